"""The words of a block without the signs of Markdown, and the links and signs among them."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from operator import itemgetter
from typing import NamedTuple
from unicodedata import is_normalized

from cardgen.loading.fields import SLUG
from cardgen.loading.letters import Letter, composed
from cardgen.loading.rulebook.lines import LEFT_OUT, Line, Lines
from cardgen.loading.suggest import asked, listed, nearest
from cardgen.loading.tokens import PARTS, Fault, piece_of
from cardgen.model.place import Place
from cardgen.model.rulebook import LINKS, Block, Inset, Link, Spot, spot
from cardgen.model.text import Icon

LINK = re.compile(rf"({'|'.join(LINKS)}):({SLUG}(?:/{SLUG})?)")
MARKUP = re.compile(
    r"(?P<code>(?<!`)(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`))"
    rf"|(?P<token>{PARTS.pattern})"
    r"|\\(?P<escaped>[!-/:-@\[-`{-~\n])"
    r"|(?P<address><?(?:https?://|www\.)[^\s<>()]*[^\s<>().,;:?!]>?)"
    r"|(?P<entity>&(?:#\d+|#x[0-9a-fA-F]+|[a-zA-Z]+);)"
    rf"|\]\((?:[^()\n]|\([^()\n]*\))*\)|!?\[|\]|~~|(?<!\s)\*+|\*+(?!\s)|(?<!\w)_+|_+(?!\w)|{LEFT_OUT}+",
    re.DOTALL,
)
HELP = (
    f"a link is {{card:id}}, {listed(f'{{{kind}:…}}' for kind in LINKS[1:])}; an icon is {{name}}"
    " or {name:number}, as {coin:3}; a brace is typed twice: {{ or }}"
)


class Typed(NamedTuple):
    """The lines of a block as one text, and where its characters are typed."""

    text: str
    spots: tuple[Spot, ...]

    def cut(self, start: int, end: int) -> Iterator[Spot]:
        """The spots of a stretch, counted from its start."""
        yield Spot(0, *spot(self.spots, start))
        first = bisect_right(self.spots, start, key=itemgetter(0))
        last = bisect_left(self.spots, end, key=itemgetter(0))
        yield from (each._replace(start=each.start - start) for each in self.spots[first:last])


class Slip(NamedTuple):
    """What is wrong with a token, and where it is."""

    fault: Fault
    place: Place


class Words:
    """The words of a block as they come together, each character with its place."""

    def __init__(self, typed: Typed, file: str, own: str) -> None:
        self.typed, self.file, self.own = typed, file, own
        self.kept, self.length = list[str](), 0
        self.spots: list[Spot] = []
        self.insets: list[Inset] = []
        self.slips: list[Slip] = []
        done = 0
        for match in MARKUP.finditer(typed.text):
            self._keep(done, match.start())
            self._markup(match)
            done = match.end()
        self._keep(done, len(typed.text))

    def _keep(self, start: int, end: int) -> None:
        """Characters as they are typed, line ends as spaces."""
        if start < end:
            spots = self.typed.cut(start, end)
            self._add(self.typed.text[start:end].replace("\n", " "), spots)

    def _add(self, words: str, spots: Iterable[Spot]) -> None:
        self.spots += (each._replace(start=each.start + self.length) for each in spots)
        self.kept.append(words)
        self.length += len(words)

    def _markup(self, match: "re.Match[str]") -> None:
        start = match.start()
        if match["token"]:
            self._token(match)
        elif match["code"] or match["address"]:
            self._inset(None, start, match.end())
        elif match["escaped"]:
            self._keep(match.end() - 1, match.end())
        elif match["entity"]:
            self._add(unescape(match["entity"]), self.typed.cut(start, start + 1))

    def _token(self, match: "re.Match[str]") -> None:
        read = token(match[0], match.start(), self.own)
        if isinstance(read, Fault):
            self.slips.append(Slip(read, self._place(read.offset, read.length)))
        if isinstance(read, str):
            self._keep(match.start(), match.start() + 1)
        else:
            what = None if isinstance(read, Fault) else read
            self._inset(what, match.start(), match.end())

    def _place(self, start: int, length: int) -> Place:
        line, column = spot(self.typed.spots, start + length - 1)
        return Place(self.file, *spot(self.typed.spots, start), line, column + 1)

    def _inset(self, what: Link | Icon | None, start: int, end: int) -> None:
        begun = self.length
        self._keep(start, end)
        self.insets.append(Inset(what, begun, self.length))


def token(whole: str, offset: int, own: str) -> Link | Icon | str | Fault:
    """What a token of a rulebook stands for: a link, an icon or a brace.

    `own` is `pack/`, which ids of the rulebook's own pack may bear.
    """
    inner = whole[1:-1].strip()
    if link := LINK.fullmatch(inner):
        return Link(link[1], link[2].removeprefix(own))
    if "|" in inner:
        message, help = f'"{whole}" is words by Age, which cards alone have', "type the words"
        return Fault("token", offset, len(whole), message, help)
    match = PARTS.fullmatch(whole)
    piece = piece_of(match, 1) if match else whole
    if isinstance(piece, Fault):
        message = f"{piece.message.replace('icon nor words', 'link nor icon')}{_meant(inner)}"
        return piece._replace(offset=offset, message=message, help=HELP)
    return piece  # type: ignore[return-value]  # words by Age are refused above


def _meant(inner: str) -> str:
    """The question whether a known link was meant by one that is not."""
    kind, colon, id = inner.partition(":")
    near = nearest(kind.strip(), LINKS) if colon else ""
    return asked(f"{{{near}:{'-'.join(id.casefold().split())}}}" if near else "")


def block_of(lines: Lines, file: str, own: str) -> tuple[Block | None, Sequence[Slip]]:
    """The block, none where nothing is left of it, and the faults of its tokens; see `token`."""
    words = Words(_typed(lines.lines), file, own)
    said = "".join(words.kept)
    start, end = len(said) - len(said.lstrip(" ")), len(said.rstrip(" "))
    if start >= end:
        return None, words.slips
    insets = tuple(Inset(one.what, one.start - start, one.end - start) for one in words.insets)
    spots = tuple(Typed(said, tuple(words.spots)).cut(start, end))
    rest = (lines.level, lines.quote, lines.list)
    return Block(lines.kind, file, said[start:end], spots, insets, *rest), words.slips


def _typed(lines: Sequence[Line]) -> Typed:
    """Lines as one text; accents that are typed apart join their letters."""
    parts, spots, length = list[str](), list[Spot](), 0
    for words, line, column in lines:
        if is_normalized("NFC", words):
            part, begins = words, [Spot(length, line + 1, column + 1)]
        else:
            letters = composed([Letter(sign, line, column + i) for i, sign in enumerate(words)])
            part = "".join(letter.sign for letter in letters)
            begins = [
                Spot(length + i, line + 1, letter.column + 1) for i, letter in enumerate(letters)
            ]
        parts.append(part)
        spots += begins
        length += len(part) + 1
    return Typed("\n".join(parts), tuple(spots))

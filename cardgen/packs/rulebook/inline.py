"""The words of a block without the signs of Markdown, and the links and signs among them."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from operator import itemgetter
from typing import NamedTuple
from unicodedata import is_normalized

from cardgen.model.finding import Place
from cardgen.model.rulebook import LINKS, Block, Inset, Link, SourceMark, find_mark
from cardgen.model.text import Icon
from cardgen.packs.fields import SLUG
from cardgen.packs.notation import TOKEN, TokenFault, parse_token
from cardgen.packs.rulebook.blocks import LEFT_OUT, MarkdownBlock, MarkdownLine
from cardgen.suggest import ask_whether, closest_match, join_words
from cardgen.yaml.characters import Character, compose_characters

LINK = re.compile(rf"({'|'.join(LINKS)}):({SLUG}(?:/{SLUG})?)")
MARKUP = re.compile(
    r"(?P<code>(?<!`)(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`))"
    rf"|(?P<token>{TOKEN.pattern})"
    r"|\\(?P<escaped>[!-/:-@\[-`{-~\n])"
    r"|(?P<address><?(?:https?://|www\.)[^\s<>()]*[^\s<>().,;:?!]>?)"
    r"|(?P<entity>&(?:#\d+|#x[0-9a-fA-F]+|[a-zA-Z]+);)"
    rf"|\]\((?:[^()\n]|\([^()\n]*\))*\)|!?\[|\]|~~|(?<!\s)\*+|\*+(?!\s)|(?<!\w)_+|_+(?!\w)|{LEFT_OUT}+",
    re.DOTALL,
)
HELP = (
    f"a link is {{card:id}}, {join_words(f'{{{kind}:…}}' for kind in LINKS[1:])};"
    " an icon is {name}"
    " or {name:number}, as {coin:3}; a brace is typed twice: {{ or }}"
)


class TypedText(NamedTuple):
    """The lines of a block as one text, and where its characters are typed."""

    text: str
    marks: tuple[SourceMark, ...]

    def cut(self, start: int, end: int) -> Iterator[SourceMark]:
        """The marks of a stretch, counted from its start."""
        yield SourceMark(0, *find_mark(self.marks, start))
        first = bisect_right(self.marks, start, key=itemgetter(0))
        last = bisect_left(self.marks, end, key=itemgetter(0))
        yield from (each._replace(start=each.start - start) for each in self.marks[first:last])


class PlacedFault(NamedTuple):
    """What is wrong with a token, and where it is."""

    fault: TokenFault
    place: Place


class BlockText:
    """The words of a block as they come together, each character with its place."""

    def __init__(self, typed: TypedText, file: str, own: str) -> None:
        self.typed, self.file, self.own = typed, file, own
        self.kept, self.length = list[str](), 0
        self.marks: list[SourceMark] = []
        self.insets: list[Inset] = []
        self.faults: list[PlacedFault] = []
        done = 0
        for match in MARKUP.finditer(typed.text):
            self._keep(done, match.start())
            self._markup(match)
            done = match.end()
        self._keep(done, len(typed.text))

    def _keep(self, start: int, end: int) -> None:
        """Characters as they are typed, line ends as spaces."""
        if start < end:
            marks = self.typed.cut(start, end)
            self._add(self.typed.text[start:end].replace("\n", " "), marks)

    def _add(self, words: str, marks: Iterable[SourceMark]) -> None:
        self.marks += (each._replace(start=each.start + self.length) for each in marks)
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
        read = parse_rulebook_token(match[0], match.start(), self.own)
        if isinstance(read, TokenFault):
            self.faults.append(PlacedFault(read, self._place(read.offset, read.length)))
        if isinstance(read, str):
            self._keep(match.start(), match.start() + 1)
        else:
            what = None if isinstance(read, TokenFault) else read
            self._inset(what, match.start(), match.end())

    def _place(self, start: int, length: int) -> Place:
        line, column = find_mark(self.typed.marks, start + length - 1)
        return Place(self.file, *find_mark(self.typed.marks, start), line, column + 1)

    def _inset(self, what: Link | Icon | None, start: int, end: int) -> None:
        begun = self.length
        self._keep(start, end)
        self.insets.append(Inset(what, begun, self.length))


def parse_rulebook_token(whole: str, offset: int, own: str) -> Link | Icon | str | TokenFault:
    """What a token of a rulebook stands for: a link, an icon or a brace.

    `own` is `pack/`, which ids of the rulebook's own pack may bear.
    """
    inner = whole[1:-1].strip()
    if link := LINK.fullmatch(inner):
        return Link(link[1], link[2].removeprefix(own))
    if "|" in inner:
        message, help = f'"{whole}" is words by Age, which cards alone have', "type the words"
        return TokenFault("token", offset, len(whole), message, help)
    match = TOKEN.fullmatch(whole)
    read = parse_token(match, 1) if match else whole
    if isinstance(read, TokenFault):
        message = f"{read.message.replace('icon nor words', 'link nor icon')}{_meant(inner)}"
        return read._replace(offset=offset, message=message, help=HELP)
    return read  # type: ignore[return-value]  # words by Age are refused above


def _meant(inner: str) -> str:
    """The question whether a known link was meant by one that is not."""
    kind, colon, id = inner.partition(":")
    near = closest_match(kind.strip(), LINKS) if colon else ""
    return ask_whether(f"{{{near}:{'-'.join(id.casefold().split())}}}" if near else "")


def parse_block(
    lines: MarkdownBlock, file: str, own: str
) -> tuple[Block | None, Sequence[PlacedFault]]:
    """The block, none where nothing is left of it, and the faults of its tokens."""
    words = BlockText(_typed(lines.lines), file, own)
    said = "".join(words.kept)
    start, end = len(said) - len(said.lstrip(" ")), len(said.rstrip(" "))
    if start >= end:
        return None, words.faults
    insets = tuple(Inset(one.what, one.start - start, one.end - start) for one in words.insets)
    marks = tuple(TypedText(said, tuple(words.marks)).cut(start, end))
    rest = (lines.level, lines.quote, lines.list)
    return Block(lines.kind, file, said[start:end], marks, insets, *rest), words.faults


def _typed(lines: Sequence[MarkdownLine]) -> TypedText:
    """Lines as one text; accents that are typed apart join their letters."""
    parts, marks, length = list[str](), list[SourceMark](), 0
    for words, line, column in lines:
        if is_normalized("NFC", words):
            part, begins = words, [SourceMark(length, line + 1, column + 1)]
        else:
            characters = compose_characters(
                [Character(sign, line, column + i) for i, sign in enumerate(words)]
            )
            part = "".join(character.sign for character in characters)
            begins = [
                SourceMark(length + i, line + 1, character.column + 1)
                for i, character in enumerate(characters)
            ]
        parts.append(part)
        marks += begins
        length += len(part) + 1
    return TypedText("\n".join(parts), tuple(marks))

"""The words of a block without the signs of Markdown, and the links and signs among them."""

import re
from collections.abc import Iterable, Sequence
from html import unescape
from typing import NamedTuple
from unicodedata import is_normalized

from cardgen.loading.fields import SLUG
from cardgen.loading.icons import icon
from cardgen.loading.letters import Letter, composed
from cardgen.loading.rulebook.lines import LEFT_OUT, Line, Lines
from cardgen.loading.suggest import asked, listed, nearest
from cardgen.loading.tokens import PARTS, Fault, piece_of
from cardgen.model.rulebook import LINKS, Block, Inset, Link
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


class Slip(NamedTuple):
    """What is wrong with a token, and its first and last character."""

    fault: Fault
    first: Letter
    last: Letter


class Words:
    """The words of a block as they come together, each character with its place."""

    def __init__(self, letters: Sequence[Letter]) -> None:
        self.letters = letters
        self.text = "".join(letter.sign for letter in letters)
        self.kept: list[Letter] = []
        self.insets: list[Inset] = []
        self.faults: list[Slip] = []
        done = 0
        for match in MARKUP.finditer(self.text):
            self._keep(done, match.start())
            self._markup(match)
            done = match.end()
        self._keep(done, len(self.text))

    def _keep(self, start: int, end: int) -> None:
        """Characters as they are typed, line ends as spaces."""
        for letter in self.letters[start:end]:
            self.kept.append(letter._replace(sign=" ") if letter.sign == "\n" else letter)

    def _markup(self, match: "re.Match[str]") -> None:
        start = match.start()
        if match["token"]:
            self._token(match)
        elif match["code"] or match["address"]:
            self._inset(None, start, match.end())
        elif match["escaped"]:
            self._keep(match.end() - 1, match.end())
        elif match["entity"]:
            signs = unescape(match["entity"])
            self.kept += (self.letters[start]._replace(sign=sign) for sign in signs)

    def _token(self, match: "re.Match[str]") -> None:
        read = token(match[0], match.start())
        if isinstance(read, Fault):
            ends = self.letters[read.offset], self.letters[read.offset + read.length - 1]
            self.faults.append(Slip(read, *ends))
        if isinstance(read, str):
            self._keep(match.start(), match.start() + 1)
        else:
            what = None if isinstance(read, Fault) else read
            self._inset(what, match.start(), match.end())

    def _inset(self, what: Link | Icon | None, start: int, end: int) -> None:
        begun = len(self.kept)
        self._keep(start, end)
        self.insets.append(Inset(what, begun, len(self.kept)))


def token(whole: str, offset: int) -> Link | Icon | str | Fault:
    """What a token of a rulebook stands for: a link, an icon or a brace."""
    inner = whole[1:-1].strip()
    if link := LINK.fullmatch(inner) if icon(inner) is None else None:
        return Link(link[1], link[2])
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


def block_of(lines: Lines, file: str) -> tuple[Block | None, Sequence[Slip]]:
    """The block, none where nothing is left of it, and the faults of its tokens."""
    words = Words(_letters(lines.lines))
    said = "".join(letter.sign for letter in words.kept)
    start, end = len(said) - len(said.lstrip(" ")), len(said.rstrip(" "))
    if start >= end:
        return None, words.faults
    insets = tuple(Inset(one.what, one.start - start, one.end - start) for one in words.insets)
    spots = tuple((letter.line + 1, letter.column + 1) for letter in words.kept[start:end])
    rest = (lines.level, lines.quote, lines.list)
    return Block(lines.kind, file, said[start:end], spots, insets, *rest), words.faults


def _letters(lines: Iterable[Line]) -> list[Letter]:
    letters: list[Letter] = []
    for words, line, column in lines:
        if letters:
            letters.append(Letter("\n", letters[-1].line, letters[-1].column + 1))
        letters += [Letter(sign, line, column + i) for i, sign in enumerate(words)]
    plain = is_normalized("NFC", "".join(letter.sign for letter in letters))
    return letters if plain else composed(letters)

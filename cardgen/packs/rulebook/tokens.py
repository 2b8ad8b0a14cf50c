"""What stands between braces in a rulebook: links, signs, ids of headings."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from cardgen.model.rulebook import BLOCK_LINKS, LINKS, Block, Inset, Link
from cardgen.model.text import Icon
from cardgen.packs.fields import SLUG
from cardgen.packs.notation import TOKEN, TokenFault, parse_token
from cardgen.packs.rulebook.not_printed import marks_not_printed
from cardgen.packs.rulebook.source import ADDRESS, LEFT_OUT, MarkdownFault
from cardgen.packs.rulebook.words import Span, TypedWords
from cardgen.suggest import as_id, ask_whether, closest_match, join_words

LINK = re.compile(rf"({'|'.join(LINKS)}):({SLUG}(?:/{SLUG})?)")
ANCHOR = re.compile(rf"\{{#({SLUG})\}}")
ENDS = re.compile(r" *\Z")
OPENS_ANCHOR = re.compile(r"\{ *#")
# As on cards, but that no code and no brace typed as `\{` stands in a token.
ONE_TOKEN = rf"\{{\{{|\}}\}}|\{{[^{{}}{LEFT_OUT}]*\}}|[{{}}]"
TOKEN_OR_ADDRESS = re.compile(rf"(?P<token>{ONE_TOKEN})|{ADDRESS}")
HELP = (
    f"a link is {{card:id}}, {join_words(f'{{{kind}:…}}' for kind in LINKS[1:])};"
    " an icon is {name}"
    " or {name:number} with figures, as {coin:3}; a brace is typed twice: {{ or }}"
)
LIKE = 0.7  # how near a link is that is meant: `{coin:three}` means no `{count:…}`
STAR = re.compile(r"\*{2,}|\*(?=\w)|(?<=\w)\*")
IN_ROWS = ("picture", "ruling")
PLACES = {"ruling": ("paragraph", "item")}
WHERE = {
    "picture": "a paragraph of its own, or of pictures alone, or the beginning of an item",
    "ruling": "a paragraph or an item of its own",
}


class BlockTokens:
    """The tokens and addresses in the words of a block, and what is wrong with them.

    `own` is `pack/`, which ids of the rulebook's own pack may bear.
    """

    def __init__(self, typed: TypedWords, file: str, own: str, *, heading: bool) -> None:
        self.typed, self.file, self.own, self.heading = typed, file, own, heading
        self.anchor, self.faults = "", list[MarkdownFault]()
        self._insets, self._cuts = list(typed.insets), list[Span]()
        self._legible = typed.with_tokens
        for match in TOKEN_OR_ADDRESS.finditer(self._legible):
            if OPENS_ANCHOR.match(match[0]):
                self._anchor(*match.span())
            elif match["token"]:
                self._token(*match.span())
            else:
                self._insets.append(Inset(None, *match.span()))
        for star in STAR.finditer(self._legible):
            message = f'"{star[0]}" sets nothing bold or in italics, and is printed'
            self._note(
                *star.span(), message, r"give it its partner, or type \* for the sign itself"
            )

        for start, end, message, help in marks_not_printed(self._legible):
            self._note(start, end, message, help)

    @cached_property
    def words(self) -> TypedWords:
        """The words with all their insets: braces typed twice are one, an anchor is gone."""
        insets = tuple(sorted(self._insets, key=lambda one: one.start))
        words = self.typed._replace(insets=insets) if insets else self.typed
        words = words.without(self._cuts) if self._cuts else words
        said = words.words
        start, end = len(said) - len(said.lstrip(" ")), len(said.rstrip(" "))
        around = end - start < len(said)
        return words.without([(0, start), (max(start, end), len(said))]) if around else words

    def _token(self, start: int, end: int) -> None:
        read = parse_rulebook_token(self.typed.words[start:end], start, self.own)
        if isinstance(read, TokenFault):
            place = self.typed.place(self.file, read.offset, read.offset + read.length)
            self.faults.append(MarkdownFault(place, read.message, read.help, read.code))
            self._insets.append(Inset(None, start, end))
        elif isinstance(read, str):
            self._cuts.append((start + 1, end))
        else:
            self._insets.append(Inset(read, start, end))

    def _anchor(self, start: int, end: int) -> None:
        """The id of a heading, which stands at its end; elsewhere it is none."""
        typed = self.typed.words[start:end]
        sound, last = ANCHOR.fullmatch(typed), ENDS.match(self._legible, end)
        if self.heading and last:
            self.anchor = sound[1] if sound else ""
            self._cuts.append((start, end))
        else:
            self._insets.append(Inset(None, start, end))
            message = f"{typed} names a heading, and stands at the end of one"
            self._note(start, end, message, "refer to a heading by {see:…}, with its id")
        if not sound:
            meant = as_id(typed)
            message = (
                f"{typed} is no id of a heading{ask_whether(f'{{#{meant}}}' if meant else '')}"
            )
            self._note(start, end, message, "an id is small letters and digits, hyphens between")

    def _note(self, start: int, end: int, message: str, help: str) -> None:
        self.faults.append(MarkdownFault(self.typed.place(self.file, start, end), message, help))


def parse_rulebook_token(whole: str, offset: int, own: str) -> Link | Icon | str | TokenFault:
    """What a token of a rulebook stands for: a link, an icon or a brace."""
    inner = whole[1:-1].strip()
    if link := LINK.fullmatch(inner):
        # A deck may be called as its pack is, so that backs bear no pack: `{picture:leaders/back}`.
        return Link(link[1], link[2] if link[1] == "picture" else link[2].removeprefix(own))
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
    near = closest_match(kind.strip(), LINKS, near=LIKE) if colon else ""
    return ask_whether(f"{{{near}:{as_id(id)}}}" if near else "")


def repeated_anchors(blocks: Iterable[Block]) -> Iterator[MarkdownFault]:
    """Headings whose id an earlier one has."""
    first: dict[str, Block] = {}
    for block in blocks:
        if block.anchor and first.setdefault(block.anchor, block) is not block:
            message = f"{{#{block.anchor}}} names two headings"
            help = f"give this one another id: the first stands at {first[block.anchor].place()}"
            yield MarkdownFault(block.place(), message, help)


def misplaced_links(block: Block) -> Iterator[MarkdownFault]:
    """Links that are printed as blocks of their own, and stand among words or others."""
    apart = [held for held in block.linked if held[0].kind in (*BLOCK_LINKS, "ruling")]
    kinds = {one.what.kind if isinstance(one.what, Link) else "" for one in block.insets}
    alone = bool(apart) and len(kinds) == 1 and not block.masked(" ").strip()
    beside = block.leading_pictures
    for link, inset in apart:
        if (link, inset) in beside:
            continue
        row = link.kind in IN_ROWS or len(block.insets) == 1
        if not (alone and row and block.kind in PLACES.get(link.kind, ("paragraph",))):
            message = f"{link} is printed as a block of its own, and stands amid others"
            help = f"put it into {WHERE.get(link.kind, 'a paragraph of its own')}"
            yield MarkdownFault(block.place(inset.start, inset.end), message, help)

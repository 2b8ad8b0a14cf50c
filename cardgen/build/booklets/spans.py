"""Words of a rulebook as spans: bold and italics as faces, tokens looked up, links with targets."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.model.rulebook import Block, Inset, Link
from cardgen.model.text import Icon, Runs

BODY, STRONG, EMPHASIS = "Vollkorn-Regular", "Vollkorn-SemiBold", "Vollkorn-Italic"
# The pages of a section before they are known, of a card or a call-out: as wide as most of them.
GUESSED, GUESSED_PAGE = "10–11", "10"
Spans = tuple[BookSpan, ...]


class BookletNames(NamedTuple):
    """What links of a booklet are printed as: names by `card:iris`, counts by kind, sections and
    pages by anchor, `4` or `4–5`; `see` says both, with {number} and {page}. `entries` are the
    anchors of cards and boards by the ids that their headings were given besides: of these, and of
    call-outs, `page_of` says but the page, by `card`, `example`, `ruling`; the section begins
    elsewhere. `described` are the anchors of all cards and boards that have an entry."""

    names: Mapping[str, str]
    counts: Mapping[str, int]
    numbers: Mapping[str, str]
    pages: Mapping[str, str]
    see: str
    entries: Mapping[str, str]
    page_of: Mapping[str, str]
    described: frozenset[str]

    def printed(self, link: Link) -> tuple[str, str]:
        """What stands for a link in a sentence, and where it leads."""
        if link.kind == "count":
            return str(self.counts.get(link.id, 0)), ""
        if link.kind == "see":
            target = self.entries.get(link.id, link.id)
            kind = "card" if link.id in self.entries else link.id.rpartition("/")[0]
            guessed = GUESSED_PAGE if kind else GUESSED
            number, page = self.numbers.get(link.id, "?"), self.pages.get(target, guessed)
            words = self.page_of[kind] if kind else self.see
            return words.format(number=number, page=page), f"#{target}"
        if link.kind in ("card", "wonder"):
            key = f"{link.kind}:{link.id}"
            return self.names.get(key, link.id), f"#{key}" if key in self.described else ""
        return "", ""


def run_spans(runs: Runs, face: str = BODY) -> Spans:
    """Words of a card as spans of one face."""
    return tuple(BookSpan(run, face) for run in runs)


def block_spans(block: Block, names: BookletNames, start: int = 0) -> Spans:
    """The words of a block from a character on."""
    insets = {inset.start: inset for inset in block.insets}
    cuts = {start, len(block.words)}
    for inset in block.insets:
        cuts |= {inset.start, inset.end}
    for styled in block.styles:
        cuts |= {styled.start, styled.end}
    ordered = sorted(cut for cut in cuts if cut >= start)
    made = [
        span
        for first, last in zip(ordered, ordered[1:], strict=False)
        for span in _stretch(block, first, last, insets, names)
    ]
    return tuple(_tidied(made))


def _stretch(
    block: Block, first: int, last: int, insets: Mapping[int, Inset], names: BookletNames
) -> Iterator[BookSpan]:
    face = _face(block, first)
    inset = insets.get(first)
    if inset is None:
        if not any(one.start < first < one.end for one in block.insets):
            yield BookSpan(block.words[first:last], face)
    elif isinstance(inset.what, Icon):
        yield BookSpan(inset.what, face)
    elif isinstance(inset.what, Link):
        words, target = names.printed(inset.what)
        if words:
            yield BookSpan(words, face, target)
    else:
        yield _literal(block.words[first:last], face)


def _literal(words: str, face: str) -> BookSpan:
    """Code, without its ticks, or an address, which leads there."""
    bare = words.strip("`<>")
    leads = bare.startswith(("http://", "https://")) and bare.isascii()
    target = bare if leads else ""
    return BookSpan(bare, face, target)


def _face(block: Block, at: int) -> str:
    held = {one.style for one in block.styles if one.start <= at < one.end}
    return STRONG if "strong" in held else EMPHASIS if held else BODY


def _tidied(spans: list[BookSpan]) -> list[BookSpan]:
    """Without the space that is left where nothing is printed for a token."""
    if spans and isinstance(spans[-1].content, str):
        last = spans[-1]
        spans[-1] = last._replace(content=str(last.content).rstrip())
    return [span for span in spans if span.content]

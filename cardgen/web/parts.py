"""Contents of a booklet as parts that the template of a page knows how to write."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    ContentBlock,
    Entry,
    ExplainedSigns,
    Gallery,
    ListItem,
    PageLines,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.model.language import BookletWords
from cardgen.web.lists import nested_lists
from cardgen.web.pictures import PictureShelf, WebPicture
from cardgen.web.runs import RunMaker
from cardgen.web.table import table_part

Part = Mapping[str, Any]  # what the template is given: its `kind`, and what goes with that


class PartMaker:
    """Makes the parts of one page."""

    def __init__(self, maker: RunMaker, shelf: PictureShelf, words: BookletWords) -> None:
        self._maker, self._shelf, self._words = maker, shelf, words
        self._known = set[str]()

    def parts(self, blocks: Iterable[ContentBlock]) -> tuple[Part, ...]:
        """Blocks in their order, items of a list together."""
        return tuple(self._each(blocks))

    def _each(self, blocks: Iterable[ContentBlock]) -> Iterator[Part]:
        for is_item, group in groupby(blocks, lambda block: isinstance(block, ListItem)):
            if is_item:
                items = [block for block in group if isinstance(block, ListItem)]
                yield from nested_lists(items, self._maker, partial(self.pictures, small=True))
            else:
                for block in group:
                    yield from self._part(block)

    def _part(self, block: ContentBlock) -> Iterator[Part]:
        runs = self._maker.runs
        if isinstance(block, ProseBlock):
            yield {"kind": "prose", "look": block.kind, "runs": runs(block.spans)}
        elif isinstance(block, TableRows):
            heads, *rows = [[runs(cell) for cell in row] for row in block.rows]
            yield {"kind": "rows", "heads": heads, "rows": rows}
        elif isinstance(block, Gallery):
            yield {"kind": "gallery", "pictures": self.pictures(block.pictures)}
        elif isinstance(block, CallOut):
            yield self._call_out(block)
        elif isinstance(block, ExplainedSigns):
            signs = [(self._maker.symbols.row((icon,)), runs(said)) for icon, said in block.signs]
            yield {"kind": "signs", "title": block.title, "signs": signs}
        elif isinstance(block, PageLines):
            lines = [(self._maker.anchor(line.anchor), runs(line.spans)) for line in block.lines]
            yield {"kind": "lines", "lines": lines}
        elif isinstance(block, TablePosition):
            yield table_part(block, self._maker, self._shelf, self._words.position)

    def _call_out(self, block: CallOut) -> Part:
        named = {"example": self._words.example, "ruling": self._words.ruling}
        return {
            "kind": "aside",
            "ids": [name for name in block.anchors if self._new(name)],
            "look": block.kind,
            "label": block.label or named.get(block.kind, ""),
            "shows_label": bool(block.label),
            "pictures": self.pictures(block.pictures, small=True),
            "parts": self.parts(block.blocks),
        }

    def _new(self, id: str) -> bool:
        """Whether a call-out is the first that links find by an id: the same may stand twice."""
        known = id in self._known
        self._known.add(id)
        return not known

    def pictures(
        self, pictures: Sequence[BookPicture], *, small: bool = False
    ) -> tuple[WebPicture, ...]:
        """Pictures with their words."""
        return tuple(self._shelf.shown(one.drawing, one.said, small=small) for one in pictures)

    def entry(self, block: Entry) -> Part:
        """What stands in a card or board before what the book adds."""
        maker = self._maker
        return {
            "pictures": self.pictures(block.pictures),
            "place": block.place,
            "badges": maker.symbols.row(block.badges) if block.badges else None,
            "costs": [(self._ages(one.ages), maker.symbols.row(one.icons)) for one in block.costs],
            "rows": [(self._ages(one.ages), maker.runs(one.spans)) for one in block.rows],
            "flavour": maker.runs(block.flavour),
        }

    def _ages(self, ages: str) -> str:
        """`I–II` as words say it, `A 2` of a board: its side and its stage; nothing for nothing."""
        side, _, stage = ages.partition(" ")
        words = self._words
        if stage:
            return f"{words.side.format(side=side)}, {words.web.stage.format(number=stage)}"
        if not ages:
            return ""
        numeral = set(side) <= set("IVX–")
        return words.position.age.format(age=side) if numeral else words.side.format(side=side)

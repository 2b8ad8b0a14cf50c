"""Blocks poured into columns of pages: what leads stays with what follows, columns end evenly."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from cardgen.layout.booklet.text_lines import Drawn
from cardgen.layout.marks import Begin
from cardgen.layout.text.typesetting import SLACK, least_that_fits
from cardgen.units import Box


class FlowPart(NamedTuple):
    """Something that no column end parts: `height` mm high, drawn for the left and top it has.

    `path` are the elements of the document that it lies in, from the outermost. `anchors` are
    the names by which links find it.
    """

    height: float
    draw: Callable[[float, float], list[Drawn]]
    path: tuple[Begin, ...] = ()
    anchors: tuple[str, ...] = ()


class FlowBlock(NamedTuple):
    """Parts one below the other, `above` mm below what stands before, but at the head of a column.

    `breaks` are the parts before which a column may end. A block that `leads` stands in one column
    with the beginning of the next one. `spans` is across all columns. It begins a page where less
    than `room` mm are left. `running` is what the head of the page says from there.
    """

    parts: tuple[FlowPart, ...]
    above: float = 0.0
    breaks: frozenset[int] = frozenset()
    leads: bool = False
    spans: bool = False
    room: float = 0.0
    running: str = ""


class FlowItem(NamedTuple):
    """A part with the gap above it; a column may end before it where `free`."""

    part: FlowPart
    gap: float
    free: bool
    room: float = 0.0
    running: str = ""
    stretches: bool = False


@dataclass
class FlowPage:
    """A page as it is filled: parts with their left and top, what its head says."""

    number: int
    placed: list[tuple[FlowPart, float, float]] = field(default_factory=list)
    running: str = ""
    opens: bool = False  # whether a chapter begins at its head


class TooHigh(Exception):
    """A part that is higher than a page; `part` is which."""

    def __init__(self, part: FlowPart) -> None:
        super().__init__(f"{part.height:.0f} mm")
        self.part = part


class PageFlow:
    """Fills pages; `room` gives the box of a page's columns by its number, from 1."""

    LEAST = 24.0  # mm that columns are begun in
    BELOW = 5.0  # mm between columns and what spans them
    FEATHER = 1.3  # mm that a gap may grow so that a column reaches the foot

    def __init__(
        self, room: Callable[[int], Box], columns: int, gutter: float, *, first: int = 1
    ) -> None:
        self._room, self._columns, self._gutter, self._first = room, columns, gutter, first
        self.pages: list[FlowPage] = []
        self._y = 0.0
        self._running = ""
        self._new_page()

    def pour(self, blocks: Sequence[FlowBlock]) -> list[FlowPage]:
        """Every block on its page. TooHigh where a part fits on none."""
        for spans, group in groupby(blocks, lambda block: block.spans):
            items = list(_items(list(group)))
            if spans:
                self._pour_across(items)
            else:
                self._pour_columns(items)
        return self.pages

    def new_page(self) -> None:
        """Begin a page, unless one has just begun."""
        if self.pages[-1].placed:
            self._new_page()

    @property
    def _box(self) -> Box:
        return self._room(self.pages[-1].number)

    @property
    def _left(self) -> float:
        return self._box.bottom - self._y

    def _new_page(self) -> None:
        self.pages.append(FlowPage(len(self.pages) + self._first, running=self._running))
        self._y = self._box.y

    def _place(self, item: FlowItem, x: float, y: float) -> None:
        page = self.pages[-1]
        if item.running:
            page.opens = page.opens or not page.placed
            self._running = item.running
            if page.opens or not page.running:
                page.running = item.running
        page.placed.append((item.part, x, y))

    def _pour_across(self, items: Sequence[FlowItem]) -> None:
        """Items over the whole width, group by group of what may not part."""
        for group in _unparted(items):
            tall = _height(group)
            gap = group[0].gap if self.pages[-1].placed else 0.0
            need = max(tall, *(item.room for item in group))
            if gap + need > self._left + SLACK and self.pages[-1].placed:
                self._new_page()
                gap = 0.0
            if tall > self._left + SLACK:
                raise TooHigh(max(group, key=lambda item: item.part.height).part)
            y = self._y + gap
            for number, item in enumerate(group):
                y += item.gap if number else 0.0
                self._place(item, self._box.x, y)
                y += item.part.height
            self._y = y

    def _pour_columns(self, items: Sequence[FlowItem]) -> None:
        rest = list(items)
        while rest:
            gap = self.BELOW if self.pages[-1].placed else 0.0
            room = self._left - gap
            if room < min(self.LEAST, _height(rest)) and self.pages[-1].placed:
                self._new_page()
                continue
            ends = self._column_ends(rest, room)
            if ends[-1] == len(rest):
                ends = self._even_ends(rest, room)
                self._set_columns(rest, ends, self._y + gap, None)
                self._y += gap + max(
                    _height(rest[a:b]) for a, b in zip([0, *ends], ends, strict=False)
                )
                return
            if not ends[-1]:
                if self.pages[-1].placed:
                    self._new_page()
                    continue
                raise TooHigh(max(rest[: _first_end(rest)], key=lambda i: i.part.height).part)
            self._set_columns(rest, ends, self._y + gap, room)
            rest = rest[ends[-1] :]
            self._new_page()

    def _even_ends(self, items: Sequence[FlowItem], room: float) -> list[int]:
        """Where columns end that are as low as may be."""
        least = least_that_fits(0.0, room, lambda tried: self._fit(items, tried))
        return self._column_ends(items, least)

    def _fit(self, items: Sequence[FlowItem], height: float) -> bool:
        return self._column_ends(items, height)[-1] == len(items)

    def _column_ends(self, items: Sequence[FlowItem], height: float) -> list[int]:
        """Where each column ends that is filled to a height."""
        ends, start = [], 0
        for _ in range(self._columns):
            start = _filled(items, start, height)
            ends.append(start)
        return ends

    def _set_columns(
        self, items: Sequence[FlowItem], ends: Sequence[int], top: float, room: float | None
    ) -> None:
        """Place items column by column; where `room` is given, gaps grow so that all end evenly."""
        wide = (self._box.width - self._gutter * (self._columns - 1)) / self._columns
        start = 0
        for number, end in enumerate(ends):
            column = items[start:end]
            x, y = self._box.x + number * (wide + self._gutter), top
            more = self._feather(column, room) if room is not None else 0.0
            for index, item in enumerate(column):
                y += (item.gap + (more if item.stretches else 0.0)) if index else 0.0
                self._place(item, x, y)
                y += item.part.height
            start = end

    def _feather(self, column: Sequence[FlowItem], room: float) -> float:
        gaps = sum(item.stretches for item in column[1:])
        short = room - _height(column)
        return min(short / gaps, self.FEATHER) if gaps and short > 0 else 0.0


def _items(blocks: Sequence[FlowBlock]) -> Iterator[FlowItem]:
    led = False
    for block in blocks:
        for number, part in enumerate(block.parts):
            free = number in block.breaks if number else not led
            gap = 0.0 if number else block.above
            running = block.running if not number else ""
            room = block.room if not number else 0.0
            yield FlowItem(part, gap, free, room, running, not number and block.above > 0)
        led = block.leads


def _height(items: Sequence[FlowItem]) -> float:
    """The height of items at the head of a column."""
    return sum(item.part.height for item in items) + sum(item.gap for item in items[1:])


def _filled(items: Sequence[FlowItem], start: int, height: float) -> int:
    """The last place at which a column may end that begins at `start`; `start` where none fits."""
    used, end = 0.0, start
    for number in range(start, len(items)):
        item = items[number]
        if number > start and item.free:
            end = number
        used += item.part.height + (item.gap if number > start else 0.0)
        if used > height + SLACK:
            return end
    return len(items)


def _first_end(items: Sequence[FlowItem]) -> int:
    return next((i for i in range(1, len(items)) if items[i].free), len(items))


def _unparted(items: Sequence[FlowItem]) -> Iterator[list[FlowItem]]:
    """Items in groups that stay together."""
    group: list[FlowItem] = []
    for item in items:
        if group and item.free:
            yield group
            group = []
        group.append(item)
    if group:
        yield group

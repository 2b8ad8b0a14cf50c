"""Several values of one category in a row: `bleues, noires et Leader`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgen.phrasebook.category import (
    Child,
    FirstKeys,
    Firsts,
    Pieces,
    Step,
    Tree,
    asides_in,
)
from cardgen.phrasebook.meaning import Path
from cardgen.phrasebook.network import Node, network
from cardgen.phrasebook.pattern import Pattern, Slot
from cardgen.phrasebook.rules import planned
from cardgen.phrasebook.spelling import Spelling
from cardgen.phrasebook.wordings import Clause, Point, meeting, without

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.wordings import Wordings
    from cardgen.phrasebook.writer import Writer


@dataclass(frozen=True, slots=True)
class Listed:
    """At least one item; `between` stands before all but the first and last, `last` before that.

    `marks` are the patterns of both; the first ones are written.
    """

    name: str
    of: str
    between: Node
    last: Node
    marks: tuple[tuple[Pattern, ...], tuple[Pattern, ...]]

    def firsts(self, first: FirstKeys) -> Firsts:
        return first(self.of)

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        slot = Slot("", self.of)
        waiting: list[tuple[int, tuple[Any, ...], tuple[Step, ...], bool]] = [(at, (), (), False)]
        while waiting:
            start, values, steps, final = waiting.pop()
            for tree in reader.parse(self.of, start):
                every = (*values, tree.value)
                said = (*steps, Child(slot, tree))
                if len(every) == 1 or final:
                    yield Tree(self, every, at, tree.end, said, None, asides_in(said))
                if not final:
                    waiting += self._on(reader, tree.end, every, said)

    def _on(
        self, reader: "Reader", at: int, values: tuple[Any, ...], steps: tuple[Step, ...]
    ) -> Iterator[tuple[int, tuple[Any, ...], tuple[Step, ...], bool]]:
        """The ways on after an item: to another one, or to the last."""
        for node, final in ((self.between, False), (self.last, True)):
            for _, after, said in reader.walk(node, at):
                yield after, values, (*steps, *said), final

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        if not isinstance(value, tuple) or not value:
            return None
        steps: list[Step] = []
        for place, item in enumerate(value):
            if place:
                steps += planned(self._mark(place, value), {}, writer) or ()
            tree = writer.tree(self.of, item)
            if tree is None:
                return None
            steps.append(Child(Slot("", self.of), tree))
        return Tree(self, value, 0, 0, tuple(steps))

    def every(self, wordings: "Wordings", value: Any, after: Point) -> Point | None:
        if not isinstance(value, tuple) or not value:
            return None
        return meeting(self._row(wordings, row, after) for row in wordings.orders(value))

    def _row(self, wordings: "Wordings", row: tuple[Any, ...], after: Point) -> Point | None:
        """All ways to say items in one order; any of several may be left out with its mark.

        Where an item was left out, the last mark may have moved.
        """
        slot = Slot("", self.of)
        starts: Point | None = None  # where a row begins with an item
        goes_on: Point | None = after  # where one goes on to it
        for place, one in reversed(tuple(enumerate(row))):
            holes = {"": one}
            item = goes_on and wordings.item(slot, holes, goes_on)
            if item is None or goes_on is None:
                return None
            size = item.short - goes_on.short + 1
            lost = Clause((slot, *self._mark(place + 1, row)), holes, size)
            starts = meeting((item, starts and without(lost, starts)))
            if place:
                last = place == len(row) - 1
                marks = self.marks[1] if last else (*self.marks[0], *self.marks[1])
                marked = [wordings.pattern(mark, {}, item) for mark in marks]
                lost = Clause((*self._mark(place, row), slot), holes, size)
                goes_on = meeting((*marked, without(lost, goes_on)))
        return starts

    def _mark(self, place: int, row: tuple[Any, ...]) -> Pattern:
        """What is written before an item."""
        return self.marks[place == len(row) - 1][0]

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        found: list[str] = []
        for step in tree.steps:
            if isinstance(step, Child):
                found += step.tree.category.pieces(step.tree, form, spelling)
            else:
                found.append(step.text)  # type: ignore[union-attr]  # marks never agree
        return tuple(found)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        trees = (step.tree for step in tree.steps if isinstance(step, Child))
        return (((place,), one) for place, one in enumerate(trees))


def listed(
    name: str,
    spelling: Spelling,
    *,
    of: str,
    between: tuple[Pattern, ...],
    last: tuple[Pattern, ...],
) -> Listed:
    """The category of rows of another category, with the marks between the items."""
    first, second = (network(enumerate(marks), spelling) for marks in (between, last))
    return Listed(name, of, first, second, (between, last))

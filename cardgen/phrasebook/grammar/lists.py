"""Several values of one category in a row: `bleues, noires et Leader`."""

from collections.abc import Iterator
from typing import Any

from cardgen.model.frozen import frozen
from cardgen.phrasebook.grammar.grammar import (
    Child,
    LatticeContext,
    ParseContext,
    ParseStep,
    ParseTree,
    WriteContext,
    WrittenWords,
    open_asides,
)
from cardgen.phrasebook.grammar.lattice import Clause, LatticeNode, join_nodes, node_leaving_out
from cardgen.phrasebook.grammar.meaning import MeaningPath
from cardgen.phrasebook.grammar.pattern import Pattern, PatternSlot
from cardgen.phrasebook.grammar.productions import plan_steps
from cardgen.phrasebook.grammar.spelling import Spelling
from cardgen.phrasebook.grammar.trie import FirstSet, FirstSets, TrieNode, build_trie


@frozen
class ListPhrase:
    """At least one item; `between` stands before all but the first and last, `last` before that.

    `marks` are the patterns of both; the first ones are written.
    """

    name: str
    of: str
    between: TrieNode
    last: TrieNode
    marks: tuple[tuple[Pattern, ...], tuple[Pattern, ...]]

    def firsts(self, first: FirstSets) -> FirstSet:
        return first(self.of)

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        slot = PatternSlot("", self.of)
        waiting: list[tuple[int, tuple[Any, ...], tuple[ParseStep, ...], bool]] = [
            (at, (), (), False)
        ]
        while waiting:
            start, values, steps, final = waiting.pop()
            for tree in reader.parse(self.of, start):
                every = (*values, tree.value)
                said = (*steps, Child(slot, tree))
                if len(every) == 1 or final:
                    yield ParseTree(self, every, at, tree.end, said, None, open_asides(said))
                if not final:
                    waiting += self._on(reader, tree.end, every, said)

    def _on(
        self, reader: ParseContext, at: int, values: tuple[Any, ...], steps: tuple[ParseStep, ...]
    ) -> Iterator[tuple[int, tuple[Any, ...], tuple[ParseStep, ...], bool]]:
        """The ways on after an item: to another one, or to the last."""
        for node, final in ((self.between, False), (self.last, True)):
            for _, after, said in reader.walk(node, at):
                yield after, values, (*steps, *said), final

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        if not isinstance(value, tuple) or not value:
            return None
        steps: list[ParseStep] = []
        for place, item in enumerate(value):
            if place:
                steps += plan_steps(self._mark(place, value), {}, writer) or ()
            tree = writer.tree(self.of, item)
            if tree is None:
                return None
            steps.append(Child(PatternSlot("", self.of), tree))
        return ParseTree(self, value, 0, 0, tuple(steps))

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        if not isinstance(value, tuple) or not value:
            return None
        return join_nodes(self._row(wordings, row, after) for row in wordings.orders(value))

    def _row(
        self, wordings: LatticeContext, row: tuple[Any, ...], after: LatticeNode
    ) -> LatticeNode | None:
        """All ways to say items in one order; any of several may be left out with its mark.

        Where an item was left out, the last mark may have moved.
        """
        slot = PatternSlot("", self.of)
        starts: LatticeNode | None = None  # where a row begins with an item
        goes_on: LatticeNode | None = after  # where one goes on to it
        for place, one in reversed(tuple(enumerate(row))):
            holes = {"": one}
            item = goes_on and wordings.item(slot, holes, goes_on)
            if item is None or goes_on is None:
                return None
            size = item.short - goes_on.short + 1
            lost = Clause((slot, *self._mark(place + 1, row)), holes, size)
            starts = join_nodes((item, starts and node_leaving_out(lost, starts)))
            if place:
                last = place == len(row) - 1
                marks = self.marks[1] if last else (*self.marks[0], *self.marks[1])
                marked = [wordings.pattern(mark, {}, item) for mark in marks]
                lost = Clause((*self._mark(place, row), slot), holes, size)
                goes_on = join_nodes((*marked, node_leaving_out(lost, goes_on)))
        return starts

    def _mark(self, place: int, row: tuple[Any, ...]) -> Pattern:
        """What is written before an item."""
        return self.marks[place == len(row) - 1][0]

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        found: list[str] = []
        for step in tree.steps:
            if isinstance(step, Child):
                found += step.tree.category.pieces(step.tree, form, spelling)
            else:
                found.append(step.text)  # type: ignore[union-attr]  # marks never agree
        return tuple(found)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        trees = (step.tree for step in tree.steps if isinstance(step, Child))
        return (((place,), one) for place, one in enumerate(trees))


def make_list_phrase(
    name: str,
    spelling: Spelling,
    *,
    of: str,
    between: tuple[Pattern, ...],
    last: tuple[Pattern, ...],
) -> ListPhrase:
    """The category of rows of another category, with the marks between the items."""
    first, second = (build_trie(enumerate(marks), spelling) for marks in (between, last))
    return ListPhrase(name, of, first, second, (between, last))

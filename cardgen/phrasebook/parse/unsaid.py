"""What the words of a tree leave unsaid: the steps it was read by, held against its pattern."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from cardgen.phrasebook.grammar.grammar import (
    ASIDE_PREFIX,
    Child,
    ParseStep,
    ParseTree,
    open_asides,
)
from cardgen.phrasebook.grammar.pattern import (
    Alternatives,
    Aside,
    FixedWord,
    Pattern,
    PatternSlot,
    Unsaid,
    may_be_silent,
)
from cardgen.phrasebook.grammar.productions import Productions

MARKS = (",", ":")  # may stand around an aside, or be left out


class PatternWay(NamedTuple):
    """A way through a pattern so far: how many steps are explained, what it leaves, what it says.

    What is said in one place need not be said in another: where one of some alternatives leaves a
    part unsaid, the others say it.
    """

    done: int = 0
    unsaid: frozenset[str] = frozenset()
    said: frozenset[str] = frozenset()

    @property
    def left(self) -> frozenset[str]:
        """What it leaves to the reader."""
        return self.unsaid - self.said


def parts_unsaid(trees: Iterable[ParseTree]) -> Mapping[str, ParseTree]:
    """Each part of the effect that trees leave unsaid, with the first tree that does."""
    found: dict[str, ParseTree] = {}
    for tree in trees:
        for part, where in _within(tree):
            found.setdefault(part, where)
    return found


def _within(tree: ParseTree) -> Iterator[tuple[str, ParseTree]]:
    if isinstance(tree.category, Productions):
        pattern = tree.category.patterns[tree.way]
        if may_be_silent(pattern):
            yield from ((part, tree) for part in sorted(_left_out(pattern, tree.steps)))
    for step in tree.steps:
        if isinstance(step, Child):
            yield from _within(step.tree)


def _left_out(pattern: Pattern, steps: tuple[ParseStep, ...]) -> frozenset[str]:
    """What a pattern leaves unsaid as it was read; what the frankest way does if there are more."""
    asides = {one.category: one.unsaid for one in pattern if isinstance(one, Aside) and one.unsaid}
    met = open_asides(steps)
    told = frozenset(part for category, part in asides.items() if category in met)
    start = PatternWay(0, frozenset(asides.values()), told)
    said = tuple(step for step in steps if not _stands_aside(step))
    ways = [way.left for way in _ways(pattern, said, {start}) if way.done == len(said)]
    return min(ways, key=lambda left: (len(left), sorted(left)), default=frozenset())


def _stands_aside(step: ParseStep) -> bool:
    """Whether a step is an aside, or a mark, which need not be typed."""
    if isinstance(step, Child):
        return step.slot.category.startswith(ASIDE_PREFIX)
    return isinstance(step, FixedWord) and step.text in MARKS


def _ways(pattern: Pattern, said: tuple[ParseStep, ...], ways: set[PatternWay]) -> set[PatternWay]:
    """Where the items of a pattern may lead through what is said, from each way so far."""
    for item in pattern:
        if isinstance(item, Unsaid):
            ways = {way._replace(unsaid=way.unsaid | {item.part}) for way in ways}
        elif isinstance(item, Alternatives):
            ways = set(_either(item, said, ways))
        elif not (isinstance(item, Aside) or (isinstance(item, FixedWord) and item.text in MARKS)):
            on = {
                way._replace(done=way.done + 1)
                for way in ways
                if _says(said[way.done : way.done + 1], item)
            }
            ways = ways | on if isinstance(item, PatternSlot) and item.optional else on
        if not ways:
            break
    return ways


def _either(
    item: Alternatives, said: tuple[ParseStep, ...], ways: set[PatternWay]
) -> Iterator[PatternWay]:
    """The ways through alternatives: where one of them only leaves parts unsaid, the others say
    these, but for what they leave themselves."""
    parts = item.silences
    for way in ways:
        start = {way._replace(unsaid=way.unsaid - parts)}
        for led in (
            led for option in _open(item, said[way.done :]) for led in _ways(option, said, start)
        ):
            told = led.said | (parts - led.unsaid)
            yield PatternWay(led.done, led.unsaid | way.unsaid, told)


def _open(item: Alternatives, rest: tuple[ParseStep, ...]) -> Iterator[Pattern]:
    """The alternatives that what is said may begin: there are many, each with its own word."""
    word = rest[0].text if rest and isinstance(rest[0], FixedWord) else ""
    for first in dict.fromkeys(("", *MARKS, word)):
        yield from item.by_first_word.get(first, ())


def _says(steps: tuple[ParseStep, ...], item: object) -> bool:
    return any((step.slot if isinstance(step, Child) else step) == item for step in steps)

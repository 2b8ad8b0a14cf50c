"""A category of patterns: each rule says what its patterns mean."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.phrasebook.category import (
    COMMA,
    DIGITS,
    Child,
    FirstKeys,
    Firsts,
    Pieces,
    Step,
    Tree,
    asides_in,
    spelt,
)
from cardgen.phrasebook.meaning import Path, filled, hollow, match
from cardgen.phrasebook.network import Node, network
from cardgen.phrasebook.pattern import Agree, Aside, Either, Pattern, Word, opening
from cardgen.phrasebook.spelling import Spelling
from cardgen.phrasebook.wordings import Point, meeting

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.wordings import Wordings
    from cardgen.phrasebook.writer import Writer

CARD, BOOKLET = "card", "booklet"


class Rule(NamedTuple):
    """What some patterns mean, and the patterns of each register; the first one is written."""

    means: Any
    card: tuple[Pattern, ...]
    booklet: tuple[Pattern, ...] = ()
    paths: tuple[tuple[str, Path], ...] = ()

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        return (*self.card, *self.booklet)

    def written(self, register: str) -> Pattern:
        """The pattern that is written in a register, that of the other where it has none."""
        own = self.booklet if register == BOOKLET else self.card
        return (own or self.patterns)[0]


def rule(means: Any, card: tuple[Pattern, ...] = (), booklet: tuple[Pattern, ...] = ()) -> Rule:
    """A rule whose holes are known by their paths."""
    return Rule(means, card, booklet, tuple(hollow(means)))


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """A category made of rules, in the order in which they are tried for writing."""

    name: str
    rules: tuple[Rule, ...]
    root: Node
    owners: tuple[Rule, ...] = field(repr=False)  # the rule of each pattern
    asides: tuple[tuple[Aside, ...], ...] = field(repr=False)  # and what stands aside in it
    edges: frozenset[str] = field(repr=False)  # of these, all: what may begin or end it

    def firsts(self, first: FirstKeys) -> Firsts:
        # Told by the patterns: to unfold their network takes longer than all else in loading.
        led = {COMMA} if self.edges else ()  # an aside may have a comma before it
        begins = [opening(pattern) for one in self.rules for pattern in one.patterns]
        words = frozenset().union(*(one.words for one in begins))
        slots = frozenset().union(*(one.slots for one in begins), self.edges)
        keys = {self.root.spelling.keys(word)[0] for word in words}
        digits = {DIGITS for key in keys if key[:1].isnumeric()}
        return frozenset(keys).union(led, digits, *map(first, slots))

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        for number, after, steps in reader.walk(self.root, at, self.edges):
            left = _left(asides_in(steps), self.asides[number])
            if left is None:
                continue
            owner = self.owners[number]
            held = [(step.slot.hole, step.tree.value) for step in steps if step.__class__ is Child]
            holes = dict(held)
            if len(holes) < len(held) and _at_odds(held, owner):
                continue
            value = filled(owner.means, holes) if owner.paths else owner.means
            yield Tree(self, value, at, after, steps, number, left)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        way = 0
        for one in self.rules:
            holes: dict[str, Any] = {}
            if match(one.means, value, holes):
                steps = planned(one.written(writer.register), holes, writer)
                if steps is not None:
                    return Tree(self, value, 0, 0, steps, way)
            way += len(one.card) + len(one.booklet)
        return None

    def every(self, wordings: "Wordings", value: Any, after: Point) -> Point | None:
        ways: list[Point | None] = []
        for one in self.rules:
            for order in wordings.orders(value) if one.means.__class__ is tuple else (value,):
                holes: dict[str, Any] = {}
                if match(one.means, order, holes):
                    house = one.written(CARD)
                    ways += [
                        wordings.pattern(pattern, holes, after, house=pattern is house)
                        for pattern in one.patterns
                    ]
        return meeting(ways)

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return spelt(tree.steps, spelling)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        children = {step.slot.hole: step.tree for step in tree.steps if isinstance(step, Child)}
        before = 0
        for hole, path in self.owners[tree.way].paths:
            if hole not in children:
                continue
            child = children[hole]
            if before and not path:
                yield from _behind(before, child)
            else:
                yield path, child
            before += len(child.value) if not path and isinstance(child.value, tuple) else 0


def _behind(before: int, tree: Tree) -> Iterator[tuple[Path, Tree]]:
    """The parts of a list that goes on behind so many values of another one."""
    for path, part in tree.category.spots(tree):
        if path:
            yield (int(path[0]) + before, *path[1:]), part
        else:
            yield from _behind(before, part)


def rules(name: str, given: tuple[Rule, ...], spelling: Spelling) -> Rules:
    """The category of some rules, as one network."""
    owners = tuple(one for one in given for _ in one.patterns)
    patterns = [pattern for one in given for pattern in one.patterns]
    asides = tuple(tuple(one for one in way if isinstance(one, Aside)) for way in patterns)
    edges = frozenset(one.category for some in asides for one in some)
    root = network(enumerate(patterns), spelling)
    return Rules(name, given, root, owners, asides, edges)


def _at_odds(held: Sequence[tuple[str, Any]], owner: Rule) -> bool:
    """Whether a part of the meaning is said twice, and not alike."""
    holes, parts = dict(held), dict(owner.paths)
    return any(hole in parts and holes[hole] != value for hole, value in held)


def _left(met: tuple[str, ...], asides: tuple[Aside, ...]) -> tuple[str, ...] | None:
    """Of the asides that were met those that a pattern has no place for; None if it lacks one."""
    for one in asides:
        if not one.optional and met.count(one.category) != 1:
            return None
    mine = {one.category for one in asides}
    return tuple(one for one in met if one not in mine)


def node_firsts(node: Node, first: FirstKeys) -> Firsts:
    """The keys with which what begins at a node may begin."""
    keys = {*node.ways.words, *(DIGITS for key in node.ways.words if key[:1].isnumeric())}
    for slot, _ in node.ways.slots:
        keys |= first(slot.category)
    return frozenset(keys)


def planned(
    pattern: Pattern, holes: Mapping[str, Any], writer: "Writer"
) -> tuple[Step, ...] | None:
    """The steps that say a pattern with these values; None where a slot cannot be filled."""
    steps: list[Step] = []
    for item in pattern:
        if isinstance(item, Word | Agree):
            steps.append(item)
        elif isinstance(item, Either):
            inner = planned(item.options[0], holes, writer)
            if inner is None:
                return None
            steps += inner
        elif isinstance(item, Aside):
            if not item.optional:
                return None  # nobody says where it should be written
        elif not (item.optional and holes.get(item.hole) in (None, ())):
            tree = writer.tree(item.category, holes.get(item.hole))
            if tree is None:
                return None
            steps.append(Child(item, tree))
    return tuple(steps)

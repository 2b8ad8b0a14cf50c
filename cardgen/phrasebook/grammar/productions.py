"""A nonterminal made of productions: each says what its patterns mean."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cardgen.phrasebook.grammar.grammar import (
    Child,
    LatticeContext,
    ParseContext,
    ParseStep,
    ParseTree,
    WriteContext,
    WrittenWords,
    open_asides,
    written_steps,
)
from cardgen.phrasebook.grammar.lattice import LatticeNode, join_nodes
from cardgen.phrasebook.grammar.meaning import MeaningPath, match, substitute, variable_paths
from cardgen.phrasebook.grammar.pattern import (
    AgreeingWord,
    Alternatives,
    Aside,
    FixedWord,
    Pattern,
    Unsaid,
    opening,
)
from cardgen.phrasebook.grammar.spelling import COMMA, Spelling
from cardgen.phrasebook.grammar.trie import ANY_NUMBER, FirstSet, FirstSets, TrieNode, build_trie

CARD, BOOKLET = "card", "booklet"


class Production(NamedTuple):
    """What some patterns mean, and the patterns of each register; the first one is written."""

    means: Any
    card: tuple[Pattern, ...]
    booklet: tuple[Pattern, ...] = ()
    paths: tuple[tuple[str, MeaningPath], ...] = ()

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        return (*self.card, *self.booklet)

    def written(self, register: str) -> Pattern:
        """The pattern that is written in a register, that of the other where it has none."""
        own = self.booklet if register == BOOKLET else self.card
        return (own or self.patterns)[0]


def make_production(
    means: Any, card: tuple[Pattern, ...] = (), booklet: tuple[Pattern, ...] = ()
) -> Production:
    """A rule whose holes are known by their paths."""
    return Production(means, card, booklet, tuple(variable_paths(means)))


@dataclass(frozen=True, slots=True, repr=False)
class Productions:
    """A category made of rules, in the order in which they are tried for writing."""

    name: str
    rules: tuple[Production, ...]
    root: TrieNode
    patterns: tuple[Pattern, ...] = field(repr=False)
    owners: tuple[Production, ...] = field(repr=False)  # the rule of each pattern
    asides: tuple[tuple[Aside, ...], ...] = field(repr=False)  # and what stands aside in it
    edges: frozenset[str] = field(repr=False)  # of these, all: what may begin or end it

    def firsts(self, first: FirstSets) -> FirstSet:
        # Told by the patterns: to unfold their network takes longer than all else in loading.
        led = {COMMA} if self.edges else ()  # an aside may have a comma before it
        begins = [opening(pattern) for one in self.rules for pattern in one.patterns]
        words = frozenset().union(*(one.words for one in begins))
        slots = frozenset().union(*(one.slots for one in begins), self.edges)
        keys = {self.root.spelling.keys(word)[0] for word in words}
        digits = {ANY_NUMBER for key in keys if key[:1].isnumeric()}
        return frozenset(keys).union(led, digits, *map(first, slots))

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        for number, after, steps in reader.walk(self.root, at, self.edges):
            left = _asides_left(open_asides(steps), self.asides[number])
            if left is None:
                continue
            owner = self.owners[number]
            held = [(step.slot.hole, step.tree.value) for step in steps if step.__class__ is Child]
            holes = dict(held)
            if len(holes) < len(held) and _contradicts(held, owner):
                continue
            value = substitute(owner.means, holes) if owner.paths else owner.means
            yield ParseTree(self, value, at, after, steps, number, left)

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        way = 0
        for one in self.rules:
            holes: dict[str, Any] = {}
            if match(one.means, value, holes):
                steps = plan_steps(one.written(writer.register), holes, writer)
                if steps is not None:
                    return ParseTree(self, value, 0, 0, steps, way)
            way += len(one.card) + len(one.booklet)
        return None

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        ways: list[LatticeNode | None] = []
        for one in self.rules:
            for order in wordings.orders(value) if one.means.__class__ is tuple else (value,):
                holes: dict[str, Any] = {}
                if match(one.means, order, holes):
                    house = one.written(CARD)
                    ways += [
                        wordings.pattern(pattern, holes, after, house=pattern is house)
                        for pattern in one.patterns
                    ]
        return join_nodes(ways)

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        return written_steps(tree.steps, spelling)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
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


def _behind(before: int, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
    """The parts of a list that goes on behind so many values of another one."""
    for path, part in tree.category.spots(tree):
        if path:
            yield (int(path[0]) + before, *path[1:]), part
        else:
            yield from _behind(before, part)


def make_productions(name: str, given: tuple[Production, ...], spelling: Spelling) -> Productions:
    """The category of some rules, as one network."""
    owners = tuple(one for one in given for _ in one.patterns)
    patterns = tuple(pattern for one in given for pattern in one.patterns)
    asides = tuple(tuple(one for one in way if isinstance(one, Aside)) for way in patterns)
    edges = frozenset(one.category for some in asides for one in some)
    root = build_trie(enumerate(patterns), spelling)
    return Productions(name, given, root, patterns, owners, asides, edges)


def _contradicts(held: Sequence[tuple[str, Any]], owner: Production) -> bool:
    """Whether a part of the meaning is said twice, and not alike."""
    holes, parts = dict(held), dict(owner.paths)
    return any(hole in parts and holes[hole] != value for hole, value in held)


def _asides_left(met: tuple[str, ...], asides: tuple[Aside, ...]) -> tuple[str, ...] | None:
    """Of the asides that were met those that a pattern has no place for; None if it lacks one."""
    for one in asides:
        if not one.optional and met.count(one.category) != 1:
            return None
    mine = {one.category for one in asides}
    return tuple(one for one in met if one not in mine)


def plan_steps(
    pattern: Pattern, holes: Mapping[str, Any], writer: WriteContext
) -> tuple[ParseStep, ...] | None:
    """The steps that say a pattern with these values; None where a slot cannot be filled."""
    steps: list[ParseStep] = []
    for item in pattern:
        if isinstance(item, FixedWord | AgreeingWord):
            steps.append(item)
        elif isinstance(item, Alternatives):
            inner = plan_steps(item.options[0], holes, writer)
            if inner is None:
                return None
            steps += inner
        elif isinstance(item, Aside):
            if not item.optional:
                return None  # nobody says where it should be written
        elif isinstance(item, Unsaid):
            continue
        elif not (item.optional and holes.get(item.hole) in (None, ())):
            tree = writer.tree(item.category, holes.get(item.hole))
            if tree is None:
                return None
            steps.append(Child(item, tree))
    return tuple(steps)

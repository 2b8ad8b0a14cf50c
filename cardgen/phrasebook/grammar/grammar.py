"""A grammar: nonterminals, each of which parses, writes and spells its own part of a sentence."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.lattice import Bindings, LatticeNode
from cardgen.phrasebook.grammar.meaning import MeaningPath
from cardgen.phrasebook.grammar.pattern import AgreeingWord, FixedWord, Item, Pattern, PatternSlot
from cardgen.phrasebook.grammar.rewordings import RewordingPass
from cardgen.phrasebook.grammar.spelling import HYPHEN, Spelling, Token
from cardgen.phrasebook.grammar.trie import FirstSet, FirstSets, NetworkFirsts, TrieNode

WrittenWords = tuple[str, ...]


class Child(NamedTuple):
    """What stands in a slot."""

    slot: PatternSlot
    tree: "ParseTree"


ParseStep = FixedWord | AgreeingWord | Child


class ParseTree(NamedTuple):
    """A part of a sentence and its value, from token `start` to before token `end`.

    `way` is which of its patterns or spellings the category used; `asides` stand in it and wait for
    a pattern around it that has them.
    """

    category: "Nonterminal"
    value: Any
    start: int
    end: int
    steps: tuple[ParseStep, ...] = ()
    way: Any = None
    asides: tuple[str, ...] = ()


class ParseContext(Protocol):
    """What a category asks of the parser of a text."""

    @property
    def spelling(self) -> Spelling: ...

    @property
    def card(self) -> Name | None: ...

    @property
    def tokens(self) -> tuple[Token, ...]: ...

    @property
    def keys(self) -> tuple[str, ...]: ...

    def parse(self, category: str, at: int) -> tuple[ParseTree, ...]:
        """Everything of another category that begins at a token."""
        ...

    def walk(
        self, root: TrieNode, at: int, edges: Collection[str] | None = None
    ) -> Iterator[tuple[int, int, tuple[ParseStep, ...]]]:
        """Each way through a network: the pattern, the token after it, the steps taken."""
        ...


class WriteContext(Protocol):
    """What a category asks of whoever writes in one register, for one card."""

    @property
    def register(self) -> str: ...

    @property
    def card(self) -> Name | None: ...

    def tree(self, category: str, value: Any) -> ParseTree | None:
        """A value as something of another category; None where no pattern says it."""
        ...


class LatticeContext(Protocol):
    """What a category asks of whoever makes the lattice of all wordings for one text."""

    @property
    def spelling(self) -> Spelling: ...

    @property
    def card(self) -> Name | None: ...

    @property
    def said(self) -> tuple[Token, ...]: ...

    def orders(self, value: Any) -> tuple[Any, ...]:
        """A value, and if it is a list of words, the same in the orders it may be said in."""
        ...

    def pattern(
        self, items: Pattern, holes: Bindings, after: LatticeNode, *, house: bool = True
    ) -> LatticeNode | None:
        """All ways to say a pattern, leading on to a point."""
        ...

    def item(
        self, item: Item, holes: Bindings, after: LatticeNode, *, house: bool = True
    ) -> LatticeNode | None:
        """All ways to say an item of a pattern, leading on to a point."""
        ...

    def words(
        self, texts: Sequence[str], after: LatticeNode, *, house: bool = True, called: bool = False
    ) -> LatticeNode:
        """Words one after the other, leading on to a point."""
        ...


class Nonterminal(Protocol):
    """A kind of values with the ways to say them."""

    @property
    def name(self) -> str: ...

    def firsts(self, first: FirstSets) -> FirstSet:
        """The keys with which it may begin."""
        ...

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        """Everything of the category that begins at token `at`."""
        ...

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        """The value said in the house way, or None where no pattern fits."""
        ...

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        """All ways to say the value, leading on to a point; None where no pattern fits."""
        ...

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        """The words of a tree of this category, in a form asked for by name."""
        ...

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        """The parts of a tree, each with its path within the value."""
        ...


def open_asides(steps: tuple[ParseStep, ...]) -> tuple[str, ...]:
    """The asides in steps for which a pattern around them must have a place."""
    return tuple(one for step in steps if isinstance(step, Child) for one in step.tree.asides)


def written_steps(
    steps: tuple[ParseStep, ...], spelling: Spelling, *, many: bool = False
) -> WrittenWords:
    """The words of steps: nouns agree with the number before them, participles with the name.

    `many`: a number of many stands before the first of them.
    """
    pieces: list[str] = []
    feminine = False
    for before, step, after in zip(("", *steps), steps, (*steps[1:], ""), strict=False):
        if isinstance(step, FixedWord):
            pieces.append(step.text)
        elif isinstance(step, AgreeingWord):
            other = feminine if step.gender else many
            pieces.append(step.other if other else step.one)
        else:
            tree = step.tree
            pieces += tree.category.pieces(tree, step.slot.form, spelling)
            if isinstance(tree.value, Name):
                feminine = tree.value.gender == "f"
            elif _is_number(step) and after != JOINED and not _is_number(before):
                many = spelling.many(tree.value)
    return tuple(pieces)


def _is_number(step: ParseStep | str) -> bool:
    """Whether a step is a number. What stands behind two of them, or behind one joined to its unit,
    agrees with one before: `a 5-point token`, `2 tokens`."""
    value = step.tree.value if isinstance(step, Child) else ""
    return not isinstance(value, str | tuple) and hasattr(value, "numerator")


JOINED = FixedWord(HYPHEN)
ASIDE_PREFIX = "~"  # the names of the categories of asides begin with it


@dataclass(frozen=True, slots=True, repr=False)
class Grammar:
    """Categories by name, with which keys each may begin, and which of them are asides.

    `nouns`: by the key of either form, the forms of a noun after a number of one and of many.
    `rewordings`: what is put otherwise in words that are not read as they stand; `openings`: the
    keys with which their networks may begin.
    """

    language: str
    spelling: Spelling
    categories: Mapping[str, Nonterminal]
    firsts: Mapping[str, FirstSet]
    asides: tuple[str, ...]
    nouns: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    rewordings: tuple[RewordingPass, ...] = ()
    openings: NetworkFirsts = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "openings", NetworkFirsts(self.firsts))


class LeftRecursion(Exception):
    """Categories of which each begins with the next, and the last is the first again."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(f'the category "{names[0]}" begins with itself: {" → ".join(names)}')
        self.names = names


def make_grammar(
    language: str, spelling: Spelling, categories: Mapping[str, Nonterminal]
) -> Grammar:
    """A grammar with its first sets. LeftRecursion where a category begins with itself."""
    known: dict[str, FirstSet] = {}
    path: list[str] = []

    def first(name: str) -> FirstSet:
        if name in path:
            raise LeftRecursion((*path[path.index(name) :], name))
        if name not in known:
            path.append(name)
            known[name] = categories[name].firsts(first)
            path.pop()
        return known[name]

    for name in categories:
        first(name)
    asides = tuple(name for name in categories if name[0] == ASIDE_PREFIX)
    return Grammar(language, spelling, categories, known, asides)

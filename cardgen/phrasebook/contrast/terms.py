"""The terms of a phrase file as a network of words, to be found in the wordings of a power."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.layers import TERM
from cardgen.phrasebook.grammar.pattern import (
    AgreeingWord,
    Alternatives,
    FixedWord,
    Pattern,
    PatternSlot,
)
from cardgen.phrasebook.grammar.productions import Productions
from cardgen.phrasebook.grammar.spelling import COMMA, Spelling

# Wordings of a power lead from one node to the next in many ways, and one of them is enough: of
# synonyms of synonyms not all need be looked for.
WAYS_OF_OPTION, WAYS_OF_PATTERN = 6, 120


@dataclass
class TermNode:
    """What may follow words of terms, and the terms that end here, each with its layer."""

    words: dict[str, "TermNode"] = field(default_factory=dict)
    ends: list[tuple[str, str]] = field(default_factory=list)


class TermNetwork:
    """The terms of a grammar; their network is made where somebody looks for one first."""

    def __init__(self, grammar: Grammar) -> None:
        self.terms = grammar.categories.get(TERM)

    @cached_property
    def root(self) -> TermNode:
        """The node from which the words of all terms lead on."""
        root = TermNode()
        if isinstance(self.terms, Productions):
            for pattern, owner in zip(self.terms.patterns, self.terms.owners, strict=True):
                for words in islice(_ways(pattern, self.terms.root.spelling), WAYS_OF_PATTERN):
                    _add(root, words, owner.means)
        return root


def _add(node: TermNode, words: tuple[str, ...], means: tuple[str, str]) -> None:
    for word in words:
        node = node.words.setdefault(word, TermNode())
    if words and means not in node.ends:
        node.ends.append(means)


def _ways(pattern: Pattern, spelling: Spelling) -> Iterator[tuple[str, ...]]:
    """Ways to say a pattern in words alone."""
    if not pattern:
        yield ()
        return
    first, *others = pattern
    for begun in _said(first, spelling):
        for rest in _ways(tuple(others), spelling):
            yield (*begun, *rest)


def _said(item: object, spelling: Spelling) -> Iterator[tuple[str, ...]]:
    if isinstance(item, Alternatives):
        for option in item.options:
            yield from islice(_ways(option, spelling), WAYS_OF_OPTION)
    elif isinstance(item, FixedWord):
        yield tuple(key for key in spelling.keys(item.text) if key != COMMA)
    elif isinstance(item, AgreeingWord):
        yield from (spelling.keys(form) for form in (item.one, item.other))
    elif not isinstance(item, PatternSlot):
        yield ()

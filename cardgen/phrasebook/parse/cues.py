"""Phrases looked for anywhere in words: cues to a kind of thing."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.grammar import Grammar, ParseTree
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.parser import ChartParser

CUE_CATEGORY = "signal"  # the category of the phrases that tell a kind
WEAK_KIND = "scope"  # “you” and “your” stand beside all the others
SMALL_WORD = 3  # letters of a word too small to tell anything


class Cue(NamedTuple):
    """A phrase of a kind, from one token to before another, `value` if it is known."""

    kind: str
    at: int
    till: int
    value: Any = None


class Cues:
    """The signals in a text; at each of its tokens the longest one counts."""

    def __init__(self, grammar: Grammar, card: Name | None, found: tuple[Token, ...]) -> None:
        self.found = found
        self._reader = ChartParser(grammar, found, card)
        self._speaking = CUE_CATEGORY in grammar.categories
        self.every = tuple(self._longest())

    def begin(self, at: int) -> tuple[Cue, ...]:
        """All that begin at a token."""
        trees = self._reader.parse(CUE_CATEGORY, at) if self._speaking else ()
        return tuple(_cue(tree) for tree in trees)

    def single(self, at: int) -> frozenset[str]:
        """The kinds of one word by itself."""
        return frozenset(one.kind for one in self.begin(at) if one.till == at + 1)

    def among(self, places: range) -> Iterator[Cue]:
        """The signals of which a token is among these."""
        return (one for one in self.every if one.at < places.stop and places.start < one.till)

    def only(self, places: range) -> str:
        """The one kind that all of these words tell, leaving small ones aside; "" if none."""
        met = tuple(self.among(places))
        told = {at for one in met for at in range(one.at, one.till)}
        if any(len(self.found[at].key) > SMALL_WORD for at in places if at not in told):
            return ""
        kinds = {one.kind for one in met}
        kinds = kinds - {WEAK_KIND} or kinds
        return kinds.pop() if len(kinds) == 1 else ""

    def _longest(self) -> Iterator[Cue]:
        at = 0
        while at < len(self.found):
            best = max(self.begin(at), key=lambda one: one.till, default=None)
            if best:
                yield best
            at = best.till if best else at + 1


def _cue(tree: ParseTree) -> Cue:
    kind, *value = tree.value
    return Cue(kind, tree.start, tree.end, *value)

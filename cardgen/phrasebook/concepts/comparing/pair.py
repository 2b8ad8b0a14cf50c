"""Two statements that are held against each other, and what of each is not settled yet."""

from collections.abc import Set
from typing import NamedTuple

from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import Statement

Assertions = Set[Assertion]
NOTHING: frozenset[Assertion] = frozenset()


class StatementPair(NamedTuple):
    """Two statements, what each states in the terms of the other, and what of it the other does
    not: `missing` in what is `said`, `extra` in the words of the house. `left` is what was missing
    and may be left to the reader."""

    said: Statement
    house: Statement
    mine: Assertions
    theirs: Assertions
    missing: Assertions
    extra: Assertions
    left: Assertions = NOTHING

    def without(
        self, missing: Assertions = NOTHING, extra: Assertions = NOTHING
    ) -> "StatementPair":
        """The same, of which these are settled."""
        return self._replace(missing=self.missing - missing, extra=self.extra - extra)

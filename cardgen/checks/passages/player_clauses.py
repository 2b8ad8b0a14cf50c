"""Clauses that tell of one player alone how many of something this one has, gains or loses."""

import re
from typing import TYPE_CHECKING

from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Orthography

OPENS = r"(?:^|[,;:.!?…(])[\s\u00a0\u202f]*"  # what a clause stands behind


class PlayerClauses:
    """Finds them in one language: “Tom has 3 coins”."""

    def __init__(self, manner: "Orthography") -> None:
        name, verb = r"(?P<name>[^\W\d_]+)", any_word(manner.faring)
        self._told = re.compile(rf"{OPENS}{name}\s+(?i:{verb})[\s\u00a0\u202f]+$")

    def of(self, words: str, at: int) -> str:
        """Whom a clause begins with that has told of nothing else up to the number at a place; ""
        where it does not, or begins with somebody who may be no player."""
        told = self._told.search(words[:at])
        return told["name"] if told else ""

"""Notes of a card that has more of them in one language, each beside the one that says the same."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from cardgen.project.prose.passages import MASK, Passage

MOST = 8  # notes of which all pairings are looked at
MARK = re.compile(rf"\d+|{MASK}+|[A-ZÀ-ÖØ-Þ]\w+")
LETTERS = 3  # of a name, by which it is known again in another language


def aligned(pieces: Sequence[tuple[Passage, ...]]) -> Iterator[tuple[Passage, ...]]:
    """The notes of one card, those of each number together, by what they say.

    They stay in their order; of the language that has most of them, each is paired with the note of
    another language that shares most numbers, signs and names with it.
    """
    by_language: dict[str, list[Passage]] = {}
    for piece in pieces:
        for said in piece:
            by_language.setdefault(said.language, []).append(said)
    longest = max(by_language.values(), key=len)
    if len(longest) > MOST or all(len(one) == len(longest) for one in by_language.values()):
        yield from pieces
        return
    seats = {language: _seats(notes, longest) for language, notes in by_language.items()}
    for number in range(len(longest)):
        found = (notes.get(number) for notes in seats.values())
        yield tuple(said for said in found if said)


def _seats(notes: Sequence[Passage], longest: Sequence[Passage]) -> dict[int, Passage]:
    """The note of a language at each number of the language that has most."""
    every = combinations(range(len(longest)), len(notes))
    best = max(every, key=lambda seats: _likeness(notes, [longest[at] for at in seats]))
    return dict(zip(best, notes, strict=True))


def _likeness(notes: Sequence[Passage], others: Sequence[Passage]) -> int:
    return sum(_shared(one.words, other.words) for one, other in zip(notes, others, strict=True))


def _shared(one: str, other: str) -> int:
    """How many marks two notes share; another number may be the very slip that is looked for."""
    return (_marks(one) & _marks(other)).total()


def _marks(words: str) -> Counter[str]:
    """The numbers, signs and names of a note, known by what languages have in common."""
    met = (found[0] for found in MARK.finditer(words))
    return Counter(one[:LETTERS].casefold() if one[0].isalpha() else one for one in met)

"""The languages say different things, and no power says which is right."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.nodes import replaced
from benchmarks.planted.operators import numbers, scopes, selectors, timing, units
from benchmarks.planted.planting import Operator, Plants
from benchmarks.planted.project import CardText, Project

CODE = "words-drift words-unread"
CHANGES: tuple[Plants, ...] = (
    numbers.step(1),
    selectors.colour,
    units.unit,
    timing.one_language,
    scopes.one_language,
)
EACH = 1  # of each kind of change on a card, in each language


def without_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """A card without a power, of which one language is changed."""
    if card.power is None:
        return
    bare = replaced(card.power, "none")
    for plants in CHANGES:
        for mutant in _first(plants, card, project):
            edits = (bare, *mutant.edits)
            places = tuple(words.stretch for words in card.words)
            yield card.planted(f"no power; {mutant.told}", *edits, codes=CODE, also=places)


def _first(plants: Plants, card: CardText, project: Project) -> Iterator[Mutant]:
    """The first change in each language."""
    left = {"fr": EACH, "en": EACH}
    for mutant in plants(card, project):
        at = mutant.edits[0].start
        language = next(w.language for w in card.words if w.stretch[0] <= at < w.stretch[1])
        if left[language]:
            left[language] -= 1
            yield mutant


OPERATORS = (Operator("one language drifts, no effect", without_power),)

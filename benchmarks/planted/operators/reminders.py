"""Words that tell what the effect does anyway, lost in one language."""

import re
from collections.abc import Iterator, Mapping

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

REMINDERS: Mapping[str, tuple[str, ...]] = {
    "fr": (
        *(", sauf à prix fixe", ", par boucliers entiers", " en payant son coût"),
        *(" et avant qu’il ne le paie", ", avant qu’il ne le paie"),
    ),
    "en": (
        *(", except at a fixed price", ", in whole shields only"),
        *(" by paying its cost", " and before they pay for it"),
    ),
}


def reminder_missing(card: CardText, project: Project) -> Iterator[Mutant]:
    """A reminder gone; the finding stands at the clause that lacks it."""
    for words in card.words:
        for reminder in REMINDERS[words.language]:
            spaced = re.escape(reminder).replace(r"\ ", "[ \u00a0]")  # some lines may not end there
            for match in re.finditer(rf"{spaced}(?!\w)", words.text):
                told, edit = f"without “{reminder}”", words.gap(*match.span())
                yield card.planted(told, edit, codes="words-half-said", also=(words.stretch,))


OPERATORS = (Operator("reminder missing, one language", reminder_missing),)

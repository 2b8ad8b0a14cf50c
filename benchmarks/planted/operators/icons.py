"""An icon among the words is wrong: the words are given icons, and one of these an error."""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.numbers import NUMBER
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project
from benchmarks.planted.words import Words

# Amounts that an icon with a number can say.
DRAWN = re.compile(
    r"(?<![\w½])(\d+) (?:(pièces?|coins?)|(points? de victoire|victory points?)|(boucliers?))(?!\w)"
)
ICONS = ("coin", "laurel", "shield")


def icon_number(card: CardText, project: Project) -> Iterator[Mutant]:
    """The icon has another number."""
    for words, match, name in _drawn(card):
        for new in (int(match[1]) + 1, int(match[1]) + 2):
            yield _icon(card, words, match, f"{{{name}:{new}}}", NUMBER)


def icon_unit(card: CardText, project: Project) -> Iterator[Mutant]:
    """The icon is that of something else."""
    for words, match, name in _drawn(card):
        for other in ICONS:
            if other != name:
                yield _icon(card, words, match, f"{{{other}:{match[1]}}}", "words-unit")


def icon_colour(card: CardText, project: Project) -> Iterator[Mutant]:
    """A card's colour is said by the icon of another colour."""
    shown = {"verte": "red", "green": "red", "rouge": "blue", "red": "blue", "bleue": "green",
             "blue": "green", "jaune": "grey", "yellow": "grey", "violette": "black",
             "purple": "black", "brune": "grey", "brown": "grey"}  # fmt: skip
    pattern = re.compile(rf"(?<!\w)(?:carte )?({'|'.join(shown)})(?: card)?(?!\w)")
    for words in card.words:
        for match in pattern.finditer(words.text):
            icon = f"{{card-{shown[match[1]]}}}"
            codes = "words-selector words-unread"
            yield _icon(card, words, match, icon, codes)


def icon_missing(card: CardText, project: Project) -> Iterator[Mutant]:
    """The amount was to be an icon, and is not there at all; or the icon has lost its number."""
    for words, match, name in _drawn(card):
        codes = "words-missing words-number words-unread words-unit"
        if match[1] != "1":
            yield _icon(card, words, match, f"{{{name}}}", codes)
        if match.start():
            edit = words.gap(match.start() - 1, match.end())
            yield card.planted(f"without {match[0]}", edit, codes=codes)


def icon_extra(card: CardText, project: Project) -> Iterator[Mutant]:
    """A second icon stands beside the right one."""
    for words, match, name in _drawn(card):
        for other in ICONS:
            new = f"{{{name}:{match[1]}}} {{{other}:1}}"
            yield _icon(card, words, match, new, "words-added words-unread words-unit")


def _drawn(card: CardText) -> Iterator[tuple[Words, re.Match[str], str]]:
    """Amounts with the name of their icon."""
    for words in card.words:
        for match in DRAWN.finditer(words.text):
            yield words, match, ICONS[(match.lastindex or 2) - 2]


def _icon(card: CardText, words: Words, match: re.Match[str], icon: str, codes: str) -> Mutant:
    return card.planted(f"{match[0]} → {icon}", words.edit(*match.span(), icon), codes=codes)


OPERATORS = (
    Operator("icon: number", icon_number),
    Operator("icon: unit", icon_unit),
    Operator("icon: colour", icon_colour),
    Operator("icon: missing", icon_missing),
    Operator("icon: extra", icon_extra),
)

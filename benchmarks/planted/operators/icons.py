"""An icon is wrong: among the words, or in the line of icons that an author wrote by hand.

Words and cards of the packs have none: they are given icons, and one of these an error.
"""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Edit, Mutant
from benchmarks.planted.nodes import stretch
from benchmarks.planted.operators.numbers import NUMBER
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project
from benchmarks.planted.words import Words
from cardgen.model.ages import AGES

# Amounts that an icon with a number can say.
DRAWN = re.compile(
    r"(?<![\w½])(\d+) (?:(pièces?|coins?)|(points? de victoire|victory points?)|(boucliers?))(?!\w)"
)
ICONS = ("coin", "laurel", "shield")
# A sign that stands for the number one, or joins others, may be missed in another way.
MISSING = (
    "icons-missing icons-number icons-scope icons-selector icons-effect icons-unit icons-order"
)


def icon_number(card: CardText, project: Project) -> Iterator[Mutant]:
    """The icon has another number."""
    for words, match, name in _drawn(card):
        for new in (int(match[1]) + 1, int(match[1]) + 2):
            yield _icon(card, words, match, f"{{{name}:{new}}}", NUMBER)
    for age, signs, place, name, number in _numbered(card):
        told = (*signs[:place], f"{name}:{int(number) + 1}", *signs[place + 1 :])
        yield line(card, age, told, "icons-number")


def icon_unit(card: CardText, project: Project) -> Iterator[Mutant]:
    """The icon is that of something else."""
    for words, match, name in _drawn(card):
        for other in ICONS:
            if other != name:
                yield _icon(card, words, match, f"{{{other}:{match[1]}}}", "words-unit")
    for age, signs, place, name, number in _numbered(card):
        for other in ICONS:
            if other != name:
                told = (*signs[:place], f"{other}:{number}", *signs[place + 1 :])
                yield line(card, age, told, "icons-unit icons-effect")


def icon_colour(card: CardText, project: Project) -> Iterator[Mutant]:
    """A card's colour is said by the icon of another colour."""
    shown = {"verte": "red", "green": "red", "rouge": "blue", "red": "blue", "bleue": "green",
             "blue": "green", "jaune": "grey", "yellow": "grey", "violette": "black",
             "purple": "black", "marron": "grey", "brown": "grey"}  # fmt: skip
    pattern = re.compile(rf"(?<!\w)(?:carte )?({'|'.join(shown)})(?: card)?(?!\w)")
    for words in card.words:
        for match in pattern.finditer(words.text):
            icon = f"{{card-{shown[match[1]]}}}"
            yield _icon(card, words, match, icon, "words-selector words-unread")
    for age, signs in enumerate(card.signs):
        for place, icon in enumerate(signs):
            other = f"card-{shown.get(icon.removeprefix('card-'), 'red')}"
            if icon.startswith("card-") and other not in signs:
                told = (*signs[:place], other, *signs[place + 1 :])
                yield line(card, age, told, "icons-selector")


def icon_missing(card: CardText, project: Project) -> Iterator[Mutant]:
    """The amount was to be an icon, and is not there at all; or the icon has lost its number."""
    for words, match, name in _drawn(card):
        codes = "words-missing words-number words-unread words-unit"
        if match[1] != "1":
            yield _icon(card, words, match, f"{{{name}}}", codes)
        if match.start():
            edit = words.gap(match.start() - 1, match.end())
            yield card.planted(f"without {match[0]}", edit, codes=codes)
    for age, signs in enumerate(card.signs):
        for place in range(len(signs)) if len(signs) > 1 else ():
            yield line(card, age, (*signs[:place], *signs[place + 1 :]), MISSING)


def icon_extra(card: CardText, project: Project) -> Iterator[Mutant]:
    """A second icon stands beside the right one."""
    for words, match, name in _drawn(card):
        for other in ICONS:
            new = f"{{{name}:{match[1]}}} {{{other}:1}}"
            yield _icon(card, words, match, new, "words-added words-unread words-unit")
    for age, signs in enumerate(card.signs):
        for more in ("coin:2", "shield", "card-blue") if signs else ():
            yield line(card, age, (*signs, more), "icons-added")


def _drawn(card: CardText) -> Iterator[tuple[Words, re.Match[str], str]]:
    """Amounts with the name of their icon."""
    for words in card.words:
        for match in DRAWN.finditer(words.text):
            yield words, match, ICONS[(match.lastindex or 2) - 2]


def _numbered(card: CardText) -> Iterator[tuple[int, tuple[str, ...], int, str, str]]:
    """Icons with a number in the line of an Age: the Age, the line, its place there, its parts."""
    for age, signs in enumerate(card.signs):
        for place, icon in enumerate(signs):
            name, _, number = icon.partition(":")
            if name in ICONS and number.isdecimal():
                yield age, signs, place, name, number


def line(card: CardText, age: int, signs: tuple[str, ...], codes: str) -> Mutant:
    """The card with this line of icons written by hand for an Age."""
    at = stretch(card.part("cost") or card.node)[1]
    indent = " " * card.node.start_mark.column
    typed = f"\n{indent}printed: {{{AGES[age]}: {{icons: [{', '.join(signs)}]}}}}"
    return card.planted(f"icons {AGES[age]}: {' '.join(signs)}", Edit(at, at, typed), codes=codes)


def _icon(card: CardText, words: Words, match: re.Match[str], icon: str, codes: str) -> Mutant:
    return card.planted(f"{match[0]} → {icon}", words.edit(*match.span(), icon), codes=codes)


OPERATORS = (
    Operator("icon: number", icon_number),
    Operator("icon: unit", icon_unit),
    Operator("icon: colour", icon_colour),
    Operator("icon: missing", icon_missing),
    Operator("icon: extra", icon_extra),
)

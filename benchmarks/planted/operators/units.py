"""Something else is gained, lost or spared: coins, points, shields, another resource."""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.nodes import replaced
from benchmarks.planted.operators.powers import abilities, changed, values
from benchmarks.planted.operators.swapping import Table, swapped, turned
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

UNIT = "words-unit"
AMOUNTS = {
    "fr": (("pièce", "pièces"), ("point de victoire", "points de victoire"),
           ("bouclier", "boucliers"), ("ressource", "ressources")),
    "en": (("coin", "coins"), ("victory point", "victory points"), ("shield", "shields"),
           ("resource", "resources")),
}  # fmt: skip
RESOURCES: Table = {
    "fr": turned(("bois", "pierre", "argile", "minerai", "verre", "papyrus", "tissu")),
    "en": turned(("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")),
}
MADE = turned(("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"))
ACTIONS = {
    "coins": ("vp", "shields"),
    "vp": ("coins", "shields"),
    "shields": ("coins", "vp"),
    "lose coins": ("coins",),
}


def unit(card: CardText, project: Project) -> Iterator[Mutant]:
    """After a number, another thing in one language."""
    for words in card.words:
        things = AMOUNTS[words.language]
        every = "|".join(sorted((form for forms in things for form in forms), key=len)[::-1])
        for match in re.finditer(rf"(?<=[\d½] )({every})(?!\w)", words.text):
            at, many = next((i, w.index(match[1])) for i, w in enumerate(things) if match[1] in w)
            for by in (1, 2):
                new = things[(at + by) % len(things)][many]
                edit = words.edit(*match.span(), new)
                yield card.planted(f"{match[1]} → {new}", edit, codes=UNIT)


def resource(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another resource in one language."""
    yield from swapped(card, RESOURCES, UNIT)


def in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another resource in the power, or another action with the same number."""
    yield from values(card, MADE, UNIT, keys=("produce",))
    for node in abilities(card):
        key = node.value[0][0]
        for new in ACTIONS.get(key.value, ()):
            told = f"{key.value} → {new}"
            yield changed(card, told, replaced(key, new), codes=f"{UNIT} words-effect")


OPERATORS = (
    Operator("unit, one language", unit),
    Operator("resource, one language", resource),
    Operator("unit or resource, effect only", in_power),
)

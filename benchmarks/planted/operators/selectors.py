"""Other cards are meant: another colour, kind of card, symbol or token."""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.powers import values
from benchmarks.planted.operators.swapping import Table, swapped, turned
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

SELECTOR = "words-selector"
COLOURS = ("brown", "grey", "yellow", "blue", "green", "red", "purple", "black")
FRENCH = ("marron", "grise", "jaune", "bleue", "verte", "rouge", "violette", "noire")
FRENCH_MANY = ("marron", *(f"{word}s" for word in FRENCH[1:]))

IN_WORDS: Table = {
    "fr": {**turned(FRENCH), **turned(FRENCH_MANY)},
    "en": turned(COLOURS),
}
KINDS: Table = {
    "fr": {
        **turned(("compas", "roue", "tablette")),
        **turned(("livre", "engrenage", "lyre", "lampe", "épée", "tour", "cible", "casque",
                   "masque", "lune", "goutte", "soleil", "colonne", "amphore", "tonneau",
                   "fer à cheval", "fronton")),
        **turned(("jeton Victoire", "jeton Défaite", "jeton Dette")),
        **turned(("jetons Victoire", "jetons Défaite", "jetons Dette")),
        "jeton Progrès": ("jeton Victoire",),
        "jeton Militaire": ("jeton Progrès",),
        "Leader": ("dieu",),
        "Leaders": ("dieux", "cartes rouges"),
        "dieu": ("Leader",),
        "dieux": ("Leaders",),
        "Guildes": ("Merveilles",),
        "symbole Loi": ("symbole Roue",),
        "carte Âge": ("carte Leader",),
        "cartes Âge": ("cartes Leader",),
        "carte Merveille": ("carte Leader",),
        "Merveille construite": ("carte jaune",),
        "étape construite": ("carte verte",),
        "par tour": (),
    },
    "en": {
        **turned(("compass", "gear", "tablet")),
        **turned(("book", "lyre", "lamp", "sword", "tower", "target", "helmet", "mask", "moon",
                   "drop", "sun", "pillar", "amphora", "barrel", "horseshoe", "pediment")),
        **turned(("Victory token", "Defeat token", "Debt token")),
        **turned(("Victory tokens", "Defeat tokens", "Debt tokens")),
        "Progress token": ("Victory token",),
        "Military token": ("Progress token",),
        "Leader": ("god",),
        "Leaders": ("gods", "red cards"),
        "god": ("Leader",),
        "gods": ("Leaders",),
        "Guilds": ("Wonders",),
        "Law symbol": ("Wheel symbol",),
        "Age card": ("Leader card",),
        "Age cards": ("Leader cards",),
        "Wonder card": ("Leader card",),
        "built Wonder": ("yellow card",),
        "built stage": ("green card",),
    },
}  # fmt: skip
SYMBOLS = turned(("compass", "gear", "tablet"))
OWNED = {"leader": ("god", "red"), "god": ("leader",), "wonder": ("blue",), "stage": ("green",)}
TOKENS = {"victory": ("defeat",), "defeat": ("victory", "debt"), "debt": ("defeat",)}
CHAINED = turned(
    ("book", "lyre", "lamp", "sword", "tower", "target", "helmet", "mask", "moon", "drop", "sun",
     "pillar", "amphora", "barrel", "horseshoe", "pediment", "gear")
)  # fmt: skip


def colour(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another colour in one language, one that does not stand beside it."""
    yield from _new(card, swapped(card, IN_WORDS, SELECTOR))


def kind(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another kind of card, symbol or token in one language."""
    yield from _new(card, swapped(card, KINDS, f"{SELECTOR} words-unit"))


def _new(card: CardText, mutants: Iterator[Mutant]) -> Iterator[Mutant]:
    """Those in which the new word did not stand among the words before."""
    for mutant in mutants:
        edit = mutant.edits[0]
        words = next(w for w in card.words if w.stretch[0] <= edit.start < w.stretch[1])
        if not re.search(rf"(?<!\w){re.escape(edit.new)}(?!\w)", words.text, re.IGNORECASE):
            yield mutant


def colour_in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another colour in the power."""
    yield from values(card, turned(COLOURS), SELECTOR)


def kind_in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another kind of card, symbol or token in the power."""
    codes = f"{SELECTOR} words-unit"
    yield from values(card, OWNED, codes, keys=("in", "of", "cards"))
    yield from values(card, SYMBOLS, codes, keys=("set", "science"))
    yield from values(card, CHAINED, codes, keys=("symbols",))
    yield from values(card, TOKENS, codes, keys=("tokens", "gained", "gains"))


OPERATORS = (
    Operator("colour, one language", colour, lone=True),
    Operator("colour, effect only", colour_in_power),
    Operator("kind, symbol or token, one language", kind),
    Operator("kind, symbol or token, effect only", kind_in_power),
)

"""It can be done more often, or on other terms."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.powers import clause_added, clause_dropped, values
from benchmarks.planted.operators.swapping import Table, swapped
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

LIMIT, CONDITION = "words-limit", "words-condition"
OFTEN: Table = {
    "fr": {
        "une fois par tour": ("une fois par Âge", "une fois par partie"),
        "une fois par partie": ("une fois par Âge", "une fois par tour"),
        "une seule fois": ("une fois par tour",),
        "deux fois au plus": ("une fois par tour",),
        "par voisin et par tour": ("par tour", "par Âge"),
        "1 à chacun": ("tous au même si vous le souhaitez",),
        "au même joueur": ("à chaque tour",),
        "chaque fois que": ("la première fois que",),
        "plusieurs fois": ("une fois", "deux fois"),
    },
    "en": {
        "once per turn": ("once per Age", "once per game"),
        "once per game": ("once per Age", "once per turn"),
        "once only": ("once per turn",),
        "up to twice": ("once per turn",),
        "per neighbour per turn": ("per turn", "per Age"),
        "1 to each": ("all to the same if you like",),
        "to the same player": ("each turn",),
        "each time": ("the first time",),
        "several times": ("once", "twice"),
    },
}
TERMS: Table = {
    "fr": {
        "même si": ("sauf si",),
        "au lieu de": ("en plus de",),
        "au lieu d’aller": ("en plus d’aller",),
        "dont le symbole manque à votre cité": ("dont le symbole figure dans votre cité",),
        "le même nombre de ressources": ("un nombre différent de ressources",),
        "le second symbole": ("le premier symbole",),
        "sauf à prix fixe": ("seulement à prix fixe",),
        "inutilisées": ("de votre main",),
        "écartés": ("défaussés",),
        "par chaînage": ("sans chaînage",),
        "gratuitement": ("en payant son coût",),
        "en payant son coût": ("gratuitement",),
        "boucliers entiers": ("demi-boucliers",),
        "sans être payé": ("après avoir été payé",),
        "de la défausse": ("de la boîte",),
        "à la banque": ("à votre adversaire",),
    },
    "en": {
        "even if": ("except if",),
        "instead of": ("in addition to",),
        "whose symbol is new to your city": ("whose symbol is in your city",),
        "the same number of resources": ("a different number of resources",),
        "the second science symbol": ("the first science symbol",),
        "except at a fixed price": ("only at a fixed price",),
        "unused": ("discarded",),
        "set-aside": ("discarded",),
        "by chain": ("without a chain",),
        "for free": ("by paying its cost",),
        "by paying its cost": ("for free",),
        "whole shields": ("half shields",),
        "unpaid": ("once paid",),
        "from the discard pile": ("from the box",),
        "from the bank": ("from your opponent",),
    },
}
PER = {
    "turn": ("age", "game"),
    "age": ("turn", "game"),
    "game": ("turn", "age"),
    "player": ("game",),
    "seller": ("turn", "age"),
}
IF = {
    "new to self": ("owned",),
    "second of a pair": ("new to self",),
    "equal": ("any",),
    "none": ("any",),
}


def one_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """More or less often in one language."""
    yield from swapped(card, OFTEN, f"{LIMIT} words-timing")


def terms(card: CardText, project: Project) -> Iterator[Mutant]:
    """On other terms in one language."""
    codes = f"{CONDITION} words-polarity words-effect words-selector words-scope"
    yield from swapped(card, TERMS, codes)


def in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another limit or condition in the power, one more, or none."""
    yield from values(card, PER, LIMIT, keys=("limit",))
    yield from values(card, IF, CONDITION, keys=("if",))
    yield from clause_dropped(card, "limit", LIMIT)
    yield from clause_dropped(card, "if", CONDITION)
    yield from clause_added(card, "limit: {times: 1, per: turn}", LIMIT)
    yield from clause_added(card, "limit: {times: 1, per: game}", LIMIT)


OPERATORS = (
    Operator("limit, one language", one_language),
    Operator("condition, one language", terms),
    Operator("limit or condition, effect only", in_power),
)

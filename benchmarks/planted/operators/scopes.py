"""Somebody else is meant: the player, neighbours, an opponent, all."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.powers import values
from benchmarks.planted.operators.swapping import Table, swapped
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

SCOPE = "words-scope"
SEVEN: Table = {
    "fr": {
        "de votre cité et de celles de vos voisins": ("de votre cité", "des cités de vos voisins"),
        "des cités de vos voisins": ("de votre cité", "de toutes les cités"),
        "de votre cité": ("des cités de vos voisins",),
        "de la cité d’un adversaire": ("de la cité d’un voisin",),
        "de la cité d’un voisin": ("de n’importe quelle cité",),
        "chaque autre joueur": ("chacun de vos voisins", "l’adversaire de votre choix"),
        "l’adversaire de votre choix": ("chaque autre joueur", "chacun de vos voisins"),
        "chacun de vos voisins": ("chaque autre joueur", "l’adversaire de votre choix"),
        "de vos voisins": ("de votre coéquipier", "de tous les joueurs"),
        "à n’importe quel joueur": ("à vos voisins",),
        "à un voisin": ("à n’importe quel joueur",),
        "à d’autres joueurs": ("à vos voisins",),
        "à des joueurs différents": ("à vos deux voisins",),
        "votre coéquipier": ("votre voisin de gauche",),
        "votre adversaire direct": ("chacun de vos voisins",),
        "que vous possédez": ("que possèdent vos voisins",),
        "de votre trésor": ("du trésor de vos voisins",),
        "qu’un adversaire": ("qu’un voisin",),
        "pour le joueur qui reçoit la carte": ("pour vous",),
        "à votre vainqueur": ("à votre voisin de gauche",),
    },
    "en": {
        "in your city and your neighbours’ cities": ("in your city", "in your neighbours’ cities"),
        "in your neighbours’ cities": ("in your city", "in all cities"),
        "in your city": ("in your neighbours’ cities",),
        "in an opponent’s city": ("in a neighbour’s city",),
        "in a neighbour’s city": ("in any city",),
        "each other player": ("each of your neighbours", "an opponent of your choice"),
        "an opponent of your choice": ("each other player", "each of your neighbours"),
        "each of your neighbours": ("each other player", "an opponent of your choice"),
        "your neighbours’ chains": ("your teammate’s chains", "all players’ chains"),
        "from any player": ("from your neighbours",),
        "from a neighbour": ("from any player",),
        "to other players": ("to your neighbours",),
        "to different players": ("to your two neighbours",),
        "your teammate": ("your left-hand neighbour",),
        "your direct opponent": ("each of your neighbours",),
        "you own": ("your neighbours own",),
        "in your treasury": ("in your neighbours’ treasuries",),
        "an opponent reveals": ("a neighbour reveals",),
        "for the player who receives the card": ("for you",),
        "to the player who beat you": ("to your left-hand neighbour",),
    },
}
DUEL: Table = {
    "fr": {
        "de votre cité": ("de la cité de votre adversaire",),
        "votre adversaire perd": ("vous perdez",),
        "vous perdez": ("votre adversaire perd",),
        "que votre adversaire achète": ("que vous achetez",),
        "saccage de votre adversaire": ("de vos saccages",),
        "que vous avez retiré": ("que votre adversaire a retiré",),
        "que vous possédez": ("que possède votre adversaire",),
        "de votre trésor": ("du trésor de votre adversaire",),
        "vos saccages": ("les saccages de votre adversaire",),
        "de vos Leaders": ("des Leaders de votre adversaire",),
        "de votre main": ("de la main de votre adversaire",),
    },
    "en": {
        "in your city": ("in your opponent’s city",),
        "your opponent loses": ("you lose",),
        "you lose": ("your opponent loses",),
        "your opponent buys": ("you buy",),
        "looting by your opponent": ("looting by you",),
        "you have removed": ("your opponent has removed",),
        "you own": ("your opponent owns",),
        "in your treasury": ("in your opponent’s treasury",),
        "your looting makes": ("your opponent’s looting makes",),
        "of your recruited Leaders": ("of your opponent’s recruited Leaders",),
        "from your hand": ("from your opponent’s hand",),
    },
}
WHO = {
    "self": ("neighbours", "others"),
    "neighbours": ("self", "others"),
    "self and neighbours": ("self", "neighbours"),
    "others": ("neighbours", "opponent"),
    "opponent": ("neighbours", "others", "self"),
    "team": ("self", "neighbours"),
    "direct opponent": ("neighbours",),
    "team mate": ("neighbours",),
    "winner": ("neighbours", "opponent"),
    "passer": ("neighbours",),
    "receiver": ("self",),
}
WHO_IN_DUEL = {"self": ("opponent",), "opponent": ("self",)}


def one_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """Words that mean somebody else."""
    yield from swapped(card, DUEL if card.bearer.startswith("duel") else SEVEN, SCOPE)


def in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """Somebody else in the power."""
    who = WHO_IN_DUEL if card.bearer.startswith("duel") else WHO
    yield from values(card, who, SCOPE, keys=("of", "who", "to", "from", "by"))


OPERATORS = (
    Operator("scope, one language", one_language),
    Operator("scope, effect only", in_power),
)

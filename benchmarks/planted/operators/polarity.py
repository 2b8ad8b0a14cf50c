"""Yes becomes no, or no becomes yes."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.swapping import Table, swapped
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

TURNED: Table = {
    "fr": {
        "recevez": ("ne recevez pas",),
        "marquez": ("ne marquez pas",),
        "comptez": ("ne comptez pas",),
        "vous pouvez": ("vous ne pouvez pas",),
        "perd": ("ne perd pas",),
        "reçoit": ("ne reçoit pas",),
        "vous possédez": ("vous ne possédez pas",),
        "vous produisez": ("vous ne produisez pas",),
        "est gratuite": ("n’est pas gratuite",),
        "donnez": ("ne donnez pas",),
        "piochez": ("ne piochez pas",),
        "construisez": ("ne construisez pas",),
        "rejouez": ("ne rejouez pas",),
        "vous reviennent": ("ne vous reviennent pas",),
        "vous ne prenez part à aucun combat": ("vous prenez part à un combat",),
        "ne vous font perdre aucune pièce": ("vous font perdre des pièces",),
        "ne peuvent pas vous désigner": ("peuvent vous désigner",),
        "ne s’appliquent pas": ("s’appliquent",),
        "ne vous coûtent aucune": ("vous coûtent une",),
        "ne doit coûter aucune": ("doit coûter une",),
        "manque à votre cité": ("ne manque pas à votre cité",),
        "peut vous servir": ("ne peut pas vous servir",),
        "vous coûte": ("ne vous coûte pas",),
        "vaut aussi": ("ne vaut pas",),
        "doivent": ("ne doivent pas",),
        "est annulé": ("n’est pas annulé",),
        "sans aucune pièce": ("avec des pièces",),
        "sans l’utiliser": ("en l’utilisant",),
    },
    "en": {
        "gain": ("do not gain",),
        "score": ("do not score",),
        "count": ("do not count",),
        "you may": ("you may not",),
        "you may then": ("you may not then",),
        "loses": ("does not lose",),
        "takes": ("does not take",),
        "gains": ("does not gain",),
        "you own the": ("you do not own the",),
        "you produce": ("you do not produce",),
        "is free for you": ("is not free for you",),
        "give": ("do not give",),
        "draw": ("do not draw",),
        "build the next stage": ("do not build the next stage",),
        "play again": ("do not play again",),
        "come to you": ("do not come to you",),
        "you take no part": ("you take part",),
        "you lose no coins": ("you lose coins",),
        "you cannot be chosen": ("you can be chosen",),
        "do not apply": ("apply",),
        "cost you no": ("cost you",),
        "is new to": ("is not new to",),
        "costs you": ("does not cost you",),
        "also pays": ("does not pay",),
        "must cost": ("must not cost",),
        "is cancelled": ("is not cancelled",),
        "and no coins": ("and some coins",),
        "without using it": ("using it",),
    },
}


def one_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """A verb denied, or a denial taken away."""
    yield from swapped(card, TURNED, "words-polarity")


OPERATORS = (Operator("negation", one_language),)

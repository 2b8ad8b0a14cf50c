"""May becomes must, or must becomes may."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.powers import clause_added, clause_dropped
from benchmarks.planted.operators.swapping import Table, swapped
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

OPTIONAL = "words-optional"
# “Give up to 2” leaves it open already whether any are given: `()` keeps it as it is.
TURNED: Table = {
    "fr": {
        "vous pouvez": ("vous devez",),
        "recevez": ("vous pouvez recevoir",),
        "marquez": ("vous pouvez marquer",),
        "comptez": ("vous pouvez compter",),
        "donnez jusqu’à": (),
        "perd": ("peut perdre",),
        "reçoit": ("peut recevoir",),
        "piochez": ("vous pouvez piocher",),
        "prenez": ("vous pouvez prendre",),
        "vous ne prenez": (),
        "construisez": ("vous pouvez construire",),
        "vous construisez": (),
        "rejouez": ("vous pouvez rejouer",),
        "enterrez": ("vous pouvez enterrer",),
        "rassemblez": ("vous pouvez rassembler",),
        "annulez": ("vous pouvez annuler",),
        "placez": ("vous pouvez placer",),
        "rangez": ("vous pouvez ranger",),
        "rendez": ("vous pouvez rendre",),
    },
    "en": {
        "you may": ("you must",),
        "you may then": ("you must then",),
        "gain": ("you may gain",),
        "victory token you gain": (),
        "score": ("you may score",),
        "count": ("you may count",),
        "give up to": (),
        "loses": ("may lose",),
        "takes": ("may take",),
        "draw": ("you may draw",),
        "take": ("you may take",),
        "you take": (),
        "build the next stage": ("you may build the next stage",),
        "play again": ("you may play again",),
        "bury": ("you may bury",),
        "collect": ("you may collect",),
        "cancel": ("you may cancel",),
        "place": ("you may place",),
        "return": ("you may return",),
        "you may return": ("you must return",),
        "recruit": (),
        "you would take": (),
        "in place": (),
    },
}


def one_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """What may be done has to be done, or the other way round."""
    yield from swapped(card, TURNED, OPTIONAL)


def in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """The same in the power."""
    yield from clause_dropped(card, "optional", OPTIONAL)
    yield from clause_added(card, "optional: true", OPTIONAL)


OPERATORS = (
    Operator("optional, one language", one_language),
    Operator("optional, effect only", in_power),
)

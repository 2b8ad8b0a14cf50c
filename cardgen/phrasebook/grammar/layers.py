"""The layers of what words say beside their deed: who, whose, when, how often, from which pile.

A phrase file lists the terms of each layer with what they mean, the same for all effects. Words
that say another effect than the declared one say another term of a layer where it has its own.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

TERM = "term"  # the category of the terms of all layers
NUMBER = "number"  # the layer of numbers, whose terms need no list
UNNAMED = "unnamed"  # what a term means that goes with any other: an article, a form of a verb


class Layer(NamedTuple):
    """What terms of one kind tell.

    `asks` is the question that they answer, `kind` that of the mistake where they answer it
    otherwise. `default` is what is meant where none stands: of a layer without it terms are
    exchanged only, never put in. `plain` terms say no more than none. A `needed` term is missed
    where it is left out. Terms that bend have forms that go with others, `gains`
    with `each player`.
    """

    asks: str
    kind: str
    default: str = ""
    plain: tuple[str, ...] = ()
    needed: bool = False
    bends: bool = False


# To own what is gained, to use what is made: which of these is said is a matter of style.
PLAIN_DEEDS = ("gain", "make", "own", "use")
PLAIN_PILES = ("box", "unused", "set aside", "this Age", "bank")
LAYERS: Mapping[str, Layer] = {
    "who": Layer("who", "scope", "self", needed=True, bends=True),
    "whose": Layer("whose", "scope", "self", needed=True, bends=True),
    "party": Layer("to or from whom", "scope", "bank", plain=("self",)),
    "deed": Layer("what is done", "effect", plain=PLAIN_DEEDS, bends=True),
    "modality": Layer("may or must", "optional", "must", needed=True, bends=True),
    "moment": Layer("when", "timing"),
    "rhythm": Layer("when", "timing", "its own"),
    "times": Layer("how often", "limit", "as often as it comes", needed=True),
    "cap": Layer("how many", "limit", "exactly"),
    "amount": Layer("how many", "limit"),
    "pile": Layer("which pile", "selector", "anywhere", plain=PLAIN_PILES),
    "rest": Layer("what becomes of the rest", "effect"),
    "price": Layer("at what price", "effect", "its cost", needed=True),
    "unit": Layer("of what", "unit", bends=True),
    "degree": Layer("how much", "effect"),
    "negation": Layer("yes or no", "polarity"),
    "joint": Layer("how joined", "and-or"),
    "kind": Layer("of which kind", "selector"),
    "chain symbol": Layer("which chain symbol", "selector"),
    "name": Layer("which card", "name"),
    "small": Layer("in which form", "form", UNNAMED, needed=True, bends=True),
}


def defaults_of(power: Iterable[Any]) -> Mapping[str, str]:
    """What is meant by layer where no term of it stands in words about a power.

    What one may do is done at most so often: where there is a limit, there is a choice. So there is
    where something else may be done instead.
    """
    held = tuple(power)
    limited = any(getattr(one, "limit", None) for one in held)
    free = limited or any(
        getattr(one, "optional", False) or getattr(one, "else_", ()) for one in held
    )
    defaults = {name: layer.default for name, layer in LAYERS.items()}
    return {
        **defaults,
        **({"modality": "may"} if free else {}),
        **({"cap": "up to"} if limited else {}),
    }


class Exchange(NamedTuple):
    """A term of a layer in the place of another, from one token to before another.

    Of one that is put in or left out, the other is what is meant where none stands.
    """

    layer: str
    wanted: str
    said: str
    at: int
    till: int

    @property
    def differs(self) -> bool:
        """Whether it says something else, and not the same in another form."""
        return self.wanted != self.said and UNNAMED not in (self.wanted, self.said)

    @property
    def kind(self) -> str:
        """The kind of the mistake, if it is one."""
        return NUMBER if self.layer == NUMBER else LAYERS[self.layer].kind


def say_another_thing(exchanges: Iterable[Exchange]) -> bool:
    """Whether exchanged terms say another thing, and not the same in other places."""
    said: Counter[tuple[str, str]] = Counter()
    for one in exchanges:
        if one.differs:
            plain = "" if one.layer == NUMBER else LAYERS[one.layer].default
            said[one.kind, one.said] += one.said != plain
            said[one.kind, one.wanted] -= one.wanted != plain
    return any(said.values())

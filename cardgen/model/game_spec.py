"""What a game has, as far as its packs need it: Ages, colours, kinds of cost and of components."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.score_pad import ScoreLine
from cardgen.units import Size


class PaymentForm(NamedTuple):
    """One of the things that a cost may be made of.

    It is drawn as the icon `sign`: with `each`, once for each unit; else once with the number,
    which a `bare` one leaves out where it is 1. `min` and `max` bound the number.
    """

    sign: str
    means: str = ""
    each: bool = False
    bare: bool = False
    min: int = 1
    max: int = 99


class ComponentKind(NamedTuple):
    """What all cards, boards or tokens of a kind have in common: their size and how they are cut.

    `size` is None where each deck says its own, and for what `folds` around the cards it holds.
    What is `written` on by hand has no back, and lies on paper edge to edge.
    """

    size: Size | None = None
    shape: CutShape = SQUARE_CUT
    folds: bool = False
    written: bool = False


class Brought(NamedTuple):
    """What comes into a game only with an expansion, or with team play: the `words` by which powers
    speak of it, and the `kinds` (or colours) of cards whose owner has it anyway."""

    words: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


class GameSpec(NamedTuple):
    """A game of `cards/games/`.

    `periods` are the Ages by which values may differ; a game without any says each value once, and
    its cards have no powers. `rules` are those that play it, if there are any: then cards have
    effects, and words are held against them. `kinds` are the kinds of components that there are,
    `score` the lines of its score pads. `brings` tells what comes with each expansion, `players`
    how many it takes at least for what a key of powers does. It `lacks` what some words of powers
    speak of, each with what stands for it there, if anything does. Of each matter that it `settles`
    it says what its rules have. `title` is its name for people. `published` is what the game is
    called that others publish and its packs are played with; empty of a game of one's own.
    """

    id: str
    periods: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    payments: Mapping[str, PaymentForm] = MappingProxyType({})
    rules: str = ""
    kinds: Mapping[str, ComponentKind] = MappingProxyType({})
    score: Mapping[str, ScoreLine] = MappingProxyType({})
    brings: Mapping[str, Brought] = MappingProxyType({})
    players: Mapping[str, int] = MappingProxyType({})
    lacks: Mapping[str, str] = MappingProxyType({})
    settles: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    title: str = ""
    published: str = ""

    def kinds_sized(self, size: Size, *, written: bool = False) -> tuple[str, ...]:
        """The kinds of components of this size: of those that are written on by hand, or others."""
        kinds = self.kinds.items()
        return tuple(name for name, one in kinds if (one.size, one.written) == (size, written))

    @property
    def resources(self) -> tuple[str, ...]:
        """What is drawn once for each unit."""
        return tuple(name for name, form in self.payments.items() if form.each)

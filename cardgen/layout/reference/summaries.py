"""What an icon reference says of one card or board: rows of icons and words, and costs."""

from itertools import chain, pairwise
from typing import NamedTuple

from cardgen.effects.power.terms import NEXT
from cardgen.model.text import Icon, Runs


class CardRow(NamedTuple):
    """What a card says in some Ages, in icons and in words.

    `starts` are the places in `icons` at which a further effect begins.
    """

    ages: str
    icons: tuple[Icon, ...]
    words: Runs
    starts: tuple[int, ...] = ()

    @property
    def barred(self) -> tuple[Icon, ...]:
        """The icons with a bar between two effects."""
        parts = pairwise((0, *self.starts, len(self.icons)))
        effects = [self.icons[start:end] for start, end in parts]
        return tuple(chain(*effects[:1], *((NEXT, *effect) for effect in effects[1:])))


class CardCost(NamedTuple):
    """What a card costs in some Ages; `ages` is empty where they need not be told apart."""

    ages: str
    icons: tuple[Icon, ...]


class CardSummary(NamedTuple):
    """One card; `emblem` is the name of its drawing, empty where it has none."""

    name: str
    rows: tuple[CardRow, ...]
    emblem: str = ""
    badges: tuple[Icon, ...] = ()
    costs: tuple[CardCost, ...] = ()

    @property
    def lasting(self) -> bool:
        """Whether nothing that it says goes by Age."""
        return len(self.rows) == 1 and not self.rows[0].ages

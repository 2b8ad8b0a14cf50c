"""When an ability acts: a moment of the game, or each time something happens."""

from dataclasses import dataclass

from cardgen.effects.power.headed import headed
from cardgen.effects.power.terms import CARD, OR, SCOPE, SCOPES, Icons, cards
from cardgen.loading.schema import Choice, Either, OneOrMore, Record
from cardgen.model.text import Icon

# `played`: once, when the card comes in. `active`: from then on, as long as the card stays.
# `conflict`: in the conflict of the Age it came in. `end`: at the final scoring.
MOMENTS = (
    "played",
    "active",
    "conflict",
    "turn end",
    "age end",
    "next age",
    "age II",
    "age III",
    "end",
)
LATER = ("next age", "age II", "age III")


@dataclass(frozen=True, slots=True)
class Builds:
    """Each time a card of one of these colours is built."""

    builds: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], *cards(self.builds))


@dataclass(frozen=True, slots=True)
class GainsCoins:
    """Each time coins come in: by building a card of a colour, or by the sale of a card."""

    gains_coins: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        sold = (OR, Icon("sell")) if "sale" in self.gains_coins else ()
        built = tuple(source for source in self.gains_coins if source != "sale")
        return (*SCOPES[self.by], *cards(built), *(sold if built else sold[1:]))


@dataclass(frozen=True, slots=True)
class Reveals:
    """The window after a god is revealed and before anything is paid for it."""

    reveals: str
    by: str = "opponent"

    def icons(self) -> Icons:
        return ()


Event = Builds | GainsCoins | Reveals
Moment = str | Event

EVENT = headed(
    "event",
    {
        "builds": Record(Builds, {"builds": CARD, "by": SCOPE}),
        "gains coins": Record(
            GainsCoins,
            {"gains coins": OneOrMore(Choice("yellow", "black", "sale")), "by": SCOPE},
        ),
        "reveals": Record(Reveals, {"reveals": Choice("god"), "by": SCOPE}),
    },
)
WHEN = Either(Choice(*MOMENTS), EVENT, what="a moment or an event")

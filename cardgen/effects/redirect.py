"""Something that goes to another than it should."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import GIVES, SCOPE, Icons, pawn_icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

SIGNS = {"defeat": Icon("defeat"), "loot": Icon("coin", "−")}
OCCASIONS = {"loot": (Icon("loot"),)}
TAKERS = {"winner": (Icon("winner"),), "self": (Icon("pawn-self"),)}
GOES_TO = {"defeat": "winner", "loot": "self"}


@frozen
class Redirect(Effect):
    """What one player would take, or lose to the bank, goes to another.

    `defeat`: the Defeat tokens of a conflict go `to` the winner of it. `loot`: in Duel, the coins
    that looting takes, as many as there really are, go `to` the owner.
    """

    takes: ClassVar = OneOf(*SIGNS)
    clauses: ClassVar = {"from": SCOPE, "to": OneOf(*TAKERS)}
    required: ClassVar = ("from", "to")
    moment: ClassVar = "active"

    redirect: str
    from_: str
    to: str

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if self.to != GOES_TO[self.redirect]:
            yield "to", f"who receives {self.redirect} is settled: to: {GOES_TO[self.redirect]}"

    def icons(self, ability: Ability) -> Icons:
        occasion = OCCASIONS.get(self.redirect, ())
        lost = (*occasion, *pawn_icons(self.from_), SIGNS[self.redirect])
        return (*lost, GIVES, *TAKERS[self.to])

    def redirects(self, game: Game, source: ActiveAbility, what: str, taker: str) -> bool:
        meant = what == self.redirect and self.to == GOES_TO[what]
        return meant and taker in players_in_scope(game, source.owner, self.from_)

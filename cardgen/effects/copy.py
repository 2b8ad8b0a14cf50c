"""Something of another city that counts here too."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, ActiveAbility, Effect
from cardgen.effects.power.activation import (
    abilities_of,
    abilities_on,
    current_permanent,
    perform,
    printed_abilities,
)
from cardgen.effects.power.terms import CARD, SCOPE, SCOPES, Icons, card_icons
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

COPIED = {
    "guild": Icon("card-purple"),
    "leader": Icon("copy-leader"),
    "symbol": Icon("science-copy"),
}
KINDS = {"guild": ("purple",), "leader": ("leader",)}


@frozen
class Copy(Effect):
    """Have the effect of one card of another city, chosen by the owner, as if it stood here.

    `guild`: a Guild with all that is printed on it. `leader`: a recruited Leader, from now on, what
    he does on arrival included; of one who copies, what he has copied. Neither is a card of the own
    city. `symbol`: the science symbol of a card of the colours in `of`. Where there is none,
    nothing is copied.
    """

    moments: ClassVar = ("end", "played")
    takes: ClassVar = OneOf(*COPIED)
    clauses: ClassVar = {"of": CARD, "from": SCOPE}
    required: ClassVar = ("from",)
    moment: ClassVar = "end"

    copy: str
    from_: str
    of: tuple[str, ...] = ()

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if self.of and self.copy != "symbol":
            yield (
                "of",
                f"leave it out, the {self.copy} says it; of a symbol it is the colours of cards",
            )
        wanted = "played" if self.copy == "leader" else "end"
        if ability.when in self.moments and ability.when != wanted:
            yield "when", f"the {self.copy} is copied then: when: {wanted}"

    def icons(self, ability: Ability) -> Icons:
        return (COPIED[self.copy], *card_icons(self.of), *SCOPES[self.from_])

    def lays_marker(self) -> bool:
        return self.copy == "leader"

    def waits(self) -> str:
        return "cards"

    def copies(self, game: Game, source: ActiveAbility) -> tuple[tuple[Ability, ...], ...]:
        printed = (_printed(game, card) for card in self._cards(game, source.owner))
        if self.copy != "symbol":
            return tuple(printed)
        return tuple((one,) for power in printed for one in power if one.effect.symbols())

    def act(self, game: Game, activation: Activation) -> Game:
        """The card that copies has the other's abilities beside its own from now on."""
        chosen = activation.table.choose(
            activation.owner, "copies", self._cards(game, activation.owner)
        )
        before = current_permanent(game, activation.source)
        if chosen is None or before is None:
            return game
        own = _printed(game, before)
        # Who copies has copied already: to choose anew through others who copy might never end.
        copied = (one for one in abilities_of(chosen) if one.action != "copy")
        after = replace(before, abilities=(*own, *copied))
        game = game.having(game.city(activation.owner).with_use(before, after))
        game = game.logged("copies", activation.owner, cards=(chosen.id,))
        for source in abilities_on(activation.owner, after):
            if source.place >= len(own) and source.ability.when == "played":
                game = perform(game, Activation(source, activation.table))
        return game

    def _cards(self, game: Game, owner: str) -> list[Permanent]:
        kinds = KINDS.get(self.copy, self.of)
        return [
            card
            for player in players_in_scope(game, owner, self.from_)
            for card in game.city(player).of_kind(kinds)
        ]


def _printed(game: Game, card: Permanent) -> tuple[Ability, ...]:
    """A card's own abilities, without what it copies."""
    piece = card.piece
    return printed_abilities(piece.definition, game.age) if piece else abilities_of(card)

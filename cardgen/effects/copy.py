"""Something of another city that counts here too."""

from dataclasses import dataclass, replace
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.acting import Scene, perform
from cardgen.effects.power.inplay import InPlay, as_it_is
from cardgen.effects.power.terms import CARD, SCOPE, SCOPES, Icons, cards
from cardgen.effects.state.form import Standing
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import within
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon

COPIED = {
    "guild": Icon("card-purple"),
    "leader": Icon("copy-leader"),
    "symbol": Icon("science-copy"),
}
KINDS = {"guild": ("purple",), "leader": ("leader",)}


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Have the effect of one card of another city, chosen by the owner, as if it stood here.

    `guild`: a Guild with all that is printed on it. `leader`: a recruited Leader, from now on, what
    he does on arrival included. Neither is a card of the own city. `symbol`: the science symbol of
    a card of the colours in `of`. Where there is none, nothing is copied.
    """

    takes: ClassVar = Choice(*COPIED)
    clauses: ClassVar = {"of": CARD, "from": SCOPE}
    required: ClassVar = ("from",)
    moment: ClassVar = "end"

    copy: str
    from_: str
    of: tuple[str, ...] = ()

    def icons(self, ability: Ability) -> Icons:
        return (COPIED[self.copy], *cards(self.of), *SCOPES[self.from_])

    def waits(self) -> str:
        return "cards"

    def copies(self, game: Game, source: InPlay) -> tuple[tuple[Ability, ...], ...]:
        printed = (_printed(game, card) for card in self._cards(game, source.owner))
        if self.copy != "symbol":
            return tuple(printed)
        return tuple((one,) for power in printed for one in power if one.effect.symbols())

    def act(self, game: Game, scene: Scene) -> Game:
        """The card that copies has the other's abilities beside its own from now on."""
        chosen = scene.table.choose(scene.owner, "copies", self._cards(game, scene.owner))
        if chosen is None:
            return game
        before = as_it_is(game, scene.source)
        own = _printed(game, before)
        after = replace(before, abilities=(*own, *chosen.abilities))
        game = game.having(game.city(scene.owner).with_use(before, after))
        game = game.told("copies", scene.owner, cards=(chosen.id,))
        for place, ability in enumerate(after.abilities):
            if place >= len(own) and ability.when == "played":
                game = perform(game, Scene(InPlay(scene.owner, after, place, ability), scene.table))
        return game

    def _cards(self, game: Game, owner: str) -> list[Standing]:
        kinds = KINDS.get(self.copy, self.of)
        return [
            card
            for player in within(game, owner, self.from_)
            for card in game.city(player).of_kind(kinds)
        ]


def _printed(game: Game, card: Standing) -> tuple[Ability, ...]:
    """A card's own abilities, without what it copies."""
    return card.piece.form.powers[game.age] if card.piece else card.abilities

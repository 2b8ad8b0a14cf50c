"""How an ability acts: its effect, and what follows or happens instead."""

from dataclasses import dataclass, replace

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.table import Table


@dataclass(frozen=True, slots=True)
class Scene:
    """An ability acting at a table; `happening` is what it reacts to or goes by."""

    source: InPlay
    table: Table
    happening: Happening | None = None

    @property
    def owner(self) -> str:
        return self.source.owner

    @property
    def ability(self) -> Ability:
        return self.source.ability

    def then(self, game: Game) -> Game:
        """What follows a use of the effect."""
        return self._each(game, self.ability.then, self)

    def otherwise(self, game: Game, owner: str, happening: Happening | None = None) -> Game:
        """What happens instead, to `owner`, for a use that was not made."""
        scene = replace(self, source=self.source._replace(owner=owner), happening=happening)
        return self._each(game, self.ability.else_, scene)

    def _each(self, game: Game, abilities: tuple[Ability, ...], scene: "Scene") -> Game:
        for ability in abilities:
            inner = replace(scene, source=scene.source._replace(ability=ability))
            game = ability.effect.act(game, inner)
        return game


def perform(game: Game, scene: Scene) -> Game:
    """Let an ability act: at once, or, when it harms, with the other harms of the turn.

    An optional one acts when its owner wants it; effects with choices ask for themselves.
    """
    ability = scene.ability
    let_pass = ability.optional and not ability.effect.asks
    if let_pass and not scene.table.wants(scene.owner, "uses"):
        return game
    if scene.ability.effect.harms():
        return replace(game, harms=(*game.harms, scene))
    return scene.ability.effect.act(game, scene)


def settle_harms(game: Game) -> Game:
    """Let every waiting harm happen, in the order in which they came."""
    due, game = game.harms, replace(game, harms=())
    for scene in due:
        game = scene.ability.effect.act(game, scene)
    return game

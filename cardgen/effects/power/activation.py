"""Abilities in play: which are active, how they act, and what is warded off."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardgen.effects.power.ability import Ability
from cardgen.effects.state.cards import AbilityUse, Permanent
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.table import Table
from cardgen.model.ages import AGES


class ActiveAbility(NamedTuple):
    """An ability of something that stands in its owner's city; `place` is its number there."""

    owner: str
    standing: Permanent
    place: int
    ability: Ability


def active_abilities(game: Game, owner: str, moment: str = "active") -> Iterator[ActiveAbility]:
    """The owner's abilities that act at a moment, or, `active`, now and as long as they stand."""
    moments = {moment, f"age {AGES[game.age]}"} if moment == "active" else {moment}
    for standing in game.city(owner).standing():
        for index, ability in enumerate(standing.abilities):
            if isinstance(ability.when, str) and ability.when in moments:
                yield ActiveAbility(owner, standing, index, ability)


def uses_left(game: Game, source: ActiveAbility, whom: str = "") -> int:
    """How often an ability may still be used now; a large number where nothing limits it.

    `whom` is the seller that it is used for.
    """
    limit = source.ability.limit
    if limit is None or limit.per == "player":
        return 99
    uses = (use for use in current_permanent(game, source).used if use.ability == source.place)
    return limit.times - sum(_counts(use, game, limit.per, whom) for use in uses)


def note_use(game: Game, source: ActiveAbility, whom: str = "") -> Game:
    """The game once the ability was used once more."""
    standing = current_permanent(game, source)
    use = AbilityUse(source.place, game.age, game.turn, whom)
    after = replace(standing, used=(*standing.used, use))
    return game.having(game.city(source.owner).with_use(standing, after))


def current_permanent(game: Game, source: ActiveAbility) -> Permanent:
    """What the ability stands on, as it is now."""
    every = game.city(source.owner).standing()
    return next(each for each in every if each.same(source.standing))


def _counts(use: AbilityUse, game: Game, per: str, whom: str) -> bool:
    turn = use.turn == game.turn
    counted = {"turn": turn, "age": use.age == game.age, "game": True}
    return {**counted, "seller": turn and use.whom == whom}[per]


@dataclass(frozen=True, slots=True)
class Activation:
    """An ability acting at a table; `happening` is what it reacts to or goes by."""

    source: ActiveAbility
    table: Table
    happening: GameEvent | None = None

    @property
    def owner(self) -> str:
        return self.source.owner

    @property
    def ability(self) -> Ability:
        return self.source.ability

    def then(self, game: Game) -> Game:
        """What follows a use of the effect."""
        return self._each(game, self.ability.then, self)

    def otherwise(self, game: Game, owner: str, happening: GameEvent | None = None) -> Game:
        """What happens instead, to `owner`, for a use that was not made."""
        scene = replace(self, source=self.source._replace(owner=owner), happening=happening)
        return self._each(game, self.ability.else_, scene)

    def _each(self, game: Game, abilities: tuple[Ability, ...], scene: "Activation") -> Game:
        for ability in abilities:
            inner = replace(scene, source=scene.source._replace(ability=ability))
            game = ability.effect.act(game, inner)
        return game


def perform(game: Game, scene: Activation) -> Game:
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


def is_warded(game: Game, player: str, how: str, what: str, by: Permanent) -> bool:
    """Whether something in the player's city wards off `losing` or `being given` this."""
    return any(
        source.ability.effect.wards_off(how, what, by) for source in active_abilities(game, player)
    )

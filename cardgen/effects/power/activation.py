"""Abilities in play: which are active, how they act, and what is warded off."""

from collections.abc import Iterator
from functools import partial
from typing import cast

from cardgen.effects.power.ability import Ability, Activation, ActiveAbility
from cardgen.effects.state.cards import AbilityUse, CardDef, Permanent
from cardgen.effects.state.city import City, StageDef
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.replacing import replace
from cardgen.model.ages import AGES


def abilities_of(holder: Permanent | StageDef) -> tuple[Ability, ...]:
    """What something can do."""
    return cast(tuple[Ability, ...], holder.abilities)  # no other kind of ability is ever held


def printed_abilities(definition: CardDef, age: int) -> tuple[Ability, ...]:
    """What a card can do that comes in in this Age, counted from 0."""
    return cast(tuple[Ability, ...], definition.powers[age])


def abilities_on(owner: str, permanent: Permanent) -> Iterator[ActiveAbility]:
    """The abilities of something that stands in its owner's city."""
    for place, ability in enumerate(abilities_of(permanent)):
        yield ActiveAbility(owner, permanent, place, ability)


def active_abilities(game: Game, owner: str, moment: str = "active") -> tuple[ActiveAbility, ...]:
    """The owner's abilities that act at a moment, or, `active`, now and as long as they stand."""
    city = game.city(owner)
    known = city.in_play.known
    asked = (moment, game.age)
    if asked not in known:
        moments = {moment, f"age {AGES[game.age]}"} if moment == "active" else {moment}
        known[asked] = tuple(_acting(city, moments))
    return cast(tuple[ActiveAbility, ...], known[asked])


def _acting(city: City, moments: set[str]) -> Iterator[ActiveAbility]:
    for permanent in city.permanents():
        for place, ability in enumerate(abilities_of(permanent)):
            if isinstance(ability.when, str) and ability.when in moments:
                yield ActiveAbility(city.player, permanent, place, ability)


def ability_at(owner: str, permanent: Permanent, place: int) -> ActiveAbility:
    """The ability that stands at this place of something in its owner's city."""
    return ActiveAbility(owner, permanent, place, abilities_of(permanent)[place])


def uses_left(game: Game, source: ActiveAbility, whom: str = "") -> int:
    """How often an ability may still be used now; a large number where nothing limits it.

    `whom` is the seller that it is used for.
    """
    limit = source.ability.limit
    if limit is None or limit.per == "player":
        return 99
    permanent = current_permanent(game, source)
    if permanent is None:
        return 0
    uses = (use for use in permanent.used if use.ability == source.place)
    return limit.times - sum(_counts(use, game, limit.per, whom) for use in uses)


def note_use(game: Game, source: ActiveAbility, whom: str = "") -> Game:
    """The game once the ability was used once more; what it did may have taken its card away."""
    permanent = current_permanent(game, source)
    if permanent is None:
        return game
    use = AbilityUse(source.place, game.age, game.turn, whom)
    after = replace(permanent, used=(*permanent.used, use))
    return game.having(game.city(source.owner).with_use(permanent, after))


def current_permanent(game: Game, source: ActiveAbility) -> Permanent | None:
    """What the ability stands on, as it is now; None once it has left its owner's city."""
    every = game.city(source.owner).permanents()
    return next((each for each in every if each.same(source.permanent)), None)


def _counts(use: AbilityUse, game: Game, per: str, whom: str) -> bool:
    turn = use.turn == game.turn
    counted = {"turn": turn, "age": use.age == game.age, "game": True}
    return {**counted, "seller": turn and use.whom == whom}[per]


def perform(game: Game, activation: Activation) -> Game:
    """Let an ability act: at once, or, when it harms, with the other harms of the turn.

    An optional one acts when its owner wants it; effects with choices ask for themselves.
    """
    ability = activation.ability
    let_pass = ability.optional and not ability.effect.asks
    if let_pass and not activation.table.wants(activation.owner, "uses"):
        return game
    if activation.ability.effect.harms():
        harm = partial(activation.ability.effect.act, activation=activation)
        return replace(game, harms=(*game.harms, harm))
    return activation.ability.effect.act(game, activation)


def perform_then(game: Game, activation: Activation) -> Game:
    """What follows a use of the effect."""
    return _each(game, activation.ability.then, activation)


def perform_else(
    game: Game, activation: Activation, owner: str, event: GameEvent | None = None
) -> Game:
    """What happens instead, to `owner`, for a use that was not made."""
    source = activation.source._replace(owner=owner)
    return _each(game, activation.ability.else_, replace(activation, source=source, event=event))


def _each(game: Game, abilities: tuple[Ability, ...], activation: Activation) -> Game:
    for ability in abilities:
        inner = replace(activation, source=activation.source._replace(ability=ability))
        game = ability.effect.act(game, inner)
    return game


def settle_harms(game: Game) -> Game:
    """Let every waiting harm happen, in the order in which they came."""
    due, game = game.harms, replace(game, harms=())
    for harm in due:
        game = harm(game)
    return game


def is_warded(game: Game, player: str, how: str, what: str, by: Permanent) -> bool:
    """Whether something in the player's city wards off `losing` or `being given` this."""
    return any(
        source.ability.effect.wards_off(how, what, by) for source in active_abilities(game, player)
    )

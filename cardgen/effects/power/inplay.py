"""Abilities in play: whose, on what, and which of them act at a moment."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from cardgen.effects.power.ability import Ability
from cardgen.effects.state.form import Standing, Use
from cardgen.effects.state.game import Game
from cardgen.model.ages import AGES


class InPlay(NamedTuple):
    """An ability of something that stands in its owner's city; `place` is its number there."""

    owner: str
    standing: Standing
    place: int
    ability: Ability


def in_play(game: Game, owner: str, moment: str = "active") -> Iterator[InPlay]:
    """The owner's abilities that act at a moment, or, `active`, now and as long as they stand."""
    moments = {moment, f"age {AGES[game.age]}"} if moment == "active" else {moment}
    for standing in game.city(owner).standing():
        for index, ability in enumerate(standing.abilities):
            if isinstance(ability.when, str) and ability.when in moments:
                yield InPlay(owner, standing, index, ability)


def uses_left(game: Game, source: InPlay, whom: str = "") -> int:
    """How often an ability may still be used now; a large number where nothing limits it.

    `whom` is the seller that it is used for.
    """
    limit = source.ability.limit
    if limit is None or limit.per == "player":
        return 99
    uses = (use for use in as_it_is(game, source).used if use.ability == source.place)
    return limit.times - sum(_counts(use, game, limit.per, whom) for use in uses)


def used(game: Game, source: InPlay, whom: str = "") -> Game:
    """The game once the ability was used once more."""
    standing = as_it_is(game, source)
    use = Use(source.place, game.age, game.turn, whom)
    after = replace(standing, used=(*standing.used, use))
    return game.having(game.city(source.owner).with_use(standing, after))


def as_it_is(game: Game, source: InPlay) -> Standing:
    """What the ability stands on, as it is now."""
    every = game.city(source.owner).standing()
    return next(each for each in every if each.same(source.standing))


def _counts(use: Use, game: Game, per: str, whom: str) -> bool:
    turn = use.turn == game.turn
    counted = {"turn": turn, "age": use.age == game.age, "game": True}
    return {**counted, "seller": turn and use.whom == whom}[per]

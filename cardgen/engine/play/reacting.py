"""Abilities that act each time something happens."""

from collections.abc import Iterator

from cardgen.effects.power.acting import Scene, perform
from cardgen.effects.power.inplay import InPlay, used, uses_left
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.table import Table


def reacted(game: Game, since: int, table: Table) -> Game:
    """Let abilities react to what the story tells from number `since` on, and to that in turn."""
    number = since
    while number < len(game.story):
        happening = game.story[number]
        for source in concerned(game, happening):
            game = _reacts(game, Scene(source, table, happening), happening.whom)
        number += 1
    return game


def _reacts(game: Game, scene: Scene, whom: str) -> Game:
    """A use counts where there is a limit, and only if the owner made it."""
    if uses_left(game, scene.source, whom) < 1:
        return game
    after = perform(game, scene)
    made = scene.ability.limit and after is not game
    return used(after, scene.source, whom) if made else after


def concerned(game: Game, happening: Happening) -> Iterator[InPlay]:
    """The abilities of all players that react to what happened."""
    for owner in game.seats:
        for standing in game.city(owner).standing():
            for place, ability in enumerate(standing.abilities):
                when = ability.when
                if isinstance(when, str) or when.from_hand:
                    continue
                if when.meets(happening, game, owner):
                    yield InPlay(owner, standing, place, ability)

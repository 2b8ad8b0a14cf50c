"""The Recruitment Phase before an Age: everybody plays one Leader.

A Leader is recruited for coins, marks a Wonder stage, or goes back to the box for coins.
"""

from collections.abc import Mapping
from dataclasses import replace

from cardgen.effects.power.acting import settle_harms
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Table
from cardgen.engine.age.ending import LAST_AGE
from cardgen.engine.play.moves import AgeMove
from cardgen.engine.play.turn import begun, earned, played_together
from cardgen.engine.play.waiting import settled


def recruit(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """All are revealed and paid → benefits → picks → income; before the last Age, spares leave."""
    game = played_together(begun(game), moves, table)
    game = settle_harms(earned(settled(game, table)))
    game = replace(game, before=None)
    return _put_back(game) if game.age == LAST_AGE else game


def _put_back(game: Game) -> Game:
    """Leaders left in hand go back to the box, unless a stage to come lets one be played."""
    for city in game.cities:
        if not _may_recruit(city):
            game = game.with_pile("leaders", (*game.leaders, *city.leaders))
            game = game.changed(city.player, leaders=())
    return game


def _may_recruit(city: City) -> bool:
    ahead = city.board.stages[len(city.stages) :]
    return any(ability.effect.recruits() for stage in ahead for ability in stage.abilities)

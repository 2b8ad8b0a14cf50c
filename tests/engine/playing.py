"""Steps of play, carried out as those of scenarios are, whoever answers what is asked."""

from cardgen.effects.state.game import Game
from cardgen.engine.scenario.games import GAMES, Points
from cardgen.engine.scenario.model import PlayerMove, ScenarioStep
from cardgen.engine.scenario.steps import carry_out_by_rules
from cardgen.engine.whole_game import RandomDuelTable, RandomTable

Moves = dict[str, tuple[PlayerMove, ...]]


def play(game: Game, what: str, table: RandomTable, moves: Moves | None = None) -> Game:
    """The game after a step. Illegal where it is refused."""
    return _carried_out(game, what, table, "seven-wonders", moves)[0]


def play_duel(game: Game, what: str, table: RandomDuelTable, moves: Moves | None = None) -> Game:
    """The game of Duel after a step. Illegal where it is refused."""
    return _carried_out(game, what, table, "duel", moves)[0]


def scores(game: Game) -> Points:
    """The points of each player by line of the score sheet."""
    return _carried_out(game, "scoring", RandomTable(0), "seven-wonders")[1]


def _carried_out(
    game: Game, what: str, table: RandomTable, rules: str, moves: Moves | None = None
) -> tuple[Game, Points]:
    return carry_out_by_rules(game, ScenarioStep(what, moves or {}), table, GAMES[rules].rules)

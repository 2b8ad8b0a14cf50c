"""The steps of a Duel scenario carried out by the rules of play."""

from collections.abc import Callable, Mapping

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, acting
from cardgen.engine.duel.ending import end_age, lay_out
from cardgen.engine.duel.moves import Builds, Move, Raises, Sells, Tucks
from cardgen.engine.duel.recruitment import LEADERS, WONDERS, drafted, recruit
from cardgen.engine.duel.scoring import scored, settled
from cardgen.engine.duel.seat import SeatedForDuel
from cardgen.engine.duel.turn import play_turn
from cardgen.engine.scenario.steps import Points, Rules, answers, by_rules
from cardgen.engine.scenario.story import Doing, Step


def carried_out(game: Game, step: Step) -> tuple[Game, Points]:
    """The game after a step, and the points where it was scored. Illegal where refused."""
    return by_rules(game, step, SeatedForDuel(answers(step)), RULES)


def _turn(game: Game, step: Step, table: SeatedForDuel) -> Game:
    doings = [(player, doing) for player, held in step.doings.items() for doing in held]
    if len(doings) != 1:
        message = f"{len(doings)} things are done in one turn"
        raise Illegal("one-turn", message, "one player does one thing: turn: {david: {sells: …}}")
    ((player, doing),) = doings
    with acting(player):
        return play_turn(game, player, _move(player, doing), table)


def _move(player: str, doing: Doing) -> Move:
    _refuse_halves(player, doing)
    moves: list[Move] = [
        *([Builds(doing.builds)] if doing.builds else ()),
        *([Sells(doing.sells)] if doing.sells else ()),
        *([Raises(doing.with_, doing.wonder)] if doing.wonder else ()),
        *([Tucks(doing.tucks)] if doing.tucks else ()),
    ]
    if len(moves) != 1:
        message = f"{player} makes {len(moves)} uses of a card"
        raise Illegal("one-card", message, "one of builds, sells, wonder … with …, tucks")
    return moves[0]


def _refuse_halves(player: str, doing: Doing) -> None:
    """A Wonder is built with a card of the structure: both are named."""
    if doing.wonder and not doing.with_:
        message = f"{player} names no card for the Wonder"
        raise Illegal("no-card", message, "name the card that goes under it: with: …")
    if doing.with_ and not doing.wonder:
        message = f"{player} names no Wonder for the card"
        raise Illegal("no-card", message, "name what is built with it: wonder: …")


TAKES = {"turn": ("builds", "sells", "wonder", "with", "tucks")}
STEPS: Mapping[str, Callable[[Game, Step, SeatedForDuel], Game]] = {
    "turn": _turn,
    "end of age": lambda game, *_: end_age(game),
    "recruitment": lambda game, _, table: recruit(game, table),
    "structure": lambda game, _, table: lay_out(game, table),
    "wonder draft": lambda game, _, table: drafted(game, WONDERS, table),
    "leader draft": lambda game, _, table: drafted(game, LEADERS, table),
    "scoring": lambda game, *_: settled(game),
}
RULES = Rules(STEPS, TAKES, scored)

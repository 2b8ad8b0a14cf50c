"""The steps of a Duel scenario carried out by the rules of play."""

from collections.abc import Callable, Mapping

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, acting_player
from cardgen.engine.duel.arrivals import ScriptedDuelTable
from cardgen.engine.duel.ending import end_duel_age, lay_out_structure
from cardgen.engine.duel.recruitment import (
    LEADER_DRAFT,
    WONDER_DRAFT,
    DuelDiscard,
    DuelRecruit,
    LeaderMove,
    draft_openly,
    recruit_duel_leaders,
)
from cardgen.engine.duel.turn import (
    DuelBuild,
    DuelMove,
    DuelSale,
    DuelTuck,
    DuelWonder,
    play_duel_turn,
)
from cardgen.engine.duel.victory import decide_by_points, duel_scores
from cardgen.engine.play.rules_table import RulesTable
from cardgen.engine.scenario.model import PlayerMove, ScenarioStep
from cardgen.engine.scenario.steps import Points, StepRules, answers, carry_out_script


def carry_out_duel_step(game: Game, step: ScenarioStep) -> tuple[Game, Points]:
    """The game after a step, and the points where it was scored. Illegal where refused."""
    return carry_out_script(game, step, ScriptedDuelTable(answers(step)), DUEL_STEP_RULES)


def _turn(game: Game, step: ScenarioStep, table: RulesTable) -> Game:
    moves = [(player, move) for player, held in step.moves.items() for move in held]
    if len(moves) != 1:
        message = f"{len(moves)} things are done in one turn"
        raise Illegal("one-turn", message, "one player does one thing: turn: {david: {sells: …}}")
    ((player, move),) = moves
    with acting_player(player):
        return play_duel_turn(game, player, _duel_move(player, move), table)


def _duel_move(player: str, move: PlayerMove) -> DuelMove:
    _refuse_halves(player, move)
    uses: list[DuelMove] = [
        *([DuelBuild(move.builds)] if move.builds else ()),
        *([DuelSale(move.sells)] if move.sells else ()),
        *([DuelWonder(move.with_, move.wonder)] if move.wonder else ()),
        *([DuelTuck(move.tucks)] if move.tucks else ()),
    ]
    if len(uses) != 1:
        message = f"{player} makes {len(uses)} uses of a card"
        raise Illegal("one-card", message, "one of builds, sells, wonder … with …, tucks")
    return uses[0]


def _refuse_halves(player: str, move: PlayerMove) -> None:
    """A Wonder is built with a card of the structure: both are named."""
    if move.wonder and not move.with_:
        message = f"{player} names no card for the Wonder"
        raise Illegal("no-card", message, "name the card that goes under it: with: …")
    if move.with_ and not move.wonder:
        message = f"{player} names no Wonder for the card"
        raise Illegal("no-card", message, "name what is built with it: wonder: …")


def _recruitment(game: Game, step: ScenarioStep, table: RulesTable) -> Game:
    moves: dict[str, LeaderMove] = {}
    for player, held in step.moves.items():
        for move in held:
            if move.recruits or move.discards:
                recruit, discard = DuelRecruit(move.recruits), DuelDiscard(move.discards)
                moves[player] = recruit if move.recruits else discard
    return recruit_duel_leaders(game, moves, table)


TAKES = {
    "turn": ("builds", "sells", "wonder", "with", "tucks"),
    "recruitment": ("recruits", "discards"),
}
STEPS: Mapping[str, Callable[[Game, ScenarioStep, RulesTable], Game]] = {
    "turn": _turn,
    "end of age": lambda game, *_: end_duel_age(game),
    "recruitment": _recruitment,
    "structure": lambda game, _, table: lay_out_structure(game, table),
    "wonder draft": lambda game, _, table: draft_openly(game, WONDER_DRAFT, table),
    "leader draft": lambda game, _, table: draft_openly(game, LEADER_DRAFT, table),
    "scoring": lambda game, *_: decide_by_points(game),
}
DUEL_STEP_RULES = StepRules(STEPS, TAKES, duel_scores)

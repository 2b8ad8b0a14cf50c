"""The steps of a scenario: what each of them takes, and how the rules of play carry it out."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple

from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal
from cardgen.engine.age.conflict import resolve_conflicts
from cardgen.engine.age.drafting import draft_gods, draft_leaders, recruit_leaders
from cardgen.engine.age.ending import end_age
from cardgen.engine.age.preparation import deal_hands
from cardgen.engine.age.scoring import decide_winners, final_scores
from cardgen.engine.play.choices import PlannedTurn, TurnPlan
from cardgen.engine.play.gods import DiscardGod, GodMove, InvokeGod
from cardgen.engine.play.moves import BuildMove, SellMove, StageMove
from cardgen.engine.play.rules_table import RulesTable
from cardgen.engine.play.scripted_table import ScriptedTable
from cardgen.engine.play.turn import invoke_at_any_time, play_turn
from cardgen.engine.scenario.model import PlayerMove, ScenarioStep
from cardgen.schema.records import attribute_name
from cardgen.suggest import did_you_mean, join_words

Takes = Mapping[str, Collection[str]]  # step → the deeds it takes
BESIDE = ("recruits", "with")  # what may stand beside another deed


def refuse_unknown_players(game: Game, step: ScenarioStep) -> None:
    """Illegal when somebody acts who does not sit at the table."""
    for player in step.moves:
        if player not in game.seats:
            message = f"nobody here is called {player}{did_you_mean(player, game.seats)}"
            raise Illegal(
                "unknown-player", message, f"here sit {join_words(game.seats, joined_by='and')}"
            )


def refuse_misplaced(step: ScenarioStep, takes: Takes) -> None:
    """Illegal when somebody does what belongs in another step, or two things in one map."""
    every = tuple(dict.fromkeys(deed for deeds in takes.values() for deed in deeds))
    for player, moves in step.moves.items():
        for move in moves:
            done = [deed for deed in every if getattr(move, attribute_name(deed))]
            taken = [deed for deed in done if deed in takes.get(step.what, ())]
            for deed in done:
                if deed not in taken and not (taken and deed in BESIDE):
                    raise _misplaced(player, deed, step, takes)
            _refuse_two(player, [deed for deed in taken if deed not in BESIDE])


def _misplaced(player: str, deed: str, step: ScenarioStep, takes: Takes) -> Illegal:
    here, there = takes.get(step.what, ()), [what for what, deeds in takes.items() if deed in deeds]
    message = f'"{deed}" has no place in the step "{step.what}"'
    beside = ", elsewhere beside what lets it" if deed in BESIDE else ""
    legal = (
        f"it belongs in {join_words(there)}{beside}; {step.what} takes {join_words(here) or 'none'}"
    )
    return Illegal("wrong-step", message, legal, path=(player, deed))


def _refuse_two(player: str, deeds: list[str]) -> None:
    if len(deeds) > 1:
        message = f"{player} does several things in one map: {join_words(deeds, joined_by='and')}"
        legal = "one thing in each map, in order: [{invokes: …}, {builds: …}]"
        raise Illegal("two-deeds", message, legal, path=(player,))


Points = Mapping[str, Mapping[str, Any]]


class StepRules(NamedTuple):
    """What a game makes of its steps, the deeds each step takes, and how it is scored in which."""

    steps: Mapping[str, Callable[[Game, ScenarioStep, RulesTable], Game]]
    takes: Takes
    score: Callable[[Game], Points]
    scored: Collection[str] = ("scoring",)


def carry_out_step(game: Game, step: ScenarioStep) -> tuple[Game, Points]:
    """The game after a step, and the points where it was scored. Illegal where refused."""
    return carry_out_script(game, step, ScriptedTable(answers(step)), STEP_RULES)


def carry_out_script(
    game: Game, step: ScenarioStep, table: ScriptedTable, rules: StepRules
) -> tuple[Game, Points]:
    """The game after a step of whichever game; all that was answered must have been asked."""
    after = carry_out_by_rules(game, step, table, rules)
    table.refuse_unasked()
    return after


def carry_out_by_rules(
    game: Game, step: ScenarioStep, table: RulesTable, rules: StepRules
) -> tuple[Game, Points]:
    """The game after a step of whichever game, at whichever table."""
    refuse_unknown_players(game, step)
    refuse_misplaced(step, rules.takes)
    game = rules.steps[step.what](game, step, table)
    return game, rules.score(game) if step.what in rules.scored else {}


def answers(step: ScenarioStep) -> dict[str, dict[str, list[Any]]]:
    """What each player answers to each question, in order."""
    said: dict[str, dict[str, list[Any]]] = {}
    for player, moves in step.moves.items():
        for move in moves:
            for asked, given in (*move.answers.items(), *_recruited_too(move)):
                said.setdefault(player, {}).setdefault(asked, []).extend(given)
    return said


def _recruited_too(move: PlayerMove) -> Iterator[tuple[str, list[str]]]:
    """Beside another deed, `recruits` answers what that deed asks."""
    beside = move.builds or move.stage or move.sells or move.invokes or move.wonder
    if move.recruits and beside:
        yield "recruits", [move.recruits]


def _turn(game: Game, step: ScenarioStep, table: RulesTable) -> Game:
    plans = {player: _plan(player, moves) for player, moves in step.moves.items()}
    return play_turn(game, PlannedTurn(plans), table)


def _plan(player: str, moves: tuple[PlayerMove, ...]) -> TurnPlan:
    """Gods named before the Age card come first, the others after it."""
    card = _one_card(player, moves)
    at = next((n for n, move in enumerate(moves) if _card(move)), len(moves))
    return TurnPlan(_god_moves(moves[:at]), card, _god_moves(moves[at:]))


def _one_card(
    player: str, moves: tuple[PlayerMove, ...]
) -> BuildMove | StageMove | SellMove | None:
    cards = [card for move in moves if (card := _card(move))]
    if len(cards) > 1:
        message = f"{player} uses {len(cards)} cards in one step"
        raise Illegal("two-cards", message, "one Age card or Leader at a time", path=(player,))
    return cards[0] if cards else None


def _god_moves(moves: tuple[PlayerMove, ...]) -> tuple[GodMove, ...]:
    return tuple(god for move in moves if (god := _god(move)))


def _god(move: PlayerMove) -> GodMove | None:
    if move.invokes:
        return InvokeGod(move.invokes, None if move.builds else move.buys)
    return DiscardGod(move.discards) if move.discards else None


def _card(move: PlayerMove) -> BuildMove | StageMove | SellMove | None:
    if move.builds:
        return BuildMove(move.builds, move.buys, move.in_)
    if move.stage:
        return StageMove(move.stage, move.buys)
    if move.sells:
        return SellMove(move.sells)
    beside = bool(move.invokes)  # then it answers what the god asks
    return BuildMove(move.recruits, move.buys) if move.recruits and not beside else None


def _any_time(game: Game, step: ScenarioStep, table: RulesTable) -> Game:
    gods = {player: god for player, held in step.moves.items() for god in _god_moves(held)}
    return invoke_at_any_time(game, gods, table)


def _end_of_age(game: Game, step: ScenarioStep, table: RulesTable) -> Game:
    return end_age(game, _card_moves(step), table)


def _recruitment(game: Game, step: ScenarioStep, table: RulesTable) -> Game:
    cards = _card_moves(step)
    leaders = {player: replace(card, zone="leaders") for player, card in cards.items()}
    return recruit_leaders(game, leaders, table)


def _card_moves(step: ScenarioStep) -> dict[str, BuildMove | StageMove | SellMove]:
    cards = {player: _one_card(player, moves) for player, moves in step.moves.items()}
    return {player: card for player, card in cards.items() if card}


CARD = ("builds", "stage", "sells")
GOD = ("invokes", "discards")
TAKES = {
    "turn": (*CARD, *GOD),
    "recruitment": ("recruits", "stage", "sells"),
    "any time": GOD,
    "end of age": CARD,
}
STEPS: Mapping[str, Callable[[Game, ScenarioStep, RulesTable], Game]] = {
    "draft": lambda game, _, table: draft_leaders(game, table),
    "recruitment": _recruitment,
    "turn": _turn,
    "any time": _any_time,
    "end of age": _end_of_age,
    "conflict": lambda game, _, table: resolve_conflicts(game, table),
    "prayer": lambda game, _, table: draft_gods(game, table),
    "deal": lambda game, *_: deal_hands(game),
    "scoring": lambda game, *_: game,
    "end of game": lambda game, *_: decide_winners(game),
}
STEP_RULES = StepRules(STEPS, TAKES, final_scores, ("scoring", "end of game"))

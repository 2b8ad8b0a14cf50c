"""The steps of a scenario carried out by the rules of play."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.age.conflict import fought
from cardgen.engine.age.drafting import draft, pray
from cardgen.engine.age.ending import end_age
from cardgen.engine.age.recruitment import recruit
from cardgen.engine.age.scoring import scored
from cardgen.engine.play.invoking import Discards, GodMove, Invokes
from cardgen.engine.play.moves import Builds, Sells, Stages
from cardgen.engine.play.seat import Seated
from cardgen.engine.play.turn import Plan, any_time, play_turn
from cardgen.engine.scenario.deeds import Takes, refuse_misplaced, refuse_strangers
from cardgen.engine.scenario.story import Doing, Step

Points = Mapping[str, Mapping[str, Any]]
Table = TypeVar("Table", bound=Seated)


class Rules(NamedTuple, Generic[Table]):
    """What a game makes of its steps, the deeds each step takes, and how it is scored."""

    steps: Mapping[str, Callable[[Game, Step, Table], Game]]
    takes: Takes
    scored: Callable[[Game], Points]


def carried_out(game: Game, step: Step) -> tuple[Game, Points]:
    """The game after a step, and the points where it was scored. Illegal where refused."""
    return by_rules(game, step, Seated(answers(step)), RULES)


def by_rules(game: Game, step: Step, table: Table, rules: "Rules[Table]") -> tuple[Game, Points]:
    """The game after a step of whichever game; all that was answered must have been asked."""
    refuse_strangers(game, step)
    refuse_misplaced(step, rules.takes)
    game = rules.steps[step.what](game, step, table)
    table.refuse_unasked()
    return game, rules.scored(game) if step.what == "scoring" else {}


def answers(step: Step) -> dict[str, dict[str, list[Any]]]:
    """What each player answers to each question, in order."""
    said: dict[str, dict[str, list[Any]]] = {}
    for player, doings in step.doings.items():
        for doing in doings:
            for question, given in (*doing.answers.items(), *_recruited_too(doing)):
                said.setdefault(player, {}).setdefault(question, []).extend(given)
    return said


def _recruited_too(doing: Doing) -> Iterator[tuple[str, list[str]]]:
    """Beside another deed, `recruits` answers what that deed asks."""
    if doing.recruits and (doing.builds or doing.stage or doing.sells or doing.invokes):
        yield "recruits", [doing.recruits]


def _turn(game: Game, step: Step, table: Seated) -> Game:
    plans = {player: _plan(player, doings) for player, doings in step.doings.items()}
    return play_turn(game, plans, table)


def _plan(player: str, doings: tuple[Doing, ...]) -> Plan:
    """Gods named before the Age card come first, the others after it."""
    card = _one_card(player, doings)
    at = next((n for n, doing in enumerate(doings) if _card(doing)), len(doings))
    return Plan(_god_moves(doings[:at]), card, _god_moves(doings[at:]))


def _one_card(player: str, doings: tuple[Doing, ...]) -> Builds | Stages | Sells | None:
    cards = [card for doing in doings if (card := _card(doing))]
    if len(cards) > 1:
        message = f"{player} uses {len(cards)} cards in one step"
        raise Illegal("two-cards", message, "one Age card or Leader at a time", path=(player,))
    return cards[0] if cards else None


def _god_moves(doings: tuple[Doing, ...]) -> tuple[GodMove, ...]:
    return tuple(move for doing in doings if (move := _god(doing)))


def _god(doing: Doing) -> GodMove | None:
    if doing.invokes:
        return Invokes(doing.invokes, None if doing.builds else doing.buys)
    return Discards(doing.discards) if doing.discards else None


def _card(doing: Doing) -> Builds | Stages | Sells | None:
    if doing.builds:
        return Builds(doing.builds, doing.buys, doing.in_)
    if doing.stage:
        return Stages(doing.stage, doing.buys)
    if doing.sells:
        return Sells(doing.sells)
    return Builds(doing.recruits, doing.buys) if doing.recruits else None


def _any_time(game: Game, step: Step, table: Seated) -> Game:
    moves = {player: god for player, held in step.doings.items() for god in _god_moves(held)}
    return any_time(game, moves, table)


def _end_of_age(game: Game, step: Step, table: Seated) -> Game:
    return end_age(game, _moves(step), table)


def _recruitment(game: Game, step: Step, table: Seated) -> Game:
    moves = _moves(step)
    leaders = {player: replace(move, zone="leaders") for player, move in moves.items()}
    return recruit(game, leaders, table)


def _moves(step: Step) -> dict[str, Builds | Stages | Sells]:
    cards = {player: _one_card(player, doings) for player, doings in step.doings.items()}
    return {player: card for player, card in cards.items() if card}


CARD = ("builds", "stage", "sells")
GOD = ("invokes", "discards")
TAKES = {
    "turn": (*CARD, *GOD),
    "recruitment": ("recruits", "stage", "sells"),
    "any time": GOD,
    "end of age": CARD,
}
STEPS: Mapping[str, Callable[[Game, Step, Seated], Game]] = {
    "draft": lambda game, _, table: draft(game, table),
    "recruitment": _recruitment,
    "turn": _turn,
    "any time": _any_time,
    "end of age": _end_of_age,
    "conflict": lambda game, _, table: fought(game, table),
    "prayer": lambda game, _, table: pray(game, table),
    "scoring": lambda game, *_: game,
}
RULES = Rules(STEPS, TAKES, scored)

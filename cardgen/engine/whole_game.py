"""A whole game, from the table prepared to the winner, its players asked at every decision.

`prepare_game` and `prepare_duel` make the table. A step is a phase, a turn or an end, so that
whoever drives a game may look at it after each of them. `RandomTable` and `RandomDuelTable` have
players who leave everything to chance.
"""

from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import TypeVar

from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.table import Illegal
from cardgen.engine.age.drafting import draft_gods, draft_leaders, recruit_leaders
from cardgen.engine.age.ending import LAST_AGE, begin_last_turn, end_age, must_play_last
from cardgen.engine.age.preparation import deal_hands
from cardgen.engine.age.scoring import decide_winners
from cardgen.engine.duel.arrivals import DuelRulesTable
from cardgen.engine.duel.ending import end_duel_age, lay_out_structure
from cardgen.engine.duel.recruitment import (
    LEADER_DRAFT,
    WONDER_DRAFT,
    LeaderMove,
    draft_openly,
    recruit_duel_leaders,
)
from cardgen.engine.duel.turn import DuelMove, play_duel_turn
from cardgen.engine.duel.victory import decide_by_points, is_over
from cardgen.engine.legal.cards import last_card_moves, leader_moves
from cardgen.engine.legal.duel import duel_leader_moves, duel_moves
from cardgen.engine.legal.gods import god_moves_at_any_time
from cardgen.engine.legal.move import DecidingTable, LegalMove
from cardgen.engine.legal.turn import AskedTurn
from cardgen.engine.phases import phase_refusal
from cardgen.engine.play.gods import GodMove
from cardgen.engine.play.moves import AgeMove
from cardgen.engine.play.rules_table import RulesTable
from cardgen.engine.play.turn import begin_turn, invoke_at_any_time, play_turn
from cardgen.model.ages import AGES

T = TypeVar("T")
M = TypeVar("M")
Steps = Generator[Game, None, Game]  # the game after each step; then the last of them


def play_game(game: Game, table: DecidingTable) -> Iterator[Game]:
    """The game of 7 Wonders after each step; the last one has its winners."""
    if game.constants.leaders_dealt:
        yield (game := draft_leaders(game, table))
    for _ in AGES[game.age :]:
        game = yield from _age(game, table)
    yield decide_winners(game)


def _age(game: Game, table: DecidingTable) -> Steps:
    if game.constants.leaders_dealt:
        yield (game := _recruited(game, table))
    if game.constants.gods_dealt:
        yield (game := draft_gods(game, table))
    yield (game := deal_hands(game))
    yield (game := _any_time(game, table))
    while phase_refusal(game, Phase.TURNS) is None:
        yield (game := play_turn(game, AskedTurn(table), table))
        yield (game := _any_time(game, table))
    yield (game := _ended(game, table))
    return game


def _recruited(game: Game, table: DecidingTable) -> Game:
    moves: dict[str, AgeMove] = {}
    for player in game.seats:
        chosen = table.decide(begin_turn(game), player, leader_moves(game, player))
        if chosen:
            moves[player] = chosen.move
    return recruit_leaders(game, moves, table)


def _any_time(game: Game, table: DecidingTable) -> Game:
    """Gods that wait for no card, one player after the other, as long as anybody invokes one."""
    asked = [*game.seats]
    while asked:
        player = asked.pop(0)
        moves = god_moves_at_any_time(game, player)
        chosen = table.decide(game, player, moves, optional=True) if moves else None
        if chosen:
            gods: dict[str, GodMove] = {player: chosen.move}
            game = invoke_at_any_time(game, gods, table)
            asked = [*game.seats]
    return game


def _ended(game: Game, table: DecidingTable) -> Game:
    """The Age ends; who may play a last card is asked whether to."""
    moves: dict[str, AgeMove] = {}
    for player in game.seats:
        legal = last_card_moves(game, player)
        optional = not must_play_last(game, player)
        now = begin_last_turn(game)
        chosen = table.decide(now, player, legal, optional=optional) if legal else None
        if chosen:
            moves[player] = chosen.move
    return end_age(game, moves, table)


def play_duel_game(game: Game, table: DecidingTable) -> Iterator[Game]:
    """The game of Duel after each step; the last one has its winners."""
    if game.leaders:
        yield (game := draft_openly(game, LEADER_DRAFT, table))
    yield (game := draft_openly(game, WONDER_DRAFT, table))
    for _ in AGES[:LAST_AGE]:
        game = yield from _duel_age(game, table)
        if is_over(game):
            return
        yield (game := end_duel_age(game))
    game = yield from _duel_age(game, table)
    yield decide_by_points(game)


def _duel_age(game: Game, table: DecidingTable) -> Steps:
    if any(city.leaders for city in game.cities):
        yield (game := _duel_recruited(game, table))
    if not is_over(game):
        yield (game := lay_out_structure(game, table))
    while chosen := _decided(game, table):
        yield (game := play_duel_turn(game, game.duel_state.active, chosen.move, table))
    return game


def _decided(game: Game, table: DecidingTable) -> LegalMove[DuelMove] | None:
    """What the player whose turn it is does; nothing once the Age or the game is over."""
    moves = duel_moves(game)
    return table.decide(game, game.duel_state.active, moves) if moves else None


def _duel_recruited(game: Game, table: DecidingTable) -> Game:
    moves: dict[str, LeaderMove] = {}
    for player in game.seats:
        chosen = table.decide(game, player, duel_leader_moves(game, player))
        if chosen:
            moves[player] = chosen.move
    return recruit_duel_leaders(game, moves, table)


class RandomTable(RulesTable):
    """Players of 7 Wonders who answer and decide by lot; the same seed, the same answers."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        if not options or (optional and self._chance.random() < 0.5):
            return None
        return self._chance.choice(options)

    def wants(
        self, player: str, question: str, option: object = True, *, barred: Illegal | None = None
    ) -> bool:
        return barred is None and self._chance.random() < 0.5

    def decide(
        self, game: Game, player: str, moves: Sequence[LegalMove[M]], *, optional: bool = False
    ) -> LegalMove[M] | None:
        return self.choose(player, "moves", moves, optional=optional)


class RandomDuelTable(DuelRulesTable, RandomTable):
    """Players of Duel who answer and decide by lot."""

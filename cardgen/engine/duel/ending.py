"""Between two Ages: who starts the next one, and its structure."""

from cardgen.effects.power.ability import Activation
from cardgen.effects.power.activation import (
    active_abilities,
    note_use,
    perform,
    settle_harms,
    uses_left,
)
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import other_players
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.duel.arrivals import resolve_log, structure_moments
from cardgen.engine.duel.structure import fill_structure
from cardgen.engine.duel.victory import is_over, pawn_advance, refuse_over
from cardgen.engine.phases import begin_next_age, begin_phase
from cardgen.model.ages import AGES


def end_duel_age(game: Game) -> Game:
    """The Age is over; the weaker player chooses who starts the next one.

    With the pawn in the middle that is who took the last card, so not the one whose turn would be
    next. Cards of the Age that were boxed leave the game.
    """
    refuse_over(game)
    _refuse_unfinished(game)
    gone = (*game.unplayed, *game.boxed)
    game = begin_next_age(replace(game, boxed=(), unplayed=gone))
    chooser = _chooser(game)
    game = game.with_duel(starter=chooser, active="")
    return game.logged("chooses start", chooser)


def lay_out_structure(game: Game, table: Table) -> Game:
    """The structure of the Age is laid out, and what waits for it happens.

    Who chooses who starts does so now; in Age I the first player simply starts.
    """
    refuse_over(game)
    if game.phase is Phase.TURNS:
        message = "the structure of this Age was laid out already"
        raise Illegal("structure-lies", message, "take its cards, then end the Age")
    game = begin_phase(game, Phase.TURNS)
    since = len(game.log)
    game = _started(fill_structure(game), table)
    for player in (game.duel_state.starter, *other_players(game, game.duel_state.starter)):
        game = resolve_log(_structured(game, player, table), since, table)
        since = len(game.log)
    return game


def _refuse_unfinished(game: Game) -> None:
    left = len(game.duel_state.structure)
    if game.phase is not Phase.TURNS:
        message = "the structure of this Age was not laid out yet"
        raise Illegal("no-structure", message, "lay it out: structure")
    if left:
        message = f"{left} cards of the structure are left"
        raise Illegal("cards-left", message, "the Age ends when all of them are taken")
    if game.age + 1 == len(AGES):
        raise Illegal("last-age", "this was the last Age", "score the game: scoring")


def _chooser(game: Game) -> str:
    first, second = game.seats
    if game.duel_state.pawn:
        return second if pawn_advance(game, first) > 0 else first
    active = game.duel_state.active
    return other_players(game, active)[0] if active else first


def _started(game: Game, table: Table) -> Game:
    starts = chooser = game.duel_state.starter or game.seats[0]
    if game.age:
        starts = table.choose(chooser, "starts", game.seats, optional=True) or chooser
    return game.with_duel(starter=starts, active=starts).logged("starts", starts)


def _structured(game: Game, player: str, table: Table) -> Game:
    """What the player has that waited for the structure, as far as it may be used still."""
    for moment in sorted(structure_moments(game)):
        for source in active_abilities(game, player, moment):
            if uses_left(game, source) > 0 and not is_over(game):
                game = note_use(game, source) if source.ability.limit else game
                game = settle_harms(perform(game, Activation(source, table)))
    return game

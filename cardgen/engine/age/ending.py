"""The end of an Age: last cards, what was not used, conflicts, and the gods leave."""

from collections.abc import Mapping

from cardgen.effects.power.ability import Activation, ActiveAbility
from cardgen.effects.power.activation import (
    abilities_of,
    active_abilities,
    perform_else,
    settle_harms,
    uses_left,
)
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, Table, acting_player, refuse
from cardgen.engine.age.conflict import resolve_conflicts
from cardgen.engine.phases import begin_next_age, phase_refusal
from cardgen.engine.play.free_city import discard_free_pile
from cardgen.engine.play.moves import MOVE_NAMES, AgeMove
from cardgen.engine.play.reactions import settle_waiting
from cardgen.engine.play.turn import begin_turn, collect_income
from cardgen.model.ages import AGES
from cardgen.suggest import join_words

LAST_AGE = len(AGES) - 1


def end_age(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """Last cards and picks → uses left over → conflicts → gods leave.

    After Age III those invoked stay, since some score; nobody invokes those left in hand."""
    refuse(phase_refusal(game, Phase.CONFLICTS))
    game = _last_cards(begin_last_turn(game), moves, table)
    game = collect_income(_left_over(game, table))
    game = resolve_conflicts(replace(game, before=None), table)
    return _hands_of_gods_leave(game) if game.age == LAST_AGE else _gods_leave(game)


def begin_last_turn(game: Game) -> Game:
    """The game as last cards are played: nothing is passed after the last turn."""
    return begin_turn(replace(game, keepers=None))


def _last_cards(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """Cards left in hand are discarded first; then whoever may play the own last card does."""
    for player in game.seats:
        if player in moves:
            with acting_player(player):
                refuse(last_card_refusal(game, player, moves[player]))
        elif must_play_last(game, player):
            ways = join_words(sorted(_last_ways(game, player)))
            raise Illegal("last-card", f"{player} must play the last card", f"{ways} it")
        else:
            hand = game.city(player).hand
            game = replace(game, discard=(*game.discard, *hand)).changed(player, hand=())
    game = discard_free_pile(game)
    for player, move in moves.items():
        with acting_player(player):
            game, piece = move.put(game, player, table)
            game = move.benefit(game, player, piece, table)
    return settle_harms(collect_income(settle_waiting(game, table)))


def _ways(game: Game, player: str) -> tuple[ActiveAbility, ...]:
    sources = active_abilities(game, player, "age end")
    return tuple(source for source in sources if source.ability.effect.last_card_ways())


def must_play_last(game: Game, player: str) -> bool:
    """Whether the player has to play the last card."""
    forced = any(not source.ability.optional for source in _ways(game, player))
    return forced and bool(game.city(player).hand)


def last_card_refusal(game: Game, player: str, move: AgeMove) -> Illegal | None:
    """Why the player may not play the last card so, or None."""
    ways, what = _last_ways(game, player), MOVE_NAMES[type(move)]
    if what in ways:
        return move.refusal(game, player)
    message = f"{player} may not play the last card this way: {what}"
    legal = f"{join_words(sorted(ways))} it" if ways else "it is discarded: leave the player out"
    return Illegal("last-card", message, legal)


def _last_ways(game: Game, player: str) -> set[str]:
    """What the player may do with the last card."""
    return {way for source in _ways(game, player) for way in source.ability.effect.last_card_ways()}


def _left_over(game: Game, table: Table) -> Game:
    """For each use of an Age that was not made, what comes instead."""
    for player in game.seats:
        for source in active_abilities(game, player):
            limit = source.ability.limit
            if limit and limit.per == "age":
                for _ in range(uses_left(game, source)):
                    game = perform_else(game, Activation(source, table), player)
    return game


def _hands_of_gods_leave(game: Game) -> Game:
    hands = tuple(god for city in game.cities for god in city.gods)
    game = replace(game, god_discard=(*game.god_discard, *hands))
    return game.each(lambda city: replace(city, gods=()))


def _gods_leave(game: Game) -> Game:
    """Gods go back to their pile with those not used; what they left for the next Age stays."""
    gone = tuple(
        piece
        for city in game.cities
        for piece in (*(card.piece for card in city.of_kind(("god",))), *city.gods, *city.kept)
        if piece
    )
    pile = (*game.god_pile, *game.god_discard, *gone)
    game = begin_next_age(replace(game, god_pile=pile, god_discard=()))
    return game.each(_without_gods)


def _without_gods(city: City) -> City:
    markers = tuple(marker for god in city.of_kind(("god",)) for marker in _marker(god))
    kept = tuple(card for card in city.cards if card.kind != "god")
    return replace(city, cards=kept, markers=markers, gods=(), kept=(), invoked=0)


def _marker(god: Permanent) -> tuple[Permanent, ...]:
    """What a god leaves behind that acts in the next Age, and only there."""
    later = tuple(replace(a, when="active") for a in abilities_of(god) if a.when == "next age")
    return (Permanent("marker", later, since=god.since),) if later else ()

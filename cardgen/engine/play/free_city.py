"""The Free City, third neighbour of two players: who holds its card also plays for it.

Source: rules of the game for two players. It has neither hand, gods nor Leaders: its Age card comes
from the hand of who has control, and control goes round with the hands.
"""

from collections.abc import Mapping
from dataclasses import replace

from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import other_players
from cardgen.effects.state.table import Illegal, acting_player
from cardgen.engine.payment.ways import ways_to_pay
from cardgen.engine.play.moves import AgeMove, SellMove
from cardgen.engine.play.placement import may_stand, take_from_hand


def players_with_hands(game: Game) -> tuple[str, ...]:
    """Everybody who has hands of his own."""
    return tuple(name for name in game.seats if name != game.free_city)


def draw_for_free_city(game: Game) -> Game:
    """At the start of a turn the top card of the pile joins the hand that serves the Free City."""
    if not game.free_city or not game.free_pile:
        return game
    card, *rest = game.free_pile
    hand = (*game.city(game.control).hand, card)
    game = replace(game.changed(game.control, hand=hand), free_pile=tuple(rest))
    return game.logged("draws cards", game.control, cards=(card.id,))


def serve_free_city(game: Game, moves: Mapping[str, AgeMove]) -> Game:
    """The card that is played for the Free City lies in its own hand."""
    if game.free_city not in moves:
        return game
    with acting_player(game.free_city):
        move = moves[game.free_city]
        after, piece = take_from_hand(game, game.control, move.card)
        if isinstance(move, SellMove):
            _refuse_sale(game)
        return after.changed(game.free_city, hand=(piece,))


def _refuse_sale(game: Game) -> None:
    """It sells only where no card of the hand that serves it can be built."""
    for piece in game.city(game.control).hand:
        if may_stand(game, game.free_city, piece) and _payable(game, piece):
            message = f"{game.free_city} sells only where it can build nothing"
            raise Illegal("free-city-builds", message, f"it can build {piece.id}")


def _payable(game: Game, piece: CardCopy) -> bool:
    try:
        next(ways_to_pay(game, game.free_city, Purchase.of(piece, game.age), None))
    except Illegal:
        return False
    return True


def hand_over_free_city(game: Game) -> Game:
    """Its card goes to the other player, with the hand."""
    if not game.free_city:
        return game
    (other,) = (name for name in other_players(game, game.control) if name != game.free_city)
    return replace(game, control=other)


def discard_free_pile(game: Game) -> Game:
    """What is left of its pile goes on the discard pile at the end of an Age."""
    return replace(game, discard=(*game.discard, *game.free_pile), free_pile=())

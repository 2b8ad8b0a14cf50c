"""The Free City, third neighbour of two players: who holds its card also plays for it.

Source: rules of the game for two players. It has neither hand, gods nor Leaders: its Age card comes
from the hand of who has control, and control goes round with the hands.
"""

from collections.abc import Mapping
from dataclasses import replace

from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.order import Order
from cardgen.effects.state.scopes import others
from cardgen.effects.state.table import Illegal, acting
from cardgen.engine.payment.ways import ways
from cardgen.engine.play.laying import buildable, taken
from cardgen.engine.play.moves import AgeMove, Sells


def players(game: Game) -> tuple[str, ...]:
    """Everybody who has hands of his own."""
    return tuple(name for name in game.seats if name != game.free_city)


def drawn(game: Game) -> Game:
    """At the start of a turn the top card of the pile joins the hand that serves the Free City."""
    if not game.free_city or not game.free_pile:
        return game
    card, *rest = game.free_pile
    hand = (*game.city(game.control).hand, card)
    game = replace(game.changed(game.control, hand=hand), free_pile=tuple(rest))
    return game.told("draws cards", game.control, cards=(card.id,))


def served(game: Game, moves: Mapping[str, AgeMove]) -> Game:
    """The card that is played for the Free City lies in its own hand."""
    if game.free_city not in moves:
        return game
    with acting(game.free_city):
        move = moves[game.free_city]
        after, piece = taken(game, game.control, move.card)
        if isinstance(move, Sells):
            _refuse_sale(game)
        return after.changed(game.free_city, hand=(piece,))


def _refuse_sale(game: Game) -> None:
    """It sells only where no card of the hand that serves it can be built."""
    for piece in game.city(game.control).hand:
        if buildable(game, game.free_city, piece) and _payable(game, piece):
            message = f"{game.free_city} sells only where it can build nothing"
            raise Illegal("free-city-builds", message, f"it can build {piece.id}")


def _payable(game: Game, piece: Piece) -> bool:
    form = piece.form
    try:
        next(ways(game, game.free_city, Order(form.kind, form.costs[game.age], form), None))
    except Illegal:
        return False
    return True


def turned_over(game: Game) -> Game:
    """Its card goes to the other player, with the hand."""
    if not game.free_city:
        return game
    (other,) = (name for name in others(game, game.control) if name != game.free_city)
    return replace(game, control=other)


def ended(game: Game) -> Game:
    """What is left of its pile goes on the discard pile at the end of an Age."""
    return replace(game, discard=(*game.discard, *game.free_pile), free_pile=())

"""The Free City, third neighbour of two players: who holds its card also plays for it.

Source: rules of the game for two players. It has neither hand, gods nor Leaders: its Age card comes
from the hand of who has control, and control goes round with the hands.
"""

from cardgen.effects.state.cards import Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import other_players
from cardgen.effects.state.table import Illegal, acting_player
from cardgen.engine.payment.ways import way_to_pay, ways_by_chain
from cardgen.engine.play.moves import AgeMove, BuildMove, SellMove
from cardgen.engine.play.placement import held_card, may_stand, take_from_hand


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


def choose_for_free_city(game: Game, card: str) -> Game:
    """The card that is played for the Free City is taken from the hand that serves it."""
    with acting_player(game.free_city):
        game, piece = take_from_hand(game, game.control, card)
    return game.changed(game.free_city, chosen=piece)


def free_city_refusal(game: Game, move: AgeMove) -> Illegal | None:
    """Why the Free City may not use the card in its hand so, though a player might.

    It sells only where no card of the hand that serves it can be built, and builds by chain where
    it can.
    """
    if isinstance(move, SellMove):
        return _sale_refusal(game)
    piece = held_card(game, game.free_city, move.card)
    if isinstance(piece, Illegal) or not isinstance(move, BuildMove) or move.buys is None:
        return None
    if any(ways_by_chain(game, game.free_city, Purchase.of(piece, game.age))):
        message = f"{game.free_city} builds {piece.id} by chain"
        return Illegal("free-city-chains", message, "leave buys out")
    return None


def _sale_refusal(game: Game) -> Illegal | None:
    for piece in (*game.city(game.free_city).hand, *game.city(game.control).hand):
        way = way_to_pay(game, game.free_city, Purchase.of(piece, game.age))
        if may_stand(game, game.free_city, piece) and not isinstance(way, Illegal):
            message = f"{game.free_city} sells only where it can build nothing"
            return Illegal("free-city-builds", message, f"it can build {piece.id}")
    return None


def hand_over_free_city(game: Game) -> Game:
    """Its card goes to the other player, with the hand."""
    if not game.free_city:
        return game
    (other,) = (name for name in other_players(game, game.control) if name != game.free_city)
    return replace(game, control=other)


def discard_free_pile(game: Game) -> Game:
    """What is left of its pile goes on the discard pile at the end of an Age."""
    return replace(game, discard=(*game.discard, *game.free_pile), free_pile=())

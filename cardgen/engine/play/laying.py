"""A card comes to stand in a city: where it may, and what happens then."""

from collections.abc import Iterator
from dataclasses import replace

from cardgen.effects.power.acting import Scene, perform
from cardgen.effects.power.inplay import InPlay, in_play
from cardgen.effects.state.city import City
from cardgen.effects.state.form import Piece, Standing
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.play.reacting import reacted

# What is done with the cards of each hand, as a player says it.
DEEDS = {"hand": "builds, stage, sells", "gods": "invokes, discards", "leaders": "recruits"}


def buildable(game: Game, player: str, piece: Piece) -> bool:
    """No city holds two buildings of one name, unless the rule is lifted."""
    if any(source.ability.effect.lifts("unique names") for source in in_play(game, player)):
        return True
    names = (card.piece.form.name for card in game.city(player).cards if card.piece)
    return piece.form.name not in names


def refuse_twin(game: Game, player: str, piece: Piece) -> None:
    if not buildable(game, player, piece):
        message = f"{player} already has a {piece.form.name}"
        raise Illegal("same-name", message, "build another card, or use this one otherwise")


def laid(game: Game, player: str, piece: Piece, *, chained: str = "") -> Game:
    """The game once the card stands in the city; nothing has happened yet."""
    abilities = piece.form.powers[game.age]
    standing = Standing(piece.form.kind, abilities, piece, game.turn, chained)
    return game.changed(player, cards=(*game.city(player).cards, standing))


def entered(game: Game, player: str, piece: Piece, table: Table) -> Game:
    """What a card that was just laid does, and what it sets off."""
    built = "builds" if piece.form.kind != "leader" else "recruits"
    told = len(game.story)
    game = game.told(built, player, cards=(piece.id,), kind=piece.form.kind)
    return reacted(_enters(game, player, card_of(game.city(player), piece), table), told, table)


def played_again(game: Game, player: str, piece: Piece, table: Table) -> Game:
    """What a card does when it is built, once more."""
    told = len(game.story)
    return reacted(_played(game, player, card_of(game.city(player), piece), table), told, table)


def staged(game: Game, player: str, marker: Piece | None, table: Table) -> Game:
    """The next stage of the Wonder stands and does what it does."""
    city, told = game.city(player), len(game.story)
    stage = Standing(
        "wonder", city.board.stages[len(city.stages)].abilities, marker, since=game.turn
    )
    game = game.changed(player, stages=(*city.stages, stage))
    game = game.told("builds stage", player, number=len(city.stages) + 1)
    return reacted(_enters(game, player, stage, table), told, table)


def card_of(city: City, piece: Piece) -> Standing:
    return next(card for card in city.cards if card.piece == piece)


def _enters(game: Game, player: str, standing: Standing, table: Table) -> Game:
    """What the cards of a turn do; some of it waits until all of them have come in."""
    for source in _at_once(player, standing):
        if source.ability.effect.waits():
            game = replace(game, waiting=(*game.waiting, source))
        else:
            game = perform(game, Scene(source, table))
    return game


def _played(game: Game, player: str, standing: Standing, table: Table) -> Game:
    for source in _at_once(player, standing):
        game = perform(game, Scene(source, table))
    return game


def _at_once(player: str, standing: Standing) -> Iterator[InPlay]:
    for place, ability in enumerate(standing.abilities):
        if ability.when == "played":
            yield InPlay(player, standing, place, ability)


def taken(game: Game, player: str, card: str, zone: str = "hand") -> tuple[Game, Piece]:
    """The game without one card of a hand, and the card. Illegal when it is not there.

    `zone` is the hand of Age cards, of `gods` or of `leaders`.
    """
    held: tuple[Piece, ...] = getattr(game.city(player), zone)
    piece = next((each for each in held if each.id == card), None)
    if piece is None:
        raise _not_held(game, player, card, zone)
    rest = tuple(each for each in held if each != piece)
    return game.changed(player, **{zone: rest}), piece


def _not_held(game: Game, player: str, card: str, zone: str) -> Illegal:
    """What the hand holds, and the other hand of the player that holds the card."""
    city = game.city(player)
    has = ", ".join(each.id for each in getattr(city, zone)) or "nothing"
    where = "hand" if zone == "hand" else f"hand of {zone}"
    others = ((name, does) for name, does in DEEDS.items() if name != zone)
    elsewhere = (
        f"; it is among the {name}: {does}"
        for name, does in others
        if any(each.id == card for each in getattr(city, name))
    )
    message = f"{card} is not in {player}'s {where}"
    return Illegal("not-in-hand", message, f"it holds {has}{next(elsewhere, '')}")


def discarded(game: Game, piece: Piece, zone: str) -> Game:
    """An Age card goes on the discard pile, a Leader back to the box."""
    pile = {"hand": "discard", "leaders": "leaders"}[zone]
    return game.with_pile(pile, (*getattr(game, pile), piece))

"""A card comes to stand in a city: where it may, and what happens then."""

from collections.abc import Iterator

from cardgen.effects.power.ability import Activation, ActiveAbility
from cardgen.effects.power.activation import abilities_on, active_abilities, perform
from cardgen.effects.state.cards import CardCopy, Permanent, WaitingAbility
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, Table, granted
from cardgen.engine.play.reactions import let_react

# What is done with the cards of each hand, as a player says it.
DEEDS = {"hand": "builds, stage, sells", "gods": "invokes, discards", "leaders": "recruits"}


def may_stand(game: Game, player: str, piece: CardCopy) -> bool:
    """No city holds two buildings of one name, unless the rule is lifted."""
    if any(
        source.ability.effect.lifts("unique names") for source in active_abilities(game, player)
    ):
        return True
    names = (card.piece.definition.name for card in game.city(player).cards if card.piece)
    return piece.definition.name not in names


def twin_refusal(game: Game, player: str, piece: CardCopy) -> Illegal | None:
    """Why a card may not stand in the player's city, if so."""
    if may_stand(game, player, piece):
        return None
    message = f"{player} already has a {piece.definition.name}"
    return Illegal("same-name", message, "build another card, or use this one otherwise")


def place_card(game: Game, player: str, piece: CardCopy, *, chained: str = "") -> Game:
    """The game once the card stands in the city; nothing has happened yet."""
    abilities = piece.definition.powers[game.age]
    permanent = Permanent(piece.definition.kind, abilities, piece, game.turn, chained)
    return game.changed(player, cards=(*game.city(player).cards, permanent))


def enter_card(game: Game, player: str, piece: CardCopy, table: Table) -> Game:
    """What a card that was just laid does, and what it sets off."""
    built = "builds" if piece.definition.kind != "leader" else "recruits"
    since = len(game.log)
    game = game.logged(built, player, cards=(piece.id,), kind=piece.definition.kind)
    return let_react(
        _enters(game, player, permanent_of(game.city(player), piece), table), since, table
    )


def replay_card(game: Game, player: str, piece: CardCopy, table: Table) -> Game:
    """What a card does when it is built, once more."""
    since = len(game.log)
    return let_react(
        _played(game, player, permanent_of(game.city(player), piece), table), since, table
    )


def enter_stage(game: Game, player: str, marker: CardCopy | None, table: Table) -> Game:
    """The next stage of the Wonder stands and does what it does."""
    city, since = game.city(player), len(game.log)
    stage = Permanent(
        "wonder", city.board.stages[len(city.stages)].abilities, marker, since=game.turn
    )
    game = game.changed(player, stages=(*city.stages, stage))
    game = game.logged("builds stage", player, number=len(city.stages) + 1)
    return let_react(_enters(game, player, stage, table), since, table)


def permanent_of(city: City, piece: CardCopy) -> Permanent:
    return next(card for card in city.cards if card.piece == piece)


def _enters(game: Game, player: str, permanent: Permanent, table: Table) -> Game:
    """What the cards of a turn do; some of it waits until all of them have come in."""
    for source in _at_once(player, permanent):
        if source.ability.effect.waits():
            waiting = WaitingAbility(player, permanent, source.place)
            game = replace(game, waiting=(*game.waiting, waiting))
        else:
            game = perform(game, Activation(source, table))
    return game


def _played(game: Game, player: str, permanent: Permanent, table: Table) -> Game:
    for source in _at_once(player, permanent):
        game = perform(game, Activation(source, table))
    return game


def _at_once(player: str, permanent: Permanent) -> Iterator[ActiveAbility]:
    return (each for each in abilities_on(player, permanent) if each.ability.when == "played")


def held_card(game: Game, player: str, card: str, zone: str = "hand") -> CardCopy | Illegal:
    """A card of a player's hand, or where it is instead.

    `zone` is the hand of Age cards, of `gods` or of `leaders`.
    """
    held: tuple[CardCopy, ...] = getattr(game.city(player), zone)
    piece = next((each for each in held if each.id == card), None)
    return piece or _not_held(game, player, card, zone)


def take_from_hand(game: Game, player: str, card: str, zone: str = "hand") -> tuple[Game, CardCopy]:
    """The game without one card of a hand, and the card. Illegal when it is not there."""
    piece = granted(held_card(game, player, card, zone))
    rest = tuple(each for each in getattr(game.city(player), zone) if each != piece)
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


def discard_card(game: Game, piece: CardCopy, zone: str) -> Game:
    """An Age card goes on the discard pile, a Leader back to the box."""
    pile = {"hand": "discard", "leaders": "leaders"}[zone]
    return game.with_pile(pile, (*getattr(game, pile), piece))

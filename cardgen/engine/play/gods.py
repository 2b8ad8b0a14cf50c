"""The Invocation Phase: gods are revealed, may be cancelled, are paid, and act."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardgen.effects.power.acting import Scene
from cardgen.effects.power.inplay import InPlay, in_play
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.order import Order
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.payment.bill import settle
from cardgen.engine.payment.cost import cost_bill
from cardgen.engine.play.laying import card_of, laid, played_again, taken

Buys = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Invokes:
    """Invoke a god; `buys` as for a card."""

    god: str
    buys: Buys | None = None


@dataclass(frozen=True, slots=True)
class Discards:
    """Discard a god for as many coins as the number of the Age."""

    god: str


GodMove = Invokes | Discards


class Revealed(NamedTuple):
    """A god on the table that is not yet paid for."""

    player: str
    move: Invokes
    piece: Piece


def limit(game: Game, player: str) -> int:
    """How many gods the player may use in this Age; abilities do not add up."""
    limits = (source.ability.effect.invocation_limit() for source in in_play(game, player))
    return max(limits, default=1)


def refuse_one_more(game: Game, player: str) -> None:
    """Illegal when all gods that the Age allows have been used."""
    most = limit(game, player)
    used = game.city(player).invoked
    if used >= most:
        message = f"{player} has already used {used} god{'s' * (used > 1)} in this Age"
        raise Illegal("god-limit", message, "wait for the next Age")


def invoked(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """The gods of several players at one moment; those revealed together act in order of ids."""
    for player, move in moves.items():
        if isinstance(move, Discards):
            game = _sold(game, player, move)
    asked = {player: move for player, move in moves.items() if isinstance(move, Invokes)}
    game, shown = _revealed(game, asked, table)
    for god in shown:
        game = _paid(game, god, table)
    for god in shown:
        game = _acted(game, god, table)
    return game


def _sold(game: Game, player: str, move: Discards) -> Game:
    refuse_one_more(game, player)
    game, piece = taken(game, player, move.god, "gods")
    game = game.from_bank(player, game.age + 1).told("discards god", player, cards=(piece.id,))
    return _counted(replace(game, god_discard=(*game.god_discard, piece)), player)


def _counted(game: Game, player: str) -> Game:
    return game.changed(player, invoked=game.city(player).invoked + 1)


def _revealed(
    game: Game, moves: Mapping[str, Invokes], table: Table
) -> tuple[Game, tuple[Revealed, ...]]:
    """Reveal in the order of ids; each god may be cancelled before anything is paid."""
    kept = []
    for player, move in sorted(moves.items(), key=lambda each: each[1].god):
        refuse_one_more(game, player)
        game, piece = taken(game, player, move.god, "gods")
        game = game.told("reveals", player, cards=(piece.id,), kind="god")
        answer = next(_answers(game, table), None)
        if answer is None:
            kept.append(Revealed(player, move, piece))
        else:
            game = replace(_answered(game, answer, table), god_discard=(*game.god_discard, piece))
    return game, tuple(kept)


class Answer(NamedTuple):
    """A god that a player reveals in turn, and the ability that answers."""

    player: str
    piece: Piece
    place: int


def _answers(game: Game, table: Table) -> Iterator[Answer]:
    """Who wants to answer the reveal that the story just told."""
    happening = game.story[-1]
    for player in game.seats:
        for piece in game.city(player).gods:
            for place, ability in enumerate(piece.form.powers[game.age]):
                when = ability.when
                if isinstance(when, str) or not when.from_hand:
                    continue
                meets = when.meets(happening, game, player)
                if meets and table.wants(player, "cancels", happening.cards[0]):
                    yield Answer(player, piece, place)


def _answered(game: Game, answer: Answer, table: Table) -> Game:
    """The answering god is paid for, counts as used, and does what it does."""
    player, piece, place = answer
    happening = game.story[-1]
    refuse_one_more(game, player)
    game, piece = taken(game, player, piece.id, "gods")
    game = _paid(game, Revealed(player, Invokes(piece.id), piece), table)
    standing = card_of(game.city(player), piece)
    source = InPlay(player, standing, place, standing.abilities[place])
    return source.ability.effect.act(game, Scene(source, table, happening))


def _paid(game: Game, god: Revealed, table: Table) -> Game:
    """Pay the cost, and lay the god down beside the board."""
    player, move, piece = god
    cost = piece.form.costs[game.age]
    for part in cost.payments:
        if part.what == "sacrifice":
            game = _sacrificed(game, player, part.amount, table)
    buys = {seller: dict(goods) for seller, goods in move.buys.items()} if move.buys else None
    bill = cost_bill(game, player, Order("god", cost, piece.form), buys)
    game = _counted(laid(settle(game, player, bill), player, piece), player)
    return game.told("invokes", player, cards=(piece.id,), kind="god")


def _sacrificed(game: Game, player: str, number: int, table: Table) -> Game:
    """Discard Age cards from the hand for nothing."""
    for _ in range(number):
        hand = game.city(player).hand
        piece = table.choose(player, "sacrifices", hand)
        if piece is None:
            message = f"{player} has no Age card to sacrifice"
            raise Illegal("nothing-to-sacrifice", message, "invoke it with a card in hand")
        game, piece = taken(game, player, piece.id)
        game = replace(game, discard=(*game.discard, piece))
        game = game.told("sacrifices", player, cards=(piece.id,))
    return game


def _acted(game: Game, god: Revealed, table: Table) -> Game:
    """What the god does at once; a marker that allowed a further god is used up."""
    game = played_again(game, god.player, god.piece, table)
    city = game.city(god.player)
    if city.invoked < max(2, limit(game, god.player)):
        return game
    kept = tuple(
        marker for marker in city.markers if all(a.until != "used" for a in marker.abilities)
    )
    return game.changed(god.player, markers=kept)


def put_away(game: Game) -> Game:
    """Who has used the gods the Age allows discards the others, for nothing."""
    for player in game.seats:
        city = game.city(player)
        if city.gods and city.invoked >= limit(game, player):
            game = replace(game, god_discard=(*game.god_discard, *city.gods))
            game = game.changed(player, gods=())
    return game

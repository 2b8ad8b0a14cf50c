"""What a player does with the card taken: build it, sell it, a Wonder with it, or tuck it away."""

from dataclasses import dataclass
from typing import Protocol

from cardgen.effects.power.acting import Scene
from cardgen.effects.power.inplay import in_play, used, uses_left
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.order import Order
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.duel.entering import entered
from cardgen.engine.payment.bill import settle
from cardgen.engine.payment.ways import ways
from cardgen.engine.play.laying import discarded


class Move(Protocol):
    """A use of a card of the structure."""

    @property
    def card(self) -> str: ...

    def made(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        """The game once the card, taken off the structure, was used so."""
        ...


@dataclass(frozen=True, slots=True)
class Builds:
    """Build the card, by chain where there is one, else in the cheapest way."""

    card: str

    def made(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        game, chain = _paid(game, player, piece)
        return entered(game, player, piece, chained=chain)


@dataclass(frozen=True, slots=True)
class Sells:
    """Discard the card for coins, one more for each own yellow card; always legal."""

    card: str

    def made(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        coins = game.two.rules.sale + _yellow(game, player)
        game = discarded(game, piece, "hand").told("sells", player, cards=(piece.id,))
        game = game.from_bank(player, coins)
        return game.told("gains coins", player, number=coins, kind="sale")


@dataclass(frozen=True, slots=True)
class Raises:
    """Build a Wonder; the card lies under it, face down."""

    card: str
    wonder: str

    def made(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        wonder = _wonder(game, player, self.wonder)
        refuse_eighth(game, player)
        game, _ = _paid(game, player, wonder)
        game = tucked(game, player, piece).told("lays under", player, cards=(piece.id,))
        rest = tuple(each for each in game.city(player).wonders if each != wonder)
        return entered(game.changed(player, wonders=rest), player, wonder)


@dataclass(frozen=True, slots=True)
class Tucks:
    """Lay the card under another one instead of using it, where an ability allows."""

    card: str

    def made(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        for source in in_play(game, player):
            if source.ability.effect.tucks() and uses_left(game, source) > 0:
                game = tucked(used(game, source), player, piece)
                game = game.told("tucks", player, cards=(piece.id,))
                return Scene(source, table).then(game)
        message = f"{player} has nothing under which {piece.id} may be laid"
        raise Illegal("no-tucking", message, "build it, sell it, or build a Wonder with it")


def tucked(game: Game, player: str, piece: Piece) -> Game:
    return game.changed(player, under=(*game.city(player).under, piece))


def _paid(game: Game, player: str, piece: Piece) -> tuple[Game, str]:
    """The game once the piece is paid for, and the chain by which it was free."""
    form = piece.form
    order = Order(form.kind, form.costs[game.age], form)
    way = next(ways(game, player, order, None))
    if way.chain:
        chain = (way.chain,)
        game = game.told("builds by chain", player, cards=chain, kind=form.kind, whom=way.lender)
    return settle(game, player, way.bill), way.chain


def _yellow(game: Game, player: str) -> int:
    """The own yellow cards, and what counts as one when a card is sold."""
    counted = (source.ability.effect.taken_for("sale") for source in in_play(game, player))
    stand_ins = sum(colours.count("yellow") for colours in counted)
    return len(game.city(player).of_kind(("yellow",))) + stand_ins


def _wonder(game: Game, player: str, name: str) -> Piece:
    wonders = game.city(player).wonders
    found = next((piece for piece in wonders if piece.id == name), None)
    if found is None:
        legal = ", ".join(piece.id for piece in wonders) or "none is left"
        message = f"{name} is no Wonder that {player} has still to build"
        raise Illegal("no-such-wonder", message, f"Wonders to build: {legal}")
    return found


def refuse_eighth(game: Game, player: str) -> None:
    """Illegal when as many Wonders stand as may be built, unless an ability lifts the rule."""
    built = sum(len(city.of_kind(("wonder",))) for city in game.cities)
    most = game.two.rules.wonders_built
    lifted = any(source.ability.effect.lifts("last wonder") for source in in_play(game, player))
    if built >= most and not lifted:
        message = f"{built} Wonders stand, the last one can no longer be built"
        raise Illegal("wonders-built", message, "build the card, or sell it")

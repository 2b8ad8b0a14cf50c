"""One turn of Duel: take a card, use it, turn up what lies free, and it is the other's turn.

A card is built, sold, laid under a Wonder that is built with it, or tucked away."""

from typing import Any, Protocol

from cardgen.effects.power.ability import Activation, ActiveAbility
from cardgen.effects.power.activation import active_abilities, note_use, perform_then, uses_left
from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import other_players
from cardgen.effects.state.table import Illegal, Table, granted, refuse
from cardgen.engine.duel.arrivals import enter_duel_card, resolve_log
from cardgen.engine.duel.structure import take_from_structure, turn_up_cards
from cardgen.engine.duel.victory import is_over, refuse_over
from cardgen.engine.payment.bill import pay_bill
from cardgen.engine.payment.ways import Way, way_to_pay
from cardgen.engine.play.placement import discard_card
from cardgen.model.frozen import frozen


class DuelMove(Protocol):
    """A use of a card of the structure."""

    @property
    def card(self) -> str: ...

    def refusal(self, game: Game, player: str, piece: CardCopy) -> Illegal | None:
        """Why the card, which can be taken, may not be used so, or None: then `make` does it."""
        ...

    def make(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        """The game once the card, taken off the structure, was used so. Illegal if refused."""
        ...


@frozen
class DuelBuild:
    """Build the card, by chain where there is one, else in the cheapest way."""

    card: str

    def refusal(self, game: Game, player: str, piece: CardCopy) -> Illegal | None:
        way = duel_way(game, player, piece)
        return way if isinstance(way, Illegal) else None

    def make(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        game, chain = _paid(game, player, piece)
        return enter_duel_card(game, player, piece, chained=chain)


@frozen
class DuelSale:
    """Discard the card for coins, one more for each own yellow card; always legal."""

    card: str

    def refusal(self, game: Game, player: str, piece: CardCopy) -> Illegal | None:
        return None

    def make(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        coins = game.duel_state.rules.sale + _yellow(game, player)
        game = discard_card(game, piece, "hand").logged("sells", player, cards=(piece.id,))
        game = game.from_bank(player, coins)
        return game.logged("gains coins", player, number=coins, kind="sale")


@frozen
class DuelWonder:
    """Build a Wonder; the card lies under it, face down."""

    card: str
    wonder: str

    def refusal(self, game: Game, player: str, piece: CardCopy) -> Illegal | None:
        wonder = own_wonder(game, player, self.wonder)
        if isinstance(wonder, Illegal):
            return wonder
        way = _eighth(game, player) or duel_way(game, player, wonder)
        return way if isinstance(way, Illegal) else None

    def make(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        wonder = granted(own_wonder(game, player, self.wonder))
        refuse(_eighth(game, player))
        game, _ = _paid(game, player, wonder)
        game = tuck_card(game, player, piece).logged("lays under", player, cards=(piece.id,))
        rest = tuple(each for each in game.city(player).wonders if each != wonder)
        return enter_duel_card(game.changed(player, wonders=rest), player, wonder)


@frozen
class DuelTuck:
    """Lay the card under another one instead of using it, where an ability allows."""

    card: str

    def refusal(self, game: Game, player: str, piece: CardCopy) -> Illegal | None:
        source = _tucking(game, player, piece)
        return source if isinstance(source, Illegal) else None

    def make(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        source = granted(_tucking(game, player, piece))
        game = tuck_card(note_use(game, source), player, piece)
        game = game.logged("tucks", player, cards=(piece.id,))
        return perform_then(game, Activation(source, table))


def _tucking(game: Game, player: str, piece: CardCopy) -> ActiveAbility | Illegal:
    """What lets the player lay a card under it."""
    for source in active_abilities(game, player):
        if source.ability.effect.tucks() and uses_left(game, source) > 0:
            return source
    message = f"{player} has nothing under which {piece.id} may be laid"
    return Illegal("no-tucking", message, "build it, sell it, or build a Wonder with it")


def tuck_card(game: Game, player: str, piece: CardCopy) -> Game:
    return game.changed(player, under=(*game.city(player).under, piece))


def duel_way(game: Game, player: str, piece: CardCopy) -> Way | Illegal:
    """How a card or Wonder is had: by chain where there is one, else in the cheapest way."""
    return way_to_pay(game, player, Purchase.of(piece, game.age))


def _paid(game: Game, player: str, piece: CardCopy) -> tuple[Game, str]:
    """The game once the piece is paid for, and the chain by which it was free."""
    way = granted(duel_way(game, player, piece))
    if way.chain:
        details: dict[str, Any] = {"cards": (way.chain,), "kind": piece.definition.kind}
        game = game.logged("builds by chain", player, **details, whom=way.lender)
    return pay_bill(game, player, way.bill), way.chain


def _yellow(game: Game, player: str) -> int:
    """The own yellow cards, and what counts as one when a card is sold."""
    counted = (source.ability.effect.taken_for("sale") for source in active_abilities(game, player))
    stand_ins = sum(colours.count("yellow") for colours in counted)
    return len(game.city(player).of_kind(("yellow",))) + stand_ins


def own_wonder(game: Game, player: str, name: str) -> CardCopy | Illegal:
    """A Wonder that the player has still to build."""
    wonders = game.city(player).wonders
    found = next((piece for piece in wonders if piece.id == name), None)
    legal = ", ".join(piece.id for piece in wonders) or "none is left"
    message = f"{name} is no Wonder that {player} has still to build"
    return found or Illegal("no-such-wonder", message, f"Wonders to build: {legal}")


def _eighth(game: Game, player: str) -> Illegal | None:
    """A refusal when as many Wonders stand as may be built, unless an ability lifts the rule."""
    built = sum(len(city.of_kind(("wonder",))) for city in game.cities)
    most = game.duel_state.rules.wonders_built
    lifted = any(
        source.ability.effect.lifts("last wonder") for source in active_abilities(game, player)
    )
    if built < most or lifted:
        return None
    message = f"{built} Wonders stand, the last one can no longer be built"
    return Illegal("wonders-built", message, "build the card, or sell it")


def begin_duel_turn(game: Game, player: str) -> Game:
    """The game as the player's turn begins. Illegal when it is not that player's turn."""
    refuse_over(game)
    active = game.duel_state.active
    if active and active != player:
        message = f"it is not {player}'s turn"
        raise Illegal("not-your-turn", message, f"it is the turn of {active}")
    game = replace(game, turn=game.turn + 1, turns=game.turns + 1)
    return game.with_duel(active=player, again=False)


def play_duel_turn(game: Game, player: str, move: DuelMove, table: Table) -> Game:
    """The player's turn; who plays again, and a victory, stand in the game afterwards."""
    begun = begin_duel_turn(game, player)
    after, piece = take_from_structure(begun, move.card)
    after = resolve_log(move.make(after, player, piece, table), len(begun.log), table)
    return after if is_over(after) else _ended(begun, after, player)


def _ended(before: Game, game: Game, player: str) -> Game:
    """Cards are turned up; a turn more is lost when no card is left in the Age."""
    game = turn_up_cards(before, game)
    again = game.duel_state.again and bool(game.duel_state.structure)
    (other,) = other_players(game, player)
    return game.with_duel(again=again, active=player if again else other)

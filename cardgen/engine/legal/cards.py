"""Every legal use of an Age card or of a Leader, with each way to pay for it."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import team_mates
from cardgen.effects.state.table import Illegal, granted
from cardgen.engine.age.ending import begin_last_turn, last_card_refusal
from cardgen.engine.legal.move import LegalMove
from cardgen.engine.payment.cost import next_stage_cost
from cardgen.engine.payment.purchases import bills_to_choose
from cardgen.engine.payment.ways import Way, free_ways
from cardgen.engine.play.free_city import free_city_refusal
from cardgen.engine.play.moves import AgeMove, BuildMove, SellMove, StageMove
from cardgen.engine.play.placement import held_card, may_stand, place_card
from cardgen.engine.play.turn import begin_turn, joint_refusal

NOBODY: Mapping[str, AgeMove] = MappingProxyType({})


def leader_moves(game: Game, player: str) -> tuple[LegalMove[AgeMove], ...]:
    """What a player may do in the recruitment, before anybody has done anything."""
    game = begin_turn(game)
    pieces = _unlike(game.city(player).leaders)
    return tuple(move for piece in pieces for move in card_uses(game, player, piece, "leaders"))


def last_card_moves(game: Game, player: str) -> tuple[LegalMove[AgeMove], ...]:
    """What a player may do with a card left over when the Age ends, perhaps nothing."""
    game = begin_last_turn(game)
    uses = (use for piece in game.city(player).hand for use in card_uses(game, player, piece))
    return tuple(use for use in uses if last_card_refusal(game, player, use.move) is None)


def cards_to_choose(game: Game, player: str) -> tuple[CardCopy, ...]:
    """The cards of which a player may lay one face down; the Free City takes of whose hand it is.

    Whatever a player chooses can be sold; the Free City cannot always sell.
    """
    if player != game.free_city:
        return game.city(player).hand
    served = game.city(game.control).hand
    return tuple(piece for piece in served if free_city_uses(game, piece))


def free_city_uses(game: Game, piece: CardCopy) -> tuple[LegalMove[AgeMove], ...]:
    """What the Free City may do with a card of the hand that serves it."""
    served = game.changed(game.free_city, hand=(piece,))
    return tuple(card_uses(served, game.free_city, piece))


def card_uses(
    game: Game,
    player: str,
    piece: CardCopy,
    zone: str = "hand",
    decided: Mapping[str, AgeMove] = NOBODY,
) -> Iterator[LegalMove[AgeMove]]:
    """Every use of a card in hand in this turn; `decided` are those that others have decided on."""
    uses: tuple[LegalMove[AgeMove], ...] = (
        *_builds(game, player, piece, zone),
        *_builds_with_mates(game, player, piece, zone, decided),
        *_stages(game, player, piece, zone),
        LegalMove(SellMove(piece.id, zone)),
    )
    for use in uses:
        if player != game.free_city or free_city_refusal(game, use.move) is None:
            yield use


def _builds(
    game: Game, player: str, piece: CardCopy, zone: str, city: str = ""
) -> Iterator[LegalMove[AgeMove]]:
    """Each way to have the card: for nothing, and for each bill worth a thought."""
    if not may_stand(game, city or player, piece):
        return
    purchase = Purchase.of(piece, game.age)
    for way in _unlike_ways(game, player, purchase):
        yield LegalMove(BuildMove(piece.id, in_=city, zone=zone, way=way), way.bill)
    for bill in bills_to_choose(game, player, purchase):
        yield LegalMove(BuildMove(piece.id, bill.units, city, zone), bill)


def _unlike_ways(game: Game, player: str, purchase: Purchase) -> Iterator[Way]:
    """The ways that cost nothing; of several chains from one city, the first."""
    met = set[str]()
    for way in free_ways(game, player, purchase):
        if way.lender not in met:
            yield way
        met.update((way.lender,) if way.lender else ())


def _builds_with_mates(
    game: Game, player: str, piece: CardCopy, zone: str, decided: Mapping[str, AgeMove]
) -> Iterator[LegalMove[AgeMove]]:
    """Builds in the city of a team mate who has decided to build at home."""
    for mate in team_mates(game, player):
        trial, host = BuildMove(piece.id, in_=mate, zone=zone), decided.get(mate)
        if (
            host is None
            or joint_refusal(player, trial, decided)
            or not _fit(game, mate, piece, host)
        ):
            continue
        for use in _builds(game, player, piece, zone, mate):
            yield from (use,) if not use.move.refusal(game, player) else ()


def _fit(game: Game, city: str, piece: CardCopy, host: AgeMove) -> bool:
    """Whether the card may stand beside the one that its host builds in this turn."""
    other = granted(held_card(game, city, host.card))
    return may_stand(place_card(game, city, other), city, piece)


def _stages(game: Game, player: str, piece: CardCopy, zone: str) -> Iterator[LegalMove[AgeMove]]:
    cost = next_stage_cost(game, player)
    if isinstance(cost, Illegal):
        return
    for bill in bills_to_choose(game, player, Purchase("stage", cost)):
        yield LegalMove(StageMove(piece.id, bill.units, zone), bill)


def _unlike(pieces: tuple[CardCopy, ...]) -> tuple[CardCopy, ...]:
    """Each card of a hand once, whatever its copies."""
    return tuple({piece.id: piece for piece in reversed(pieces)}.values())

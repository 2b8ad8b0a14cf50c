"""Tables that look at what they are offered: each move must be accepted, and no other one."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from cardgen.effects.state.game import Game
from cardgen.engine.whole_game import RandomDuelTable, RandomTable

RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
Buys = dict[str, dict[str, int]]
Kind = Any  # a class of moves


class LawfulTable(RandomTable):
    """Players of 7 Wonders who leave all to chance; `faults` tell what is offered wrongly."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faults: list[str] = []
        self._kinds: dict[str, Kind] = {}  # of the moves met so far
        self._sample = Random(seed)

    def decide(
        self, game: Game, player: str, moves: Sequence[Any], *, optional: bool = False
    ) -> Any:
        cards = [offer for offer in moves if hasattr(offer.move, "put")]
        self._kinds |= {type(offer.move).__name__: type(offer.move) for offer in cards}
        self.faults += offered_wrongly(game, player, moves)
        self.faults += not_offered(game, player, cards, self._kinds)
        if self._sample.random() < 0.02:
            self.faults += bought_better(game, player, cards)
        return super().decide(game, player, moves, optional=optional)


def offered_wrongly(game: Game, player: str, moves: Sequence[Any]) -> Iterator[str]:
    """What is refused though offered, or costs something else."""
    if len(set(map(str, moves))) < len(moves):
        yield f"{player} is offered a move twice"
    for offer in moves:
        if offer.cost.total > game.city(player).coins:
            yield f"{player} cannot pay for {offer.move}"
        if hasattr(offer.move, "put"):
            refused = offer.move.refusal(game, player)
            yield from [f"{player}: {offer.move}: {refused.message}"] if refused else ()
            yield from () if refused else _charged(game, player, offer)


def _charged(game: Game, player: str, offer: Any) -> Iterator[str]:
    """Whether the move costs what was said; an ability may give some of it back at once."""
    after, _ = offer.move.put(game, player, RandomTable(0))
    for seller, coins in offer.cost.sellers.items():
        if seller in game.seats:
            earned = after.city(seller).received - game.city(seller).received
            yield from [f"{seller} earns {earned}, not {coins}"] if earned < coins else ()
    spent = sum(e.number for e in after.log[len(game.log) :] if e.what in ("pays", "buys"))
    if spent != offer.cost.total:
        yield f"{player} pays {spent} for {offer.move}, not {offer.cost.total}"


def not_offered(
    game: Game, player: str, offers: Sequence[Any], kinds: Mapping[str, Kind]
) -> Iterator[str]:
    """A card that may be used somehow, in whatever way, is offered so in some way, else not."""
    if player == game.free_city or {"SellMove"}.isdisjoint(type(o.move).__name__ for o in offers):
        return
    for name, kind in kinds.items():
        offered = {move.card for move in _at_home(offers, kind)}
        for card, zone in {(offer.move.card, offer.move.zone) for offer in offers}:
            allowed = kind(card=card, zone=zone).refusal(game, player) is None
            if allowed != (card in offered):
                yield f"{player}: {name} of {card} is {'not ' * allowed}offered"


def _at_home(offers: Sequence[Any], kind: Kind) -> list[Any]:
    moves = [offer.move for offer in offers if type(offer.move) is kind]
    return [move for move in moves if not getattr(move, "in_", "")]


def bought_better(game: Game, player: str, offers: Sequence[Any]) -> Iterator[str]:
    """Purchases that the rules accept, of two units at most, and that no offer is as good as."""
    for kind in {type(offer.move) for offer in offers if hasattr(offer.move, "buys")}:
        for card, zone in {(move.card, move.zone) for move in _at_home(offers, kind)}:
            of_card = [offer for offer in offers if offer.move.card == card]
            paid = [o.cost.sellers for o in of_card if o.move in _at_home([o], kind)]
            for move in (kind(card=card, buys=buys, zone=zone) for buys in _purchases(game)):
                spent = _spent(game, player, move)
                if spent and not any(_no_more(each, spent) for each in paid):
                    yield f"{player} is not offered {move}, which costs {spent}"


def _purchases(game: Game) -> Iterator[Buys]:
    units = [(seller, what) for seller in (*game.seats, "bank") for what in RESOURCES]
    for number in (1, 2):
        for chosen in combinations_with_replacement(units, number):
            buys: Buys = {}
            for seller, what in chosen:
                goods = buys.setdefault(seller, {})
                goods[what] = goods.get(what, 0) + 1
            yield buys


def _spent(game: Game, player: str, move: Any) -> dict[str, int]:
    """What a move pays each seller; nothing where it is refused."""
    if move.refusal(game, player) is not None:
        return {}
    after, _ = move.put(game, player, RandomTable(0))
    deals = [event for event in after.log[len(game.log) :] if event.what == "buys"]
    return {deal.whom: int(deal.number) for deal in deals}


def _no_more(one: Mapping[str, int], other: Mapping[str, int]) -> bool:
    return all(coins <= other.get(seller, 0) for seller, coins in one.items())


class LawfulDuelTable(RandomDuelTable):
    """Players of Duel who leave all to chance, and note what is offered wrongly."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faults: list[str] = []

    def decide(
        self, game: Game, player: str, moves: Sequence[Any], *, optional: bool = False
    ) -> Any:
        for offer in moves:
            if offer.cost.total > game.city(player).coins:
                self.faults.append(f"{player} cannot pay for {offer.move}")
        return super().decide(game, player, moves, optional=optional)

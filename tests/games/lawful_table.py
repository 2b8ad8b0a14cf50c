"""Tables that look at what they are offered: each move must be accepted, and no other one."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardgen.effects.state.game import Game
from cardgen.engine.play.moves import BuildMove, SellMove, StageMove
from cardgen.engine.whole_game import RandomDuelTable, RandomTable

CARD_MOVES = (BuildMove, StageMove, SellMove)


class LawfulTable(RandomTable):
    """Players of 7 Wonders who leave all to chance; `faults` tell what is offered wrongly."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faults: list[str] = []

    def decide(
        self, game: Game, player: str, moves: Sequence[Any], *, optional: bool = False
    ) -> Any:
        self.faults += offered_wrongly(game, player, moves)
        if player != game.free_city and any(isinstance(each.move, SellMove) for each in moves):
            self.faults += not_offered(game, player, [each.move for each in moves])
        return super().decide(game, player, moves, optional=optional)


def offered_wrongly(game: Game, player: str, moves: Sequence[Any]) -> Iterator[str]:
    """What is refused though offered, or costs something else."""
    if len(set(map(str, moves))) < len(moves):
        yield f"{player} is offered a move twice"
    for offer in moves:
        if offer.cost.total > game.city(player).coins:
            yield f"{player} cannot pay for {offer.move}"
        if isinstance(offer.move, CARD_MOVES):
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


def not_offered(game: Game, player: str, moves: Sequence[Any]) -> Iterator[str]:
    """A card that may be used somehow, in whatever way, is offered so in some way, else not."""
    for kind in CARD_MOVES:
        same = [move for move in moves if isinstance(move, kind)]
        offered = {move.card for move in same if not isinstance(move, BuildMove) or not move.in_}
        for card, zone in {(move.card, move.zone) for move in moves}:
            allowed = kind(card=card, zone=zone).refusal(game, player) is None
            if allowed != (card in offered):
                yield f"{player}: {kind.__name__} of {card} is {'not ' * allowed}offered"


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

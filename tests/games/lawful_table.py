"""Tables that look at what they are offered: each move must be accepted, and no other one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardgen.effects.state.game import Game
from cardgen.engine.whole_game import RandomDuelTable, RandomTable

Kind = Any  # a class of moves
SALE = "SellMove"  # what may be done with any card


class LawfulTable(RandomTable):
    """Players of 7 Wonders who leave all to chance; `faults` tell what is offered wrongly."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faults: list[str] = []
        self._kinds: dict[str, Kind] = {}  # of uses of cards that were met so far

    def decide(
        self, game: Game, player: str, moves: Sequence[Any], *, optional: bool = False
    ) -> Any:
        uses = [each.move for each in moves if hasattr(each.move, "put")]
        self._kinds |= {type(use).__name__: type(use) for use in uses}
        self.faults += offered_wrongly(game, player, moves)
        if player != game.free_city and SALE in {type(use).__name__ for use in uses}:
            self.faults += not_offered(game, player, uses, self._kinds)
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
    game: Game, player: str, uses: Sequence[Any], kinds: Mapping[str, Kind]
) -> Iterator[str]:
    """A card that may be used somehow, in whatever way, is offered so in some way, else not."""
    for name, kind in kinds.items():
        same = [use for use in uses if isinstance(use, kind)]
        offered = {use.card for use in same if not getattr(use, "in_", "")}
        for card, zone in {(use.card, use.zone) for use in uses}:
            allowed = kind(card=card, zone=zone).refusal(game, player) is None
            if allowed != (card in offered):
                yield f"{player}: {name} of {card} is {'not ' * allowed}offered"


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

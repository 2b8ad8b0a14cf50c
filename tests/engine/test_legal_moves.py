"""Legal moves: each is accepted at its price, none is worse than another, and none is missing."""

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.state.game import Game
from cardgen.engine.legal.cards import BuildMove, StageMove, card_uses
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Given, GivenPlayer, PlayerMove
from cardgen.engine.whole_game import RandomTable
from tests.engine.playing import play
from tests.engine.test_payment import CITY, POWERS

RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
SAVING = ("leaders/leonidas", "leaders/imhotep", "faith/heracles", "base/workshop", "base/altar")
OWN = st.tuples(
    CITY, st.lists(st.sampled_from((*POWERS, *SAVING)), max_size=4, unique=True).map(tuple)
)
HAND = ("base/temple", "base/walls", "base/arsenal", "base/laboratory", "base/altar", "base/palace")
Payments = Mapping[str, int]  # coins by seller


def position(
    library: CardLibrary, cities: tuple[tuple[str, ...], ...], coins: int, hand: tuple[str, ...]
) -> Game:
    """David with a hand, Lea to his left, Tom to his right."""
    wonder = {"base/gizah": "A"}
    players = {
        "david": GivenPlayer(wonder=wonder, city=cities[0], hand=hand, coins=coins),
        "lea": GivenPlayer(city=cities[1]),
        "tom": GivenPlayer(city=cities[2]),
    }
    return GAMES["seven-wonders"].set_up(Given(players), library, "II")


def purchases(most: int) -> Iterator[dict[str, dict[str, int]]]:
    """Every purchase of so many units at most, from whoever may sell."""
    units = [(seller, what) for seller in ("lea", "tom", "bank") for what in RESOURCES]
    for number in range(most + 1):
        for chosen in combinations_with_replacement(units, number):
            buys: dict[str, dict[str, int]] = {}
            for seller, what in chosen:
                goods = buys.setdefault(seller, {})
                goods[what] = goods.get(what, 0) + 1
            yield buys


def paid(game: Game, move: Any) -> Payments:
    """What David pays each seller for a move that is not refused."""
    after, _ = move.put(game, "david", RandomTable(0))
    deals = [event for event in after.log[len(game.log) :] if event.what == "buys"]
    return {deal.whom: int(deal.number) for deal in deals}


def no_more(one: Payments, other: Payments) -> bool:
    return all(coins <= other.get(seller, 0) for seller, coins in one.items())


def test_purchases_that_are_offered_are_all_that_are_worth_a_thought(library: CardLibrary) -> None:
    """Held against trying every purchase of two units."""

    @settings(max_examples=40, deadline=None)
    @given(OWN, CITY, CITY, st.integers(0, 9), st.sampled_from(HAND))
    def whatever_is_there(
        own: tuple[tuple[str, ...], ...],
        left: tuple[str, ...],
        right: tuple[str, ...],
        coins: int,
        card: str,
    ) -> None:
        game = position(library, ((*own[0], *own[1]), left, right), coins, (card,))
        (piece,) = game.city("david").hand
        offers = [*card_uses(game, "david", piece)]
        for kind in (BuildMove, StageMove):
            moves = [offer for offer in offers if isinstance(offer.move, kind)]
            assert bool(moves) == (kind(card).refusal(game, "david") is None)
            assert [paid(game, offer.move) for offer in moves] == [o.cost.sellers for o in moves]
            bills = [o.cost.sellers for o in moves if getattr(o.move, "buys", None) is not None]
            for number, bill in enumerate(bills):
                assert not any(
                    no_more(other, bill) for other in bills[:number] + bills[number + 1 :]
                )
            for move in (kind(card, buys) for buys in purchases(2)):
                if move.refusal(game, "david") is None:
                    assert any(no_more(bill, paid(game, move)) for bill in bills), (move, bills)

    whatever_is_there()


def test_each_way_to_have_a_card_is_offered_with_its_cost(library: CardLibrary) -> None:
    """An Aqueduct asks for 3 stone, the stage for 2; Gizah makes one, and both others have two."""
    cities = ((), ("base/quarry",), ("base/stone-pit", "base/stone-pit"))
    game = position(library, cities, 6, ("base/aqueduct",))
    (piece,) = game.city("david").hand
    told = [
        (type(offer.move).__name__, dict(offer.cost.sellers), offer.cost.total)
        for offer in card_uses(game, "david", piece)
    ]
    assert told == [
        ("BuildMove", {"lea": 4}, 4),
        ("BuildMove", {"lea": 2, "tom": 2}, 4),
        ("BuildMove", {"tom": 4}, 4),
        ("StageMove", {"lea": 2}, 2),
        ("StageMove", {"tom": 2}, 2),
        ("SellMove", {}, 0),
    ]


def test_chains_and_powers_are_ways_beside_the_price(library: CardLibrary) -> None:
    """A Temple comes after an Altar; Olympia gives any card once an Age."""
    players = {
        "david": GivenPlayer(
            wonder={"base/olympia": "A"},
            stages=2,
            city=("base/altar", "base/lumber-yard", "base/clay-pool"),
            hand=("base/temple",),
            coins=2,
        ),
        "lea": GivenPlayer(city=("base/glassworks",)),
        "tom": GivenPlayer(),
    }
    game = GAMES["seven-wonders"].set_up(Given(players), library, "II")
    (piece,) = game.city("david").hand
    uses = [use for use in card_uses(game, "david", piece) if isinstance(use.move, BuildMove)]
    ways = [use.move.way for use in uses]
    assert [(way.chain, way.power is not None) for way in ways if way] == [
        ("base/altar", False),
        ("", True),
    ]
    assert [use.cost.sellers for use in uses] == [{}, {}, {"lea": 2}]


def test_a_mate_is_joined_once_decided_and_with_another_card(library: CardLibrary) -> None:
    """Toinito lets Lea build in David's city, in the turn in which he builds there."""
    players = {
        "david": GivenPlayer(city=("faith/toinito",), hand=("base/altar", "base/loom")),
        "lea": GivenPlayer(hand=("base/altar", "base/press")),
        "tom": GivenPlayer(),
        "eva": GivenPlayer(),
    }
    teams = (("david", "lea"), ("tom", "eva"))
    game = GAMES["seven-wonders"].set_up(Given(players, teams=teams), library, "I")

    def joined(**decided: Any) -> list[str]:
        uses = [
            use.move
            for piece in game.city("lea").hand
            for use in card_uses(game, "lea", piece, decided=decided)
        ]
        assert [use.refusal(game, "lea") for use in uses] == [None] * len(uses)
        return [use.card for use in uses if isinstance(use, BuildMove) and use.in_ == "david"]

    assert joined() == []
    assert joined(david=StageMove("base/altar")) == []
    assert joined(david=BuildMove("base/loom")) == ["base/altar", "base/press"]
    assert joined(david=BuildMove("base/altar")) == ["base/press"]


class Eager(RandomTable):
    """Players who take up whatever they may."""

    def wants(self, player: str, question: str, option: object = True, **barred: Any) -> bool:
        return barred.get("barred") is None


def test_a_god_is_answered_only_if_the_own_one_is_still_paid(library: CardLibrary) -> None:
    """Lea has 8 coins; Osiris costs 6, and Seth 3 more."""
    for coins, answered in ((8, False), (9, True)):
        players = {
            "david": GivenPlayer(gods=("faith/uranus",)),
            "lea": GivenPlayer(
                wonder={"faith/ithaca": "A"},
                stages=2,
                gods=("faith/osiris", "faith/seth"),
                coins=coins,
            ),
            "tom": GivenPlayer(),
        }
        game = GAMES["seven-wonders"].set_up(Given(players), library, "III")
        moves = {
            "david": (PlayerMove(invokes="faith/uranus"),),
            "lea": (PlayerMove(invokes="faith/osiris"),),
        }
        after = play(game, "turn", Eager(0), moves)
        assert any(event.what == "is cancelled" for event in after.log) == answered
        assert "faith/osiris" in {card.id for card in after.city("lea").cards}

"""The table of 7 Wonders before anything is played: laws for every mix of players and packs."""

from collections import Counter
from dataclasses import replace
from typing import NamedTuple, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.state.game import Game
from cardgen.engine.age.preparation import prepare_game
from cardgen.engine.library import CardLibrary
from cardgen.engine.whole_game import RandomTable
from cardgen.model.pack import Pack
from tests.engine.playing import play

T = TypeVar("T")
NAMES = ("david", "lea", "tom", "eva", "max", "zoe", "ida")
EXPANSIONS = ("leaders", "faith", "cities")
LENT = {"leader": "leaders", "black": "cities"}  # what Pegasus and Medusa draw, in play or not


class Mix(NamedTuple):
    """Who plays with what."""

    players: tuple[str, ...]
    plays: frozenset[str]
    teams: tuple[tuple[str, ...], ...]
    seed: int

    @property
    def seats(self) -> int:
        return max(3, len(self.players))

    def prepared(self, library: CardLibrary) -> Game:
        players, plays, teams, seed = self
        return prepare_game(library, players, plays=plays, teams=teams, seed=seed)


@st.composite
def mixes(draw: st.DrawFn) -> Mix:
    number = draw(st.integers(2, 7))
    players = NAMES[:number]
    pairs = tuple(players[at : at + 2] for at in range(0, number, 2))
    in_teams = number in (4, 6) and draw(st.booleans())
    plays = draw(st.frozensets(st.sampled_from(EXPANSIONS)))
    return Mix(players, plays, pairs if in_teams else (), draw(st.integers(0, 10**6)))


def decks(game: Game) -> list[Counter[str]]:
    """The kinds of cards in the deck of each Age."""
    size = len(game.deck) // 3
    kinds = [piece.definition.kind for piece in game.deck]
    return [Counter(kinds[age * size : (age + 1) * size]) for age in range(3)]


def test_every_copy_lies_in_one_place(library: CardLibrary) -> None:
    @settings(max_examples=40, deadline=None)
    @given(mixes())
    def whatever_is_played(mix: Mix) -> None:
        game = mix.prepared(library)
        pieces = list(game.pieces())
        assert max(Counter(piece.serial for piece in pieces).values()) == 1
        dealt = play(replace(game, phase=None), "deal", RandomTable(0))
        assert Counter(dealt.pieces()) == Counter(pieces)

    whatever_is_played()


def test_decks_and_hands_have_the_published_size(library: CardLibrary) -> None:
    @settings(max_examples=40, deadline=None)
    @given(mixes())
    def whatever_is_played(mix: Mix) -> None:
        game = mix.prepared(library)
        hand = 8 if "cities" in mix.plays else 7
        for age, deck in enumerate(decks(game)):
            assert deck.total() == hand * mix.seats
            assert deck["black"] == (mix.seats if "cities" in mix.plays else 0)
            assert deck["purple"] == (mix.seats + 2 if age == 2 else 0)
            start = age * hand * mix.seats
            cards = game.deck[start : start + deck.total()]
            assert all(age in piece.definition.ages for piece in cards)
        after = play(replace(game, phase=None), "deal", RandomTable(0))
        hands = {city.player: len(city.hand) for city in after.cities}
        assert hands == {name: 0 if name == game.free_city else hand for name in game.seats}
        assert len(after.free_pile) == (hand if game.free_city else 0)
        assert after.control == ("david" if game.free_city else "")

    whatever_is_played()


def test_a_deck_holds_what_is_printed_for_so_many(library: CardLibrary) -> None:
    """Loom of Age I: once for three players and twice from six on."""
    for number, copies in [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2)]:
        game = prepare_game(library, NAMES[:number])
        first = [piece.id for piece in game.deck[: 7 * max(3, number)]]
        assert first.count("base/loom") == copies


def test_nothing_needs_what_is_not_in_play(library: CardLibrary) -> None:
    @settings(max_examples=60, deadline=None)
    @given(mixes())
    def whatever_is_played(mix: Mix) -> None:
        game = mix.prepared(library)
        asked = {n for god in game.god_pile for n in library.cards[god.id].needs.cards}
        for piece in game.pieces():
            card = library.cards[piece.id]
            lent = {LENT.get(piece.definition.kind, "")} & asked
            there = {"base", *game.plays, *lent}
            assert {card.pack.removesuffix("-base"), *card.needs.play} <= there, piece.id
            assert len(mix.players) >= (card.players.advised or card.players.min or 0)
        for city in game.cities:
            wonder = library.wonders[city.board.id]
            plays = frozenset() if city.player == game.free_city else game.plays
            assert plays.issuperset(wonder.needs.play)
        assert len({city.board.id for city in game.cities}) == mix.seats

    whatever_is_played()


def test_what_is_in_play_is_drafted(library: CardLibrary) -> None:
    @settings(max_examples=25, deadline=None)
    @given(mixes())
    def whatever_is_played(mix: Mix) -> None:
        game = mix.prepared(library)
        leaders, faith = "leaders" in mix.plays, "faith" in mix.plays
        assert game.constants.leaders_dealt == (4 if leaders else 0)
        assert game.constants.gods_dealt == (3 if faith else 0)
        assert {city.coins for city in game.cities} == {6 if leaders else 3}
        drafted = play(game, "draft", RandomTable(0)) if leaders else game
        prayed = play(replace(drafted, phase=None), "prayer", RandomTable(0)) if faith else drafted
        for city in prayed.cities:
            hands = city.player != game.free_city
            assert len(city.leaders) == (4 if leaders and hands else 0)
            assert len(city.gods) == (3 if faith and hands else 0)

    whatever_is_played()


def test_heracles_joins_the_leaders_and_the_blank_card_does_not(library: CardLibrary) -> None:
    def dealt(*plays: str) -> set[str]:
        game = prepare_game(library, NAMES[:4], plays=frozenset(plays))
        return {piece.id for piece in game.leaders}

    assert len(dealt("leaders")) == 36
    assert dealt("leaders", "faith") - dealt("leaders") == {"faith/heracles"}
    assert dealt("faith") == dealt("leaders", "faith")  # Pegasus draws from them
    assert dealt() == dealt("cities") == set()


def test_gods_that_draw_need_the_cards_at_hand(
    library: CardLibrary, packs: dict[str, Pack]
) -> None:
    few = CardLibrary.of([packs["base"], packs["faith"]])
    game = prepare_game(few, NAMES[:4], plays=frozenset({"faith"}))
    gods = {piece.id for piece in game.god_pile}
    assert not gods & {"faith/pegasus", "faith/medusa"}
    assert (game.leaders, game.blacks) == ((), ())
    all_at_hand = prepare_game(library, NAMES[:4], plays=frozenset({"faith"}))
    assert {"faith/pegasus", "faith/medusa"} <= {piece.id for piece in all_at_hand.god_pile}
    assert len(all_at_hand.blacks) == 27


def test_the_same_seed_makes_the_same_game(library: CardLibrary) -> None:
    @settings(max_examples=15, deadline=None)
    @given(mixes())
    def whatever_is_played(mix: Mix) -> None:
        assert mix.prepared(library) == mix.prepared(library)
        other = mix._replace(seed=mix.seed + 1).prepared(library)
        assert other.deck != mix.prepared(library).deck

    whatever_is_played()


def test_boards_are_dealt_by_lot_and_given_on_wish(library: CardLibrary) -> None:
    wish = {"lea": ("base/rhodos", "B"), "free-city": ("base/gizah", "A")}
    met = set()
    for seed in range(40):
        game = prepare_game(library, NAMES[:2], boards=wish, seed=seed)
        boards = {city.player: (city.board.id, city.board.side) for city in game.cities}
        assert boards["lea"] == wish["lea"]
        assert boards["free-city"] == wish["free-city"]
        met.add(boards["david"])
    rest = ("alexandria", "babylon", "ephesos", "halikarnassus", "olympia")
    assert met == {(f"base/{name}", side) for name in rest for side in "AB"}


def test_packs_in_another_order_have_the_same_numbers(packs: dict[str, Pack]) -> None:
    turned = CardLibrary.of(reversed(packs.values()))
    plain, cities = (turned.constants(frozenset(plays)).hand for plays in ((), ("cities",)))
    assert (plain, cities) == ((7, 7, 7), (8, 8, 8))

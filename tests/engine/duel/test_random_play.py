"""Whole games played by lot: whatever is legal breaks no law, and each Age has its twenty cards."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.duel.arrivals import ScriptedDuelTable
from cardgen.engine.duel.structure import accessible_slots, hidden_slots, prepare_duel
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import PlayerMove
from cardgen.engine.scenario.running import broken_invariant
from tests.engine.playing import duel_scores, play_duel
from tests.engine.test_random_play import Dice

T = TypeVar("T")
NAMES = ("david", "lea")
CARDS, HIDDEN = 20, 8  # of each structure, and how many of them lie face down


class DiceForDuel(ScriptedDuelTable):
    """Players who answer by lot."""

    def __init__(self, luck: Random) -> None:
        super().__init__({})
        self.dice = Dice(luck)

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        return self.dice.choose(player, question, options, optional=optional)

    def wants(self, player: str, question: str, option: object = True) -> bool:
        return self.dice.wants(player, question, option)


def is_over(game: Game) -> bool:
    return bool(game.winners)


def lawful(before: Game, after: Game) -> Game:
    assert broken_invariant(before, after) == ""
    assert abs(after.duel_state.pawn) <= after.duel_state.rules.track.spaces
    for city in after.cities:
        assert len(set(city.looted)) == len(city.looted)
    return after


def move(game: Game, player: str, luck: Random) -> PlayerMove:
    card = luck.choice(accessible_slots(game.duel_state.structure)).piece.id
    wonders = game.city(player).wonders
    if luck.random() < 0.05:
        return PlayerMove(tucks=card)
    if wonders and luck.random() < 0.3:
        return PlayerMove(wonder=luck.choice(wonders).id, with_=card)
    return PlayerMove(builds=card) if luck.random() < 0.8 else PlayerMove(sells=card)


def turn(game: Game, luck: Random) -> Game:
    """The next turn; what cannot be done is sold, which can always be done."""
    player = game.duel_state.active
    chosen = move(game, player, luck)
    try:
        after = play_duel(game, "turn", DiceForDuel(luck), {player: (chosen,)})
    except Illegal:
        card = chosen.tucks or chosen.with_ or chosen.builds or chosen.sells
        sale = {player: (PlayerMove(sells=card),)}
        after = play_duel(game, "turn", DiceForDuel(luck), sale)
    assert len(after.duel_state.structure) == len(game.duel_state.structure) - 1
    assert after.duel_state.active != player or after.duel_state.again or is_over(after)
    return lawful(game, after)


def recruited(game: Game, luck: Random) -> Game:
    """A recruitment that is legal: by lot as often as needed."""
    for _ in range(99):
        moves = {
            city.player: (PlayerMove(**{luck.choice(("recruits", "discards")): piece.id}),)
            for city in game.cities
            for piece in [luck.choice(city.leaders)]
        }
        try:
            return lawful(game, play_duel(game, "recruitment", DiceForDuel(luck), moves))
        except Illegal:
            continue
    pytest.fail("nobody could recruit or discard")


def play_a_game(library: CardLibrary, seed: int, *plays: str) -> Game:
    luck, game = Random(seed), prepare_duel(library, NAMES, seed=seed, plays=frozenset(plays))
    assert {city.coins for city in game.cities} == {10 if plays else 7}
    for draft in ("leader draft", "wonder draft") if plays else ("wonder draft",):
        game = lawful(game, play_duel(game, draft, DiceForDuel(luck)))
    assert [len(city.wonders) for city in game.cities] == [4, 4]
    assert [len(city.leaders) for city in game.cities] == [4 * len(plays)] * 2
    for age in range(3):
        game = recruited(game, luck) if plays else game
        if not is_over(game):
            game = play_an_age(game, luck)
        if is_over(game):
            return game
        game = lawful(game, play_duel(game, "end of age", DiceForDuel(luck))) if age < 2 else game
    assert game.deck == ()
    return lawful(game, play_duel(game, "scoring", DiceForDuel(luck)))


def play_an_age(game: Game, luck: Random) -> Game:
    game = lawful(game, play_duel(game, "structure", DiceForDuel(luck)))
    assert len(game.duel_state.structure) == CARDS
    assert len(hidden_slots(game.duel_state.structure)) == HIDDEN
    while game.duel_state.structure and not is_over(game):
        game = turn(game, luck)
    return game


@pytest.mark.parametrize("plays", [(), ("duel-leaders",)], ids=["alone", "with Leaders"])
def test_no_law_is_broken(
    duel_library: CardLibrary, with_leaders: CardLibrary, plays: tuple[str, ...]
) -> None:
    @settings(max_examples=40, deadline=None)
    @given(st.integers(min_value=0))
    def whatever_is_played(seed: int) -> None:
        game = play_a_game(with_leaders if plays else duel_library, seed, *plays)
        assert is_over(game)
        assert set(duel_scores(game)) == set(NAMES)

    whatever_is_played()


def test_games_end_in_every_way(duel_library: CardLibrary) -> None:
    ends = {play_a_game(duel_library, seed).duel_state.victory for seed in range(60)}
    assert ends == {"military", "scientific", "civilian"}


def test_the_same_seed_is_the_same_game(duel_library: CardLibrary) -> None:
    assert play_a_game(duel_library, 7).log == play_a_game(duel_library, 7).log

"""Whole games of every mix of packs and players, played by lot: no law is broken."""

import pytest

from cardgen.engine.whole_game import RandomDuelTable, RandomTable, play_duel_game, play_game
from tests.games.mixes import EXPANSIONS, mix_of
from tests.games.playing import faults_of

NUMBERS = range(20)


@pytest.mark.parametrize("number", NUMBERS)
def test_no_law_is_broken(number: int) -> None:
    assert faults_of(mix_of(number)) == []


def test_all_packs_and_numbers_of_players_occur() -> None:
    mixes = [mix_of(number) for number in NUMBERS]
    games = [mix for mix in mixes if not mix.duel]
    assert {len(mix.players) for mix in games} == set(range(2, 8))
    assert {len(mix.players) for mix in games if mix.teams} == {4, 6}
    assert len({mix.plays for mix in games}) == 2 ** len(EXPANSIONS)
    assert {len(mix.plays) for mix in mixes if mix.duel} == {0, 1}


def test_48_games_have_every_mix_of_players_and_packs() -> None:
    games = [mix for mix in map(mix_of, range(100, 160)) if not mix.duel]
    assert len({(len(mix.players), mix.plays) for mix in games}) == 6 * 2 ** len(EXPANSIONS)


def test_the_same_number_is_the_same_game() -> None:
    for number in (5, 8):
        mix = mix_of(number)
        play, table = (play_duel_game, RandomDuelTable) if mix.duel else (play_game, RandomTable)
        one, other = ([*play(mix.prepared(), table(seed))][-1] for seed in (7, 7))
        assert one.log == other.log
        assert [*play(mix.prepared(), table(8))][-1].log != one.log

"""What is known to act in a city is what is found there when it is asked anew."""

import pytest

from cardgen.effects.power.activation import abilities_of, active_abilities
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.engine.whole_game import RandomDuelTable, RandomTable, play_duel_game, play_game
from tests.games.mixes import mix_of


def asked_anew(city: City) -> City:
    """The city, of which nothing is known yet."""
    laid = ((*held,) for held in (city.stages, city.cards, city.markers))
    return replace(city, **dict(zip(("stages", "cards", "markers"), laid, strict=True)))


def moments(game: Game) -> set[str]:
    """All moments at which something in a city acts."""
    held = (
        ability
        for city in game.cities
        for each in city.permanents()
        for ability in abilities_of(each)
    )
    return {"active", *(ability.when for ability in held if isinstance(ability.when, str))}


@pytest.mark.parametrize("number", range(4))
def test_what_acts_is_known_as_it_is_found(number: int) -> None:
    mix = mix_of(number)
    played = (
        play_duel_game(mix.prepared(), RandomDuelTable(number))
        if mix.duel
        else play_game(mix.prepared(), RandomTable(number))
    )
    for game in played:
        anew = game.each(asked_anew)
        for player in game.seats:
            for moment in moments(game):
                assert active_abilities(game, player, moment) == active_abilities(
                    anew, player, moment
                )

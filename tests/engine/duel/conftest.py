"""The game of Duel as the rules see it."""

from collections.abc import Callable

import pytest

from cardgen.effects.state.game import Game
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import DuelGiven, DuelGivenPlayer
from cardgen.model.pack import Pack

TableOf = Callable[..., Game]


@pytest.fixture(scope="session")
def duel(packs: dict[str, Pack]) -> Pack:
    return packs["duel-base"]


@pytest.fixture(scope="session")
def duel_library(duel: Pack) -> CardLibrary:
    return CardLibrary.of([duel])


@pytest.fixture(scope="session")
def with_leaders(packs: dict[str, Pack]) -> CardLibrary:
    """The game with the Leaders of its expansion."""
    return CardLibrary.of([packs["duel-base"], packs["duel-leaders"]])


@pytest.fixture(scope="session")
def table(duel_library: CardLibrary) -> TableOf:
    """A table of David and Lea; ids are those of the pack."""

    def made(david: dict[str, object], lea: dict[str, object], **given: object) -> Game:
        age = str(given.pop("age", "I"))
        players = {"david": DuelGivenPlayer(**_whole(david)), "lea": DuelGivenPlayer(**_whole(lea))}
        return GAMES["duel"].set_up(DuelGiven(players, **_whole(given)), duel_library, age)

    return made


def _whole(fields: dict[str, object]) -> dict[str, object]:
    return {name: _named(name, value) for name, value in fields.items()}


def _named(name: str, value: object) -> object:
    if isinstance(value, tuple) and name != "looted":
        return tuple(_named(name, each) for each in value)
    named = isinstance(value, str) and name != "starts" and value != "none"
    return f"duel-base/{value}" if named else value

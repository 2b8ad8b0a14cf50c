"""The game of Duel as the rules see it."""

from collections.abc import Callable

import pytest

from cardgen.effects.state.game import Game
from cardgen.engine.library import Library
from cardgen.engine.scenario.duel.kinds import EMPTY
from cardgen.engine.scenario.duel.setting import setting
from cardgen.engine.scenario.duel.story import Given, GivenPlayer
from cardgen.model.pack import Pack

TableOf = Callable[..., Game]


@pytest.fixture(scope="session")
def duel(packs: dict[str, Pack]) -> Pack:
    return packs["duel-base"]


@pytest.fixture(scope="session")
def duel_library(duel: Pack) -> Library:
    return Library.of([duel])


@pytest.fixture(scope="session")
def with_leaders(packs: dict[str, Pack]) -> Library:
    """The game with the Leaders of its expansion."""
    return Library.of([packs["duel-base"], packs["duel-leaders"]])


@pytest.fixture(scope="session")
def table(duel_library: Library) -> TableOf:
    """A table of David and Lea; ids are those of the pack."""

    def made(david: dict[str, object], lea: dict[str, object], **given: object) -> Game:
        age = str(given.pop("age", "I"))
        players = {"david": GivenPlayer(**_whole(david)), "lea": GivenPlayer(**_whole(lea))}
        return setting(Given(players, **_whole(given)), duel_library, age)

    return made


def _whole(fields: dict[str, object]) -> dict[str, object]:
    return {name: _named(name, value) for name, value in fields.items()}


def _named(name: str, value: object) -> object:
    if isinstance(value, tuple) and name != "looted":
        return tuple(_named(name, each) for each in value)
    named = isinstance(value, str) and name != "starts" and value != EMPTY
    return f"duel-base/{value}" if named else value

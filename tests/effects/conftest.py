"""The real Faith pack, read once, and powers written in a test."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from tests.typed import read_typed

ROOT = Path(__file__).parents[2]
FIXTURES = Path(__file__).parent / "fixtures"
ReadPower = Callable[[str], tuple[tuple[Ability, ...], tuple[Finding, ...]]]


@pytest.fixture(scope="session")
def faith() -> Pack:
    """The gods that ship with the program."""
    loaded = load_pack(ROOT, "faith")
    assert loaded.findings == ()
    assert loaded.pack is not None
    decks = tuple(deck for deck in loaded.pack.decks if deck.printed)
    return replace(loaded.pack, decks=decks)


@pytest.fixture
def read() -> ReadPower:
    """Reads YAML as the power of one Age: its abilities and the findings."""
    return read_typed


def used(ability: Ability) -> set[str]:
    """The actions of an ability and of all that follows it."""
    inner = [used(each) for each in (*ability.then, *ability.else_)]
    return {ability.action}.union(*inner)

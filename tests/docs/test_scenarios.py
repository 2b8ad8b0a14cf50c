"""The page of scenarios names every key that one may hold, and every step."""

import re
from collections.abc import Iterable

import pytest

from cardgen.engine.scenario import schema
from cardgen.packs.descriptions import CITY, DOING, GIVEN, SCENARIO
from tests.docs.pages import text_of

KEYS = frozenset(re.findall(r"`([\w ]+)`", text_of("docs/scenarios.md")))


@pytest.mark.parametrize(
    "known",
    [SCENARIO, GIVEN, CITY, DOING, schema.DEEDS, schema.HANDS, schema.PILES, schema.STEPS],
)
def test_every_key_of_a_scenario_is_told(known: Iterable[str]) -> None:
    assert not {*known} - KEYS

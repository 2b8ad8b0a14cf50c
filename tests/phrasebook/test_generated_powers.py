"""Whatever is written from a power, cards or no cards, is read back as that power and no other."""

import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.effects.power.ability import Ability, Effect
from cardgen.phrasebook.grammar.productions import BOOKLET, CARD
from cardgen.phrasebook.parse.verdict import Read, Same, sort_word_lists
from tests.phrasebook.conftest import BOOKS, LANGUAGES
from tests.typed import typed_power

NUMBER = st.integers(1, 12)
COLOUR = st.sampled_from(("brown", "grey", "yellow", "blue", "green", "red", "purple", "black"))
COLOURS = st.lists(COLOUR, min_size=1, max_size=3, unique=True)
SCOPE = st.sampled_from(("self", "neighbours", "self and neighbours"))
Typed = st.SearchStrategy[dict[str, Any]]


def typed(fixed: dict[str, Any] | None = None, /, **drawn: st.SearchStrategy[Any]) -> Typed:
    """Maps with what is fixed and what is drawn; `_` in a name is a space in the key."""
    parts = st.fixed_dictionaries({key.replace("_", " "): kind for key, kind in drawn.items()})
    return parts.map(lambda made: {**made, **(fixed or {})})


def or_none(one: Typed, key: str, kind: st.SearchStrategy[Any]) -> Typed:
    """The maps, some of them with a key more."""
    return st.one_of(one, st.builds(lambda made, more: {**made, key: more}, one, kind))


COUNT = st.one_of(
    typed(cards=COLOURS, of=SCOPE),
    typed(coins=st.integers(2, 5)),
    typed({"of": "self"}, printed_vp=st.integers(1, 4), **{"in": COLOURS}),
    typed(tokens=st.sampled_from(("victory", "defeat"))),
    typed({"shields": 1}, **{"in": COLOURS.map(lambda colours: [*colours, "wonder"])}),
    st.just({"stages": 1}),
)
DEFEATS = typed(defeat=NUMBER)
PLAYED = st.one_of(
    or_none(typed(coins=NUMBER), "per", COUNT),
    typed({"who": "others"}, lose_coins=NUMBER),
    typed(tokens=typed(victory=NUMBER, worth=NUMBER)),
    typed(tokens=DEFEATS, to=st.sampled_from(("opponent", "neighbours"))),
    typed({"limit": {"times": 1, "per": "player"}}, give=DEFEATS),
    typed({"limit": {"times": 2, "per": "player"}}, give=typed(debt=NUMBER)),
)
NEW = {"symbol": "new to self"}
LASTING = st.one_of(
    typed(coins=NUMBER, when=typed(builds=COLOURS)),
    typed(discount=typed(resources=NUMBER), of=COLOURS),
    typed({"discount": {"resources": "all"}}, of=COLOURS),
    typed(produce=st.sampled_from(("wood", "clay", "glass"))),
    typed(science=st.sampled_from(("compass", "gear"))),
    typed({"from": "others"}, trade=typed(coins=NUMBER)),
    typed({"build": "free", "if": NEW, "optional": True}, of=COLOURS),
)
ABILITY = st.one_of(
    PLAYED,
    LASTING,
    typed(shields=st.integers(1, 9).map(lambda halves: halves / 2)),
    or_none(typed(vp=NUMBER), "per", COUNT),
)
# No power has an ability twice: the words of three equal ones can be taken in too many ways.
LISTED = st.lists(ABILITY, min_size=1, max_size=3, unique_by=json.dumps)
POWER = LISTED.map(json.dumps).map(typed_power)


BEARERS = ("god", "leader", "guild", "stage")


@pytest.mark.parametrize(("language", "bearer"), [*product(LANGUAGES, BEARERS)])
@given(power=POWER, register=st.sampled_from((CARD, BOOKLET)))
def test_what_is_written_is_read_back(
    language: str, bearer: str, power: tuple[Ability, ...], register: str
) -> None:
    book = BOOKS[language]
    words = book.write(power, bearer, register=register)
    assert words is not None
    assert book.judge((words,), power, bearer) == Same(), words
    reading = book.read((words,), bearer)
    assert isinstance(reading, Read)
    assert reading.power == sort_word_lists(power)


def test_effects_know_each_other() -> None:
    """What a meaning is made of is what YAML is typed into: the same classes, no others."""
    reading = BOOKS["en"].read(("On invocation, gain 2 coins.",), "god")
    assert isinstance(reading, Read)
    (one,) = reading.power
    assert isinstance(one, Ability)
    assert isinstance(one.effect, Effect)

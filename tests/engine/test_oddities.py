"""A sound table is told nothing of; one that no game comes to is told where it is odd."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Scenario, ScenarioStep
from cardgen.engine.scenario.table_at_start import Oddity, words_of
from tests.engine.conftest import Played

SOUND = {  # scenarios of the rulebooks, in an Age
    "duel-leaders": ("first-recruitment", "I"),
    "faith": ("first-turn", "I"),
    "leaders": ("recruitment-last-leader-leaves", "III"),
}


class Change(NamedTuple):
    """What else is given on the sound table of a pack: to a player, to the table; in which Age,
    before which step; then what is told, and the way to it."""

    pack: str
    told: str
    way: tuple[str | int, ...]
    player: str = ""
    holds: Mapping[str, Any] = {}
    lies: Mapping[str, Any] = {}
    age: str = ""
    opens: str = ""


DUEL, FAITH, LEADERS = "duel-leaders", "faith", "leaders"
PAST = ("duel-base/tavern",)

CHANGES = {
    "a pawn before the game": Change(DUEL, "no shield", ("pawn",), lies={"pawn": {"bruno": 1}}),
    "a pawn past its token": Change(
        DUEL, "the token of 2 and the token of 5", ("pawn",), lies={"pawn": {"bruno": 6}}, age="II"
    ),
    "the stronger player first": Change(
        DUEL, "first say", ("starts",), lies={"pawn": {"bruno": 1}}, age="II"
    ),
    "coins before the game": Change(
        DUEL, "begins with 10", ("players", "bruno", "coins"), "bruno", {"coins": 9}
    ),
    "a Leader before the game": Change(
        DUEL, "recruited 1 Leader before", ("players", "bruno", "city"), "bruno",
        {"city": ("duel-leaders/hiram",), "leaders": ()}, {"leaders": ()},
    ),
    "a Leader too many in hand": Change(
        DUEL, "4 Leaders left before Age II", ("players", "bruno", "leaders"), "bruno", {},
        age="II",
    ),
    "a card of the coming Age": Change(
        DUEL, "cannot have been played before Age I", ("players", "bruno", "city", 0), "bruno",
        {"city": PAST},
    ),
    "a discard pile of the coming Age": Change(
        DUEL, "cannot have been played", ("discard", 0), lies={"discard": PAST}
    ),
    "a card twice": Change(
        DUEL, "once more", ("discard", 1), lies={"discard": PAST * 2}, age="II", opens="turn"
    ),
    "a fifth Wonder": Change(
        DUEL, "5 Wonders", ("players", "bruno", "wonders"), "bruno",
        {"built": ("duel-base/piraeus",)}, age="II",
    ),
    "a token of the Age to come": Change(
        LEADERS, "worth 5 before Age III", ("players", "lea", "victory", 1), "lea",
        {"victory": (3, 5)},
    ),
    "a third Leader before the last Age": Change(
        LEADERS, "recruited 3 Leaders", ("players", "lea", "city"), "lea",
        {"city": ("leaders/hiram", "leaders/nero", "leaders/zenobia"), "leaders": ()},
    ),
    "a building twice": Change(
        LEADERS, "base/altar twice", ("players", "lea", "city", 1), "lea",
        {"city": ("base/altar", "base/altar")},
    ),
    "a card of the last Age": Change(
        LEADERS, "base/palace cannot have been played", ("players", "lea", "city", 0), "lea",
        {"city": ("base/palace",)},
    ),
    "a god twice": Change(
        FAITH, "faith/zeus lies here once more", ("players", "lea", "gods", 0), "lea",
        {"gods": ("faith/zeus",)},
    ),
    "a board twice": Change(
        LEADERS, "lea has this Wonder already", ("players", "tom", "wonder"), "lea",
        {"wonder": {"leaders/rome": "B"}},
    ),
    "a god before prayer": Change(
        LEADERS, "1 god before", ("players", "lea", "city"), "lea", {"city": ("faith/zeus",)}
    ),
    "three gods of an Age": Change(
        FAITH, "3 gods in Age I", ("players", "lea", "city"), "lea",
        {"city": ("faith/zeus", "faith/pan", "faith/hera"), "gods": ()},
    ),
    "a fourth god": Change(
        FAITH, "4 gods", ("players", "lea", "gods"), "lea",
        {"gods": ("faith/apollo", "faith/ares", "faith/hermes", "faith/pan")},
    ),
    "a hand too large": Change(
        FAITH, "8 cards", ("players", "lea", "hand"), "lea",
        {"hand": ("base/barracks", "base/glassworks", "base/theater", "base/apothecary",
                  "base/stone-pit", "base/clay-pit", "base/tavern", "base/pawnshop")},
    ),
    "more than was dealt": Change(
        FAITH, "8 cards and stages", ("players", "lea", "city"), "lea",
        {"city": ("base/tree-farm", "base/excavation", "base/forest-cave", "base/tavern",
                  "base/pawnshop", "base/mine"), "stages": 2},
    ),
    "tokens before the game": Change(
        LEADERS, "defeat yet", ("players", "lea", "defeat"), "lea",
        {"defeat": 1, "leaders": (), "coins": 6}, age="I",
    ),
}  # fmt: skip


def told(scenario: Scenario, age: str, library: CardLibrary, pack: str) -> list[Oddity]:
    plays = frozenset((pack, *scenario.given.plays))
    return [*GAMES[scenario.game].oddities(scenario, age, library, plays)]


def sound(scenarios: dict[str, tuple[Played, ...]], pack: str) -> tuple[str, Scenario]:
    return next((age, one) for age, one in scenarios[pack] if (one.id, age) == SOUND[pack])


@pytest.mark.parametrize("pack", SOUND)
def test_a_sound_table(
    scenarios: dict[str, tuple[Played, ...]], library: CardLibrary, pack: str
) -> None:
    age, scenario = sound(scenarios, pack)
    assert told(scenario, age, library, pack) == []


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_too_much(
    scenarios: dict[str, tuple[Played, ...]], library: CardLibrary, name: str
) -> None:
    change = CHANGES[name]
    age, scenario = sound(scenarios, change.pack)
    given = replace(scenario.given, **change.lies)
    if change.player:
        player = replace(given.players[change.player], **change.holds)
        given = replace(given, players={**given.players, change.player: player})
    play = (ScenarioStep(change.opens, {}),) if change.opens else scenario.play
    changed = replace(scenario, given=given, play=play)
    found = [
        one
        for one in told(changed, change.age or age, library, change.pack)
        if one.way == change.way
    ]
    assert len(found) == 1
    assert re.search(change.told, found[0].message)


def test_a_card_that_allows_it(
    scenarios: dict[str, tuple[Played, ...]], library: CardLibrary
) -> None:
    """Two buildings of one name beside Pan; a fourth Leader at Rome."""
    age, scenario = sound(scenarios, FAITH)
    lea = replace(
        scenario.given.players["lea"],
        city=("faith/pan", "base/tavern", "base/tavern"),
        gods=(),
        wonder={"leaders/rome": "B"},
    )
    given = replace(scenario.given, players={**scenario.given.players, "lea": lea})
    assert told(replace(scenario, given=given), age, library, FAITH) == []


def test_what_a_card_says_allows_nothing() -> None:
    said = {"power": [{"recruit": 1}], "flavour": {"en": "unique names"}, "notes": {"en": ["pile"]}}
    assert words_of(said) == {"power", "recruit", "flavour", "notes"}

"""Every key that an effect takes changes what comes of a game, or is listed with the reason.

A power stands on a part of all cards in two games that are alike but for one of its keys, and are
played by the same lot: they must part."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product, zip_longest
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import ability_record, action_keys
from cardgen.effects.state.cards import CardDef
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.age.preparation import prepare_game
from cardgen.engine.duel.structure import prepare_duel
from cardgen.engine.library import CardLibrary
from cardgen.engine.whole_game import RandomDuelTable, RandomTable, play_duel_game, play_game
from cardgen.model.ages import ByAge
from tests.engine.playing import scores
from tests.games.mixes import DUEL, NAMES, Mix, library_of
from tests.typed import read_typed, typed_power

Typed = dict[str, Any]
FILE = Path(__file__).with_name("keys.yaml")
ALL = frozenset(("leaders", "faith", "cities"))
MIXES = (
    Mix(0, NAMES[:3], frozenset()),
    Mix(1, NAMES[:3], ALL),
    Mix(2, NAMES[:4], ALL, (NAMES[:2], NAMES[2:4])),
    Mix(3, NAMES[:2], frozenset(("duel-leaders",)), duel=True),
)
BEARERS = ("blue", "red", "leader", "god", "progress")
SEEDS = range(4)
PERMITS = "what may be used is always optional: it says so to the reader"
ONE_WORD = "there is one word for it alone, and it cannot be left out or is meant without it"
SETTLED = "what stands beside it settles it: another value is refused"
ONE_MOMENT = "it comes at one moment alone"
BY_SCENARIO = "no lot brings it about; scenarios of the cards that have it do (test_mutants.py)"
ENDS_ALIKE = "whatever lasts through the next Age ends alike, as `invocations` shows"
# What changes nothing, with the reason.
IDLE: dict[tuple[str, str], str] = {
    **dict.fromkeys(((action, "until") for action in action_keys() - {"invocations"}), ENDS_ALIKE),
    **dict.fromkeys(((one, "optional") for one in ("build", "build together", "tuck")), PERMITS),
    **dict.fromkeys(
        ((one, "optional") for one in ("multiply production", "replace symbol")), PERMITS
    ),
    **dict.fromkeys(((one, "when") for one in ("play", "pool", "skip", "vp")), ONE_MOMENT),
    **dict.fromkeys(
        ((one, "who") for one in ("build together", "pool", "replay", "share")), ONE_WORD
    ),
    **dict.fromkeys((("build stage", "from"), ("draw", "from"), ("draw", "to")), ONE_WORD),
    **dict.fromkeys((("counts as", "in"), ("peek", "of"), ("recruit", "from")), ONE_WORD),
    ("multiply losses", "of"): ONE_WORD,
    ("cancel", "when"): SETTLED,
    ("redirect", "to"): SETTLED,
    ("invocations", "until"): BY_SCENARIO,
    ("multiply losses", "who"): BY_SCENARIO,
    ("redirect", "from"): BY_SCENARIO,
    **dict.fromkeys((("replace symbol", key) for key in ("if", "limit", "of")), BY_SCENARIO),
}
# The lot and the mix that show a key which most games do not: to try these first takes a third.
SHOWN_BY: dict[tuple[str, str], tuple[int, int]] = {
    **dict.fromkeys((("give", "limit"), ("lose coins", "limit"), ("share", "when")), (0, 2)),
    **dict.fromkeys((("ward", key) for key in ("from", "ward", "when")), (0, 2)),
    **dict.fromkeys(((one, "limit") for one in ("build from", "build stage", "cancel")), (0, 3)),
    **dict.fromkeys(((one, "limit") for one in ("replay", "tuck", "turn")), (0, 3)),
    **dict.fromkeys(((one, one) for one in ("counts as", "progress", "replace symbol")), (0, 3)),
    **dict.fromkeys(((one, "when") for one in ("counts as", "replace symbol", "tuck")), (0, 3)),
    **dict.fromkeys((("shields", "shields"), ("tuck", "then")), (0, 3)),
    ("multiply production", "of"): (0, 2),
    ("spend", "who"): (1, 2),
    ("lift", "when"): (2, 1),
    ("copy", "limit"): (2, 3),
    ("multiply losses", "when"): (2, 3),
    ("recruit", "limit"): (3, 3),
}


@cache
def cases() -> list[tuple[Typed, Typed]]:
    listed = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return [(case["power"], case["other"]) for case in listed]


def action_of(power: Typed) -> str:
    (action,) = power.keys() & action_keys()
    return action


def keys() -> Iterator[tuple[str, str, Typed, Typed]]:
    """Each key of each power: the action, the key, the power with it and with another value."""
    for power, other in cases():
        for key in power:
            changed = {one: held for one, held in power.items() if one != key}
            if key in other:
                changed[key] = other[key]
            yield action_of(power), key, power, changed


def altered(mix: Mix, power: tuple[Ability, ...]) -> CardLibrary:
    """The cards of a game, some of them with this power beside their own."""
    library = library_of(DUEL, *mix.plays) if mix.duel else library_of()
    plays = mix.plays | ({"teams"} if mix.teams else set())
    held = {name: library.definition(name, frozenset(plays)) for name in library.cards}
    changed = {name: _with(card, power) for name, card in held.items() if card.kind in BEARERS}
    return replace(library, definitions={**held, **changed})


def _with(card: CardDef, power: tuple[Ability, ...]) -> CardDef:
    return replace(card, powers=ByAge([(*own, *power) for own in card.powers]))


@cache
def course(power: str, number: int, seed: int) -> tuple[object, ...]:
    """A game in which some cards have a power, step by step."""
    return tuple(steps(power, number, seed))


def steps(power: str, number: int, seed: int) -> Iterator[object]:
    """What each step of a game brings, and its end, or why it could not go on."""
    mix = MIXES[number]
    library = altered(mix, typed_power(power) if power else ())
    told = 0
    try:
        for game in played(library, mix, seed):
            yield tuple((city.coins, city.victory, city.defeat, city.debt) for city in game.cities)
            yield game.log[told:]
            told = len(game.log)
    except Illegal as refusal:
        yield str(refusal)
        return
    yield game.winners, () if mix.duel else tuple(scores(game).items())


def played(library: CardLibrary, mix: Mix, seed: int) -> Iterator[Game]:
    """A game that is played by lot, step by step."""
    if mix.duel:
        game = prepare_duel(library, mix.players, seed=seed, plays=mix.plays)
        return play_duel_game(game, RandomDuelTable(seed))
    who: dict[str, Any] = {"plays": mix.plays, "teams": mix.teams, "seed": seed}
    return play_game(prepare_game(library, mix.players, **who), RandomTable(seed))


def is_taken(power: Typed) -> bool:
    """Whether a power is taken as it is typed."""
    return not read_typed(json.dumps([power]))[1]


def games(action: str, key: str) -> Iterator[tuple[int, int]]:
    """The lots and mixes in which a key may be seen, those that are known to show it before all."""
    if first := SHOWN_BY.get((action, key)):
        yield first
    yield from product(SEEDS, range(len(MIXES)))


def parts(one: Typed, other: Typed, seed: int, number: int) -> bool:
    """Whether two powers make a game part."""
    texts = [json.dumps([each]) if each.keys() & action_keys() else "" for each in (one, other)]
    steps_of_both = zip_longest(course(texts[0], number, seed), steps(texts[1], number, seed))
    return any(one_step != other_step for one_step, other_step in steps_of_both)


def changes_a_game(action: str, key: str) -> bool:
    """Whether a key does, in one of several games."""
    pairs = [
        (power, other)
        for name, changed, power, other in keys()
        if (name, changed) == (action, key)
        and (is_taken(other) or not other.keys() & action_keys())
    ]
    return any(parts(*pair, *game) for game in games(action, key) for pair in pairs)


@pytest.mark.parametrize("action", sorted(action_keys()))
def test_every_key_changes_a_game(action: str) -> None:
    taken = {*ability_record(action).json_schema()["properties"]}
    idle = {key for key in taken if (action, key) in IDLE}
    assert {key for key in taken - idle if not changes_a_game(action, key)} == set()


def test_the_powers_are_taken_as_they_are_typed() -> None:
    assert [power for power, _ in cases() if not is_taken(power)] == []

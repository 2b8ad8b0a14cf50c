"""Every god stands in a scenario that notices when anything of its power is changed."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.engine.library import Library
from cardgen.engine.scenario.running import run
from cardgen.engine.scenario.setting import in_play, setting
from cardgen.loading.report import Report
from cardgen.model.ages import AGES, ByAge
from cardgen.model.pack import Pack
from tests.engine.conftest import Played
from tests.engine.mutating import mutants

# Changes that cannot be seen, because the changed power means the same: god, change, why.
ALONE = "tokens: when played → turn end"
FOUR = "multiply production: effect effect.multiply_production 3 → 4"
SAME: dict[tuple[str, str], str] = {
    ("faith/looters-guild", ALONE): "nothing else in its turn counts tokens",
    ("faith/dionysus", FOUR): "no cost asks for four of a kind but of a board that makes it",
}
# The same for every card: additions that no card answers to.
NO_CARD = {
    "build: effect effect.of with": ("grey",),  # no grey card costs anything
    "discount: effect effect.of with": ("grey", "brown"),  # nor a brown one resources
    "multiply production: effect effect.of with": ("blue", "green", "red", "purple", "black"),
    "coins: effect effect.per per.in_ with": ("brown", "grey", "yellow", "green", "red"),
    "vp: effect effect.per per.in_ with": ("brown", "grey", "yellow", "blue", "green", "purple"),
    "ward: effect effect.from_ from_.cards with": (
        *("brown", "grey", "yellow", "blue", "green", "red"),
    ),
}


# A god is gone before a second Age; what harms waits for the end of the turn anyway.
SAME_FOR_GODS = (
    "limit.per age → game",
    "lose coins: when played → turn end",
    "tokens 2: when played → turn end",
)


PARTS = 4  # so that two cores share the work


class Power(NamedTuple):
    """What a card can do in some Ages, in games with or without an expansion."""

    card: str
    variant: str
    ages: tuple[int, ...]
    abilities: tuple[Ability, ...]


def powers(pack: Pack, library: Library) -> Iterator[Power]:
    for card in pack.cards:
        name = f"{pack.id}/{card.id}"
        for variant in ("", *(each.when for each in card.variants)):
            by_age = library.form(name, frozenset({variant} - {""})).powers
            for abilities in {id(held): held for held in by_age}.values():
                ages = tuple(age for age in range(3) if by_age[age] is abilities)
                yield Power(name, variant, ages, abilities)


def notices(power: Power, abilities: tuple[Ability, ...], library: Library, played: Played) -> bool:
    """Whether a scenario fails once the card can do this instead."""
    age, scenario = played
    plays = in_play(scenario.given)
    form = library.form(power.card, plays)
    changed = [abilities if age in power.ages else form.powers[age] for age in range(3)]
    mutated = replace(form, powers=ByAge(changed))
    report = Report()
    try:
        run(scenario, age, replace(library, forms={power.card: mutated}, _read={}), report)
    except (TypeError, AttributeError, KeyError):  # a word that this effect never takes
        return True
    return bool(report.findings)


def fitting(power: Power, library: Library, scenarios: tuple[Played, ...]) -> list[Played]:
    """The scenarios in which the card lies on the table in one of these Ages."""
    variants = {each.when for each in library.cards[power.card].variants}
    return [
        (age, scenario)
        for age, scenario in scenarios
        if (not variants or (power.variant in in_play(scenario.given)) == bool(power.variant))
        and power.card in {piece.id for piece in setting(scenario.given, library, age).pieces()}
    ]


def unseen(change: str, power: Power) -> bool:
    """Whether no card could show the change, or it says what the Age says already."""
    start, _, word = change.rpartition(" ")
    now = [f"active → age {AGES[age]}" for age in power.ages]
    if change.endswith(SAME_FOR_GODS):
        return True
    return word in NO_CARD.get(start, ()) or (len(now) == 1 and change.endswith(now[0]))


def survivors(every: Iterable[Power], library: Library, scenarios: tuple[Played, ...]) -> list[str]:
    found = []
    for power in every:
        fit = fitting(power, library, scenarios)
        for mutant in mutants(power.abilities):
            if (power.card, mutant.change) in SAME or unseen(mutant.change, power):
                continue
            if not any(notices(power, mutant.abilities, library, played) for played in fit):
                ages = "-".join(AGES[age] for age in power.ages)
                found.append(f"{power.card} {power.variant} {ages} {mutant.change}")
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_no_change_of_a_power_goes_unnoticed(
    packs: dict[str, Pack], library: Library, scenarios: tuple[Played, ...], part: int
) -> None:
    every = list(powers(packs["faith"], library))
    assert len(every) > 60
    assert survivors(every[part::PARTS], library, scenarios) == []


def test_every_god_is_broken_in_many_ways(packs: dict[str, Pack], library: Library) -> None:
    number = sum(len(list(mutants(power.abilities))) for power in powers(packs["faith"], library))
    assert number > 1800

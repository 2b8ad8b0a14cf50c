"""What words have to say: the power of who speaks, and what changes where a variant is played."""

from dataclasses import dataclass
from typing import TypeAlias

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import Abilities, read_powers
from cardgen.loading.report import Report
from cardgen.loading.schema import Choice, Record
from cardgen.model.ages import ByAge
from cardgen.phrasebook.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Variation:
    """What a card does in another way with an expansion, or in team play."""

    when: str
    power: tuple[Ability, ...]


Power: TypeAlias = tuple[Ability | Variation, ...]

VARIATION = Record(
    Variation,
    {"when": Choice("teams", "cities"), "power": Abilities()},
    required=("when", "power"),
)


def declared(speaker: Speaker) -> ByAge[Power]:
    """The powers of each Age with the variations that its own words must tell.

    Abilities with a fault are left out: that is a finding before words are looked at.
    """
    powers: ByAge[Power] = read_powers(speaker.power, Report()).map(lambda power: (*power,))
    for variant in speaker.variants:
        if variant.said == "card":
            changed = read_powers(variant.power, Report())
            pairs = zip(powers, changed, strict=True)
            one, two, three = (_told(power, other, variant.when) for power, other in pairs)
            powers = ByAge((one, two, three))
    return powers


def _told(power: Power, other: tuple[Ability, ...], when: str) -> Power:
    """A power and, of its variant, the abilities that it does not have anyway."""
    changed = tuple(ability for ability in other if ability not in power)
    return (*power, Variation(when, changed)) if changed else power

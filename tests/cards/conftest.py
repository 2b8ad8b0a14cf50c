"""The packs of base facts, read once each, and ways to count what they hold."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import read_power
from cardgen.model.card import Card, Cost
from cardgen.model.finding import Report
from cardgen.model.located import Seq
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from cardgen.schema.records import attribute_name

ROOT = Path(__file__).parents[2]
FACTS = ("base", "cities-base", "duel-base")


def load(name: str) -> Pack:
    loaded = load_pack(ROOT, name)
    assert loaded.findings == ()
    assert loaded.pack is not None
    return loaded.pack


@pytest.fixture(scope="session")
def base() -> Pack:
    return load("base")


@pytest.fixture(scope="session")
def cities() -> Pack:
    return load("cities-base")


@pytest.fixture(scope="session")
def duel() -> Pack:
    return load("duel-base")


def abilities(power: Seq) -> tuple[Ability, ...]:
    """The abilities of a power that reads without a finding."""
    report = Report()
    read = read_power(power, report)
    assert report.findings == ()
    assert len(read) == len(power)
    return read


def every_power(pack: Pack) -> Iterator[Seq]:
    """The powers of cards, sides and stages."""
    yield from first_powers(pack.cards)
    for side in (side for wonder in pack.wonders for side in wonder.sides.values()):
        yield side.power
        yield from (stage.power for stage in side.stages)


def numbers(cards: Iterable[Card], action: str) -> list[int]:
    """The plain numbers of one action, such as all the shields of some cards."""
    held = [ability for card in cards for ability in abilities(card.power[0])]
    effects = [ability.effect for ability in held if ability.action == action]
    return [int(getattr(effect, attribute_name(action))) for effect in effects]


def totals(powers: Iterable[Seq]) -> dict[str, int]:
    """The sum of the plain numbers of each action."""
    total: Counter[str] = Counter()
    for ability in (each for power in powers for each in abilities(power)):
        value = getattr(ability.effect, attribute_name(ability.action))
        total[ability.action] += int(value) if isinstance(value, int | Fraction) else 0
    return dict(+total)


def first_powers(cards: Iterable[Card]) -> list[Seq]:
    """The powers of cards that have the same one in every Age."""
    return [card.power[0] for card in cards]


def asked(costs: Iterable[Cost]) -> dict[str, int]:
    """How much of what all the costs ask together."""
    total: Counter[str] = Counter()
    for cost in costs:
        total.update({part.what: part.amount for part in cost.payments})
    return dict(total)


def free(cards: Iterable[Card]) -> int:
    return sum(card.cost[0].free for card in cards)


def names(pack: Pack, language: str) -> list[str]:
    return [card.name[language].text for card in pack.cards]


def chains(pack: Pack) -> dict[str, set[str]]:
    """English names: the earlier card → those it makes free, made from the links of the later."""
    named = {card.id: card.name["en"].text for card in pack.cards}
    linked = {named[id]: pack.chained_after(id) for card in pack.cards for id in card.chain}
    return {name: {later.name["en"].text for later in cards} for name, cards in linked.items()}

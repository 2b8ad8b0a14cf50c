"""Every card and board stands in a scenario that notices when anything of its power is changed."""

from collections.abc import Iterable

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.terms import SCOPES
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.running import run_scenario
from cardgen.model.ages import AGES
from cardgen.model.finding import Report
from cardgen.model.pack import Pack
from tests.engine.conftest import PACKS, Played
from tests.engine.mutating import mutants
from tests.engine.powers import AnyPower, lying, powers

# Changes that cannot be seen, because the changed power means the same: power, change, why.
ALONE = "tokens: when played → turn end"
FOUR = "multiply production: effect effect.multiply_production 3 → 4"
GOD = "coins: effect effect.per per.in_ with god"
SHIELDS = "coins: effect effect.per per.in_ with"
SAME: dict[tuple[str, str], str] = {
    ("faith/looters-guild I-II-III", ALONE): "nothing else in its turn counts tokens",
    ("faith/looters-guild teams I-II-III", ALONE): "nothing else in its turn counts tokens",
    ("faith/dionysus II-III", FOUR): "no cost asks for four of a kind but of a board that makes it",
    ("faith/aphrodite I", GOD): "no god shows points before Age III",
    ("faith/aphrodite II", GOD): "no god shows points before Age III",
    ("faith/hephaestus I", "discount: effect effect.of with god"): "no second god in Age I",
    ("faith/syracuse B 1", f"{SHIELDS} blue"): "no blue card shows shields",
    ("faith/syracuse B 1", f"{SHIELDS} purple"): "no Guild shows shields",
    (
        "duel-leaders/nero I-II-III",
        "redirect: effect effect.from_ opponent → self and neighbours",
    ): ("nobody takes what he loses himself"),
    (
        "leaders/ramses I-II-III",
        "discount: when active → age III",
    ): "Guilds are cards of Age III",
    ("duel-leaders/aspasia I-II-III", "cancel: optional → True"): "nobody is asked about a move",
    (
        "duel-leaders/semiramis I-II-III",
        "shields: optional → True",
    ): "nobody is asked about shields",
    **{
        (f"duel-leaders/{wonder} I-II-III", f"{action}: when played → structure"): (
            "a Wonder is built while a structure lies"
        )
        for wonder, action in (
            *(("abu-simbel", "bury"), ("abu-simbel", "turn")),
            *(("rome", "draw"), ("rome", "recruit")),
        )
    },
}
# The same for every card: additions that no card answers to.
NO_CARD = {
    "build: effect effect.of with": ("grey",),  # no grey card costs anything
    "discount resources: effect effect.of with": ("grey", "brown", "leader"),  # these cost coins
    "discount coins: effect effect.of with": (
        *("grey", "yellow", "blue", "green", "red", "purple", "stage"),
    ),
    "multiply production: effect effect.of with": ("blue", "green", "red", "purple", "black"),
    "coins: effect effect.per per.in_ with": ("brown", "grey", "yellow", "green", "red"),
    "vp: effect effect.per per.in_ with": ("brown", "grey", "yellow", "blue", "green", "purple"),
    "replace symbol: effect effect.of with": (  # only green cards show symbols
        *("brown", "grey", "yellow", "blue", "red", "purple", "black"),
    ),
    "ward: effect effect.from_ from_.cards with": (  # gods do harm, and are named one by one
        *("brown", "grey", "yellow", "blue", "green", "red", "leader", "god"),
    ),
}


# A god is gone before a second Age; what harms, and what is copied, waits for the cards of the turn
# anyway; and where nobody sells, once for each seller is once.
SAME_FOR_ALL = (
    "limit.per age → game",
    "lose coins: when played → turn end",
    "tokens 2: when played → turn end",
    "copy: when played → turn end",
    "limit.per turn → seller",
)
# In Duel each has one opponent and no team mate, and there is neither a black card nor a god.
SAME_SCOPES = (
    {"self", "team"},
    {"opponent", "others", "left", "right", "neighbours", "direct opponent"},
)
SAME_IN_DUEL = ("with black", "with god")


# Every pack is proved, but those that hold only facts of published games.
PROVED = tuple(pack for pack in PACKS if not pack.endswith("-base") and pack != "base")
FEWEST = {"faith": 60, "leaders": 47, "duel-leaders": 44}  # powers that are broken at least
PARTS = 4  # so that two cores share the work


def notices(
    power: AnyPower, abilities: tuple[Ability, ...], library: CardLibrary, played: Played
) -> bool:
    """Whether a scenario fails once the card can do this instead."""
    age, scenario = played
    report = Report()
    try:
        run_scenario(scenario, age, power.instead(library, played, abilities), report)
    except (TypeError, AttributeError, KeyError):  # a word that this effect never takes
        return True
    return bool(report.findings)


def unseen(change: str, power: AnyPower) -> bool:
    """Whether no card could show the change, or it says what the Age says already."""
    if power.thing.startswith("duel-") and _same_in_duel(change):
        return True
    start, _, word = _precise(change, power).rpartition(" ")
    now = [f"active → age {AGES[age]}" for age in power.ages]
    if change.endswith(SAME_FOR_ALL):
        return True
    return word in NO_CARD.get(start, ()) or (len(now) == 1 and change.endswith(now[0]))


def _same_in_duel(change: str) -> bool:
    before, _, after = change.partition(" → ")
    scopes = (scope for scope in SCOPES if before.endswith(f" {scope}"))
    held = max(scopes, key=len, default="")
    return change.endswith(SAME_IN_DUEL) or any({held, after} <= same for same in SAME_SCOPES)


def _precise(change: str, power: AnyPower) -> str:
    """The change, told of a first or second ability alike, with what a discount spares."""
    spared = (getattr(a.effect, "discount", None) for a in power.abilities)
    saved = (each.what for each in spared if each)
    return change.replace(" 2:", ":").replace("discount:", f"discount {next(saved, '')}:")


def survivors(
    every: Iterable[AnyPower], library: CardLibrary, scenarios: tuple[Played, ...]
) -> list[str]:
    """Whatever no scenario notices; the one that noticed the last change is asked first."""
    tables = [(played, lying(library, played)) for played in scenarios]
    found = []
    for power in every:
        fit = [played for played, ids in tables if power.lies_in(played, ids)]
        for mutant in mutants(power.abilities):
            if (str(power), mutant.change) in SAME or unseen(mutant.change, power):
                continue
            by = next((one for one in fit if notices(power, mutant.abilities, library, one)), None)
            if by is None:
                found.append(f"{power} {mutant.change}")
            else:
                fit = [by, *(one for one in fit if one is not by)]
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("pack", PROVED)
def test_no_change_of_a_power_goes_unnoticed(
    packs: dict[str, Pack],
    library: CardLibrary,
    scenarios: dict[str, tuple[Played, ...]],
    pack: str,
    part: int,
) -> None:
    every = list(powers(packs[pack], library))
    assert len(every) > FEWEST.get(pack, 0)
    unnoticed = survivors(every[part::PARTS], library, scenarios[pack])
    assert not unnoticed, "\n".join(("no scenario notices:", *unnoticed))


@pytest.mark.parametrize(
    ("pack", "least"), [("faith", 1800), ("leaders", 900), ("duel-leaders", 1000)]
)
def test_every_power_is_broken_in_many_ways(
    packs: dict[str, Pack], library: CardLibrary, pack: str, least: int
) -> None:
    number = sum(len(list(mutants(power.abilities))) for power in powers(packs[pack], library))
    assert number > least


def test_every_exception_is_a_change_of_a_power(
    packs: dict[str, Pack], library: CardLibrary
) -> None:
    known = {
        (str(power), mutant.change)
        for pack in PROVED
        for power in powers(packs[pack], library)
        for mutant in mutants(power.abilities)
    }
    assert set(SAME) <= known

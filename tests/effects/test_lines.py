"""Icon lines: what gods and all other powers say in signs, and the strip of a cost."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.effects.power.description import cost_icons, icon_line, moment_line
from cardgen.effects.power.reading import action_keys, read_power, read_powers
from cardgen.model.card import RESOURCES, Card, Cost, Payment
from cardgen.model.finding import Report
from cardgen.model.located import Map, Seq
from cardgen.model.pack import Pack
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from cardgen.schema.by_age import expand_ages
from cardgen.yaml.reader import read_file
from tests.effects.conftest import FIXTURES, ROOT, ReadPower, used

FAITH = load_pack(ROOT, "faith").pack
assert FAITH
GAME = FAITH.game
AGREED = FIXTURES / "faith-lines.yaml"
LINES = FIXTURES / "lines.yaml"
# Signs of base games, which print nothing.
TO_DRAW = {"diplomacy", "resource-not-made"}
SIGNS = {path.stem for path in (ROOT / "templates" / "icons").glob("*.svg")}


def agreed() -> dict[str, Any]:
    tree = read_file(AGREED, file=AGREED.name, report=Report())
    assert isinstance(tree, Map)
    return {god: tuple(expand_ages(line, Report())) for god, line in tree.items()}


def cases() -> list[Map]:
    tree = read_file(LINES, file=LINES.name, report=Report())
    assert isinstance(tree, Seq)
    return [case for case in tree if isinstance(case, Map)]


def lines(card: Card) -> list[tuple[Icon, ...]]:
    """The icon line of each Age, then of each Age of each variant."""
    report = Report()
    powers = [card.power, *(variant.power for variant in card.variants)]
    read = [icon_line(ages, marker=card.marker) for p in powers for ages in read_powers(p, report)]
    assert report.findings == ()
    return read


def test_the_gods_say_what_was_agreed(faith: Pack) -> None:
    said = {
        card.id: tuple(" ".join(map(str, line)) for line in lines(card))
        for card in faith.decks[0].cards
    }
    assert {god: line[:3] for god, line in said.items()} == agreed()
    assert len(said) == 33


def test_every_sign_is_drawn(faith: Pack) -> None:
    used = {icon.name for card in faith.cards for line in lines(card) for icon in line}
    used |= {
        icon.name for card in faith.cards for cost in card.cost for icon in cost_icons(cost, GAME)
    }
    assert used - SIGNS == set()
    assert len(used) > 50


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["line"]))
def test_a_power_says_this_in_signs(case: Map) -> None:
    report, power = Report(), case["power"]
    assert isinstance(power, Seq)
    abilities = read_power(power, report)
    assert report.findings == ()
    assert " ".join(map(str, icon_line(abilities))) == case["line"]
    assert {ability.when for ability in abilities} >= {case.get("moment", abilities[0].when)}


def test_every_effect_has_its_line(faith: Pack) -> None:
    powers = [age for card in faith.cards for age in card.power]
    powers += [power for case in cases() if isinstance(power := case["power"], Seq)]
    said = [used(ability) for power in powers for ability in read_power(power, Report())]
    lacking = sorted(action_keys() - set().union(*said))
    assert not lacking, f"add a power and its line to {LINES.relative_to(ROOT)}"


def test_every_sign_of_a_line_is_drawn() -> None:
    """All but those that are still to come with their printed cards."""
    named = {sign.partition(":")[0] for case in cases() for sign in str(case["line"]).split()}
    lacking = sorted(named - SIGNS - TO_DRAW)
    assert not lacking, "draw them in templates/icons"
    assert sorted(TO_DRAW & SIGNS) == [], "they are drawn now: leave them out of TO_DRAW"


def test_the_marker_stands_before_what_acts_later_alone(read: ReadPower) -> None:
    abilities, _ = read("- coins: 1\n- invocations: 2\n  when: next age")
    line = icon_line(abilities, marker="herald")
    assert " ".join(map(str, line)) == "coin:1 marker-herald gives card-god:2"


def test_the_marker_stands_before_what_it_is_laid_on(read: ReadPower) -> None:
    abilities, _ = read("- copy: leader\n  from: neighbours\n  when: played")
    line = icon_line(abilities, marker="herald")
    assert " ".join(map(str, line)) == "marker-herald gives copy-leader neighbours"


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("- coins: 2\n- produce: cloth", "at-once coin:2 next age-long cloth"),
        ("- lift: unique names\n- chains: repeatable", "age-long same-name next chain-again"),
        ("- shields: 1", "in-conflict shield"),
        ("- vp: 5", "game-end laurel:5"),
        ("- redeal: hands\n  when: turn end", "turn-end hand shuffle"),
        (
            "- play: last card\n  when: age end",
            "age-end seventh-card gives card-age or sell or stage",
        ),
        ("- coins: 1\n  when: {builds: red, by: self}", "age-long card-red gives coin:1"),
        ("- coins: 1\n  when: {reveals: god, by: opponent}", "pawn-other card-god gives coin:1"),
        ("- coins: 1\n  when: age II", "age:II gives coin:1"),
        (  # of one moment, and parted all the same
            "- ward: {losing: coins}\n  from: {cards: black}\n"
            "- ward: {being given: [defeat, debt]}\n  from: {cards: black}",
            "age-long ward card-black coin:− next ward card-black defeat or debt",
        ),
    ],
)
def test_a_god_tells_the_moment_before_what_happens_then(
    read: ReadPower, power: str, line: str
) -> None:
    abilities, _ = read(power)
    assert " ".join(map(str, moment_line(abilities))) == line


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("- coins: 2\n- vp: 3", "coin:2 laurel:3"),
        ("- coins: 2\n  when: turn end", "turn-end coin:2"),
        ("- tokens: {defeat: 1}\n  to: neighbours\n  when: end", "game-end neighbours defeat"),
        ("- coins: 2\n  when: turn end\n- coins: 3", "turn-end coin:2 at-once coin:3"),
        ("- coins: 2\n  when: age II\n- vp: 3", "age:II gives coin:2 game-end laurel:3"),
        ("- coins: 2\n  when: turn end\n- shields: 1", "turn-end coin:2 shield"),
        ("- copy: leader\n  from: neighbours\n  when: played", "at-once copy-leader neighbours"),
        ("- coins: 1\n  when: {builds: red, by: self}\n- vp: 2",
         "card-red gives coin:1 game-end laurel:2"),
    ],
)  # fmt: skip
def test_what_stays_tells_another_moment_than_its_own(
    read: ReadPower, power: str, line: str
) -> None:
    abilities, _ = read(power)
    assert " ".join(map(str, icon_line(abilities))) == line


def test_a_god_that_acts_in_the_next_age_shows_its_marker_too(read: ReadPower) -> None:
    abilities, _ = read("- invocations: 2\n  when: next age")
    line = moment_line(abilities, marker="herald")
    assert " ".join(map(str, line)) == "next-age marker-herald gives card-god:2"


@given(st.lists(st.tuples(st.sampled_from(RESOURCES), st.integers(1, 4)), unique_by=lambda p: p[0]))
def test_a_resource_stands_once_for_each_unit(payments: list[tuple[str, int]]) -> None:
    strip = cost_icons(Cost(tuple(Payment(*payment) for payment in payments)), GAME)
    wanted = [Icon(what) for what, amount in payments for _ in range(amount)]
    assert list(strip) == (wanted or [Icon("free")])


@pytest.mark.parametrize(
    ("payment", "sign"),
    [
        (Payment("coins", 2), "coin:2"),
        (Payment("any brown", 1), "any-brown:1"),
        (Payment("any grey", 2), "any-grey:2"),
        (Payment("any resource", 4), "any-resource:4"),
        (Payment("shields", 4), "shield-held:4"),
        (Payment("points", 6), "laurel-held:6"),
        (Payment("next stage"), "stage"),
        (Payment("sacrifice"), "sacrifice"),
        (Payment("sacrifice", 2), "sacrifice:2"),
    ],
)
def test_other_payments_are_one_sign(payment: Payment, sign: str) -> None:
    assert [str(icon) for icon in cost_icons(Cost((payment,)), GAME)] == [sign]

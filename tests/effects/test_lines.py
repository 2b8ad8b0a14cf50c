"""Icon lines: what all 33 gods say in signs, and the strip of a cost."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.effects.power.lines import cost_icons, icon_line
from cardgen.effects.power.reading import read_powers
from cardgen.effects.power.terms import RESOURCES
from cardgen.loading.ages import expand
from cardgen.loading.reader import read_file
from cardgen.loading.report import Report
from cardgen.model.card import Card
from cardgen.model.cost import Cost, Payment
from cardgen.model.located import Map
from cardgen.model.pack import Pack
from cardgen.model.text import Icon
from tests.effects.conftest import FIXTURES, ROOT, ReadPower

AGREED = FIXTURES / "faith-lines.yaml"
SIGNS = {path.stem for path in (ROOT / "templates" / "icons").glob("*.svg")}


def agreed() -> dict[str, Any]:
    tree = read_file(AGREED, file=AGREED.name, report=Report())
    assert isinstance(tree, Map)
    return {god: tuple(expand(line, Report())) for god, line in tree.items()}


def lines(card: Card) -> list[tuple[Icon, ...]]:
    """The icon line of each Age, then of each Age of each variant."""
    report = Report()
    powers = [card.power, *(variant.power for variant in card.variants)]
    read = [icon_line(ages, marker=card.marker) for p in powers for ages in read_powers(p, report)]
    assert report.findings == ()
    return read


def test_the_gods_say_what_was_agreed(faith: Pack) -> None:
    said = {
        card.id: tuple(" ".join(map(str, line)) for line in lines(card)) for card in faith.cards
    }
    assert {god: line[:3] for god, line in said.items()} == agreed()
    assert len(said) == 33


def test_every_sign_is_drawn(faith: Pack) -> None:
    used = {icon.name for card in faith.cards for line in lines(card) for icon in line}
    used |= {icon.name for card in faith.cards for cost in card.cost for icon in cost_icons(cost)}
    assert used - SIGNS == set()
    assert len(used) > 50


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("- discount: {resources: all}\n  of: purple", "card-purple gives free"),
        (
            "- discount: {coins: 2}\n  of: leader\n  who: neighbours",
            "neighbours card-leader coin:−2",
        ),
        ("- give: {debt: 3}", "debt:3 gives pawns-others"),
        ("- coins: 1\n  when: {gains coins: sale}", "sell gives coin:1"),
        ("- coins: {gained less: 0}", "coin:n"),
        ("- tokens: {victory: 2, worth: 3}", "victory:3 victory:3 pawn-self"),
        ("- shields: 1/2", "half-shield"),
        ("- vp: 1½", "laurel:1½"),
        ("- play: last card", "seventh-card gives card-age or coin:3 or stage"),
        ("- invocations: 2\n  when: age III", "card-god:2"),
    ],
)
def test_other_powers_have_lines_too(read: ReadPower, power: str, line: str) -> None:
    abilities, findings = read(power)
    assert findings == ()
    assert " ".join(map(str, icon_line(abilities))) == line


def test_the_marker_stands_only_before_what_acts_later(read: ReadPower) -> None:
    abilities, _ = read("- coins: 1\n- invocations: 2\n  when: next age")
    line = icon_line(abilities, marker="herald")
    assert " ".join(map(str, line)) == "coin:1 marker-herald gives card-god:2"


@given(st.lists(st.tuples(st.sampled_from(RESOURCES), st.integers(1, 4)), unique_by=lambda p: p[0]))
def test_a_resource_stands_once_for_each_unit(payments: list[tuple[str, int]]) -> None:
    strip = cost_icons(Cost(tuple(Payment(*payment) for payment in payments)))
    wanted = [Icon(what) for what, amount in payments for _ in range(amount)]
    assert list(strip) == (wanted or [Icon("free")])


@pytest.mark.parametrize(
    ("payment", "sign"),
    [
        (Payment("coins", 2), "coin:2"),
        (Payment("any brown", 1), "any-brown:1"),
        (Payment("any grey", 2), "any-grey:2"),
        (Payment("any resource", 4), "any-resource:4"),
        (Payment("shields", 4), "shield:4"),
        (Payment("points", 6), "laurel:6"),
        (Payment("next stage"), "stage"),
        (Payment("sacrifice"), "sacrifice"),
        (Payment("sacrifice", 2), "sacrifice:2"),
    ],
)
def test_other_payments_are_one_sign(payment: Payment, sign: str) -> None:
    assert [str(icon) for icon in cost_icons(Cost((payment,)))] == [sign]

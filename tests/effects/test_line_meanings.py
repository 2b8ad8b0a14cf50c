"""What means something else looks something else: lines of signs against changed powers."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import icon_line
from cardgen.effects.power.reading import read_power, read_powers
from cardgen.model.ages import AGES
from cardgen.model.finding import Report
from cardgen.packs.pack import load_pack
from cardgen.phrasebook.parse.verdict import sort_word_lists
from tests.effects.conftest import ROOT
from tests.engine.mutating import mutants

SHIPPED = ("faith", "leaders", "duel-leaders")

# What no sign shows, so that only the words say it: the change, and why.
UNSAID = {
    r"\blimit\b": "how often is for the words: signs show what happens once it happens",
    r"\boptional\b": "whether it must happen is for the words",
    r"\buntil\b": "what ends it early is for the words; the marker goes back then",
    r"\bwhen [a-z ]+ → [a-z ]+$": "each sign has its moment: coins come now, points at the end",
    r"\bwhen (structure|age) III? → (structure|age) III$": "the Age is shown, not its beginning",
    r"\brest (back|discard)\b": "where cards go that nobody chose is for the words",
    r"\bwhen next age → age": "a marker stands for whichever later Age it is good for",
    r"neighbours → direct opponent|direct opponent → neighbours": "in team play, both sit beside",
    r"^give: effect effect.to others → opponent": "each of several is one opponent",
    r"^cancel: then ": "whoever revealed the god has used the chance to invoke",
    r"^coins: effect effect.per dropped$": "that several tokens count each is for the words",
    r"^replace symbol: if_ (dropped|if_\.age )": "in which Ages is for the words",
    r"^swap: if_ ": "which cards may be swapped takes a sentence",
    r"^swap: then ": "that the cards act again takes a sentence",
    r"^ward( 2)?: effect effect.from_ ": "the cards warded off are named one by one",
    r"^ward( 2)?: effect effect.ward ward.how ": "coins are lost, tokens are given",
}


class Said(NamedTuple):
    """A power and whose it is."""

    whose: str
    power: tuple[Ability, ...]
    marker: str = ""


def shipped() -> Iterator[Said]:
    """Every power that the three packs ship, each once a card."""
    for name in SHIPPED:
        pack = load_pack(ROOT, name).pack
        assert pack is not None
        for card in pack.cards:
            trees = (card.power, *(variant.power for variant in card.variants))
            read = [zip(AGES, read_powers(tree, Report()), strict=True) for tree in trees]
            powers = {power: age for ages in reversed(read) for age, power in ages}
            for power, age in powers.items():
                yield Said(f"{name}/{card.id} {age}", power, card.marker)
        for wonder in pack.wonders:
            for letter, side in wonder.sides.items():
                for number, tree in enumerate((side.power, *(s.power for s in side.stages))):
                    whose = f"{name}/{wonder.id} {letter} {number}"
                    yield Said(whose, read_power(tree, Report()))


SAID = tuple(shipped())


def test_all_of_them_are_here() -> None:
    assert len(SAID) > 150


def test_two_abilities_of_different_meaning_never_share_a_line() -> None:
    meant: dict[str, dict[object, str]] = {}
    for said in SAID:
        for ability in said.power:
            line = " ".join(map(str, icon_line((ability,), marker=said.marker)))
            meant.setdefault(line, {}).setdefault(sort_word_lists(ability), said.whose)
    shared = {line: sorted(meanings.values()) for line, meanings in meant.items() if meanings}
    assert {line: whose for line, whose in shared.items() if len(whose) > 1} == {}
    assert len(shared) > 90


@pytest.mark.parametrize("name", SHIPPED)
def test_what_changes_a_power_changes_its_line(name: str) -> None:
    unseen, tried = [], 0
    for said in SAID:
        if said.whose.startswith(f"{name}/"):
            line = icon_line(said.power, marker=said.marker)
            for change, power in mutants(said.power):
                if "multiply_production" in change or _unsaid(change):
                    continue  # threefold is the only factor there is
                tried += 1
                if icon_line(power, marker=said.marker) == line:
                    unseen.append(f"{said.whose}: {change}")
    assert tried > 300
    assert unseen == []


def test_what_signs_leave_unsaid_is_left_unsaid() -> None:
    """Each exception is needed: somewhere the signs stay the same."""
    needed = set()
    for said in SAID:
        line = icon_line(said.power, marker=said.marker)
        for change, power in mutants(said.power):
            if (why := _unsaid(change)) and icon_line(power, marker=said.marker) == line:
                needed.add(why)
    assert needed == set(UNSAID.values())


def _unsaid(change: str) -> str:
    return next((why for pattern, why in UNSAID.items() if re.search(pattern, change)), "")

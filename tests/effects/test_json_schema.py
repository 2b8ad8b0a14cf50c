"""The JSON Schema for editors accepts the powers that ship and refuses what reading refuses."""

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardgen.effects.power.json_schema import power_schema
from cardgen.model.finding import Report
from cardgen.model.located import Seq
from cardgen.packs.json_schema import compact_schema
from cardgen.yaml.reader import read_file
from tests.effects.conftest import FIXTURES, ROOT

GODS = sorted((ROOT / "cards" / "faith" / "gods").glob("*.yaml"))
LEADERS = sorted((ROOT / "cards" / "leaders").glob("[bgl]*.yaml"))


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    schema = compact_schema(power_schema())
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def entries(path: Path) -> list[Any]:
    tree = read_file(path, file=path.name, report=Report())
    assert isinstance(tree, Seq)
    return list(tree)


@pytest.mark.parametrize("path", [*GODS, *LEADERS], ids=lambda path: path.stem)
def test_gods_and_leaders_are_accepted(validator: Draft202012Validator, path: Path) -> None:
    for card in entries(path):
        powers = [card["power"], *(variant["power"] for variant in card.get("variants", ()))]
        assert all(validator.is_valid(power) for power in powers), card["id"]


def test_no_power_is_a_power(validator: Draft202012Validator) -> None:
    assert validator.is_valid("none")
    assert not validator.is_valid("nothing")


@pytest.mark.parametrize("case", entries(FIXTURES / "wrong-powers.yaml"), ids=lambda c: c["says"])
def test_editors_see_the_same_mistakes(validator: Draft202012Validator, case: Any) -> None:
    assert not validator.is_valid(case["wrong"])
    assert validator.is_valid(case["right"])

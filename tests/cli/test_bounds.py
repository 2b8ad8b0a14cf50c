"""No number that people write is without a bound: what is too large is told where it stands."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run
from tests.small_root import APOLLO, PACK, ROOT, small_root

CARDS, PLAN = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
ZONE = (
    'size: [65, 100]\nzones:\n  a: {{words: "{}", box: {}, face: Cinzel-Bold, size: {},'
    ' colour: "#000000", on: "#FFFFFF"{}}}\n'
)
LAYOUT = "templates/layouts/trial.yaml"


def numbers(path: tuple[str, ...], held: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every number that a schema allows, with the keys that lead to it."""
    if isinstance(held, dict):
        if held.get("type") in ("integer", "number"):
            yield path, held
        for key, part in held.items():
            yield from numbers((*path, key), part)
    elif isinstance(held, list):
        for part in held:
            yield from numbers(path, part)


@pytest.mark.parametrize("what", ["card", "wonder", "pack", "layout", "scenario"])
def test_every_number_that_people_write_has_bounds(what: str) -> None:
    found = list(numbers((), json.loads(run("schema", what, root=ROOT).out)))
    assert found
    loose = [path for path, held in found if not {"minimum", "maximum"} <= held.keys()]
    assert loose == []


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        ("{stone: 1}", "{stone: 20000}", "a whole number from 1 to 99, found the number 20000"),
        ("coins: {I: 3, II: 5, III: 7}", "shields: 100000000000000", "from 0 to 99"),
        ("coins: {I: 3, II: 5, III: 7}", "coins: 100", "from 1 to 99"),
        ("coins: {I: 3, II: 5, III: 7}", "vp: -100000", "a number from -99 to 99"),
        ("coins: {I: 3, II: 5, III: 7}", "produce: {wood: 100000}", "from 1 to 99"),
        ("  source:", "  copies: 1000000\n  source:", "from 1 to 99"),
    ],
)
def test_a_number_too_large_for_a_card_is_told(
    tmp_path: Path, before: str, after: str, wanted: str
) -> None:
    assert before in APOLLO
    root = small_root(tmp_path / "root", {CARDS: APOLLO.replace(before, after), PLAN: PACK})
    for command in ("check", "build"):
        told = run(command, "trial", root=root)
        assert told.code == 1
        assert wanted in told.out + told.err
        assert f"{CARDS}:" in told.out + told.err


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        (("a", "[1, 2, 1000000000, 4]", "[9]", ""), "a number from -2000 to 2000"),
        (("a", "[1, 2, 30, 4]", "[1000000000, 4]", ""), "a number from -1000 to 1000"),
        (("a", "[1, 2, 30, 4]", "[9]", ", leading: 1000000"), "from 0 to 2000"),
        (("a", "[1, 2, 30, 4]", "[9]", ", tracking: 1000000"), "from -1000 to 1000"),
        (("a", "[1, 2, 30, 4]", "[9]", ", lines: 1000000"), "from 1 to 99"),
        (("{{ number | round(-999999999) }}", "[1, 2, 30, 4]", "[9]", ""), "from -10 to 10 digits"),
    ],
)
def test_a_number_too_large_for_a_layout_is_told(
    tmp_path: Path, written: tuple[str, ...], wanted: str
) -> None:
    root = small_root(tmp_path / "root", {LAYOUT: ZONE.format(*written)})
    told = run("check", "trial", root=root)
    assert told.code in (1, 2)
    assert wanted in told.out + told.err
    assert f"{LAYOUT}:3" in told.out + told.err


def test_copies_without_end_are_not_printed(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    told = run("build", "trial", "--cards", "apollo*1000000", root=root)
    assert told.code == 2
    assert "the number of copies is 1 to 999" in told.err

"""The list of faults of the rulebooks: each is settled, and what settles it is there."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardgen.project.load import Selection, load_project
from tests.checks.test_seed_faults import BEYOND, FILES, LISTED, SENTENCES, TWO_PACKS, WORDS
from tests.conftest import ROOT

PACKS, LANGUAGES = ("faith", "leaders", "duel-leaders"), ("fr", "en")
SETTLES = {"ruling", "book", "card", "token", "check", "apart"}
FAULTS: list[dict[str, Any]] = yaml.load(
    (ROOT / "docs" / "faults.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)


def named(key: str) -> Iterator[tuple[int, str]]:
    """What faults name under a key, each with the number of the fault."""
    return ((one["number"], name) for one in FAULTS for name in one.get(key, ()))


def book(pack: str, language: str) -> str:
    return (ROOT / "cards" / pack / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def test_every_number_once_in_order() -> None:
    assert [one["number"] for one in FAULTS] == list(range(1, LISTED + 1))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda one: str(one["number"]))
def test_it_is_told_in_both_languages_and_settled(fault: dict[str, Any]) -> None:
    assert all(fault[language].endswith((".", "?")) for language in LANGUAGES)
    settled = fault.keys() - {"number", *LANGUAGES}
    assert settled
    assert settled <= SETTLES
    assert "apart" not in settled or fault["apart"].keys() == set(LANGUAGES)


def test_rulings_are_there() -> None:
    known = {
        f"{pack}/{one['id']}"
        for pack in PACKS
        for one in yaml.load(
            (ROOT / "cards" / pack / "rulings.yaml").read_text("utf-8"), yaml.CSafeLoader
        )
    }
    assert [one for one in named("ruling") if one[1] not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_there(language: str) -> None:
    known = {
        f"{pack}#{id}"
        for pack in PACKS
        for id in re.findall(r"\{#([\w-]+)\}$", book(pack, language), re.M)
    }
    assert [one for one in named("book") if one[1] not in known] == []


def test_cards_are_there() -> None:
    project = load_project(ROOT, Selection(PACKS, ("fr",), ("full",))).project
    held = ((view.pack.id, (*view.pack.cards, *view.pack.wonders)) for view in project.packs)
    known = {f"{pack}/{one.id}" for pack, cards in held for one in cards}
    assert [one for one in named("card") if one[1] not in known] == []


def test_tokens_are_in_the_books() -> None:
    books = "".join(book(pack, language) for pack in PACKS for language in LANGUAGES)
    assert [one["token"] for one in FAULTS if one.get("token", "") not in books] == []


def test_checks_are_those_that_see_them() -> None:
    """The same numbers and the same codes as the fixtures hold."""
    rows = chain(SENTENCES.items(), WORDS.items())
    held = {number: row["found"] for number, row in rows}
    held |= {number: row["found"] for row in FILES for number in row["numbers"]}
    held |= dict.fromkeys(TWO_PACKS, "name-drift")
    assert {one["number"]: one["check"] for one in FAULTS if "check" in one} == held
    assert held.keys().isdisjoint(chain(*BEYOND.values()))


def test_the_page_shows_all(tmp_path: Path) -> None:
    file = tmp_path / "faults.html"
    subprocess.run([sys.executable, ROOT / "docs" / "faults.py", file], check=True, cwd=tmp_path)
    assert len(re.findall('<tr id="fault-', file.read_text(encoding="utf-8"))) == LISTED

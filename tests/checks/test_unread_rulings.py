"""A ruling that cannot be read is told where it stands, and not where it is named."""

from pathlib import Path

import pytest

from tests.checks.books import EN, RULINGS, book_files, book_root, found
from tests.cli.test_repeated_check import check

SCENARIO, WINDS = "cards/trial/scenarios/breeze-pays.yaml", "cards/trial/winds.yaml"
FAULTS = {
    "an answer nobody knows": ("  explains:", "  answer: non\n  explains:"),
    "no French": ("    fr: >-\n      L’une remplace l’autre.\n", ""),
    "a colon": ("en: >-\n      As one;", "en: As one:"),
    "no id": ("id: one-squall", "ids: one-squall"),
    "a brace": ("As one;", "{coin:1};"),
}


def files(old: str, new: str) -> dict[str, str]:
    """The worked pack with one thing of its rulings changed; a scenario and a card name one."""
    known = book_files()
    assert old in known[RULINGS]
    return {
        RULINGS: known[RULINGS].replace(old, new),
        SCENARIO: known[SCENARIO].replace("given:", "source: ruling one-squall\ngiven:"),
        WINDS: known[WINDS].replace("  power:", "  source: ruling one-squall\n  power:", 1),
    }


@pytest.mark.parametrize("fault", FAULTS)
def test_what_names_a_ruling_with_a_fault_leads_to_it(fault: str, tmp_path: Path) -> None:
    told = found(book_root(tmp_path / "root", files(*FAULTS[fault])))
    assert {one.place.file for one in told if one.severity == "error"} == {RULINGS}


def test_another_one_is_missed_all_the_same(tmp_path: Path) -> None:
    changed = files(*FAULTS["a brace"])
    english = book_files()[EN].replace("{ruling:one-squall}", "{ruling:squall}")
    told = found(book_root(tmp_path / "root", {**changed, EN: english}))
    assert {one.code for one in told} == {"brace", "rulebook-link", "rulebook-links"}


def test_one_that_is_taken_out_is_missed_by_the_next_check(tmp_path: Path) -> None:
    root = book_root(tmp_path / "root", files(*FAULTS["a brace"]))
    first = check(root)
    assert "rulebook-link" not in first.out + first.err
    (root / RULINGS).write_text("[]\n", encoding="utf-8")
    second = check(root)
    missed = ("rulebook-link", "ruling-scenario", "unknown-ruling", "announced-count")
    assert [code for code in missed if code not in second.out + second.err] == []

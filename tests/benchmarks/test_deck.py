"""The generated cards of `make bench` keep step with the layout of gods: all of them print."""

from pathlib import Path

from benchmarks.deck import write_root
from cardgen.checks.run import findings_of
from cardgen.project.load import Selection, load_project

CARDS = 60


def test_the_generated_cards_have_no_error(tmp_path: Path) -> None:
    write_root(tmp_path, CARDS)
    selection = Selection(("bench",), inks=("full",), printed=True)
    loaded = load_project(tmp_path, selection)
    found = [*loaded.lost, *findings_of(loaded.project)]
    assert [one.message for one in found if one.severity == "error"] == []
    assert sum(len(view.cards) for view in loaded.project.packs) == CARDS

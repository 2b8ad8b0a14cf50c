"""Rulings: read whole or reported, each id once."""

from pathlib import Path

import pytest

from cardgen.project.load import LoadedProject, Selection, load_project
from tests.small_root import ROOT, small_root


def ruling(name: str) -> str:
    words = "    fr: >-\n      Un.\n    en: >-\n      One.\n"
    return f"- id: {name}\n" + "".join(
        f"  {key}:\n{words}" for key in ("question", "ruling", "reason")
    )


def read(folder: Path, text: str) -> LoadedProject:
    root = small_root(folder, {"cards/trial/rulings.yaml": text})
    return load_project(root, Selection())


def ids(loaded: LoadedProject) -> list[str]:
    (view,) = loaded.project.packs
    return [one.id for one in view.rulings]


def found(loaded: LoadedProject) -> list[tuple[str, int]]:
    (view,) = loaded.project.packs
    return [(finding.code, finding.place.line) for finding in view.ruling_findings]


def test_rulings_in_their_order(tmp_path: Path) -> None:
    loaded = read(tmp_path / "root", ruling("one") + ruling("two"))
    assert ids(loaded) == ["one", "two"]
    assert loaded.project.packs[0].rulings[0].question == {"fr": "Un.", "en": "One."}
    assert found(loaded) == []


def test_an_id_given_twice_is_reported_and_the_first_kept(tmp_path: Path) -> None:
    loaded = read(tmp_path / "root", ruling("one") + ruling("one"))
    assert ids(loaded) == ["one"]
    assert found(loaded) == [("duplicate-id", 17)]


def test_a_faulty_ruling_is_left_out_and_the_rest_read(tmp_path: Path) -> None:
    text = ruling("one").replace("reason", "reasons") + ruling("two")
    loaded = read(tmp_path / "root", text)
    assert ids(loaded) == ["two"]
    assert sorted(code for code, _ in found(loaded)) == ["missing-key", "unknown-key"]


@pytest.mark.parametrize("typed", ["{coin:3}", "{card:iris}", "{", "}"])
def test_what_stands_in_braces_would_be_printed_as_typed(tmp_path: Path, typed: str) -> None:
    text = ruling("one").replace("One.", f"Gain {typed} at once.", 1)
    loaded = read(tmp_path / "root", text)
    (fault,) = loaded.project.packs[0].ruling_findings
    assert (fault.code, fault.place.line, fault.place.column) == ("brace", 6, 12)


def test_all_that_stands_in_braces_is_told(tmp_path: Path) -> None:
    text = ruling("one").replace("One.", "Gain {coin:3}, {coin:4}.").replace("Un.", "{rien}.")
    assert [code for code, _ in found(read(tmp_path / "root", text))] == ["brace"] * 9


def test_the_rulings_of_the_shipped_packs_are_sound() -> None:
    loaded = load_project(ROOT, Selection(["faith"]))
    assert len(ids(loaded)) > 20
    assert found(loaded) == []

"""Rulings: read whole or reported, each id once."""

from pathlib import Path

from cardgen.model.finding import Report
from cardgen.model.ruling import Ruling
from cardgen.packs.pack import load_pack
from cardgen.packs.rulings import load_rulings
from tests.small_root import ROOT, small_root


def ruling(name: str) -> str:
    words = "    fr: >-\n      Un.\n    en: >-\n      One.\n"
    return f"- id: {name}\n" + "".join(
        f"  {key}:\n{words}" for key in ("question", "ruling", "reason")
    )


def read(folder: Path, text: str) -> tuple[tuple[Ruling, ...], list[tuple[str, int]]]:
    root = small_root(folder, {"cards/trial/rulings.yaml": text})
    pack, report = load_pack(root, "trial").pack, Report()
    assert pack is not None
    rulings = load_rulings(root, pack, report)
    return rulings, [(finding.code, finding.place.line) for finding in report.findings]


def test_rulings_in_their_order(tmp_path: Path) -> None:
    rulings, found = read(tmp_path / "root", ruling("one") + ruling("two"))
    assert [one.id for one in rulings] == ["one", "two"]
    assert rulings[0].question == {"fr": "Un.", "en": "One."}
    assert found == []


def test_an_id_given_twice_is_reported_and_the_first_kept(tmp_path: Path) -> None:
    rulings, found = read(tmp_path / "root", ruling("one") + ruling("one"))
    assert len(rulings) == 1
    assert found == [("duplicate-id", 17)]


def test_a_faulty_ruling_is_left_out_and_the_rest_read(tmp_path: Path) -> None:
    text = ruling("one").replace("reason", "reasons") + ruling("two")
    rulings, found = read(tmp_path / "root", text)
    assert [one.id for one in rulings] == ["two"]
    assert sorted(code for code, _ in found) == ["missing-key", "unknown-key"]


def test_the_rulings_of_the_shipped_packs_are_sound() -> None:
    pack, report = load_pack(ROOT, "faith").pack, Report()
    assert pack is not None
    assert len(load_rulings(ROOT, pack, report)) > 20
    assert report.findings == ()

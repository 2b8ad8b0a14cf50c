"""Decks too large for one file: several files, made one by one, on one machine or on several."""

import json
import multiprocessing
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

import cardgen.cli.large_decks as module
from tests.cli.run import Run, run, snapshot
from tests.small_root import APOLLO, small_root

CARDS = "cards/trial/cards.yaml"
NAMES = tuple(f"god-{number:02}" for number in range(14))  # two full sheets and two cards
SPLIT = ("--lang", "en", "--only", "cards,calibration", "--split", "6")
FILES = ["trial-gods-en-a4-1.pdf", "trial-gods-en-a4-2.pdf", "trial-gods-en-a4-3.pdf"]


def card(name: str) -> str:
    return APOLLO.replace("id: apollo", f"id: {name}").replace("Apoll", name.title())


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root", {CARDS: "".join(map(card, NAMES))})


def build(root: Path, out: str, *arguments: str) -> Run:
    return run("build", "--out", root / out, *SPLIT, *arguments, root=root)


def edit(root: Path, old: str, new: str) -> None:
    text = (root / CARDS).read_text(encoding="utf-8")
    assert old in text
    (root / CARDS).write_text(text.replace(old, new, 1), encoding="utf-8")


def listed(folder: Path, name: str = "manifest.json") -> list[dict[str, Any]]:
    files: list[dict[str, Any]] = json.loads((folder / name).read_text("utf-8"))["files"]
    return files


def fronts(composed: list[str]) -> list[str]:
    return sorted(name for name in composed if name)


def test_a_large_deck_takes_files_of_whole_sheets(root: Path) -> None:
    said = build(root, "out", "--split", "4")
    assert said.code == 0
    decks = [one for one in listed(root / "out") if one["kind"] == "card"]
    assert [one["path"] for one in decks] == FILES
    assert [(one["cards"], one["pages"]) for one in decks] == [(6, 2), (6, 2), (2, 2)]


def test_a_deck_that_has_room_in_one_file_is_as_it_was(root: Path) -> None:
    build(root, "one", "--split", "14")
    build(root, "usual", "--split", "10000")
    assert "trial-gods-en-a4.pdf" in snapshot(root / "one")
    assert snapshot(root / "one") == snapshot(root / "usual")


def test_each_card_is_composed_once_and_only_a_file_at_a_time(
    root: Path, composed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[list[str]] = []
    make = module.make_sheets

    def noting(*given: Any) -> Any:
        met.append(fronts(composed))
        return make(*given)

    monkeypatch.setattr(module, "make_sheets", noting)
    build(root, "out")
    assert met == [[*NAMES[:6]], [*NAMES[:12]], [*NAMES]]
    assert fronts(composed) == [*NAMES]


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_parts_are_disjoint_and_make_the_whole_byte_for_byte(root: Path, count: int) -> None:
    build(root, "whole")
    united: dict[str, bytes] = {}
    for number in range(1, count + 1):
        assert build(root, f"part-{number}", "--part", f"{number}/{count}").code == 0
        mine = snapshot(root / f"part-{number}")
        assert united.keys().isdisjoint(mine)
        united |= mine
    whole = snapshot(root / "whole")
    pdfs = {name: held for name, held in united.items() if name.endswith(".pdf")}
    assert pdfs == {name: held for name, held in whole.items() if name.endswith(".pdf")}
    (root / "all").mkdir()
    for name, held in united.items():
        (root / "all" / name).write_bytes(held)
    said = run("join", root / "all", root=root)
    assert said == (0, "4 files  8 pages  14 cards\n", "")
    assert snapshot(root / "all") == whole


def test_parts_may_share_a_folder(root: Path) -> None:
    build(root, "whole")
    for number in (2, 1):
        build(root, "all", "--part", f"{number}/2")
    assert [one["path"] for one in listed(root / "all", "manifest-2-of-2.json")] == [
        "calibration-en-a4-landscape.pdf",
        FILES[1],
    ]
    run("join", root / "all", root=root)
    assert snapshot(root / "all") == snapshot(root / "whole")


def test_a_part_looks_at_its_own_cards_alone(root: Path, composed: list[str]) -> None:
    build(root, "out", "--part", "2/4")
    assert fronts(composed) == [*NAMES[6:12]]


def test_a_part_asked_for_again_says_the_same_and_reads_nothing(
    root: Path, composed: list[str]
) -> None:
    first = build(root, "out", "--part", "2/4")
    composed.clear()
    assert build(root, "out", "--part", "2/4") == first
    assert composed == []


def test_a_part_without_files_says_so(root: Path) -> None:
    said = build(root, "out", "--part", "7/8")
    assert said == (0, "", "part 7/8 has nothing to make: there are fewer files than parts\n")
    assert listed(root / "out", "manifest-7-of-8.json") == []


def test_the_list_of_a_part_is_written_anew_where_it_is_gone(root: Path) -> None:
    for part in ("1/2", "7/8"):
        name = f"manifest-{part.replace('/', '-of-')}.json"
        build(root, "out", "--part", part)
        before = (root / "out" / name).read_bytes()
        (root / "out" / name).unlink()
        build(root, "out", "--part", part)
        assert (root / "out" / name).read_bytes() == before


def test_parts_of_different_builds_are_not_joined(root: Path) -> None:
    build(root, "out", "--part", "1/2")
    build(root, "out", "--part", "2/2", "--split", "12")
    other = "made of other files than part 1, or with other options: part 2"
    assert other in run("join", root / "out", root=root).err
    build(root, "out", "--part", "2/2")
    assert run("join", root / "out", root=root).code == 0


def test_parts_before_and_after_an_edit_are_not_joined(root: Path) -> None:
    build(root, "out", "--part", "1/2")
    edit(root, "stone: 1", "stone: 2")
    build(root, "out", "--part", "2/2")
    assert run("join", root / "out", root=root).code == 2


def test_parts_of_copies_of_the_root_are_joined(root: Path, tmp_path: Path) -> None:
    """Wherever a copy lies, whatever programs keep there, however Windows ends lines."""
    other = tmp_path / "another place"
    shutil.copytree(root, other, symlinks=True)
    (other / "cards/.DS_Store").write_bytes(b"a view of a folder")
    (other / CARDS).write_bytes((root / CARDS).read_bytes().replace(b"\n", b"\r\n"))
    build(root, "out", "--part", "1/2")
    build(other, "out", "--part", "2/2")
    shutil.copytree(other / "out", root / "out", dirs_exist_ok=True)
    assert run("join", root / "out", root=root).code == 0


@pytest.mark.parametrize("typed", ["0/8", "9/8", "3", "a/b", "1/0", "-1/8", "1/2/3", "", "²/8"])
def test_what_is_no_part_is_refused(root: Path, typed: str) -> None:
    said = build(root, "out", "--part", typed)
    assert said.code == 2
    assert f'"{typed}" is no part of a build' in said.err
    assert "--part 3/8 is the third of eight" in said.err
    assert not (root / "out").exists()


def test_a_plan_is_of_all_parts(root: Path) -> None:
    said = build(root, "out", "--part", "1/2", "--plan")
    assert (said.code, said.out) == (2, "")
    assert "--plan tells of all of them" in said.err


@pytest.mark.parametrize("typed", ["0", "-3", "many", "1000001"])
def test_what_no_file_can_hold_is_refused(root: Path, typed: str) -> None:
    said = build(root, "out", "--split", typed)
    assert said.code == 2
    assert "Invalid value for '--split'" in said.err


WRONG = ("{coin:3|5|7} de", "{koin:3|5|7} de")


def test_an_error_in_any_file_prints_nothing_and_all_errors_are_told(root: Path) -> None:
    for name in (NAMES[1], NAMES[13]):
        edit(root, card(name), card(name).replace(*WRONG))
    said = build(root, "out", "--lang", "fr")
    assert said.code == 1
    assert said.err.count("error unknown-icon") == 2
    assert snapshot(root / "out") == {}
    assert said == build(root, "usual", "--lang", "fr", "--split", "10000")


def test_an_error_stops_the_part_that_prints_the_card(root: Path) -> None:
    edit(root, card(NAMES[7]), card(NAMES[7]).replace(*WRONG))
    assert build(root, "out", "--lang", "fr", "--part", "1/3").code == 0
    assert build(root, "out", "--lang", "fr", "--part", "2/3").code == 1
    assert FILES[1] not in snapshot(root / "out")


def test_words_are_read_in_each_file_as_in_one(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: "".join(map(card, NAMES))}, phrases=True)
    edit(root, card(NAMES[8]), card(NAMES[8]).replace("gain {coin:3|5|7}", "gain {coin:3|5|8}"))
    first = build(root, "out", "--lang", "fr")
    assert (first.code, first.err.count(" error words-number")) == (1, 1)
    assert first == build(root, "out", "--lang", "fr")  # nothing that is wrong was kept as sound
    assert first == build(root, "usual", "--lang", "fr", "--split", "10000")


def test_two_large_decks_are_looked_at_once(root: Path, composed: list[str]) -> None:
    shutil.copytree(root / "cards/trial", root / "cards/other")
    assert build(root, "out").code == 0
    assert fronts(composed) == sorted((*NAMES, *NAMES))
    build(root, "parts", "--part", "1/2")
    build(root, "parts", "--part", "2/2")
    run("join", root / "parts", root=root)
    assert snapshot(root / "parts") == snapshot(root / "out")


def test_cut_files_lie_beside_each_file(root: Path) -> None:
    build(root, "out", "--cutter", "cricut")
    made = snapshot(root / "out")
    sheets = [one["path"] for one in listed(root / "out") if one["kind"] == "card"]
    assert len(sheets) > 1
    for path in sheets:
        assert [name for name in made if name.startswith(f"{path.removesuffix('.pdf')}-cut-")]


def test_a_deck_that_fills_the_last_sheet_beyond_the_split_is_one_file(root: Path) -> None:
    build(root, "out", "--split", "13", "--cutter", "cricut")
    assert [name for name in snapshot(root / "out") if name.startswith("trial")] == [
        "trial-gods-en-a4-cricut-cut-1-2.svg",
        "trial-gods-en-a4-cricut-cut-3.svg",
        "trial-gods-en-a4-cricut.pdf",
    ]


def test_a_large_deck_without_room_on_the_paper_hides_no_finding(root: Path) -> None:
    pack = root / "cards/trial/pack.yaml"
    pack.write_text(pack.read_text("utf-8").replace("65x100", "250x350"), encoding="utf-8")
    said = build(root, "out")
    assert (said.code, said.err.count("error card-size")) == (1, 2)
    assert said == build(root, "usual", "--split", "10000")


def test_a_warning_is_told_once_as_in_one_file(root: Path) -> None:
    edit(root, "cost: {I: free, II: {stone: 1}", "cost: {I: {stone: 1}, II: free")
    said = build(root, "out")
    assert said.err.count("warning cost-order") == 1
    assert said.err == build(root, "usual", "--split", "10000").err


def test_after_an_edit_only_its_file_is_made_anew(root: Path, composed: list[str]) -> None:
    build(root, "out")
    edit(root, "en: God-07o", "en: God-077o")
    composed.clear()
    build(root, "out")
    assert set(fronts(composed)) <= set(NAMES[6:12])
    assert "god-07" in fronts(composed)
    build(root, "clean")
    assert snapshot(root / "out") == snapshot(root / "clean")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the build that is killed is a copy of this")
def test_a_build_that_was_killed_goes_on_where_it_was(root: Path, composed: list[str]) -> None:
    process = multiprocessing.get_context("fork").Process(target=_build_and_die, args=(root,))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    assert snapshot(root / "out") == {}
    assert build(root, "out").code == 0
    assert fronts(composed) == [*NAMES[12:]]
    shutil.rmtree(root / "clean", ignore_errors=True)
    build(root, "clean")
    assert snapshot(root / "out") == snapshot(root / "clean")


def _build_and_die(root: Path) -> None:
    """Build, and be killed when the third file is begun."""
    make, begun = module.make_sheets, list[None]()

    def dying(*given: Any) -> Any:
        begun.append(None)
        if len(begun) == len(FILES):
            os.kill(os.getpid(), signal.SIGKILL)
        return make(*given)

    module.make_sheets = dying
    build(root, "out")

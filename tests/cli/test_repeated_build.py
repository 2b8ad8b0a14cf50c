"""A build asked for again, when nothing has changed: it says the same, and reads no pack."""

from collections.abc import Callable
from pathlib import Path

import pytest

import cardgen.project.load as loading
from tests.cli.counting import roots_asked
from tests.cli.run import Run, inside, run, snapshot
from tests.small_root import APOLLO, small_root

CARDS, LAYOUT = "cards/trial/cards.yaml", "templates/layouts/trial.yaml"
COST = "{I: free, II: {stone: 1}, III: {stone: 1, clay: 1}}"
DEARER_BEFORE = APOLLO.replace(COST, "{I: {stone: 1}, II-III: free}")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A pack with a warning: its card costs less in later Ages."""
    return small_root(tmp_path / "root", {CARDS: DEARER_BEFORE})


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The roots whose packs are read from now on."""
    return roots_asked(monkeypatch, loading, "read_packs")


def build(root: Path, *arguments: str | Path) -> Run:
    return run("build", *arguments, root=root)


def test_the_same_is_said_and_no_pack_is_read(root: Path, loads: list[Path]) -> None:
    first, left = build(root), snapshot(root / "build")
    assert "cost-order" in first.err
    loads.clear()
    assert build(root) == first
    assert loads == []
    assert snapshot(root / "build") == left


def test_paths_are_told_from_where_one_stands(root: Path, loads: list[Path]) -> None:
    build(root)
    loads.clear()
    with inside(root):
        said = build(root)
    assert said.out.startswith("build/trial-gods-fr-a4.pdf  2 pages")
    assert loads == []


def test_remarks_are_made_again(root: Path, loads: list[Path]) -> None:
    first = build(root, "--landscape-offset", "1,2")
    assert "backs move 1 mm right and 2 mm down" in first.err
    loads.clear()
    assert build(root, "--landscape-offset", "1,2") == first
    assert loads == []


def _append(path: str) -> Callable[[Path], object]:
    return lambda root: (root / path).write_text((root / path).read_text("utf-8") + "\n", "utf-8")


CHANGES: dict[str, Callable[[Path], object]] = {
    "a card": _append(CARDS),
    "a layout": _append(LAYOUT),
    "a new file of the pack": lambda root: (root / "cards/trial/rulings.yaml").write_text("[]\n"),
    "a PDF taken away": lambda root: (root / "build/trial-gods-fr-a4.pdf").unlink(),
    "a PDF written over": lambda root: (root / "build/trial-gods-fr-a4.pdf").write_bytes(b"%PDF"),
    "the list of files": lambda root: (root / "build/manifest.json").unlink(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_other_is_built_anew(root: Path, loads: list[Path], change: str) -> None:
    build(root)
    left = snapshot(root / "build")
    CHANGES[change](root)
    loads.clear()
    build(root)
    assert loads == [root]
    assert snapshot(root / "build") == left


REQUESTS = [("--lang", "fr"), ("--paper", "letter"), ("--only", "cards"), ("--offset", "3,3")]


@pytest.mark.parametrize("other", REQUESTS)
def test_another_request_is_another_build(
    root: Path, loads: list[Path], other: tuple[str, ...]
) -> None:
    build(root)
    loads.clear()
    build(root, *other)
    assert loads == [root]


def test_what_was_refused_is_looked_at_again(root: Path, loads: list[Path]) -> None:
    (root / CARDS).write_text(APOLLO.replace("stone", "stoen"), encoding="utf-8")
    first = build(root)
    loads.clear()
    assert build(root) == first
    assert loads == [root]

"""What is kept of checks where paths have backslashes: it is known by the very same files."""

import ntpath
import os
import sys
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from types import SimpleNamespace
from typing import Any

import pytest

import cardgen.build.record as record
import cardgen.packs.root as packs_root
from cardgen.build.record import _named
from cardgen.packs.root import state_path
from tests.cli.test_kept_parts import edited
from tests.cli.test_repeated_check import CARDS, PACK, afresh, check
from tests.small_root import APOLLO, small_root
from tests.small_root import PACK as SETUP

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is as Windows is")

STRENGTH = "fields: {strength: {kind: number, max: 9}}\n"


def _walk(top: str | Path, **options: Any) -> Iterator[tuple[str, list[str], list[str]]]:
    for inside, folders, names in os.walk(top, **options):
        yield inside.replace("/", "\\"), folders, names


def _here(path: str | Path) -> str:
    return str(path).replace("\\", "/")


def _look(path: str | Path) -> os.stat_result:
    return os.stat(_here(path))


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are listed as there: whatever `os` puts together has backslashes."""
    path = SimpleNamespace(**{**vars(os.path), "join": ntpath.join})
    there = {**vars(os), "sep": "\\", "path": path, "walk": _walk, "stat": _look, "lstat": _look}
    for module in (record, packs_root):
        monkeypatch.setattr(module, "os", SimpleNamespace(**there))
    monkeypatch.setattr(record, "_named", lambda file, *look: _named(_here(file), *look))


def test_paths_have_slashes(windows: None) -> None:
    assert state_path(PureWindowsPath("C:\\packs\\cards\\mine")) == "C:/packs/cards/mine"


def test_cards_are_looked_at_again_once_their_pack_says_otherwise(
    windows: None, tmp_path: Path
) -> None:
    files = {CARDS: f"{APOLLO}  strength: 5\n", PACK: f"{SETUP}{STRENGTH}"}
    root = small_root(tmp_path / "root", files)
    (root / "build").mkdir()
    first = check(root)
    assert check(root) == first
    with edited(root, PACK, "max: 9", "max: 3"):
        again = check(root)
        assert again != first
        assert again == afresh(root)

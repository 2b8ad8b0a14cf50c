"""A font file that is damaged is named, by whichever library stumbles over it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import run
from tests.small_root import ROOT, small_root

FONT = "fonts/Vollkorn-Regular.ttf"
SOUND = (ROOT / FONT).read_bytes()


def table(name: bytes) -> slice:
    """Where a table of the font lies, as the directory at its head says."""
    entry = SOUND.index(name)
    start, length = (int.from_bytes(SOUND[entry + at : entry + at + 4], "big") for at in (8, 12))
    return slice(start, start + length)


def without(name: bytes, by: bytes = b"\0") -> bytes:
    """The font with a table that says nothing."""
    at = table(name)
    return SOUND[: at.start] + by * (at.stop - at.start) + SOUND[at.stop :]


DAMAGES: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "no font": lambda: b"%PDF-1.7\n" * 100,
    "cut in its head": lambda: SOUND[:200],
    "cut in its letters": lambda: SOUND[: table(b"glyf").start + 1000],
    "no measures": lambda: without(b"head"),
    "endless measures": lambda: without(b"head", b"\xff"),
    "no letters": lambda: without(b"glyf"),
    "no places of letters": lambda: without(b"loca", b"\xff"),
    "no name": lambda: without(b"name", b"\xff"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_font_is_named(damage: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (root / "fonts").unlink()
    shutil.copytree(ROOT / "fonts", root / "fonts")
    (root / FONT).write_bytes(DAMAGES[damage]())
    said = run("build", "--lang", "en", "--out", tmp_path / "out", root=root)
    assert said.code in (1, 2)
    lines = [line for line in said.err.splitlines() if "error" in line]
    assert len(lines) == 1
    assert lines[0].startswith(f"{FONT}:1:1: error")
    assert "this font is damaged" in lines[0]

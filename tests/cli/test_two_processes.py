"""A check by two processes: what it tells and what it keeps is what one process tells and keeps."""

import marshal
import sys
from pathlib import Path
from subprocess import run

import pytest

from tests.checks.books import EN, FR, RULINGS, book_files, book_root

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there are processes copied")

PROGRAM = """
import os
import sys

import cardgen.checks.run as checks
import cardgen.processes as processes

os.sched_getaffinity = lambda process: {{0, 1}}
checks.LEAST_PIECES = {least}
{befalls}
from cardgen.cli.main import main

main()
"""
# It has looked at the last part, and has told nothing yet.
DIES = """
from cardgen.project.found_out import FoundOut

def die(found_out):
    open({died!r}, "w").close()
    os._exit(9)


FoundOut.tell = die
"""
CARDS = "cards/trial/winds.yaml"
Change = tuple[str, str, str]  # a file, what it says, and what instead
DAMAGED: dict[str, tuple[str, tuple[Change, ...]]] = {
    "sound": ("text", ()),
    "a number of a book": ("text", ((FR, "{count:calms}", "7"),)),
    "a link of a book and a ruling": (
        "json",
        ((EN, "{card:breeze}", "{card:breaze}"), (RULINGS, "Pour un ;", "Pour deux ;")),
    ),
    "words and a power": (
        "json",
        ((CARDS, "recevez {coin:3}", "perdez {coin:3}"), (CARDS, "coins: 4", "vp: 4")),
    ),
}


def _checked(root: Path, out: Path, least: int, *arguments: str, befalls: str = "") -> object:
    """The exit code, all that was said, and what is kept, by file."""
    (root / "build").mkdir()
    code = PROGRAM.format(least=least, befalls=befalls)
    command = [sys.executable, "-c", code, "--root", str(root), "check", *arguments]
    told = run(command, capture_output=True, timeout=120)
    kept = {file.name: _kept(file) for file in (root / "build" / ".cardgen-cache").iterdir()}
    (root / "build").rename(out)
    return told.returncode, told.stdout, told.stderr, kept


def _kept(file: Path) -> object:
    """What is kept in a file; the digests of sound parts, and all that has a key, in any order."""
    value = marshal.loads(file.read_bytes()[64:])
    if file.suffix == ".parts":
        (sound, found, playing), cards = value
        each = {sound[at : at + 16] for at in range(0, len(sound), 16)}
        # Of equal values the bytes may differ by how often each text was met.
        return each, {key: marshal.loads(said) for key, said in found.items()}, playing, cards
    return value


@pytest.mark.parametrize("damaged", DAMAGED)
def test_two_processes_find_and_keep_what_one_does(tmp_path: Path, damaged: str) -> None:
    (form, changes), files = DAMAGED[damaged], book_files()
    for file, said, instead in changes:
        assert said in files[file]
        files[file] = files[file].replace(said, instead, 1)
    root = book_root(tmp_path / "root", files)
    alone = _checked(root, tmp_path / "alone", 9999, "--format", form)
    assert _checked(root, tmp_path / "two", 0, "--format", form) == alone


def test_a_copy_that_dies_loses_nothing(tmp_path: Path) -> None:
    files = book_files()
    root = book_root(tmp_path / "root", {**files, FR: files[FR].replace("{count:calms}", "7", 1)})
    alone = _checked(root, tmp_path / "alone", 9999)
    dies = DIES.format(died=str(tmp_path / "died"))
    assert _checked(root, tmp_path / "two", 0, befalls=dies) == alone
    assert (tmp_path / "died").exists()

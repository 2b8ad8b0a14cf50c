"""Where words go that nobody takes: closed streams, full disks, a folder that is gone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN, FINDINGS
from tests.cli.test_main import run_raising
from tests.small_root import APOLLO, ROOT, small_root

CARDS = "cards/trial/cards.yaml"


def led(
    streams: str, *arguments: str | Path, folder: Path = ROOT
) -> "subprocess.CompletedProcess[str]":
    """A process of its own with its streams led elsewhere, in the words of a shell."""
    command = ["bash", "-c", f'exec "$@" {streams}', "bash", sys.executable, "-m", "cardgen"]
    known = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [*command, *arguments], cwd=folder, env=known, capture_output=True, text=True
    )


@pytest.mark.parametrize(
    ("streams", "arguments", "code"),
    [
        (">&-", ["--version"], CLEAN),
        (">&-", ["explain", "overflow"], CLEAN),
        ("<&- >&- 2>&-", ["--version"], CLEAN),
        (">&-", ["biuld"], CANNOT),
        ("2>&-", ["biuld"], CANNOT),
        (">/dev/full", ["--version"], CANNOT),
        (">/dev/full", ["explain"], CANNOT),
        ("2>/dev/full", ["biuld"], CANNOT),
        (">/dev/full 2>/dev/full", ["explain"], CANNOT),
    ],
)
def test_what_cannot_be_said_is_no_finding(streams: str, arguments: list[str], code: int) -> None:
    done = led(streams, *arguments)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert "fault" not in done.stderr
    assert ("No space left" in done.stderr) == (streams == ">/dev/full")


def test_packs_are_printed_all_the_same_where_nobody_listens(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    done = led(">&- 2>&-", "build", "--lang", "fr", "--out", tmp_path / "out", folder=root)
    assert done.returncode == CLEAN
    printed = [path.read_bytes() for path in (tmp_path / "out").rglob("*.pdf")]
    assert printed
    assert all(pdf.startswith(b"%PDF") and pdf.endswith(b"%%EOF\n") for pdf in printed)


def test_findings_count_where_nobody_listens(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO.replace("lyre", "lire")})
    assert led(">&- 2>&-", "check", folder=root).returncode == FINDINGS


def test_the_folder_one_is_in_is_gone(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    program = "import os; os.rmdir(os.getcwd()); from cardgen.cli.main import main; main(['check'])"
    known = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path / "gone", env=known, capture_output=True, text=True)
    assert done.returncode == CANNOT
    assert "error: the folder you are in is gone" in done.stderr


def test_what_the_system_refuses_is_no_fault_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = run_raising(PermissionError(13, "Permission denied", "cards/x"), monkeypatch)
    assert (said.code, said.err) == (CANNOT, "cardgen: error: cards/x: Permission denied\n")


@pytest.mark.parametrize("fault", [MemoryError(), SystemError("error return without exception")])
def test_memory_that_ends(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run_raising(fault, monkeypatch)
    assert (said.code, "not enough memory" in said.err) == (CANNOT, True)

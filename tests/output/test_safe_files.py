"""Saving leaves a whole new file or the old one, and says what to do."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path as FilePath

import pytest

from cardgen.model.finding import Stop
from cardgen.output.safe_files import (
    OUT,
    PART_ENDING,
    PART_PREFIX,
    save_file,
    save_files,
    sweep_leftovers,
)

ROOT = FilePath(__file__).parents[2]


def files(folder: FilePath) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_and_its_folder_made(tmp_path: FilePath) -> None:
    save_file(tmp_path / "build" / "a.pdf", b"new")
    assert (tmp_path / "build" / "a.pdf").read_bytes() == b"new"
    assert files(tmp_path / "build") == ["a.pdf"]


def test_a_new_file_may_be_read_by_others_as_the_mask_allows(tmp_path: FilePath) -> None:
    before = os.umask(0o027)
    try:
        save_file(tmp_path / "a.pdf", b"new")
    finally:
        os.umask(before)
    assert (tmp_path / "a.pdf").stat().st_mode & 0o777 == 0o640


def test_a_read_only_file_is_left_as_it_is(tmp_path: FilePath) -> None:
    (tmp_path / "b.pdf").write_bytes(b"old")
    (tmp_path / "b.pdf").chmod(0o444)
    with pytest.raises(Stop, match=r"cannot write .*b\.pdf: the old file is read-only") as stop:
        save_files({tmp_path / one: (b"new",) for one in ("a.pdf", "b.pdf")}, elsewhere=OUT)
    assert "change its permissions, or choose another folder with --out" in stop.value.help
    assert (tmp_path / "b.pdf").read_bytes() == b"old"
    assert files(tmp_path) == ["b.pdf"]


def _refusing(monkeypatch: pytest.MonkeyPatch, function: str, number: int) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, function, refuse)


@pytest.mark.parametrize("function", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    (tmp_path / "a.pdf").write_bytes(b"old")
    _refusing(monkeypatch, function, errno.ENOSPC)
    with pytest.raises(Stop, match=r"cannot write .*a\.pdf: No space left") as stop:
        save_file(tmp_path / "a.pdf", b"new")
    assert "the disk is full: make room" in stop.value.help
    assert (tmp_path / "a.pdf").read_bytes() == b"old"
    assert files(tmp_path) == ["a.pdf"]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_disk_that_fills_up_while_writing_leaves_the_old_file(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bytes go to a device that really is full."""
    (tmp_path / "a.pdf").write_bytes(b"old")
    real = os.fdopen

    def full(handle: int, mode: str) -> object:
        os.close(handle)
        return real(os.open("/dev/full", os.O_WRONLY), mode)

    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(Stop, match="No space left"):
        save_file(tmp_path / "a.pdf", b"new" * 100_000)
    assert (tmp_path / "a.pdf").read_bytes() == b"old"
    assert files(tmp_path) == ["a.pdf"]


def test_an_unwritable_folder_is_told(tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    with pytest.raises(Stop, match="Permission denied") as stop:
        save_file(tmp_path / "a.pdf", b"new")
    assert stop.value.help == "you may not write there: change its permissions"
    with pytest.raises(Stop) as stop:  # of a command that has the option
        save_file(tmp_path / "a.pdf", b"new", elsewhere=OUT)
    assert stop.value.help.endswith("its permissions, or choose another folder with --out")


def test_a_folder_in_the_way_is_told(tmp_path: FilePath) -> None:
    (tmp_path / "a.pdf").mkdir()
    with pytest.raises(Stop, match="Is a directory") as stop:
        save_file(tmp_path / "a.pdf", b"new")
    assert "a folder stands where the file should be" in stop.value.help
    assert files(tmp_path) == ["a.pdf"]


def test_a_file_in_the_way_of_the_folder_is_told(tmp_path: FilePath) -> None:
    (tmp_path / "build").write_text("a file")
    with pytest.raises(Stop) as stop:
        save_file(tmp_path / "build" / "a.pdf", b"new")
    assert "a file stands where a folder should be" in stop.value.help


@pytest.mark.parametrize("winerror", [5, 32])
def test_a_file_that_another_program_has_open_is_told(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch, winerror: int
) -> None:
    """As Windows says it: no file can be given a name that an open one bears."""

    class Refused(PermissionError):
        def __init__(self) -> None:
            super().__init__(errno.EACCES, "Access is denied")
            self.winerror = winerror

    def refuse(*_: object) -> None:
        raise Refused

    (tmp_path / "a.pdf").write_bytes(b"old")
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(Stop, match=r"a\.pdf: it is open in another program") as stop:
        save_file(tmp_path / "a.pdf", b"new")
    assert stop.value.help == "close it there and try again"
    assert files(tmp_path) == ["a.pdf"]
    (tmp_path / "a.pdf").unlink()
    with pytest.raises(Stop, match="Access is denied"):
        save_file(tmp_path / "a.pdf", b"new")


def test_ctrl_c_leaves_the_old_file(tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.pdf").write_bytes(b"old")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save_file(tmp_path / "a.pdf", b"new")
    assert (tmp_path / "a.pdf").read_bytes() == b"old"
    assert files(tmp_path) == ["a.pdf"]


SLOW = """
import os, sys, time
from pathlib import Path
from cardgen.output.safe_files import OUT, save_file
def wait(handle):
    print("writing", flush=True)
    time.sleep(60)
os.fsync = wait
save_file(Path(sys.argv[1]), b"new")
"""


def test_a_killed_build_leaves_the_old_file_and_its_rest_is_swept(tmp_path: FilePath) -> None:
    (tmp_path / "a.pdf").write_bytes(b"old")
    command = [sys.executable, "-c", SLOW, str(tmp_path / "a.pdf")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"writing\n"
        process.send_signal(signal.SIGTERM)
        process.wait(10)
    assert (tmp_path / "a.pdf").read_bytes() == b"old"
    assert len(files(tmp_path)) == 2
    assert sweep_leftovers(tmp_path) == 1
    assert files(tmp_path) == ["a.pdf"]


def test_a_sweep_touches_nothing_else(tmp_path: FilePath) -> None:
    kept = ["a.pdf", "notes.part", f"{PART_PREFIX}lock"]
    for name in (*kept, f"{PART_PREFIX}a.pdf-x{PART_ENDING}"):
        (tmp_path / name).write_text("")
    assert sweep_leftovers(tmp_path) == 1
    assert files(tmp_path) == sorted(kept)

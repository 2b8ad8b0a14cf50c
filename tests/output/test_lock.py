"""Two builds never write to one folder at a time."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path as FilePath
from threading import Event, Thread

import pytest

from cardgen.model.finding import Stop
from cardgen.output.folder import CACHE_FOLDER, LOCK_NAME, lock_folder
from cardgen.output.manifest import ManifestEntry, write_manifest
from cardgen.output.safe_files import PART_ENDING, PART_PREFIX

ROOT = FilePath(__file__).parents[2]

HOLD = """
import sys, time
from pathlib import Path
from cardgen.output.folder import lock_folder
with lock_folder(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_only_where_builds_write_are_leftovers_swept(tmp_path: FilePath) -> None:
    """Another folder below may be of a build that is at work."""
    entry = ManifestEntry("png/gods/a.png", "", "", "", "", "", 1, 1, 1, "")
    away = ManifestEntry("../away/b.png", "", "", "", "", "", 1, 1, 1, "")
    linked = ManifestEntry("linked/c.png", "", "", "", "", "", 1, 1, 1, "")
    out = tmp_path / "out"
    swept = (".", CACHE_FOLDER, "png/gods", "png")
    left = ("other", ".git", "../away")
    for each in (*swept, *left):
        (out / each).mkdir(parents=True, exist_ok=True)
        (out / each / f"{PART_PREFIX}a{PART_ENDING}").write_bytes(b"half")
    for one in (entry, away, linked):
        (out / one.path).parent.mkdir(exist_ok=True)
        (out / one.path).write_bytes(b"whole")
    write_manifest(out, (entry, away, linked))
    shutil.rmtree(out / "linked")
    (out / "linked").symlink_to(out / "other", target_is_directory=True)
    with lock_folder(out):
        there = [*tmp_path.rglob(f"{PART_PREFIX}*{PART_ENDING}")]
    assert {file.parent for file in there} == {(out / each).resolve() for each in left}


def test_a_second_build_is_told_to_wait_until_the_first_one_ends(tmp_path: FilePath) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        with pytest.raises(Stop, match="another build is writing to"), lock_folder(tmp_path):
            pytest.fail("both builds hold the folder")
        process.send_signal(signal.SIGKILL)
        process.wait(10)
    with lock_folder(tmp_path):
        assert (tmp_path / LOCK_NAME).exists()


def test_the_lock_can_be_taken_again(tmp_path: FilePath) -> None:
    for _ in range(2):
        with lock_folder(tmp_path / "build"):
            pass


def test_what_dead_builds_left_is_swept_under_the_lock(tmp_path: FilePath) -> None:
    left = tmp_path / f"{PART_PREFIX}a.pdf-x{PART_ENDING}"
    left.write_text("half")
    with lock_folder(tmp_path):
        assert not left.exists()


def test_nothing_is_swept_while_another_build_holds_the_folder(tmp_path: FilePath) -> None:
    left = tmp_path / f"{PART_PREFIX}a.pdf-x{PART_ENDING}"
    with lock_folder(tmp_path):
        left.write_text("half")
        with pytest.raises(Stop), lock_folder(tmp_path):
            pytest.fail("both hold the folder")
        assert left.exists()


def test_an_unwritable_folder_is_told(tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(Stop, match="Read-only") as stop, lock_folder(tmp_path):
        pytest.fail("the folder is read-only")
    assert "choose another folder with --out" in stop.value.help


def test_a_file_in_the_way_is_told(tmp_path: FilePath) -> None:
    (tmp_path / "build").write_text("a file")
    with pytest.raises(Stop) as stop, lock_folder(tmp_path / "build"):
        pytest.fail("a file was locked as a folder")
    assert "a file stands where a folder should be" in stop.value.help


def test_a_lock_that_is_a_link_is_refused(tmp_path: FilePath) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / LOCK_NAME).symlink_to(tmp_path / "elsewhere")
    with (
        pytest.raises(Stop, match=r"\.cardgen-lock is a link to") as stop,
        lock_folder(tmp_path / "build"),
    ):
        pytest.fail("a link was locked")
    assert "delete the link" in stop.value.help
    assert not (tmp_path / "elsewhere").exists()


def test_a_folder_called_like_a_rest_hinders_nothing(tmp_path: FilePath) -> None:
    (tmp_path / f"{PART_PREFIX}mine{PART_ENDING}").mkdir()
    with lock_folder(tmp_path):
        assert (tmp_path / f"{PART_PREFIX}mine{PART_ENDING}").is_dir()


def test_who_is_patient_waits_until_the_folder_is_free(tmp_path: FilePath) -> None:
    freed = list[bool]()

    def wait() -> None:
        with lock_folder(tmp_path, patient=True):
            freed.append(leaving.is_set())

    leaving, waiting = Event(), Thread(target=wait)
    with lock_folder(tmp_path):
        waiting.start()
        waiting.join(0.2)
        assert waiting.is_alive()
        leaving.set()
    waiting.join(10)
    assert freed == [True]

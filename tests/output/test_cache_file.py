"""What a build leaves is believed only whole, and only under the key it was left under."""

import os
from pathlib import Path as FilePath

import pytest

import cardgen.output.cache_file as cache_file
from cardgen.output.cache_file import CACHE_FOLDER, read_cached, write_cached

VALUE = {"page": (b"stream", ("a", "b"), 3)}


@pytest.fixture
def file(tmp_path: FilePath) -> FilePath:
    write_cached(tmp_path, "one", b"key", VALUE)
    return tmp_path / CACHE_FOLDER / "one"


def test_what_is_kept_comes_back(file: FilePath) -> None:
    assert read_cached(file.parents[1], "one", b"key") == VALUE
    assert read_cached(file.parents[1], "one", b"other") is None
    assert read_cached(file.parents[1], "two", b"key") is None


def test_what_cannot_be_kept_is_let_be(file: FilePath) -> None:
    write_cached(file.parents[1], "one", b"key", {"page": FilePath()})
    assert read_cached(file.parents[1], "one", b"key") == VALUE


def test_no_bit_of_it_may_differ(file: FilePath) -> None:
    whole = file.read_bytes()
    for index in range(len(whole)):
        file.write_bytes(whole[:index] + bytes([whole[index] ^ 1]) + whole[index + 1 :])
        assert read_cached(file.parents[1], "one", b"key") is None, index


@pytest.mark.parametrize("length", [0, 10, 40, 64, -1])
def test_nothing_of_it_may_be_missing(file: FilePath, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    assert read_cached(file.parents[1], "one", b"key") is None


def test_only_files_that_builds_leave_go_when_there_are_too_many(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / CACHE_FOLDER
    folder.mkdir()
    (tmp_path / "thesis.odt").write_bytes(b"x" * 5000)
    (folder / "mine.pages").symlink_to(tmp_path / "thesis.odt")
    (folder / "letter.txt").write_bytes(b"x" * 5000)
    (folder / "of-mine.cards").mkdir()
    for name in ("a.pages", "b.cards", "drawings", "c.picture"):
        write_cached(tmp_path, name, b"k", b"x" * 500)
        os.utime(folder / name, (1, 1))
    monkeypatch.setattr(cache_file, "MOST_CACHE_BYTES", 1000)
    write_cached(tmp_path, "new.pages", b"k", b"x" * 500)
    left = sorted(file.name for file in folder.iterdir())
    assert left == ["letter.txt", "mine.pages", "new.pages", "of-mine.cards"]
    assert (tmp_path / "thesis.odt").exists()


def test_nothing_is_kept_or_removed_through_a_link(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = tmp_path / "Documents"
    documents.mkdir()
    (documents / "a.pages").write_bytes(b"x" * 5000)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / CACHE_FOLDER).symlink_to(documents)
    monkeypatch.setattr(cache_file, "MOST_CACHE_BYTES", 1000)
    write_cached(tmp_path / "build", "new.pages", b"k", b"x")
    assert [file.name for file in documents.iterdir()] == ["a.pages"]


def test_a_link_in_the_place_of_a_kept_file_counts_as_absent(file: FilePath) -> None:
    away = file.parents[1] / "away"
    file.rename(away)
    file.symlink_to(away)
    assert read_cached(file.parents[1], "one", b"key") is None


def test_a_pipe_in_the_place_of_a_kept_file_counts_as_absent(file: FilePath) -> None:
    file.unlink()
    os.mkfifo(file)
    assert read_cached(file.parents[1], "one", b"key") is None

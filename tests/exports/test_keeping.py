"""What a build leaves is believed only whole, and only under the key it was left under."""

from pathlib import Path as FilePath

import pytest

from cardgen.exports.keeping import FOLDER, keep, kept

VALUE = {"page": (b"stream", ("a", "b"), 3)}


@pytest.fixture
def file(tmp_path: FilePath) -> FilePath:
    keep(tmp_path, "one", b"key", VALUE)
    return tmp_path / FOLDER / "one"


def test_what_is_kept_comes_back(file: FilePath) -> None:
    assert kept(file.parents[1], "one", b"key") == VALUE
    assert kept(file.parents[1], "one", b"other") is None
    assert kept(file.parents[1], "two", b"key") is None


def test_no_bit_of_it_may_differ(file: FilePath) -> None:
    whole = file.read_bytes()
    for index in range(len(whole)):
        file.write_bytes(whole[:index] + bytes([whole[index] ^ 1]) + whole[index + 1 :])
        assert kept(file.parents[1], "one", b"key") is None, index


@pytest.mark.parametrize("length", [0, 10, 40, 64, -1])
def test_nothing_of_it_may_be_missing(file: FilePath, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    assert kept(file.parents[1], "one", b"key") is None

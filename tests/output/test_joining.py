"""Parts of a build in one folder: united when all are there; nothing else is touched."""

from hashlib import sha256
from pathlib import Path as FilePath

import pytest

from cardgen.model.finding import Stop
from cardgen.output.joining import join_parts
from cardgen.output.manifest import (
    ManifestEntry,
    manifest_name,
    read_manifest,
    write_manifest,
    write_part_manifest,
)


def made(folder: FilePath, path: str) -> ManifestEntry:
    """A file in the folder, with its entry."""
    content = f"%PDF of {path}".encode()
    (folder / path).write_bytes(content)
    digest = sha256(content).hexdigest()
    return ManifestEntry(path, "trial", "fr", "card", "gods", "a4", 2, 6, len(content), digest)


def part(
    folder: FilePath, number: int, count: int, *paths: str, made_of: str = "one build"
) -> None:
    entries = [made(folder, path) for path in paths]
    name = manifest_name((number, count))
    write_part_manifest(folder, name, entries, made_of=made_of)


@pytest.fixture
def folder(tmp_path: FilePath) -> FilePath:
    """Both parts of a build."""
    part(tmp_path, 1, 2, "b.pdf", "c.pdf")
    part(tmp_path, 2, 2, "a.pdf")
    return tmp_path


def names(folder: FilePath) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.name != ".cardgen-lock")


def test_parts_are_listed_together_and_their_lists_go(folder: FilePath) -> None:
    joined = join_parts(folder)
    assert [one.path for one in joined] == ["a.pdf", "b.pdf", "c.pdf"]
    assert read_manifest(folder).files == joined
    assert names(folder) == ["a.pdf", "b.pdf", "c.pdf", "manifest.json"]


def test_what_was_there_before_stays_listed(folder: FilePath) -> None:
    write_manifest(folder, [made(folder, "old.pdf")])
    join_parts(folder)
    assert [one.path for one in read_manifest(folder).files] == [
        "a.pdf",
        "b.pdf",
        "c.pdf",
        "old.pdf",
    ]


def refused(folder: FilePath, match: str) -> None:
    """Joining stops with these words, and everything is as it was."""
    before = {name: (folder / name).read_bytes() for name in names(folder)}
    with pytest.raises(Stop, match=match):
        join_parts(folder)
    assert {name: (folder / name).read_bytes() for name in names(folder)} == before


def test_a_part_that_is_missing_is_named(folder: FilePath) -> None:
    (folder / manifest_name((1, 2))).unlink()
    refused(folder, "of 2 parts there is not yet: 1")


def test_a_file_that_is_missing_or_other_is_named(folder: FilePath) -> None:
    (folder / "a.pdf").unlink()
    (folder / "b.pdf").write_bytes(b"%PDF of another build")
    refused(folder, "not as its part has made it: b.pdf and a.pdf")


def test_a_file_of_two_parts_is_refused(folder: FilePath) -> None:
    part(folder, 2, 2, "b.pdf")
    refused(folder, "two parts have made b.pdf")


def test_parts_that_are_made_of_different_files_are_refused(folder: FilePath) -> None:
    part(folder, 2, 2, "a.pdf", made_of="another build")
    refused(folder, "made of other files than part 1, or with other options: part 2")


def test_parts_of_two_divisions_are_refused(folder: FilePath) -> None:
    part(folder, 1, 3, "a.pdf")
    refused(folder, "divided by 2 and 3")


def test_a_folder_without_parts_is_refused(tmp_path: FilePath) -> None:
    write_manifest(tmp_path, [made(tmp_path, "a.pdf")])
    refused(tmp_path, "no part of a build lies in")


def test_a_list_that_cardgen_did_not_write_is_left_alone(folder: FilePath) -> None:
    (folder / "manifest.json").write_text('{"mine": true}')
    refused(folder, r"manifest\.json is no list of files that cardgen wrote")

"""The manifest tells what lies in the output folder, no more and no less."""

import hashlib
import json
from pathlib import Path as FilePath

import pytest

from cardgen.model.finding import Stop
from cardgen.output.manifest import (
    MANIFEST_NAME,
    ManifestEntry,
    manifest_entry,
    read_manifest,
    write_manifest,
)


def built(
    folder: FilePath, name: str, content: bytes = b"pdf", kind: str = "card"
) -> ManifestEntry:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return manifest_entry(
        folder,
        file,
        content,
        pack="faith",
        language="fr",
        kind=kind,
        deck="gods",
        paper="a4",
        pages=7,
        cards=33,
    )


def test_an_entry_says_everything_of_a_file(tmp_path: FilePath) -> None:
    write_manifest(tmp_path, [built(tmp_path, "faith/gods-fr-a4.pdf")])
    (listed,) = json.loads((tmp_path / MANIFEST_NAME).read_text("utf-8"))["files"]
    assert listed == {
        "path": "faith/gods-fr-a4.pdf",
        "pack": "faith",
        "language": "fr",
        "kind": "card",
        "deck": "gods",
        "paper": "a4",
        "pages": 7,
        "cards": 33,
        "bytes": 3,
        "sha256": hashlib.sha256(b"pdf").hexdigest(),
    }


def test_files_not_built_now_stay_listed_and_new_ones_replace_old_entries(
    tmp_path: FilePath,
) -> None:
    write_manifest(tmp_path, [built(tmp_path, "b.pdf"), built(tmp_path, "a.pdf")])
    write_manifest(tmp_path, [built(tmp_path, "b.pdf", b"newer")])
    assert [(e.path, e.bytes) for e in read_manifest(tmp_path).files] == [
        ("a.pdf", 3),
        ("b.pdf", 5),
    ]


def test_files_that_are_gone_drop_out(tmp_path: FilePath) -> None:
    write_manifest(tmp_path, [built(tmp_path, "a.pdf"), built(tmp_path, "b.pdf")])
    (tmp_path / "a.pdf").unlink()
    assert [e.path for e in write_manifest(tmp_path, [])] == ["b.pdf"]


def test_the_order_of_building_leaves_no_trace(tmp_path: FilePath) -> None:
    entries = [built(tmp_path, f"{name}.pdf") for name in "cab"]
    write_manifest(tmp_path, entries)
    once = (tmp_path / MANIFEST_NAME).read_bytes()
    write_manifest(tmp_path, reversed(entries))
    assert (tmp_path / MANIFEST_NAME).read_bytes() == once


FOREIGN = {
    "empty": "",
    "a list": "[]",
    "half": "{",
    "no list": '{"files": 3}',
    "of a web page": '{"name": "Photos", "icons": []}',
    "other keys": '{"files": [{"path": "a"}]}',
    "no text": "\udcff",
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("content", FOREIGN)
def test_a_manifest_of_others_stops_and_stays(tmp_path: FilePath, content: str) -> None:
    held = FOREIGN[content].encode("utf-8", "surrogateescape")
    (tmp_path / MANIFEST_NAME).write_bytes(held)
    with pytest.raises(
        Stop, match=r"manifest\.json is no list of files that cardgen wrote"
    ) as stop:
        write_manifest(tmp_path, [built(tmp_path, "a.pdf")])
    assert "move it away, or choose another folder with --out" in stop.value.help
    assert (tmp_path / MANIFEST_NAME).read_bytes() == held


def test_a_manifest_with_a_number_for_a_path_is_not_ours(tmp_path: FilePath) -> None:
    write_manifest(tmp_path, [built(tmp_path, "a.pdf")])
    (tmp_path / MANIFEST_NAME).write_text(
        (tmp_path / MANIFEST_NAME).read_text().replace('"a.pdf"', "3")
    )
    with pytest.raises(Stop, match="is no list of files"):
        read_manifest(tmp_path)


def test_a_folder_or_a_broken_link_is_no_manifest(tmp_path: FilePath) -> None:
    (tmp_path / MANIFEST_NAME).symlink_to("nowhere")
    with pytest.raises(Stop, match="is no list of files"):
        read_manifest(tmp_path)
    (tmp_path / MANIFEST_NAME).unlink()
    (tmp_path / MANIFEST_NAME).mkdir()
    with pytest.raises(Stop, match="is no list of files"):
        read_manifest(tmp_path)

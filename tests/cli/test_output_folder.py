"""`cardgen build` writes and removes only its own files, only in the folder that was meant."""

import errno
import os
from pathlib import Path

import pytest
from PIL import Image

import cardgen.output.cache_file as cache_file
from cardgen.cli.main import CANNOT, CLEAN
from tests.cli.run import Run, inside, run
from tests.conftest import ROOT
from tests.small_root import LAYOUTS, small_root


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A pack with a picture of its own, which its layout shows."""
    layout = (LAYOUTS / "trial.yaml").read_text(encoding="utf-8")
    zone = '  art: {picture: "{{ art }}", box: [30, 14, 25.4, 25.4], focus: "{{ focus }}"}\n'
    made = small_root(tmp_path / "root", {"templates/layouts/trial.yaml": layout + zone})
    (made / "cards/trial/art").mkdir()
    Image.new("RGB", (600, 400), "red").save(made / "cards/trial/art/apollo.png")
    return made


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    """A folder of the person's own."""
    (tmp_path / "documents").mkdir()
    for name in ("thesis.pages", "letter.txt"):
        (tmp_path / "documents" / name).write_bytes(b"x" * 5000)
    return tmp_path / "documents"


def build(root: Path, *arguments: str | Path) -> Run:
    with inside(root):
        return run("build", "--lang", "en", "--only", "cards", *arguments)


@pytest.mark.parametrize("name", [".cardgen-cache", ".cardgen-pictures", ".cardgen-lock"])
def test_a_link_among_its_own_files_is_refused(
    name: str, root: Path, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_file, "MOST_CACHE_BYTES", 1000)
    (root / "build").mkdir()
    (root / "build" / name).symlink_to(documents)
    for arguments in ((), ("--out", "build")):
        said = build(root, *arguments)
        assert said.code == CANNOT
        assert f"build/{name} is a link to {documents}" in said.err
        assert "delete the link" in said.err
    assert sorted(file.name for file in documents.iterdir()) == ["letter.txt", "thesis.pages"]
    assert [file.name for file in (root / "build").iterdir()] == [name]


def test_what_keeps_build_in_the_repository_is_left_alone(root: Path) -> None:
    """The repository holds build/ with one file, which ignores whatever builds leave there."""
    kept = (ROOT / "build" / ".gitignore").read_bytes()
    assert kept == b"*\n!.gitignore\n"
    (root / "build").mkdir()
    (root / "build" / ".gitignore").write_bytes(kept)
    for _ in range(2):
        said = build(root)
        assert (said.code, said.err) == (CLEAN, "")
        assert ".gitignore" not in said.out
        assert (root / "build" / ".gitignore").read_bytes() == kept


def test_a_link_that_the_project_brings_for_its_output(root: Path, documents: Path) -> None:
    (root / "build").symlink_to(documents)
    said = build(root)
    assert said.code == CANNOT
    assert f"build: it is a link to {documents}" in said.err
    assert f"type --out {root / 'build'}" in said.err
    assert len(list(documents.iterdir())) == 2
    assert build(root, "--plan").code == CLEAN
    said = build(root, "--out", "build")
    assert said.code == CLEAN, said.err
    assert (documents / "trial-gods-en-a4.pdf").is_file()


def test_a_manifest_of_others_is_left_and_nothing_is_built(root: Path) -> None:
    (root / "build").mkdir()
    (root / "build/manifest.json").write_text('{"name": "Photos"}')
    said = build(root)
    assert said.code == CANNOT
    assert "manifest.json is no list of files that cardgen wrote" in said.err
    assert [file.name for file in (root / "build").iterdir()] == ["manifest.json"]


def test_an_output_folder_that_is_a_file(root: Path) -> None:
    (root / "out").write_text("mine")
    said = build(root, "--out", "out")
    assert said.code == CANNOT
    assert "a file stands where a folder should be" in said.err


def test_an_output_folder_that_is_a_link_to_nowhere(root: Path) -> None:
    (root / "out").symlink_to("nowhere")
    said = build(root, "--out", "out")
    assert said.code == CANNOT
    assert "is a link to nowhere, which is not there" in said.err
    assert not (root / "nowhere").exists()


def test_an_output_folder_with_a_name_too_long(root: Path) -> None:
    said = build(root, "--out", "o" * 300)
    assert said.code == CANNOT, said.err
    assert "cannot write" in said.err


def test_an_output_folder_that_is_a_link_to_itself(root: Path) -> None:
    (root / "out").symlink_to("out")
    said = build(root, "--out", "out")
    assert said.code == CANNOT, said.err
    assert "which is not there" in said.err


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "you may not write there"),
        (errno.EROFS, "that disk is read-only"),
    ],
)
def test_an_output_folder_that_cannot_be_made(
    number: int, expected: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = os.mkdir

    def refused(path: str, *given: int) -> None:
        if "out" in Path(path).parts:
            raise OSError(number, os.strerror(number), path)
        made(path, *given)

    monkeypatch.setattr(os, "mkdir", refused)
    said = build(root, "--out", "out")
    assert said.code == CANNOT, said.err
    assert expected in said.err


def test_a_damaged_kept_picture_changes_nothing(root: Path) -> None:
    assert build(root).code == CLEAN
    file = root / "build/trial-gods-en-a4.pdf"
    first = file.read_bytes()
    left = [path for path in (root / "build").rglob("*") if ".cardgen-" in str(path)]
    for path in (path for path in left if path.is_file()):
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    file.unlink()
    said = build(root)
    assert said.code == CLEAN, said.err
    assert file.read_bytes() == first

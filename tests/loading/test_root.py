"""The root folder is found upwards, or named, and must hold its three parts."""

from pathlib import Path

import pytest

from cardgen.loading.root import find_root, list_packs
from cardgen.model.finding import Stop


def root(folder: Path) -> Path:
    for part in ("cards", "templates", "fonts"):
        (folder / part).mkdir(parents=True)
    return folder


def test_the_nearest_folder_upwards(tmp_path: Path) -> None:
    root(tmp_path)
    inner = root(tmp_path / "a" / "b")
    (inner / "cards" / "x").mkdir()
    assert find_root(inner / "cards" / "x") == inner
    assert find_root(tmp_path / "a") == tmp_path


def test_a_given_folder_is_taken_or_refused(tmp_path: Path) -> None:
    root(tmp_path / "a")
    assert find_root(tmp_path, given=tmp_path / "a") == tmp_path / "a"
    with pytest.raises(Stop, match="does not hold cards/, templates/ or fonts/"):
        find_root(tmp_path, given=tmp_path)
    with pytest.raises(Stop, match="there is no folder"):
        find_root(tmp_path, given=tmp_path / "nowhere")


def test_elsewhere_the_package_has_its_own(tmp_path: Path) -> None:
    assert (find_root(tmp_path) / "cards").is_dir()


def test_packs_are_folders_with_a_pack_yaml(tmp_path: Path) -> None:
    for name in ("b", "a", "c"):
        (root(tmp_path / name) / "pack.yaml").touch()
    here = root(tmp_path / "root")
    for name in ("b", "a", "empty"):
        (here / "cards" / name).mkdir()
    for name in ("b", "a"):
        (here / "cards" / name / "pack.yaml").touch()
    assert list_packs(here) == ("a", "b")

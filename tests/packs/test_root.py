"""The root folder is found upwards, or named, and must hold its three parts."""

from pathlib import Path

import pytest

from cardgen.model.finding import Stop
from cardgen.packs.root import (
    display_path,
    find_file,
    find_root,
    list_all_packs,
    list_files,
    list_packs,
    pack_folder,
    search_folders,
)
from tests.conftest import ROOT


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
    with pytest.raises(Stop, match="does not hold cards/"):
        find_root(tmp_path, given=tmp_path)
    with pytest.raises(Stop, match="there is no folder"):
        find_root(tmp_path, given=tmp_path / "nowhere")


def test_elsewhere_the_package_has_its_own(tmp_path: Path) -> None:
    assert (find_root(tmp_path) / "cards").is_dir()


def mine(folder: Path) -> Path:
    """A folder with a pack of one's own and a few drawings."""
    for file in ("cards/mine/pack.yaml", "templates/icons/coin.svg", "templates/icons/own.svg"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    return folder


def test_a_pack_of_ones_own_makes_a_root(tmp_path: Path) -> None:
    own = mine(tmp_path / "own")
    assert find_root(own / "cards" / "mine") == own
    assert find_root(tmp_path, given=own) == own
    assert find_root(tmp_path) == ROOT


def test_it_lies_over_what_is_shipped(tmp_path: Path) -> None:
    own = mine(tmp_path)
    assert search_folders(own) == (own, ROOT)
    assert list_packs(own) == ("mine",)
    assert list_all_packs(own) == tuple(sorted((*list_packs(ROOT), "mine")))
    assert pack_folder(own, "mine") == own / "cards" / "mine"
    assert pack_folder(own, "faith") == ROOT / "cards" / "faith"
    icons = list_files(own, "templates/icons", ".svg")
    assert icons["own"] == own / "templates/icons/own.svg"
    assert icons["coin"] == own / "templates/icons/coin.svg"
    assert icons["shield"] == ROOT / "templates/icons/shield.svg"
    assert find_file(own, "fonts") == ROOT / "fonts"
    assert find_file(own, "templates/icons/none.svg") == own / "templates/icons/none.svg"
    assert display_path(icons["own"], own) == "templates/icons/own.svg"
    assert display_path(icons["shield"], own) == str(icons["shield"])


def test_a_root_with_all_its_parts_stands_by_itself(tmp_path: Path) -> None:
    whole = mine(root(tmp_path))
    assert search_folders(whole) == (whole,)
    assert {*list_files(whole, "templates/icons", ".svg")} == {"coin", "own"}
    assert list_all_packs(whole) == ("mine",)
    with pytest.raises(Stop, match='no pack "faith"'):
        pack_folder(whole, "faith")


def test_packs_are_folders_with_a_pack_yaml(tmp_path: Path) -> None:
    for name in ("b", "a", "c"):
        (root(tmp_path / name) / "pack.yaml").touch()
    here = root(tmp_path / "root")
    for name in ("b", "a", "empty"):
        (here / "cards" / name).mkdir()
    for name in ("b", "a"):
        (here / "cards" / name / "pack.yaml").touch()
    assert list_packs(here) == ("a", "b")


def test_packs_that_nobody_may_look_at_are_not_taken_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path) -> list[str]:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("os.listdir", refused)
    with pytest.raises(Stop, match="cards cannot be looked into: Permission denied"):
        list_packs(root(tmp_path))


def test_a_pack_that_nobody_may_look_at_is_not_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = root(tmp_path)
    (here / "cards" / "reefs").mkdir(parents=True)

    def refused(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("os.stat", refused)
    with pytest.raises(Stop, match="reefs cannot be looked into: Permission denied"):
        list_packs(here)

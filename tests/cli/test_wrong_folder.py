"""A folder without packs is not called sound, and what came with the program is never changed."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN
from tests.cli.run import Run, inside, run, snapshot
from tests.cli.test_own_pack import IRIS, write
from tests.conftest import ROOT
from tests.small_root import small_root

LOOSE = IRIS.replace("sky", "greek").replace("On invocation, ", "On invocation,\n      ")
READING = (
    ["check", "duel-base"],
    ["fmt", "--check", "duel-base"],
    ["build", "faith", "--lang", "en", "--only", "calibration"],
    ["show", "faith/zeus"],
    ["sources", "faith"],
    ["run", "apollo-coins"],
)


@pytest.fixture(autouse=True)
def nobody_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person types, even where these tests are run by a server."""
    monkeypatch.delenv("CI", raising=False)


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    (tmp_path / "empty").mkdir()
    return tmp_path / "empty"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The root that an installed program has in its package."""
    package = tmp_path / "site-packages" / "cardgen"
    root = small_root(package / "shipped", {"cards/trial/cards.yaml": LOOSE})
    monkeypatch.setattr(sys.modules["cardgen"], "__file__", str(package / "__init__.py"))
    before = snapshot(root)
    yield root
    assert snapshot(root) == before


def ran(folder: Path, *words: str | Path) -> Run:
    with inside(folder):
        return run(*words)


def test_what_came_with_the_program_has_no_revisions_here(empty: Path) -> None:
    """A repository of the folder would be asked in vain, one of the program says nothing of it."""
    for words in (["check"], ["build", "faith", "--lang", "en"]):
        said = ran(empty, *words, "--changed", "HEAD")
        assert said.code == CANNOT
        assert "nothing here has changed since HEAD: the packs in " in said.err
        assert "or leave --changed out" in said.err


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_a_person_is_told_whose_packs_these_are(words: list[str], empty: Path) -> None:
    said = ran(empty, *words)
    assert said.code == CLEAN, said.err
    message, help = said.err.splitlines()[:2]
    assert message == (
        f"no pack in {empty} or above it: these are the packs that came with cardgen"
    )
    assert help.startswith("  help: go into the folder that holds cards/<pack>/pack.yaml, or name")


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_a_server_stops(words: list[str], empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    said = ran(empty, *words)
    assert (said.code, said.out) == (CANNOT, "")
    assert f"there is no pack in {empty} or above it" in said.err
    assert f"cardgen: --root {ROOT}" in said.err
    assert ran(empty, "--root", ROOT, "sources", "faith").code == CLEAN


@pytest.mark.parametrize("form", ["json", "sarif", "github"])
def test_so_does_a_check_for_a_program(form: str, empty: Path) -> None:
    said = ran(empty, "check", "--format", form)
    assert said.code == CANNOT
    assert f"there is no pack in {empty}" in said.err
    assert (f"there is no pack in {empty}" in said.out) is (form == "sarif")


def test_a_pack_in_another_place_is_named(empty: Path) -> None:
    write(empty, "packs/mine/pack.yaml", "title: Mine\n")
    said = ran(empty, "check", "--format", "json")
    assert "packs are looked for in cards/: move packs/mine to cards/mine" in said.err


@pytest.mark.parametrize(
    ("file", "help"),
    [
        ("mine/pack.yaml", "move mine to cards/mine"),
        ("Cards/mine/pack.yaml", "move Cards/mine to cards/mine"),
        ("pack.yaml", "move this folder to ../cards/empty"),
    ],
)
@pytest.mark.parametrize("command", ["check", "build", "sources", "fmt --check"])
def test_a_pack_that_lies_unread_is_not_called_sound(
    command: str, file: str, help: str, empty: Path
) -> None:
    write(empty, file, "title: Mine\n")
    said = ran(empty, *command.split())
    assert (said.code, said.out) == (CANNOT, "")
    assert f"packs are looked for in cards/: {help}" in said.err
    assert ran(empty, "sources", "duel-base").code == CLEAN


def test_a_check_of_what_is_shipped_ends_with_whose_it_is(
    empty: Path, installed: Path, tmp_path: Path
) -> None:
    last = "no pack of yours was looked at: all of these came with cardgen\n"
    assert last in ran(empty, "check").err
    assert last not in ran(empty, "check", "trial").err
    assert last not in ran(small_root(tmp_path / "own"), "check").err


def test_a_folder_called_cards_that_holds_hidden_files_is_passed_by(empty: Path) -> None:
    write(empty, "cards/.ci/build.yml", "on: push\n")
    below = empty / "below"
    below.mkdir()
    assert "no pack in" in ran(below, "check", "faith", "--select", "typography-marks").err


@pytest.mark.parametrize("command", ["check", "build", "fmt", "run", "sources"])
def test_a_root_without_packs_is_not_sound(command: str, empty: Path) -> None:
    (empty / "cards").mkdir()
    said = ran(empty, "--root", empty, command)
    assert said.code == CANNOT
    assert f"{empty / 'cards'} holds no pack" in said.err


@pytest.mark.parametrize("words", [["fmt"], ["fmt", "--write-words"], ["check", "--fix"]])
def test_what_is_installed_is_not_changed(words: list[str], empty: Path, installed: Path) -> None:
    for folder, root in ((empty, ()), (empty, ("--root", installed)), (installed, ())):
        said = ran(folder, *root, *words)
        assert said.code == CANNOT
        assert f"changes packs, and those in {installed} came with cardgen" in said.err


@pytest.mark.parametrize("words", [["fmt"], ["check", "--fix"]])
def test_nor_is_a_checkout_that_one_does_not_stand_in(words: list[str], empty: Path) -> None:
    said = ran(empty, *words)
    assert said.code == CANNOT
    assert f"changes packs, and those in {ROOT} came with cardgen" in said.err


def test_nothing_is_printed_into_the_program(empty: Path, installed: Path) -> None:
    calibration = ("build", "--only", "calibration", "--lang", "en")
    for folder, words in ((installed, ()), (empty, ("--out", installed / "build"))):
        said = ran(folder, *calibration, *words)
        assert said.code == CANNOT
        assert "lies in cardgen itself, where nothing is written" in said.err
    said = ran(empty, "show", "iris", "--png", installed / "a.png")
    assert "lies in cardgen itself" in said.err


def test_the_sheets_of_what_is_installed_go_where_one_stands(empty: Path, installed: Path) -> None:
    for root in ((), ("--root", installed)):
        said = ran(empty, *root, "build", "--lang", "en", "--only", "calibration")
        assert said.code == CLEAN, said.err
        assert (empty / "build" / "calibration-en-a4-landscape.pdf").is_file()
        shutil.rmtree(empty / "build")


def test_words_of_a_shipped_pack_are_only_looked_at(empty: Path) -> None:
    write(empty, "cards/mine/pack.yaml", "title: Mine\n")
    assert ran(empty, "fmt", "faith", "--check").code == CLEAN


@pytest.mark.parametrize("name", ["pack.yml", "pack.yaml.txt", "Pack.yaml"])
def test_a_pack_that_ends_otherwise_is_named(name: str, empty: Path) -> None:
    write(empty, f"cards/mine/{name}", "title: {en: Mine}\n")
    for words in (["check", "mine"], ["check"], ["build"]):
        said = ran(empty, *words)
        assert said.code == CANNOT
        assert f"cards/mine/{name} is not read" in said.err
        assert "call it cards/mine/pack.yaml" in said.err


def test_a_pack_beside_the_folder_of_packs_is_told_where_it_belongs(empty: Path) -> None:
    write(empty, "cards/other/pack.yaml", "title: Other\n")
    write(empty, "mine/pack.yaml", "title: Mine\n")
    assert "move mine to cards/mine" in ran(empty, "check", "mine").err


@pytest.mark.parametrize("typed", ["cards/mine", "cards/mine/", "./cards/mine/cards.yaml"])
def test_a_pack_that_is_named_by_its_path_is_named_without(typed: str, empty: Path) -> None:
    write(empty, "cards/mine/pack.yaml", "title: Mine\n")
    for command in ("check", "build", "sources"):
        said = ran(empty, command, typed)
        assert said.code == CANNOT
        assert "a pack is named without a path: type mine" in said.err
        assert "move" not in said.err


def test_a_pack_deeper_in_the_folder_of_packs_is_told_where_it_belongs(empty: Path) -> None:
    for name in ("mine", "more/deep"):
        write(empty, f"cards/{name}/pack.yaml", "title: Mine\n")
    assert "move cards/more/deep to cards/deep" in ran(empty, "check", "cards/more/deep").err


@pytest.mark.parametrize("command", ["show", "explain"])
def test_a_card_that_came_with_the_program_is_named_with_its_pack(
    command: str, tmp_path: Path
) -> None:
    root = own_root(tmp_path)
    for asked, told in ((command, command), ("build", "show")):
        said = ran(root, asked, "zeus")
        assert said.code == CANNOT
        assert f"zeus is a card of faith: cardgen {told} faith/zeus\n" in said.err
    assert ran(root, command, "faith/zeus").code == CLEAN


def test_a_pack_that_came_with_the_program_is_shown(tmp_path: Path) -> None:
    root = own_root(tmp_path)
    assert ran(root, "show", "faith").out.startswith("faith ")
    for name in ("faith", "mine"):  # Mine is a card that came with the program, too
        told = ran(root, "explain", name).err
        assert f"{name} is a pack, no check, effect or card\n  help: cardgen show {name}" in told


def own_root(path: Path) -> Path:
    """A pack of one's own in a folder that holds nothing else."""
    assert ran(path, "new", "pack", "mine", "--lang", "en").code == CLEAN
    return path


def test_a_card_where_there_is_no_pack_is_answered_by_a_pack(empty: Path) -> None:
    said = ran(empty, "new", "card", "mine", "zephyr")
    assert said.code == CANNOT
    assert "cardgen new pack NAME begins one of your own here" in said.err

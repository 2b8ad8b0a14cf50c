"""Links that lead out of the project, pipes and devices: nothing of them is read, shown or waited
for."""

import os
from pathlib import Path

import pytest

from tests.cli.run import Run, run
from tests.conftest import ROOT
from tests.small_root import small_root

SECRET = "ghp_0123456789"
SCENARIO = "says: {fr: a, en: b}\ngiven: {}\nplay: []\nthen: {}\n"
# What is linked, and what of it would be read.
FOLDERS = {
    "cards/trial": "pack.yaml",
    "cards/trial/rulebook": "en.md",
    "cards/trial/scenarios": "gain.yaml",
    "cards/trial/art": "apollo.png",
    "templates/layouts": "trial.yaml",
    "templates/languages/en": "phrases.yaml",
    "templates/languages/fr": "prose.yaml",
    "templates/icons": "coin.svg",
    "templates/emblems": "lyre.svg",
    "templates/friezes": "greek.svg",
}
FILES = (
    "cards/trial/pack.yaml",
    "cards/trial/cards.yaml",
    "cards/trial/rulings.yaml",
    "cards/trial/rulebook/en.md",
    "cards/trial/scenarios/gain.yaml",
    "cards/trial/art/apollo.png",
    "templates/legend.yaml",
    "templates/layouts/trial.yaml",
    "templates/languages/en/story.yaml",
    "templates/languages/en/phrases.yaml",
    "templates/languages/en/prose.yaml",
    "templates/languages/en/sheets.yaml",
    "templates/languages/en/language.yaml",
    "templates/icons/coin.svg",
    "templates/emblems/lyre.svg",
    "templates/friezes/greek.svg",
)
FORMS = ("text", "json", "sarif", "github")
COMMANDS = (
    ("check", "--fix"),
    ("fmt", "--check"),
    ("fmt", "--write-words"),
    ("run",),
    ("run", "gain"),
    ("show", "apollo"),
    ("sources",),
    ("build",),
)
HELD = {
    "a key": f"{SECRET}: {SECRET}\n",
    "words": f"{SECRET} and more\n",
    "a list": f"- id: {SECRET}\n",
    "a drawing": f'<svg viewBox="0 0 9 9" xmlns="a"><{SECRET}/></svg>',
    "no YAML": f"{SECRET}: [\n",
}


def said_by_all(root: Path, turn: int = 0) -> list[Run]:
    """What every command says, and before it mends anything `check` in one of its forms, which take
    turns: in each it has read the same."""
    form = FORMS[turn % len(FORMS)]
    return [run(*words, root=root) for words in (("check", "--format", form), *COMMANDS)]


def kept_secret(said: list[Run]) -> None:
    for one in said:
        assert one.code in (0, 1, 2), one.err
        assert SECRET not in one.out + one.err


def refused(said: list[Run]) -> bool:
    return any(one.code and "leads out of" in one.out + one.err for one in said)


# Nothing of a linked folder is read: each is tried with a key, and with one kind of content more.
KINDS = [
    (linked, held)
    for at, linked in enumerate(FOLDERS)
    for held in ("a key", list(HELD)[1 + at % (len(HELD) - 1)])
]


@pytest.mark.parametrize(("linked", "held"), KINDS)
def test_a_folder_that_leads_out(linked: str, held: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/scenarios/gain.yaml": SCENARIO})
    secrets = tmp_path / "secrets"
    if (root / linked).exists():
        (root / linked).rename(secrets)
    secrets.mkdir(exist_ok=True)
    (root / linked).symlink_to(secrets, target_is_directory=True)
    (secrets / FOLDERS[linked]).write_text(HELD[held], encoding="utf-8")
    said = said_by_all(root, KINDS.index((linked, held)))
    kept_secret(said)
    assert refused(said)


@pytest.mark.parametrize("linked", FILES)
def test_a_file_that_leads_out(linked: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/scenarios/gain.yaml": SCENARIO})
    (tmp_path / "secret").write_text(HELD["a key"], encoding="utf-8")
    link_instead(root / linked, tmp_path / "secret")
    said = said_by_all(root, FILES.index(linked))
    kept_secret(said)
    assert refused(said)


def link_instead(path: Path, target: str | Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.symlink_to(target)


def test_a_folder_of_secrets_is_not_listed(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (tmp_path / "secrets").mkdir()
    (tmp_path / "secrets" / SECRET).write_text("x", encoding="utf-8")
    (root / "cards/trial/rulebook").symlink_to(tmp_path / "secrets")
    said = run("check", root=root)
    assert "cards/trial/rulebook:1:1: error rulebook-file: rulebook is a link that leads out" in (
        said.err
    )
    assert SECRET not in said.err


def test_links_within_the_project_are_followed(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (root / "cards/trial/cards.yaml").rename(root / "cards/trial/real.yaml")
    (root / "cards/trial/cards.yaml").symlink_to("real.yaml")
    (root / "templates/layouts").rename(root / "templates/mine")
    (root / "templates/layouts").symlink_to("mine")
    assert run("check", root=root).code == 0


def test_links_to_what_came_with_the_program_are_followed(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (root / "templates/scenes").symlink_to(ROOT / "templates/scenes")
    assert run("check", root=root).code == 0


def test_a_root_that_is_itself_a_link(tmp_path: Path) -> None:
    small_root(tmp_path / "root")
    (tmp_path / "link").symlink_to(tmp_path / "root")
    assert run("check", root=tmp_path / "link").code == 0


def test_an_overlay_may_stand_anywhere(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (tmp_path / "mine.yaml").write_text("apollo: {cost: {stonne: 2}}\n", encoding="utf-8")
    (tmp_path / "link.yaml").symlink_to("mine.yaml")
    said = run("check", "--with", tmp_path / "link.yaml", root=root)
    assert "    1 | apollo: {cost: {stonne: 2}}" in said.err


ENDLESS = ("pipe", "/dev/zero")


@pytest.mark.parametrize("kind", ENDLESS)
@pytest.mark.parametrize("path", FILES)
def test_pipes_and_devices_are_not_waited_for(path: str, kind: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/scenarios/gain.yaml": SCENARIO})
    if kind == "pipe":
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).unlink(missing_ok=True)
        os.mkfifo(root / path)
    else:
        link_instead(root / path, kind)
    said = said_by_all(root, FILES.index(path) + 1 + ENDLESS.index(kind))
    assert any(one.code for one in said)
    assert all(one.code in (0, 1, 2) for one in said), [one.err for one in said]


@pytest.mark.parametrize("path", FILES)
def test_a_file_without_measure(path: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/scenarios/gain.yaml": SCENARIO, path: "x"})
    os.truncate(root / path, 3_000_000_000)
    said = said_by_all(root, FILES.index(path))
    assert any(one.code and "MB" in one.err for one in said)
    assert all(one.code in (0, 1, 2) for one in said), [one.err for one in said]


def test_a_pipe_that_no_pack_names(tmp_path: Path) -> None:
    """`fmt` and `--fix` look at every file of YAML."""
    root = small_root(tmp_path / "root")
    os.mkfifo(root / "cards/trial/pipe.yaml")
    (root / "cards/trial/folder.yaml").mkdir()
    said = said_by_all(root)
    assert all(one.code in (0, 1, 2) for one in said), [one.err for one in said]
    told = "cards/trial/pipe.yaml:1:1: error special-file: this is no file but a pipe or a device"
    assert told in run("fmt", root=root).err

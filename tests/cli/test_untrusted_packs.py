"""The packs of strangers: none of their code runs, nothing is written but what was asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import inside, run
from tests.conftest import ROOT
from tests.fuzz.watching import watched
from tests.small_root import APOLLO, small_root

SCENARIO = "says: {fr: a, en: b}\ngiven: {}\nplay: []\nthen: {}\n"
MODULES = (
    *("yaml", "click", "jinja2", "pydyf", "PIL", "uharfbuzz", "fontTools", "ruamel", "json"),
    *("cardgen", "sitecustomize", "usercustomize", "conftest", "local_rl_settings", "this"),
)
FOLDERS = (".", "cards", "cards/trial", "templates", "templates/layouts", "cards/trial/scenarios")
TELLING = (
    ("check",),
    ("check", "--format", "sarif"),
    ("fmt", "--check"),
    ("run",),
    ("show", "apollo"),
    ("sources",),
    ("build", "--plan"),
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(
        tmp_path / "root", {"cards/trial/scenarios/gain.yaml": SCENARIO}, phrases=True
    )


@pytest.mark.parametrize("command", [*TELLING, ("build",)], ids=" ".join)
def test_modules_beside_a_pack_are_not_run(command: tuple[str, ...], root: Path) -> None:
    """As the installed program is begun, which does not look for modules where one stands."""
    for folder in FOLDERS:
        for name in MODULES:
            planted = root / folder / f"{name}.py"
            planted.write_text(f"open({str(root / 'ran')!r}, 'w')\nraise SystemExit(7)\n")
    known = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, "-P", "-c", "from cardgen.cli.main import main; main()"]
    done = subprocess.run([*program, *command], cwd=root, env=known, capture_output=True, text=True)
    assert done.returncode in (0, 1, 2), done.stderr
    assert not (root / "ran").exists()


@pytest.mark.parametrize("wrong", [False, True])
@pytest.mark.parametrize("command", TELLING, ids=" ".join)
def test_commands_that_only_tell_write_nothing(
    command: tuple[str, ...], wrong: bool, root: Path, tmp_path: Path
) -> None:
    if wrong:
        (root / "cards/trial/cards.yaml").write_text(APOLLO.replace("coins", "coinz"))
    with inside(root), watched(tmp_path / "nowhere") as seen:
        run(*command)
    assert seen == []


@pytest.mark.parametrize(
    ("command", "written"),
    [
        (("build",), "root/build"),
        (("build", "--out", "../out"), "out"),
        (("show", "apollo", "--png", "../png/apollo.png"), "png"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else value,
)
def test_only_the_output_folder_is_written(
    command: tuple[str, ...],
    written: str,
    root: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a picture is made of stands in the system's folder for such things meanwhile."""
    meanwhile = tmp_path / "meanwhile"
    monkeypatch.setattr("tempfile.tempdir", str(meanwhile))
    for folder in (meanwhile, tmp_path / "png"):
        folder.mkdir()
    with inside(root), watched(tmp_path / written, meanwhile) as seen:
        assert run(*command).code == 0
    assert seen == []
    assert list(meanwhile.iterdir()) == []
    assert list((tmp_path / written).iterdir())

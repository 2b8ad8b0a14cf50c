"""What people copy to check their own packs calls the program as it is; make finds it anywhere."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from yaml import safe_load

from tests.cli.run import inside, run

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / "docs" / "ci" / "check-cards.yml"
HOOKS: list[dict[str, Any]] = safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))


def commands() -> list[str]:
    """Every call of the program in the workflow, without what the shell makes of its outcome."""
    text = WORKFLOW.read_text(encoding="utf-8")
    return [re.split(r" [>|]", found)[0] for found in re.findall(r"run: (cardgen .*)", text)]


def test_the_workflow_checks_and_scans() -> None:
    assert commands() == [
        "cardgen check --strict --format github",
        "cardgen check --format sarif",
    ]


@pytest.mark.parametrize(
    "command", [*commands(), *(f"{h['entry']} {' '.join(h['args'])}" for h in HOOKS)]
)
def test_each_call_is_understood(command: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "cardgen"
    (tmp_path / "cards" / "mine").mkdir(parents=True)
    (tmp_path / "cards" / "mine" / "pack.yaml").write_text("a: b\n", encoding="utf-8")
    with inside(tmp_path):
        said = run(*arguments)
    assert said.code == 1, said.err
    assert "cards/mine/pack.yaml" in said.out + said.err


def test_the_hook_runs_whatever_a_commit_holds() -> None:
    """A file that is deleted is none to check, and is missed all the same."""
    (hook,) = HOOKS
    assert (hook["id"], hook["language"]) == ("cardgen-check", "python")
    assert (hook["always_run"], hook["pass_filenames"]) == (True, False)


def test_make_installs_for_every_locale_in_a_folder_with_accents(tmp_path: Path) -> None:
    """Pip writes where the sources are in UTF-8, and Python reads it in the encoding of C."""
    if not shutil.which("make"):
        pytest.skip("make is not installed")
    place = tmp_path / "jeux d’été"
    site = place / ".venv" / "lib" / "python3.11" / "site-packages"
    written = site / "_editable_impl_cardgen.pth"
    site.mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, place)
    python = place / ".venv" / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$PWD\" > {written.relative_to(place)}\n")
    python.chmod(0o755)
    for stamp in ("installed", "installed-dev"):
        made = ["make", "--silent", f".venv/{stamp}"]
        subprocess.run(made, cwd=place, check=True, env={**os.environ, "LC_ALL": "C"})
        (line,) = written.read_text(encoding="ascii").splitlines()
        assert (site / line).resolve() == place.resolve()
        written.unlink()

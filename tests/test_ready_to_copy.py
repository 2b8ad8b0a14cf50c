"""What people copy to check their own packs calls the program as it is."""

import re
import shlex
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


def test_the_workflow_checks_plays_and_scans() -> None:
    assert commands() == [
        "cardgen check --format github",
        "cardgen run",
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


def test_the_hook_runs_for_cards_and_drawings_only() -> None:
    (hook,) = HOOKS
    assert (hook["id"], hook["language"], hook["pass_filenames"]) == (
        "cardgen-check",
        "python",
        False,
    )
    concerned = re.compile(hook["files"])
    for file in (
        "cards/mine/pack.yaml",
        "games/cards/mine/art/iris.png",
        "templates/emblems/a.svg",
    ):
        assert concerned.search(file), file
    for file in ("README.md", "build/cards.pdf", "postcards/a.txt"):
        assert not concerned.search(file), file
    named = re.findall(r"- id: (\S+)", (ROOT / "docs" / "ci.md").read_text(encoding="utf-8"))
    assert hook["id"] in named

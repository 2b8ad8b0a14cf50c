"""README is tried as it stands: each of its command lines, and the example of one's own costs."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgen.cli.main import CLEAN
from tests.cli.git import committed, git
from tests.cli.readme import BLOCK, README, calls, typed, yaml_after
from tests.cli.run import Run, inside, run
from tests.cli.test_own_pack import IRIS, PACK, write
from tests.conftest import ROOT

COSTS = yaml_after("A file like this lays others over them")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where README's reader may stand: Faith, a pack `mine`, a tag and a branch, one's own costs.

    All else lies below, as it came with the program; Iris is not as she was at the tag.
    """
    made = tmp_path_factory.mktemp("reader")
    shutil.copytree(ROOT / "cards" / "faith", made / "cards" / "faith")
    write(made, "cards/mine/pack.yaml", PACK)
    write(made, "cards/mine/cards.yaml", IRIS)
    write(made, ".gitignore", "build/\n")
    committed(made, "v1.0.0")
    git(made, "branch", "-M", "main")
    write(made, "cards/mine/cards.yaml", IRIS.replace("clay", "ore"))
    write(made, "my-costs.yaml", COSTS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(made / "settings"))
        assert ran(made, "calibrate", "--printer", "home", "--offset", "0.5,-1").code == CLEAN
        yield made


def ran(folder: Path, *words: str) -> Run:
    with inside(folder):
        return run(*words)


@pytest.mark.parametrize("words", calls(), ids=" ".join)
def test_a_command_line_of_readme(words: tuple[str, ...], folder: Path) -> None:
    if words[:2] == ("new", "pack"):  # its reader has no such pack yet
        shutil.rmtree(folder / "cards" / words[2])
    said = ran(folder, *words)
    assert said.code == CLEAN, said.err


@pytest.mark.parametrize(
    ("command", "option"),
    [(one.words[0], option) for one in typed() for option in one.named],
)
def test_an_option_that_readme_names_is_there(command: str, option: str) -> None:
    assert re.search(rf"{option}\b", run(command, "--help").out)


def test_no_command_line_is_passed_over() -> None:
    """A call in a comment beside another, or in a block of another kind, would not be tried."""
    comments = [found for _, text in BLOCK.findall(README) for found in re.findall(r"#.*", text)]
    assert not [comment for comment in comments if "cardgen " in comment]
    lines = re.findall(r"^(?:.*`)?(?:\.venv/bin/)?cardgen [a-z]+ ?[^`\n]*", README, re.M)
    assert len(typed()) >= len(lines) >= 25


def test_the_costs_of_readme_are_printed_on_their_card(folder: Path) -> None:
    said = ran(folder, "build", "faith", "--with", "my-costs.yaml", "--cards", "zeus")
    assert said.code == CLEAN, said.err
    assert "-with-my-costs-chosen.pdf" in said.out
    shown = ran(folder, "sources", "faith", "--with", "my-costs.yaml").out
    assert re.search(r"zeus +cost +overlay +my-costs.yaml:2:", shown)

"""The examples do what they say, without the programs that they are for."""

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.run import run, snapshot
from tests.small_root import APOLLO, small_root
from tests.test_architecture import ROOT

NAMES = [f"god-{number:02}" for number in range(14)]  # two full sheets and two cards


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dask_build", ROOT / "examples/dask_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_cluster_makes_what_one_machine_makes(tmp_path: Path, example: ModuleType) -> None:
    """The same commands, run here one after the other, in an order of chance."""
    cards = (APOLLO.replace("apollo", name).replace("Apoll", name.title()) for name in NAMES)
    root = small_root(tmp_path / "root", {"cards/trial/cards.yaml": "".join(cards)})
    wanted = ("trial", "--only", "cards", "--split", "6", "--lang", "en")
    commands = example.part_commands(3, str(root / "parts"), wanted)
    random.Random(15).shuffle(commands)
    for command in (*commands, example.join_command(str(root / "parts"))):
        assert command[: len(example.CARDGEN)] == example.CARDGEN
        assert run(*command[len(example.CARDGEN) :], root=root).code == 0
    run("build", *wanted, "--out", root / "whole", root=root)
    assert snapshot(root / "parts") == snapshot(root / "whole")

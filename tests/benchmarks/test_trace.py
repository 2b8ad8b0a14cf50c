"""The way of a card stays short: what runs to print one with one sentence."""

import subprocess
import sys

import pytest

from tests.test_architecture import ROOT

MOST_FILES = 208  # a subject a file; about twenty look for credits, aids, boards, names, needs


@pytest.fixture(scope="module")
def told() -> list[str]:
    command = (sys.executable, str(ROOT / "benchmarks" / "trace.py"), "--files")
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def counted(told: list[str], what: str) -> int:
    (line,) = (line for line in told if line.startswith(f"{what}: "))
    return int(line.removeprefix(f"{what}: "))


def test_few_files_run_for_one_card(told: list[str]) -> None:
    assert 100 < counted(told, "files run") <= MOST_FILES


def test_no_function_is_handed_down_to_a_lower_layer(told: list[str]) -> None:
    """`read` of a kind of values is asked by what a schema holds: a step through a Protocol."""
    assert counted(told, "steps back up") == 0
    assert counted(told, "steps through a Protocol") > 0

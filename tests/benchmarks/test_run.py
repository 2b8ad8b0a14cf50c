"""`make bench` and its kin start: they take too long to be run here."""

import subprocess
import sys

import pytest

from tests.test_architecture import ROOT


@pytest.mark.parametrize(
    ("script", "option"),
    [
        ("run.py", "--sizes"),
        ("everything.py", "--repeat"),
        ("books.py", "--repeat"),
        ("large.py", "--sizes"),
    ],
)
def test_the_benchmark_can_be_started(script: str, option: str) -> None:
    command = (sys.executable, str(ROOT / "benchmarks" / script), "--help")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert option in done.stdout

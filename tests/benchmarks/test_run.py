"""`make bench` starts: it takes too long to be run here."""

import subprocess
import sys

from tests.test_architecture import ROOT


def test_the_benchmark_can_be_started() -> None:
    command = (sys.executable, str(ROOT / "benchmarks" / "run.py"), "--help")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--sizes" in done.stdout

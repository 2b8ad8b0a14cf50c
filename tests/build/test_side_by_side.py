"""Files that other processes make: the same files, in the same order, whatever befalls these."""

import sys
from pathlib import Path
from subprocess import run

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there are processes copied")

# A process of its own: one that runs threads, as that of a test may, is not copied.
PROGRAM = """
import os
from functools import partial

from cardgen.build import side_by_side as module
from cardgen.build.file_made import FileMade
from cardgen.model.finding import Stop

here = os.getpid()
os.sched_getaffinity = lambda process: {{0, 1}}


def make(name):
    {befalls}
    return FileMade(name, b"%d" % os.getpid(), "", "", "", "", 1, 0)


groups = [[(name, partial(make, name)) for name in names] for names in ("abc", "d", "ef")]
try:
    made = [job() for _, job in module.side_by_side(groups)]
    print(*(f"{{one.name}}{{'*' * (one.content == b'%d' % here)}}" for one in made))
except Stop as stop:
    print(stop.message, os.getpid() == here)
"""


def _made(befalls: str) -> str:
    """The files made, in order; a star marks those that the first process has made."""
    code = PROGRAM.format(befalls=befalls)
    told = run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert not told.stderr, told.stderr.decode()
    return told.stdout.decode().strip()


def test_other_processes_make_the_files_in_order() -> None:
    assert _made("") == "a b c d e f"


def test_what_a_process_leaves_when_it_dies_is_made_all_the_same() -> None:
    made = _made("if name in 'be' and os.getpid() != here: os._exit(9)")
    assert made.replace("*", "") == "a b c d e f"
    assert "b* c*" in made
    assert "e* f*" in made


def test_a_fault_is_met_in_the_first_process() -> None:
    assert _made("if name == 'e': raise Stop('too wide')") == "too wide True"


@pytest.mark.parametrize("size", [1, 1_000_000])  # what a pipe holds, and what it does not
def test_processes_end_with_the_first_one(size: int, tmp_path: Path) -> None:
    told = f"open(os.path.join({str(tmp_path)!r}, name), 'w').close(); time.sleep(0.3)"
    code = PROGRAM.format(befalls=told).replace("import os\n", "import os, time\n")
    code = code.replace('b"%d" % os.getpid()', f'b" " * {size}')
    code = code.replace(
        "made = [", "jobs = [*module.side_by_side(groups)]; os._exit(0)\n    made = ["
    )
    code = code.replace('("abc", "d", "ef")', '"abcdefgh"')
    run([sys.executable, "-c", code], capture_output=True, timeout=20)  # until all have ended
    assert len([*tmp_path.iterdir()]) <= 4

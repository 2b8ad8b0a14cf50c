"""Tasks shared out between two processes: the same results, in order, whatever befalls the copy."""

import sys
from subprocess import run

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there are processes copied")

# A process of its own: one that runs threads, as that of a test may, is not copied.
PROGRAM = """
import os
import time
from functools import partial

from cardgen.checks import share

here, known = os.getpid(), []


def make(name):
    if os.getpid() == here:
        time.sleep(0.02)  # so that the copy is left some
    {befalls}
    return name + "*" * (os.getpid() == here)


class Learned:
    def tell(self):
        return "found out"

    def learn(self, told):
        known.append(told)


try:
    own, tasks = ([partial(make, name) for name in names] for names in ({own!r}, {tasks!r}))
    made = share.share_out(own, tasks, Learned())
    print(*made, *known)
except ValueError as fault:
    print(fault, os.getpid() == here)
"""


def _made(
    befalls: str, *, own: str = "", tasks: str = "abcdef", instead: tuple[str, str] = ("", "")
) -> str:
    """The results, in order, those of the first process with a star; then what it has learned."""
    code = PROGRAM.format(befalls=befalls, own=own, tasks=tasks).replace(*instead)
    told = run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert not told.stderr, told.stderr.decode()
    return told.stdout.decode().strip()


def test_the_copy_takes_the_last_tasks_and_tells_what_it_found_out() -> None:
    made = _made("")
    assert made.replace("*", "") == "a b c d e f found out"
    assert "f*" not in made


def test_what_is_the_first_process_own_is_left_to_it() -> None:
    made = _made("if name in 'abcde': time.sleep(0.1)", own="abcde", tasks="fg")
    assert made == "a* b* c* d* e* f g found out"


def test_what_the_copy_leaves_when_it_dies_is_done_all_the_same() -> None:
    made = _made("if name == 'd' and os.getpid() != here: os._exit(9)")
    assert made == "a* b* c* d* e* f*"


def test_what_fails_in_the_copy_is_done_again_alone() -> None:
    made = _made("if name == 'e' and os.getpid() != here: raise OSError('a fault')")
    assert made.replace("*", "") == "a b c d e f found out"
    assert "e* f " in made


def test_what_cannot_be_told_is_done_again() -> None:
    made = _made("if name == 'f' and os.getpid() != here: return lambda: name")
    assert made == "a* b* c* d* e* f*"


def test_a_fault_is_met_in_the_first_process() -> None:
    assert _made("if name == 'f': raise ValueError('too wide')") == "too wide True"


def test_where_no_process_can_be_begun_all_is_done_here() -> None:
    refused = "share.begin_copy = lambda *told: open('/nowhere')\nhere, known"
    assert _made("", instead=("here, known", refused)) == "a* b* c* d* e* f*"

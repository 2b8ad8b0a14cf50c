"""Runs the command line in this process and keeps what it said."""

import io
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from cardgen.build import side_by_side
from cardgen.checks import share
from cardgen.cli.findings.forms import tell
from cardgen.cli.findings.summary import Summary
from cardgen.cli.main import outcome
from cardgen.model.finding import Finding


class Run(NamedTuple):
    """Exit code and the two streams."""

    code: int
    out: str
    err: str


def run(*arguments: str | Path, root: Path | None = None) -> Run:
    """`cardgen ARGUMENTS`, in `root` if one is given."""
    out, err = io.StringIO(), io.StringIO()
    rooted = ("--root", root) if root else ()
    with redirect_stdout(out), redirect_stderr(err), _alone():
        code = outcome([str(argument) for argument in (*rooted, *arguments)])
    return Run(code, out.getvalue(), err.getvalue())


@contextmanager
def _alone() -> Iterator[None]:
    """Nothing is shared out: to copy this process, with all that tests have read, takes longer than
    what its copy would do."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (share, side_by_side):
            patch.setattr(module, "free_processors", lambda: 1)
        yield


def told(form: str, findings: Sequence[Finding], root: Path) -> Run:
    """Findings of whatever files of a root, told in one of the forms."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        tell(form, findings, Summary(0, 0, 0), root)
    return Run(0, out.getvalue(), err.getvalue())


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    """Stand in a folder for a while."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its bytes, but the lock and what a build leaves for the next."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in files
        if path.name != ".cardgen-lock" and path.parent.name != ".cardgen-cache"
    }

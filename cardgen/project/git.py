"""The one place that runs Git, in projects whose own configuration is not to be trusted.

A repository may name commands for Git to run: a file-system monitor, filters, drivers of diffs,
hooks, what fetches objects that are not there. To look into commits none is needed. So Git is only
asked what commits hold, never how the files outside differ from them, and told to run nothing.
"""

import os
import subprocess
import sys
from pathlib import Path

_OPTIONS = (
    "--no-pager",
    "--no-optional-locks",
    *("-c", "safe.bareRepository=explicit"),  # a folder of the project may itself be a repository
    *("-c", "core.fsmonitor=false"),
    *("-c", "core.hooksPath=/dev/null"),
    *("-c", "diff.external="),
)
# Versions that do not know the first of these cannot fetch for want of a protocol.
_ALONE = {"GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0"}


def run_git(folder: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    """What Git answers in a folder, whatever its exit code; OSError where there is no Git."""
    return subprocess.run(
        [_program(), *_OPTIONS, "-C", str(folder), *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        env={**os.environ, **_ALONE},
    )


def _program() -> str:
    """Windows would first look into the working folder, where a project may have put a git.exe."""
    if sys.platform != "win32":
        return "git"
    for folder in filter(os.path.isabs, os.get_exec_path()):
        program = os.path.join(folder, "git.exe")
        if os.path.isfile(program):
            return program
    raise FileNotFoundError("git.exe")

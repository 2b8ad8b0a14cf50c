"""Git, for tests that need a repository."""

import subprocess
from pathlib import Path


def git(folder: Path, *words: str) -> None:
    """Run Git in a folder, as an author of its own."""
    name = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", "-C", folder, *name, *words], check=True, capture_output=True)


def committed(folder: Path, tag: str) -> None:
    """Make a repository of a folder, all of it committed and tagged."""
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    git(folder, "tag", tag)

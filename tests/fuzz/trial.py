"""One input tried: the program answers it, says only what can be seen, and keeps to its folder."""

import json
import re
import shutil
from pathlib import Path

import pytest

from cardgen.build import side_by_side
from tests.cli.run import Run, inside, run
from tests.fuzz.inputs import FuzzInput
from tests.fuzz.watching import watched

UNSEEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]"
)
COMMAND = re.compile(r"^\s*::|##\[", re.MULTILINE)
BROKEN = ("Traceback", "fault of the program", "not enough memory")


def faults_of(given: FuzzInput, root: Path, out: Path) -> list[str]:
    """What the program did wrong with an input; `root` is as before when it is done."""
    changes = given.arguments[0] == "fmt" or "--fix" in given.arguments
    place = out / "root" if changes else root
    out.mkdir(parents=True)
    if changes:
        shutil.copytree(root, place, symlinks=True)
    before = {
        path: (place / path).read_bytes() if (place / path).exists() else None
        for path in given.files
    }
    try:
        for path, content in given.files.items():
            (place / path).write_bytes(content)
        return _tried(given, place, out)
    finally:
        for path, was in before.items():
            (place / path).unlink() if was is None else (place / path).write_bytes(was)
        shutil.rmtree(out)


def _tried(given: FuzzInput, root: Path, out: Path) -> list[str]:
    arguments = [str(out / "out") if each == "OUT" else each for each in given.arguments]
    with pytest.MonkeyPatch.context() as patch, inside(root), watched(out) as seen:
        patch.setattr(side_by_side, "free_processors", lambda: 1)  # what copies do nobody watches
        said = run(*arguments)
    return [*_said_wrong(said, arguments), *(f"did {each}" for each in seen)]


def _said_wrong(said: Run, arguments: list[str]) -> list[str]:
    text = said.out + said.err
    faults = [f"exit code {said.code}"] if said.code not in (0, 1, 2) else []
    faults += [f"said {sign!r}: {said.err[-300:]}" for sign in BROKEN if sign in text]
    faults += [f"said {sign[0]!r}, which cannot be seen" for sign in UNSEEN.finditer(text)]
    form = arguments[arguments.index("--format") + 1] if "--format" in arguments else "text"
    commands = COMMAND.findall(said.err if form == "github" else text)
    faults += [f"said the command {command!r}" for command in commands]
    if form in ("json", "sarif") and said.code in (0, 1):
        json.loads(said.out)
    return faults

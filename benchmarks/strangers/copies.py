"""Copies of the packs, in which edits of strangers are made one at a time, and what `check` and
`run` say of each."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from benchmarks.strangers.edits import HERE, Slip, StrangerEdit

ROOT = HERE.parents[1]
CARDGEN = (sys.executable, "-c", "from cardgen.cli.main import main; main()")  # as installed
REVIEWED = ": warning prose-reviewed:"
COMMAND = re.compile(r"cardgen (fmt \S+ --write-reviews --at \S+)")  # as warnings tell it
HALVES = 2  # copies of the packs, side by side


class Packs:
    """A copy of the packs, in which mistakes are made and mended again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("templates", "fonts", "docs"):
            (folder / part).symlink_to(ROOT / part, target_is_directory=True)
        shutil.copytree(ROOT / "cards", folder / "cards")
        (folder / "build").mkdir()  # where a check leaves what it found
        if self._said("check")[0]:
            raise SystemExit("the packs have errors already")
        self._known = set(self._said("check")[1])

    def verdict(self, edit: StrangerEdit) -> str:
        """How a mistake is told, or an edit that is right: of this, what it warns of is noted."""
        files = {self.folder / one.file for one in edit.slips}
        files |= {*self.folder.glob("cards/*/reviewed.txt")}
        sound = {file: file.read_text(encoding="utf-8") for file in files}
        try:
            if not all(map(self._made, edit.slips)):
                return "gone"
            return self._noted() if edit.right else self._told()
        finally:
            for file, text in sound.items():
                file.write_text(text, encoding="utf-8")

    def _made(self, slip: Slip) -> bool:
        """Make a slip; nothing where its words are not there."""
        file = self.folder / slip.file
        wrong = slip.made(file.read_text(encoding="utf-8"))
        if wrong is not None:
            file.write_text(wrong, encoding="utf-8")
        return wrong is not None

    def _told(self) -> str:
        code, lines = self._said("check")
        if code:
            return "error"
        if warned := self._warned(lines):
            return "reviewed" if all(REVIEWED in line for line in warned) else "warning"
        return "run" if self._said("run")[0] else "nothing"

    def _noted(self) -> str:
        """How a right edit is told once the commands were typed that its warnings tell."""
        code, lines = self._said("check")
        if code:
            return "error"
        if self._warned(lines):
            for command in dict.fromkeys(COMMAND.findall("\n".join(lines))):
                self._said(*command.split())
            return "warning" if self._warned(self._said("check")[1]) else "noted"
        return "nothing"

    def _warned(self, lines: Sequence[str]) -> list[str]:
        """The warnings that are new."""
        return [line for line in lines if ": warning " in line and line not in self._known]

    def _said(self, *command: str) -> tuple[int, list[str]]:
        words = (*CARDGEN, "--root", str(self.folder), *command)
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        return done.returncode, (done.stdout + done.stderr).splitlines()


def told_of(edits: Sequence[StrangerEdit]) -> dict[str, str]:
    """How each is told, in two copies of the packs."""
    halves = [edits[half::HALVES] for half in range(HALVES)]
    with ThreadPoolExecutor(HALVES) as threads:
        return dict(chain.from_iterable(threads.map(_told_in_a_copy, halves)))


def _told_in_a_copy(edits: Sequence[StrangerEdit]) -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        packs = Packs(Path(folder))
        return [(one.id, packs.verdict(one)) for one in edits]

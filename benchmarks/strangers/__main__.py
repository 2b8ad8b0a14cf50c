"""`make bench-strangers`: each mistake of `mistakes.yaml` made in a copy of the packs, and what
`check` and `run` say of it.

Writes the figures to strangers.md beside this folder.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from yaml import CSafeLoader, load

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CARDGEN = (sys.executable, "-c", "from cardgen.cli.main import main; main()")  # as installed
VERDICTS = ("error", "warning", "reviewed", "run", "nothing", "gone")
NOTED = ("error", "warning", "noted", "nothing", "gone")
REVIEWED = ": warning prose-reviewed:"
COMMAND = re.compile(r"cardgen (fmt \S+ --write-reviews --at \S+)")  # as warnings tell it
HALVES = 2  # copies of the packs, side by side
HEAD = """# Mistakes of a stranger

`make bench-strangers` wrote this: each mistake of [mistakes.yaml](strangers/mistakes.yaml) is made
in a copy of the packs, one at a time, and `cardgen check` is asked, which may remember what it
found before. Counted are those told by an error, by a warning alone, by nothing but that one
language was changed and the other was not (*reviewed*), by `cardgen run` alone, by nothing; and
those whose words have changed since. Who made them had read only README.md and cards/.
Prose is wrong in one language in most of them, so that the other language is a witness; it is wrong
in both at once where an entry has `and`. What nothing told of them before has taught, 41 of 500, so
that this does not show how many of the next stranger's would be told.
"""
RIGHT = """
## Right edits

The same of [right.yaml](strangers/right.yaml), edits by the same people that leave everything
right: *nothing* is what should be said of them. *Noted* are those of which every warning is gone
once the command is typed that it tells, which notes that somebody read both languages.
"""


class Slip(NamedTuple):
    """Something typed instead of something else, at the `occurrence`-th place in a file."""

    file: str
    old: str
    new: str
    occurrence: int = 1

    def made(self, text: str) -> str | None:
        """The file with the mistake; None where its words are not there."""
        parts = text.split(self.old)
        at = self.occurrence
        if len(parts) <= at:
            return None
        return self.old.join(parts[:at]) + self.new + self.old.join(parts[at:])


class StrangerEdit(NamedTuple):
    """One mistake, or an edit that is `right`: one slip, or the same one in both languages."""

    id: str
    kind: str
    slips: tuple[Slip, ...]
    why: str
    right: bool

    @property
    def file(self) -> str:
        """The file of the first slip."""
        return self.slips[0].file


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


def table(
    edits: Sequence[StrangerEdit], told: Mapping[str, str], verdicts: Sequence[str]
) -> Iterator[str]:
    """A line for each kind."""
    yield f"| kind | edits | {' | '.join(verdicts)} |"
    yield f"|---|---:|{'---:|' * len(verdicts)}"
    for kind in (*dict.fromkeys(one.kind for one in edits), "all"):
        ids = [one.id for one in edits if kind in (one.kind, "all")]
        counts = Counter(told[id] for id in ids)
        cells = [kind, len(ids), *(counts[verdict] for verdict in verdicts)]
        yield f"| {' | '.join(map(str, cells))} |"


def missed(mistakes: Sequence[StrangerEdit], told: Mapping[str, str]) -> Iterator[str]:
    """The mistakes that nothing tells."""
    yield ""
    yield "## Told by nothing"
    yield ""
    never = [one for one in mistakes if told[one.id] == "nothing"]
    yield from (f"- {one.id}, {one.file}: {one.why}" for one in never)


def read_edits(file: str, *, right: bool = False) -> list[StrangerEdit]:
    """All of a file, in order."""
    entries = load((HERE / file).read_text(encoding="utf-8"), CSafeLoader)
    return [
        StrangerEdit(one["id"], one["kind"], tuple(_slips(one)), one["why"], right)
        for one in entries
    ]


def _slips(entry: Mapping[str, Any]) -> Iterator[Slip]:
    """The slips of an entry: its own, then those under `and`, in its file if they name none."""
    for one in (entry, *entry.get("and", ())):
        file = one.get("file", entry["file"])
        yield Slip(file, one["old"], one["new"], one.get("occurrence", 1))


def told_of(edits: Sequence[StrangerEdit]) -> dict[str, str]:
    """How each is told, in two copies of the packs."""
    halves = [edits[half::HALVES] for half in range(HALVES)]
    with ThreadPoolExecutor(HALVES) as threads:
        return dict(chain.from_iterable(threads.map(_told_in_a_copy, halves)))


def _told_in_a_copy(edits: Sequence[StrangerEdit]) -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        packs = Packs(Path(folder))
        return [(one.id, packs.verdict(one)) for one in edits]


def main() -> None:
    mistakes, right = read_edits("mistakes.yaml"), read_edits("right.yaml", right=True)
    told = told_of((*mistakes, *right))
    tables = table(mistakes, told, VERDICTS), table(right, told, NOTED)
    lines = [*tables[0], *missed(mistakes, told), RIGHT, *tables[1]]
    print("\n".join(lines))
    text = "\n".join((HEAD, *lines, ""))
    (HERE.parent / "strangers.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

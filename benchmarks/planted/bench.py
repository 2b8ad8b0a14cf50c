"""A copy of the packs in which files are changed, checked and put back, all in one process."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from benchmarks.planted.mutant import Stretch
from benchmarks.planted.project import ROOT
from cardgen.checks.run import findings_of, with_check
from cardgen.layout.composers import Composers
from cardgen.model.finding import Finding, Place, Stop
from cardgen.project.load import Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.project.phrasebooks import Phrasebooks
from cardgen.project.prose.prose import Prose

UNREADABLE = "yaml"
CRASH = "crash"


class Told(NamedTuple):
    """What the checks said of one file: `code`, whether it is an error, and where."""

    code: str
    error: bool
    place: Stretch
    message: str
    elsewhere: bool = False


class Checked(NamedTuple):
    """The findings of one pack, and the pack as far as it could be read."""

    told: tuple[Told, ...]
    view: PackView | None

    @property
    def crashed(self) -> bool:
        return any(one.code == CRASH for one in self.told)


class Bench:
    """The packs of the project under `folder`; drawings and phrasebooks are made once for all."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        shutil.copytree(ROOT / "cards", folder / "cards")
        for part in ("templates", "fonts"):
            os.symlink(ROOT / part, folder / part, target_is_directory=True)
        self._phrasebooks: dict[str, Phrasebooks] = {}
        self._presses: tuple[Composers, ...] = ()

    @contextmanager
    def changed(self, *files: tuple[str, str]) -> Iterator[None]:
        """Files with other texts for a while."""
        before = {file: (self.root / file).read_bytes() for file, _ in files}
        for file, text in files:
            (self.root / file).write_text(text, encoding="utf-8")
        try:
            yield
        finally:
            for file, content in before.items():
                (self.root / file).write_bytes(content)

    def check(
        self, pack: str, file: str, text: str, cards: tuple[str, ...] = (), *, prose: bool = False
    ) -> Checked:
        """What is said of a pack, in which a file has this text now; of its `prose` if asked for.

        Only some of its cards are looked at, if they are named; but what compares cards looks at
        all of them. The file must stay as it is while the cards are of use: they are read again.
        """
        try:
            view, findings = self._reviewed(pack, cards, prose)
        except Stop as stop:
            place = stop.place or Place(file)
            said = Finding(UNREADABLE, UNREADABLE, place, stop.message)
            return Checked((told(said, file, text),), None)
        except Exception as crash:  # that is no finding, and the other mutants are to be tried
            return Checked((Told(CRASH, False, (0, 0), repr(crash), elsewhere=True),), None)
        return Checked(tuple(told(finding, file, text) for finding in findings), view)

    def _reviewed(
        self, pack: str, cards: tuple[str, ...], prose: bool
    ) -> tuple[PackView | None, tuple[Finding, ...]]:
        books = self._phrasebooks.setdefault(pack, Phrasebooks(self.root))
        project, lost = load_project(self.root, Selection((pack,)), phrasebooks=books)
        if not project.packs:
            return None, tuple(map(with_check, lost))
        (view,) = project.packs
        self._presses = self._presses or view.composers_by_ink
        others = {card.id for card in view.cards} - set(cards) if cards else ()
        view = replace(view, sound=frozenset(others), composers_by_ink=self._presses)
        project = replace(project, packs=(view,))
        return view, findings_of(project, prose=Prose(project) if prose else None)


def told(finding: Finding, file: str, text: str) -> Told:
    """A finding with its place counted in characters of the file."""
    at = place_in(text)(finding.place) if finding.place.file == file else (0, 0)
    error = finding.severity == "error"
    return Told(finding.code, error, at, finding.message, finding.place.file != file)


@lru_cache(maxsize=4)
def place_in(text: str) -> Callable[[Place], Stretch]:
    """From places to characters of a text."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def at(place: Place) -> Stretch:
        first, last = (min(line, len(starts)) - 1 for line in (place.line, place.end_line))
        return starts[first] + place.column - 1, starts[last] + place.end_column - 1

    return at

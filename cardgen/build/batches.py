"""Large decks: what goes into one file is looked at and painted by itself, and then forgotten.

So a deck of any size takes the memory of one file, beside its cards themselves; and a build that is
stopped half-way has left behind what it found out and painted of the files before.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from cardgen.build.selection import PrintRun
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project


class Batch(NamedTuple):
    """A file of a large deck, and the project in which its cards alone are looked at."""

    run: PrintRun
    project: Project

    @property
    def name(self) -> str:
        """Which it is of the pack."""
        return f"{self.run.name}-{self.run.number}"


def batch_of(file: PrintRun, project: Project) -> Batch:
    """A file of a large deck, to be looked at; all else in the project is left to others."""
    cards = {card.id for card in file.cards}
    mine = file.view.batch(cards)
    packs = (mine if view is file.view else _passed_over(view) for view in project.packs)
    return Batch(file._replace(view=mine), replace(project, packs=tuple(packs)))


def beside_batches(project: Project, files: Iterable[PrintRun]) -> Project:
    """The project without the cards of these files."""
    within: dict[str, set[str]] = {}
    for file in files:
        within.setdefault(file.view.pack.id, set()).update(card.id for card in file.cards)
    packs = (
        view.batch({card.id for card in view.cards} - within.get(view.pack.id, set()))
        for view in project.packs
    )
    return replace(project, packs=tuple(packs))


def _passed_over(view: PackView) -> PackView:
    return replace(view.batch(()), known_beside=True)

"""A way to plant errors, and its many errors on a card."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.project import CardText, Project

Plants = Callable[[CardText, Project], Iterator[Mutant]]


class Operator(NamedTuple):
    """`lone`: exactly one finding is wanted. `form`: a warning is wanted, and no error.

    `prose`: the checks that read over all prose have to be asked, which takes long.
    """

    name: str
    plants: Plants
    lone: bool = False
    form: bool = False
    prose: bool = False

    def mutants(self, project: Project) -> Iterator[Mutant]:
        """Every error of this kind that can be planted, in the order of the cards."""
        for card in project.cards:
            met = set()
            for mutant in self.plants(card, project):
                if mutant.edits not in met:
                    met.add(mutant.edits)
                    part = "prose" if self.prose else mutant.part
                    form = self.form or mutant.form
                    yield replace(mutant, operator=self.name, form=form, part=part)

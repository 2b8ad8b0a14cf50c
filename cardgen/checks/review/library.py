"""Every pack of a root together, for checks that one pack cannot answer."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.checks.review.material import Material
from cardgen.layout.assets import Assets
from cardgen.loading.legend import load_legend
from cardgen.loading.report import Report
from cardgen.model.finding import Finding
from cardgen.model.legend import Legend

if TYPE_CHECKING:
    from cardgen.checks.review.hearing.books import Books
    from cardgen.checks.review.hearing.sayings import Spoken


@dataclass(frozen=True)
class Library:
    """The packs looked at; `whole` when these are all the packs of the root.

    `phrasebooks` are those compiled before, if any. With `printed` only texts of printed cards are
    read; `aids` says whether icon references are wanted, and with them what icons mean.
    """

    root: Path
    assets: Assets
    packs: tuple[Material, ...]
    whole: bool
    aids: bool = True
    printed: bool = False
    phrasebooks: "Books | None" = None

    @property
    def complete(self) -> bool:
        """Whether every card of the root stands before us, read and composed without a fault."""
        return self.whole and not any(
            (*material.loaded, *material.power_findings, *material.composition.findings)
            for material in self.packs
        )

    @cached_property
    def texts(self) -> "tuple[Spoken, ...]":
        """What cards and boards say, read with the phrasebooks; these are compiled when needed."""
        if not any(self._speaks(material) for material in self.packs):
            return ()
        from cardgen.checks.review.hearing.books import Books
        from cardgen.checks.review.hearing.sayings import spoken

        books = self.phrasebooks or Books(self.root)
        return tuple(spoken(books, self.packs, printed=self.printed))

    def _speaks(self, material: Material) -> bool:
        """Whether a pack has texts to compare: with powers, or one language with another."""
        if material.pack.game == "none" and len(material.languages) == 1:
            return False
        cards = material.fresh_printed if self.printed else material.fresh
        return any(card.text for card in cards) or bool(material.pack.wonders and not self.printed)

    @property
    def aided(self) -> tuple[Material, ...]:
        """The packs with which an icon reference is wanted."""
        return tuple(one for one in self.packs if self.aids and one.pack.aided)

    @property
    def legend(self) -> Legend | None:
        """What icons mean; None where that could not be read."""
        return self._legend[0]

    @property
    def legend_findings(self) -> tuple[Finding, ...]:
        """What is wrong with the file of meanings, if some pack needs it."""
        return self._legend[1]

    @cached_property
    def _legend(self) -> tuple[Legend | None, tuple[Finding, ...]]:
        report = Report("legend")
        return (load_legend(self.root, report) if self.aided else None), report.findings

"""Every pack of a root together, for checks that one pack cannot answer."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.layout.assets import Assets
from cardgen.model.finding import Finding, Report
from cardgen.model.legend import Legend
from cardgen.packs.aids.legend import load_legend
from cardgen.project.pack_view import PackView

if TYPE_CHECKING:
    from cardgen.project.texts import Phrasebooks, SubjectTexts


@dataclass(frozen=True)
class Project:
    """The packs looked at; `whole` when these are all the packs of the root.

    `phrasebooks` are those compiled before, if any. With `printed` only texts of printed cards are
    read; `aids` says whether icon references are wanted, and with them what icons mean.
    """

    root: Path
    assets: Assets
    packs: tuple[PackView, ...]
    whole: bool
    aids: bool = True
    printed: bool = False
    phrasebooks: "Phrasebooks | None" = None

    @property
    def complete(self) -> bool:
        """Whether every card of the root stands before us, read and composed without a fault."""
        return self.whole and not any(
            (*view.loaded, *view.power_findings, *view.composition.findings) for view in self.packs
        )

    @cached_property
    def texts(self) -> "tuple[SubjectTexts, ...]":
        """What cards and boards say, read with the phrasebooks; these are compiled when needed."""
        if not any(self._speaks(view) for view in self.packs):
            return ()
        from cardgen.project.texts import Phrasebooks, read_texts

        books = self.phrasebooks or Phrasebooks(self.root)
        return tuple(read_texts(books, self.packs, printed=self.printed))

    def _speaks(self, view: PackView) -> bool:
        """Whether a pack has texts to compare: with powers, or one language with another."""
        if not view.pack.game.rules and len(view.languages) == 1:
            return False
        cards = (one for one in view.cards_to_check if not self.printed or view.is_printed(one))
        boards = (
            one for one in view.pack.wonders if not self.printed or one.id in view.printed_ids
        )
        return any(card.text for card in cards) or any(boards)

    @property
    def aided(self) -> tuple[PackView, ...]:
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

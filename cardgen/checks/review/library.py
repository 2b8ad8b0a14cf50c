"""Every pack of a root together, for checks that one pack cannot answer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol

from cardgen.checks.review.material import Material
from cardgen.layout.assets import Assets
from cardgen.loading.legend import load_legend
from cardgen.loading.report import Report
from cardgen.model.finding import Finding
from cardgen.model.legend import Legend


class Heard(Protocol):
    """What listening to cards gives: findings by check, and how many texts were understood."""

    @property
    def findings(self) -> Mapping[str, tuple[Finding, ...]]: ...

    @property
    def read(self) -> int: ...


Ear = Callable[[tuple[Material, ...]], Heard]


@dataclass(frozen=True)
class Library:
    """The packs looked at; `whole` when these are all the packs of the root.

    `ear` reads what cards say. It is given, because few who look at packs need the phrasebook.
    `aids` says whether icon references are wanted, and with them what icons mean.
    """

    root: Path
    assets: Assets
    packs: tuple[Material, ...]
    whole: bool
    ear: Ear
    aids: bool = True

    @property
    def complete(self) -> bool:
        """Whether every card of the root stands before us, read and composed without a fault."""
        return self.whole and not any(
            (*material.loaded, *material.power_findings, *material.composition.findings)
            for material in self.packs
        )

    @cached_property
    def heard(self) -> Heard:
        """What the cards say, held against what they do; words are read when first asked for."""
        return self.ear(self.packs)

    def words(self, check: str) -> Iterator[Finding]:
        """What one of the checks of words found."""
        return iter(self.heard.findings.get(check, ()))

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

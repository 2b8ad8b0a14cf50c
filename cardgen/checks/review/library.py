"""Every pack of a root together, for checks that one pack cannot answer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol

from cardgen.checks.review.material import Material
from cardgen.layout.assets import Assets
from cardgen.model.finding import Finding


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
    """

    root: Path
    assets: Assets
    packs: tuple[Material, ...]
    whole: bool
    ear: Ear

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

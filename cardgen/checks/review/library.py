"""Every pack of a root together, for checks that one pack cannot answer."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardgen.checks.review.material import Material
from cardgen.checks.review.sayings import Spoken, spoken
from cardgen.layout.assets import Assets


@dataclass(frozen=True)
class Library:
    """The packs looked at; `whole` when these are all the packs of the root."""

    root: Path
    assets: Assets
    packs: tuple[Material, ...]
    whole: bool

    @property
    def complete(self) -> bool:
        """Whether every card of the root stands before us, read and composed without a fault."""
        return self.whole and not any(
            (*material.loaded, *material.power_findings, *material.composition.findings)
            for material in self.packs
        )

    @cached_property
    def spoken(self) -> tuple[Spoken, ...]:
        """What the cards say, held against what they do; words are read when first asked for."""
        return spoken(self.root, self.packs)

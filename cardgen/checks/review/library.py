"""Every pack of a root together, for checks that one pack cannot answer."""

from dataclasses import dataclass
from pathlib import Path

from cardgen.checks.review.material import Material
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

"""Every pack of a root together, for checks that one pack cannot answer."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Protocol

from cardgen.checks.review.material import Material
from cardgen.layout.assets import Assets
from cardgen.model.finding import Finding


class Heard(Protocol):
    """What listening to cards gives: findings by check, and how many texts were understood."""

    @property
    def findings(self) -> Mapping[str, tuple[Finding, ...]]: ...

    @property
    def read(self) -> int: ...


class Silence(NamedTuple):
    """What is heard where nothing is said."""

    findings: Mapping[str, tuple[Finding, ...]] = MappingProxyType({})
    read: int = 0


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
        speaking = tuple(material for material in self.packs if _speaks(material))
        return self.ear(speaking) if speaking else Silence()

    def words(self, check: str) -> Iterator[Finding]:
        """What one of the checks of words found."""
        return iter(self.heard.findings.get(check, ()))


def _speaks(material: Material) -> bool:
    """Whether words can be compared at all: with powers, or one language with another."""
    rules = material.pack.game != "none" or len(material.languages) > 1
    return rules and any(card.text for card in material.fresh)

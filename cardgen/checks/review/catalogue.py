"""The folder of checks: a file `safe_zone.py` is the check `safe-zone`; a broken one stops all."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.checks.review.library import Library
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding, Stop

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose

FOLDER = os.path.dirname(os.path.dirname(__file__))


class Check(NamedTuple):
    """What a file of the folder holds.

    `codes` are the codes of its findings, its own name if it gives none. `over_pack` looks at one
    pack, `over_library` at all of them together, `over_prose` at all they say; a check whose faults
    are found while reading has none of these.
    """

    slug: str
    title: str
    why: str
    refused: str
    mend: str
    codes: tuple[str, ...]
    over_pack: Callable[[Material], Iterator[Finding]] | None
    over_library: Callable[[Library], Iterator[Finding]] | None
    over_prose: "Callable[[Prose], Iterator[Finding]] | None"

    @property
    def looks(self) -> bool:
        """Whether it looks at what was read, rather than tell what could not be."""
        return bool(self.over_pack or self.over_library or self.over_prose)


@cache
def checks() -> Mapping[str, Check]:
    """Every check by its slug, in alphabetical order."""
    stems = sorted(os.path.splitext(name)[0] for name in os.listdir(FOLDER) if name[-3:] == ".py")
    found = (_check(stem) for stem in stems if stem != "__init__")
    return MappingProxyType({check.slug: check for check in found})


def _check(stem: str) -> Check:
    module: Any = import_module(f"cardgen.checks.{stem}")
    slug = stem.replace("_", "-")
    return Check(
        slug,
        module.__doc__.strip().rstrip("."),
        module.WHY.strip(),
        module.REFUSED.strip("\n"),
        module.MEND.strip(),
        getattr(module, "CODES", (slug,)),
        getattr(module, "check", None),
        getattr(module, "check_library", None),
        getattr(module, "check_prose", None),
    )


@cache
def checks_by_code() -> Mapping[str, str]:
    """Which check explains a code."""
    return MappingProxyType({code: slug for slug, one in checks().items() for code in one.codes})


def named(name: str) -> str:
    """The slug of the check with this name or code; Stop suggests the nearest."""
    known = checks()
    if name in known:
        return name
    by_code = checks_by_code()
    if name not in by_code:
        near = question(name, (*known, *by_code))
        raise Stop(f'there is no check "{name}"{near}', help="all of them: cardgen explain")
    return by_code[name]

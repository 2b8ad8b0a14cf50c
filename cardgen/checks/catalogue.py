"""The families of checks: each module of a family defines some; a broken one stops all."""

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from cardgen.checks.check import Check
from cardgen.model.finding import Stop
from cardgen.suggest import did_you_mean

FOLDER = os.path.dirname(__file__)
OF_PACKS = ("files", "icons", "kin", "printing", "structure", "words")
# They look at what is told a second time, which no build prints.
OF_TEXTS = ("facts", "prose", "rulebook", "told_of_cards", "told_of_play", "translation")


@cache
def checks() -> Mapping[str, Check]:
    """Every check by its slug, in alphabetical order."""
    return _checks_of_families(*OF_PACKS, *OF_TEXTS)


@cache
def checks_of_packs() -> Mapping[str, Check]:
    """The same without those that no build asks: to import their forty modules takes 9 ms."""
    return _checks_of_families(*OF_PACKS)


def _checks_of_families(*families: str) -> Mapping[str, Check]:
    found = [one for name in _modules(families) for one in _checks_of(name)]
    return MappingProxyType(
        {check.slug: check for check in sorted(found, key=lambda one: one.slug)}
    )


def _modules(families: Iterable[str]) -> Iterator[str]:
    """The modules of the families, as Python imports them."""
    for family in families:
        for file in os.listdir(os.path.join(FOLDER, family)):
            stem, ending = os.path.splitext(file)
            if ending == ".py" and stem != "__init__":
                yield f"cardgen.checks.{family}.{stem}"


def _checks_of(name: str) -> tuple[Check, ...]:
    """The checks that a module defines; one that defines none belongs to no family."""
    module = import_module(name)
    found = tuple(_completed(one) for one in vars(module).values() if isinstance(one, Check))
    if not found:
        raise TypeError(f"{module.__file__} defines no check")
    return found


def _completed(check: Check) -> Check:
    """The check with its own name as its code if it gives none, and no line ends around texts."""
    why, refused, mend = check.why.strip(), check.refused.strip("\n"), check.mend.strip()
    codes = check.codes or (check.slug,)
    return check._replace(why=why, refused=refused, mend=mend, codes=codes)


@cache
def checks_by_code() -> Mapping[str, str]:
    """Which check explains a code."""
    return MappingProxyType({code: slug for slug, one in checks().items() for code in one.codes})


def check_named(name: str) -> str:
    """The slug of the check with this name or code; Stop suggests the nearest."""
    known = checks()
    if name in known:
        return name
    by_code = checks_by_code()
    if name not in by_code:
        near = did_you_mean(name, (*known, *by_code))
        raise Stop(f'there is no check "{name}"{near}', help="all of them: cardgen explain")
    return by_code[name]

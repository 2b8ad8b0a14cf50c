"""The folder of checks: each module defines one `Check` or several; a broken one stops all."""

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from cardgen.checks.check import Check
from cardgen.loading.suggest import question
from cardgen.model.finding import Stop

NONE = ("__init__", "check", "words")
FOLDER = os.path.dirname(os.path.dirname(__file__))


@cache
def checks() -> Mapping[str, Check]:
    """Every check by its slug, in alphabetical order."""
    stems = sorted(os.path.splitext(name)[0] for name in os.listdir(FOLDER) if name[-3:] == ".py")
    found = [one for stem in stems if stem not in NONE for one in _checks_of(stem)]
    return MappingProxyType(
        {check.slug: check for check in sorted(found, key=lambda one: one.slug)}
    )


def _checks_of(stem: str) -> tuple[Check, ...]:
    """The checks that a module defines; one that defines none is no module of this folder."""
    module = import_module(f"cardgen.checks.{stem}")
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

"""What the rules of a phrase file mean: values as a card declares them, with holes in them."""

import re
from typing import Any

from cardgen.effects.power.headed import Headed
from cardgen.effects.power.reading import ABILITY, Abilities
from cardgen.loading.kinds import Anything, Kind, found
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.loading.schema import Either, OneOrMore, Record, unknown_key
from cardgen.model.located import Map, Seq
from cardgen.phrasebook.meaning import Hole

HOLE = re.compile(r"\$\$?(\w+)")


class Meant(Anything):
    """A value of a kind in which `$n` is the hole `n`, and `$$n` all that its list does not name.

    Without a kind it is a word, a number, or a list of them.
    """

    what = "what is meant"

    def __init__(self, kind: Kind | None) -> None:
        self.kind = kind

    def read(self, value: object, where: Where, report: Report) -> Any:
        return _meant(self.kind, where, report)


def _meant(kind: Kind | None, where: Where, report: Report) -> Any:
    value = where.value
    if isinstance(value, str) and value.startswith("$"):
        return _hole(value, where, report)
    if isinstance(kind, Headed) and isinstance(value, Map):
        heads = [key for key in value if key in kind.heads]
        kind = kind.record(heads[0]) if len(heads) == 1 else kind
    if isinstance(kind, Record) and isinstance(value, Map):
        return _record(kind, value, where, report)
    if isinstance(kind, OneOrMore | Abilities) and value:
        inner = ABILITY if isinstance(kind, Abilities) else kind.kind
        return _several(inner, where, report)
    if isinstance(kind, Either):
        return _either(kind, where, report)
    return _plain(where, report) if kind is None else kind.read(value, where, report)


def _hole(value: str, where: Where, report: Report) -> Hole | Missing:
    named = HOLE.fullmatch(value)
    rest = value.startswith("$$")
    if named and not (rest and not isinstance(where.container, Seq)):
        return Hole(named[1], rest)
    message = f'"{value}" stands for all else of a list' if named else f'"{value}" names no slot'
    help = f"write [{value}]" if named else "write $n for what stands in the slot {n}"
    report.add(code="unknown-word", place=where.place, message=message, help=help)
    return MISSING


def _record(kind: Record, value: Map, where: Where, report: Report) -> Any:
    whole = kind.complete(value, where, report)
    held: dict[str, Any] = {}
    for key in value:
        if key in kind.fields:
            held[kind.names[key]] = _meant(kind.fields[key], Where(value, key), report)
        else:
            unknown_key(value, key, kind.fields, report)
            whole = False
    return kind.make(**held) if whole and MISSING not in held.values() else MISSING


def _several(kind: Kind | None, where: Where, report: Report) -> tuple[Any, ...] | Missing:
    """A list of a kind, or one alone that stands for a list of one."""
    value = where.value
    seats = [Where(value, n) for n in range(len(value))] if isinstance(value, Seq) else [where]
    made = tuple(_meant(kind, seat, report) for seat in seats)
    return MISSING if MISSING in made else made


def _either(kind: Either, where: Where, report: Report) -> Any:
    attempts = []
    for one in kind.kinds:
        if one.fits(where.value):
            aside = report.aside()
            made = _meant(one, where, aside)
            if made is not MISSING:
                return made
            attempts.append(aside)
    if not attempts:
        return kind.read(where.value, where, report)
    report.take(min(attempts, key=len))
    return MISSING


def _plain(where: Where, report: Report) -> Any:
    value = where.value
    if isinstance(value, Seq) and value:
        return _several(None, where, report)
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    message = f"expected a word, a number or a list of them, found {found(value)}"
    help = "write the word that the effects know it by, or $n for what stands in the slot {n}"
    report.add(code="wrong-type", place=where.place, message=message, help=help)
    return MISSING

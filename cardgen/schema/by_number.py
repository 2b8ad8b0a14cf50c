"""Values by number: `{1: …, 2-3: …}` for the stages of a Wonder or the players of a game."""

import re
from typing import Any

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.kinds import Kind, describe_value, refuse_value

SPAN = re.compile(r"([1-9])(?:-([1-9]))?")


class PerNumber:
    """A map from numbers, or spans of them, to one kind → dict from each number to its value.

    `noun` names what is numbered. Numbers go from `least` to `most` (if given) without a hole.
    """

    def __init__(self, kind: Kind, noun: str, *, least: int = 1, most: int | None = None) -> None:
        self.kind, self.noun, self.least, self.most = kind, noun, least, most
        self.what = f"a map by {noun} such as {{{least}: …, {least + 1}-{least + 2}: …}}"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map) and any(map(SPAN.fullmatch, value))

    def read(self, value: object, where: ValueRef, report: Report) -> dict[int, Any] | Missing:
        if not isinstance(value, Map):
            return refuse_value(self, value, where, report)
        seats = self.seats(value, report)
        read = {
            key: self.kind.read(value[key], ValueRef(value, key), report)
            for key in dict.fromkeys(seats.values())
        }
        whole = self.complete(value, seats, where, report)
        if not whole or MISSING in read.values():
            return MISSING
        return {number: read[key] for number, key in sorted(seats.items())}

    def seats(self, value: Map, report: Report) -> dict[int, str]:
        """The key that serves each number; keys that serve none, or one again, are reported."""
        seats: dict[int, str] = {}
        for key in value:
            numbers = self._numbers(key)
            twice = [number for number in numbers if number in seats]
            if not numbers:
                message = (
                    f"expected a {self.noun} such as {self.least}, found {describe_value(key)}"
                )
                self._note("wrong-type", ValueRef(value, key, at_key=True), message, report)
            elif twice:
                message = f"{self.noun} {twice[0]} is given twice"
                self._note("duplicate-key", ValueRef(value, key, at_key=True), message, report)
            seats.update({number: key for number in numbers if number not in seats})
        return seats

    def complete(self, value: Map, seats: dict[int, str], where: ValueRef, report: Report) -> bool:
        """Whether each key serves new numbers and no number is left out; holes are reported."""
        most = self.most or max(seats, default=self.least)
        holes = [number for number in range(self.least, most + 1) if number not in seats]
        if holes:
            self._note("missing-key", where, f"nothing for {self.noun} {holes[0]}", report)
        served = sum(len(self._numbers(key)) or 1 for key in value)
        return not holes and served == len(seats)

    def _numbers(self, key: str) -> range:
        """The numbers a key stands for; none when it is no number of these."""
        match = SPAN.fullmatch(key)
        first = int(match[1]) if match else 0
        last = int(match[2] or first) if match else 0
        fits = self.least <= first <= last <= (self.most or last)
        return range(first, last + 1) if fits else range(0)

    def _note(self, code: str, where: ValueRef, message: str, report: Report) -> None:
        help = f"say each {self.noun} once, by its number or in a span such as 2-3"
        report.add(code=code, place=where.place, message=message, help=help)

    def json_schema(self) -> dict[str, Any]:
        numbers = {f"^{SPAN.pattern}$": self.kind.json_schema()}
        numbered = {"type": "object", "minProperties": 1, "patternProperties": numbers}
        return {**numbered, "additionalProperties": False}

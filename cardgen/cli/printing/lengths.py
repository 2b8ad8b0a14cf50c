"""Lengths on the command line, in millimetres."""

from typing import Any

import click


class Millimetres(click.FloatRange):
    """A length within limits; a decimal comma is answered by what to type."""

    name = "mm"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            number: float = super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(self._advice(value), param, ctx)
        if number != number:
            self.fail(self._advice(value), param, ctx)
        return number

    def _advice(self, value: Any) -> str:
        stopped = str(value).replace(",", ".")
        limits = f"a length of {self.min:g} to {self.max:g} mm"
        if stopped != value and stopped.replace(".", "", 1).isdecimal():
            limits = f"{limits} with a full stop: type {stopped}"
        return f"{value!r} is not {limits}"

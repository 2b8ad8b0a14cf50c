"""SVG files, each read once: in this run, or by an earlier one that left what it read."""

from collections.abc import Mapping
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

from cardgen.layout.marks import Path
from cardgen.layout.svg import NumberSlot, Svg, read_svg
from cardgen.units import Box

NOTHING: Mapping[str, Any] = MappingProxyType({})


class SvgFiles:
    """Drawings by file and usual fill. `known` is what `plain` gave while the files were the same:
    taking numbers out of path code again would be a good part of a small build's time."""

    def __init__(self, known: Mapping[str, Any] = NOTHING) -> None:
        self._known = known
        self._read: dict[str, Svg] = {}

    def read(self, file: FilePath, *, fill: str = "") -> Svg:
        """The drawing in `file`; `fill` paints what names no colour. Stop says what is refused."""
        key = f"{file} {fill}"
        if key not in self._read:
            known = self._known.get(key)
            self._read[key] = _svg(*known) if known else read_svg(file, fill=fill or None)
        return self._read[key]

    @property
    def plain(self) -> Mapping[str, Any]:
        """All that was read and known, as plain tuples; `known` itself where nothing is new."""
        if self._read.keys() <= self._known.keys():
            return self._known
        return {**self._known, **{key: _plain(svg) for key, svg in self._read.items()}}


def _plain(svg: Svg) -> tuple[Any, ...]:
    slot = svg.number
    number = (slot.x, slot.y, slot.height, slot.colour) if slot else ()
    return tuple(svg.box), tuple(map(tuple, svg.paths)), number


def _svg(box: tuple[float, ...], paths: tuple[Any, ...], number: tuple[Any, ...]) -> Svg:
    slot = NumberSlot(*number) if number else None
    return Svg(Box(*box), tuple([Path(*path) for path in paths]), slot)

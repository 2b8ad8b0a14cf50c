"""Drawings of a root: each file is read once, and not at all where it is known from before."""

import marshal
from collections.abc import Mapping
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

from cardgen.files import leads_out
from cardgen.layout.marks import Path
from cardgen.layout.optical import OpticalFit, optical_fit
from cardgen.layout.svg.drawing import NumberSlot, SvgDrawing
from cardgen.model.finding import Place, Stop
from cardgen.packs.root import display_path
from cardgen.units import Box

NO_DRAWINGS: Mapping[str, bytes] = MappingProxyType({})


class SvgCache:
    """Drawings of a root by file and usual fill. `known` is what `plain` gave while files were so:
    taking numbers out of path code again would be a good part of a small build's time. Each is
    bytes until it is asked for: to load all takes 55 ms, and few cards show few."""

    def __init__(self, root: FilePath, known: Mapping[str, bytes] = NO_DRAWINGS) -> None:
        self._root, self._known = root, known
        self._read: dict[str, SvgDrawing] = {}
        self._fits: dict[str, tuple[float, ...]] = {}

    def read(self, file: FilePath, *, fill: str = "") -> SvgDrawing:
        """The drawing in `file`; `fill` paints what names no colour. Stop says what is refused, at
        the file as findings call it."""
        key = f"{file} {fill}"
        if key not in self._read:
            known = self._known.get(key)
            self._read[key] = _svg(*marshal.loads(known)) if known else self._of_file(file, fill)
        return self._read[key]

    def optical_fit(self, file: FilePath, *, fill: str = "") -> OpticalFit | None:
        """How the outlines of a drawing lie in a field. To find it takes a millisecond, so it is
        known as the drawing is."""
        key = f"fit {file} {fill}"
        if key not in self._fits:
            if key in self._known:
                self._fits[key] = marshal.loads(self._known[key])
            else:
                outlines = tuple(path.segments for path in self.read(file, fill=fill).paths)
                self._fits[key] = tuple(optical_fit(outlines) or ())
        return OpticalFit(*self._fits[key]) if self._fits[key] else None

    def _of_file(self, file: FilePath, fill: str) -> SvgDrawing:
        from cardgen.layout.svg.reader import read_svg  # where all are known none is read

        if leads_out(file, self._root):
            message, help = "a link leads out of the project here", "put the drawing itself there"
            raise Stop(message, place=Place(display_path(file, self._root)), help=help)
        try:
            return read_svg(file, fill=fill or None)
        except Stop as stop:
            shown = stop.place and stop.place._replace(file=display_path(file, self._root))
            raise Stop(stop.message, place=shown, help=stop.help) from stop

    @property
    def plain(self) -> Mapping[str, bytes]:
        """All that was read and known, each as bytes; `known` itself where nothing is new."""
        if all(key in self._known for key in (*self._read, *self._fits)):
            return self._known
        return {**self._known, **self.found_out}

    @property
    def found_out(self) -> Mapping[str, bytes]:
        """What was read and not known before, each as bytes."""
        found = {**{key: _plain(svg) for key, svg in self._read.items()}, **self._fits}
        new = {key: value for key, value in found.items() if key not in self._known}
        return {key: marshal.dumps(value) for key, value in new.items()}

    def learn(self, found_out: Mapping[str, bytes]) -> None:
        """Know what another process has read."""
        self._known = {**self._known, **found_out} if found_out else self._known


def _plain(svg: SvgDrawing) -> tuple[Any, ...]:
    slot = svg.number
    return tuple(svg.box), tuple(map(tuple, svg.paths)), tuple(slot or ())


def _svg(box: tuple[float, ...], paths: tuple[Any, ...], number: tuple[Any, ...]) -> SvgDrawing:
    slot = NumberSlot(*number) if number else None
    return SvgDrawing(Box(*box), tuple([Path(*path) for path in paths]), slot)

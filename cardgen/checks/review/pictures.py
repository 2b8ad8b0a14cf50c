"""Pictures of a pack: files of its art/ folder, and how large cards show them."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardgen.checks.review.material import Material
from cardgen.checks.review.raster import Raster, examined
from cardgen.layout.art import ENDINGS
from cardgen.layout.marks import Picture
from cardgen.loading.root import called
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Finding, Severity
from cardgen.model.pack import Pack
from cardgen.model.place import Place

MOST_PIXELS = 50_000_000
# Dots an inch: below the first nothing can be recognised, below the second the dots show, above the
# third they are lost.
MOSAIC, COARSE, FINE = 50, 200, 300
FOREIGN = (".bmp", ".gif", ".tif", ".tiff", ".svg", ".heic", ".heif", ".avif", ".jp2", ".psd")


def unprintable(pack: Pack, root: Path) -> Iterator[Finding]:
    """Pictures outside the pack, of too many pixels, cut short, or of a form nobody reads."""
    inside = pack.folder.resolve()
    for path in _art(pack):
        if not path.resolve().is_relative_to(inside):
            message = f"{path.name} is a link that leads out of the pack"
            yield _finding("picture-outside", path, root, message, "put the picture itself there")
            continue
        raster = _examined(path)
        if raster.fault:
            message, help = f"{path.name} {raster.fault}", "export it again as JPEG, PNG or WebP"
            yield _finding("picture-damaged", path, root, message, help)
        elif raster.width * raster.height > MOST_PIXELS:
            size = f"{raster.width} × {raster.height} = {raster.width * raster.height / 1e6:.0f}"
            message = f"{path.name} has {size} megapixels; 50 is the most"
            yield _finding("picture-huge", path, root, message, "scale it down; 300 dpi is enough")


def stray(pack: Pack, root: Path) -> Iterator[Finding]:
    """Pictures that belong to no card."""
    ids = [card.id for card in pack.cards]
    for path in _art(pack):
        if path.stem not in ids:
            message = f'no card has the id "{path.stem}"{question(path.stem, ids)}'
            help = "name the picture by the id of its card"
            yield _finding("picture-stray", path, root, message, help, severity="warning")


def unread(pack: Pack, root: Path) -> Iterator[Finding]:
    """Pictures in a form or under an ending that no card takes, and second ones for a card."""
    ids, shown = {card.id for card in pack.cards}, set[str]()
    for path in _art(pack, (*ENDINGS, *FOREIGN)):
        if path.suffix not in ENDINGS:
            message = f"{path.name} is not printed: its ending is none of {listed(ENDINGS)}"
            small = path.suffix.lower() in ENDINGS
            help = "write its ending in small letters" if small else "export it as JPEG or PNG"
            yield _finding("picture-form", path, root, message, help, severity="warning")
        elif path.stem in shown and path.stem in ids:
            message = f"{path.stem} has another picture already"
            yield _finding("picture-twice", path, root, message, "keep one of the two")
        else:
            shown.add(path.stem)


def coarse(material: Material) -> Iterator[Finding]:
    """Pictures shown so large that their pixels can be seen."""
    met: set[str] = set()
    for shown, card in material.fronts():
        for mark in shown.face.marks:
            if type(mark) is Picture and mark.file not in met:
                met.add(mark.file)
                dots = _dots(mark, material.root)
                if 0 < dots < COARSE:
                    message = f"{card.id} is printed at {dots:.0f} dots an inch"
                    help = f"use a larger picture: {FINE} dots an inch are sharp"
                    path = material.root / mark.file
                    severity: Severity = "error" if dots < MOSAIC else "warning"
                    yield _finding(
                        "picture-coarse", path, material.root, message, help, severity=severity
                    )


def _dots(mark: Picture, root: Path) -> float:
    """Dots an inch once the picture is cropped to its box; 0 when it cannot be read."""
    path = root / mark.file
    raster = _examined(path) if path.is_file() else Raster(fault="is missing")
    if raster.fault:
        return 0.0
    return min(raster.width / mark.box.width, raster.height / mark.box.height) * 25.4


def _art(pack: Pack, endings: Sequence[str] = ENDINGS) -> list[Path]:
    folder = pack.folder / "art"
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if path.suffix.lower() in endings)


def _examined(path: Path) -> Raster:
    try:
        return examined(path.read_bytes())
    except OSError as error:
        return Raster(fault=f"cannot be read: {error.strerror}")


def _finding(
    code: str, path: Path, root: Path, message: str, help: str, *, severity: Severity = "error"
) -> Finding:
    place = Place(called(path, root))
    card = path.stem
    return Finding("picture", code, place, message, help, severity, card)

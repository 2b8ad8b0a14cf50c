"""Pictures of a pack: whether their files are whole, and how large cards show them."""

from collections.abc import Iterator, Sequence
from os.path import isfile
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.files import MOST_PICTURE_BYTES, read_whole_file
from cardgen.layout.marks import Picture
from cardgen.layout.template.variables import PICTURE_ENDINGS
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place, Severity
from cardgen.model.pack import Pack
from cardgen.packs.root import display_path, lists_card
from cardgen.project.pack_view import PackView
from cardgen.suggest import did_you_mean, join_words

if TYPE_CHECKING:
    from cardgen.raster import Raster

# Dots an inch: below the first nothing can be recognised, below the second the dots show, above the
# third they are lost.
MOSAIC, COARSE, FINE = 50, 200, 300
FOREIGN = (".bmp", ".gif", ".tif", ".tiff", ".svg", ".heic", ".heif", ".avif", ".jp2", ".psd")


def unprintable_pictures(pack: Pack, root: Path) -> Iterator[Finding]:
    """Pictures outside the pack, of too many pixels, cut short, or of a form nobody reads."""
    inside = pack.folder.resolve()
    for path in _art(pack):
        if not path.resolve().is_relative_to(inside):
            message = f"{path.name} is a link that leads out of the pack"
            yield _finding("picture-outside", path, root, message, "put the picture itself there")
            continue
        raster = _examined(path)
        if raster.fault:
            message, help = (
                f"{path.name} {raster.fault}",
                "export it again as JPEG, PNG or WebP, in RGB",
            )
            yield _finding("picture-damaged", path, root, message, help)
        elif raster.is_huge:
            size = f"{raster.width} × {raster.height} = {raster.width * raster.height / 1e6:.0f}"
            message = f"{path.name} has {size} megapixels; 50 is the most"
            yield _finding("picture-huge", path, root, message, "scale it down; 300 dpi is enough")


def stray_pictures(pack: Pack, root: Path) -> Iterator[Finding]:
    """Pictures that belong to no card."""
    ids = [card.id for card in pack.cards]
    named = {name for _, _, name in named_pictures(pack)}
    for path in _art(pack):
        if path.stem in ids or path.name in named:
            continue
        if not lists_card(root, pack.id, path.stem):  # else the card is refused, and that is told
            message = f'no card has the id "{path.stem}"{did_you_mean(path.stem, ids)}'
            help = "name the picture by the id of its card"
            yield _finding("picture-stray", path, root, message, help, severity="warning")


def named_pictures(pack: Pack) -> Iterator[tuple[Card, str, str]]:
    """Each picture that a card names in a field of the pack, with the card and the field."""
    fields = [name for name, field in pack.fields.items() if field.form == "picture"]
    for card in pack.cards if fields else ():
        yield from (
            (card, name, str(card.declared[name])) for name in fields if name in card.declared
        )


def missing_pictures(pack: Pack) -> Iterator[Finding]:
    """Pictures that cards name and that do not lie in the pack's art/ folder."""
    there = [path.name for path in _art(pack)]
    for card, field, name in named_pictures(pack):
        if name not in there:
            message = f'there is no picture "{name}"{did_you_mean(name, there)}'
            help = f"put it into cards/{pack.id}/art/, or name one that lies there"
            yield Finding(
                "picture", "picture-missing", card.place(field), message, help, card=card.id
            )


def unknown_formats(pack: Pack, root: Path) -> Iterator[Finding]:
    """Pictures in a form or under an ending that no card takes, and second ones for a card."""
    ids, shown = {card.id for card in pack.cards}, set[str]()
    for path in _art(pack, (*PICTURE_ENDINGS, *FOREIGN)):
        if path.suffix not in PICTURE_ENDINGS:
            message = (
                f"{path.name} is not printed: its ending is none of {join_words(PICTURE_ENDINGS)}"
            )
            small = path.suffix.lower() in PICTURE_ENDINGS
            help = "write its ending in small letters" if small else "export it as JPEG or PNG"
            yield _finding("picture-form", path, root, message, help, severity="warning")
        elif path.stem in shown and path.stem in ids:
            message = f"{path.stem} has another picture already"
            yield _finding("picture-twice", path, root, message, "keep one of the two")
        else:
            shown.add(path.stem)


def coarse_pictures(view: PackView) -> Iterator[Finding]:
    """Pictures shown so large that their pixels can be seen."""
    met: set[str] = set()
    for shown, card in view.composed.fronts():
        for mark in shown.face.marks:
            if type(mark) is Picture and mark.file not in met:
                met.add(mark.file)
                dots = _dots(mark, view.root)
                if 0 < dots < COARSE:
                    message = f"{card.id} is printed at {dots:.0f} dots an inch"
                    help = f"use a larger picture: {FINE} dots an inch are sharp"
                    path = view.root / mark.file
                    severity: Severity = "error" if dots < MOSAIC else "warning"
                    yield _finding(
                        "picture-coarse", path, view.root, message, help, severity=severity
                    )


def _dots(mark: Picture, root: Path) -> float:
    """Dots an inch once the picture is cropped to its box; 0 when it cannot be read."""
    path = root / mark.file
    if not isfile(path):
        return 0.0
    raster = _examined(path)
    if raster.fault:
        return 0.0
    return min(raster.width / mark.box.width, raster.height / mark.box.height) * 25.4


def _art(pack: Pack, endings: Sequence[str] = PICTURE_ENDINGS) -> list[Path]:
    folder = pack.folder / "art"
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if path.suffix.lower() in endings)


def _examined(path: Path) -> "Raster":
    # Pillow is loaded for packs that have pictures only.
    from cardgen.raster import Raster, read_raster

    try:
        return read_raster(read_whole_file(path, MOST_PICTURE_BYTES))
    except OSError as error:
        return Raster(fault=f"cannot be read: {error.strerror}")


def _finding(
    code: str, path: Path, root: Path, message: str, help: str, *, severity: Severity = "error"
) -> Finding:
    place = Place(display_path(path, root))
    card = path.stem
    return Finding("picture", code, place, message, help, severity, card)


def check_picture(view: PackView) -> Iterator[Finding]:
    """The pictures of the pack's art/ folder, and the size at which cards show them."""
    yield from missing_pictures(view.pack)
    yield from stray_pictures(view.pack, view.root)
    yield from unknown_formats(view.pack, view.root)
    yield from unprintable_pictures(view.pack, view.root)
    yield from coarse_pictures(view)


PICTURE = Check(
    slug="picture",
    title="A picture that cannot be printed, or only badly",
    why="""\
Pictures come from many programs. A file cut short prints half, one of a few hundred pixels prints
as mosaic, a huge one takes the machine down, one outside the pack is lost when the pack is
given away, and one of two for the same card is left out.
""",
    refused="""\
# cards/faith/art/iris.jpg, 180 × 180 pixels for 30 × 30 mm
""",
    mend="""\
Export the picture again: JPEG, PNG or WebP, 300 dots an inch at its printed size, at most 50
megapixels, named by the card's id, in the pack's art/ folder.
""",
    codes=(
        "picture-missing",
        "picture-outside",
        "picture-damaged",
        "picture-huge",
        "picture-coarse",
        "picture-stray",
        "picture-form",
        "picture-twice",
    ),
    over_pack=check_picture,
    of_faces=True,
)

"""One face as a picture file."""

from pathlib import Path
from tempfile import TemporaryDirectory

from cardgen.exports.catalog import About
from cardgen.exports.document import pdf_bytes
from cardgen.exports.page import Page, Placed
from cardgen.exports.pictures import Pictures
from cardgen.exports.png import write_png
from cardgen.layout.assets import Assets
from cardgen.layout.face import Face
from cardgen.sheets.affine import Affine
from cardgen.units import Box


def picture(face: Face, assets: Assets, root: Path, target: Path) -> None:
    """The face cut at its trim, 300 dots an inch; Stop when the file cannot be written."""
    page = Page(face.size, (Placed(face, Affine(), Box(0, 0, *face.size)),))
    with TemporaryDirectory() as cache:
        pictures = Pictures(root, Path(cache))
        about = About(face.card, face.language)
        pdf = pdf_bytes((page,), about, shapes=assets.faces, pictures=pictures)
    write_png(target, pdf)

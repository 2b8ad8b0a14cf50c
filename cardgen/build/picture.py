"""One face as a picture file."""

from pathlib import Path
from tempfile import TemporaryDirectory

from cardgen.imposition.geometry import Affine
from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.pictures import PictureCache
from cardgen.pdf.png import write_png
from cardgen.units import Box


def save_picture(face: CardFace, shape: CutShape, assets: Assets, root: Path, target: Path) -> None:
    """The face cut to its shape, 300 dots an inch; Stop when the file cannot be written."""
    outline = () if shape == SQUARE_CUT else shape.outline(face.size)
    page = PrintPage(face.size, (PlacedFace(face, Affine(), Box(0, 0, *face.size), outline),))
    with TemporaryDirectory() as cache:
        pictures = PictureCache(root, Path(cache))
        about = DocumentInfo(face.card, face.language)
        pdf = pdf_bytes((page,), about, shapes=assets.faces, pictures=pictures)
    write_png(target, pdf)

"""One face as a picture file."""

from pathlib import Path
from tempfile import TemporaryDirectory

from cardgen.imposition.geometry import Affine
from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.pictures import PictureCache
from cardgen.pdf.png import write_png
from cardgen.units import Box


def save_picture(face: CardFace, assets: Assets, root: Path, target: Path) -> None:
    """The face cut at its trim, 300 dots an inch; Stop when the file cannot be written."""
    page = PrintPage(face.size, (PlacedFace(face, Affine(), Box(0, 0, *face.size)),))
    with TemporaryDirectory() as cache:
        pictures = PictureCache(root, Path(cache))
        about = DocumentInfo(face.card, face.language)
        pdf = pdf_bytes((page,), about, shapes=assets.faces, pictures=pictures)
    write_png(target, pdf)

"""Pages as one PDF file whose bytes depend on nothing but the pages."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.layout.marks import Begin
from cardgen.pdf.catalog import DocumentInfo, write_catalog
from cardgen.pdf.font_subsets import FontSource, FontSubsets
from cardgen.pdf.grid import grid_units
from cardgen.pdf.kept_forms import KeptForms
from cardgen.pdf.links import Annotation, keep_links, promise_links
from cardgen.pdf.objects import Document, packed_stream
from cardgen.pdf.operators import write_number
from cardgen.pdf.page_cache import PageCache
from cardgen.pdf.pages import DocumentFaces, PlacedFace, PrintPage
from cardgen.pdf.painter import NO_UNITS, Painter, RenamedResource
from cardgen.pdf.structure import MarkedSequence, Structure, read_structure
from cardgen.pdf.structure_tree import write_structure
from cardgen.units import POINTS_PER_MM, Size

if TYPE_CHECKING:
    from cardgen.pdf.pictures import PictureCache

PDF_VERSION = (1, 7)


def pdf_bytes(
    pages: Sequence[PrintPage],
    about: DocumentInfo,
    *,
    shapes: FontSource,
    pictures: "PictureCache | None" = None,
    page_cache: PageCache | None = None,
    drawn: KeptForms | None = None,
) -> bytes:
    """The pages as a PDF. Stop for a glyph that a face lacks and for a picture that is damaged.

    `page_cache` may hold pages painted before, `drawn` drawings: the bytes are the same without
    either. But a document with the latter writes drawings just as finely as it shows them.
    """
    page_cache = page_cache or PageCache()
    try:
        return _assembled(pages, about, shapes, pictures, page_cache, drawn)
    except RenamedResource:
        page_cache.clear()
        return _assembled(pages, about, shapes, pictures, page_cache, drawn)


def _assembled(
    pages: Sequence[PrintPage],
    about: DocumentInfo,
    shapes: FontSource,
    pictures: "PictureCache | None",
    page_cache: PageCache,
    drawn: KeptForms | None,
) -> bytes:
    document, faces = Document(PDF_VERSION), DocumentFaces(pages)
    told = any(isinstance(mark, Begin) for page in pages for mark in page.marks)
    structure = read_structure([page.marks for page in pages]) if told else None
    found = page_cache.find(pages, faces, tagged=structure is not None)
    alphabet = FontSubsets(shapes, found.letters)
    if found.streams and alphabet.codes != page_cache.codes:
        raise RenamedResource
    page_cache.codes = alphabet.codes
    units = NO_UNITS if drawn is None else grid_units(pages)
    painter = Painter(document, alphabet, pictures, page_cache.forms, units, drawn)
    annotations = _add_pages(document, painter, pages, faces, page_cache, structure)
    page_cache.left(painter.recipes, painter.forms)
    alphabet.embed(document)
    sizes = [page.size for page in pages]
    if annotations:
        keep_links(document, [page.links for page in pages], sizes)
    root = write_structure(document, structure, sizes, annotations) if structure else b""
    write_catalog(document, about, pages, root)
    return document.written(compact=structure is not None or drawn is not None)


def _add_pages(
    document: Document,
    painter: Painter,
    pages: Sequence[PrintPage],
    faces: DocumentFaces,
    page_cache: PageCache,
    structure: Structure | None,
) -> list[Annotation]:
    """Each page is two objects, since all of them refer to the same resources; their links."""
    parent = document.page_tree()
    resources = document.promise("Resources")  # known once all is painted
    annotations = list[Annotation]()
    for index, page in enumerate(pages):
        sequences = structure.pages[index] if structure else None
        paint = partial(_painted, page, painter, faces, sequences)
        stream = page_cache.stream(index, painter, paint)
        content = document.add(stream)
        mine = promise_links(document, index, page.links) if page.links else ()
        further = b"/StructParents %d/Tabs/S" % index if structure else b""
        further += b"/Annots[%b]" % b" ".join([one.reference for one in mine]) if mine else b""
        entries = b"<</Type/Page/Parent %b/Resources %b/MediaBox[0 0 %b]/Contents %b%b>>"
        node = entries % (parent, resources, _in_points(page.size), content, further)
        document.add_page(node)
        annotations += mine
    document.keep("Resources", painter.shared.all())
    return annotations


def _in_points(size: Size) -> bytes:
    return " ".join(write_number(side * POINTS_PER_MM, 3) for side in size).encode()


def _painted(
    page: PrintPage,
    painter: Painter,
    faces: DocumentFaces,
    sequences: Sequence[MarkedSequence] | None,
) -> bytes:
    return packed_stream("\n".join(_operators(page, painter, faces, sequences)).encode("latin-1"))


def _operators(
    page: PrintPage,
    painter: Painter,
    faces: DocumentFaces,
    sequences: Sequence[MarkedSequence] | None,
) -> Iterator[str]:
    """The page in millimetres from its top left, each face in a frame of its own; where `sequences`
    tell its structure, the faces are ornament."""
    scale, height = (
        write_number(POINTS_PER_MM, 5),
        write_number(page.size.height * POINTS_PER_MM, 3),
    )
    yield f"{scale} 0 0 -{scale} 0 {height} cm"
    for placed in page.placed:
        painted = _placed(placed, painter, faces)
        yield painted if sequences is None else f"/Artifact BMC\n{painted}\nEMC"
    if page.marks:
        yield painter.page(page.marks) if sequences is None else painter.sequences(sequences)


def _placed(placed: PlacedFace, painter: Painter, faces: DocumentFaces) -> str:
    marks = faces.composed(placed.face).marks
    *turn, x, y = placed.matrix
    matrix = " ".join([write_number(value, 6) for value in turn])
    place = f"{matrix} {write_number(x, 3)} {write_number(y, 3)} cm"
    within = f"{painter.clip(placed.outline)}\n" if placed.outline else ""
    if faces.is_repeated(placed.face):
        return f"q {place} {within}/{painter.repeated(marks, placed.clip)} Do Q"
    if within:
        return f"q {place} {within}{painter.page(marks)}\nQ"
    clip = " ".join([write_number(value, 3) for value in placed.clip])
    return f"q {place} {clip} re W n\n{painter.page(marks)}\nQ"

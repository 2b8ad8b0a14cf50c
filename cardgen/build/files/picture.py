"""Cards, boards and tokens as PNG pictures: a file for each side of each of them."""

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path as FilePath
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardgen.build.file_made import FileMade, Job
from cardgen.build.files.sheets import faces_of, pictures_of
from cardgen.build.options import PNG, PrintOptions
from cardgen.build.selection import PrintRun, RunPart
from cardgen.imposition.geometry import Affine
from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace, Path, PrintableFace
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.outlines import Segments
from cardgen.output.safe_files import Spool, save_file
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.pictures import PictureCache
from cardgen.pdf.png import PagePictures, pixel_size
from cardgen.suggest import quantity
from cardgen.units import Box, Size

PAPER_WITHIN = 0.1  # mm


class PicturedSide(NamedTuple):
    """A face with the name of its picture: `iris front`, or `back` for the one of a whole deck."""

    face: PrintableFace
    name: tuple[str, ...]

    @property
    def cards(self) -> int:
        """How many cards it shows; the back of a deck is of none alone."""
        return len(self.name) - 1


class PicturedSet:
    """The pictures of a set in one language, drawn from one PDF, which is made for the first."""

    def __init__(
        self, run: PrintRun, part: RunPart, language: str, options: PrintOptions, spool: Spool
    ) -> None:
        self._run, self._part, self._language = run, part, language
        self._options, self._spool = options, spool
        self._bleed = options.bleed if options.pictures.with_bleed else 0.0

    @cached_property
    def sides(self) -> tuple[PicturedSide, ...]:
        """The front of each component, copies not repeated, and its back, a shared one once."""
        faces, of = faces_of(self._run, self._language), self._part.of
        every = {one.id: one for one in self._part.members}.values()
        fronts = (PicturedSide(faces.fronts[of.id, one.id], (one.id, "front")) for one in every)
        if self._options.duplex == "none":
            return tuple(fronts)
        if of.shared:
            return (*fronts, PicturedSide(faces.backs[of.id, ""], ("back",)))
        backs = (PicturedSide(faces.back(of, one), (one.id, "back")) for one in every)
        return tuple(side for both in zip(fronts, backs, strict=True) for side in both)

    @property
    def label(self) -> str:
        """What the bar of a build tells of it."""
        return f"{self._run.view.pack.id} {self._part.of.id} {self._language} {PNG}"

    def picture(self, index: int) -> FileMade:
        """One of its sides."""
        pack, of, side = self._run.view.pack.id, self._part.of, self.sides[index]
        size = pixel_size(pictured_size(of.size, self._bleed), self._options.pictures.dpi)
        png = self._pages.png(index, size, clear=bool(_outline(of.size, of.shape, self._bleed)))
        name = self._options.picture_name(pack, of.id, self._language, *side.name)
        kept = self._spool.keep(png)
        return FileMade(name, kept, pack, self._language, PNG, of.id, 1, side.cards)

    @cached_property
    def _pages(self) -> PagePictures:
        view, of = self._run.view, self._part.of
        pages = [picture_page(side.face, of.size, of.shape, self._bleed) for side in self.sides]
        pictures = pictures_of(self._run.view, self._options)
        about = DocumentInfo(of.id, self._language)
        pdf = pdf_bytes(pages, about, shapes=view.assets.faces, pictures=pictures)
        return PagePictures(pdf, self._options.pictures.dpi)


def picture_jobs(runs: Sequence[PrintRun], options: PrintOptions, spool: Spool) -> Iterator[Job]:
    """A picture of each side of what is printed, each with a name to show."""
    for run in runs:
        for part in run.parts:
            for language in run.view.languages:
                pictured = PicturedSet(run, part, language, options, spool)
                for index in range(len(pictured.sides)):
                    yield pictured.label, partial(pictured.picture, index)


def picture_plan_lines(runs: Sequence[PrintRun], options: PrintOptions) -> Iterator[str]:
    """What `--plan` tells of pictures."""
    bleed = options.bleed if options.pictures.with_bleed else 0.0
    for run in runs:
        for part in run.parts:
            fronts = len({one.id for one in part.members})
            backs = 0 if options.duplex == "none" else 1 if part.of.shared else fronts
            size = pixel_size(pictured_size(part.of.size, bleed), options.pictures.dpi)
            yield (
                f"{run.view.pack.id} {part.of.id}: {quantity(fronts + backs, 'picture')} of"
                f" {size.width} × {size.height} pixels a language"
            )


def pictured_size(size: Size, bleed: float) -> Size:
    """What a picture shows: the trim, and so much bleed around it."""
    return Size(size.width + 2 * bleed, size.height + 2 * bleed)


def picture_page(face: PrintableFace, size: Size, shape: CutShape, bleed: float) -> PrintPage:
    """A page that is just a face, cut to its shape, on paper where all else is transparent."""
    area, outline = Box(0, 0, *size).grown(bleed), _outline(size, shape, bleed)
    faces = (_paper(size, shape, bleed), face) if outline else (face,)
    at = Affine(e=bleed, f=bleed)
    placed = tuple(PlacedFace(one, at, area, outline) for one in faces)
    return PrintPage(pictured_size(size, bleed), placed)


def _paper(size: Size, shape: CutShape, bleed: float) -> CardFace:
    """The white that low ink leaves bare: lines on nothing would have no colour to fade to. It
    ends a little within the cut, so that no dark edge has a pale fringe."""
    white = Path(shape.outline(size, bleed - PAPER_WITHIN), fill="#FFFFFF")
    return CardFace("paper", "", size, (white,))


def _outline(size: Size, shape: CutShape, bleed: float) -> Segments:
    """What of a picture is painted; all of it where there is none. A bleed has square corners."""
    if shape == SQUARE_CUT or (bleed and shape.straight):
        return ()
    return shape.outline(size, bleed)


def save_picture(
    face: CardFace, shape: CutShape, assets: Assets, root: FilePath, target: FilePath
) -> None:
    """The face cut to its shape on white, 300 dots an inch; Stop where it cannot be written."""
    page = picture_page(face, face.size, shape, 0.0)
    with TemporaryDirectory() as cache:
        pictures = PictureCache(root, FilePath(cache))
        about = DocumentInfo(face.card, face.language)
        pdf = pdf_bytes((page,), about, shapes=assets.faces, pictures=pictures)
    save_file(target, PagePictures(pdf).png(0, pixel_size(face.size)))

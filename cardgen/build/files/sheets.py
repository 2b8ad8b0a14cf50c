"""Files of a build: stacks of cards imposed on sheets and painted, before anything is saved."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from cardgen.build.cache import BuildCache
from cardgen.build.file_made import FileMade, Job
from cardgen.build.files.shared_sheets import arranged_together, is_round
from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun, RunPart
from cardgen.imposition.arrangement import Arrangement, arrange_for_knife
from cardgen.imposition.cutting.arrangement import arrange_to_cut
from cardgen.imposition.geometry import Offset
from cardgen.imposition.impose import impose
from cardgen.imposition.sheet import SheetHeading
from cardgen.imposition.slug_area import fill_slug_areas
from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace, PrintableFace, UncomposedFace
from cardgen.model.card import Card
from cardgen.model.component import Component, ComponentSet
from cardgen.model.finding import Stop
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage, sheet_pages
from cardgen.project.pack_view import PackView

if TYPE_CHECKING:
    from cardgen.pdf.pictures import PictureCache


FaceKey = tuple[str, str]  # the ids of a set and of one of its components; no id is that of all


class RunFaces(NamedTuple):
    """The fronts and the backs of a stack in one language."""

    fronts: Mapping[FaceKey, PrintableFace]
    backs: Mapping[FaceKey, CardFace]

    def back(self, of: ComponentSet, one: Component) -> CardFace:
        """The back of a component: its own, or that of its set."""
        return self.backs[of.id, "" if of.shared else one.id]


class RunLayout(NamedTuple):
    """An arrangement with the options that it is printed with.

    These are those asked for, except that what is too large for a folded sheet is printed on both
    sides of the paper.
    """

    arrangement: Arrangement
    options: PrintOptions

    @property
    def offset(self) -> Offset:
        """How the backs of these sheets are moved."""
        return self.options.offsets.on_sheets(landscape=self.arrangement.landscape)


def run_layout(run: PrintRun, options: PrintOptions) -> RunLayout:
    """How the components of a run lie on the paper; Stop when not one fits."""
    try:
        return RunLayout(_arranged(run, options), options)
    except Stop:
        if options.duplex != "fold" or run.of_cards:
            raise
    unfolded = options._replace(duplex="long")
    return RunLayout(_arranged(run, unfolded), unfolded)


def _arranged(run: PrintRun, options: PrintOptions) -> Arrangement:
    if (len(run.sizes) > 1 or is_round(run)) and (found := arranged_together(run, options)):
        return found
    cutter = options.cutter
    way = partial(arrange_to_cut, cutter=cutter) if cutter else arrange_for_knife
    try:
        return way(
            *(run.size, options.paper),
            bleed=options.bleed,
            margin=options.margin,
            fold=options.duplex == "fold",
            shape=run.shape,
            noun=run.noun,
        )
    except Stop as stop:
        place = run.view.pack.entry.place(*run.parts[0].of.entry)
        raise Stop(stop.message, place=place, help=stop.help) from stop


def deck_files(run: PrintRun, options: PrintOptions) -> tuple[PrintRun, ...]:
    """What of a run is in each of its files: all of it, or so many full sheets of a large deck."""
    every = [(of, one) for of, members in run.parts for one in members]
    if len(every) <= options.split or not run.of_cards:
        return (run,)
    sheet = run_layout(run, options).arrangement.count
    most = -(-options.split // sheet) * sheet
    if len(every) <= most:
        return (run,)
    files = [every[first : first + most] for first in range(0, len(every), most)]
    digits = len(str(len(files)))
    return tuple(
        PrintRun(run.view, _in_parts(held), f"{number:0{digits}}")
        for number, held in enumerate(files, 1)
    )


def _in_parts(every: Sequence[tuple[ComponentSet, Component]]) -> tuple[RunPart, ...]:
    of_sets = groupby(every, key=lambda one: one[0])
    return tuple(RunPart(of, tuple(one for _, one in members)) for of, members in of_sets)


def sheet_jobs(
    runs: Sequence[PrintRun], options: PrintOptions, assets: Assets, cache: BuildCache
) -> tuple[Job, ...]:
    """The sheets that are to be made, each file with a name to show. Large decks are left out: the
    files of these are made one by one, see `deck_files`."""
    for language in dict.fromkeys(spoken for run in runs for spoken in run.view.languages):
        assets.languages.sheet_words(language)  # stops before anything is made
    jobs: list[Job] = []
    for run in runs:
        layout = run_layout(run, options)
        for language in run.view.languages if len(deck_files(run, options)) == 1 else ():
            name = f"{run.view.pack.id} {run.name} {language}"
            jobs.append((name, partial(make_sheets, run, layout, language, assets, cache)))
    return tuple(jobs)


def make_sheets(
    run: PrintRun, layout: RunLayout, language: str, assets: Assets, cache: BuildCache
) -> FileMade:
    """One stack in one language: compose, impose, paint."""
    faces = faces_of(run, language)
    pages = pages_of(run, faces, layout, language, assets)
    return paint_sheets(run, faces, pages, layout, language, assets, cache)


def faces_of(run: PrintRun, language: str) -> RunFaces:
    """The faces that the checks have composed and looked at; of sound cards, how they are made."""
    fronts: dict[FaceKey, PrintableFace] = {}
    backs: dict[FaceKey, CardFace] = {}
    for one in run.view.composed.faces:
        if one.face.language == language:
            key = (one.of.id, one.component.id if one.component else "")
            (fronts if one.side == "front" else backs)[key] = one.face
    for of, members in run.parts:
        for card in members:
            if (of.id, card.id) not in fronts and isinstance(card, Card):
                compose = partial(run.view.composed.front, of, card, language)
                fronts[of.id, card.id] = UncomposedFace(card.id, compose)
    return RunFaces(fronts, backs)


def pages_of(
    run: PrintRun, faces: RunFaces, layout: RunLayout, language: str, assets: Assets
) -> tuple[PrintPage, ...]:
    """The pages of a stack, front and back in turn, with marks, ruler and footer."""
    pack, options = run.view.pack, layout.options
    every = [(of, one) for of, members in run.parts for one in members]
    different = {(of.id, one.id): (of, one) for of, one in every}
    numbers = {key: number for number, key in enumerate(different)}
    order_of_faces = [numbers[of.id, one.id] for of, one in every]
    sheets = impose(order_of_faces, layout.arrangement, duplex=options.duplex, offset=layout.offset)
    words = assets.languages.sheet_words(language)
    heading = SheetHeading(pack.title[language], pack.version, words.footer)
    return sheet_pages(
        sheets,
        fill_slug_areas(sheets, heading),
        fronts=[faces.fronts[key] for key in different],
        backs=[faces.back(of, one) for of, one in different.values()],
        measures=assets.faces,
        bookmark=f"{pack.title[language]}, {run.title}",
        names=[one.name[language].text for of, one in different.values()],
    )


def paint_sheets(
    run: PrintRun,
    faces: RunFaces,
    pages: Sequence[PrintPage],
    layout: RunLayout,
    language: str,
    assets: Assets,
    cache: BuildCache,
) -> FileMade:
    """The PDF of a stack."""
    pack, name, options = run.view.pack, run.name, layout.options
    about = f"{pack.title[language]} {pack.version} · {run.title}"
    title = f"{about} · {language} · {options.paper.title}"
    pictures = pictures_of(run.view, options)
    document = document_info(title, options, language)
    file = options.name(pack.id, name, language, offset=layout.offset, number=run.number)
    kept = None
    if run.of_cards:
        backs = {of: face for (of, one), face in faces.backs.items() if not one}
        fronts = [faces.fronts[part.of.id, card.id] for part in run.parts for card in part.cards]
        kept = cache.painted_pages(pack, file, fronts, backs=backs)
    content = pdf_bytes(pages, document, shapes=assets.faces, pictures=pictures, page_cache=kept)
    count = len(run.components)
    return FileMade(file, content, pack.id, language, run.noun, name, len(pages), count)


def pictures_of(view: PackView, options: PrintOptions) -> "PictureCache | None":
    """What prepares the pictures of a pack; it is loaded only for packs that bring some."""
    if not (view.pack.folder / "art").is_dir():
        return None
    from cardgen.pdf.pictures import PictureCache

    return PictureCache(view.root, options.out)


def document_info(title: str, options: PrintOptions, language: str) -> DocumentInfo:
    duplex = options.duplex if options.duplex != "fold" else "none"
    return DocumentInfo(title, language, duplex=duplex)

"""Score pads of a build: each fills a sheet, edge to edge, on one side of the paper."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.build.file_made import FileMade
from cardgen.build.files.sheets import document_info
from cardgen.build.options import PrintOptions
from cardgen.imposition.arrangement import Arrangement, arrange_for_knife
from cardgen.imposition.impose import impose
from cardgen.imposition.sheet import SheetHeading
from cardgen.imposition.slug_area import fill_slug_areas
from cardgen.model.finding import Stop
from cardgen.model.score_pad import PadSet
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import sheet_pages
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words, quantity


class PadRun(NamedTuple):
    """The score pads of a set, which are printed in one file, and how they lie on a sheet."""

    view: PackView
    of: PadSet
    arrangement: Arrangement


def pad_runs(views: Sequence[PackView], options: PrintOptions) -> tuple[PadRun, ...]:
    """The score pads of packs on the paper. Stop where one does not fit."""
    return tuple(
        PadRun(view, of, _arranged(of, options))
        for view in views
        for of in view.pack.pad_sets
        if of.members
    )


def _arranged(of: PadSet, options: PrintOptions) -> Arrangement:
    """As many as fit, one beside the other: with nothing to bleed, neighbours share a cut."""
    return arrange_for_knife(of.size, options.paper, bleed=0.0, margin=options.margin, noun=of.kind)


def no_pad(views: Sequence[PackView]) -> Stop:
    """Why nothing is made where score pads alone are asked for."""
    packs = join_words((view.pack.id for view in views), joined_by="and")
    help = (
        "add one to pack.yaml: components: {scorepads: {kind: scorepad, layout: scorepad, of: …}}"
    )
    return Stop(f"no score pad is printed of {packs}", help=help)


def pad_plan_lines(runs: Sequence[PadRun], options: PrintOptions) -> Iterator[str]:
    """What `--plan` tells of score pads."""
    for run in runs:
        size, lying = run.of.size, run.arrangement
        pads, sheets = len(run.of.members), quantity(len(run.of.members), "page")
        yield (
            f"{run.view.pack.id} {run.of.id}: {quantity(pads, run.of.kind)} of {size.width:g} ×"
            f" {size.height:g} mm, {lying.count} on a sheet of {options.paper.title} with"
            f" {lying.cuts} cuts: {sheets} a language"
        )


def make_pads(run: PadRun, language: str, options: PrintOptions) -> FileMade:
    """The score pads of a set in one language: impose, paint."""
    pack, assets, of = run.view.pack, run.view.assets, run.of
    faces = [
        one.face
        for one in run.view.composed.pads.faces
        if one.of is of and one.face.language == language
    ]
    each = run.arrangement.count
    order = [number for number in range(len(faces)) for _ in range(each)]
    sheets = impose(order, run.arrangement, duplex="none")
    words = assets.languages.sheet_words(language)
    heading = SheetHeading(pack.title[language], pack.version, words.footer)
    title = f"{pack.title[language]} {pack.version} · {of.id} · {language} · {options.paper.title}"
    pages = sheet_pages(
        sheets, fill_slug_areas(sheets, heading), fronts=faces, backs=(), measures=assets.faces,
        bookmark=title,
    )  # fmt: skip
    info = document_info(title, options, language)._replace(duplex="none")
    content = pdf_bytes(pages, info, shapes=assets.faces)
    name = options.page_name(pack.id, of.id, language)
    count = len(faces)
    return FileMade(name, content, pack.id, language, of.kind, of.id, len(pages), count)

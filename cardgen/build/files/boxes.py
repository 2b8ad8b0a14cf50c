"""Boxes of a build: each folded of a sheet of its own, or of two where one is too small."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.build.file_made import FileMade
from cardgen.build.files.sheets import document_info
from cardgen.build.options import PrintOptions
from cardgen.imposition.box.line_key import LineWords, with_line_key
from cardgen.imposition.box.outlines import tuck_box, two_piece_box
from cardgen.imposition.box.sheet import BoxSheet, lay_box, unfolded_size
from cardgen.imposition.sheet import SheetHeading
from cardgen.imposition.slug_area import fill_slug_areas
from cardgen.layout.marks import CardFace
from cardgen.model.component import BOX_PAPER, BoxSet, BoxSpace, DeckSize, TuckBox
from cardgen.model.finding import Stop
from cardgen.model.language import BoxWords
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage, sheet_pages
from cardgen.project.pack_view import PackView
from cardgen.project.printed.boxes import box_variables, compose_panel, deck_size
from cardgen.project.printed.face_findings import fault_finding
from cardgen.suggest import join_words, quantity
from cardgen.units import Size


class PlannedBox(NamedTuple):
    """A box with the cards it holds, the room for them, and the sheets that it is folded of."""

    box: TuckBox
    held: DeckSize
    space: BoxSpace
    sheets: tuple[BoxSheet, ...]


class BoxRun(NamedTuple):
    """The boxes of a set that are printed in one file."""

    view: PackView
    of: BoxSet
    boxes: tuple[PlannedBox, ...]


def box_runs(views: Sequence[PackView], options: PrintOptions) -> tuple[BoxRun, ...]:
    """The boxes of packs on the paper. Stop where one does not fit, or one deck measures for many.

    Boxes that hold nothing sound are left out: checks tell of them.
    """
    wanted = [
        (view, of, box, held)
        for view in views
        for of in view.pack.box_sets
        for box in of.members
        if (held := deck_size(view.pack, box))
    ]
    if options.stock.deck and len(wanted) > 1:
        names = ", ".join(f"{box.pack} {box.id}" for _, _, box, _ in wanted)
        message = f"--deck-thickness measures one deck, and {len(wanted)} boxes are built: {names}"
        raise Stop(message, help="name one pack: cardgen build PACK --only boxes")
    runs: dict[tuple[str, str], BoxRun] = {}
    for view, of, box, held in wanted:
        before = runs.get((view.pack.id, of.id), BoxRun(view, of, ()))
        planned = plan_box(box, held, options)
        runs[view.pack.id, of.id] = before._replace(boxes=(*before.boxes, planned))
    return tuple(runs.values())


def plan_box(box: TuckBox, held: DeckSize, options: PrintOptions) -> PlannedBox:
    """A box of one piece where the paper has room for it, else a lid and a base; else Stop."""
    space = held.space(options.stock)
    one = tuck_box(space)
    for nets in ((one,), two_piece_box(space)):
        if sheets := lay_box(nets, options.paper, margin=options.margin, cutter=options.cutter):
            return PlannedBox(box, held, space, sheets)
    need, paper = unfolded_size(one), options.paper
    raise Stop(
        f"a box for {_measured(held, options)} is {_size(need)} unfolded, its lid"
        f" {_size(unfolded_size(two_piece_box(space)[0]))}: neither fits on {paper.title}"
        f" ({paper.width:g} × {paper.height:g} mm) inside {options.margin:g} mm margins",
        place=box.place("holds"),
        help="choose a larger paper, --paper a3; or tell how thick the whole deck is,"
        " --deck-thickness 25",
    )


def _measured(held: DeckSize, options: PrintOptions) -> str:
    thick = options.stock.thickness(held.number)
    return f"{quantity(held.number, 'card')}, {thick:.1f} mm thick,"


def _size(size: Size) -> str:
    return f"{size.width:.0f} × {size.height:.0f} mm"


def box_remarks(runs: Sequence[BoxRun], options: PrintOptions) -> Iterator[str]:
    """What a person should know of a box before paper is used."""
    for run in runs:
        for planned in run.boxes:
            if len(planned.sheets) > 1:
                need = _size(unfolded_size(tuck_box(planned.space)))
                yield (
                    f"{run.view.pack.id} {planned.box.id}: a box of one piece, {need} unfolded,"
                    f" does not fit on {options.paper.title}: a lid and a base are printed"
                )


def box_plan_lines(runs: Sequence[BoxRun], options: PrintOptions) -> Iterator[str]:
    """What `--plan` tells of boxes."""
    for run in runs:
        for planned in run.boxes:
            width, height, depth = planned.space
            sheets = quantity(len(planned.sheets), "sheet")
            yield (
                f"{run.view.pack.id} {planned.box.id}: 1 {run.of.kind} for"
                f" {_measured(planned.held, options)} {width:g} × {height:g} × {depth:.1f} mm"
                f" inside, on {options.paper.title}: {sheets}, {len(planned.sheets)}"
                f" {'page' if len(planned.sheets) == 1 else 'pages'} a language"
            )


def no_box(views: Sequence[PackView]) -> Stop:
    """Why nothing is made where boxes alone are asked for."""
    packs = join_words((view.pack.id for view in views), joined_by="and")
    help = "add one to pack.yaml: components: {boxes: {kind: box, layout: box, of: …}}"
    return Stop(f"no box is printed of {packs}", help=help)


def make_boxes(run: BoxRun, language: str, options: PrintOptions) -> FileMade:
    """The boxes of a set in one language: lay out, compose, paint."""
    pack, assets = run.view.pack, run.view.assets
    pages = [page for one in run.boxes for page in _pages(run, one, language)]
    title = f"{pack.title[language]} {pack.version} · {run.of.id} · {language}"
    info = document_info(f"{title} · {options.paper.title}", options, language)
    content = pdf_bytes(pages, info._replace(duplex="none"), shapes=assets.faces)
    name = options.box_name(pack.id, run.of.id, language)
    count = len(run.boxes)
    return FileMade(name, content, pack.id, language, run.of.kind, run.of.id, len(pages), count)


def _pages(run: BoxRun, planned: PlannedBox, language: str) -> Iterator[PrintPage]:
    """A page for each piece of a box."""
    pack, assets = run.view.pack, run.view.assets
    words = assets.languages.sheet_words(language)
    for number, one in enumerate(planned.sheets):
        said = (words.box.lines, _assembled(planned, words.box), _piece(one, words.box))
        note = " · ".join(filter(None, said))
        heading = SheetHeading(pack.title[language], pack.version, words.footer, note)
        (area,) = fill_slug_areas((one.sheet,), heading)
        area = with_line_key(one, area, LineWords(words.box.cut, words.box.fold, words.box.glue))
        labels = (*area.labels, *one.glue_labels(words.box.glue))
        yield from sheet_pages(
            (one.sheet,),
            (area._replace(labels=labels),),
            fronts=_faces(run, planned, one, language),
            backs=(),
            measures=assets.faces,
            bookmark="" if number else planned.box.name[language].text,
        )


def _assembled(planned: PlannedBox, words: BoxWords) -> str:
    """How large the box is outside, to the millimetre, once it is folded."""
    front = planned.sheets[0].panels[0].box
    depth = planned.space.depth + BOX_PAPER
    lengths = (f"{length + BOX_PAPER:.0f}" for length in (front.width, front.height, depth))
    named = dict(zip(("width", "height", "depth"), lengths, strict=True))
    return words.assembled.format(**named, count=planned.held.number)


def _piece(laid: BoxSheet, words: BoxWords) -> str:
    """Which of two pieces a sheet has; nothing on that of a whole box."""
    return {"lid": words.lid, "base": words.base}.get(laid.net, "")


def _faces(run: BoxRun, planned: PlannedBox, laid: BoxSheet, language: str) -> list[CardFace]:
    """The face of each panel, as large as it is; Stop, in the pack, where words do not fit."""
    view, composers = run.view, run.view.composers_by_ink[0]
    subject = box_variables(planned.box, view.pack, language, composers, planned.held)
    made = []
    for panel, face in laid.faces:
        lying = Size(*panel.box[2:])
        size = lying.turned() if panel.turn in (90, 270) else lying
        shown = compose_panel(planned.box, run.of, face, size, subject, composers)
        for fault in shown.face.faults:
            found = fault_finding(view.pack, shown, fault, view.root)
            raise Stop(found.message, place=found.place, help=found.help)
        made.append(shown.face)
    return made

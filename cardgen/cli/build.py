"""`cardgen build`: what is asked for, and what was said of it when nothing has changed since."""

from functools import partial
from pathlib import Path

import click

from cardgen.build.options import (
    BLEED,
    BuildRequest,
    PictureOptions,
    PrintOptions,
    card_stock,
    kinds_wanted,
)
from cardgen.build.parts import parse_part
from cardgen.build.printers import offsets_of, parse_offsets
from cardgen.build.record import BuildRecord, FinishedBuild
from cardgen.cli.files_made import tell_files
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.options.box import BOX_OPTIONS
from cardgen.cli.options.export import CUTTER, PICTURE_OPTIONS
from cardgen.cli.options.shared import (
    INK,
    PACKS,
    WITH,
    Millimetres,
    SuggestingChoice,
    SuggestingCommand,
    kind_of_set,
    kinds_of_root,
    listed,
    output_folder,
    printers_file,
    refuse_installed,
    working_folder,
)
from cardgen.cli.options.shares import SHARES
from cardgen.cli.refusals import (
    refuse_no_effect,
    refuse_planned_part,
    refuse_two_choices,
    refuse_uncut,
    refuse_unpictured,
    refuse_whole_of_some,
)
from cardgen.cli.say import say
from cardgen.imposition.arrangement import PRINTER_LIMIT
from cardgen.imposition.cutting.machines import CUTTERS
from cardgen.imposition.geometry import UNMEASURED, BackOffsets
from cardgen.imposition.papers import PAPERS
from cardgen.model.finding import Finding
from cardgen.output.folder import examine_folder
from cardgen.suggest import split_names

EPILOG = """\b
Examples:
  cardgen build                              every pack, every language, A4
  cardgen build faith --lang fr --paper letter
  cardgen build faith --cards CARD,OTHER*2   some cards, the other one twice
  cardgen build --changed HEAD~5             what differs from a Git revision
  cardgen build faith --duplex fold          fronts and backs on one side, to fold
  cardgen build faith --ink low              outlines instead of colour
  cardgen build faith --with my-costs.yaml   your own values laid over the pack
  cardgen build faith --plan                 sheets and cuts by paper; prints nothing
  cardgen build --only boxes --sleeves premium
                                             tuck boxes for cards in thick sleeves
  cardgen build --only aid                   what may be done when, icons, cards line by line
  cardgen build --only scorepads,credits     sheets to write the score on; who made what
  cardgen build --only web                   rules as a page for the browser, with a search
  cardgen build --only png --dpi 300         a picture of each side of each card, at its trim
  cardgen build --cutter silhouette          marks on the sheets, and files for the machine
  cardgen build --part 3/8                   the third of eight parts, for several machines
  cardgen build --only calibration           the sheet that measures a printer
  cardgen build --printer home               backs as cardgen calibrate has kept them

Print at 100 %. A line tells each file with its pages, cards and bytes. When something that would
be printed has an error, nothing is written and the exit code is 1. Numbers have a full stop as
decimal sign: --offset 0.5,-1.
"""


@click.command(
    cls=SuggestingCommand, short_help="Print packs: sheets of cards as PDF.", epilog=EPILOG
)
@PACKS
@click.option(
    "--lang",
    multiple=True,
    callback=listed,
    metavar="LANG,…",
    help="Languages; all that the pack speaks if not given.",
)
@click.option(
    "--paper",
    type=SuggestingChoice(PAPERS, also={"us": "letter"}),
    default="a4",
    show_default=True,
)
@click.option(
    "--duplex",
    type=SuggestingChoice(["long", "short", "fold", "none"]),
    default="long",
    show_default=True,
    help="The edge the paper turns on; fold: backs beside fronts; none: fronts only.",
)
@INK
@click.option(
    "--bleed",
    type=Millimetres(0, 3),
    default=BLEED,
    show_default=True,
    help="Millimetres printed beyond the cutting line.",
)
@click.option(
    "--margin",
    type=Millimetres(0, 30),
    default=PRINTER_LIMIT,
    show_default=True,
    help="Millimetres kept free of cards at the paper's edge; marks may reach to 5.",
)
@click.option(
    "--cards",
    multiple=True,
    callback=listed,
    metavar="a,b*2",
    help="Only these cards, *n for n copies.",
)
@click.option("--changed", metavar="REV", help="Only what differs from this Git revision.")
@WITH
@click.option(
    "--offset",
    "shift",
    metavar="x,y",
    help="Move backs of upright sheets by mm right and down (and turn by degrees: x,y,t).",
)
@click.option(
    "--landscape-offset", metavar="x,y", help="Move backs of landscape sheets, which lie."
)
@click.option("--printer", metavar="NAME", help="Move backs as this printer was calibrated.")
@click.option(
    "--only", multiple=True, callback=listed, metavar="cards,aid", help="Only files of these kinds."
)
@BOX_OPTIONS
@PICTURE_OPTIONS
@CUTTER
@SHARES
@click.option("--plan", is_flag=True, help="Tell how many sheets and cuts; write nothing.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="DIR", help="The output folder, else build/."
)
@click.pass_context
def command(
    context: click.Context,
    packs: tuple[str, ...],
    lang: str | None,
    paper: str,
    duplex: str,
    ink: str,
    bleed: float,
    margin: float,
    cards: str | None,
    changed: str | None,
    overlay: Path | None,
    shift: str | None,
    landscape_offset: str | None,
    printer: str | None,
    only: str | None,
    sleeves: str,
    card_thickness: float | None,
    card_weight: int | None,
    deck_thickness: float | None,
    dpi: int,
    with_bleed: bool,
    cutter: str | None,
    split: int,
    part: str | None,
    plan: bool,
    out: Path | None,
) -> tuple[Finding, ...]:
    """Print packs as sheets of cards with their backs, ready to cut."""
    refuse_no_effect(cards, shift, landscape_offset, printer, duplex)
    refuse_two_choices(cards, changed)
    share = None if part is None else parse_part(part)
    refuse_planned_part(plan, share)
    some = (cards, changed) != (None, None)
    own, of_set = partial(kinds_of_root, context.obj), partial(kind_of_set, context.obj)
    wanted = kinds_wanted(only, some=some, own=own, of_set=of_set)
    refuse_uncut(wanted, cutter, duplex)
    refuse_unpictured(wanted, _typed(context), with_bleed=with_bleed)
    folder = working_folder(context.obj, changed=changed, every=not packs)
    target = (out or output_folder(folder, context.obj)).absolute()
    refuse_installed(target, help="name another folder: --out DIR")
    refuse_whole_of_some(wanted, cards, changed)
    options = PrintOptions(
        paper=PAPERS[paper],
        out=target,
        duplex=duplex,  # type: ignore[arg-type]  # click lets only these through
        ink=ink,  # type: ignore[arg-type]  # the same
        bleed=bleed,
        margin=margin,
        offsets=_offsets(shift, landscape_offset, printer),
        choice=cards or "",
        overlay=overlay.stem if overlay else "",
        stock=card_stock(sleeves, card_thickness, card_weight, deck_thickness),
        pictures=PictureOptions(dpi, with_bleed),
        cutter=CUTTERS[cutter] if cutter else None,
        split=split,
    )
    if not plan:
        examine_folder(options.out, typed=out is not None)
    request = BuildRequest(folder, packs, split_names(lang), overlay, wanted, options, share)
    if plan:
        from cardgen.cli.building import plan_build

        return plan_build(request, changed, _typed(context))
    build = _build(request) if changed is None else _build_changed(request, changed)
    tell_files(build.files, options.out)
    return build.findings


def _build(request: BuildRequest) -> FinishedBuild:
    """Say again what the last build said if nothing has changed since; else build."""
    record = BuildRecord(request)
    build = record.finished()
    if build is None:
        from cardgen.cli.building import build_files

        return build_files(request, record)
    tell_findings(build.findings, request.root)
    say(*build.remarks, err=True)
    return build


def _build_changed(request: BuildRequest, revision: str) -> FinishedBuild:
    from cardgen.cli.building import build_changed

    return build_changed(request, revision)


def _offsets(upright: str | None, landscape: str | None, printer: str | None) -> BackOffsets:
    """How backs are moved, as typed or as kept for a printer."""
    if printer is not None:
        return offsets_of(printer, printers_file())
    return UNMEASURED if upright is landscape is None else parse_offsets(upright, landscape)


def _typed(context: click.Context) -> frozenset[str]:
    """The options that stand on the command line."""
    typed = click.core.ParameterSource.COMMANDLINE
    return frozenset(name for name in context.params if context.get_parameter_source(name) is typed)

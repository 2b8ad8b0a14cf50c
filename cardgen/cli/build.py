"""`cardgen build`: what is asked for, and what was said of it when nothing has changed since."""

from collections.abc import Sequence
from pathlib import Path

import click

from cardgen.build.options import BLEED, BuildRequest, Kinds, PrintOptions, card_stock, kinds_wanted
from cardgen.build.printers import offset_of, parse_offset
from cardgen.build.record import BuildRecord, FinishedBuild
from cardgen.cli.box_options import BOX_OPTIONS
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.options import (
    INK,
    PACKS,
    WITH,
    Millimetres,
    SuggestingCommand,
    output_folder,
    printers_file,
    refuse_installed,
    working_folder,
)
from cardgen.cli.say import say
from cardgen.imposition.arrangement import PRINTER_LIMIT
from cardgen.imposition.geometry import NO_OFFSET, Offset
from cardgen.imposition.papers import PAPERS
from cardgen.model.finding import Finding, Stop
from cardgen.output.folder import ManifestEntry, examine_folder
from cardgen.suggest import quantity, split_names

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
@click.option("--lang", metavar="LANG,…", help="Languages; all that the pack speaks if not given.")
@click.option(
    "--paper",
    type=click.Choice(list(PAPERS), case_sensitive=False),
    default="a4",
    show_default=True,
)
@click.option(
    "--duplex",
    type=click.Choice(["long", "short", "fold", "none"]),
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
@click.option("--cards", metavar="a,b*2", help="Only these cards, *n for n copies.")
@click.option("--changed", metavar="REV", help="Only what differs from this Git revision.")
@WITH
@click.option(
    "--offset",
    "shift",
    metavar="x,y",
    help="Move backs by mm right and down (and turn by degrees: x,y,t).",
)
@click.option("--printer", metavar="NAME", help="Move backs as this printer was calibrated.")
@click.option("--only", metavar="cards,aid", help="Only files of these kinds.")
@BOX_OPTIONS
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
    printer: str | None,
    only: str | None,
    sleeves: str,
    card_thickness: float | None,
    card_weight: int | None,
    deck_thickness: float | None,
    plan: bool,
    out: Path | None,
) -> tuple[Finding, ...]:
    """Print packs as sheets of cards with their backs, ready to cut."""
    _refuse_no_effect(cards, shift, printer, duplex)
    _refuse_two_choices(cards, changed)
    wanted = kinds_wanted(only, some=(cards, changed) != (None, None))
    folder = working_folder(context.obj)
    target = (out or output_folder(folder, context.obj)).absolute()
    refuse_installed(target, help="name another folder: --out DIR")
    _refuse_whole_of_some(wanted, cards, changed)
    options = PrintOptions(
        paper=PAPERS[paper],
        out=target,
        duplex=duplex,  # type: ignore[arg-type]  # click lets only these through
        ink=ink,  # type: ignore[arg-type]  # the same
        bleed=bleed,
        margin=margin,
        offset=_offset(shift, printer),
        choice=cards or "",
        overlay=overlay.stem if overlay else "",
        stock=card_stock(sleeves, card_thickness, card_weight, deck_thickness),
    )
    if not plan:
        examine_folder(options.out, typed=out is not None)
    request = BuildRequest(folder, packs, split_names(lang), overlay, wanted, options)
    if plan:
        from cardgen.cli.building import plan_build

        return plan_build(request, changed, _typed(context))
    build = _build(request) if changed is None else _build_changed(request, changed)
    _tell_files(build.files, options.out)
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


def _tell_files(files: Sequence[ManifestEntry], folder: Path) -> None:
    """A line a file, with its path as a person in the working folder would type it."""
    here = Path.cwd()
    for one in files:
        path = folder / one.path
        shown = path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
        noun = one.kind if one.cards else "card"
        held = f"{quantity(one.pages, 'page')}  {quantity(one.cards, noun)}"
        say(f"{shown}  {held}  {quantity(one.bytes, 'byte')}")


def _refuse_no_effect(
    cards: str | None, shift: str | None, printer: str | None, duplex: str
) -> None:
    """Stop for what would be passed over in silence."""
    if cards is not None and not cards.strip():
        raise Stop("--cards names no card", help="write cards by id: --cards iris,eris*2")
    moved = "" if shift is printer is None else "--offset" if printer is None else "--printer"
    if moved and duplex in ("fold", "none"):
        message = f"{moved} moves backs, and --duplex {duplex} prints no page of backs"
        raise Stop(message, help="leave one of the two out")
    if None not in (shift, printer):
        message = "--offset and --printer both say where backs go"
        raise Stop(message, help="leave one of the two out; cardgen calibrate keeps an offset")


def _refuse_two_choices(cards: str | None, changed: str | None) -> None:
    if None not in (cards, changed):
        message = "--cards and --changed both say which cards are printed"
        raise Stop(message, help="leave one of the two out")


def _refuse_whole_of_some(wanted: Kinds, cards: str | None, changed: str | None) -> None:
    whole = {
        "box": "a box is for whole decks",
        "scorepad": "a score pad is for whole packs",
        "credits": "credits are those of whole packs",
    }
    for kind in whole.keys() & wanted if (cards, changed) != (None, None) else ():
        given = "--cards" if changed is None else "--changed"
        help = f"leave out {given}, or {kind} in --only"
        raise Stop(f"{whole[kind]}, and {given} chooses some of their cards", help=help)


def _offset(shift: str | None, printer: str | None) -> Offset:
    """How backs are moved, as typed or as kept for a printer."""
    if printer is not None:
        return offset_of(printer, printers_file())
    return NO_OFFSET if shift is None else parse_offset(shift)


def _typed(context: click.Context) -> frozenset[str]:
    """The options that stand on the command line."""
    typed = click.core.ParameterSource.COMMANDLINE
    return frozenset(name for name in context.params if context.get_parameter_source(name) is typed)

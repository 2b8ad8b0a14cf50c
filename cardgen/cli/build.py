"""`cardgen build`: load → check → compose → impose → paint → save."""

from pathlib import Path

import click

from cardgen.checks.review.review import review, signed
from cardgen.cli.findings.order import ordered
from cardgen.cli.opening import Opened, Wanted, opened, split
from cardgen.cli.printing.choosing import concerned, stacks
from cardgen.cli.printing.memory import Memory
from cardgen.cli.printing.order import Order, offset
from cardgen.loading.root import find_root
from cardgen.model.finding import Finding
from cardgen.sheets.affine import NO_OFFSET
from cardgen.sheets.papers import PAPERS

EPILOG = """\b
Examples:
  cardgen build                              every pack, every language, A4
  cardgen build faith --lang fr --paper letter
  cardgen build faith --cards apollo,zeus*2  some cards, zeus twice
  cardgen build faith --duplex fold          fronts and backs on one side, to fold
  cardgen build faith --ink low              outlines instead of colour
  cardgen build faith --with my-costs.yaml   your own values laid over the pack
  cardgen build faith --plan                 sheets and cuts by paper; prints nothing
  cardgen build --calibration                the page that measures a printer

Print at 100 %. A line tells each file with its pages, cards and bytes. When something that would
be printed has an error, nothing is written and the exit code is 1.
"""


@click.command(short_help="Print packs: sheets of cards as PDF.", epilog=EPILOG)
@click.argument("packs", nargs=-1, metavar="[PACK]...")
@click.option("--lang", metavar="fr,en", help="Languages; all that the pack speaks if not given.")
@click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", show_default=True)
@click.option(
    "--duplex",
    type=click.Choice(["long", "short", "fold", "none"]),
    default="long",
    show_default=True,
    help="The edge the paper turns on; fold: backs beside fronts; none: fronts only.",
)
@click.option(
    "--ink",
    type=click.Choice(["full", "low"]),
    default="full",
    show_default=True,
    help="low is a design of its own: white grounds and outlines.",
)
@click.option(
    "--bleed",
    type=click.FloatRange(0, 3),
    default=2.0,
    show_default=True,
    help="Millimetres printed beyond the cutting line.",
)
@click.option("--cards", default="", metavar="a,b*2", help="Only these cards, *n for n copies.")
@click.option(
    "--with",
    "overlay",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Lay the values of this file over the packs, by card id.",
)
@click.option(
    "--offset",
    "shift",
    metavar="x,y",
    help="Move backs by mm right and down (and turn by degrees: x,y,t).",
)
@click.option("--calibration", is_flag=True, help="Only the page that measures a printer.")
@click.option("--plan", is_flag=True, help="Tell how many sheets and cuts; write nothing.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="DIR", help="The output folder, else build/."
)
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    lang: str | None,
    paper: str,
    duplex: str,
    ink: str,
    bleed: float,
    cards: str,
    overlay: Path | None,
    shift: str | None,
    calibration: bool,
    plan: bool,
    out: Path | None,
) -> tuple[Finding, ...]:
    """Print packs as sheets of cards with their backs, ready to cut."""
    folder = find_root(Path.cwd(), given=root)
    order = Order(
        paper=PAPERS[paper],
        out=(out or _beside(folder)).absolute(),
        duplex=duplex,  # type: ignore[arg-type]  # click lets only these through
        ink=ink,  # type: ignore[arg-type]
        bleed=bleed,
        offset=offset(shift) if shift else NO_OFFSET,
        choice=cards,
    )
    memory = Memory(folder, order, split(lang), overlay)
    loaded = opened(folder, Wanted(packs, split(lang), (order.ink,), overlay), memory)
    if plan:
        planned(loaded, order)
        return loaded.lost
    found = checked(loaded)
    findings = concerned(found, order.choice)
    if any(finding.severity == "error" for finding in findings):
        _tell(findings, folder)
        click.echo("nothing was written; cardgen explain CHECK says more", err=True)
        return findings
    _tell(findings, folder)
    printed(loaded, order, memory, calibration=calibration)
    memory.keep(loaded.library.packs, found)
    return findings


def _beside(root: Path) -> Path:
    """build/ of the project one stands in; of the working folder when the cards came installed."""
    here = Path.cwd()
    inside = here.is_relative_to(root) or "site-packages" not in root.parts
    return (root if inside else here) / "build"


def checked(loaded: Opened) -> tuple[Finding, ...]:
    """Everything that is wrong with the packs."""
    return ordered((*map(signed, loaded.lost), *review(loaded.library)))


def printed(loaded: Opened, order: Order, memory: Memory, *, calibration: bool) -> None:
    """Compose, impose and paint every file; then save all at once, telling each."""
    from cardgen.cli.printing.files import files
    from cardgen.cli.printing.progress import progress
    from cardgen.cli.printing.saving import saved

    chosen = stacks(loaded.library.packs, order.choice)
    assets = loaded.library.assets
    work = files(chosen, order, assets, memory, calibration_only=calibration)
    made = [make() for make in progress(work)]
    for line in saved(made, order):
        click.echo(line)


def planned(loaded: Opened, order: Order) -> None:
    """The table of papers, bleeds and margins for each deck."""
    from cardgen.sheets.plan import plan, render

    for stack in stacks(loaded.library.packs, order.choice):
        deck, papers = stack.deck, tuple(PAPERS.values())
        rows = plan(len(stack.cards), deck.size, papers, fold=order.duplex == "fold")
        size = f"{deck.size.width:g} × {deck.size.height:g} mm"
        click.echo(f"{stack.material.pack.id} {deck.id}: {len(stack.cards)} cards of {size}")
        click.echo(render(rows))


def _tell(findings: tuple[Finding, ...], root: Path) -> None:
    if findings:
        from cardgen.cli.findings.text import text

        click.echo(text(findings, root), nl=False, err=True)

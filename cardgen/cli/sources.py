"""`cardgen sources`: where each value of a pack comes from."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from cardgen.checks.run import with_check
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.options.shared import PACKS, WITH, SuggestingCommand, working_folder
from cardgen.cli.say import say
from cardgen.model.card import Card
from cardgen.model.finding import Finding, ordered
from cardgen.model.pack import Pack
from cardgen.model.wonder import Wonder
from cardgen.packs.pack import load_packs
from cardgen.packs.root import own_packs
from cardgen.project.sources import HOUSE, SourcedValue, source_kind, sourced_values
from cardgen.suggest import quantity

HEADS = ("card", "value", "source", "place")
EPILOG = """\b
Examples:
  cardgen sources                        every pack
  cardgen sources faith --house          only the values that are ours
  cardgen sources faith --with my-costs.yaml
"""


@click.command(
    cls=SuggestingCommand, short_help="Where each value of a pack comes from.", epilog=EPILOG
)
@PACKS
@click.option("--house", is_flag=True, help="Only values that are ours, not of a source.")
@WITH
@click.pass_obj
def command(
    root: Path | None, packs: tuple[str, ...], house: bool, overlay: Path | None
) -> tuple[Finding, ...]:
    """The source of every value that names one: seeds, public sources, ours, or an overlay."""
    folder = working_folder(root, every=not packs)
    loaded = load_packs(folder, packs or own_packs(folder), overlay)
    for pack in (one.pack for one in loaded if one.pack):
        owners: tuple[Card | Wonder, ...] = (*pack.cards, *pack.wonders)
        values = [value for owner in owners for value in sourced_values(owner)]
        say(sources_line(pack, values))
        shown = [value for value in values if not house or value.source == HOUSE]
        say(*_table(shown), "")
    findings = ordered(with_check(finding) for one in loaded for finding in one.findings)
    tell_findings(findings, folder)
    return findings


def sources_line(pack: Pack, values: list[SourcedValue]) -> str:
    """`faith 1.0.0: 37 cards, 2 boards, 92 values with a source: 48 house, 44 seed`."""
    kinds = Counter(source_kind(value.source) for value in values)
    told = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
    silent = sum(not card.sources for card in pack.cards)
    lacking = f"; {quantity(silent, 'card')} without a source" if silent else ""
    boards = f"{quantity(len(pack.wonders), 'board')}, " if pack.wonders else ""
    cards = quantity(len(pack.cards), "card")
    sums = f"{cards}, {boards}{quantity(len(values), 'value')} with a source"
    return f"{pack.id} {pack.version}: {sums}{': ' if told else ''}{told}{lacking}"


def _table(values: list[SourcedValue]) -> Iterator[str]:
    rows = [HEADS, *((v.card, v.name, v.source, str(v.place)) for v in values)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()

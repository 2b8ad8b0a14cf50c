"""The check `unknown-icon`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.asked import lacking
from cardgen.checks.review.icons import Named, icons_named
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding


def check_unknown_icon(material: Material) -> Iterator[Finding]:
    """The mark of the pack, and every icon a printed card names or draws, each once a card."""
    known = material.assets.signs.names
    yield from _mark(material, known)
    for card in material.fresh_printed:
        for named in icons_named(card, material.powers(card), material.root, known):
            yield _finding(named, card.id, known)


def _mark(material: Material, known: frozenset[str]) -> Iterator[Finding]:
    """The mark, where a layout draws it and there is none of that name: once for all cards."""
    pack = material.pack
    if pack.printed_decks and lacking(pack, material.presses, {"mark": pack.mark}):
        message = f'there is no icon "{pack.mark}" for the mark{question(pack.mark, known)}'
        help = (
            "the mark is the small sign that tells this pack's cards apart: draw"
            f" templates/icons/{pack.mark}.svg, or name an icon that is there"
        )
        yield Finding("unknown-icon", "unknown-mark", pack.entry.place("mark"), message, help)


def _finding(named: Named, card: str, known: frozenset[str]) -> Finding:
    message = f'there is no icon "{named.name}"{question(named.name, known)}'
    help = f"put {named.name}.svg into templates/icons/, or name one that is there"
    return Finding(
        "unknown-icon",
        "unknown-icon",
        named.place,
        message,
        help,
        card=card,
        language=named.language,
    )


UNKNOWN_ICON = Check(
    slug="unknown-icon",
    title="An icon that is not there",
    why="""\
An icon in words, in recorded exceptions, the one an effect draws, or the mark that tells a pack's
cards apart, is an SVG file of templates/icons/. A hole in a line of icons changes what a player
reads across the table.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Recevez {coins:3}.        # did you mean "coin"?
""",
    mend="""\
Type the name of a file of templates/icons/ without its ending, or draw it.
""",
    codes=("unknown-icon", "unknown-mark"),
    over_pack=check_unknown_icon,
)

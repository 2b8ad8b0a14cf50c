"""An icon that is not there."""

from collections.abc import Iterator

from cardgen.checks.review.icons import Named, icons_named
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding

WHY = """\
An icon in words, in recorded exceptions, or the one an effect draws, is an SVG file of
templates/icons/. A hole in a line of icons changes what a player reads across the table.
"""
REFUSED = """\
- id: apollo
  text:
    fr: >-
      Recevez {coins:3}.        # did you mean "coin"?
"""
MEND = """\
Type the name of a file of templates/icons/ without its ending, or draw it.
"""


def check(material: Material) -> Iterator[Finding]:
    """Every icon a printed card names or draws, each once a card."""
    known = material.assets.signs.names
    for card in material.fresh_printed:
        for named in icons_named(card, material.powers(card), material.root, known):
            yield _finding(named, card.id, known)


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

"""The check `rulebook-icon`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.layout.subject import shown_icons
from cardgen.loading.suggest import listed
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.checks.review.prose.shelf import Shelf


def check_rulebook_icon(prose: "Prose") -> Iterator[Finding]:
    """The signs of all printed cards, in each rulebook of their pack; one finding a rulebook."""
    for shelf in prose.shelves:
        for book in shelf.books:
            shown = set(book.icons)
            lacking = [name for name in _printed(shelf) if name not in shown]
            if lacking:
                signs = listed((f"{{{name}}}" for name in lacking), joined_by="and")
                message = f"cards print {signs}, which it never shows"
                help = "show each sign with what it means"
                yield Finding(
                    *("rulebook-icon", "rulebook-icon", book.place, message, help),
                    language=book.language,
                )


def _printed(shelf: "Shelf") -> list[str]:
    """The signs there are that printed cards show."""
    pack, material = shelf.pack, shelf.material
    icons = (
        icon.name
        for card in pack.printed_cards
        for icon in shown_icons(card, pack, material.powers(card))
    )
    return [name for name in dict.fromkeys(icons) if name in material.assets.signs.names]


RULEBOOK_ICON = Check(
    slug="rulebook-icon",
    title="Signs on cards that a rulebook never shows",
    why="""\
A player meets a sign on a card and turns to the rulebook: each sign that cards of the pack print
stands there with its meaning, as a sign and not only in words.
""",
    refused="""\
# Icônes

- {coin:3} : 3 pièces.        <!-- cards print {shield:1} too -->
""",
    mend="""\
Show each sign once, with or without a number: `- {shield}: a shield`. Where the printed icon
reference is enough, say so in pack.yaml: `accepts: {rulebook-icon: the icon reference explains}`.
""",
    over_prose=check_rulebook_icon,
)

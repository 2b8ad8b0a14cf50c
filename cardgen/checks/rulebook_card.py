"""The check `rulebook-card`."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.wonder import Wonder

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.model.rulebook import Block, Rulebook


def check_rulebook_card(prose: "Prose") -> Iterator[Finding]:
    """Every card and board of a pack, in each of its rulebooks."""
    for shelf in prose.shelves:
        for book in shelf.books:
            yield from _undescribed((*shelf.pack.cards, *shelf.pack.wonders), book)


def _undescribed(cards: tuple[Card | Wonder, ...], book: "Rulebook") -> Iterator[Finding]:
    """What is not described, told where the one before it is."""
    headings, before = _headings(book), book.place
    for card in cards:
        kind = "wonder" if isinstance(card, Wonder) else "card"
        link = f"{{{kind}:{card.id}}}"
        heading, told = headings.get(link, (None, False))
        before = heading.place() if heading else before
        if not told:
            empty = "nothing stands under the heading of"
            message = f"{empty if heading else 'no heading describes'} {link}"
            help = f"{'say what it does, or what to know of it' if heading else f'add ## {link}'}"
            yield Finding(
                *("rulebook-card", "rulebook-card", before, message, help),
                card=card.id,
                language=book.language,
            )


def _headings(book: "Rulebook") -> Mapping[str, tuple["Block", bool]]:
    """The heading of each card or board, and whether anything stands below one of them."""
    found: dict[str, tuple[Block, bool]] = {}
    for number, section in enumerate(book.sections):
        if section.heading:
            for link in section.heading.links("card", "wonder"):
                first, told = found.get(str(link), (section.heading, False))
                found[str(link)] = first, told or _is_told(book, number)
    return found


def _is_told(book: "Rulebook", number: int) -> bool:
    """Whether a section, or one inside it, says anything."""
    heading = book.sections[number].heading
    for section in book.sections[number:]:
        inside = heading and section.heading and section.heading.level > heading.level
        if section.heading is not heading and not inside:
            return False
        if section.blocks:
            return True
    return False


RULEBOOK_CARD = Check(
    slug="rulebook-card",
    title="A card or board that a rulebook does not describe",
    why="""\
Whoever does not understand a card looks it up. Each card and each board of the pack stands in a
heading of its rulebook, alone or with others that are told together, and something is said below.
""",
    refused="""\
## {card:iris}

## {card:eris}

Elle sème la discorde.        <!-- and nothing is said of Iris -->
""",
    mend="""\
Add the heading that the finding proposes, after the one it points to, and what there is to say.
""",
    over_prose=check_rulebook_card,
)

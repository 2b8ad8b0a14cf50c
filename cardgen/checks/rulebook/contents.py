"""What a rulebook has to explain: cards, boards, signs."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.wonder import Wonder
from cardgen.project.printed.printed_works import signs_on_cards
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Rulebook
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

SECTION = 2  # the level of a heading, ##


def check_rulebook_card(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every card and board of a pack, in each of its rulebooks."""
    for book in rulebooks.books:
        yield from _undescribed((*rulebooks.pack.cards, *rulebooks.pack.wonders), book)


def _undescribed(cards: tuple[Card | Wonder, ...], book: "Rulebook") -> Iterator[Finding]:
    """What is not described, told where the one before it is."""
    headings, before = _headings(book), book.place
    level = _level(headings)
    for card in cards:
        kind = "wonder" if isinstance(card, Wonder) else "card"
        link = f"{{{kind}:{card.id}}}"
        heading, told = headings.get(link, (None, False))
        before, level = (heading.place(), heading.level) if heading else (before, level)
        if not told:
            empty = "nothing stands under the heading of"
            message = f"{empty if heading else 'no heading describes'} {link}"
            own = card.place("id")
            help = f"add {'#' * level} {link} behind this; the {kind}: {own.file}:{own.line}"
            help = "say what it does, or what to know of it" if heading else help
            yield Finding(
                *("rulebook-card", "rulebook-card", before, message, help),
                card=card.id,
                language=book.language,
            )


def _level(headings: "Mapping[str, tuple[Block, bool]]") -> int:
    """That of the first heading of a card, for what stands before all of them."""
    return next((heading.level for heading, _ in headings.values()), SECTION)


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
    over_rulebooks=check_rulebook_card,
    reads="counted",
    by_book=True,
)


def check_rulebook_icon(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """The signs of all printed cards, in each rulebook of their pack."""
    project, view = prose.project, rulebooks.view
    there, printed = view.assets.signs.names, dict.fromkeys(signs_on_cards(project, view))
    signs = [name for name in printed if name in there]
    key = project.prose_digests.of_books("signs", view, signs)
    yield from look_unless_sound(project.parts, key, partial(_unshown, rulebooks, signs))


def _unshown(rulebooks: "PackRulebooks", signs: Sequence[str]) -> Iterator[Finding]:
    """One finding a rulebook."""
    for book in rulebooks.books:
        shown = set(book.icons)
        listed = any(link.kind == "list" and link.id == "signs" for link in book.links)
        lacking = [name for name in signs if not listed and name not in shown]
        if lacking:
            named = join_words((f"{{{name}}}" for name in lacking), joined_by="and")
            message = f"cards print {named}, which it never shows"
            help = "show each sign with what it means"
            yield Finding(
                *("rulebook-icon", "rulebook-icon", book.place, message, help),
                language=book.language,
            )


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
Show each sign once, with or without a number: `- {shield}: a shield`; or print all of them, with
what they mean, by `{list:signs}` alone in its paragraph. Where the printed icon
reference is enough, say so in pack.yaml: `accepts: {rulebook-icon: the icon reference explains}`.
""",
    over_rulebooks=check_rulebook_icon,
)

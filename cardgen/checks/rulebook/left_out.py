"""Tables of the cards that stay in the box, against what the cards say of players and needs."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Rulebook
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


class LeftOut(NamedTuple):
    """A row: the cell that lists cards, the game it is about, and which cards stay out of it."""

    cell: "Block"
    game: str
    stays: Callable[[Card], bool]


def check_rulebook_left_out(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every card of a pack, in every row of its tables that can be read."""
    manners = {one.language: one.orthography for one in prose.spoken}
    for book in rulebooks.books:
        if book.language in manners:
            for row in _rows(book, manners[book.language]):
                for card in rulebooks.pack.printed_cards:
                    yield from _card(card, row, book.language)


def _rows(book: "Rulebook", manner: "Orthography") -> Iterator[LeftOut]:
    cells = [block for block in book.blocks if block.kind == "cell"]
    heads = {cell.table: cell.column for cell in cells
             if cell.row == 0 and cell.words.strip() in manner.left_out}  # fmt: skip
    games = {(cell.table, cell.row): cell.words.strip() for cell in cells if cell.column == 0}
    for cell in cells:
        if cell.row and heads.get(cell.table) == cell.column:
            game = games.get((cell.table, cell.row), "")
            for stays in (*_of_numbers(game), *_of_needs(game, manner)):
                yield LeftOut(cell, game, stays)


def _of_numbers(game: str) -> Iterator[Callable[[Card], bool]]:
    """What stays out of games of each of the numbers of players that a cell names."""
    for number in map(int, re.findall(r"\b\d{1,2}\b", game)):
        yield partial(_asks_more, number)


def _asks_more(number: int, card: Card) -> bool:
    return least_players(card) > number


def least_players(card: Card) -> int:
    """With how many players a card is used at all, or is advised; 0 where with any."""
    return max(card.players.min or 0, card.players.advised or 0)


def _of_needs(game: str, manner: "Orthography") -> Iterator[Callable[[Card], bool]]:
    """What stays out of games without what a cell names."""
    for need, wordings in manner.left_without.items():
        if game in wordings:
            yield partial(asks_for, need)


def asks_for(need: str, card: Card) -> bool:
    """Whether a card needs a thing, `play leaders` or `cards cities`."""
    how, _, what = need.partition(" ")
    return what in (card.needs.cards if how == "cards" else card.needs.play)


def _card(card: Card, row: LeftOut, language: str) -> Iterator[Finding]:
    linked = any(link.id == card.id for link in row.cell.links("card"))
    named = card.name[language].text in row.cell.masked(" ")
    if row.stays(card) and not (linked or named):
        message = f'"{row.game}": {card.id} is not listed, though it says so itself'
        yield _finding(card, row, message, language)
    elif linked and not row.stays(card):
        message = f'"{row.game}": {card.id} is listed, but does not say so itself'
        yield _finding(card, row, message, language)


def _finding(card: Card, row: LeftOut, message: str, language: str) -> Finding:
    key = next((key for key in ("players", "needs") if key in card.entry), "id")
    help = f"mend the table, or what the card says: {card.place(key)}"
    place, code = row.cell.place(), "rulebook-left-out"
    return Finding(code, code, place, message, help, card=card.id, language=language)


RULEBOOK_LEFT_OUT = Check(
    slug="rulebook-left-out",
    title="A table of cards that stay in the box, and cards that say otherwise",
    why="""\
Which cards a game does without is told twice: `players:` and `needs:` of the cards print their
borders, and a table of the rulebook lists them. A column whose head is among `left out` of
templates/languages/<language>/prose.yaml lists such cards; the first cell of its row names numbers
of players, or what the game lacks in words of `left without`. The list holds every card whose
smallest number of players, or advised one, is greater, or which needs what is lacking; and no
other.
""",
    refused="""\
| In a game… | leave in the tuck box |
|---|---|
| with 2 players | {card:iris} |      <!-- and Iris says players: {min: 2} -->
""",
    mend="""\
Find out which of the two is right: list the card or take it out of the list, or mend its `players:`
or `needs:`.
""",
    over_rulebooks=check_rulebook_left_out,
    reads="counted",
    by_book=True,
)

"""Which cards of which decks are printed, in which order."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.build.card_choice import select_cards
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Deck
from cardgen.project.pack_view import PackView
from cardgen.project.revision import Revision
from cardgen.suggest import join_words
from cardgen.units import Size


class DeckPart(NamedTuple):
    """Cards of one deck in printing order, a copy being the same card again."""

    deck: Deck
    cards: tuple[Card, ...]


class PrintRun(NamedTuple):
    """What is printed together: the decks of a pack whose cards are of one size.

    A deck that ends half-way through a sheet leaves the other places on it to the next one.
    """

    view: PackView
    parts: tuple[DeckPart, ...]

    @property
    def name(self) -> str:
        """The decks, as files and tables call them together."""
        return "+".join(part.deck.id for part in self.parts)

    @property
    def size(self) -> Size:
        return self.parts[0].deck.size

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for part in self.parts for card in part.cards)


def print_runs(views: Sequence[PackView], choice: str) -> tuple[PrintRun, ...]:
    """The stacks to print, empty decks left out. Stop when the choice names what is not there."""
    decks = [(view, deck) for view in views for deck in view.pack.printed_decks]
    every = [(index, card) for index, (_, deck) in enumerate(decks) for card in deck.cards]
    ids = [f"{card.pack}/{card.id}" for _, card in every]
    try:
        chosen = [
            every[i] for i in select_cards(ids, choice, each=[card.copies for _, card in every])
        ]
    except ValueError as error:
        help = "write cards by id, with copies: --cards iris,eris*2"
        raise Stop(str(error), help=help) from error
    if not chosen:
        raise Stop("there is no card to print", help=_why_none(views))
    together: dict[tuple[str, Size], PrintRun] = {}
    for index, (view, deck) in enumerate(decks):
        if cards := tuple(card for at, card in chosen if at == index):
            key = (view.pack.id, deck.size)
            before = together[key].parts if key in together else ()
            together[key] = PrintRun(view, (*before, DeckPart(deck, cards)))
    return tuple(together.values())


def _why_none(views: Sequence[PackView]) -> str:
    """Why packs that could be read print nothing."""
    if any(deck.printed for view in views for deck in view.pack.decks):
        return "the decks of these packs are empty"
    facts = sum(len(view.cards) for view in views)
    packs = join_words((view.pack.id for view in views), joined_by="and")
    return (
        f"the {facts} cards of {packs} are facts for the rules: their decks name no layout;"
        " cards are printed from decks such as gods: {kind: god, layout: god, back: gods, …}"
    )


def findings_for(findings: Iterable[Finding], choice: str) -> tuple[Finding, ...]:
    """The findings of the chosen cards, and those that are of no card alone."""
    parts = (part.partition("*")[0].strip() for part in choice.split(","))
    names = {part.rpartition("/")[2] for part in parts} - {""}
    return tuple(one for one in findings if not names or one.card in names or not one.card)


def changed_cards(views: Sequence[PackView], root: Path, name: str) -> str:
    """A choice of the printed cards whose entries differ from those of a Git revision.

    New cards are among them; comments, order and the way of writing do not count. Stop where there
    is no Git or no such revision.
    """
    revision = Revision(root, name, instead="name the cards instead: --cards iris,eris")
    return ",".join(part for view in views for part in _parts(view, revision))


def _parts(view: PackView, revision: Revision) -> Iterator[str]:
    """The changed cards of a pack, each with its copies."""
    before: dict[str, Mapping[str, Any]] = {}
    for card in view.pack.printed_cards:
        file = card.entry.file
        if file not in before:
            before[file] = revision.entries(file)
        if before[file].get(card.id) != card.entry:
            yield f"{card.pack}/{card.id}*{card.copies}"

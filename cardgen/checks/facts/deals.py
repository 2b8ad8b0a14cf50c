"""Age decks against the hands and the structures that are dealt from them."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_pack
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

DRAWN = "purple"  # the cards of which a few are drawn for a game, in the last Age
DEALT = ("age", "colour", "copies")  # what tells in which decks a card lies
CODE = "deal-count"


def check_deal_count(prose: "Prose") -> Iterator[Finding]:
    """The decks of each pack that says itself how many cards are dealt."""
    project = prose.project
    for view in project.packs:
        if not {"hand", "structures"}.isdisjoint(view.pack.constants) and _is_counted(view):
            yield from look_at_pack(project, CODE, view, partial(_in_pack, view))


def _is_counted(view: "PackView") -> bool:
    """Whether of each card can be read in which decks it lies, and how often."""
    if view.may_hold_more:
        return False
    return all(part.unread.isdisjoint(DEALT) for part in view.partly_read)


def _in_pack(view: "PackView") -> Iterator[Finding]:
    """The Age decks of a pack."""
    constants = view.pack.constants
    if "hand" in constants and "black_cards" not in constants:
        yield from _told(view, "hand", [*_against_hands(view)])
    if "structures" in constants and "boxed" in constants:
        yield from _told(view, "structures", [*_against_structures(view)])


def _told(view: "PackView", key: str, sums: Sequence[str]) -> Iterator[Finding]:
    """Each sum that does not come out, where more than half of them do: a pack of few cards, to try
    the rules with, deals nothing."""
    wrong = [one for one in sums if one]
    if 2 * len(wrong) < len(sums):
        place: Place = view.pack.entry.place("constants", key)
        help = "mend copies: of the card that is one too many or too few, or this number"
        yield from (Finding(CODE, CODE, place, message, help) for message in wrong)


def _against_hands(view: "PackView") -> Iterator[str]:
    """Each Age deck of so many players: hands of so many cards leave none over."""
    hands, beyond = view.pack.constants["hand"], view.pack.constants.get("guilds_beyond_players", 0)
    for age, name in enumerate(AGES):
        deck = [card for card in view.named_cards if card.dealt[age]]
        drawn = any(_is_drawn(card, name) for card in view.named_cards)
        for players in sorted({number for card in deck for number in card.dealt[age]}):
            cards = sum(card.dealt[age].get(players, 0) for card in deck)
            cards += players + beyond if drawn else 0
            dealt = players * hands[age]
            told = f"{cards} cards of Age {name}, and {players} hands of {hands[age]} are {dealt}"
            yield told if cards != dealt else ""


def _against_structures(view: "PackView") -> Iterator[str]:
    """Each Age deck of Duel: what is boxed and what is laid out leave none over."""
    constants = view.pack.constants
    for age, name in enumerate(AGES):
        deck = [
            card for card in view.named_cards if name in card.ages and not _is_drawn(card, name)
        ]
        drawn = constants.get("guilds", 0) if name == AGES[-1] else 0
        cards = sum(card.copies for card in deck) + drawn - constants["boxed"]
        laid = sum(len(row.columns) for row in constants["structures"][age])
        message = f"{cards} cards of Age {name} once {constants['boxed']} are boxed"
        yield f"{message}, and {laid} are laid out" if deck and cards != laid else ""


def _is_drawn(card: Card, age: str) -> bool:
    return card.colour == DRAWN and age in card.ages


DEAL_COUNT = Check(
    slug="deal-count",
    title="An Age deck of which hands or structures leave cards over",
    why="""\
An Age deck is dealt out whole: with `hand: 7`, five players take 35 cards, which are those of the
deck and, in Age III, as many Guilds as there are players and `guilds beyond players` more. In Duel
the deck without its `boxed` cards, in Age III with its `guilds`, is what `structures` lay out. A
`copies:` that says one card too many or too few for some number of players breaks the sum; it is
told where more than half of the sums come out.
""",
    refused="""\
constants: {hand: 7, …}
# age-i.yaml: 34 cards in all with 5 players
- id: tavern
  copies: {3: 0, 4: 1, 5-6: 1, 7: 3}      # 2 with 5 and 6 players
""",
    mend="""\
Count the cards of that Age for that number of players, and mend the `copies:` of the card that is
wrong.
""",
    over_prose=check_deal_count,
)

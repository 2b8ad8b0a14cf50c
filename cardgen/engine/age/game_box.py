"""What lies on the table when a game of 7 Wonders is unpacked: every copy of every card in it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import CardLibrary
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.constants import Constants

GUILD, BLACK, GOD, LEADER = "purple", "black", "god", "leader"
PILED = (GUILD, BLACK, GOD, LEADER)  # kinds whose cards are drawn by lot, whoever plays
DRAWN_FROM = (BLACK, LEADER)  # kinds that gods draw, in play or not

Copies = tuple[CardCopy, ...]


class GameBox(NamedTuple):
    """The cards of a game: those of each Age that depend on the number of seats, and the piles.

    `numbers` are those of the game: 0 are dealt of a kind of card that is not in play.
    """

    ages: tuple[Copies, ...]
    guilds: Copies
    black: Copies
    leaders: Copies
    gods: Copies
    numbers: Constants


def unpack_game(library: CardLibrary, players: int, seats: int, plays: frozenset[str]) -> GameBox:
    """All that so many players and seats use with these expansions.

    A god may need only the cards of an expansion that is not played: they lie ready to be drawn.
    Leaders that do nothing stay away: such a card is blank until somebody says what it does.
    Illegal where a card of an Age does not say how many lie in its deck.
    """
    played = library.cards_in_play(players, plays)
    lent = frozenset(need for card in played.values() for need in card.needs.cards)
    ready = {
        name: card
        for name, card in library.cards_in_play(players, plays | lent).items()
        if library.kinds[name] in DRAWN_FROM
    }
    pieces = tuple(_copies(library, {**played, **ready}, seats, plays))
    _refuse_uncounted(pieces)

    def of_kind(kind: str) -> Copies:
        return tuple(piece for _, piece in pieces if piece.definition.kind == kind)

    return GameBox(
        ages=tuple(
            tuple(piece for dealt, piece in pieces if dealt == age) for age in range(len(AGES))
        ),
        guilds=of_kind(GUILD),
        black=of_kind(BLACK),
        leaders=tuple(piece for piece in of_kind(LEADER) if any(piece.definition.powers)),
        gods=of_kind(GOD),
        numbers=_numbers(library.constants(plays), {library.kinds[name] for name in played}),
    )


def _copies(
    library: CardLibrary, cards: Mapping[str, Card], seats: int, plays: frozenset[str]
) -> Iterator[tuple[int | None, CardCopy]]:
    """Each copy, with the Age in whose deck it lies if that depends on the number of seats."""
    serials = count()
    for name, card in cards.items():
        definition = library.definition(name, plays)
        if any(card.dealt):
            for age, dealt in enumerate(card.dealt):
                for _ in range(dealt.get(seats, 0)):
                    yield age, CardCopy(definition, next(serials))
        else:
            for _ in range(card.copies):
                yield None, CardCopy(definition, next(serials))


def _refuse_uncounted(pieces: Sequence[tuple[int | None, CardCopy]]) -> None:
    for age, piece in pieces:
        if age is None and piece.definition.kind not in PILED:
            message = f"{piece.id} does not say how many lie in the deck of its Age"
            raise Illegal("no-copies", message, "say it by players: copies: {3-5: 1, 6-7: 2}")


def _numbers(said: Constants, kinds: set[str]) -> Constants:
    """The numbers of a game in which these kinds of cards are in play."""
    return replace(
        said,
        black_cards=said.black_cards if BLACK in kinds else 0,
        gods_dealt=said.gods_dealt if GOD in kinds else 0,
        leaders_dealt=said.leaders_dealt if LEADER in kinds else 0,
    )

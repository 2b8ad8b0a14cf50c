"""How many cards of a colour there are: as words say it, and as a scenario is played."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.card import COLOURS
from cardgen.project.prose.counting.counted import CountReader
from cardgen.project.prose.senses.expressions import any_expression
from cardgen.project.prose.senses.senses import SenseReader

if TYPE_CHECKING:
    from cardgen.effects.state.game import Game
    from cardgen.engine.library import CardLibrary
    from cardgen.project.prose.scenarios.played_scenarios import PlayedAge

SPACE = r"[\s\u00a0\u202f]"


class ColourCount(NamedTuple):
    """So many cards of a colour, and where the number stands."""

    colour: str
    number: int
    start: int
    end: int


class ColourCounts:
    """Reads `3 black cards` in one language."""

    def __init__(self, counting: CountReader, reader: SenseReader) -> None:
        self._counting, senses = counting, reader.senses.senses
        card = any_expression(senses.get("card", ())).pattern
        self._cards = {
            colour: rf"(?:{card}{SPACE}{named}|{named}{SPACE}{card})"
            for colour in COLOURS
            if (named := any_expression(senses.get(colour, ())).pattern)
        }
        number = rf"(?P<number>{counting.number.pattern}){SPACE}"
        self._counted = {
            colour: re.compile(number + cards, re.IGNORECASE)
            for colour, cards in self._cards.items()
        }

    def in_words(self, words: str) -> Iterator[ColourCount]:
        """Each that is counted."""
        for colour, pattern in self._counted.items():
            for found in pattern.finditer(words):
                yield self._count(colour, found)

    def in_answer(self, question: str, answer: str) -> Iterator[ColourCount]:
        """The number that an answer begins with, where its question asks for cards of a colour."""
        found = self._counting.number.match(answer)
        asked = [one for one, cards in self._cards.items() if re.search(cards, question)]
        if found and len(asked) == 1 and "?" in question:
            yield ColourCount(asked[0], self._counting.value(found[0]), *found.span())

    @staticmethod
    def played(ages: "Iterable[PlayedAge]", library: "CardLibrary", colour: str) -> set[int]:
        """The numbers of a colour in every hand, city and pile, in a city with its neighbours', and
        in all cities, at each moment of a scenario."""
        found: set[int] = set()
        for game in (game for age in ages for game in age.states):
            found |= {_of_colour(ids, library, colour) for ids in _piles(game)}
            cities = [_of_colour(ids, library, colour) for ids in _cities(game)]
            found |= {*cities, sum(cities)}
            for at, own in enumerate(cities):
                left, right = cities[at - 1], cities[(at + 1) % len(cities)]
                found |= {left + right, left + own + right, left + own, own + right}
        return found

    def _count(self, colour: str, found: "re.Match[str]") -> ColourCount:
        number = self._counting.value(found["number"])
        return ColourCount(colour, number, *found.span("number"))


def _of_colour(ids: Iterable[str], library: "CardLibrary", colour: str) -> int:
    return sum(library.cards[id].colour == colour for id in ids)


def _cities(game: "Game") -> Iterator[list[str]]:
    for city in game.cities:
        yield [piece.piece.id for piece in city.cards if piece.piece]


def _piles(game: "Game") -> Iterator[list[str]]:
    piles = (*(city.hand for city in game.cities), game.deck, game.discard, game.free_pile)
    yield from ([card.id for card in pile] for pile in piles)
    if game.duel:
        yield [slot.piece.id for slot in game.duel.structure]

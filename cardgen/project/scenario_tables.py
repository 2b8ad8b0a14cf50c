"""What scenarios are known by: the cards that may lie on the table of each, as they play.

So a card that plays otherwise replays the scenarios that name it, and no others.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgen.files import read_or_nothing
from cardgen.model.card import Card, full_id
from cardgen.project.pack_view import PackView
from cardgen.project.sound_parts import SoundParts, digest_of
from cardgen.yaml.source import MOST_BYTES

EVERY = "*"  # stands for all cards
NAME = re.compile(r"[\w/-]+")


class CardsOfGame(NamedTuple):
    """The cards of a game by `pack/id`, where each lies in its deck, and the digest of all that
    play asks of the packs besides."""

    cards: Mapping[str, Card]
    seats: Mapping[str, tuple[str, int]]
    beside: bytes


class ScenarioTables:
    """The tables of scenarios; `beside` is what play asks of a pack beside its cards."""

    def __init__(
        self, views: Sequence[PackView], parts: SoundParts, beside: Callable[[PackView], bytes]
    ) -> None:
        self._views, self._parts, self._beside = views, parts, beside
        self._tables: dict[tuple[str, str], bytes] = {}
        self._games: dict[str, CardsOfGame] = {}

    def of(self, view: PackView, id: str) -> bytes:
        """A scenario with all that may be asked of cards while it is read and played."""
        key = view.pack.id, id
        if key not in self._tables:
            self._tables[key] = self._table(view, id)
        return self._tables[key]

    def names(self, view: PackView, id: str) -> tuple[str, ...]:
        """Whatever may be the name of a card in a scenario."""
        file = _file(view, id)
        state = self._parts.state(file) or b""
        key = digest_of("cards named", file, state) if state else b""
        return self._parts.names(
            key, lambda: names_in(read_or_nothing(Path(file), view.root, MOST_BYTES))
        )

    def _table(self, view: PackView, id: str) -> bytes:
        game, state = self._game(view), self._parts.state(_file(view, id)) or b""
        named = named_cards(self.names(view, id), view.pack.id, game.cards)
        seated = [
            (name, game.seats[name], self._parts.playing(named[name])) for name in sorted(named)
        ]
        return digest_of(id, state, game.beside, seated)

    def _game(self, view: PackView) -> CardsOfGame:
        """All packs with the rules of one, made once."""
        rules = view.pack.game.rules
        if rules not in self._games:
            packs = [one for one in self._views if one.pack.game.rules == rules]
            seated = [each for one in packs for each in _seated(one)]
            beside = digest_of([*map(self._of_all, packs)])
            self._games[rules] = CardsOfGame(
                {name: card for name, card, _ in seated},
                {name: seat for name, _, seat in seated},
                beside,
            )
        return self._games[rules]

    def _of_all(self, view: PackView) -> tuple[object, ...]:
        """What play asks of a pack but for single cards: the language in which most have a name
        tells which buildings are the same, and a scenario may name what expansions cards know."""
        languages = Counter(language for card in view.cards for language in card.name)
        known = {play for card in view.cards for play in self._parts.expansions(card)}
        return self._beside(view), sorted(languages.items()), sorted(known)


def _file(view: PackView, id: str) -> str:
    return f"{view.pack.folder}/scenarios/{id}.yaml"


def _seated(view: PackView) -> Iterator[tuple[str, Card, tuple[str, int]]]:
    for deck in view.pack.decks:
        for place, card in enumerate(deck.cards):
            yield f"{view.pack.id}/{card.id}", card, (deck.id, place)


def names_in(content: bytes) -> Iterator[str]:
    """Whatever may be the name of a card in a scenario; all cards where it may be typed otherwise
    than it is read."""
    yield from NAME.findall(content.decode("utf-8", errors="replace"))
    if b"\\" in content:
        yield EVERY


def named_cards(names: Iterable[str], pack: str, cards: Mapping[str, Card]) -> Mapping[str, Card]:
    """The cards that a scenario of a pack names, with those that these may follow: nothing else
    comes to a table."""
    names = tuple(names)
    asked = [*cards] if EVERY in names else [full_id(name, pack) for name in names]
    found: dict[str, Card] = {}
    while asked:
        name = asked.pop()
        if name in cards and name not in found:
            found[name] = cards[name]
            asked += [full_id(parent, cards[name].pack) for parent in cards[name].chain]
    return found

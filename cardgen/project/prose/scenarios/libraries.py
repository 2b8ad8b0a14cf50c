"""The cards that scenarios may name, game by game, and the numbers that these print; each made once
for all who ask."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from cardgen.engine.library import CardLibrary
from cardgen.model.pack import Pack
from cardgen.packs.pack import LoadedPack
from cardgen.project.pack_view import PackView
from cardgen.project.prose.counting.counted import PrintedNumber, printed_numbers


class EntryNumbers:
    """The numbers that cards and boards of a library print, by `pack/id`.

    A card stands on many tables, and its entry is parsed anew each time it is asked for.
    """

    def __init__(self, library: CardLibrary) -> None:
        self._library = library
        self._cards: dict[str, tuple[PrintedNumber, ...]] = {}
        self._boards: dict[str, tuple[PrintedNumber, ...]] = {}

    def of_card(self, id: str) -> tuple[PrintedNumber, ...]:
        if id not in self._cards:
            self._cards[id] = tuple(printed_numbers(self._library.cards[id].entry))
        return self._cards[id]

    def of_board(self, id: str) -> tuple[PrintedNumber, ...]:
        """None of a board that no pack has."""
        if id not in self._boards:
            board = self._library.wonders.get(id)
            self._boards[id] = tuple(printed_numbers(board.entry if board else ()))
        return self._boards[id]


class ScenarioLibraries:
    """The cards of the packs looked at and of all others there are, by the rules of their games: a
    scenario may name a card of any."""

    def __init__(
        self, views: Sequence[PackView], beside: Callable[[], Mapping[str, LoadedPack]]
    ) -> None:
        self._views, self._beside = views, beside
        self._made: dict[str, CardLibrary] = {}
        self._numbers: dict[str, EntryNumbers] = {}

    def of(self, pack: Pack) -> CardLibrary:
        """The cards of all packs with the same rules."""
        rules = pack.game.rules
        if rules not in self._made:
            same = (one for one in self._every if one.game.rules == rules)
            self._made[rules] = CardLibrary.of(same)
        return self._made[rules]

    def numbers(self, pack: Pack) -> EntryNumbers:
        """The numbers that the same cards print."""
        rules = pack.game.rules
        if rules not in self._numbers:
            self._numbers[rules] = EntryNumbers(self.of(pack))
        return self._numbers[rules]

    @cached_property
    def _every(self) -> tuple[Pack, ...]:
        own = (view.pack for view in self._views)
        return (*own, *filter(None, (loaded.pack for loaded in self._beside().values())))

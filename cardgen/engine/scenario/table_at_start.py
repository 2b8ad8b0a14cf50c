"""The table as a scenario begins, of whatever game, and what no game comes to on it.

A scenario gives what it needs and leaves out the rest, so only what is too much can be told.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardgen.engine.library import CardLibrary
from cardgen.model.ages import AGES
from cardgen.model.card import SAID, Card
from cardgen.suggest import quantity

FIRST = ("recruitment", "draft", "leader draft", "wonder draft")  # before Leaders of the Age
BEFORE_TURNS = (*FIRST, "prayer")
BRINGS_LEADERS = ("leader box", "recruit")  # words of powers that make them more than one an Age

Way = tuple[str | int, ...]


class Oddity(NamedTuple):
    """Something too much: the way to it from `given`, what is wrong, what would be possible."""

    way: Way
    message: str
    help: str


class TableAtStart(NamedTuple):
    """A table as a scenario gives it in an Age, counted from 0; `opens` is the first step.

    `numbers` are the constants of the game, with those of the pack of the scenario.
    """

    given: Any
    age: int
    opens: str
    library: CardLibrary
    numbers: Any

    @property
    def before_leaders(self) -> bool:
        """Whether nobody has recruited for this Age yet."""
        return self.opens in FIRST

    @property
    def before_turns(self) -> bool:
        return self.opens in BEFORE_TURNS

    @property
    def before_game(self) -> bool:
        return self.age == 0 and self.before_leaders

    @property
    def when(self) -> str:
        """The moment as messages call it."""
        return f"{'before' if self.before_turns else 'in'} Age {AGES[self.age]}"

    def kinds(self, kind: str, cards: Sequence[str]) -> int:
        """How many of the cards are of a kind."""
        return sum(self.library.kinds.get(card) == kind for card in cards)


def surplus_copies(
    table: TableAtStart, zones: Sequence[str], piles: Sequence[str]
) -> Iterator[Oddity]:
    """A card that lies on the table more often than a game has it, with however many players."""
    seen: Counter[str] = Counter()
    for way, card in _lying(table.given, zones, piles):
        seen[card] += 1
        most = _copies(table.library.cards[card])
        if seen[card] == most + 1:
            message = f"{card} lies here once more than a game has it"
            yield Oddity(way, message, f"there {_are(most)} of it; take another card")


def _are(number: int) -> str:
    return "is one" if number == 1 else f"are {number}"


def _copies(card: Card) -> int:
    """The copies of a card in the game that has the most."""
    seats = {seats for dealt in card.dealt for seats in dealt}
    dealt = (sum(each.get(number, 0) for each in card.dealt) for number in seats)
    return max(dealt, default=card.copies)


def _lying(given: Any, zones: Sequence[str], piles: Sequence[str]) -> Iterator[tuple[Way, str]]:
    for name, player in given.players.items():
        for zone in zones:
            for number, card in enumerate(getattr(player, zone)):
                yield ("players", name, zone, number), card
    for pile in piles:
        for number, card in enumerate(getattr(given, pile)):
            yield (pile.replace("_", " "), number), card


def cards_of_later_turns(table: TableAtStart, way: Way, cards: Sequence[str]) -> Iterator[Oddity]:
    """Cards that were played, before the first turn of the only Ages in which they are."""
    for number, card in enumerate(cards if table.before_turns else ()):
        ages = table.library.cards[card].ages
        if ages and min(map(AGES.index, ages)) >= table.age:
            message = f"{card} cannot have been played {table.when}: it is a card of that Age"
            help = "take a card of an earlier Age, or begin in a later one"
            yield Oddity((*way, number), message, help)


def before_the_game(
    table: TableAtStart, name: str, player: Any, nothing: Sequence[str]
) -> Iterator[Oddity]:
    """What nobody can have before the first step of a game, and coins other than those at the
    start; before a draft they need not be given."""
    if not table.before_game:
        return
    for what in nothing:
        if getattr(player, what):
            message = f"{name} cannot have {what} yet: the game has not begun"
            yield Oddity(("players", name, what), message, "leave it out, or begin in a later Age")
    start = table.numbers.start_coins
    unsaid = (None,) if table.opens == "recruitment" else (None, 0)
    if player.coins not in (*unsaid, start):
        message = (
            f"{name} has {quantity(player.coins, 'coin')} before a game that begins with {start}"
        )
        yield Oddity(("players", name, "coins"), message, f"give {start}, or begin in a later Age")


def surplus_leaders(
    table: TableAtStart, name: str, player: Any, others: Sequence[str], dealt: int
) -> Iterator[Oddity]:
    """More Leaders than a player can have recruited, one an Age, or have left; not told of who
    has a card that brings more: in the city or among the `others`."""
    recruited = table.kinds("leader", player.city)
    most = table.age + (not table.before_leaders)
    if any(_brings_leaders(table, each) for each in (*player.city, *others)):
        return
    if recruited > most:
        message = f"{name} cannot have recruited {quantity(recruited, 'Leader')} {table.when}"
        help = f"{most} at most, one before each Age, without a card that recruits more"
        yield Oddity(("players", name, "city"), message, help)
    elif dealt and len(player.leaders) > dealt - most:
        message = f"{name} cannot have {quantity(len(player.leaders), 'Leader')} left {table.when}"
        help = f"{dealt - most} at most, of the {dealt} of the draft"
        yield Oddity(("players", name, "leaders"), message, help)


def _brings_leaders(table: TableAtStart, name: str) -> bool:
    """Whether a card or a board has to do with recruiting."""
    library = table.library
    entry: Any = library.cards[name].entry if name in library.cards else library.wonders[name].entry
    return not words_of(entry).isdisjoint(BRINGS_LEADERS)


def words_of(value: object) -> set[str]:
    """The keys and the values of an entry that are words, however deep; not what it says."""
    if isinstance(value, Mapping):
        return set(value).union(*(words_of(held) for key, held in value.items() if key not in SAID))
    if isinstance(value, str):
        return {value}
    if isinstance(value, Sequence):
        return set().union(*map(words_of, value))
    return set()

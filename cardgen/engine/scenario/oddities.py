"""What no game comes to, on the table as a scenario of 7 Wonders begins.

A scenario gives what it needs and leaves out the rest, so only what is too much can be told.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import GivenPlayer, Scenario
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.constants import Constants
from cardgen.suggest import quantity

PLAYER_ZONES = ("city", "hand", "gods", "leaders")
PILES = ("discard", "deck", "leaders", "blacks", "god_pile", "free_pile")
FIRST = ("recruitment", "draft", "leader draft", "wonder draft")  # before Leaders of the Age
BEFORE_TURNS = (*FIRST, "prayer")
GODS_AT_MOST = 2  # what lifts the one god of an Age lifts it to 2, however often
BRINGS_LEADERS = ("leader box", "recruit")  # words of powers that make them more than one an Age
NOTHING_YET = ("stages", "victory", "defeat", "debt", "diplomacy")

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


def oddities(
    scenario: Scenario, age: str, library: CardLibrary, plays: frozenset[str]
) -> Iterator[Oddity]:
    """All that cannot be as it is given."""
    opens = scenario.play[0].what if scenario.play else ""
    numbers = library.constants(plays)
    table = TableAtStart(scenario.given, AGES.index(age), opens, library, numbers)
    yield from surplus_copies(table, PLAYER_ZONES, PILES)
    yield from _same_boards(table)
    for name, player in table.given.players.items():
        yield from _of_player(table, name, player, numbers)


def _of_player(
    table: TableAtStart, name: str, player: GivenPlayer, numbers: Constants
) -> Iterator[Oddity]:
    dealt = numbers.leaders_dealt
    yield from _same_building(table, name, player)
    yield from cards_of_later_turns(table, ("players", name, "city"), player.city)
    yield from _tokens(table, name, player, numbers)
    yield from _gods(table, name, player, numbers)
    yield from _turns(table, name, player, numbers)
    yield from surplus_leaders(table, name, player, (*player.wonder, *player.gods), dealt)
    yield from before_the_game(table, name, player, NOTHING_YET)


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


def _same_boards(table: TableAtStart) -> Iterator[Oddity]:
    """Two players with one Wonder."""
    seen: dict[str, str] = {}
    for name, player in table.given.players.items():
        for board in player.wonder:
            if board in seen:
                message = f"{seen[board]} has this Wonder already"
                yield Oddity(("players", name, "wonder"), message, "give each another Wonder")
            seen[board] = name


def _same_building(table: TableAtStart, name: str, player: GivenPlayer) -> Iterator[Oddity]:
    """Two buildings of one name in a city, where no card of it allows that."""
    allowed = any("unique names" in _words(table.library.cards[one].entry) for one in player.city)
    seen: set[str] = set()
    for number, card in enumerate(player.city if not allowed else ()):
        building = table.library.definition(card, frozenset()).name
        if building in seen:
            message = f"{name} cannot have built {card} twice"
            yield Oddity(("players", name, "city", number), message, "take another card")
        seen.add(building)


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


def _tokens(
    table: TableAtStart, name: str, player: GivenPlayer, numbers: Constants
) -> Iterator[Oddity]:
    """Victory tokens that are worth more than any that can have been won."""
    most = numbers.victory[max(table.age - table.before_turns, 0)]
    for number, worth in enumerate(player.victory if not table.before_game else ()):
        if worth > most:
            message = f"{name} cannot have a Victory token worth {worth} {table.when}"
            way = ("players", name, "victory", number)
            yield Oddity(way, message, f"such a token is worth {most} at most")


def _gods(
    table: TableAtStart, name: str, player: GivenPlayer, numbers: Constants
) -> Iterator[Oddity]:
    """Gods beyond those that are dealt, and beyond those that an Age lets a player invoke."""
    invoked, dealt = table.kinds("god", player.city), numbers.gods_dealt
    most = 0 if table.before_turns else GODS_AT_MOST
    if invoked > most:
        message = f"{name} cannot have invoked {quantity(invoked, 'god')} {table.when}"
        yield Oddity(("players", name, "city"), message, f"{most} at most: gods leave after an Age")
    if dealt and invoked + len(player.gods) > dealt:
        message = f"{name} cannot have {invoked + len(player.gods)} gods"
        yield Oddity(("players", name, "gods"), message, f"{dealt} are dealt to each player")


def _turns(
    table: TableAtStart, name: str, player: GivenPlayer, numbers: Constants
) -> Iterator[Oddity]:
    """More cards than are dealt: in the hand, or in all Ages so far in the city."""
    hand = numbers.hand[table.age]
    if len(player.hand) > hand:
        message = f"{name} cannot hold {len(player.hand)} cards"
        yield Oddity(("players", name, "hand"), message, f"{hand} are dealt in an Age")
    most = sum(numbers.hand[: table.age + (not table.before_turns)])
    played = sum(bool(table.library.cards[card].ages) for card in player.city) + player.stages
    if played > most and not table.before_game:
        message = f"{name} cannot have played {played} cards and stages {table.when}"
        yield Oddity(("players", name, "city"), message, f"only {most} have been dealt")


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
    return not _words(entry).isdisjoint(BRINGS_LEADERS)


def _words(value: object) -> set[str]:
    """The keys and the values of an entry that are words, however deep."""
    if isinstance(value, Mapping):
        return set(value).union(*map(_words, value.values()))
    if isinstance(value, str):
        return {value}
    if isinstance(value, Sequence):
        return set().union(*map(_words, value))
    return set()

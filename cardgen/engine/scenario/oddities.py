"""What no game comes to, on the table as a scenario of 7 Wonders begins."""

from collections.abc import Iterator

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import GivenPlayer, Scenario
from cardgen.engine.scenario.table_at_start import (
    Oddity,
    TableAtStart,
    before_the_game,
    cards_of_later_turns,
    surplus_copies,
    surplus_leaders,
    words_of,
)
from cardgen.model.ages import AGES
from cardgen.model.constants import Constants
from cardgen.suggest import quantity

PLAYER_ZONES = ("city", "hand", "gods", "leaders")
PILES = ("discard", "deck", "leaders", "blacks", "god_pile", "free_pile")
GODS_AT_MOST = 2  # what lifts the one god of an Age lifts it to 2, however often
NOTHING_YET = ("stages", "victory", "defeat", "debt", "diplomacy")


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
    allowed = any("unique names" in words_of(table.library.cards[one].entry) for one in player.city)
    seen: set[str] = set()
    for number, card in enumerate(player.city if not allowed else ()):
        building = table.library.definition(card, frozenset()).name
        if building in seen:
            message = f"{name} cannot have built {card} twice"
            yield Oddity(("players", name, "city", number), message, "take another card")
        seen.add(building)


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

"""What no game comes to, on the table as a scenario of Duel begins."""

from collections.abc import Iterator

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import DuelGiven, Scenario
from cardgen.engine.scenario.table_at_start import (
    Oddity,
    TableAtStart,
    before_the_game,
    cards_of_later_turns,
    surplus_copies,
    surplus_leaders,
)
from cardgen.model.ages import AGES
from cardgen.model.constants import DuelConstants
from cardgen.suggest import join_words

PLAYER_ZONES = ("city", "progress", "built", "wonders", "leaders", "buried")
PILES = ("discard", "deck", "boxed", "guilds", "progress", "progress_box", "wonders", "leaders")
NOTHING_YET = ("built", "buried", "looted", "progress")
DRAFTED = 4  # Leaders of each player


def duel_oddities(
    scenario: Scenario, age: str, library: CardLibrary, plays: frozenset[str]
) -> Iterator[Oddity]:
    """All that cannot be as it is given."""
    opens = scenario.play[0].what if scenario.play else ""
    given, numbers = scenario.given, library.duel(plays)
    table = TableAtStart(given, AGES.index(age), opens, library, numbers)
    yield from surplus_copies(table, PLAYER_ZONES, PILES)
    yield from cards_of_later_turns(table, ("discard",), given.discard)
    yield from _wonders(given, numbers)
    yield from _pawn(table, given, numbers)
    for name, player in given.players.items():
        yield from cards_of_later_turns(table, ("players", name, "city"), player.city)
        yield from surplus_leaders(table, name, player, player.built, DRAFTED)
        yield from before_the_game(table, name, player, NOTHING_YET)


def _wonders(given: DuelGiven, numbers: DuelConstants) -> Iterator[Oddity]:
    """More Wonders than a player chooses, or than both may build."""
    for name, player in given.players.items():
        count = len(player.built) + len(player.wonders)
        if count > numbers.wonders_each:
            message = f"{name} cannot have {count} Wonders"
            help = f"each player chooses {numbers.wonders_each}"
            yield Oddity(("players", name, "wonders"), message, help)
    built = sum(len(player.built) for player in given.players.values())
    if built > numbers.wonders_built:
        message = f"{built} Wonders cannot have been built"
        yield Oddity(("players",), message, f"both players build {numbers.wonders_built} at most")


def _pawn(table: TableAtStart, given: DuelGiven, numbers: DuelConstants) -> Iterator[Oddity]:
    """A pawn that moved before any shield, that passed a token, or says that another begins."""
    for side, spaces in given.pawn.items():
        other = next(name for name in given.players if name != side)
        passed = {one.loot for one in numbers.track.zones if one.loot and spaces >= one.first}
        lacking = sorted(passed - {*given.players[other].looted})
        if table.before_game:
            message = f"the pawn cannot stand {spaces} from the middle: no shield was played yet"
            yield Oddity(("pawn",), message, "leave it in the middle, or begin in a later Age")
        elif lacking:
            tokens = join_words((f"the token of {each}" for each in lacking), joined_by="and")
            message = f"the pawn passed {tokens}, and {other} has not looted it"
            help = f"write looted: {[*sorted(passed)]} for {other}"
            yield Oddity(("pawn",), message, help)
        if table.age and table.opens == "recruitment" and given.starts == other:
            message = f"{other} cannot have the first say: the pawn stands on the side of {side}"
            help = f"the weaker player chooses who begins, and recruits first: starts: {side}"
            yield Oddity(("starts",), message, help)

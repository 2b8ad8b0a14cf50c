"""The laws of a game: what holds after each step, whatever is played."""

from collections import Counter
from collections.abc import Iterator

from cardgen.effects.state.game import Game
from cardgen.engine.scenario.running import broken_invariant

TOKENS_OF_AN_AGE = 2  # that one city takes in the conflicts, won and lost together
SUPREMACIES = ("military", "scientific")


def broken_laws(before: Game, after: Game) -> Iterator[str]:
    """What a step did that no step may do, in words."""
    broken = broken_invariant(before, after)
    if broken:
        yield broken
    if max(Counter(piece.serial for piece in after.pieces()).values()) > 1:
        yield "a copy of a card lies in two places"
    if after.harms or after.before or any(city.received for city in after.cities):
        yield "something of the turn is left over"
    if any(city.chosen for city in after.cities):
        yield "a card still lies face down"
    yield from _of_duel(after) if after.duel else _of_seven_wonders(before, after)


def _of_seven_wonders(before: Game, after: Game) -> Iterator[str]:
    if after.age > before.age and after.waiting:
        yield "something waits beyond its Age"
    hands = {len(city.hand) for city in after.cities if city.player != after.free_city}
    if len(hands) > 1 and not _sacrificed(after):
        yield f"hands are of {sorted(hands)} cards"
    if after.turns > before.turns and after.turns >= after.constants.hand[after.age]:
        yield f"turn {after.turns} of an Age"
    for player, number in Counter(_fought(before, after)).items():
        if number > TOKENS_OF_AN_AGE:
            yield f"{player} takes {number} tokens from the conflicts of one Age"


def _sacrificed(game: Game) -> bool:
    return any(event.what == "sacrifices" for event in game.log)


def _fought(before: Game, after: Game) -> Iterator[str]:
    """Each city once for each token that a conflict brings it, wherever the token goes then."""
    for event in after.log[len(before.log) :]:
        if event.what == "beats":
            yield from (event.who, event.whom) * int(event.number)


def _of_duel(game: Game) -> Iterator[str]:
    table = game.duel_state
    if abs(table.pawn) > table.rules.track.spaces:
        yield "the pawn left the track"
    if any(len(set(city.looted)) < len(city.looted) for city in game.cities):
        yield "a looting token was taken twice"
    if len(table.structure) > 20:
        yield "the structure has too many cards"


def broken_at_the_end(start: Game, end: Game) -> Iterator[str]:
    """What a game that is over should not look like."""
    if not end.winners:
        yield "nobody won"
    ages = sum(event.what in ("deals hands", "lays out") for event in end.log)
    if ages != 3 and end.duel_state.victory not in SUPREMACIES if end.duel else ages != 3:
        yield f"{ages} Ages were played"
    if any(city.hand for city in end.cities) or (not end.duel and end.deck):
        yield "cards were not played"
    if {city.player for city in end.cities} != {city.player for city in start.cities}:
        yield "somebody left the table"

"""The Prayer Phase: three gods each, kept and passed one by one, against the coming Age's way."""

from dataclasses import replace

from cardgen.effects.state.game import Game
from cardgen.effects.state.passing import DIRECTIONS
from cardgen.effects.state.table import Table

HAND = 3


def pray(game: Game, table: Table) -> Game:
    """Deal, keep one and pass two, keep one and pass one, take the last."""
    game = dealt(game)
    while any(city.gods for city in game.cities):
        game = _passed_on(_kept(game, table))
    return game.each(lambda city: replace(city, gods=city.kept, kept=()))


def dealt(game: Game) -> Game:
    """Three gods for each player who holds none; the others are set aside."""
    game, pile = game.shuffled(game.god_pile)
    for city in game.cities:
        if not city.gods:
            mine, pile = pile[:HAND], pile[HAND:]
            game = game.changed(city.player, gods=mine)
    return replace(game, god_pile=pile)


def _kept(game: Game, table: Table) -> Game:
    for city in game.cities:
        god = table.choose(city.player, "keeps", city.gods)
        if god:
            rest = tuple(piece for piece in city.gods if piece != god)
            game = game.changed(city.player, gods=rest, kept=(*city.kept, god))
    return game


def _passed_on(game: Game) -> Game:
    step, cities = -DIRECTIONS[game.age], game.cities
    hands = [cities[(number - step) % len(cities)].gods for number in range(len(cities))]
    for city, gods in zip(cities, hands, strict=True):
        game = game.changed(city.player, gods=gods)
    return game

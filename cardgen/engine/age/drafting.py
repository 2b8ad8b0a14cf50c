"""A draft: hands are dealt, each player keeps a card and passes the others on, until all are kept.

Gods are drafted before each Age, Leaders before the first. Hands go against the way of the Age. The
Free City gets none.
"""

from cardgen.effects.state.game import Game
from cardgen.effects.state.passing import direction
from cardgen.effects.state.table import Table
from cardgen.engine.play.free_city import players


def pray(game: Game, table: Table) -> Game:
    """The Prayer Phase: gods for this Age."""
    return _drafted(game, table, "gods", pile="god_pile", number=game.constants.gods_dealt)


def draft(game: Game, table: Table) -> Game:
    """The Leader phase: Leaders for the whole game."""
    return _drafted(game, table, "leaders", pile="leaders", number=game.constants.leaders_dealt)


def _drafted(game: Game, table: Table, zone: str, *, pile: str, number: int) -> Game:
    """Deal to who holds none, and set the others aside; then keep and pass, till the end."""
    game = _dealt(game, zone, pile=pile, number=number)
    while any(getattr(city, zone) for city in game.cities):
        game = _passed_on(_kept(game, table, zone), zone)
    for city in game.cities:
        game = game.changed(city.player, **{zone: city.kept}, kept=())
    return game


def _dealt(game: Game, zone: str, *, pile: str, number: int) -> Game:
    game, rest = game.shuffled(getattr(game, pile))
    for player in players(game):
        if not getattr(game.city(player), zone):
            mine, rest = rest[:number], rest[number:]
            game = game.changed(player, **{zone: mine})
    return game.with_pile(pile, rest)


def _kept(game: Game, table: Table, zone: str) -> Game:
    for city in game.cities:
        held = getattr(city, zone)
        card = table.choose(city.player, "keeps", held)
        if card:
            rest = tuple(piece for piece in held if piece != card)
            game = game.changed(city.player, **{zone: rest}, kept=(*city.kept, card))
    return game


def _passed_on(game: Game, zone: str) -> Game:
    step, cities = -direction(game), [game.city(player) for player in players(game)]
    hands = [getattr(cities[(n - step) % len(cities)], zone) for n in range(len(cities))]
    for city, hand in zip(cities, hands, strict=True):
        game = game.changed(city.player, **{zone: hand})
    return game

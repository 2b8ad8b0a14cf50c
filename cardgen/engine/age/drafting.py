"""Before an Age: Leaders and gods are drafted, then everybody plays one Leader.

In a draft hands are dealt, each player keeps a card and passes the others on, until all are
kept. Gods are drafted before each Age, Leaders before the first. Hands go against the way of
the Age. The Free City gets none. A Leader that is played is recruited for coins, marks a
Wonder stage, or goes back to the box for coins."""

from collections.abc import Mapping

from cardgen.effects.power.activation import abilities_of, settle_harms
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import passing_direction
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.age.ending import LAST_AGE
from cardgen.engine.phases import begin_phase
from cardgen.engine.play.free_city import players_with_hands
from cardgen.engine.play.moves import AgeMove
from cardgen.engine.play.reactions import settle_waiting
from cardgen.engine.play.turn import begin_turn, collect_income, play_together


def draft_gods(game: Game, table: Table) -> Game:
    """The Prayer Phase: gods for this Age."""
    game = begin_phase(game, Phase.PRAYER)
    return _drafted(game, table, "gods", pile="god_pile", number=game.constants.gods_dealt)


def draft_leaders(game: Game, table: Table) -> Game:
    """The Leader phase: Leaders for the whole game."""
    game = begin_phase(game, Phase.DRAFT)
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
    for player in players_with_hands(game):
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
    step, cities = (
        -passing_direction(game),
        [game.city(player) for player in players_with_hands(game)],
    )
    hands = [getattr(cities[(n - step) % len(cities)], zone) for n in range(len(cities))]
    for city, hand in zip(cities, hands, strict=True):
        game = game.changed(city.player, **{zone: hand})
    return game


def recruit_leaders(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """All are revealed and paid → benefits → picks → income; before the last Age, spares leave."""
    game = begin_phase(game, Phase.RECRUITMENT)
    for player in game.seats:
        if game.city(player).leaders and player not in moves:
            raise _unplayed(player)
    game = play_together(begin_turn(game), moves, table)
    game = settle_harms(collect_income(settle_waiting(game, table)))
    game = replace(game, before=None)
    return _put_back(game) if game.age == LAST_AGE else game


def _unplayed(player: str) -> Illegal:
    legal = "play exactly one of them: recruits, stage or sells"
    return Illegal(
        "no-leader-played", f"{player} plays none of the Leaders in hand", legal, path=(player,)
    )


def _put_back(game: Game) -> Game:
    """Leaders left in hand go back to the box, unless a stage to come lets one be played."""
    for city in game.cities:
        if not _may_recruit(city):
            game = game.with_pile("leaders", (*game.leaders, *city.leaders))
            game = game.changed(city.player, leaders=())
    return game


def _may_recruit(city: City) -> bool:
    ahead = city.board.stages[len(city.stages) :]
    return any(ability.effect.recruits() for stage in ahead for ability in abilities_of(stage))

"""One turn, read aloud.

Peek → reveal the gods announced first → reveal and pay the Age cards → benefit → picks from the
discard → reveal the other gods → trade income → harm → discard the gods left over → end of the
turn → pass.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardgen.effects.power.acting import Scene, perform, settle_harms
from cardgen.effects.power.inplay import in_play, used, uses_left
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, Table, acting
from cardgen.engine.play.free_city import drawn, served
from cardgen.engine.play.gods import invoked, put_away
from cardgen.engine.play.invoking import GodMove
from cardgen.engine.play.moves import AgeMove, Builds
from cardgen.engine.play.passing import passed
from cardgen.engine.play.waiting import settled_turn


@dataclass(frozen=True, slots=True)
class Plan:
    """A player's turn: gods before the Age card, the Age card, gods after it."""

    first: tuple[GodMove, ...] = ()
    card: AgeMove | None = None
    then: tuple[GodMove, ...] = ()


Plans = Mapping[str, Plan]


def play_turn(game: Game, plans: Plans, table: Table) -> Game:
    """Every player's plan at once; who has none keeps still."""
    _refuse_split_teams(plans)
    game = drawn(begun(game))
    game = _peeked(game, plans, table)
    game = _gods(game, {player: plan.first for player, plan in plans.items()}, table)
    game = _cards(game, plans, table)
    game = _gods(game, {player: plan.then for player, plan in plans.items()}, table)
    game = put_away(settle_harms(earned(game)))
    game = _ended(game, table)
    return passed(game, table)


def any_time(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """Gods that wait for no Age card."""
    for player, move in moves.items():
        _refuse_waiting(game, player, move)
    game = invoked(replace(game, before=None), moves, table)
    return put_away(settle_harms(earned(game)))


def begun(game: Game) -> Game:
    """The next turn begins: from now on others have what they have now."""
    game = replace(game, turn=game.turn + 1, before=None)
    return replace(game, before=game)


def earned(game: Game) -> Game:
    """What came in by trade and from others can be spent from now on."""
    return game.each(lambda city: replace(city, coins=city.coins + city.received, received=0))


def _refuse_waiting(game: Game, player: str, move: GodMove) -> None:
    piece = next((god for god in game.city(player).gods if god.id == move.god), None)
    if piece and not piece.form.any_time:
        message = f"{move.god} comes with an Age card, not at any time"
        raise Illegal("not-any-time", message, "invoke it in a turn", path=(player,))


def _gods(game: Game, moves: Mapping[str, tuple[GodMove, ...]], table: Table) -> Game:
    """Round after round, one god of each player."""
    for number in range(max(map(len, moves.values()), default=0)):
        now = {player: held[number] for player, held in moves.items() if number < len(held)}
        game = invoked(game, now, table)
    return settled_turn(game, table)


def _cards(game: Game, plans: Plans, table: Table) -> Game:
    """The card of the Free City comes before those of the players."""
    moves = {player: plan.card for player, plan in plans.items() if plan.card}
    first = {player: moves.pop(player) for player in (game.free_city,) if player in moves}
    game = played_together(served(game, first), first, table)
    return settled_turn(played_together(game, moves, table), table)


def played_together(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """All cards are paid and laid down before any of them acts."""
    pieces = {}
    for player, move in moves.items():
        with acting(player):
            game, pieces[player] = move.put(game, player, table)
    for player, piece in pieces.items():
        with acting(player):
            game = moves[player].benefit(game, player, piece, table)
    return game


def _refuse_split_teams(plans: Plans) -> None:
    """Who builds in a team mate's city does so in the turn in which that one builds there too."""
    for player, plan in plans.items():
        if isinstance(plan.card, Builds) and plan.card.in_ not in ("", player):
            host = plans.get(plan.card.in_, Plan()).card
            if not isinstance(host, Builds) or host.in_:
                message = f"{plan.card.in_} builds no card in that city this turn"
                legal = "let both build in the same city"
                raise Illegal("not-together", message, legal, path=(player,))


def _peeked(game: Game, plans: Plans, table: Table) -> Game:
    """Who may look at a hand does so once its player has chosen."""
    for player in game.seats:
        for source in in_play(game, player):
            seen = source.ability.effect.seen_hands(game, source)
            if not seen or uses_left(game, source) < 1:
                continue
            if not source.ability.optional or table.wants(player, "looks"):
                game = used(game, source)
                for whom in seen:
                    cards = _rest(game.city(whom), plans.get(whom, Plan()))
                    game = game.told("sees", player, cards=cards, whom=whom)
    return game


def _rest(city: City, plan: Plan) -> tuple[str, ...]:
    """The ids of a hand without the card its player has chosen."""
    ids = [piece.id for piece in city.hand]
    if plan.card and plan.card.card in ids:
        ids.remove(plan.card.card)
    return tuple(ids)


def _ended(game: Game, table: Table) -> Game:
    """What happens at the end of the turn in which it was played."""
    for player in game.seats:
        for source in in_play(game, player, "turn end"):
            if source.standing.since == game.turn:
                game = perform(game, Scene(source, table))
    return settle_harms(replace(game, before=None))

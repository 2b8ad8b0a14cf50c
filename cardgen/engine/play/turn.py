"""One turn, read aloud.

Peek → reveal the gods announced first → reveal and pay the Age cards → benefit → picks from the
discard → reveal the other gods → trade income → harm → discard the gods left over → end of the
turn → pass."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardgen.effects.power.ability import Activation
from cardgen.effects.power.activation import (
    active_abilities,
    note_use,
    perform,
    settle_harms,
    uses_left,
)
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import passing_direction
from cardgen.effects.state.table import Illegal, Table, acting_player
from cardgen.engine.play.free_city import (
    draw_for_free_city,
    hand_over_free_city,
    players_with_hands,
    serve_free_city,
)
from cardgen.engine.play.gods import GodMove, discard_unused_gods, invoke_gods
from cardgen.engine.play.moves import AgeMove, BuildMove
from cardgen.engine.play.reactions import settle_waiting_in_turn


def pass_hands(game: Game) -> Game:
    """Hands to be passed go on; one that is kept is passed over as if nobody sat there."""
    if game.keepers is None:
        return game
    circle = [player for player in players_with_hands(game) if player not in game.keepers]
    step, hands = passing_direction(game), {who: game.city(who).hand for who in circle}
    for number, player in enumerate(circle):
        giver = circle[(number - step) % len(circle)]
        game = game.changed(player, hand=hands[giver])
    return hand_over_free_city(replace(game, keepers=None))


def _end_turn(game: Game, table: Table) -> Game:
    """Hands are passed, unless only the cards are left that the last turn of an Age leaves."""
    game, keepers = _keepers(game, table)
    game = replace(game, keepers=keepers)
    last = max((len(city.hand) for city in game.cities), default=0) <= 1
    return game if last else pass_hands(game)


def _keepers(game: Game, table: Table) -> tuple[Game, tuple[str, ...]]:
    keepers: list[str] = []
    for player in game.seats:
        for source in active_abilities(game, player):
            if not source.ability.effect.keeps_hand() or uses_left(game, source) < 1:
                continue
            if not source.ability.optional or table.wants(player, "keeps hand"):
                game = note_use(game, source).logged("keeps hand", player)
                keepers.append(player)
    return game, tuple(keepers)


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """A player's turn: gods before the Age card, the Age card, gods after it."""

    first: tuple[GodMove, ...] = ()
    card: AgeMove | None = None
    then: tuple[GodMove, ...] = ()


TurnPlans = Mapping[str, TurnPlan]


def play_turn(game: Game, plans: TurnPlans, table: Table) -> Game:
    """Every player's plan at once; who has none keeps still."""
    _refuse_split_teams(plans)
    game = draw_for_free_city(begin_turn(pass_hands(game)))
    game = _peeked(game, plans, table)
    game = _gods(game, {player: plan.first for player, plan in plans.items()}, table)
    game = _cards(game, plans, table)
    game = _gods(game, {player: plan.then for player, plan in plans.items()}, table)
    game = discard_unused_gods(settle_harms(collect_income(game)))
    game = _ended(game, table)
    return _end_turn(game, table)


def invoke_at_any_time(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """Gods that wait for no Age card; whatever they bring in acts at once."""
    for player, move in moves.items():
        _refuse_waiting(game, player, move)
    game = invoke_gods(replace(game, before=None), moves, table)
    game = settle_waiting_in_turn(game, table)
    return discard_unused_gods(settle_harms(collect_income(game)))


def begin_turn(game: Game) -> Game:
    """The next turn begins: from now on others have what they have now."""
    game = replace(game, turn=game.turn + 1, before=None)
    return replace(game, before=game)


def collect_income(game: Game) -> Game:
    """What came in by trade and from others can be spent from now on."""
    return game.each(lambda city: replace(city, coins=city.coins + city.received, received=0))


def _refuse_waiting(game: Game, player: str, move: GodMove) -> None:
    piece = next((god for god in game.city(player).gods if god.id == move.god), None)
    if piece and not piece.definition.any_time:
        message = f"{move.god} comes with an Age card, not at any time"
        raise Illegal("not-any-time", message, "invoke it in a turn", path=(player,))


def _gods(game: Game, moves: Mapping[str, tuple[GodMove, ...]], table: Table) -> Game:
    """Round after round, one god of each player."""
    for number in range(max(map(len, moves.values()), default=0)):
        now = {player: held[number] for player, held in moves.items() if number < len(held)}
        game = invoke_gods(game, now, table)
    return settle_waiting_in_turn(game, table)


def _cards(game: Game, plans: TurnPlans, table: Table) -> Game:
    """The card of the Free City comes before those of the players."""
    moves = {player: plan.card for player, plan in plans.items() if plan.card}
    first = {player: moves.pop(player) for player in (game.free_city,) if player in moves}
    game = play_together(serve_free_city(game, first), first, table)
    return settle_waiting_in_turn(play_together(game, moves, table), table)


def play_together(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """All cards are paid and laid down before any of them acts."""
    pieces = {}
    for player, move in moves.items():
        with acting_player(player):
            game, pieces[player] = move.put(game, player, table)
    for player, piece in pieces.items():
        with acting_player(player):
            game = moves[player].benefit(game, player, piece, table)
    return game


def _refuse_split_teams(plans: TurnPlans) -> None:
    """Who builds in a team mate's city does so in the turn in which that one builds there too."""
    for player, plan in plans.items():
        if isinstance(plan.card, BuildMove) and plan.card.in_ not in ("", player):
            host = plans.get(plan.card.in_, TurnPlan()).card
            if not isinstance(host, BuildMove) or host.in_:
                message = f"{plan.card.in_} builds no card in that city this turn"
                legal = "let both build in the same city"
                raise Illegal("not-together", message, legal, path=(player,))


def _peeked(game: Game, plans: TurnPlans, table: Table) -> Game:
    """Who may look at a hand does so once its player has chosen."""
    for player in game.seats:
        for source in active_abilities(game, player):
            seen = source.ability.effect.seen_hands(game, source)
            if not seen or uses_left(game, source) < 1:
                continue
            if not source.ability.optional or table.wants(player, "looks"):
                game = note_use(game, source)
                for whom in seen:
                    cards = _rest(game.city(whom), plans.get(whom, TurnPlan()))
                    game = game.logged("sees", player, cards=cards, whom=whom)
    return game


def _rest(city: City, plan: TurnPlan) -> tuple[str, ...]:
    """The ids of a hand without the card its player has chosen."""
    ids = [piece.id for piece in city.hand]
    if plan.card and plan.card.card in ids:
        ids.remove(plan.card.card)
    return tuple(ids)


def _ended(game: Game, table: Table) -> Game:
    """What happens at the end of the turn in which it was played."""
    for player in game.seats:
        for source in active_abilities(game, player, "turn end"):
            if source.permanent.since == game.turn:
                game = perform(game, Activation(source, table))
    return settle_harms(replace(game, before=None))

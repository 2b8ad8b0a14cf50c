"""One turn, read aloud.

Choose a card → peek → reveal the gods announced first → reveal and pay the Age cards → benefit →
picks from the discard → reveal the other gods → trade income → harm → discard the gods left over →
end of the turn → pass."""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.effects.power.ability import Activation, ActiveAbility
from cardgen.effects.power.activation import (
    active_abilities,
    note_use,
    perform,
    settle_harms,
    uses_left,
)
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, Table, acting_player, refuse
from cardgen.engine.phases import begin_phase
from cardgen.engine.play.choices import TurnChoices
from cardgen.engine.play.free_city import (
    choose_for_free_city,
    draw_for_free_city,
    free_city_refusal,
    players_with_hands,
)
from cardgen.engine.play.gods import GodMove, discard_unused_gods
from cardgen.engine.play.moves import AgeMove, BuildMove
from cardgen.engine.play.passing import end_turn, pass_hands
from cardgen.engine.play.placement import take_from_hand
from cardgen.engine.play.reactions import settle_waiting_in_turn
from cardgen.engine.play.revealing import invoke_gods


def play_turn(game: Game, choices: TurnChoices, table: Table) -> Game:
    """A turn of everybody. Illegal where somebody who holds Age cards plays none of them."""
    game = pass_hands(begin_phase(game, Phase.TURNS))
    game = draw_for_free_city(begin_turn(replace(game, turns=game.turns + 1)))
    game = _chosen(game, choices, table)
    playing = _playing(game)
    game = _gods(game, choices, table, playing, after=False)
    game = _cards(game, choices, table)
    game = _gods(game, choices, table, playing, after=True)
    game = discard_unused_gods(settle_harms(collect_income(game)))
    game = _ended(game, table)
    return end_turn(game, table)


def begin_turn(game: Game) -> Game:
    """The next turn begins: from now on others have what they have now."""
    game = replace(game, turn=game.turn + 1, before=None)
    return replace(game, before=game)


def collect_income(game: Game) -> Game:
    """What came in by trade and from others can be spent from now on."""
    return game.each(lambda city: replace(city, coins=city.coins + city.received, received=0))


def _chosen(game: Game, choices: TurnChoices, table: Table) -> Game:
    """Everybody lays a card face down; who looks at another hand first does so now."""
    peeks = {player: tuple(_peeks(game, player)) for player in players_with_hands(game)}
    for player in sorted(peeks, key=lambda player: bool(peeks[player])):
        for source in peeks[player]:
            game = _peeked(game, source, table)
        game = _laid_down(game, player, choices.card(game, player))
    if not game.free_city:
        return game
    card, left = choices.card(game, game.free_city), game.city(game.control).hand
    if left and not card:
        raise _unplayed(game.free_city)
    return choose_for_free_city(game, card) if card else game


def _laid_down(game: Game, player: str, card: str) -> Game:
    if not card and game.city(player).hand:
        raise _unplayed(player)
    if not card:
        return game
    with acting_player(player, card):
        game, piece = take_from_hand(game, player, card)
    return game.changed(player, chosen=piece)


def _unplayed(player: str) -> Illegal:
    legal = "play exactly one of them: builds, stage or sells"
    return Illegal(
        "no-card-played", f"{player} plays none of the Age cards in hand", legal, path=(player,)
    )


def _peeks(game: Game, player: str) -> Iterator[ActiveAbility]:
    """What lets a player look at a hand in this turn."""
    for source in active_abilities(game, player):
        if source.ability.effect.seen_hands(game, source) and uses_left(game, source) > 0:
            yield source


def _peeked(game: Game, source: ActiveAbility, table: Table) -> Game:
    """Who may look at a hand does so once its player has chosen."""
    if source.ability.optional and not table.wants(source.owner, "looks"):
        return game
    game = note_use(game, source)
    for whom in source.ability.effect.seen_hands(game, source):
        cards = tuple(piece.id for piece in game.city(whom).hand)
        game = game.logged("sees", source.owner, cards=cards, whom=whom)
    return game


def _playing(game: Game) -> frozenset[str]:
    """Who plays an Age card in this turn; everybody where a story tells of no hands."""
    told = any(city.hand or city.chosen for city in game.cities)
    return frozenset(city.player for city in game.cities if city.chosen or not told)


def reveal_cards(game: Game, players: Sequence[str]) -> Game:
    """The cards that players laid face down are in hand again, to be used."""
    for player in players:
        city = game.city(player)
        shown = (city.chosen,) if city.chosen else ()
        game = game.changed(player, hand=(*city.hand, *shown), chosen=None)
    return game


def _gods(
    game: Game, choices: TurnChoices, table: Table, playing: frozenset[str], *, after: bool
) -> Game:
    """Round after round, one god of each player."""
    round = 0
    while moves := choices.gods(game, round, playing, after=after):
        for player, move in moves.items():
            with acting_player(player, move.god):
                refuse(None if player in playing else waiting_refusal(game, player, move))
        game, round = invoke_gods(game, moves, table), round + 1
    return settle_waiting_in_turn(game, table)


def waiting_refusal(game: Game, player: str, move: GodMove) -> Illegal | None:
    """The refusal of a god that comes with an Age card only, to who plays none."""
    piece = next((god for god in game.city(player).gods if god.id == move.god), None)
    if piece is None or piece.definition.any_time:
        return None
    message = f"{move.god} comes with an Age card, not at any time"
    legal = "invoke it in a turn, and play a card"
    return Illegal("not-any-time", message, legal, path=(player, move.god))


def invoke_at_any_time(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """Gods that wait for no Age card; whatever they bring in acts at once."""
    if game.phase is Phase.CONFLICTS:
        message, legal = "the conflicts of this Age are over", "invoke a god before them"
        raise Illegal("too-late", message, legal)
    for player, move in moves.items():
        refuse(waiting_refusal(game, player, move))
    game = invoke_gods(replace(game, before=None), moves, table)
    game = settle_waiting_in_turn(game, table)
    return discard_unused_gods(settle_harms(collect_income(game)))


def _cards(game: Game, choices: TurnChoices, table: Table) -> Game:
    """The card of the Free City comes before those of the players."""
    if game.free_city:
        game, first = _used(game, choices, (game.free_city,))
        for move in first.values():
            with acting_player(game.free_city):
                refuse(free_city_refusal(game, move))
        game = play_together(game, first, table)
    game, moves = _used(game, choices, players_with_hands(game))
    for player, move in moves.items():
        refuse(joint_refusal(player, move, moves))
    return settle_waiting_in_turn(play_together(game, moves, table), table)


def _used(
    game: Game, choices: TurnChoices, players: Sequence[str]
) -> tuple[Game, Mapping[str, AgeMove]]:
    """The game with the cards of these players shown, and what is done with them."""
    moves = choices.uses(game, players)
    for player in players:
        if game.city(player).chosen and player not in moves:
            raise _unplayed(player)
    return reveal_cards(game, players), moves


def play_together(game: Game, moves: Mapping[str, AgeMove], table: Table) -> Game:
    """All cards are paid and laid down before any of them acts."""
    pieces = {}
    for player, move in moves.items():
        with acting_player(player, move.card):
            game, pieces[player] = move.put(game, player, table)
    for player, piece in pieces.items():
        with acting_player(player, piece.id):
            game = moves[player].benefit(game, player, piece, table)
    return game


def joint_refusal(player: str, move: AgeMove, others: Mapping[str, AgeMove]) -> Illegal | None:
    """Why a use of a card does not go with what others do in the same turn, or None.

    Who builds in a team mate's city does so in the turn in which that one builds there too.
    """
    if not isinstance(move, BuildMove) or move.in_ in ("", player):
        return None
    host = others.get(move.in_)
    if isinstance(host, BuildMove) and not host.in_:
        return None
    message = f"{move.in_} builds no card in that city this turn"
    return Illegal("not-together", message, "let both build in the same city", path=(player,))


def _ended(game: Game, table: Table) -> Game:
    """What happens at the end of the turn in which it was played."""
    for player in game.seats:
        for source in active_abilities(game, player, "turn end"):
            if source.permanent.since == game.turn:
                game = perform(game, Activation(source, table))
    return settle_harms(replace(game, before=None))

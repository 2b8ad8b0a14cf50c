"""The Leaders of Duel: the open draft, and the recruitment before each Age.

Draft and recruitment as in the rules of the Leaders expansion of Duel (seed, lines 62-90).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import other_players
from cardgen.effects.state.table import Illegal, Table, acting_player, granted, refuse
from cardgen.engine.duel.arrivals import enter_duel_card, resolve_log
from cardgen.engine.duel.victory import is_over, refuse_over
from cardgen.engine.payment.bill import Bill, pay_bill
from cardgen.engine.payment.cost import cost_bill
from cardgen.engine.phases import begin_phase
from cardgen.engine.play.placement import held_card, place_card
from cardgen.model.frozen import frozen


@frozen
class DuelRecruit:
    """Recruit a Leader of the hand, for what it costs."""

    leader: str


@frozen
class DuelDiscard:
    """Discard a Leader of the hand for coins."""

    leader: str


LeaderMove = DuelRecruit | DuelDiscard


class LeaderChoice(NamedTuple):
    """The Leader a player shows, and whether it is recruited or discarded."""

    player: str
    piece: CardCopy
    recruited: bool


def recruit_duel_leaders(game: Game, moves: Mapping[str, LeaderMove], table: Table) -> Game:
    """Choices are shown together: income first, then costs, then the effects in order.

    Who starts the coming Age, or chooses who does, has the effects happen first.
    """
    refuse_over(game)
    game = begin_phase(game, Phase.RECRUITMENT)
    first = game.duel_state.starter or game.seats[0]
    choices = [*_choices(game, moves, (first, *other_players(game, first)))]
    for choice in choices:
        game = game if choice.recruited else _discarded(game, choice)
    for choice in choices:
        game = _paid(game, choice) if choice.recruited else game
    for choice in choices:
        game = _arrived(game, choice, table) if choice.recruited else game
    return game


def leader_refusal(game: Game, player: str, move: LeaderMove) -> Illegal | None:
    """Why the player may not recruit or discard this Leader, or None."""
    piece = held_card(game, player, move.leader, "leaders")
    if isinstance(piece, Illegal):
        return piece
    bill = leader_bill(game, player, piece)
    return bill if isinstance(move, DuelRecruit) and isinstance(bill, Illegal) else None


def leader_bill(game: Game, player: str, piece: CardCopy) -> Bill | Illegal:
    """What a Leader costs the player."""
    definition = piece.definition
    return cost_bill(game, player, Purchase("leader", definition.costs[game.age], definition))


def _choices(
    game: Game, moves: Mapping[str, LeaderMove], order: Sequence[str]
) -> Iterator[LeaderChoice]:
    """What everybody shows; who holds Leaders has to show one."""
    for player in order:
        move, held = moves.get(player), game.city(player).leaders
        if held and not move:
            legal = f"one of {', '.join(piece.id for piece in held)}"
            message = f"{player} must recruit or discard a Leader"
            raise Illegal("no-leader-chosen", message, legal)
        if move:
            with acting_player(player):
                refuse(leader_refusal(game, player, move))
                piece = granted(held_card(game, player, move.leader, "leaders"))
            yield LeaderChoice(player, piece, isinstance(move, DuelRecruit))


def _arrived(game: Game, choice: LeaderChoice, table: Table) -> Game:
    """The Leader comes in and acts; who was paid for before a victory merely lies there."""
    if is_over(game):
        return place_card(game, choice.player, choice.piece)
    since = len(game.log)
    return resolve_log(enter_duel_card(game, choice.player, choice.piece), since, table)


def _without(game: Game, choice: LeaderChoice) -> Game:
    held = game.city(choice.player).leaders
    return game.changed(choice.player, leaders=tuple(p for p in held if p != choice.piece))


def _discarded(game: Game, choice: LeaderChoice) -> Game:
    coins = game.duel_state.rules.leader_sale
    game = _without(game, choice).from_bank(choice.player, coins)
    game = replace(game, unplayed=(*game.unplayed, choice.piece))
    game = game.logged("discards leader", choice.player, cards=(choice.piece.id,))
    return game.logged("gains coins", choice.player, number=coins, kind="leader sale")


def _paid(game: Game, choice: LeaderChoice) -> Game:
    bill = granted(leader_bill(game, choice.player, choice.piece))
    return pay_bill(_without(game, choice), choice.player, bill)


class OpenDraft(NamedTuple):
    """Cards shown open four at a time, and who chooses: `1` the first player, `2` the second."""

    pile: str
    zone: str
    picks: tuple[str, str]


WONDER_DRAFT = OpenDraft("wonders", "wonders", ("1221", "2112"))
LEADER_DRAFT = OpenDraft("leaders", "leaders", ("2112", "1221"))


def draft_openly(game: Game, draft: OpenDraft, table: Table) -> Game:
    """Each pick takes one of the cards still shown; the last one is left to who has it."""
    refuse(_draft_refusal(game, draft))
    game = replace(game, phase=Phase.DRAFT)
    first = game.duel_state.starter or game.seats[0]
    players = {"1": first, "2": other_players(game, first)[0]}
    for picks in draft.picks:
        pile: Sequence[CardCopy] = getattr(game, draft.pile)
        shown, rest = tuple(pile[: len(picks)]), tuple(pile[len(picks) :])
        game = game.with_pile(draft.pile, rest)
        for pick in picks:
            game, shown = _picked(game, players[pick], shown, draft, table)
    return game


def _draft_refusal(game: Game, draft: OpenDraft) -> Illegal | None:
    """Why there is nothing to draft: too late, or done already."""
    if game.age > 0 or game.phase not in (None, Phase.BEGINNING, Phase.DRAFT):
        return Illegal("too-late", "drafts come before Age I alone", "leave the draft out")
    if any(getattr(city, draft.zone) for city in game.cities):
        message = f"the {draft.zone} were drafted already"
        return Illegal("drafted", message, "recruitment: {} or structure: {}")
    return None


def _picked(
    game: Game, player: str, shown: tuple[CardCopy, ...], draft: OpenDraft, table: Table
) -> tuple[Game, tuple[CardCopy, ...]]:
    piece = table.choose(player, "keeps", shown)
    if piece is None:
        return game, shown
    held: tuple[CardCopy, ...] = getattr(game.city(player), draft.zone)
    game = game.changed(player, **{draft.zone: (*held, piece)})
    game = game.logged("keeps", player, cards=(piece.id,))
    return game, tuple(each for each in shown if each != piece)

"""Something comes to stand in a city of Duel, and all that is logged of it has its consequences.

What comes in is only logged. `resolve_log` then goes through the log: for each event the rules
act first (shields, science), then the card itself, then what reacts to it. So whatever an
ability brings in has its turn in order, and nothing reacts to what came before it."""

from fractions import Fraction

from cardgen.effects.power.ability import Activation, ActiveAbility
from cardgen.effects.power.activation import (
    abilities_of,
    abilities_on,
    note_use,
    perform,
    settle_harms,
    uses_left,
)
from cardgen.effects.state.cards import CardCopy, Permanent
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.table import Table
from cardgen.engine.duel.science import gain_science
from cardgen.engine.duel.victory import is_over
from cardgen.engine.duel.war import push_pawn
from cardgen.engine.play.placement import place_card
from cardgen.engine.play.reactions import reacting_abilities
from cardgen.engine.play.rules_table import RulesTable
from cardgen.engine.play.scripted_table import ScriptedTable
from cardgen.model.ages import AGES

STRUCTURE = "structure"
ARRIVALS = {"leader": "recruits", "progress": "takes token"}  # all else is built


def enter_duel_card(game: Game, player: str, piece: CardCopy, *, chained: str = "") -> Game:
    """The game once the card stands in the city and is logged."""
    game = place_card(game, player, piece, chained=chained)
    kind = piece.definition.kind
    return game.logged(ARRIVALS.get(kind, "builds"), player, cards=(piece.id,), kind=kind)


def resolve_log(game: Game, since: int, table: Table) -> Game:
    """The game once all that is logged from number `since` on has had its consequences.

    A victory ends it at once: nothing follows from what comes after.
    """
    number = since
    while number < len(game.log):
        game = _answered(game, game.log[number], table)
        number += 1
    return game


def _answered(game: Game, event: GameEvent, table: Table) -> Game:
    sources = tuple(reacting_abilities(game, event))
    card = _arrival(game, event)
    for player in game.seats:
        own = card if player == event.who else None
        game = push_pawn(game, player, _shields(player, sources, own))
    if card:
        game = gain_science(game, event.who, card, table)
    if is_over(game):
        return game
    game = _acted(game, event, table)
    for source in sources:
        game = _reacted(game, source, event, table)
    return game


def _shields(player: str, sources: tuple[ActiveAbility, ...], card: Permanent | None) -> int:
    """The shields of what has just come in, and those that other cards add to it."""
    added = [source.ability for source in sources if source.owner == player]
    own = [each for each in abilities_of(card) if each.when == "conflict"] if card else []
    return int(sum((ability.effect.strength() for ability in (*own, *added)), Fraction(0)))


def _arrival(game: Game, event: GameEvent) -> Permanent | None:
    """What has just come in, if that is what the event says."""
    if event.what not in ("builds", *ARRIVALS.values()):
        return None
    cards = game.city(event.who).cards
    return next((card for card in reversed(cards) if card.id == event.cards[0]), None)


def _acted(game: Game, event: GameEvent, table: Table) -> Game:
    """What it does when it comes in; where a structure lies, nothing waits for it."""
    card = _arrival(game, event)
    moments = ("played", STRUCTURE) if game.phase is Phase.TURNS else ("played",)
    for source in abilities_on(event.who, card) if card else ():
        if source.ability.when in moments:
            game = note_use(game, source) if source.ability.limit else game
            game = settle_harms(perform(game, Activation(source, table)))
    return game


def structure_moments(game: Game) -> set[str]:
    """What the moment is called at which the structure of this Age is laid out."""
    return {STRUCTURE, f"{STRUCTURE} {AGES[game.age]}"}


def _reacted(game: Game, source: ActiveAbility, event: GameEvent, table: Table) -> Game:
    if uses_left(game, source) < 1:
        return game
    if source.ability.limit:
        game = note_use(game, source)
    return settle_harms(perform(game, Activation(source, table, event)))


class DuelRulesTable(RulesTable):
    """A table of Duel; how its players answer is left open."""

    def build(self, game: Game, player: str, piece: CardCopy) -> Game:
        return enter_duel_card(game, player, piece)


class ScriptedDuelTable(DuelRulesTable, ScriptedTable):
    """Two players who answer from a script, each answer once."""

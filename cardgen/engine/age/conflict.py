"""The conflict at the end of an Age: who fights whom, and the tokens it leaves.

Neighbouring cities compare shields: more is a Victory token of the Age, fewer a Defeat token,
as many nothing. Who sits out is passed over, and the neighbours close ranks. In team play
Diplomacy does not take a player out, but one of the two tokens of the border.
"""

from collections.abc import Iterator
from fractions import Fraction

from cardgen.effects.power.activation import active_abilities
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.seats import team_of
from cardgen.effects.state.table import Table
from cardgen.engine.phases import begin_phase
from cardgen.engine.play.reactions import let_react
from cardgen.engine.play.turn import collect_income


def resolve_conflicts(game: Game, table: Table) -> Game:
    """The game once all conflicts of the Age are resolved, and what they set off."""
    game = begin_phase(game, Phase.CONFLICTS)
    since = len(game.log)
    game, strength = _strengths(game, table)
    for left, right, tokens in _borders(game):
        game = _resolved(game, strength, left, right, tokens)
    for player in game.seats:
        tokens = game.city(player).diplomacy
        if tokens:  # one is laid down, even if fighting would have been better
            game = game.changed(player, diplomacy=tokens - 1).logged("spends diplomacy", player)
    return collect_income(let_react(game, since, table))


def conflict_shields(game: Game, player: str) -> Fraction:
    """All shields that count for a player in a conflict."""
    counted = (
        source.ability.effect.strength() for source in active_abilities(game, player, "conflict")
    )
    return sum(counted, Fraction(0))


def _strengths(game: Game, table: Table) -> tuple[Game, dict[str, Fraction]]:
    """Everybody's shields, those of a pool split as its players say; halves stay where they are."""
    strength = {player: conflict_shields(game, player) for player in game.seats}
    for player in game.seats:
        for source in active_abilities(game, player, "conflict"):
            circle = source.ability.effect.pools_shields(game, source)
            for mate in circle if player in circle else ():
                if mate != player:
                    whole = strength[player] // 1 + strength[mate] // 1
                    own = _first(int(strength[player] // 1), int(whole))
                    kept = table.choose(player, "counts shields", own) or 0
                    strength[mate] = strength[mate] % 1 + whole - kept
                    strength[player] = strength[player] % 1 + kept
                    game = game.logged("counts shields", player, number=kept, whom=mate)
    return game, strength


def _first(number: int, most: int) -> list[int]:
    """Every number up to `most`, this one first."""
    return [number, *(other for other in range(most + 1) if other != number)]


def _sits_out(game: Game, player: str) -> bool:
    sources = active_abilities(game, player, "conflict")
    skips = any(source.ability.effect.sits_out() for source in sources)
    return skips or (game.city(player).diplomacy > 0 and not game.teams)


def _borders(game: Game) -> Iterator[tuple[str, str, int]]:
    """Each pair that fights, with the number of tokens at stake.

    Team mates never fight: each fights the other neighbour alone, for two tokens.
    """
    circle = [player for player in game.seats if not _sits_out(game, player)]
    for number, player in enumerate(circle if len(circle) != 2 else circle[:1]):
        other = circle[(number + 1) % len(circle)]
        if other not in team_of(game, player):
            yield player, other, _stake(game, player, other)


def _stake(game: Game, player: str, other: str) -> int:
    """How many tokens a border pays."""
    if not game.teams:
        return 1
    return 1 if game.city(player).diplomacy or game.city(other).diplomacy else 2


def _resolved(game: Game, strength: dict[str, Fraction], one: str, other: str, tokens: int) -> Game:
    if strength[one] == strength[other]:
        return game.logged("draws", one, whom=other)
    winner, loser = (one, other) if strength[one] > strength[other] else (other, one)
    worth = game.constants.victory[game.age]
    game = game.changed(winner, victory=(*game.city(winner).victory, *(worth,) * tokens))
    taker = winner if _redirected(game, loser) else loser
    game = game.changed(taker, defeat=game.city(taker).defeat + tokens)
    game = game.logged("beats", winner, whom=loser, number=tokens)
    return game if taker == loser else game.logged("hands on", loser, whom=taker, number=tokens)


def _redirected(game: Game, loser: str) -> bool:
    """Whether the winner takes the Defeat tokens in the place of who lost."""
    return any(
        source.ability.effect.redirects(game, source, "defeat", loser)
        for owner in game.seats
        for source in active_abilities(game, owner)
    )

"""Science of Duel: a second equal symbol brings a Progress token, six different ones win."""

from collections.abc import Iterator

from cardgen.effects.power.ability import Ability, ActiveAbility
from cardgen.effects.power.activation import abilities_of, active_abilities, note_use, uses_left
from cardgen.effects.power.conditions import symbols_owned
from cardgen.effects.science import Science
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Table
from cardgen.engine.duel.victory import is_over, win_duel

PAIR = 2


def gain_science(game: Game, player: str, card: Permanent, table: Table) -> Game:
    """What the symbols of something that was just built bring, a Progress token or victory."""
    if is_over(game):
        return game
    game, symbols = _shown(game, player, card, table)
    owned = symbols_owned(game, player)
    if symbols and len(set(owned)) >= game.duel_state.rules.supremacy_symbols:
        return win_duel(game, (player,), "scientific")
    for symbol in symbols:
        if owned.count(symbol) == PAIR:  # a third one brings nothing
            game = _chosen_token(game, player, table)
    return game


def _shown(game: Game, player: str, card: Permanent, table: Table) -> tuple[Game, tuple[str, ...]]:
    """The symbols of the card, one of them exchanged where an ability allows it and is used."""
    printed = tuple(symbol for a in abilities_of(card) for symbol in a.effect.symbols())
    if not printed:
        return game, printed
    by_symbol = dict(_exchanges(game, player, card))
    if not by_symbol:
        return game, printed
    symbol = table.choose(player, "shows", tuple(by_symbol), optional=True)
    if symbol is None:
        return game, printed
    game = note_use(game, by_symbol[symbol]).logged("shows", player, cards=(card.id,), kind=symbol)
    return _exchanged(game, player, card, symbol), (symbol,)


def _exchanges(game: Game, player: str, card: Permanent) -> Iterator[tuple[str, ActiveAbility]]:
    """Each symbol that the card may show instead, and the ability that lets it."""
    for source in active_abilities(game, player):
        if uses_left(game, source) > 0:
            for symbol in source.ability.effect.other_symbols(game, source, card):
                yield symbol, source


def _exchanged(game: Game, player: str, card: Permanent, symbol: str) -> Game:
    """The card shows another symbol from now on; all else of it stays."""
    abilities = tuple(_with_symbol(ability, symbol) for ability in abilities_of(card))
    city = game.city(player)
    return game.having(city.with_use(card, replace(card, abilities=abilities)))


def _with_symbol(ability: Ability, symbol: str) -> Ability:
    return replace(ability, effect=Science((symbol,))) if ability.effect.symbols() else ability


def _chosen_token(game: Game, player: str, table: Table) -> Game:
    """One of the tokens on the board, if any is left."""
    token = table.choose(player, "progress", game.progress)
    if token is None:
        return game
    left = tuple(piece for piece in game.progress if piece != token)
    return table.build(replace(game, progress=left), player, token)

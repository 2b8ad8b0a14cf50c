"""A science symbol exchanged for another."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.activation import abilities_of, active_abilities
from cardgen.effects.power.conditions import symbols_fit
from cardgen.effects.power.terms import CARD, DUEL_SYMBOLS, GIVES, SYMBOLS, Icons, card_icons
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.game import Game
from cardgen.model.ages import AGES
from cardgen.model.card import COLOURS
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

OWNED = "owned"


@frozen
class ReplaceSymbol(Effect):
    """The card just built shows another science symbol than its own; all else of it stays.

    `owned`: that of a card of the colours in `of` that stood in the own city before; the card is of
    these colours too. `law` is the symbol Law of Duel. Pairs are looked for once the symbol is
    replaced.
    """

    heeds: ClassVar = ("limit", "optional")
    asked: ClassVar = ("symbol", "age")
    takes: ClassVar = OneOf(OWNED, *SYMBOLS, *DUEL_SYMBOLS, what="a science symbol, or owned")
    clauses: ClassVar = {"of": CARD}
    moment: ClassVar = "active"

    replace_symbol: str
    of: tuple[str, ...] = ()

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if self.replace_symbol == OWNED and not self.of:
            yield "replace symbol", "say of which cards the symbol is: of: green"

    def icons(self, ability: Ability) -> Icons:
        """What is built, and the symbol that it shows then; the words tell the Ages of it."""
        if self.replace_symbol == OWNED:
            return (*card_icons(self.of), GIVES, Icon("science-copy"))
        asked = ability.if_.icons() if ability.if_ else ()
        shown = Icon(self.replace_symbol)
        return (*asked, *((GIVES,) if asked else ()), shown, *card_icons(self.of))

    def other_symbols(self, game: Game, source: ActiveAbility, card: Permanent) -> tuple[str, ...]:
        """What the card may show: another symbol than its own, if the condition holds of it."""
        own = {symbol for ability in abilities_of(card) for symbol in ability.effect.symbols()}
        before = _shown_before(game, source.owner, card)
        asked = source.ability.if_
        in_time = not asked or not asked.age or AGES[game.age] in asked.age
        built = bool(own) and card.kind in (self.of or COLOURS)
        if not built or not in_time or not symbols_fit(asked, own, [sign for _, sign in before]):
            return ()
        copied = (symbol for kind, symbol in before if kind in self.of)
        new = copied if self.replace_symbol == OWNED else (self.replace_symbol,)
        return tuple(symbol for symbol in dict.fromkeys(new) if symbol not in own)


def _shown_before(game: Game, owner: str, card: Permanent) -> list[tuple[str, str]]:
    """The kind and the symbol of everything else in the city that shows one."""
    return [
        (source.permanent.kind, symbol)
        for source in active_abilities(game, owner)
        if not source.permanent.same(card)
        for symbol in source.ability.effect.symbols()
    ]

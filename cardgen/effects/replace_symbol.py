"""A science symbol exchanged for another."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import CARD, DUEL_SYMBOLS, GIVES, SYMBOLS, Icons, cards
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon

OWNED = "owned"


@dataclass(frozen=True, slots=True)
class ReplaceSymbol(Effect):
    """The card just built shows another science symbol than its own; all else of it stays.

    `owned`: that of a card of the colours in `of` that stood in the own city before. Pairs are
    looked for once the symbol is replaced.
    """

    takes: ClassVar = Choice(OWNED, *SYMBOLS, *DUEL_SYMBOLS, what="a science symbol, or owned")
    clauses: ClassVar = {"of": CARD}
    moment: ClassVar = "active"

    replace_symbol: str
    of: tuple[str, ...] = ()

    def icons(self, ability: Ability) -> Icons:
        asked = ability.if_.icons() if ability.if_ else ()
        shown = "science-copy" if self.replace_symbol == OWNED else self.replace_symbol
        return (*asked, *((GIVES,) if asked else ()), Icon(shown), *cards(self.of))

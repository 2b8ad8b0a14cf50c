"""Science symbols."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import OR, SYMBOL, Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon


@frozen
class Science(Effect):
    """Show a science symbol; of several, one is chosen at the end of the game.

    `law` is the symbol Law of Duel.
    """

    takes: ClassVar = SYMBOL
    moment: ClassVar = "active"

    science: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        return tuple(sign for symbol in self.science for sign in (OR, Icon(symbol)))[1:]

    def symbols(self) -> tuple[str, ...]:
        return self.science

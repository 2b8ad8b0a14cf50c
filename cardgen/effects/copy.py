"""Something of another city that counts here too."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import CARD, SCOPE, SCOPES, Icons, cards
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon

COPIED = {
    "guild": Icon("card-purple"),
    "leader": Icon("copy-leader"),
    "symbol": Icon("science-copy"),
}


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Have the effect of one card of another city, chosen by the owner, as if it stood here.

    `guild`: a Guild with all it does; `leader`: a recruited Leader, from now on. Neither is a card
    of the own city. `symbol`: the science symbol
    of a card of the colours in `of`. Where there is none, nothing is copied.
    """

    takes: ClassVar = Choice(*COPIED)
    clauses: ClassVar = {"of": CARD, "from": SCOPE}
    required: ClassVar = ("from",)
    moment: ClassVar = "end"

    copy: str
    from_: str
    of: tuple[str, ...] = ()

    def icons(self, ability: Ability) -> Icons:
        return (COPIED[self.copy], *cards(self.of), *SCOPES[self.from_])

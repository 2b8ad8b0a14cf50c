"""Effects that happen once more."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.loading.schema import Choice


@dataclass(frozen=True, slots=True)
class Replay(Effect):
    """What a card does when it is built happens again, for who received the card."""

    takes: ClassVar = Choice("immediate effects")
    clauses: ClassVar = {"who": Choice("receiver")}

    replay: str
    who: str = "receiver"

    def icons(self, ability: Ability) -> Icons:
        return ()

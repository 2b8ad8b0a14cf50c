"""Something stopped before it happens."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.moments import Reveals
from cardgen.effects.power.terms import SCOPES, Icons
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """Cancel what was just revealed: it is discarded without effect and nothing is paid for it."""

    takes: ClassVar = Choice("invocation")

    cancel: str

    def icons(self, ability: Ability) -> Icons:
        by = SCOPES[ability.when.by] if isinstance(ability.when, Reveals) else ()
        return (Icon("cancel-god"), *by)

"""Powers from located YAML to typed abilities; every fault is a finding at its place."""

from collections.abc import Mapping
from functools import cache, partial
from inspect import cleandoc
from typing import Any

from cardgen.effects.power.ability import CONDITION, LIMIT, Ability, Effect
from cardgen.effects.power.actions import actions, effect
from cardgen.effects.power.headed import Headed
from cardgen.effects.power.moments import WHEN
from cardgen.loading.kinds import Kind
from cardgen.loading.schema import (
    MISSING,
    Bool,
    Choice,
    Missing,
    Record,
    Report,
    Where,
    attribute,
    refuse,
)
from cardgen.model.ages import ByAge
from cardgen.model.located import Seq

# Every key that may stand beside an action, with what it says; each action takes some of them.
CLAUSES: Mapping[str, str] = {
    "when": "the moment it acts at, or what it follows each time",
    "who": "whom it concerns",
    "per": "what is counted: so much for each of these",
    "of": "the cards or things it is about",
    "in": "where they are",
    "from": "where or from whom it comes",
    "to": "who receives it, or what becomes of it",
    "limit": "how often at most",
    "optional": "whether the owner may do without",
    "if": "what must be true",
    "until": "what ends it before its time",
    "choose": "how many are drawn to choose from",
    "then": "what follows each time it was used",
    "else": "what happens instead, where it was not used",
}


def read_power(power: Seq, report: Report) -> tuple[Ability, ...]:
    """The abilities of one Age in order, without those that had faults (which are reported)."""
    read = [ABILITY.read(item, Where(power, index), report) for index, item in enumerate(power)]
    return tuple(ability for ability in read if ability is not MISSING)


def read_powers(power: ByAge[Seq], report: Report) -> ByAge[tuple[Ability, ...]]:
    """The abilities of every Age; Ages that share one tree share what was read."""
    read: dict[int, tuple[Ability, ...]] = {}
    for tree in power:
        if id(tree) not in read:
            read[id(tree)] = read_power(tree, report)
    return power.map(lambda tree: read[id(tree)])


class Abilities:
    """A list of abilities: a power, or what a `then` or an `else` holds."""

    what = "a list of abilities"

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq)

    def read(self, value: object, where: Where, report: Report) -> tuple[Ability, ...] | Missing:
        if not isinstance(value, Seq):
            return refuse(self, value, where, report, help="write a list: - coins: 3")
        return read_power(value, report)

    def json_schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/abilities"}


COMMON: Mapping[str, Kind] = {
    "when": WHEN,
    "limit": LIMIT,
    "optional": Bool(),
    "if": CONDITION,
    "until": Choice("used"),
    "then": Abilities(),
    "else": Abilities(),
}
COMMON_NAMES = tuple(attribute(key) for key in COMMON)


@cache
def ability_record(action: str) -> Record:
    """The shape of an ability with this action, made from what its effect declares."""
    made = effect(action)
    fields = {action: made.takes, **made.clauses, **COMMON}
    return Record(
        partial(_ability, action, made),
        fields,
        required=made.required,
        what=f"a {action} ability",
        means={action: cleandoc(str(made.__doc__)), **CLAUSES},
    )


def _ability(action: str, made: type[Effect], **values: Any) -> Ability:
    common = {name: values.pop(name) for name in COMMON_NAMES if name in values}
    return Ability(action, made(**values), **{"when": made.moment, **common})


ABILITY = Headed("action", actions(), ability_record, beside=CLAUSES)

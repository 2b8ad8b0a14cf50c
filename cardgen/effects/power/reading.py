"""Powers from located YAML to typed abilities, and their JSON Schema for editors.

A file `build_from.py` in the folder of effects holds class `BuildFrom` for the key `build from`.
Each file is imported when a card first uses it; one that cannot be imported stops the program.
Every fault in a power is a finding at its place."""

import os
import sys
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from inspect import cleandoc
from typing import Any

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.clauses import CONDITION, ENDINGS, LIMIT
from cardgen.effects.power.moments import WHEN
from cardgen.effects.power.tagged_union import TaggedUnion
from cardgen.model.ages import ByAge
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef, flow
from cardgen.schema.kinds import Boolean, Kind, OneOf, refuse_value
from cardgen.schema.records import Record, attribute_name

FOLDER = os.path.dirname(os.path.dirname(__file__))


@cache
def action_keys() -> frozenset[str]:
    """Every action key: the names of the files, with spaces."""
    names = (os.path.splitext(name) for name in os.listdir(FOLDER) if name[0] not in "_.")
    return frozenset(stem.replace("_", " ") for stem, ending in names if ending == ".py")


@cache
def effect_class(action: str) -> type[Effect]:
    """The class that defines an action."""
    module = import_module(f"cardgen.effects.{attribute_name(action)}")
    found: type[Effect] = getattr(module, class_name(action))
    return found


def action_purpose(action: str) -> str:
    """What an action is, in a few words: the first line of its file."""
    return str(sys.modules[effect_class(action).__module__].__doc__).strip().rstrip(".")


def class_name(action: str) -> str:
    """`build from` → `BuildFrom`."""
    return "".join(word.capitalize() for word in action.split())


# Every key that may stand beside an action, with what it says; each action takes some of them.
CLAUSES: Mapping[str, str] = {
    "when": "the moment it acts at, or what it follows each time",
    "who": "whom it concerns",
    "per": "what is counted: so much for each; where no `of` says whose, what the owner has, or of "
    "a loss each loser",
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
    "else": "what happens instead, for each use that was not made",
}


def read_power(power: Seq, report: Report, *, follows: bool = False) -> tuple[Ability, ...]:
    """The abilities of one Age in order, without those that had faults (which are reported).

    `follows` if they stand in a `then` or an `else`.
    """
    read = read_abilities(power, report, follows=follows)
    return tuple(ability for ability in read if ability is not None)


def read_abilities(
    power: Seq, report: Report, *, follows: bool = False
) -> tuple[Ability | None, ...]:
    """The same with None for each that had faults."""
    read = [ABILITY.read(item, ValueRef(power, index), report) for index, item in enumerate(power)]
    return tuple(
        _without_idle(typed, ability, report, follows=follows)
        if isinstance(typed, Map) and isinstance(ability, Ability)
        else None
        for typed, ability in zip(power, read, strict=True)
    )


def _without_idle(typed: Map, ability: Ability, report: Report, *, follows: bool) -> Ability:
    """The ability without the clauses that no rule heeds, which are told."""
    alone = len(typed) == 1 and not isinstance(typed[ability.action], Map)
    if alone and not follows and not ability.effect.moments:  # most have no clauses
        return ability
    from cardgen.effects.power.heeded import idle_clauses

    for idle in idle_clauses(ability, follows=follows):
        if idle.key not in typed:
            place, told = ValueRef(typed, ability.action).key_place, f'missing key "{idle.key}"'
            report.add(code="missing-key", place=place, message=told, help=idle.help)
            continue
        ability = _left_out(ability, idle.key)
        beside = f" beside `{ability.action}`" if idle.key != ability.action else ""
        report.add(
            code="idle-clause",
            place=ValueRef(typed, idle.key).key_place,
            message=f"`{idle.key}: {flow(typed[idle.key])}` does nothing{beside}",
            help=idle.help,
        )
    return ability


def _left_out(ability: Ability, clause: str) -> Ability:
    """The ability as it is without a clause; a moment stays, which its words tell."""
    name = attribute_name(clause)
    if clause == "when" or name not in COMMON_NAMES:
        return ability
    usual: dict[str, Any] = {one.name: one.default for one in fields(Ability)}
    plain: Ability = replace(ability, **{name: usual[name]})
    return plain


def read_powers(power: ByAge[Seq], report: Report) -> ByAge[tuple[Ability, ...]]:
    """The abilities of every Age; Ages that share one tree share what was read."""
    read: dict[int, tuple[Ability, ...]] = {}
    for tree in power:
        if id(tree) not in read:
            read[id(tree)] = read_power(tree, report)
    return ByAge([read[id(tree)] for tree in power])


class Abilities:
    """A list of abilities: a power, or what a `then` or an `else` holds."""

    what = "a list of abilities"

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq)

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[Ability, ...] | Missing:
        if not isinstance(value, Seq):
            return refuse_value(self, value, where, report, help="write a list: - coins: 3")
        return read_power(value, report, follows=True)

    def json_schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/abilities"}


# Other words for clauses, with that which is meant; who receives is called otherwise than whom it
# concerns.
CLAUSES_MEANT = {
    **dict.fromkeys(("max", "times", "at most", "uses", "once"), "limit"),
    **dict.fromkeys(("who", "whom", "receiver", "player"), "to"),
    **dict.fromkeys(("for each", "each", "count"), "per"),
    **dict.fromkeys(("colour", "color", "cards"), "of"),
    **dict.fromkeys(("condition", "only if"), "if"),
    **dict.fromkeys(("on", "trigger", "moment"), "when"),
}
COMMON: Mapping[str, Kind] = {
    "when": WHEN,
    "limit": LIMIT,
    "optional": Boolean(),
    "if": CONDITION,
    "until": OneOf(*ENDINGS),
    "then": Abilities(),
    "else": Abilities(),
}
COMMON_NAMES = tuple(attribute_name(key) for key in COMMON)


class AbilityRecord(Record):
    """The shape of an ability with an action, as the effect declares it."""

    def __init__(self, action: str) -> None:
        self.action, self.effect = action, effect_class(action)
        super().__init__(
            dict,
            {action: self.effect.takes, **self.effect.clauses, **COMMON},
            required=self.effect.required,
            what=f"a {action} ability",
            means={action: cleandoc(str(self.effect.__doc__)), **CLAUSES},
            synonyms=CLAUSES_MEANT,
        )

    def read(self, value: object, where: ValueRef, report: Report) -> Ability | Missing:
        read = super().read(value, where, report)
        return read if read is MISSING else self.ability(read)

    def json_schema(self) -> dict[str, Any]:
        """The shape without the clauses that the effect never heeds."""
        from cardgen.effects.power.heeded import may_heed  # editors alone ask

        schema = super().json_schema()
        idle = [key for key in COMMON if not may_heed(self.effect, key)]
        kept = {key: one for key, one in schema["properties"].items() if key not in idle}
        return {**schema, "properties": kept}

    def ability(self, values: Mapping[str, Any]) -> Ability:
        """The ability that has these values."""
        own = {name: held for name, held in values.items() if name not in COMMON_NAMES}
        common = {name: held for name, held in values.items() if name in COMMON_NAMES}
        return Ability(self.action, self.effect(**own), **{"when": self.effect.moment, **common})


@cache
def ability_record(action: str) -> AbilityRecord:
    """The shape of an ability with this action."""
    return AbilityRecord(action)


SYNONYMS = {"points": "vp", "victory points": "vp"}
ABILITY = TaggedUnion("effect", action_keys(), ability_record, beside=CLAUSES, synonyms=SYNONYMS)

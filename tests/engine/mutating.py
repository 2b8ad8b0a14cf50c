"""Abilities with one thing changed: a number, a word, a moment, a clause, or all of it gone."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import DUEL_SYMBOLS, LATER, MOMENTS, SCOPES, SYMBOLS, TOKENS
from cardgen.model.ages import AGES
from cardgen.model.card import COLOURS, RESOURCES
from cardgen.schema.containers import AnyOf, OneOrMore
from cardgen.schema.kinds import OneOf
from cardgen.schema.records import attribute_name

WHO = tuple(scope for scope in SCOPES if scope != "loser")  # who loses is the owner there
CHAIN_SYMBOLS = (
    *("horseshoe", "sword", "tower", "target", "helmet", "book", "gear", "lyre", "lamp", "mask"),
    *("moon", "drop", "sun", "pillar", "pediment", "amphora", "barrel"),
)
# The words that a field may hold instead, by its name or, more closely, by class and name. What
# stands here goes before what an effect declares of its own parameters.
WORDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("of", "who", "to", "from_", "by"), WHO),
    "when": MOMENTS,
    **dict.fromkeys(("kind", "tokens", "gained", "gains"), TOKENS),
    "what": ("resources", "coins"),
    "per": ("turn", "age", "game", "player", "seller"),
    "how": ("losing", "being given"),
    "until": ("", "used"),
    "recruit": ("paid", "free"),
    "Buys.from_": ("neighbours", "bank", ""),
    "Redirect.to": ("winner", "self"),
    "replace_symbol": ("owned", *DUEL_SYMBOLS),
    "symbol": ("new to self", "second of a pair"),
    "rest": ("back", "discard"),
}
LISTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("of", "builds"), COLOURS),
    **dict.fromkeys(("in_", "cards"), (*COLOURS, "leader", "god")),
    "Discount.of": (*COLOURS, "leader", "god", "stage"),
    "gains_coins": ("yellow", "black", "sale"),
    "produce": RESOURCES,
    "science": SYMBOLS,
    "set": (*SYMBOLS, *COLOURS),
    "to": ("build", "sell", "stage"),
    "BankPrice.of": (*RESOURCES, "any"),
    "builds_by_chain": (*COLOURS, "age"),
    "Condition.age": AGES,
    "Symbols.symbols": CHAIN_SYMBOLS,
}
# Lists of one word that make sense with another one alone.
SINGLES: dict[str, tuple[str, ...]] = {
    "CountsAs.counts_as": COLOURS,
    "Bury.bury": (*COLOURS, "god", "wonder"),
}
FROM_ZERO = ("lost_less", "gained_less")  # numbers that are often nothing, and mean something then
WIDER = ("any", "age")  # words that hold all the others, which add nothing
CLAUSES = ("per", "choose", "limit", "if_")  # what an ability can do without
NAMES = ("action",)  # what only says how the ability was written


# What follows an effect has no moment of its own, and happens whether somebody wants or not.
INNER = re.compile(r": (when|optional) ")


class Mutant(NamedTuple):
    """What was changed, and the abilities after it."""

    change: str
    abilities: tuple[Ability, ...]


def mutants(abilities: tuple[Ability, ...]) -> Iterator[Mutant]:
    """Each way to break a power in one place."""
    for number, ability in enumerate(abilities):
        before, after = abilities[:number], abilities[number + 1 :]
        yield Mutant(f"without {ability.action}", (*before, *after))
        for change, other in _changed(ability):
            twin = number and abilities[number - 1].action == ability.action
            yield Mutant(f"{ability.action}{' 2' * bool(twin)}: {change}", (*before, other, *after))


def _changed(value: Any) -> Iterator[tuple[str, Any]]:
    """The dataclass with one field changed, in every way that makes sense for it."""
    for field in fields(value):
        held = getattr(value, field.name)
        if field.name not in NAMES and not _permits(value, field.name):
            for change, other in _others(value, field.name, held):
                yield f"{field.name} {change}", replace(value, **{field.name: other})


def _permits(value: Any, name: str) -> bool:
    """What merely may be used is always optional: `optional` says it to the reader alone."""
    asked = ("keep", "peek")
    if name != "optional" or value.action in asked:
        return False
    return bool(value.when in ("active", "conflict", "end", *LATER) or value.else_ or value.then)


def _others(value: Any, name: str, held: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(held, bool):
        yield f"→ {not held}", not held
    elif isinstance(held, int) and (held or name in FROM_ZERO):
        yield from ((f"{held} → {other}", other) for other in (held + 1, held - 1) if other > 0)
    elif isinstance(held, Fraction):
        changes = (held + 1, held - Fraction(1, 2))
        yield from ((f"{held} → {other}", other) for other in changes)
    elif isinstance(held, str):
        yield from _words(_known(WORDS, value, name), held)
    elif isinstance(held, tuple):
        yield from _lists(value, name, held)
    elif is_dataclass(held):
        if name in CLAUSES:
            yield "dropped", None
        if name == "when":
            yield "→ active", "active"
        yield from ((f"{name}.{change}", other) for change, other in _changed(held))


def _known(table: dict[str, tuple[str, ...]], value: Any, name: str) -> tuple[str, ...]:
    precise = f"{type(value).__name__}.{name}"
    return table.get(precise, table.get(name, _declared(value, name)))


def _declared(value: Any, name: str) -> tuple[str, ...]:
    """The words that an effect says its parameter may be."""
    if not isinstance(value, Effect):
        return ()
    clauses = {attribute_name(key): kind for key, kind in value.clauses.items()}
    kind = clauses.get(name, value.takes)
    kind = kind.kind if isinstance(kind, OneOrMore) else kind
    kinds = kind.kinds if isinstance(kind, AnyOf) else (kind,)
    options = (option for each in kinds if isinstance(each, OneOf) for option in each.options)
    return tuple(option for option in options if isinstance(option, str))


def _words(known: tuple[str, ...], held: str) -> Iterator[tuple[str, Any]]:
    if held == "all":
        yield "all → 1", 1
    words = (word for word in known if held in known and held and word != held)
    yield from ((f"{held} → {word}", word) for word in words)


def _lists(value: Any, name: str, held: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    if held and isinstance(held[0], Ability):
        yield "dropped", ()
        yield from (m for m in mutants(held) if not INNER.search(m.change))
        return
    for number, item in enumerate(held):
        rest = (*held[:number], *held[number + 1 :])
        if rest:
            yield f"without {item}", rest
    singles = SINGLES.get(f"{type(value).__name__}.{name}", ())
    yield from ((f"→ {word}", (word,)) for word in singles if held != (word,))
    for word in () if singles else _known(LISTS, value, name):
        if held and word not in (*held, *WIDER):
            yield f"with {word}", (*held, word) if held[0] not in WIDER else (word,)

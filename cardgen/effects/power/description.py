"""An ability as the effects understand it, defaults spelt out: `coins 3 · when played`."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from cardgen.effects.power.ability import Ability


def describe_ability(one: Ability, *, between: str = " · ") -> str:
    """The action with its clauses, when it acts, and what follows or happens instead."""
    parts = [*_fields(one.effect, one.action), f"when {describe_parameter(one.when)}"]
    parts += ["optional"] if one.optional else []
    parts += [f"limit {one.limit.times} per {one.limit.per}"] if one.limit else []
    parts += [f"until {one.until}"] if one.until else []
    parts += [f"if {describe_parameter(one.if_)}"] if one.if_ else []
    parts += [f"then ({describe_ability(after, between=between)})" for after in one.then]
    parts += [f"else ({describe_ability(instead, between=between)})" for instead in one.else_]
    return between.join(parts)


def _fields(held: object, head: str = "") -> Iterator[str]:
    """`key value` for each field that says something."""
    named = fields(held)  # type: ignore[arg-type]  # effects and clauses are dataclasses
    for field in named:
        said = describe_parameter(getattr(held, field.name))
        if said:
            yield f"{field.name.rstrip('_').replace('_', ' ')} {said}"
    if not named:
        yield head


def describe_parameter(held: object) -> str:
    """A parameter in words; empty for what is not said."""
    if held is None or held == "" or held == () or held is False:
        return ""
    if held is True:
        return "yes"
    if isinstance(held, tuple):
        return ", ".join(map(describe_parameter, held))
    if isinstance(held, Ability):
        return describe_ability(held, between=", ")
    if is_dataclass(held):
        return " ".join(_fields(held))
    return str(held)

"""Which part of a power, as it is typed, draws a sign: an ability, or one of its clauses."""

from collections.abc import Callable, Iterator

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import icon_line
from cardgen.effects.power.reading import CLAUSES
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.text import Icon
from cardgen.schema.records import attribute_name

FOLLOWING = ("then", "else")

IsMeant = Callable[[Icon], bool]


def typed_part(typed: Seq, abilities: tuple[Ability, ...], meant: IsMeant) -> ValueRef | None:
    """The key that draws the sign, in the innermost ability that does; None where none of them."""
    for held, ability in zip(typed, abilities, strict=False):
        if isinstance(held, Map) and any(map(meant, icon_line((ability,)))):
            return _following(held, ability, meant) or _clause(held, ability, meant)
    return None


def _following(held: Map, ability: Ability, meant: IsMeant) -> ValueRef | None:
    """The part of what follows, or of what happens instead, that draws the sign."""
    for key in FOLLOWING:
        inner = held.get(key)
        if isinstance(inner, Seq):
            found = typed_part(inner, getattr(ability, attribute_name(key)), meant)
            if found:
                return found
    return None


def _clause(held: Map, ability: Ability, meant: IsMeant) -> ValueRef:
    """The clause whose own signs hold it, else the effect."""
    for key in held:
        name = attribute_name(key)
        value = getattr(ability.effect, name, None) or getattr(ability, name, None)
        if key in CLAUSES and any(map(meant, getattr(value, "icons", tuple)())):
            return ValueRef(held, key)
    return ValueRef(held, next(key for key in held if key not in CLAUSES))


def typed_number(where: ValueRef, number: str) -> ValueRef | None:
    """The value at or below a part that is this number, if one alone is."""
    found = [one for one in _leaves(where) if str(one.value) == number]
    return found[0] if len(found) == 1 else None


def _leaves(where: ValueRef) -> Iterator[ValueRef]:
    held = where.value
    if isinstance(held, Map):
        for key in held:
            yield from _leaves(ValueRef(held, key))
    else:
        yield where

"""What a power or a cost says: in signs, read across the table, and in words, defaults spelt out.

In words an ability is told as the effects understand it: `coins 3 · when played`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from itertools import accumulate, chain

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.counts import event_icons
from cardgen.effects.power.moments import Moment
from cardgen.effects.power.terms import FREE, GIVES, LATER, NEXT, OR, OWN_PAWN, Icons
from cardgen.model.card import Cost, Payment
from cardgen.model.game_spec import GameSpec, PaymentForm
from cardgen.model.text import Icon

MARKS = {
    "played": "at-once",
    "active": "age-long",
    "conflict": "in-conflict",
    "turn end": "turn-end",
    "age end": "age-end",
    "next age": "next-age",
    "end": "game-end",
}
IN_AGE = {"age II": "II", "age III": "III", "structure III": "III"}
STAYING = ("active", "conflict")  # from now on, in a city that keeps its cards
LIMITS = {"age": "times", "game": "times", "turn": "per-turn"}


def icon_line(abilities: Iterable[Ability], *, marker: str = "") -> Icons:
    """The signs of a power, ability after ability.

    `marker` is the card's marker: it stands before what acts in a later Age, once the card is gone,
    and before what it is laid on.
    """
    return tuple(chain.from_iterable(_ability_lines(tuple(abilities), marker)))


def _ability_lines(abilities: Sequence[Ability], marker: str = "") -> Iterator[Icons]:
    """The signs of each ability. What comes when such things come anyway, coins at once and points
    at the end, shows no moment; what comes at another is headed by its mark, or its signs say it
    with a cause; behind a moment drawn, so is what comes at another than that one."""
    last: Icons = ()
    for each in abilities:
        mark, caused = _own_mark(each, last), _cause(each, marker)
        yield (*(mark if mark != last and not caused else ()), *ability_icons(each, marker))
        last = caused or mark


def _own_mark(ability: Ability, last: Icons) -> Icons:
    """The mark of an ability that stays in a city, where one is wanted; none of what lasts, which
    holds beyond the Age that the marks of gods mean."""
    when = ability.when
    if not isinstance(when, str) or when in STAYING:
        return ()
    return moment_mark(when) if last or when != ability.effect.moment else ()


def effect_starts(abilities: Iterable[Ability]) -> tuple[int, ...]:
    """The places in the signs of a power at which each ability but the first begins."""
    ends = accumulate(map(len, _ability_lines(tuple(abilities))))
    return tuple(dict.fromkeys(end for end in ends if end))[:-1]


def moment_line(abilities: Iterable[Ability], *, marker: str = "") -> Icons:
    """The signs of a god's power, each stretch of one moment headed by the mark of that moment,
    and a bar between two effects.

    A god lies there until the end of its Age, so what it does may happen at once, as long as the
    Age lasts, or later: every sentence on the card begins with that.
    """
    line: list[Icon] = []
    last: Icons = ()
    for each in abilities:
        mark = moment_mark(each.when)
        bar = (NEXT,) if line else ()
        line += [*bar, *(mark if mark != last else ()), *ability_icons(each, marker)]
        last = mark
    return tuple(line)


class _SamePower:
    """A power by which object it is: to compare what powers do takes longer than to draw them, and
    equal ones of many cards are read once."""

    __slots__ = ("abilities",)

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.abilities = abilities

    def __hash__(self) -> int:
        return id(self.abilities)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SamePower) and self.abilities is other.abilities


@lru_cache(maxsize=1024)
def _line_of(power: _SamePower, marker: str, headed: bool) -> Icons:
    return (moment_line if headed else icon_line)(power.abilities, marker=marker)


def power_line(abilities: tuple[Ability, ...], *, marker: str, headed: bool) -> Icons:
    """`moment_line` of a power that is `headed` by its moments, else `icon_line`; once for all the
    cards that share it."""
    return _line_of(_SamePower(abilities), marker, headed)


def moment_mark(when: Moment) -> Icons:
    """The mark of a moment; none where the signs of the ability tell it themselves, as do those of
    a card in hand that answers an event."""
    if not isinstance(when, str):
        return () if when.from_hand else (Icon("age-long"),)
    return (Icon(MARKS[when]),) if when in MARKS else ()


@lru_cache(maxsize=1024)  # cards of a game do the same things, and each is drawn and looked at
def ability_icons(ability: Ability, marker: str = "") -> Icons:
    """Event → effect → what follows, or what happens instead."""
    counted = event_icons(ability.effect)
    before = tuple(icon for icon in _cause(ability, marker) if icon not in counted)
    line = _joined(before, GIVES, ability.effect.icons(ability))
    line = _joined(line, GIVES, icon_line(ability.then))
    return (*_times(ability), *_joined(line, OR, _instead(ability)))


def _instead(ability: Ability) -> Icons:
    """What happens instead, at the same moment and to the same players: neither the moment nor,
    where these are others, the owner's pawn is shown."""
    every = tuple(chain.from_iterable(map(ability_icons, ability.else_)))
    if getattr(ability.effect, "who", "self") == "self":
        return every
    return tuple(icon for icon in every if icon != OWN_PAWN)


def _times(ability: Ability) -> Icons:
    """How often in all, when its owner likes, or each turn; of each player who is given something
    or who sells, the row tells, and of what an event makes happen, its sign."""
    limit = ability.limit
    forced = not isinstance(ability.when, str) and not ability.optional
    sign = LIMITS.get(limit.per) if limit else None
    if limit is None or sign is None or (sign == "times" and forced):
        return ()
    return (Icon(sign, f"{limit.times}×"),)


def _cause(ability: Ability, marker: str) -> Icons:
    """What it waits for, where that is not the moment at which such things happen anyway; or the
    marker of its card."""
    when = ability.when
    if not isinstance(when, str):
        return when.icons()
    laid = ability.effect.lays_marker()
    if marker and (when == "played" if laid else when in LATER):
        return (Icon(f"marker-{marker}"),)
    return (Icon("age", IN_AGE[when]),) if when in IN_AGE else ()


def _joined(first: Icons, by: Icon, second: Icons) -> Icons:
    """Both with the sign between them; one alone needs none."""
    return (*first, by, *second) if first and second else first + second


def cost_icons(cost: Cost, game: GameSpec) -> Icons:
    """The cost strip: a resource once for each unit, the rest with a number; nothing to pay is
    the red cross, where a cost was said at all."""
    icons = [_payment(payment, game.payments[payment.what]) for payment in cost.payments]
    return tuple(chain.from_iterable(icons)) or ((FREE,) if cost.said else ())


def no_coin(game: GameSpec) -> Icons:
    """The coin with a nought, in a game that has coins: another sign for nothing to pay."""
    form = game.payments.get("coins")
    return _payment(Payment("coins", 0), form) if form else ()


@lru_cache(maxsize=1024)  # many cards cost the same
def _payment(payment: Payment, form: PaymentForm) -> Icons:
    if form.each:
        return (Icon(form.sign),) * payment.amount
    bare = form.bare and payment.amount == 1
    return (Icon(form.sign, "" if bare else str(payment.amount)),)


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

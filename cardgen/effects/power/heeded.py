"""What of an ability no rule looks at: a clause or a moment that its effect does not heed.

Any ability may be typed with a `when`, a `limit`, an `if`; what an effect makes of them is its own.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.clauses import Condition
from cardgen.effects.power.counts import UnpaidCoinCount
from cardgen.effects.power.moments import Moment, ResourcesBought, TokensGained, Trigger
from cardgen.effects.power.special_counts import BoughtUnitCount, GainedTokenCount

ACTING = ("played", "turn end", "structure", "structure III")
LASTING = ("active", "next age", "age II", "age III")
AN_EVENT = ("an event",)  # the moments of what comes at none by itself, and says at which event
REPEATED = ("structure",)  # the only one of these moments that comes more than once in a game


class IdleClause(NamedTuple):
    """A key of an ability that changes nothing, and what to type instead."""

    key: str
    help: str


def idle_clauses(one: Ability, *, follows: bool = False) -> Iterator[IdleClause]:
    """The keys of an ability that no rule heeds; `follows` if it stands in a `then` or `else`."""
    yield from _idle_moment(one, follows=follows)
    if one.limit and not _heeds_limit(one, follows=follows):
        yield IdleClause("limit", _limit_help(one))
    if one.optional and not _heeds_optional(one, follows=follows):
        yield IdleClause("optional", "leave it out: there is nothing here that its owner must do")
    if one.if_ and not _asked(one.if_):
        yield IdleClause(
            "if", f"say what must be true: {', '.join(one.effect.asked) or 'leave it out'}"
        )
    for asked in _asked(one.if_):
        if asked not in one.effect.asked:
            known = ", ".join(one.effect.asked)
            may = f"it may ask of `{one.action}`: {known}" if known else "leave it out"
            yield IdleClause("if", may)
    if one.until and one.when != "next age":
        yield IdleClause("until", "it ends what lasts through an Age: when: next age")
    if one.then and "then" not in one.effect.heeds:
        yield IdleClause("then", "write what follows as a further item of the list")
    if one.else_ and not _heeds_else(one):
        yield IdleClause("else", "it comes for what was not used: limit: {times: 1, per: age}")
    if help := _needed_event(getattr(one.effect, "per", None), one.when, follows=follows):
        yield IdleClause("per", help)
    yield from (IdleClause(*each) for each in one.effect.idle(one, follows=follows))


def may_heed(effect: type[Effect], clause: str) -> bool:
    """Whether there is a power in which an effect heeds a clause that any ability may have."""
    uses = "limit" in effect.heeds or acts(effect)
    return {
        "when": True,
        "limit": uses or "limit per player" in effect.heeds,
        "optional": "optional" in effect.heeds or effect.asks or _is_done(effect),
        "if": bool(effect.asked),
        "until": "next age" in moments_of(effect),
        "then": "then" in effect.heeds,
        "else": "else" in effect.heeds,
    }[clause]


def acts(effect: type[Effect]) -> bool:
    """Whether an effect does something at a moment, rather than being looked at as it stands."""
    return effect.act is not Effect.act


def moments_of(effect: type[Effect]) -> tuple[str, ...]:
    """The moments at which an effect can come, the one first at which it does if not told."""
    if effect.moments:
        return effect.moments
    if acts(effect):
        return tuple(dict.fromkeys((effect.moment, *ACTING)))
    return LASTING if effect.moment == "active" else (effect.moment,)


def _idle_moment(one: Ability, *, follows: bool) -> Iterator[IdleClause]:
    effect = one.effect
    if follows:
        if not acts(type(effect)):
            yield IdleClause(
                one.action, "write it as a further item of the power: it does not follow"
            )
        elif one.when != effect.moment:
            yield IdleClause("when", "leave it out: it comes at once, with what it follows")
        return
    if isinstance(one.when, Trigger):
        if not (acts(type(effect)) or effect.reacts):
            told = ", ".join(moments_of(type(effect)))
            yield IdleClause("when", f"it follows no event; it comes at: {told}")
    elif effect.moments != AN_EVENT and one.when not in moments_of(type(effect)):
        known = [
            *moments_of(type(effect)),
            *(("an event: {builds: blue}",) if effect.reacts else ()),
        ]
        yield IdleClause("when", f"it comes at: {', '.join(known)}")


def _needed_event(count: object, when: Moment, *, follows: bool) -> str:
    """What to type beside a count of what an event brings, where no such event is waited for."""
    if isinstance(count, UnpaidCoinCount):
        return "" if follows else "it counts in what `else` holds: - lose coins: 3"
    if isinstance(count, GainedTokenCount):
        gained = isinstance(when, TokensGained) and when.gains == count.gained
        return "" if gained or follows else f"say when: {{gains: {count.gained}, by: self}}"
    bought = follows or isinstance(when, ResourcesBought)
    needed = isinstance(count, BoughtUnitCount) and not bought
    return "say when: {buys: resources, by: self}" if needed else ""


def _asked(condition: Condition | None) -> tuple[str, ...]:
    """What an `if` asks of."""
    names = ("symbol", "resources", "coins", "age")
    return tuple(name for name in names if condition and getattr(condition, name))


def _heeds_limit(one: Ability, *, follows: bool) -> bool:
    per = one.limit.per if one.limit else ""
    if follows:
        return per == "player" and "limit per player" in one.effect.heeds
    if per in ("player", "seller"):
        return "limit per player" in one.effect.heeds if per == "player" else _sells(one)
    repeated = isinstance(one.when, Trigger) or one.when in REPEATED
    return (repeated and acts(type(one.effect))) or "limit" in one.effect.heeds


def _sells(one: Ability) -> bool:
    return isinstance(one.when, ResourcesBought)


def _limit_help(one: Ability) -> str:
    per = one.limit.per if one.limit else ""
    if per == "player":
        return "only what is given has a limit for each player: - give: {debt: 2}"
    if per == "seller":
        return "only purchases have sellers: when: {buys: resources, by: self}"
    if "limit per player" in one.effect.heeds:
        return "type how much one player is given at most: {times: 1, per: player}"
    return "leave it out; what is used time and again has one: bank price, build, keep, an event"


def _heeds_optional(one: Ability, *, follows: bool) -> bool:
    if "optional" in one.effect.heeds or one.effect.asks:
        return True
    return _is_done(type(one.effect)) and not follows and one.when != "end"


def _is_done(effect: type[Effect]) -> bool:
    """Whether an owner who need not have an effect is asked when it acts."""
    return acts(effect) and effect.moments != AN_EVENT


def _heeds_else(one: Ability) -> bool:
    if "else" not in one.effect.heeds or "limit" not in one.effect.heeds:
        return "else" in one.effect.heeds
    return one.limit is not None and one.limit.per == "age" and one.when in LASTING

"""What discounts, free building and trade may be combined with, as far as the rules play it."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

Typed = dict[str, Any]

COLOURS = ("brown", "grey", "yellow", "blue", "green", "red", "purple", "black")
THINGS = (*COLOURS, "age", "leader", "god", "wonder", "stage")
MIXED = (["blue", "red"], ["god", "leader"], ["blue", "stage"], ["leader", "purple"])
SAVINGS: tuple[Typed, ...] = (
    {"coins": 1},
    {"coins": "all"},
    {"resources": 2},
    {"resources": "all"},
)
PAYERS = ("self", "left", "right", "neighbours", "self and neighbours", "team", "team mate")
PAYERS_ELSEWHERE = ("others", "opponent", "direct opponent")
AGES = (None, "age II", "age III", "next age")
LIMITS = tuple(
    {"times": times, "per": per} for times in (1, 2, 3) for per in ("turn", "age", "game")
)
SELLERS = ("left", "right", "neighbours", "team mate", "opponent", "direct opponent")
SOLD = ("any", "stone", ["glass", "papyrus"], ["clay", "ore", "stone", "wood"])
PILES = ("discard pile", "unused black cards", "unused guilds", "boxed cards")
ALTERNATIVES: tuple[Typed, ...] = ({}, {"optional": True}, {"else": [{"coins": 3}]})


def combinations() -> Iterator[Typed]:
    """Abilities, each of which a designer may want."""
    yield from discounts()
    yield from free_building()
    yield from purchases()
    yield from chains()
    yield from piles()


def discounts() -> Iterator[Typed]:
    for saving, of, who, when in product(
        SAVINGS, (*THINGS, *MIXED), (*PAYERS, *PAYERS_ELSEWHERE), AGES
    ):
        yield _without_none({"discount": saving, "of": of, "who": who, "when": when})


def free_building() -> Iterator[Typed]:
    new = {"symbol": "new to self"}
    for of in (*COLOURS, "age", ["blue", "red"], ["leader", "purple"]):
        free = {"build": "free", "of": of, "optional": True}
        yield from (_without_none({**free, "when": when}) for when in AGES)
        yield from ({**free, "limit": limit} for limit in LIMITS)
    yield from (
        {"build": "free", "of": "leader", "optional": True, "limit": limit} for limit in LIMITS
    )
    yield {"build": "free", "of": "green", "optional": True, "if": new}
    yield from (
        {"build": "free", "of": "green", "optional": True, "if": new, "limit": limit}
        for limit in LIMITS
    )


def purchases() -> Iterator[Typed]:
    for price, of, limit in product((1, 2), SOLD, (None, *LIMITS)):
        yield _without_none({"bank price": price, "of": of, "limit": limit})
    for coins, seller, of, when in product((0, 1, 2), SELLERS, ("brown", "grey", "any"), AGES):
        yield _without_none({"trade": {"coins": coins}, "from": seller, "of": of, "when": when})
    for of in ("brown", "grey", "any"):
        yield {"trade": {"coins": 1}, "from": "others", "of": of}
    for less, seller, limit in product((1, 2), SELLERS, LIMITS):
        yield {"trade": {"less": less}, "from": seller, "limit": limit}


def chains() -> Iterator[Typed]:
    yield {"chains": "neighbours"}
    yield {"chains": "neighbours", "then": [{"coins": 1}]}
    yield {"chains": "repeatable"}
    yield from ({"chains": {"symbols": some}} for some in (["book"], ["book", "lamp"]))


def piles() -> Iterator[Typed]:
    for pile, rest, other in product(PILES, ("back", "discard"), ALTERNATIVES):
        yield {"build from": pile, "choose": {"one of": 3, "rest": rest}, **other}
    for pile, other in product(PILES, ALTERNATIVES[:2]):
        yield {"build from": pile, **other}
    for other in ALTERNATIVES[:2]:
        yield {"build from": "leader box", **other}
    for other in ALTERNATIVES:
        yield {"build from": "leader box", "choose": {"one of": 3, "rest": "back"}, **other}


def _without_none(typed: Mapping[str, Any]) -> Typed:
    return {key: value for key, value in typed.items() if value is not None}

"""Every wording of a power as one network: points from which words lead on to the end."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.declared import Power
from cardgen.phrasebook.pattern import NO_HOLES, Agree, Aside, Either, Item, Pattern, Slot, Word
from cardgen.phrasebook.tokens import COMMA, Token

if TYPE_CHECKING:
    from cardgen.phrasebook.book import Book
    from cardgen.phrasebook.orders import Orders

Holes = Mapping[str, Any]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Point:
    """Where a wording may stand; `last` where it may end, at least `short` words before that."""

    arcs: tuple["Arc", ...]
    last: bool = False
    short: int = 0


class Clause(NamedTuple):
    """What may be left out: a part of a pattern with its values, of at least `short` words."""

    pattern: Pattern
    holes: Holes
    short: int


class Arc(NamedTuple):
    """A word: the keys read as it, and how it is written, also after a number of many.

    `house` is what would be written, not only read; a `called` word belongs to a card's name. An
    arc without keys leaves a clause out.
    """

    keys: frozenset[str]
    to: Point
    text: str = ""
    many: str = ""
    number: Any = None
    clause: Clause | None = None
    house: bool = True
    called: bool = False


END = Point((), last=True)


def meeting(points: Iterable[Point | None]) -> Point | None:
    """A point from which all leads on that leads on from several; None if there is none."""
    every = {id(point): point for point in points if point}
    if len(every) < 2:
        return next(iter(every.values()), None)
    met = every.values()
    arcs = {id(arc): arc for point in met for arc in point.arcs}
    shortest = min(point.short for point in met)
    return Point(tuple(arcs.values()), any(point.last for point in met), shortest)


def before(arc: Arc) -> Point:
    """The point from which one word leads on."""
    return Point((arc,), short=arc.to.short + 1)


def without(clause: Clause, to: Point, *, house: bool = True) -> Point:
    """The point from which leaving a clause out leads on."""
    left = Arc(frozenset(), to, clause=clause, house=house)
    return Point((left,), short=clause.short + to.short)


class Wordings:
    """Makes the networks of powers for one text; what leads on to the same point is made once."""

    def __init__(
        self, book: "Book", card: Name | None, said: tuple[Token, ...], orders: "Orders"
    ) -> None:
        self.book, self.card, self.said = book, card, said
        self._orders = orders
        self.spelling = book.spelling
        self._made: dict[tuple[str, Any, Point], Point | None] = {}
        self._said: dict[tuple[int | str, Point, bool], Point | None] = {}

    def text(self, power: Power, bearer: str) -> Point | None:
        """All sentences of a bearer that together say a power; None where no pattern says it."""
        slot = Slot("all", bearer)
        points = [END]  # what follows all abilities, all but the last, …
        for first in reversed(range(len(power))):
            ways = [
                self.item(
                    slot, {"all": power[first : first + size]}, after, house=size == len(power)
                )
                for size, after in enumerate(reversed(points), 1)
            ]
            point = meeting(ways)
            if point is None:
                return None
            points.append(point)
        return points[-1]

    def orders(self, value: Any) -> tuple[Any, ...]:
        """A value, and if it is a list of words, the same in the orders it may be said in."""
        listed = isinstance(value, tuple) and len(value) > 1
        words = listed and all(isinstance(one, str) for one in value)
        return self._orders.of(value) if words else (value,)

    def pattern(
        self, items: Pattern, holes: Holes, after: Point, *, house: bool = True
    ) -> Point | None:
        """All ways to say a pattern, leading on to a point."""
        point: Point | None = after
        for item in reversed(items):
            if point:
                point = self.item(item, holes, point, house=house)
        return point

    def item(self, item: Item, holes: Holes, after: Point, *, house: bool = True) -> Point | None:
        """All ways to say an item of a pattern; a clause of several words may be left out.

        Words and alternatives without slots lead on alike wherever they stand before the same.
        """
        if isinstance(item, Either) and item.holes is NO_HOLES:
            key: tuple[int | str, Point, bool] = (id(item), after, house)
        elif isinstance(item, Word):
            key = (item.text, after, house)
        else:
            return self._item(item, holes, after, house=house)
        if key not in self._said:
            self._said[key] = self._item(item, holes, after, house=house)
        return self._said[key]

    def _item(self, item: Item, holes: Holes, after: Point, *, house: bool) -> Point | None:
        if isinstance(item, Word):
            return self.words((item.text,), after, house=house)
        if isinstance(item, Agree):
            return self._agreeing(item, after, house=house)
        if isinstance(item, Aside):
            said = self._slot(Slot("aside", item.category), {"aside": item.category}, after)
            return meeting((said, after)) if item.optional else said
        if isinstance(item, Either):
            ways = (
                self.pattern(option, holes, after, house=house and not place)
                for place, option in enumerate(item.options)
            )
            point = meeting(ways)
        else:
            point = self._slot(item, holes, after)
        if point is None or point is after or all(arc.to is after for arc in point.arcs):
            return point
        clause = Clause((item,), holes, point.short - after.short)
        return meeting((point, without(clause, after, house=house)))

    def words(
        self, texts: Sequence[str], after: Point, *, house: bool = True, called: bool = False
    ) -> Point:
        """Words one after the other; a melted word, read as several, is written as one."""
        for text in reversed(texts):
            first, *others = self.spelling.keys(text)
            for key in reversed(others):
                after = before(Arc(frozenset((key,)), after, house=house, called=called))
            if first != COMMA:
                keys = frozenset((first,))
                after = before(Arc(keys, after, text, text, house=house, called=called))
        return after

    def _agreeing(self, item: Agree, after: Point, *, house: bool) -> Point | None:
        one, other = item.one, item.other
        keys = [self.spelling.keys(form) for form in (one, other)]
        if max(map(len, keys)) > 1:
            return meeting(self.words((form,), after, house=house) for form in (one, other))
        if item.gender:
            one = other = other if self.card and self.card.gender == "f" else one
        return before(Arc(frozenset(sum(keys, ())), after, one, other, house=house))

    def _slot(self, slot: Slot, holes: Holes, after: Point) -> Point | None:
        value = holes.get(slot.hole)
        if slot.optional and value in (None, ()):
            return after
        key = (slot.category, value, after)
        if key not in self._made:
            self._made[key] = self.book.categories[slot.category].every(self, value, after)
        return self._made[key]

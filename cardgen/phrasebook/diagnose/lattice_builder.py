"""Every wording of a power as one lattice, lists in the orders in which a text names them."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.lattice import (
    LATTICE_END,
    Bindings,
    Clause,
    LatticeEdge,
    LatticeNode,
    Splices,
    is_one_word,
    join_nodes,
    node_before,
    node_leaving_out,
)
from cardgen.phrasebook.grammar.lexicon import Lexicon
from cardgen.phrasebook.grammar.names import CardNames
from cardgen.phrasebook.grammar.pattern import (
    NO_SLOT_NAMES,
    AgreeingWord,
    Alternatives,
    Aside,
    FixedWord,
    Item,
    Pattern,
    PatternSlot,
    Unsaid,
)
from cardgen.phrasebook.grammar.spelling import COMMA, Token
from cardgen.phrasebook.parse.parser import ChartParser, TooMuch
from cardgen.phrasebook.subjects import Power

MOST_LEADS = 30_000  # words and alternatives before what follows them; printed powers take 25,000

ListOrder = tuple[str, ...]


class ListOrders:
    """Lists in the order of one text."""

    def __init__(self, reader: ChartParser) -> None:
        self._reader = reader

    def of(self, row: ListOrder) -> tuple[ListOrder, ...]:
        """A list as it is declared, and in the order of the shortest stretch that names most of it.

        A member that the text does not name may stand where it is declared, or last.
        """
        starts = {at for one in row for at in self._places.get(one, ())}
        named = [self._named(row, start) for start in sorted(starts)]
        spread = [(-len(at), max(at.values()) - min(at.values())) for at in named]
        best = named[spread.index(min(spread))] if named else {}
        said = tuple(sorted(best, key=lambda one: best[one]))
        others = [one for one in row if one not in best]
        if len(others) > 1:
            return (row,)
        seats = {row.index(others[0]), len(said)} if others else {0}
        found = [(*said[:at], *others, *said[at:]) for at in sorted(seats)]
        return tuple(dict.fromkeys((row, *found)))

    def _named(self, row: ListOrder, start: int) -> dict[str, int]:
        """Where each member is first named from a token on."""
        later = {one: [at for at in self._places.get(one, ()) if at >= start] for one in row}
        return {one: min(found) for one, found in later.items() if found}

    def stands(self, category: str) -> bool:
        """Whether something of a category stands anywhere in the text."""
        reader = self._reader
        places = (at for at in range(len(reader.tokens)) if reader.begins(category, at))
        return any(reader.parse(category, at) for at in places)

    @cached_property
    def _places(self) -> Mapping[str, tuple[int, ...]]:
        """The tokens at which each word or card is named."""
        places: dict[str, tuple[int, ...]] = {}
        for name, category in self._reader.grammar.categories.items():
            if isinstance(category, Lexicon | CardNames):
                firsts = self._reader.grammar.firsts[name] or ()
                for at in (at for at, key in enumerate(self._reader.starts) if key in firsts):
                    for tree in self._reader.parse(name, at):
                        places[tree.value] = (*places.get(tree.value, ()), at)
        return places


class LatticeBuilder:
    """Makes the networks of powers for one text; what leads on to the same point is made once.

    TooMuch for a power with so many wordings that to compare with them takes seconds.
    """

    def __init__(
        self, grammar: Grammar, card: Name | None, said: tuple[Token, ...], orders: ListOrders
    ) -> None:
        self.grammar, self.card, self.said = grammar, card, said
        self._orders = orders
        self.spelling = grammar.spelling
        self._made: dict[tuple[str, Any], LatticeNode | None] = {}
        self.splices = Splices()
        self._said: dict[tuple[int | str, LatticeNode, bool], LatticeNode | None] = {}

    def text(self, power: Power, bearer: str) -> LatticeNode | None:
        """All sentences of a bearer that together say a power; None where no pattern says it."""
        slot = PatternSlot("all", bearer)
        points: list[LatticeNode] = [LATTICE_END]  # what follows all abilities, all but the last, …
        for first in reversed(range(len(power))):
            ways = [
                self.item(
                    slot, {"all": power[first : first + size]}, after, house=size == len(power)
                )
                for size, after in enumerate(reversed(points), 1)
            ]
            point = join_nodes(ways)
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
        self, items: Pattern, holes: Bindings, after: LatticeNode, *, house: bool = True
    ) -> LatticeNode | None:
        """All ways to say a pattern, leading on to a point."""
        point: LatticeNode | None = after
        for item in reversed(items):
            if point:
                point = self.item(item, holes, point, house=house)
        return point

    def item(
        self, item: Item, holes: Bindings, after: LatticeNode, *, house: bool = True
    ) -> LatticeNode | None:
        """All ways to say an item of a pattern; a clause of several words may be left out.

        Words and alternatives without slots lead on alike wherever they stand before the same.
        """
        if isinstance(item, Alternatives) and item.holes is NO_SLOT_NAMES:
            key: tuple[int | str, LatticeNode, bool] = (id(item), after, house)
        elif isinstance(item, FixedWord):
            key = (item.text, after, house)
        else:
            return self._item(item, holes, after, house=house)
        if key not in self._said:
            if len(self._said) >= MOST_LEADS:
                raise TooMuch
            self._said[key] = self._item(item, holes, after, house=house)
        return self._said[key]

    def _item(
        self, item: Item, holes: Bindings, after: LatticeNode, *, house: bool
    ) -> LatticeNode | None:
        if isinstance(item, FixedWord):
            return self.words((item.text,), after, house=house)
        if isinstance(item, AgreeingWord):
            return self._agreeing(item, after, house=house)
        if isinstance(item, Aside):
            if item.optional and not item.unsaid and not self._orders.stands(item.category):
                return after  # nobody lacks an “also” that was not said
            said = self._slot(PatternSlot("aside", item.category), {"aside": item.category}, after)
            return join_nodes((said, after)) if item.optional else said
        if isinstance(item, Unsaid):
            return after
        if isinstance(item, Alternatives):
            ways = (
                self.pattern(option, holes, after, house=house and not place)
                for place, option in enumerate(item.options)
            )
            point = join_nodes(ways)
        else:
            point = self._slot(item, holes, after)
        if point is None or point is after or is_one_word(point, after):
            return point
        clause = Clause((item,), holes, point.short - after.short)
        return join_nodes((point, node_leaving_out(clause, after, house=house)))

    def words(
        self, texts: Sequence[str], after: LatticeNode, *, house: bool = True, called: bool = False
    ) -> LatticeNode:
        """Words one after the other; a melted word, read as several, is written as one."""
        for text in reversed(texts):
            first, *others = self.spelling.keys(text)
            for key in reversed(others):
                after = node_before(
                    LatticeEdge(frozenset((key,)), after, house=house, called=called)
                )
            if first != COMMA:
                keys = frozenset((first,))
                after = node_before(
                    LatticeEdge(keys, after, text, text, house=house, called=called)
                )
        return after

    def _agreeing(
        self, item: AgreeingWord, after: LatticeNode, *, house: bool
    ) -> LatticeNode | None:
        one, other = item.one, item.other
        keys = [self.spelling.keys(form) for form in (one, other)]
        if max(map(len, keys)) > 1:
            return join_nodes(self.words((form,), after, house=house) for form in (one, other))
        if item.gender:
            one = other = other if self.card and self.card.gender == "f" else one
        return node_before(LatticeEdge(frozenset(sum(keys, ())), after, one, other, house=house))

    def _slot(self, slot: PatternSlot, holes: Bindings, after: LatticeNode) -> LatticeNode | None:
        value = holes.get(slot.hole)
        if slot.optional and value in (None, ()):
            return after
        key = (slot.category, value)
        if key not in self._made:
            self._made[key] = self.grammar.categories[slot.category].every(self, value, LATTICE_END)
        made = self._made[key]
        return made and self.splices.spliced(made, after)

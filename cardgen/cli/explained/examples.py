"""Examples of an effect in the entries of cards and Wonders, each of another form."""

from collections.abc import Iterable, Iterator
from itertools import chain, zip_longest
from typing import NamedTuple

from cardgen.cli.shown.power_text import INDENT, ability_lines
from cardgen.model.card import Card
from cardgen.model.finding import Place
from cardgen.model.located import Map, Seq
from cardgen.model.pack import Pack
from cardgen.model.wonder import Wonder


class Example(NamedTuple):
    """An ability as it stands in the entry of a card or a Wonder."""

    name: str
    place: Place
    ability: Map


def examples(action: str, packs: Iterable[Pack]) -> Iterator[Example]:
    """Abilities with this action, the first of each form.

    Packs that are printed go before the others, and take turns.
    """
    held = [*packs]
    printed = [_examples_of(pack, action) for pack in held if pack.printed_decks]
    facts = [_examples_of(pack, action) for pack in held if not pack.printed_decks]
    met: set[object] = set()
    for example in chain(_in_turns(printed), _in_turns(facts)):
        form = (frozenset(example.ability), _form(example.ability[action]))
        if form not in met:
            met.add(form)
            yield example


def _examples_of(pack: Pack, action: str) -> Iterator[Example]:
    holders: tuple[Card | Wonder, ...] = (*pack.cards, *pack.wonders)
    for holder in holders:
        for ability, place in _abilities(holder.entry, action):
            yield Example(f"{pack.id}/{holder.id}", place, ability)


def _in_turns(rows: Iterable[Iterator[Example]]) -> Iterator[Example]:
    """The first of each row, then the second of each, until all are told."""
    return (one for turn in zip_longest(*rows) for one in turn if one is not None)


def _form(value: object) -> object:
    return frozenset(value) if isinstance(value, Map) else isinstance(value, Seq)


def _abilities(held: Map | Seq, action: str) -> Iterator[tuple[Map, Place]]:
    """The items of lists that bear the action, at any depth."""
    for key, value in held.items() if isinstance(held, Map) else enumerate(held):
        if isinstance(held, Seq) and isinstance(value, Map) and action in value:
            yield value, held.place(key)
        if isinstance(value, Map | Seq):
            yield from _abilities(value, action)


def show_example(example: Example) -> str:
    """Its name, where it stands, and the ability as it is written."""
    ability = "\n".join(ability_lines(example.ability))
    return f"{INDENT}{example.name} ({example.place})\n{ability}"

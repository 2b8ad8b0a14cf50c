"""Cards of two files brought together by a field that both have."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardgen.foreign.source import ForeignCard, ForeignText
from cardgen.model.finding import Stop
from cardgen.suggest import did_you_mean, join_words

KEYS = ("code", "id", "key", "uid", "uuid", "guid", "slug", "ref", "card_id", "number", "name")
NAME = ""  # stands for what a file calls its cards


class Matched(NamedTuple):
    """The cards of both files by key, those of one alone, and those that are in nobody's way: a
    second of one key, one without a key."""

    key: str
    pairs: Mapping[str, tuple[ForeignCard, ForeignCard]]
    lost: Mapping[str, ForeignCard]
    added: Mapping[str, ForeignCard]
    doubled: Sequence[tuple[str, ForeignCard]]
    keyless: Sequence[ForeignCard]


def match_cards(
    original: Sequence[ForeignCard], translation: Sequence[ForeignCard], wanted: str | None
) -> Matched:
    """Match by the wanted field, else by that which most cards share. Stop where none is shared."""
    key = _best_key(original, translation) if wanted is None else wanted
    first, second = _by_key(original, key), _by_key(translation, key)
    if wanted is not None:
        _refuse_unknown(wanted, original, first)
        _refuse_unknown(wanted, translation, second)
    if not first.keys() & second.keys():
        raise _nothing_shared(wanted, first, second)
    return Matched(
        key,
        {id: (card, second[id]) for id, card in first.items() if id in second},
        {id: card for id, card in first.items() if id not in second},
        {id: card for id, card in second.items() if id not in first},
        [*_doubled(original, key, first), *_doubled(translation, key, second)],
        [card for card in (*original, *translation) if not key_of(card, key)],
    )


def key_of(card: ForeignCard, key: str) -> str:
    """What a card has in this field, or is called by its file; nothing where it has neither."""
    held = card.fields.get(key) if key != NAME else None
    if held is None:
        return card.name if key == NAME else ""
    return str(held.words if isinstance(held, ForeignText) else held.value).strip()


def _best_key(original: Sequence[ForeignCard], translation: Sequence[ForeignCard]) -> str:
    """The field whose values most cards of both files share; of several the most usual one."""
    fields = dict.fromkeys(field for card in original for field in (NAME, *card.fields))
    shared = {field: _shared(original, translation, field) for field in fields}
    return max(fields, key=lambda field: (shared[field], _usual(field)))


def _shared(one: Sequence[ForeignCard], other: Sequence[ForeignCard], field: str) -> int:
    """How many cards are told apart and found again; few where a value stands for many."""
    first, second = (Counter(key_of(card, field) for card in cards) for cards in (one, other))
    once = sum(value != "" and first[value] == second[value] == 1 for value in first)
    many = sum(count - 1 for value, count in first.items() if value and count > 1)
    return once - many


def _usual(field: str) -> int:
    return len(KEYS) if field == NAME else -KEYS.index(field) if field in KEYS else -len(KEYS)


def _by_key(cards: Sequence[ForeignCard], key: str) -> dict[str, ForeignCard]:
    """The first card of each key."""
    found: dict[str, ForeignCard] = {}
    for card in cards:
        if id := key_of(card, key):
            found.setdefault(id, card)
    return found


def _doubled(
    cards: Sequence[ForeignCard], key: str, first: Mapping[str, ForeignCard]
) -> Iterator[tuple[str, ForeignCard]]:
    for card in cards:
        id = key_of(card, key)
        if id and first[id] is not card:
            yield id, card


def _refuse_unknown(
    wanted: str, cards: Sequence[ForeignCard], by_key: Mapping[str, ForeignCard]
) -> None:
    if by_key:
        return
    fields = dict.fromkeys(field for card in cards for field in card.fields)
    message = f'no card of {cards[0].place.file} has a field "{wanted}"'
    help = f"its fields are {join_words(fields, joined_by='and')}"
    raise Stop(message + did_you_mean(wanted, fields), help=help)


def _nothing_shared(
    wanted: str | None, first: Mapping[str, ForeignCard], second: Mapping[str, ForeignCard]
) -> Stop:
    if wanted is None:
        help = "both files need a field with the same value for the same card; name it: --key FIELD"
        return Stop("the files have no field by which their cards match", help=help)
    values = f"{next(iter(first))} there, {next(iter(second))} here"
    return Stop(f'no card of one file has the same "{wanted}" in the other', help=values)

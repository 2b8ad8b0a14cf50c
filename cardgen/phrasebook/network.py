"""A pattern as a network of words and slots, walked from left to right when a text is read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce

from cardgen.phrasebook.pattern import Agree, Either, Pattern, Slot, Word
from cardgen.phrasebook.spelling import Spelling

Said = Word | Agree | None  # None: the rest of a melted word


@dataclass(frozen=True, slots=True, repr=False)
class Node:
    """Where reading may stand: the words and slots that may follow, and what ends here."""

    words: Mapping[str, tuple[tuple[Said, "Node"], ...]]
    slots: tuple[tuple[Slot, "Node"], ...] = ()
    ends: tuple[int, ...] = ()


def end(number: int) -> Node:
    """Where pattern `number` of a category is complete."""
    return Node({}, (), (number,))


def merged(nodes: Iterable[Node]) -> Node:
    """A node from which all that follows each of several nodes may follow."""
    every = tuple(nodes)
    if len(every) == 1:
        return every[0]
    words: dict[str, tuple[tuple[Said, Node], ...]] = {}
    for node in every:
        for key, ways in node.words.items():
            words[key] = words.get(key, ()) + ways
    slots = tuple(way for node in every for way in node.slots)
    return Node(words, slots, tuple(number for node in every for number in node.ends))


def woven(pattern: Pattern, after: Node, spelling: Spelling) -> Node:
    """The node at which a pattern begins that leads on to `after`."""
    return reduce(lambda node, item: _item(item, node, spelling), reversed(pattern), after)


def _item(item: Word | Agree | Slot | Either, after: Node, spelling: Spelling) -> Node:
    if isinstance(item, Word):
        return _word(item.text, item, after, spelling)
    if isinstance(item, Agree):
        forms = dict.fromkeys((item.one, item.other))
        return merged(_word(form, item, after, spelling) for form in forms)
    if isinstance(item, Either):
        return merged(woven(option, after, spelling) for option in item.options)
    node = Node({}, ((item, after),))
    return merged((node, after)) if item.optional else node


def _word(text: str, said: Word | Agree, after: Node, spelling: Spelling) -> Node:
    keys = spelling.keys(text)
    for key in reversed(keys[1:]):
        after = Node({key: ((None, after),)})
    return Node({keys[0]: ((said, after),)})

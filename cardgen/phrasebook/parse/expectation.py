"""What could have stood where a reading stopped, as messages tell it."""

from collections.abc import Iterator

from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.lexicon import Lexicon
from cardgen.phrasebook.grammar.lists import ListPhrase
from cardgen.phrasebook.grammar.pattern import AgreeingWord, FixedWord, PatternSlot
from cardgen.phrasebook.grammar.trie import SaidItem, TrieNode


def expected_after(node: TrieNode, grammar: Grammar) -> Iterator[str]:
    """What may follow a node: words as they are written, categories in braces; of a lexicon, or a
    list of its words, the words."""
    words, slots, _ = node.ways
    yield from (_written(word, key) for key, ways in words.items() for word, _ in ways)
    for slot, _ in slots:
        yield from _filling(slot, grammar)


def order_of_telling(expected: str) -> tuple[bool, bool, str]:
    """Slots first, marks last: what says most comes first."""
    return expected[0] != "{", not expected[0].isalnum(), expected


def _filling(slot: PatternSlot, grammar: Grammar) -> Iterator[str]:
    category = grammar.categories[slot.category]
    if isinstance(category, ListPhrase):
        category = grammar.categories[category.of]
    if isinstance(category, Lexicon):
        form = category.forms.index(slot.form) if slot.form in category.forms else 0
        yield from (" ".join(entry.form(form)) for entry in category.entries)
    else:
        yield f"{{{slot.category}}}"


def _written(said: SaidItem, key: str) -> str:
    if isinstance(said, FixedWord):
        return said.text
    return said.one if isinstance(said, AgreeingWord) else key

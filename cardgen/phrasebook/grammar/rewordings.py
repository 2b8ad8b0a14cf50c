"""What is put otherwise in words that are not read as they stand, pass by pass."""

from typing import NamedTuple, TypeAlias

from cardgen.phrasebook.grammar.pattern import FixedWord, Pattern, PatternSlot
from cardgen.phrasebook.grammar.trie import TrieNode

WordOrSlot: TypeAlias = FixedWord | PatternSlot


class Rewording(NamedTuple):
    """Patterns, and the words and slots that each of them becomes; None: it stays as it is."""

    ways: tuple[Pattern, ...]
    becomes: tuple[WordOrSlot, ...] | None


class RewordingPass(NamedTuple):
    """What is put otherwise in one pass over a text that says one of `where` and none of `unless`
    (None: in any, unless in none).

    Of words that several patterns begin with, the longest count; `rewordings` are by pattern.
    `voice`: it makes you of somebody who is told of.
    """

    where: TrieNode | None
    unless: TrieNode | None
    root: TrieNode
    rewordings: tuple[Rewording, ...]
    voice: bool = False

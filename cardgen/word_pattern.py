"""Patterns of listed words, which are looked for in all the prose there is."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

# Of letters, the ways to go on; after the last one of a word, an empty one.
LetterTree = dict[str, Any]


def any_word(words: Iterable[str]) -> str:
    """A pattern of any of these words, of two that fit the longer; of nothing where there are none.

    What words begin with alike is tried once: each as an alternative of its own would be tried
    at every word of the prose, which takes three times as long.
    """
    return _pattern(tuple(words))


@lru_cache(maxsize=256)  # many packs of a language are looked through for the same words
def _pattern(words: tuple[str, ...]) -> str:
    tree: LetterTree = {}
    for word in sorted(words, key=len, reverse=True):
        here = tree
        for letter in word:
            here = here.setdefault(letter, {})
        here[""] = {}
    firsts = "".join(map(re.escape, tree))
    return rf"(?<![\w-])(?=[{firsts}]){_branches(tree)}(?![\w-])" if tree else r"(?!)"


def _branches(tree: LetterTree) -> str:
    """What may follow some letters; nothing, too, where a word ends with them."""
    ways = [re.escape(letter) + _branches(rest) for letter, rest in tree.items() if letter]
    if len(ways) == 1 and "" not in tree:
        return ways[0]
    return f"(?:{'|'.join(ways)}){'?' if '' in tree else ''}" if ways else ""

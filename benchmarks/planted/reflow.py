"""The same YAML laid out otherwise: lines of another width, keys and cards in another order."""

import re
import textwrap
from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType

import yaml
from yaml import MappingNode, Node, ScalarNode

from benchmarks.planted.nodes import pairs

COMMENT = "# a remark that means nothing: {coin:3}, - id: none"


def wrapped(width: int) -> Callable[[str], str]:
    """Every block of words wrapped at a width."""

    def layout(source: str) -> str:
        text, done = "", 0
        for node in _blocks(yaml.compose(source, Loader=yaml.CSafeLoader)):
            start = source.index("\n", node.start_mark.index) + 1
            end = node.end_mark.index
            lead = re.match(" *", source[start:])
            indent = lead[0] if lead else ""
            words = " ".join(re.split("[ \n]+", source[start:end].strip(" \n")))
            lines = textwrap.wrap(words, width, break_long_words=False, break_on_hyphens=False)
            after = source[start:end].rstrip(" ").rstrip("\n")
            rest = source[start:end][len(after) :]
            text += source[done:start] + "\n".join(indent + line for line in lines) + rest
            done = end
        return text + source[done:]

    return layout


def keys_reordered(source: str) -> str:
    """The keys of each card in the opposite order, but for its id."""
    return _each_card(source, _reversed_keys)


def cards_reordered(source: str) -> str:
    """The cards of a file in the opposite order."""
    head, cards = cut(source)
    return head + "\n".join(card.rstrip("\n") + "\n" for card in reversed(cards))


def commented(source: str) -> str:
    """A remark above each key of a card, and one after each plain value."""

    def remarked(card: str) -> str:
        lines = re.sub(r"(?m)^(  (?:pantheon|emblem|marker|colour): .*)$", rf"\1  {COMMENT}", card)
        return re.sub(r"(?m)^(?=  [a-z]+:)", f"  {COMMENT}\n", lines)

    return _each_card(source, remarked)


def everything(source: str) -> str:
    """All of it at once."""
    return commented(cards_reordered(keys_reordered(wrapped(64)(source))))


LAYOUTS: Mapping[str, Callable[[str], str]] = MappingProxyType(
    {
        "lines of 40": wrapped(40),
        "lines of 72": wrapped(72),
        "lines of 200": wrapped(200),
        "keys reordered": keys_reordered,
        "cards reordered": cards_reordered,
        "comments added": commented,
        "all of this": everything,
    }
)


def _blocks(node: Node | None) -> list[ScalarNode]:
    if isinstance(node, ScalarNode):
        return [node] if node.style == ">" else []
    return [block for _, held in pairs(node) for block in _blocks(held)] if node else []


def cut(source: str) -> tuple[str, list[str]]:
    """What stands before the first card, and each card with what follows it."""
    starts = [match.start() for match in re.finditer(r"(?m)^- id:", source)]
    ends = [*starts[1:], len(source)]
    return source[: starts[0]], [source[a:b] for a, b in zip(starts, ends, strict=True)]


def _each_card(source: str, change: Callable[[str], str]) -> str:
    head, cards = cut(source)
    return head + "".join(map(change, cards))


def _reversed_keys(card: str) -> str:
    root = yaml.compose(card, Loader=yaml.CSafeLoader)
    entry = root.value[0] if root else None
    if not isinstance(entry, MappingNode) or len(entry.value) < 3:
        return card
    starts = [card.rindex("\n", 0, key.start_mark.index) + 1 for key, _ in entry.value[1:]]
    body = card.rstrip("\n")
    parts = [body[a:b].rstrip("\n") for a, b in pairwise([*starts, len(body)])]
    return card[: starts[0]] + "\n".join(reversed(parts)) + card[len(body) :]

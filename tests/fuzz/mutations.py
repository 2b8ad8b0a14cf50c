"""Ways to damage a file: as text, as the tree that its YAML is, as bytes."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import yaml

ODD_TEXTS = (
    *("", " ", "\u00a0", "\n", "\t", "\x00", "\x07", "\x1b[2J", "\x1b]0;x\x07", "\x7f", "\x85"),
    *("\u0301", "\u202e", "\u2028", "\ufeff", "\ufffe", "\\ud800", "\\e", "🜁", "שלום", "ﬁ", "ß"),
    *("{", "}", "{{", "{|", "{coin:3|5}", "{coin:999}", "{nothing}", "[", "]", "(", "<", ">", "|"),
    *("&a", "*a", "!!python/object:os.system", "<<: *a", "%YAML 3.0", "---", "...", "?", "@", "`"),
    *(
        ": ",
        " #",
        '"',
        "'",
        "- ",
        ", ",
        "::error file=x::",
        "##[error]",
        "../../etc/passwd",
        "~",
        "/",
    ),
    *("{{ rows }}", "{{ costs }}", "{{ 1e400 }}", "{{ number ** 9 }}", "{{ name", "{% if %}"),
    *("![", "](", "`" * 9, "|-|", "> " * 40, "<!--", "-->", "# ", "{card:x}", "{example:}", "**"),
    *("I: ", "I-III: ", "fr: ", "none", "null", "true", "x" * 3000, "word " * 300, "a|" * 200),
)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 99, 100, 10**6, 10**30, -(10**30), 0.5, 1e308, -1e-308),
    *(float("inf"), float("nan"), "", " ", "none", "½", "1/0", "3/2", "I", "fr", "x" * 400, "{x}"),
    *([], {}, [[]], [None], {"I": 1}, {"I": None, "II": []}, {"fr": 1}, {"": ""}, {"x": {"y": []}}),
    *([1] * 200, {f"k{n}": n for n in range(200)}, [[[[[[[[[[]]]]]]]]]], {"text": "\u0301"}),
)
ODD_NUMBERS = ("0", "-1", "1e400", ".inf", ".nan", "1_0", "0x1F", "9" * 400, "1e-300", "2147483648")

Mutation = Callable[[str, Random], str]


def typed_over(text: str, random: Random) -> str:
    """Something odd typed at some place, over nothing or over a little."""
    at = random.randrange(len(text) + 1)
    end = at + random.choice((0, 0, 1, 5, 40))
    return text[:at] + random.choice(ODD_TEXTS) + text[end:]


def cut(text: str, random: Random) -> str:
    """The beginning alone."""
    return text[: random.randrange(len(text) + 1)]


def lines_moved(text: str, random: Random) -> str:
    """A line that is gone, stands twice, many times, elsewhere or further in."""
    lines = text.split("\n")
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[at : at + 1] = random.choice(
        ([], [lines[at]] * 2, [lines[at]] * 60, [lines[other]], [f"  {lines[at]}"], [lines[at][1:]])
    )
    return "\n".join(lines)


def words_exchanged(text: str, random: Random) -> str:
    """A word in the place of another one."""
    words = list(re.finditer(r"\w+", text))
    if not words:
        return text
    one, other = random.choice(words), random.choice(words)
    return text[: one.start()] + other[0] + text[one.end() :]


def numbers_changed(text: str, random: Random) -> str:
    """A number that nobody would type."""
    numbers = list(re.finditer(r"\d+(\.\d+)?", text))
    if not numbers:
        return text
    one = random.choice(numbers)
    return text[: one.start()] + random.choice(ODD_NUMBERS) + text[one.end() :]


def piece_repeated(text: str, random: Random) -> str:
    """A piece of the text, over and over."""
    at = random.randrange(len(text) + 1)
    piece = text[at : at + random.choice((1, 3, 20, 200))]
    return text[:at] + piece * random.choice((2, 10, 400)) + text[at:]


def tree_changed(text: str, random: Random) -> str:
    """Some of the values and keys of a file of YAML exchanged for others."""
    try:
        tree = yaml.load(text, yaml.CSafeLoader)
    except yaml.YAMLError:
        return typed_over(text, random)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        holders = [one for one in _nodes(tree) if one]
        if holders:
            _change(random.choice(holders), holders, random)
    return _dumped(tree)


def _dumped(tree: Any) -> str:
    settings: dict[str, Any] = {"allow_unicode": True, "sort_keys": False, "width": 1000}
    return str(yaml.dump(tree, Dumper=yaml.CSafeDumper, **settings))


def _nodes(tree: Any) -> list[Any]:
    """Every map and list of a tree."""
    parts = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else None
    return [] if parts is None else [tree, *(node for part in parts for node in _nodes(part))]


def _change(holder: Any, holders: list[Any], random: Random) -> None:
    key = random.choice(list(holder)) if isinstance(holder, dict) else random.randrange(len(holder))
    way = random.randrange(6)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        name = random.choice((*(k for one in holders if isinstance(one, dict) for k in one), "x"))
        holder[random.choice((name, random.choice(ODD_TEXTS)))] = holder.pop(key)
    elif way == 2:
        holder[key] = [holder[key]] * random.choice((1, 2, 30))
    elif way == 3:
        other = random.choice(holders)
        holder[key] = yaml.load(_dumped(other), yaml.CSafeLoader)
    else:
        holder[key] = random.choice((*ODD_VALUES, *ODD_TEXTS))


MUTATIONS: tuple[Mutation, ...] = (
    *(typed_over, typed_over, cut, lines_moved, words_exchanged, numbers_changed, piece_repeated),
    *(tree_changed, tree_changed, tree_changed),
)


def damaged(text: str, random: Random, *, is_yaml: bool) -> bytes:
    """A text after one to three mutations, seldom with bytes that are no text."""
    ways = MUTATIONS if is_yaml else tuple(way for way in MUTATIONS if way is not tree_changed)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(ways)(text, random)
    raw = bytearray(text.encode("utf-8", "surrogatepass"))
    if raw and random.random() < 0.03:
        raw[random.randrange(len(raw))] = random.randrange(256)
    return bytes(raw)

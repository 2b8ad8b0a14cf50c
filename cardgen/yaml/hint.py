"""A mistake in plain words, and how words are typed so that YAML leaves them whole."""

import re
from typing import NamedTuple

PLAIN = re.compile(r"[^\W\d_][\w’ -]*(?<! )")
# What stands on a line as in a map: `I: free, II: {wood: 1}`, each value a word or two.
MAP_KEY = r"(?:I{1,3}(?:-I{2,3})?|[a-z]{2,}(?: [a-z]+)?)"
MAP_VALUE = r"(?:\{[^{}]*\}|\[[^\[\]]*\]|[^\s,:#{}\[\]\"']+(?: [^\s,:#{}\[\]\"']+)?)"
PAIR = rf"{MAP_KEY}: +{MAP_VALUE}"
PAIRS = re.compile(rf"{PAIR}(?: *, *{PAIR})+|I{{1,3}}(?:-I{{2,3}})?: +{MAP_VALUE}|{MAP_KEY}: +\d+")
NO_SPACE = "a colon needs a space after it, else YAML takes key and value for one word"
NO_COLON = "a key without a colon: YAML expects key: value"


class SyntaxHint(NamedTuple):
    """A mistake in plain words."""

    code: str
    message: str
    help: str


def write_block(lead: str, words: str) -> str:
    """How words are to be typed after their lead, `fr:` or `-`."""
    return f"type words as a block:\n  {lead} >-\n    {words.strip()}"


def write_between_braces(lead: str, words: str) -> str:
    """How words are to be typed after their lead between { and }, where no block may stand."""
    quoted = f"put them in quotes: type {lead} {quote(words.strip())}"
    return f"{quoted}\nor take {{ and }} away and {write_block(lead, words)}"


def quote(words: str) -> str:
    """Words between quotes that they do not close."""
    if '"' in words or "\\" in words:
        return "'" + words.replace("'", "''") + "'"
    return f'"{words}"'


def quote_if_needed(words: str) -> str:
    """Words as they may stand between { and }: in quotes where a sign in them would end them."""
    return words if PLAIN.fullmatch(words) else quote(words)


def within_braces(before: str) -> bool:
    """Whether what stands before a place in its line leaves a { open."""
    return before.count("{") > before.count("}")


def write_map(lead: str, words: str) -> str:
    """How a map is to be typed on one line after its key, if these words are one; else nothing."""
    return f"type {lead} {{{words.strip()}}}" if PAIRS.fullmatch(words.strip()) else ""

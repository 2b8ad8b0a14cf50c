"""Keys between { and } that no colon follows: words cut at a comma, or a colon without its space,
or another sign instead of it."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cardgen.model.located import Map, Scalar
from cardgen.yaml.hint import (
    NO_COLON,
    NO_SPACE,
    SyntaxHint,
    quote,
    quote_if_needed,
    within_braces,
    write_between_braces,
    write_block,
)
from cardgen.yaml.scalars import Misread, resolve_scalar

GLUED = re.compile(r"([^\W_][\w-]*(?: [\w-]+)?):(?!//)([^\s:].*)")
OTHER_SIGN = re.compile(r"([^\W_][\w-]*(?: [\w-]+)?)(?: *[=;] *|(?= \d+$) )([^\s:=;].*)")
LANGUAGE = r"(?!(?:as|at|by|id|if|in|of|on|to|vp)\b)[a-z]{2}"  # those are keys of other things
LANGUAGE_KEY = re.compile(rf"(?:{LANGUAGE}:|-|I{{1,3}}(?:-I{{2,3}})?:)")
NEXT_LANGUAGE = re.compile(r"[a-z]{2,3}|I{1,3}(?:-I{2,3})?")
NEXT_KEY = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
VALUE = r": *[^\s{},:\"'#][^{},:\n#]*"
WORD_PAIR = rf" *[^\W\d_]+(?:[ -][^\W\d_]+)*{VALUE}"
NUMBER_PAIR = rf" *\d+{VALUE}"
FLAT_MAP = re.compile(rf"\{{(?:{WORD_PAIR}(?:,{WORD_PAIR})*|{NUMBER_PAIR}(?:,{NUMBER_PAIR})*)\}}")
GLUED_WITHIN = re.compile(r"([{,]\s*[^\W_][\w-]*(?: [\w-]+)?):(?=[^\s:])")
KEY_OF_BRACE = re.compile(r"([^\s:#\"'{},-][^:#\"'{},]*:|-)\s*$")
NUMBER_KEY = re.compile(r"(([^\s{},:\"'][^{},:\"']*): *)\d[\d.,x]*$")
DECIMAL = re.compile(r"(\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)?)(?![\w])")
WORDS_IN_BRACES = re.compile(rf"\b{LANGUAGE}: *(?:\{{ *I{{1,3}}: *)?\{{ *[a-z][^{{}},]*$")


class CutWords(NamedTuple):
    """What is wrong with a key, and what the map was meant to hold."""

    hint: SyntaxHint
    meant: Mapping[str, Scalar] = MappingProxyType({})


def explain_cut_words(
    text: str, held: Map, opened: int, key_event: Any, value_event: Any
) -> CutWords | None:
    """The mistake of `{fr: Recevez 3, puis 2}` or `{ore:2}`: a key in a flow map, `opened` at that
    character of the text, that no colon follows."""
    if value_event.value or value_event.start_mark.index != value_event.end_mark.index:
        return None
    end = key_event.end_mark.index
    if not text[end : end + 200].lstrip().startswith((",", "}")):
        return None
    piece, before = key_event.value, text[text.rfind("\n", 0, opened) + 1 : opened]
    if held and (decimal := _decimal(text, opened, end, held)):
        return decimal
    if not held and WORDS_IN_BRACES.search(f"{before}{{{piece}"):
        return CutWords(_no_map(before, piece))
    glued = GLUED.fullmatch(piece)
    if glued and _may_be_key(glued[1], held):
        return _glued(text, opened, glued)
    return _worded(held, piece, before)


def _decimal(text: str, opened: int, end: int, held: Map) -> CutWords | None:
    """`{size: 63,5x88,9}`: a decimal comma cuts a number or a size, told by all that it cuts."""
    lead = NUMBER_KEY.search(text, opened, end)
    found = DECIMAL.match(text, lead.end(1)) if lead else None
    if lead is None or found is None or found.end() < end or "," not in found[1]:
        return None
    key, typed = lead[2], found[1].replace(",", ".")
    message = f"a comma ends the value of {key}: decimals have a full stop"
    help = f"type {key}: {typed}"
    if "x" in typed:
        return CutWords(SyntaxHint("words-cut", message, help), {key: typed})
    help = f"{help}; what is counted is a whole number: {key}: {typed.partition('.')[0]}"
    return CutWords(SyntaxHint("words-cut", message, help))


def _may_be_key(word: str, held: Map) -> bool:
    """Whether what a colon follows is a key, and no part of the words before it: `en:Iris`, but not
    `ratio 2:1`."""
    last, value = [*held.items()][-1] if held else ("", None)
    if not isinstance(value, str):
        return True
    form = NEXT_LANGUAGE if re.fullmatch(LANGUAGE, last) else NEXT_KEY
    return bool(form.fullmatch(word))


def _worded(held: Map, piece: str, before: str) -> CutWords:
    """A key that holds no value: words, or a key with another sign than a colon."""
    if held and isinstance([*held.values()][-1], str):
        return _cut(held, piece)
    if other := OTHER_SIGN.fullmatch(piece):
        help = f"type {other[1]}: {other[2]}"
        return CutWords(SyntaxHint("yaml", NO_COLON, help), _meant(other))
    return _cut(held, piece) if held else CutWords(_no_map(before, piece))


def _meant(pair: "re.Match[str]") -> Mapping[str, Scalar]:
    """A key and its value, which stand in one word."""
    value = resolve_scalar(pair[2])
    return {pair[1]: pair[2] if isinstance(value, Misread) else value}


def _no_map(before: str, piece: str) -> SyntaxHint:
    """`fr: {coin:3}`."""
    lead, words = KEY_OF_BRACE.search(before), f"{{{piece}}}"
    if before.count("[") > before.count("]"):
        message = f'"{words}" is read as a map, not as words'
        help = f"type {quote_if_needed(piece)}, without braces, or words in quotes: {quote(words)}"
        return SyntaxHint("words-brace", message, help)
    write = write_between_braces if within_braces(before) else write_block
    message = f'"{words}" is read as a map, not as words'
    typed = write(lead[1] if lead else "fr:", words)
    if lead and not LANGUAGE_KEY.fullmatch(lead[1]):
        typed = f"a map has a value for each key: type {lead[1]} {{{piece}: …}}; or {typed}"
    return SyntaxHint("words-brace", message, typed)


def _glued(text: str, opened: int, glued: "re.Match[str]") -> CutWords:
    """`{ore:2, wood: 1}`: all of the map is shown where it holds pairs alone, in one line."""
    whole = FLAT_MAP.match(text, opened)
    typed = GLUED_WITHIN.sub(r"\1: ", whole[0]) if whole else f"{glued[1]}: {glued[2]}"
    return CutWords(SyntaxHint("yaml", NO_SPACE, f"type {typed}"), _meant(glued))


def _cut(held: Map, piece: str) -> CutWords:
    """`{fr: Recevez 3, puis 2}`; what is cut off belongs to the words before it."""
    key, first = list(held.items())[-1]
    if type(first) is int and piece.isdigit():
        message = f'"{piece}" is cut off by the comma before it: {first},{piece} is no number here'
        help = f"amounts are whole numbers: type {key}: {first}"
        return CutWords(SyntaxHint("words-cut", message, help))
    message = f'"{piece}" is cut off by the comma before it and does not belong to "{key}"'
    whole = f"{first}, {piece}"
    hint = SyntaxHint("words-cut", message, write_between_braces(f"{key}:", whole))
    return CutWords(hint, {key: whole} if isinstance(first, str) else {})

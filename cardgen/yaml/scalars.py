"""What a plain YAML scalar means: the core table of YAML 1.2, less what people misread."""

import re
from typing import NamedTuple

from cardgen.model.located import Scalar

SCALAR_WORDS: dict[str, Scalar] = {
    "": None,
    **dict.fromkeys(("~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
NUMBER_STARTS = frozenset("0123456789+-.")
INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
DECIMAL = re.compile(r"[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?")
MOST_DIGITS = 15


class Misread(NamedTuple):
    """A scalar that readers of YAML take for different things: what is wrong, what to type."""

    code: str
    message: str
    help: str


def resolve_scalar(text: str) -> Scalar | Misread:
    """The value of a plain scalar: nothing, true, false, a number, else the text itself.

    `yes`, `no`, `on`, `off`, dates and versions are texts.
    """
    if text in SCALAR_WORDS:
        return SCALAR_WORDS[text]
    if text[0] not in NUMBER_STARTS:
        return text
    misread = _misread(text)
    if misread:
        return misread
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if DECIMAL.fullmatch(text) else text


def _misread(text: str) -> Misread | None:
    for pattern, code, message, help in TRAPS:
        if pattern.fullmatch(text):
            plain = text.replace("_", "").lstrip("+-0") or "0"
            return Misread(code, message.format(text), help.format(plain, text))
    if DECIMAL.fullmatch(text) and _too_big(text):
        help = f'type fewer digits, or "{text}" between quotes if it is a text'
        return Misread("number-too-big", f"{text} has too many digits", help)
    return None


def _too_big(text: str) -> bool:
    return sum(map(str.isdigit, text)) > MOST_DIGITS or abs(float(text)) > 10**MOST_DIGITS


TRAPS = (
    (
        re.compile(r"[-+]?[0-9][0-9_]*_[0-9_.]*"),
        "number-underscore",
        "{} is a number to some readers of YAML and a text to others",
        'type {0}, or "{1}" between quotes if it is a text',
    ),
    (
        re.compile(r"[-+]?0[0-9]+"),
        "number-leading-zero",
        "{} is eight-based to some readers of YAML and ten-based to others",
        'type {0}, or "{1}" between quotes if it is a text',
    ),
    (
        re.compile(r"[-+]?0[oxbOXB][0-9a-fA-F]+"),
        "number-base",
        "{} is not written in base ten",
        'type the number in base ten, or "{1}" between quotes if it is a text',
    ),
    (
        re.compile(r"[-+]?\.(inf|Inf|INF|nan|NaN|NAN)"),
        "number-not-finite",
        "{} is not a number a card can hold",
        'type a number, or "{1}" between quotes if it is a text',
    ),
)

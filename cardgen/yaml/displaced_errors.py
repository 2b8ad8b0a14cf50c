"""Mistakes of which YAML complains on another line than theirs."""

import re
from typing import Any, NamedTuple

from cardgen.model.finding import Place, Stop
from cardgen.yaml.columns import STEP, KeyLine, indentation, shifted_key, words_under_key
from cardgen.yaml.hint import NO_COLON, NO_SPACE, within_braces
from cardgen.yaml.source import DASHES

DASH = re.compile(rf"\s*([{DASHES}])\s*(\S.*)")
GLUED = re.compile(r"([^\s:#\"'{\[][^:#\"'{\[]*):(\S.*)")
KEYLESS = re.compile(r"([^\s:#\"'{\[|>&*!-][^\s:#]*)(?: +([^:#]*[^:#\s]))? *$")
OTHER_SIGN = re.compile(r"([^\W_][\w -]*?) *[=;] *([^\s:#=;][^:#]*?) *$")
NOTE = re.compile(r"(//|--|;;?|/\*|<!--|\(\*)(?=[\s\w]) *(\S.*?) *(?:\*/|-->|\*\))?$")
GLUED_HYPHEN = re.compile(r"\s*(-)([a-z][a-z ]*:(?:\s.*)?)$")
UNQUOTED = re.compile(r"([\w ]+): +([^\s\"',{}\[\]][^\"',{}\[\]]*\{\{[^{}\"]*\}\}[^\"',{}\[\]]*)")
# Values that are no words: of words with a colon in them nobody knows that a comma is missing.
COMMALESS = re.compile(
    r"([a-z ]+): +(-?[\d.]+|\[[^\[\]{}]*\]|\"[^\"]*\"|true|false) +([a-z]+): +([^,{}]*)"
)
ITEM = re.compile(r" *(?:- +)*")
NO_HYPHEN = "a card begins with a hyphen, which is missing before id:"
BLOCK = "words of several lines are typed as a block: fr: >-"


class DisplacedError(NamedTuple):
    """A mistake with the line and column (from 1) where it is."""

    line: int
    column: int
    message: str
    help: str

    def stop(self, file: str) -> Stop:
        place = Place(file, self.line, self.column, self.line, self.column + 1)
        return Stop(self.message, place=place, help=self.help)


def displaced_error(
    complaint: str, lines: list[str], mark: Any, context: Any
) -> DisplacedError | None:
    """What is wrong on another line than the one of the `mark`; `context` is where it began."""
    if "could not find expected ':'" in complaint and context and context.line < len(lines):
        return (
            _note(lines, context)
            or _glued(lines, context)
            or _unindented(lines, context)
            or _keyless(lines, context.line, context.column)
        )
    if "quoted scalar" in complaint and "end of stream" in complaint and context:
        return _unclosed(lines, context)
    if "flow mapping" in complaint and mark.line < len(lines):
        return _unquoted(lines[mark.line], mark) or _commaless(lines[mark.line], mark)
    if "mapping values are not allowed" in complaint:
        above = _above(lines, mark.line)
        return (
            _glued_hyphen(lines, above) or _hyphenless(lines, above) or _keyless_above(lines, mark)
        )
    if "block mapping" in complaint and mark.line < len(lines) and lines[mark.line][:2] == "- ":
        return _hyphenless(lines, _first_key(lines, mark.line)) or _shifted(complaint, lines, mark)
    return _dash(lines, mark) or _shifted(complaint, lines, mark)


def _unclosed(lines: list[str], mark: Any) -> DisplacedError:
    """`en: "Freyja`."""
    inside = within_braces(lines[mark.line][: mark.column])
    sign = lines[mark.line][mark.column : mark.column + 1]
    help = "close it, or type the words as a block: fr: >-"
    help = f"type {sign} once more behind the words, before the comma or }}" if inside else help
    message = "the quote that opens here never closes"
    return DisplacedError(mark.line + 1, mark.column + 1, message, help)


def _unindented(lines: list[str], mark: Any) -> DisplacedError | None:
    """Words that begin in the column of their key, `fr: >-`, or before it."""
    found = words_under_key(lines, mark.line)
    if found is None:
        return None
    first = next(n for n in range(found.line + 1, len(lines)) if lines[n].strip())
    inside = len(lines[first]) - len(lines[first].lstrip())
    return DisplacedError(first + 1, inside + 1, *unindented_words(found))


def unindented_words(key: KeyLine) -> tuple[str, str]:
    """What is wrong with words that begin no further in than their key, and what to do about it."""
    message = f"the words of {key.name}: begin no further in than {key.name}: itself"
    return message, f"begin each line of them in column {key.column + STEP + 1}"


def _shifted(complaint: str, lines: list[str], mark: Any) -> DisplacedError | None:
    """A key one column too far in or out, which makes YAML complain of it or of the next one."""
    if "block" not in complaint or "expected" not in complaint or mark.line >= len(lines):
        return None
    found = shifted_key(lines, mark.line)
    if found is None:
        return None
    key, column = found
    message = f"{key.name}: begins in column {key.column + 1}, where no other key does"
    help = f"begin it in column {column + 1}, under the other keys"
    return DisplacedError(key.line + 1, key.column + 1, message, help)


def _unquoted(line: str, mark: Any) -> DisplacedError | None:
    """`{drawing: emblems/{{ emblem }}, fill: ink}`, of which YAML complains at the braces."""
    found = (one for one in UNQUOTED.finditer(line) if one.start(2) <= mark.column <= one.end(2))
    match = next(found, None)
    if match is None:
        return None
    message, typed = "{{ … }} without quotes ends the value before it", match[2].strip()
    column = match.start(2) + 1
    return DisplacedError(mark.line + 1, column, message, f'type {match[1]}: "{typed}"')


def _commaless(line: str, mark: Any) -> DisplacedError | None:
    """`{lines: 1 valign: middle}`, of which YAML complains at the second colon."""
    found = (one for one in COMMALESS.finditer(line) if one.end(3) == mark.column)
    match = next(found, None)
    if match is None:
        return None
    key, value, other, rest = match.groups()
    message = f"a comma is missing before {other}:"
    help = f"type {key}: {value}, {other}: {rest.strip()}"
    return DisplacedError(mark.line + 1, match.start(3) + 1, message, help)


def _glued(lines: list[str], mark: Any) -> DisplacedError | None:
    """`emblem:lyre`."""
    match = GLUED.match(lines[mark.line], mark.column)
    if match is None:
        return None
    help = f"type {match[1]}: {match[2].strip()}"
    return DisplacedError(mark.line + 1, match.end(1) + 1, NO_SPACE, help)


def _keyless(lines: list[str], number: int, column: int) -> DisplacedError | None:
    """`emblem lyre`, `emblem = lyre`, in the line with this number (from 0)."""
    if other := OTHER_SIGN.match(lines[number], column):
        help = f"type {other[1]}: {other[2]}"
        return DisplacedError(number + 1, column + 1, NO_COLON, help)
    match = KEYLESS.match(lines[number], column)
    if match is None:
        return None
    typed = f"{match[1]}: {match[2]}" if match[2] else f"{match[1]}:"
    is_key = column and (match[2] or _holds_lines(lines, number, column))
    note = "" if is_key else f", or # {match[0].strip()} if it is a comment"
    return DisplacedError(number + 1, column + 1, NO_COLON, f"type {typed}{note}; {BLOCK}")


def _holds_lines(lines: list[str], number: int, column: int) -> bool:
    """Whether the next line that is not empty stands further in: then a lone word is the key of a
    value below it."""
    below = next((line for line in lines[number + 1 :] if line.strip()), "")
    return indentation(below) > column


def _note(lines: list[str], mark: Any) -> DisplacedError | None:
    """`// the winds`."""
    match = NOTE.match(lines[mark.line], mark.column)
    if match is None:
        return None
    message = f'a comment begins with #, and "{match[1]}" is taken for words'
    return DisplacedError(mark.line + 1, mark.column + 1, message, f"type # {match[2].strip()}")


def _above(lines: list[str], number: int) -> int | None:
    """The nearest line above that is not empty."""
    return next((n for n in range(number - 1, -1, -1) if lines[n].strip()), None)


def _first_key(lines: list[str], number: int) -> int | None:
    """The first key of the map without a hyphen that ends at an item in the first column."""
    begun = None
    for above in range(number - 1, -1, -1):
        if lines[above].startswith("-"):
            break
        begun = above if lines[above][:1].isalpha() else begun
    return begun


def _hyphenless(lines: list[str], number: int | None) -> DisplacedError | None:
    """`id: iris`, whose other keys stand further in, or other cards below."""
    if number is None or not lines[number].startswith("id:"):
        return None
    return DisplacedError(number + 1, 1, NO_HYPHEN, what_has_its_hyphen(lines[number]))


def what_has_its_hyphen(line: str) -> str:
    """What to type for the line of an id."""
    return f"type - {line.strip()}, and the card's other keys under id"


def _glued_hyphen(lines: list[str], number: int | None) -> DisplacedError | None:
    """`-id: iris`."""
    glued = GLUED_HYPHEN.match(lines[number]) if number is not None else None
    if number is None or glued is None:
        return None
    message = "a hyphen needs a space after it to begin an item of a list"
    return DisplacedError(number + 1, glued.start(1) + 1, message, f"type - {glued[2].strip()}")


def _keyless_above(lines: list[str], mark: Any) -> DisplacedError | None:
    """`- id iris` over keys that begin in the same column."""
    above = _above(lines, mark.line)
    if above is None or mark.line >= len(lines):
        return None
    column = _content(lines[above])
    if column != _content(lines[mark.line]) or column == len(lines[above]):
        return None
    return _keyless(lines, above, column)


def _content(line: str) -> int:
    """The column (from 0) where a line begins, after hyphens."""
    found = ITEM.match(line)
    return found.end() if found else 0


def _dash(lines: list[str], mark: Any) -> DisplacedError | None:
    """`– id: iris`, and `-id: iris`."""
    if mark.line >= len(lines):
        return None
    match = DASH.match(lines[mark.line])
    if match is None:
        return _glued_hyphen(lines, mark.line)
    message = f'an item of a list begins with a hyphen, and "{match[1]}" is a dash'
    return DisplacedError(mark.line + 1, match.start(1) + 1, message, f"type - {match[2].strip()}")

"""YAML's own complaints in plain words, with what to type; first the three classic mistakes.

Words outside a block scalar break on ordinary French: on ` : `, on a first `{`, and, silently,
on a comma inside a flow map, which `cut_words` tells.
"""

import re
from typing import Any

from yaml import MarkedYAMLError, YAMLError

from cardgen.model.finding import Place, Stop
from cardgen.yaml.columns import (
    is_sentence,
    words_under_key,
)
from cardgen.yaml.displaced_errors import (
    NO_HYPHEN,
    displaced_error,
    unindented_words,
    what_has_its_hyphen,
)
from cardgen.yaml.hint import (
    SyntaxHint,
    within_braces,
    write_between_braces,
    write_block,
    write_map,
)
from cardgen.yaml.items_and_keys import explain_item_or_key

FLOW_KEY = re.compile(r"[{,]\s*([^\s:{},#\"'][^:{},]*:)\s+")
BLOCK_KEY = re.compile(r"\s*(?:- +)*([^\s:{},#\"'-][^:{},]*:|-)\s+")


QUOTED = re.compile(
    r"((?:^|[-{,\s])[^\s:{},#\"'-][^:{},\"']*:)\s+(?P<sign>['\"])((?:(?!(?P=sign)).)*)(?P=sign)$"
)
BRACED_WORDS = re.compile(r"(?:[^{},]|\{[^{}]*\})*")
LONE_KEY = re.compile(r"( *)[^\s:#\"'-][^:#\"']*:")


def explain_unindented_words(text: str, key_event: Any) -> SyntaxHint | None:
    """The mistake of words with a colon, taken for a key, that begin no further in than their own,
    `fr: >-`."""
    lines, line = text.split("\n"), key_event.start_mark.line
    if not is_sentence(lines[line]):
        return None
    found = words_under_key(lines, line)
    return SyntaxHint("words-unindented", *unindented_words(found)) if found else None


def explain_syntax_error(error: YAMLError, text: str, file: str) -> Stop:
    """The Stop for a file that is no YAML: where, why in plain words, what to type."""
    if not isinstance(error, MarkedYAMLError) or error.problem_mark is None:
        return Stop(f"{file} is not YAML: {error}", place=Place(file))
    mark, lines = error.problem_mark, text.split("\n")
    complaint = f"{error.context or ''} {error.problem or ''}".lower()
    if elsewhere := displaced_error(complaint, lines, mark, error.context_mark):
        return elsewhere.stop(file)
    place = Place(file, mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 2)
    explained = (
        _apostrophe(lines, mark)
        or _no_hyphen(lines, mark)
        or _too_far(complaint, lines, mark)
        or explain_item_or_key(complaint, lines, mark)
        or _colon(complaint, lines, mark)
        or _brace(complaint, lines, mark)
        or _known(complaint, error, lines)
    )
    return Stop(explained.message, place=place, help=explained.help)


def _apostrophe(lines: list[str], mark: Any) -> SyntaxHint | None:
    """`fr: 'Thor d'Asgard'`, `en: "The "Great""`."""
    line = lines[mark.line] if mark.line < len(lines) else ""
    before, after = line[: mark.column].rstrip(), line[mark.column :]
    opened = QUOTED.search(before)
    if opened is None or not after[:1].isalpha():
        return None
    inside = within_braces(before[: opened.start()] + opened[1])
    said = before[opened.start(3) :] + after
    said = _quoted_words(said, opened["sign"]) if inside else said.removesuffix(opened["sign"])
    write = write_between_braces if inside else write_block
    name = "an apostrophe" if opened["sign"] == "'" else "a quotation mark"
    message = f"{name} inside the quotes closes them"
    return SyntaxHint("yaml", message, write(opened[1].strip("{, "), said))


def _quoted_words(text: str, sign: str) -> str:
    """The words before the sign that closes them, ahead of a comma or brace; or before these."""
    closed = re.match(rf"(.*?){sign}\s*(?:[,}}]|$)", text) or re.match(r"([^,}]*)", text)
    return closed[1] if closed else text


def _no_hyphen(lines: list[str], mark: Any) -> SyntaxHint | None:
    """A second card whose `id:` stands where its hyphen should."""
    line = lines[mark.line] if mark.line < len(lines) else ""
    if not line.startswith("id:"):
        return None
    return SyntaxHint("yaml", NO_HYPHEN, what_has_its_hyphen(line))


def _too_far(complaint: str, lines: list[str], mark: Any) -> SyntaxHint | None:
    """A key further in than the one above, which has its value already."""
    if "mapping values are not allowed" not in complaint or mark.line >= len(lines):
        return None
    key = LONE_KEY.match(lines[mark.line])
    above = next((n for n in range(mark.line - 1, -1, -1) if lines[n].strip()), None)
    if key is None or above is None or key.end() != mark.column + 1:
        return None
    column = len(lines[above]) - len(lines[above].lstrip(" -"))
    if len(key[1]) <= column:
        return None
    message = f"indented too far: this key goes on the value of line {above + 1}"
    return SyntaxHint("yaml", message, f"begin it in column {column + 1}, under the key above")


def _colon(complaint: str, lines: list[str], mark: Any) -> SyntaxHint | None:
    """`fr: À l'Âge II : recevez`."""
    line = lines[mark.line] if mark.line < len(lines) else ""
    in_flow = "flow mapping" in complaint and re.match(r":(\s|$)", line[mark.column :])
    if not in_flow and "mapping values are not allowed" not in complaint:
        return None
    entry = _entry(line, mark.column, in_flow=bool(in_flow))
    if entry is None and in_flow:
        return None
    if entry is None:
        message = "a second key stands here before the first one has its value"
        return SyntaxHint("yaml", message, "give each key its own line, under the one before")
    if not in_flow and (typed := write_map(*entry)):
        return SyntaxHint("yaml", "a map on one line stands between { and }", typed)
    message = "a colon followed by a space inside words ends them: YAML takes it for another key"
    write = write_between_braces if in_flow else write_block
    return SyntaxHint("words-colon", message, write(*entry))


def _entry(line: str, column: int, *, in_flow: bool) -> tuple[str, str] | None:
    """The key before `column`, with its colon, and its words."""
    if not in_flow:
        match = BLOCK_KEY.match(line)
        return (match[1], line[match.end() :]) if match and match.end() <= column else None
    keys = [match for match in FLOW_KEY.finditer(line) if match.end() <= column]
    if not keys:
        return None
    end = re.search(r"[,}]", line[column:])
    return keys[-1][1], line[keys[-1].end() : column + end.start() if end else len(line)]


def _brace(complaint: str, lines: list[str], mark: Any) -> SyntaxHint | None:
    """`fr: {coin:3} de la banque`; YAML complains at the word after the brace."""
    if "expected" not in complaint or mark.line >= len(lines):
        return None
    if within := _brace_within(lines[mark.line], mark.column):
        return within
    lead = BLOCK_KEY.match(lines[mark.line])
    words = lines[mark.line][lead.end() :] if lead else ""
    if lead is None or not re.match(r"\{[^{}]*\}\s*[^\s,}\]#]", words):
        return None
    message = "words that begin with { are taken for a map"
    return SyntaxHint("words-brace", message, write_block(lead[1], words))


def _brace_within(line: str, column: int) -> SyntaxHint | None:
    """`{sheet: feuille {number}/{total}}`; YAML complains at the brace in the words."""
    keys = list(FLOW_KEY.finditer(line[:column]))
    begun = line[keys[-1].end() : column] if keys else ""
    if line[column : column + 1] != "{" or not begun.strip() or begun.strip()[:1] in "\"'":
        return None
    said = BRACED_WORDS.match(line, keys[-1].end())
    if said is None or said.end() <= column:  # the brace is not closed either
        return None
    message = "a brace inside words begins a map, unless the words stand in quotes"
    return SyntaxHint("words-brace", message, write_between_braces(keys[-1][1], said[0]))


NO_BLOCK = "a block of words cannot stand between { and }"
NO_BRACES = (
    'put the words in quotes: "…"; or take { and } away, and give each key a line of its own'
)

SENTENCES = (
    (r"flow mapping.*expected.*'}'", "the { of line {n} is not closed here", "add } or a comma"),
    (r"flow sequence.*expected.*'\]'", "the [ of line {n} is not closed here", "add ] or a comma"),
    (
        r"quoted scalar.*end of stream",
        "the quote that opens on line {n} never closes",
        "close it, or type the words as a block: fr: >-",
    ),
    (
        r"quoted scalar.*document (indicator|separator)",
        "the quote that opens on line {n} does not close before the line ---",
        "close it",
    ),
    (r"escape", "a backslash inside double quotes begins an escape YAML does not know",
     "type the words as a block: fr: >-, or \\\\ for a backslash"),
    (
        r"cannot start any token",
        'a value cannot begin with "{c}"',
        "put the value between quotes, or type words as a block: fr: >-",
    ),
    (
        r"sequence entries are not allowed|block (sequence|collection).*expected",
        "a list item does not stand under the others",
        "begin each item with - in the same column, the list on its own lines",
    ),
    (
        r"could not find expected ':'",
        "a key without a colon: YAML expects key: value",
        "add the colon; words of several lines are typed as a block: fr: >-",
    ),
    (
        r"block mapping.*expected",
        "a key does not stand under the others, or words go on after their end",
        "begin each key of a map in the same column; type words as a block: fr: >-",
    ),
    (
        r"expected node content",
        "a key or a value is missing here",
        "write key: value between { and }, values with commas between [ and ]",
    ),
    (r"block scalar", "the header of a block of words is wrong", "type >- at the end of the line"),
    (r"(tag|anchor|alias|directive)", "tags, anchors, aliases and directives are not used here",
     "put a value that begins with ! & * % between quotes"),
    (r"document", "the file goes on after its end", "write one list of cards, or one map, a file"),
)  # fmt: skip


def _known(complaint: str, error: MarkedYAMLError, lines: list[str]) -> SyntaxHint:
    mark: Any = error.problem_mark
    opened = (error.context_mark or mark).line + 1
    line = lines[mark.line] if mark.line < len(lines) else ""
    sign = line[mark.column : mark.column + 1]
    if sign in (">", "|") and "cannot start any token" in complaint:
        return SyntaxHint("yaml", NO_BLOCK, NO_BRACES)
    for pattern, message, help in SENTENCES:
        if re.search(pattern, complaint):
            said = message.replace("{n}", str(opened)).replace("{c}", sign)
            return SyntaxHint("yaml", said, help)
    return SyntaxHint(
        "yaml", f"YAML cannot be read here: {error.problem}", "compare the lines near"
    )

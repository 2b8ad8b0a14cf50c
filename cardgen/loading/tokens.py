"""Words cut into text and tokens: `{coin:3}` an icon, `{a|b|c}` words by Age, `{{` a brace."""

import re
from typing import NamedTuple

from cardgen.loading.icons import icon, is_number, number
from cardgen.model.text import Icon, Run, Runs

PARTS = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
HELP = (
    "an icon is {name} or {name:number}, as {coin:3}; words by Age are {first|second}; "
    "a brace in words is typed twice: {{ or }}"
)
ByAgeRun = tuple[Run, ...]


class Fault(NamedTuple):
    """What is wrong in words, with the first character it concerns and how many."""

    code: str
    offset: int
    length: int
    message: str
    help: str = HELP


def cut(words: str, ages: int) -> tuple[tuple[Runs, ...], tuple[Fault, ...]]:
    """The runs for each of `ages` Ages, and what is wrong with the tokens.

    Ages whose words are the same share the object.
    """
    if "{" not in words and "}" not in words:
        return ((words,),) * ages, ()
    pieces: list[Run | ByAgeRun] = []
    faults: list[Fault] = []
    done = 0
    for match in PARTS.finditer(words):
        pieces.append(words[done : match.start()])
        done = match.end()
        piece = piece_of(match, ages)
        if isinstance(piece, Fault):
            faults.append(piece)
        else:
            pieces.append(piece)
    pieces.append(words[done:])
    if not any(type(piece) is tuple for piece in pieces):
        return (_runs(pieces, 0),) * ages, tuple(faults)
    return tuple(_runs(pieces, age) for age in range(ages)), tuple(faults)


def piece_of(match: "re.Match[str]", ages: int) -> Run | ByAgeRun | Fault:
    """What a match of PARTS stands for: a brace, an icon, words by Age, or nothing sound."""
    whole, token = match[0], match[1]
    if whole in ("{{", "}}"):
        return whole[0]
    if token is None:
        side = "opens a token that never closes" if whole == "{" else "closes no token"
        return Fault("brace", match.start(), 1, f'"{whole}" {side}')
    if "|" in token:
        return _alternatives(token, match.start(), ages)
    found = icon(token.strip())
    if found is None:
        return Fault("token", match.start(), len(whole), f'"{whole}" is neither icon nor words')
    return found


def _alternatives(token: str, offset: int, ages: int) -> ByAgeRun | Fault:
    parts = token.split("|")
    if len(parts) != ages:
        message = f'"{{{token}}}" has {len(parts)} alternatives for {_ages(ages)}'
        help = "give each Age of this text one alternative, or type the text for fewer Ages"
        return Fault("fragment-count", offset, len(token) + 2, message, help)
    first = icon(parts[0])
    if first is None or not first.number:
        return tuple(parts)
    if not all(map(is_number, parts[1:])):
        message = f'"{{{token}}}" begins as an icon and goes on as words'
        help = "an icon by Age is {coin:3|5|7}; words by Age hold no icons"
        return Fault("fragment-icon", offset, len(token) + 2, message, help)
    return (first, *(Icon(first.name, number(part)) for part in parts[1:]))


def _ages(ages: int) -> str:
    return "one Age" if ages == 1 else f"{ages} Ages"


def _runs(pieces: list[Run | ByAgeRun], age: int) -> Runs:
    """The pieces of one Age, neighbouring words joined."""
    runs: list[Run] = []
    for piece in pieces:
        run = piece[age] if type(piece) is tuple else piece
        if isinstance(run, Icon):
            runs.append(run)
        elif run and runs and isinstance(runs[-1], str):
            runs[-1] += run  # type: ignore[operator]  # not an Icon, so words
        elif run:
            runs.append(run)  # type: ignore[arg-type]  # not an Icon, so words
    return tuple(runs)

"""Tokens in words: `{coin:3}` is an icon, `{a|b|c}` are words by Age, `{{` is a brace."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from cardgen.model.text import Icon, Run, Runs

ICON_NAME = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
AMOUNT = r"[-+−x×]?(?:[0-9]{1,3}[½¼¾⅓⅔]?|[½¼¾⅓⅔]|n|I{1,3})?(?:[-+−][0-9]{1,2}|\+)?"
ICON_NUMBER = rf"(?:[1-9][x×]|{AMOUNT})"  # so many times, or an amount
ICON_TOKEN = re.compile(rf"({ICON_NAME})(?::(?=[^\s])({ICON_NUMBER}))?")
NUMBER_ALONE = re.compile(rf"(?=[^\s]){ICON_NUMBER}")


@lru_cache(maxsize=1024)  # packs say the same few tokens thousands of times
def parse_icon(token: str) -> Icon | None:
    """The icon a token names, `less:-1` with a true minus sign, `coin:x2` with a true times sign.

    None when it is malformed.
    """
    match = ICON_TOKEN.fullmatch(token)
    return Icon(match[1], typeset_number(match[2] or "")) if match else None


def typeset_number(written: str) -> str:
    """A number as it is set in an icon."""
    return written.replace("-", "−").replace("x", "×")


def is_icon_number(written: str) -> bool:
    """Whether this may stand after the colon of a token."""
    return NUMBER_ALONE.fullmatch(written) is not None


TOKEN = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
TOKEN_HELP = (
    "an icon is {name} or {name:number}, as {coin:3}; words by Age are {first|second}; "
    "a brace in words is typed twice: {{ or }}"
)
PLAIN_HELP = "an icon is {name} or {name:number}, as {coin:3}; type what holds for every card"
ByAgeRun = tuple[Run, ...]
# What people type elsewhere for a sign and for bold words; here it would be printed as it stands.
NUMBERED = rf"{ICON_NAME}:(?=[^\s\])>|]){ICON_NUMBER}(?:\|{ICON_NUMBER})*"
BRACKETED = rf"\[({NUMBERED})\]|\(({NUMBERED})\)|<({NUMBERED})>|(?<![\w:]):({ICON_NAME}):(?![\w:])"
SIGN = re.compile(BRACKETED)
BOLD = re.compile(r"\*\*([^\s*](?:[^*]*[^\s*])?)\*\*")


class TokenFault(NamedTuple):
    """What is wrong in words, with the first character it concerns and how many."""

    code: str
    offset: int
    length: int
    message: str
    help: str = TOKEN_HELP


def markup_faults(words: str) -> Iterator[TokenFault]:
    """Signs between brackets or colons, words between stars, as forums and Markdown have them."""
    yield from unbraced_signs(words)
    for match in BOLD.finditer(words) if "**" in words else ():
        yield _printed(match, "a layout, and no word, says what is bold", match[1])


def unbraced_signs(words: str) -> Iterator[TokenFault]:
    """Signs between other brackets, or colons."""
    for match in SIGN.finditer(words) if ":" in words else ():
        name = match[match.lastindex or 0]
        yield _printed(match, "a sign stands in braces", f"{{{name}}}")


def _printed(match: "re.Match[str]", why: str, wanted: str) -> TokenFault:
    message = f'"{match[0]}" would be printed as it stands: {why}'
    return TokenFault("markup", match.start(), len(match[0]), message, f"type {wanted}")


def parse_words(words: str, ages: int) -> tuple[tuple[Runs, ...], tuple[TokenFault, ...]]:
    """The runs for each of `ages` Ages, and what is wrong with the tokens.

    Ages whose words are the same share the object. In a game without Ages (0) the runs are one.
    """
    if "{" not in words and "}" not in words:
        return ((words,),) * (ages or 1), ()
    pieces: list[Run | ByAgeRun] = []
    faults: list[TokenFault] = []
    done = 0
    for match in TOKEN.finditer(words):
        pieces.append(words[done : match.start()])
        done = match.end()
        piece = parse_token(match, ages)
        if isinstance(piece, TokenFault):
            faults.append(piece)
        else:
            pieces.append(piece)
    pieces.append(words[done:])
    if not any(type(piece) is tuple for piece in pieces):
        return (_runs(pieces, 0),) * (ages or 1), tuple(faults)
    return tuple(_runs(pieces, age) for age in range(ages)), tuple(faults)


def parse_token(match: "re.Match[str]", ages: int) -> Run | ByAgeRun | TokenFault:
    """What a match of PARTS stands for: a brace, an icon, words by Age, or nothing sound."""
    whole, token = match[0], match[1]
    if whole in ("{{", "}}"):
        return whole[0]
    if token is None:
        side = "opens a token that never closes" if whole == "{" else "closes no token"
        return TokenFault("brace", match.start(), 1, f'"{whole}" {side}')
    if "|" in token:
        return _alternatives(token, match.start(), ages)
    found = parse_icon(token.strip())
    if found is None:
        return TokenFault(
            "token", match.start(), len(whole), f'"{whole}" is neither icon nor words'
        )
    return found


def _alternatives(token: str, offset: int, ages: int) -> ByAgeRun | TokenFault:
    parts = token.split("|")
    if not ages:
        message = f'"{{{token}}}" goes by Age, and this game has no Ages'
        return TokenFault("fragment-count", offset, len(token) + 2, message, PLAIN_HELP)
    if len(parts) != ages:
        message = f'"{{{token}}}" has {len(parts)} alternatives for {_ages(ages)}'
        help = "give each Age of this text one alternative, or type the text for fewer Ages"
        return TokenFault("fragment-count", offset, len(token) + 2, message, help)
    first = parse_icon(parts[0])
    if first is None or not first.number:
        return tuple(parts)
    if not all(map(is_icon_number, parts[1:])):
        message = f'"{{{token}}}" begins as an icon and goes on as words'
        help = "an icon by Age is {coin:3|5|7}; words by Age hold no icons"
        return TokenFault("fragment-icon", offset, len(token) + 2, message, help)
    return (first, *(Icon(first.name, typeset_number(part)) for part in parts[1:]))


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


def typed_offsets(words: str, age: int) -> tuple[int, ...]:
    """Where in `words` each character of the words of an Age stands, and where they end.

    `age` counts from 0 among the Ages that share the words; an icon counts as it is typed.
    """
    offsets: list[int] = []
    done = 0
    for match in TOKEN.finditer(words):
        offsets += range(done, match.start())
        offsets += _token_offsets(match[0], match.start(), age)
        done = match.end()
    return (*offsets, *range(done, len(words) + 1))


def _token_offsets(whole: str, start: int, age: int) -> list[int]:
    """The places of what a token stands for in one Age."""
    if whole in ("{{", "}}"):
        return [start]
    token = whole[1:-1]
    if "|" not in token:
        lead = start + 1 + len(token) - len(token.lstrip())
        return [start, *range(lead, lead + len(token.strip())), start + len(whole) - 1]
    parts = token.split("|")
    first = parse_icon(parts[0])
    at = start + 1 + sum(len(part) + 1 for part in parts[:age])
    if first is None or not first.number:
        return list(range(at, at + len(parts[age])))
    name = len(first.name) + 1  # with its colon
    number = range(at, at + len(parts[age])) if age else range(at + name, at + len(parts[0]))
    return [start, *range(start + 1, start + 1 + name), *number, start + len(whole) - 1]

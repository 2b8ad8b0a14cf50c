"""The words of a card as the phrasebook reads them: keys with their places."""

from typing import NamedTuple

from cardgen.model.text import Icon, Runs
from cardgen.phrasebook.spelling import Spelling


class Token(NamedTuple):
    """A word, number, mark or icon; `start` and `end` count the characters of the typed words.

    An icon counts as it is typed, `{coin:3}`. A melted word (`du`) is several tokens at one place.
    """

    key: str
    text: str
    start: int
    end: int
    icon: Icon | None = None


COMMA = ","  # a comma too many or too few hinders no reading
ENDS = (".", "!", "?")


def typed(runs: Runs) -> str:
    """Words as they are typed, icons as `{coin:3}`."""
    return "".join(run if isinstance(run, str) else f"{{{run}}}" for run in runs)


def tokens(runs: Runs, spelling: Spelling) -> tuple[Token, ...]:
    """The tokens of a card's words in one Age, with a full stop where they lack the last one.

    So that this is a fault of form alone.
    """
    found: list[Token] = []
    offset = 0
    for run in runs:
        if isinstance(run, Icon):
            end = offset + len(str(run)) + 2
            found.append(Token(f"{{{run.name}}}", f"{{{run}}}", offset, end, run))
        else:
            end = offset + len(run)
            found += _words(run, offset, spelling)
        offset = end
    if found and found[-1].key not in ENDS:
        found.append(Token(".", "", offset, offset))
    return tuple(found)


def _words(words: str, offset: int, spelling: Spelling) -> list[Token]:
    found = []
    for match in spelling.parts.finditer(words):
        text, start, end = match[0], offset + match.start(), offset + match.end()
        found += [Token(key, text, start, end) for key in spelling.keys(text)]
    return found

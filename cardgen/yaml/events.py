"""The events of a YAML text, as its parser meets them, and where they stand.

The parser is libyaml's where PyYAML was built with it, else the one in Python.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from yaml.parser import Parser as GrammarParser
from yaml.reader import Reader
from yaml.scanner import Scanner

from cardgen.model.located import Spot

MOST_EVENTS = 200_000  # of a text: of one with more of them something is wrong


class PythonParser(Reader, Scanner, GrammarParser):
    """PyYAML's parser in Python: the same events, thirty times slower."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        GrammarParser.__init__(self)


Parser: Any
try:
    from yaml._yaml import CParser as Parser
except ImportError:
    Parser = PythonParser


NO_SPOT = Spot(0, 0, 0, 0)


def spot_between(
    start: Any, end: Any, line: int, make: Any = tuple.__new__, kind: type[Spot] = Spot
) -> Spot:  # defaults are quicker than names looked up, and this runs for every value
    """From one mark to another."""
    spot: Spot = make(kind, (start.line + line, start.column, end.line + line, end.column))
    return spot


def spot_of_event(
    event: Any, line: int, make: Any = tuple.__new__, kind: type[Spot] = Spot
) -> Spot:
    """All of an event."""
    start, end = event.start_mark, event.end_mark
    spot: Spot = make(kind, (start.line + line, start.column, end.line + line, end.column))
    return spot


def events_of(text: str) -> Iterator[Any]:
    """The events of a text, as many as may be; YAMLError where it is no YAML."""
    return islice(iter(Parser(text).get_event, None), MOST_EVENTS)

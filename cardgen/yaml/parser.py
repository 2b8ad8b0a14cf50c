"""The YAML parser in use, and the spots of its events.

It is libyaml's where PyYAML was built with it, else the one in Python."""

from typing import Any

from yaml.parser import Parser as GrammarParser
from yaml.reader import Reader
from yaml.scanner import Scanner

from cardgen.model.located import Spot


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

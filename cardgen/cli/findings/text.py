"""Findings for people: place, what is wrong, the line itself with a caret, what to type."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from cardgen.cli.say import say, visible
from cardgen.files import leads_out, read_regular_file
from cardgen.model.finding import Finding, Place, Stop
from cardgen.yaml.encodings import decode_guessed
from cardgen.yaml.source import MOST_BYTES

WIDEST = 100  # characters of a source line shown


def tell_findings(findings: Iterable[Finding], root: Path) -> None:
    """Tell people what was found, on stderr."""
    say(*finding_lines(findings, root), err=True)


def finding_lines(findings: Iterable[Finding], root: Path) -> Iterator[str]:
    """The findings, one after another; lines are read from the files under `root`."""
    sources: dict[str, list[str]] = {}
    return (line for finding in findings for line in _told(finding, root, sources))


def _told(finding: Finding, root: Path, sources: dict[str, list[str]]) -> Iterator[str]:
    yield f"{finding.place}: {finding.severity} {finding.code}: {finding.message}"
    yield from beneath(finding.place, finding.help, root, sources)


def say_stop(stop: Stop, root: Path, help: str = "") -> None:
    """Tell people, on stderr, why nothing can go on, and what to type; another `help` than its own
    where one is given."""
    say(f"{stop.place or 'cardgen'}: error: {stop.message}", err=True)
    if stop.place:
        say(*beneath(stop.place, stop.help, root), err=True)
    elif told := help or stop.help:
        say(f"  help: {told}", err=True)


def beneath(
    place: Place, help: str, root: Path, sources: dict[str, list[str]] | None = None
) -> Iterator[str]:
    """What stands under a message: the line of its place with carets, and what to type.

    `sources` keeps the lines of files already read.
    """
    read = {} if sources is None else sources
    if place.file not in read:
        read[place.file] = _lines(root / place.file, root)
    lines = read[place.file]
    if place.line <= len(lines) and lines[place.line - 1].strip():
        yield from _quoted(place, lines[place.line - 1])
    first, *more = help.splitlines() or [""]
    if first:
        yield f"      = help: {first}"
    yield from (f"              {line}" for line in more)


def _lines(path: Path, root: Path) -> list[str]:
    """The lines of a file as YAML counts them; none where it is no text, or lies elsewhere, where
    somebody may keep secrets."""
    try:
        if leads_out(path, root):
            return []
        text = decode_guessed(read_regular_file(path, MOST_BYTES))
    except (OSError, ValueError):
        return []
    return [line.removesuffix("\r") for line in text.split("\n")]


def _quoted(place: Place, line: str) -> Iterator[str]:
    """The line with carets beneath the stretch; of a long line, the part around it."""
    start, shown = 0, line
    if len(line) > WIDEST:
        start = max(0, min(place.column - WIDEST // 2, len(line) - WIDEST))
        shown = line[start : start + WIDEST]
    last = place.end_column if place.end_line == place.line else len(line) + 1
    begin = place.column - 1 - start
    width = max(1, min(last - place.column, len(shown) - begin))
    before, meant = visible(shown[:begin]), visible(shown[begin : begin + width])
    yield f"{place.line:5} | {visible(shown.rstrip())}"
    yield f"      | {' ' * len(before)}{'^' * max(width, len(meant))}"

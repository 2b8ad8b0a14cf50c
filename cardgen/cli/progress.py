"""A bar on the terminal while a build runs; nothing in a pipe."""

import sys
from collections.abc import Iterator, Sequence
from typing import TypeVar

from cardgen.cli.say import visible

T = TypeVar("T")
WIDTH = 24


def progress(things: Sequence[tuple[str, T]]) -> Iterator[T]:
    """Hand on the things one by one, each shown by its label while it is worked on."""
    shown, total = sys.stderr.isatty(), len(things)
    for number, (label, thing) in enumerate(things):
        if shown:
            done = WIDTH * number // total
            _show(f"[{'#' * done}{' ' * (WIDTH - done)}] {visible(label)}")
        yield thing
    if shown:
        _show("")


def _show(text: str) -> None:
    sys.stderr.write(f"\r\x1b[K{text}")
    sys.stderr.flush()

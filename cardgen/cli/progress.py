"""A bar on the terminal while a long build runs; nothing for a short one, and nothing in a pipe."""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from time import monotonic
from typing import Any, TypeVar

import click

from cardgen.cli.say import visible

T = TypeVar("T")
PATIENCE = 2.0  # seconds of work before the bar appears


def with_progress(work: Sequence[tuple[str, Callable[[], T]]]) -> list[T]:
    """What each piece of work makes, in order; the bar shows the label of the one at work."""
    begun, made = monotonic(), list[T]()
    following = [*(label for label, _ in work[1:]), ""]
    bar: Any = None
    with ExitStack() as stack:
        for (_, make), label in zip(work, following, strict=True):
            made.append(make())
            if bar is not None:
                bar.update(1, label)
            elif label and sys.stderr.isatty() and monotonic() - begun >= PATIENCE:
                bar = stack.enter_context(_bar(len(work)))
                bar.update(len(made), label)
    return made


def _bar(length: int) -> Any:
    """The time left is not told: files differ too much for a good guess."""
    return click.progressbar(
        length=length,
        file=sys.stderr,
        item_show_func=lambda label: label and visible(label),
        show_eta=False,
        show_pos=True,
        width=24,
    )

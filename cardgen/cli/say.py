"""The one way out for text: what a pack says can be seen, and commands neither a terminal nor the
log of a server.

Control characters move the cursor, retitle windows and clear what was said before; marks of
direction turn the order of reading around; a line that begins with `::` is a command to GitHub.

Besides lines, there is the bar of long work.
"""

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from time import monotonic
from typing import Any, TypeVar

import click

# Besides C0: DEL, C1, marks of direction, line ends only some programs know, halves of characters.
_ALWAYS = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff"
UNSEEN = re.compile(f"[\x00-\x1f{_ALWAYS}]")
UNSEEN_IN_JSON = re.compile(rf"[{_ALWAYS}]|(?<=#)#(?=\[)")  # it has escapes for the others
COMMAND = re.compile(r"^\s*(?=::)|##(?=\[)")
PATIENCE = 2.0  # seconds of work before the bar appears
T = TypeVar("T")


def visible(text: str) -> str:
    """The text with an escape, such as `\\x1b` or `\\n`, for each character that cannot be seen."""
    return UNSEEN.sub(lambda found: ascii(found[0])[1:-1], text)


def say(*lines: str, err: bool = False) -> None:
    """Print lines, each as one line whatever it holds, on stdout or stderr."""
    told = (COMMAND.sub(r"\g<0>\\", visible(line)) for line in lines)
    click.echo("".join(f"{line}\n" for line in told), nl=False, err=err)


def say_document(document: str) -> None:
    """Print a document for programs on stdout."""
    click.echo(document, nl=False)


def escape_json(document: str) -> str:
    """A JSON document that says the same in characters that can be seen, and commands nothing."""
    return UNSEEN_IN_JSON.sub(lambda found: f"\\u{ord(found[0]):04x}", document)


def with_progress(work: Sequence[tuple[str, Callable[[], T]]], *, alike: bool = False) -> list[T]:
    """What each piece of work makes, in order.

    A bar on the terminal shows the label of the one at work; nothing for short work, or in a pipe.
    Pieces that are `alike` are long ones: of them it is there from the first, and tells the time
    left.
    """
    begun, made = monotonic(), list[T]()
    following = [*(label for label, _ in work[1:]), ""]
    bar: Any = None
    with ExitStack() as stack:
        if alike and work and sys.stderr.isatty():
            bar = stack.enter_context(_bar(len(work), alike))
            bar.current_item = work[0][0]
            bar.render_progress()
        for (_, make), label in zip(work, following, strict=False):
            made.append(make())
            if bar is not None:
                bar.update(1, label)
            elif label and sys.stderr.isatty() and monotonic() - begun >= PATIENCE:
                bar = stack.enter_context(_bar(len(work), alike))
                bar.update(len(made), label)
    return made


def _bar(length: int, alike: bool) -> Any:
    """The time left is told of pieces that are alike; others differ too much for a good guess."""
    return click.progressbar(
        length=length,
        file=sys.stderr,
        item_show_func=lambda label: label and visible(label),
        show_eta=alike,
        show_pos=True,
        width=24,
    )

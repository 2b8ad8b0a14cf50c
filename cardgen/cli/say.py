"""The one way out for text: what a pack says can be seen, and commands neither a terminal nor the
log of a server.

Control characters move the cursor, retitle windows and clear what was said before; marks of
direction turn the order of reading around; a line that begins with `::` is a command to GitHub.
"""

import re

import click

# Besides C0: DEL, C1, marks of direction, line ends only some programs know, halves of characters.
_ALWAYS = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff"
UNSEEN = re.compile(f"[\x00-\x1f{_ALWAYS}]")
UNSEEN_IN_JSON = re.compile(rf"[{_ALWAYS}]|(?<=#)#(?=\[)")  # it has escapes for the others
COMMAND = re.compile(r"^\s*(?=::)|##(?=\[)")


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

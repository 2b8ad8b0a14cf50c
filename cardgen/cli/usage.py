"""What click says of options that it does not understand, with what may have been meant."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from io import StringIO
from itertools import takewhile

import click

from cardgen.cli.say import say
from cardgen.model.finding import Stop

NUMBER = re.compile(r"-?\d+(?:\.\d+)?,?")
LANGUAGE = re.compile(r"[a-z]{2},?")


def say_usage(error: click.ClickException, arguments: Sequence[str]) -> None:
    """The words of click, which may hold anything, and beneath them what to type."""
    stream = StringIO()
    error.show(stream)
    say(*stream.getvalue().splitlines(), *_hints(error, arguments), err=True)


def _hints(error: click.ClickException, arguments: Sequence[str]) -> Iterable[str]:
    """What click does not know: that an option is of the program, or lacks a hyphen, or takes two
    numbers with a comma between them."""
    if pair := next(_apart(arguments, NUMBER), None):
        yield f"  help: a comma stands between numbers, and no space: type {' '.join(pair)}"
    context = error.ctx if isinstance(error, click.NoSuchOption) else None
    if not isinstance(error, click.NoSuchOption) or context is None:
        return
    options = {name for one in context.command.params for name in one.opts}
    if error.option_name in ("--root", "--debug"):
        given = f"{error.option_name}{' DIR' if error.option_name == '--root' else ''}"
        command = context.command_path.replace("cardgen", f"cardgen {given}", 1)
        yield f"  help: {error.option_name} stands before the command: {command}"
    elif lacking := next((one for one in arguments if f"-{one}" in options), ""):
        yield f"  help: did you mean -{lacking}?"


def _apart(arguments: Sequence[str], form: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """The options behind which two or more of one form are typed with spaces, and how they are
    typed with commas."""
    for at, option in enumerate(arguments):
        held = [*takewhile(form.fullmatch, arguments[at + 1 :])]
        if option.startswith("--") and len(held) > 1:
            yield option, ",".join(one.strip(",") for one in held)


def meant_help(stop: Stop, arguments: Sequence[str], commands: Container[str]) -> str:
    """What to type instead of `build help`, where nothing is called so, or of `--lang en fr`."""
    for option, listed in _apart(arguments, LANGUAGE):
        nameless = (f'there is no pack "{one}"' for one in listed.split(","))
        if option == "--lang" and stop.message.startswith(tuple(nameless)):
            return f"several languages are typed with a comma, and no space: {option} {listed}"
    if arguments[-1:] != ["help"] or '"help"' not in stop.message:
        return ""
    named = next((one for one in arguments if one in commands), "")
    return f"type cardgen {named} --help" if named else ""

"""What click says of options that it does not understand, with what may have been meant."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from io import StringIO
from itertools import takewhile

import click

from cardgen.cli.say import say
from cardgen.model.finding import Stop

NUMBER = re.compile(r"-?\d+(?:\.\d+)?,?")
COPIES = re.compile(r"[x×*]?(\d+)")
LANGUAGE = re.compile(r"[a-z]{2},?")
SEVERAL_LANGUAGES = "several languages are typed with a comma, and no space"


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
    for option, listed in _apart(arguments, LANGUAGE):
        if option == "--lang" and "unexpected extra argument" in error.message:
            yield f"  help: {SEVERAL_LANGUAGES}: {option} {listed}"
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


def _copies(stop: Stop, arguments: Sequence[str]) -> str:
    """What to type instead of `--cards iris x2` or `--cards iris eris`, where the second would be a
    pack."""
    at = arguments.index("--cards") if "--cards" in arguments else len(arguments)
    first, second = (*arguments[at + 1 : at + 3], "", "")[:2]
    if not second or not stop.message.startswith(f'there is no pack "{second}"'):
        return ""
    if times := COPIES.fullmatch(second):
        return f"copies are typed with a star, and no space: --cards {first}*{times[1]}"
    return f"several cards are typed with a comma, and no space: --cards {first},{second}"


def meant_help(stop: Stop, arguments: Sequence[str], commands: Container[str]) -> str:
    """What to type instead of `build help`, where nothing is called so, or of `--lang en fr`."""
    for option, listed in _apart(arguments, LANGUAGE):
        nameless = (f'there is no pack "{one}"' for one in listed.split(","))
        if option == "--lang" and stop.message.startswith(tuple(nameless)):
            return f"{SEVERAL_LANGUAGES}: {option} {listed}"
    if copies := _copies(stop, arguments):
        return copies
    if arguments[-1:] != ["help"] or '"help"' not in stop.message:
        return ""
    named = next((one for one in arguments if one in commands), "")
    return f"type cardgen {named} --help" if named else ""

"""The command line: which commands there are, and the exit code of each outcome, decided here."""

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import click

from cardgen.cli.say import say
from cardgen.cli.usage import meant_help, say_usage
from cardgen.model.finding import ContentFaults, Finding, Stop
from cardgen.stack import call_in_one_piece
from cardgen.version import VERSION

CLEAN, FINDINGS, CANNOT = 0, 1, 2
BROKEN = 70  # a fault of the program itself, as sysexits.h numbers it
INTERRUPTED, UNREAD = 130, 141  # what a shell reports for Ctrl-C and for a reader that went away

COMMANDS = {
    "build": "Print packs: sheets of cards as PDF.",
    "join": "Unite the parts of a build in one list.",
    "check": "Hold packs against all that is known to go wrong.",
    "compare": "Hold cards of any program against their translation.",
    "fmt": "Put words in shape; propose those that are missing.",
    "new": "A pack to start from, another card or kind.",
    "show": "A card, board or token: what it says, its picture.",
    "run": "Play scenarios on the rules.",
    "calibrate": "Keep what was measured of a printer.",
    "explain": "What a check finds and how to mend it; what effects and cards do.",
    "sources": "Where each value of a pack comes from.",
    "schema": "JSON Schema of packs for editors.",
}
EPILOG = """\b
Examples:
  cardgen build                        every pack, every language, on A4
  cardgen build faith --lang en --paper letter
  cardgen new pack mine                a pack to start from
  cardgen check                        every pack; 1 when something is wrong
  cardgen show CARD --png card.png
  cardgen run seth-cancels
  cardgen explain overflow

\b
Exit codes:
  0  clean
  1  findings: something in a pack is wrong
  2  cannot go on: wrong usage, a missing or unreadable file or folder
  70  a fault of the program itself, to be told to whoever you have it from
"""


class Commands(click.Group):
    """Commands by name, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"cardgen.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in COMMANDS or args[0].startswith("-"):
            return super().resolve_command(ctx, args)
        from cardgen.suggest import did_you_mean

        known = f"the commands are {', '.join(COMMANDS)}"
        named = args[1] if args[1:2] and args[1] in COMMANDS else ""
        if named:
            known = f"the command comes first: cardgen {named} {args[0]}"
        if args[0] == "help":
            known = f"type {' '.join(filter(None, ('cardgen', named, '--help')))}"
        raise Stop(f'there is no command "{args[0]}"{did_you_mean(args[0], COMMANDS)}', help=known)


@click.command(
    cls=Commands, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option(
    "--root",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder that holds cards/; else the nearest one upwards with a pack in cards/.",
)
@click.option("--debug", is_flag=True, help="Show where in the program an unexpected fault arose.")
@click.version_option(VERSION, prog_name="cardgen", message="%(prog)s %(version)s")
@click.pass_context
def cardgen(context: click.Context, root: Path | None, debug: bool) -> None:
    """Print game expansions kept as text, and check them for what is known to go wrong."""
    context.obj = root
    try:
        os.getcwd()
    except OSError as error:
        raise Stop("the folder you are in is gone", help="go into another one: cd DIR") from error


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the program and leave with the exit code of what came of it.

    A run makes many values and hardly a ring of them: looking for rings, and taking every value
    apart at the end, would be a tenth of its time. The system takes the memory back at once.
    """
    gc.disable()
    _open_closed_streams()
    _speak_utf_8()
    told = sys.argv[1:] if arguments is None else arguments
    os._exit(call_in_one_piece(partial(_told_outcome, told)))


def _open_closed_streams() -> None:
    """What is closed leads nowhere; else the next file opened would be written to in its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # for good


def _speak_utf_8() -> None:
    """Whatever code page the system would take for a file or a pipe: words have every letter."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # None where it is closed
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _told_outcome(arguments: Sequence[str]) -> int:
    """The exit code; another one where what was said could not be written to where it goes."""
    try:
        code = outcome(arguments)
        sys.stdout.flush()
        sys.stderr.flush()
        return code
    except BrokenPipeError:
        return UNREAD
    except OSError as error:
        with suppress(OSError):
            say(f"cardgen: error: not all could be said: {error.strerror}", err=True)
        return CANNOT


def outcome(arguments: Sequence[str]) -> int:
    """Run one command; the only place that turns what came of it into an exit code."""
    try:
        return _code(cardgen.main(list(arguments), prog_name="cardgen", standalone_mode=False))
    except Stop as stop:
        _say_stop(stop, arguments)
        return CANNOT
    except ContentFaults as met:
        return _told_faults(met, arguments)
    except click.ClickException as error:
        say_usage(error, arguments)
        return CANNOT
    except (click.Abort, KeyboardInterrupt):
        say("stopped; files that were there before are whole", err=True)
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # click leaves so, with 1, when a reader went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except (MemoryError, SystemError):  # the latter where memory ends within the interpreter
        say("cardgen: error: there is not enough memory for this", err=True)
        return CANNOT
    except Exception as fault:
        return _said_fault(fault, arguments)


def _code(result: Any) -> int:
    """Commands return the findings they met, click an exit code when it only printed help."""
    if isinstance(result, int):
        return result
    findings: tuple[Finding, ...] = result or ()
    return FINDINGS if any(finding.severity == "error" for finding in findings) else CLEAN


def _told_faults(met: ContentFaults, arguments: Sequence[str]) -> int:
    from cardgen.cli.findings.text import tell_findings

    tell_findings(met.findings, _root(arguments))
    say("nothing was written; cardgen explain CHECK says more", err=True)
    return FINDINGS


def _say_stop(stop: Stop, arguments: Sequence[str]) -> None:
    from cardgen.cli.findings.text import say_stop

    root = _root(arguments) if stop.place else Path()
    say_stop(stop, root, meant_help(stop, arguments, COMMANDS))


def _root(arguments: Sequence[str]) -> Path:
    """The root that was in use; the working folder where there is none."""
    from cardgen.packs.root import find_root

    context = cardgen.make_context("cardgen", list(arguments), resilient_parsing=True)
    try:
        return find_root(Path.cwd(), given=context.params.get("root"))
    except Stop:
        return Path.cwd()


def _said_fault(fault: Exception, arguments: Sequence[str]) -> int:
    """Say what nobody foresaw: what the system refused, or what is wrong in the program."""
    debugged = "--debug" in arguments
    if debugged:
        from traceback import format_exception

        say(*"".join(format_exception(fault)).splitlines(), err=True)
    if isinstance(fault, OSError) and fault.strerror:
        what = f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
        say(f"cardgen: error: {what}", err=True)
        return CANNOT
    say(f"cardgen: a fault of the program itself: {type(fault).__name__}: {fault}", err=True)
    typed = " ".join(("cardgen", "--debug", *arguments))
    printed = "the lines above" if debugged else f"what this prints: {typed}"
    help = f"sorry; whoever you have cardgen {VERSION} from can mend it, by {printed}"
    say(f"  help: {help}", err=True)
    return BROKEN

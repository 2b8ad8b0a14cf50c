"""`cardgen check --watch`: packs are checked again whenever a file is saved, until Ctrl-C.

The process stays, with all it has imported and compiled: what it says of a card just saved comes in
half the time that a new process would take.
"""

import gc
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardgen.build.record import around_key, file_states
from cardgen.cli.checking.record import CheckRequest
from cardgen.cli.findings.text import say_stop
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop
from cardgen.packs.root import display_path, state_path

PAUSE = 0.2  # seconds between two looks at the files, each of which takes 4 ms
SETTLING = 0.05  # after one is found changed
MOST_NAMED = 3  # of the files that were saved together
ENDS = ("SIGTERM", "SIGHUP", "SIGBREAK")  # by which others end a process, each on some systems
CANNOT = 2  # the exit code where the last check could not go on
LARGE = 100  # values at the most: a cache for those of one check, not for what all share

Check = Callable[[CheckRequest], Sequence[Finding]]


class FilesRead(NamedTuple):
    """Which file each of the cards and rulebooks is, and the digest of all around them: layouts,
    languages, fonts, what is laid over the cards."""

    states: dict[str, bytes]
    around: bytes


def refuse_to_watch(form: str, *, fix: bool) -> None:
    """What is told again and again is for people, and nothing is changed while they write."""
    if fix:
        message = "--watch checks what you save, and --fix changes it"
        raise Stop(message, help="leave one of the two out")
    if form != "text":
        message = f"--watch tells people, --format {form} programs"
        raise Stop(message, help="leave one of the two out")


def check_until_stopped(asked: CheckRequest, check: Check) -> Sequence[Finding] | int:
    """Check, and tell, at once and whenever a file has been saved. What the last check found, or
    the exit code where it could not go on.

    Where no build has made a folder, what is left from one check to the next lies in one that goes
    when the process does. Stop where the first check cannot go on: something was typed wrong.
    """
    with ExitStack() as stack:
        stack.enter_context(_ended_as_by_ctrl_c())
        if not asked.keeps:
            folder = stack.enter_context(TemporaryDirectory(prefix="cardgen-"))
            asked = asked._replace(built=Path(folder), apart=True)
        before = _files_read(asked)
        found: Sequence[Finding] | None = check(asked)
        try:
            say("watching: each file saved is checked; Ctrl-C ends", err=True)
            while True:
                _forget()
                now = _next_saved(asked, before)
                say("", f"{time.strftime('%H:%M:%S')}  {_named(before, now, asked.root)}", err=True)
                before = now
                found = _told(asked, check)
        except KeyboardInterrupt:
            say("", err=True)
    return CANNOT if found is None else found


def _forget() -> None:
    """Let go what a check has made: its drawings too, which large caches of functions hold."""
    modules = [module for name, module in sys.modules.items() if name.startswith("cardgen.")]
    for value in (value for module in modules for value in vars(module).values()):
        if hasattr(value, "cache_clear") and (value.cache_parameters()["maxsize"] or 0) > LARGE:
            value.cache_clear()
    gc.collect()


@contextmanager
def _ended_as_by_ctrl_c() -> Iterator[None]:
    """Whoever ends the process, by closing its window too: what it kept is cleared away."""
    known = [getattr(signal, name) for name in ENDS if hasattr(signal, name)]
    heeded = [one for one in known if signal.getsignal(one) == signal.SIG_DFL]
    before = {one: signal.signal(one, signal.default_int_handler) for one in heeded}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _told(asked: CheckRequest, check: Check) -> Sequence[Finding] | None:
    """What a check found and told. None where it cannot go on, which is told: the next save may
    mend it."""
    try:
        return check(asked)
    except Stop as stop:
        say_stop(stop, asked.root)
    except OSError as error:
        if error.filename is None:  # nobody reads what is said
            raise
        say_stop(Stop(f"{error.filename}: {error.strerror}"), asked.root)  # it went away meanwhile
    return None


def _next_saved(asked: CheckRequest, before: FilesRead) -> FilesRead:
    """The files as they are once they are others than before, and stay so from one look to the
    next: some editors write a file in several steps."""
    last = before
    while True:
        time.sleep(SETTLING if last != before else PAUSE)
        now = _files_read(asked)
        if now == last != before:
            return now
        last = now


def _files_read(asked: CheckRequest) -> FilesRead:
    """All that a check reads; nothing where a folder goes away meanwhile."""
    try:
        states = file_states(asked.root).items()
        kept = {path: state for path, state in states if not _is_of_an_editor(path)}
        return FilesRead(kept, around_key(asked.root, asked.overlay))
    except OSError:
        return FilesRead({}, b"")


def _is_of_an_editor(path: str) -> bool:
    """Whether a file is what an editor writes beside the one that is edited, while one types."""
    name = path.rpartition("/")[2]
    return name.startswith(".") or name.endswith(("~", ".tmp"))


def _named(before: FilesRead, now: FilesRead, root: Path) -> str:
    """What was saved, made or taken away in the root: `cards/faith/gods/greek.yaml`."""
    either = sorted(before.states.keys() | now.states.keys())
    within = [one for one in either if one.startswith(f"{state_path(root)}/")]
    changed = [one for one in within if before.states.get(one) != now.states.get(one)]
    if not changed:
        return "something in templates/ or fonts/, or what is laid over the cards"
    folders = {one.rpartition("/")[0] for one in changed}
    files = [display_path(Path(one), root) for one in changed if one not in folders]
    more = len(files) - MOST_NAMED
    return ", ".join(files[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")

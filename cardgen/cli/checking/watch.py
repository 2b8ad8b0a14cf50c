"""`cardgen check --watch`: packs are checked again whenever a file is saved, until Ctrl-C.

The process stays, with all it has imported and compiled: what it says of a card just saved comes in
half the time that a new process would take.
"""

import gc
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardgen.build.record import around_key, file_states
from cardgen.cli.checking.record import CheckRequest
from cardgen.cli.findings.text import say_stop
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop
from cardgen.packs.root import display_path

PAUSE = 0.2  # seconds between two looks at the files, each of which takes 4 ms
SETTLING = 0.05  # after one is found changed
MOST_NAMED = 3  # of the files that were saved together

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


def check_until_stopped(asked: CheckRequest, check: Check) -> Sequence[Finding]:
    """Check, and tell, at once and whenever a file has been saved. What the last check found.

    Where no build has made a folder, what is left from one check to the next lies in one that goes
    when the process does.
    """
    found: Sequence[Finding] = ()
    with ExitStack() as stack:
        if not asked.keeps:
            folder = stack.enter_context(TemporaryDirectory(prefix="cardgen-"))
            asked = asked._replace(built=Path(folder), apart=True)
        try:
            before = _files_read(asked)
            found = _told(asked, check)
            say("watching: each file saved is checked; Ctrl-C ends", err=True)
            while True:
                now = _next_saved(asked, before)
                say("", f"{time.strftime('%H:%M:%S')}  {_named(before, now, asked.root)}", err=True)
                before = now
                found = _told(asked, check)
        except KeyboardInterrupt:
            say("", err=True)
    return found


def _told(asked: CheckRequest, check: Check) -> Sequence[Finding]:
    """What a check found and told. Where it cannot go on, that is told: the next save may mend it.

    Commands make no rings of values worth looking for; a process that stays does in time.
    """
    try:
        return check(asked)
    except Stop as stop:
        say_stop(stop, asked.root)
    except OSError as error:  # a file went away while it was read
        say_stop(Stop(f"{error.filename}: {error.strerror}"), asked.root)
    finally:
        gc.collect()
    return ()


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
        return FilesRead(file_states(asked.root), around_key(asked.root, asked.overlay))
    except OSError:
        return FilesRead({}, b"")


def _named(before: FilesRead, now: FilesRead, root: Path) -> str:
    """What was saved, made or taken away: `cards/faith/gods/greek.yaml`."""
    either = sorted(before.states.keys() | now.states.keys())
    changed = [one for one in either if before.states.get(one) != now.states.get(one)]
    if not changed:
        return "layouts, languages or fonts"
    named = ", ".join(display_path(Path(one), root) for one in islice(changed, MOST_NAMED))
    more = len(changed) - MOST_NAMED
    return f"{named} and {more} more" if more > 0 else named

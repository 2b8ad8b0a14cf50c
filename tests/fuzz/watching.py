"""What the program does to the system while an input is tried: files, sockets, processes."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

CHANGING = (
    *("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.symlink", "os.link", "os.truncate"),
    *("os.chmod", "os.chown", "os.utime", "shutil.rmtree"),
)
LEADING_OUT = (
    *("socket.", "subprocess.", "os.system", "os.exec", "os.spawn", "os.posix_spawn", "os.fork"),
    *("urllib.", "webbrowser."),
)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Watch:
    """Notes what is done outside of the allowed folders; Python calls it for every such thing."""

    def __init__(self) -> None:
        self.allowed: tuple[str, ...] | None = None
        self.seen: list[str] = []

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.allowed is None:
            return
        if event.startswith(LEADING_OUT):
            self.seen.append(f"{event} {arguments!r:.200}")
        elif event in CHANGING or (event == "open" and _writes(arguments)):
            paths = arguments[:2] if event in ("os.rename", "os.link") else arguments[:1]
            followed = event == "open"
            outside = [path for path in paths if self._outside(path, followed=followed)]
            self.seen += [f"{event} {os.fspath(path)!r}" for path in outside]

    def _outside(self, path: Any, *, followed: bool) -> bool:
        """Whether a path lies elsewhere; one that is opened is where links lead to."""
        if isinstance(path, int) or path == os.devnull:
            return False
        folder, name = os.path.split(os.path.abspath(os.fsdecode(path)))
        real = os.path.join(os.path.realpath(folder), name)
        real = os.path.realpath(real) if followed else real
        return not f"{real}/".startswith(self.allowed or ())


def _writes(arguments: tuple[Any, ...]) -> bool:
    _, mode, flags = arguments
    return bool((flags or 0) & WRITING) or any(letter in (mode or "") for letter in "wax+")


WATCH = Watch()


@cache
def _hook() -> None:
    """Have Python call it, from now on and once."""
    sys.addaudithook(WATCH)


@contextmanager
def watched(*allowed: Path) -> Iterator[list[str]]:
    """What is done outside of these folders, which grows while the block runs."""
    _hook()
    WATCH.seen = []
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    WATCH.allowed = tuple(f"{os.path.realpath(folder)}/" for folder in allowed)
    try:
        yield WATCH.seen
    finally:
        WATCH.allowed, sys.dont_write_bytecode = None, before

"""The bar of a long build: on a terminal, after a while, and never in the way of what is made."""

import sys
import time
from collections.abc import Callable
from io import StringIO

import pytest

import cardgen.cli.say as module
from cardgen.cli.say import PATIENCE, with_progress

Work = list[tuple[str, Callable[[], int]]]


class Terminal(StringIO):
    def __init__(self, is_one: bool) -> None:
        super().__init__()
        self.is_one = is_one

    def isatty(self) -> bool:
        return self.is_one


def shown(
    monkeypatch: pytest.MonkeyPatch, seconds: float, *, terminal: bool = True, alike: bool = False
) -> str:
    """What the error output shows of four files, each taking so many seconds to make."""
    now = [0.0]

    def make(number: int) -> int:
        now[0] += seconds
        return number

    seen = Terminal(terminal)
    monkeypatch.setattr(sys, "stderr", seen)
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "time", lambda: now[0])
    work: Work = [(f"file {n}", lambda n=n: make(n)) for n in range(4)]  # type: ignore[misc]  # a lambda with a default has no type of its own
    assert with_progress(work, alike=alike) == [0, 1, 2, 3]
    return seen.getvalue()


def test_the_bar_appears_after_a_while_and_names_what_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = shown(monkeypatch, PATIENCE / 2)
    assert "file 1" not in seen
    assert "None" not in seen
    assert "2/4  file 2" in seen
    assert "3/4  file 3" in seen
    assert "4/4" in seen


def test_of_files_that_are_alike_the_time_left_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = shown(monkeypatch, 100.0, alike=True)
    assert "0/4  file 0" in seen
    assert "1/4  00:05:00  file 1" in seen
    assert "3/4  00:01:40  file 3" in seen
    assert "00:0" not in shown(monkeypatch, 100.0)


def test_of_files_that_are_alike_nothing_is_shown_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert shown(monkeypatch, 100.0, terminal=False, alike=True) == ""


def test_no_work_makes_nothing() -> None:
    assert with_progress([]) == []


def test_a_short_build_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, PATIENCE / 9) == ""


def test_nothing_is_shown_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, PATIENCE, terminal=False) == ""


def test_the_cursor_comes_back_when_a_file_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Terminal(True)
    monkeypatch.setattr(sys, "stderr", seen)
    monkeypatch.setattr(module, "PATIENCE", 0.0)

    def refuse() -> int:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        with_progress([("a", int), ("b", refuse)])
    assert "\x1b[?25h" in seen.getvalue()

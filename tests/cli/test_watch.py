"""`cardgen check --watch` checks again whenever a file is saved, whatever was wrong before."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardgen.cli import check
from cardgen.cli.checking.record import CheckRequest
from cardgen.model.finding import Finding
from tests.cli.run import Run, run
from tests.small_root import APOLLO, small_root

CARDS, PACK = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
LAYOUT = "templates/layouts/trial.yaml"
WRONG = APOLLO.replace("emblem: lyre", "emblem: lyra")
ENDS = ("SIGINT", "SIGTERM", "SIGHUP")
WATCHING = "watching: each file saved is checked; Ctrl-C ends"

Step = Callable[[], object]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root", {CARDS: APOLLO})


def watched(root: Path, monkeypatch: pytest.MonkeyPatch, *steps: Step, asked: str = "") -> Run:
    """What a watch says to whom takes one step after the other, each once all that went before has
    been looked at, and presses Ctrl-C behind the last."""
    waiting = _waits(steps)
    monkeypatch.setattr(time, "sleep", lambda seconds: next(waiting))
    monkeypatch.setattr(time, "strftime", lambda form: "12:00:00")
    return run("check", "--watch", *asked.split(), root=root)


def _waits(steps: tuple[Step, ...]) -> Iterator[None]:
    for step in steps:
        step()
        yield from (None, None, None)  # seen, settled and checked, looked at again
    stop()


def saved(file: Path, content: str) -> Step:
    return lambda: file.write_text(content, encoding="utf-8")


def stop() -> None:
    """Press Ctrl-C."""
    raise KeyboardInterrupt


def nothing() -> None:
    """Nobody saves anything."""


def test_what_is_saved_is_checked_and_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = root / CARDS
    said = watched(root, monkeypatch, saved(cards, WRONG), saved(cards, APOLLO))
    first, wrong, mended = said.err.split("\n12:00:00  ")
    assert first.endswith(f"{WATCHING}\n")
    assert wrong.startswith(f"{CARDS}\n{CARDS}:")
    assert '"lyra"' in wrong
    assert mended.strip() == CARDS
    assert [line.rpartition(": ")[2] for line in said.out.splitlines()][1:] == [
        "1 error, 0 warnings",
        "all well",
    ]


def test_the_last_check_decides_on_the_exit_code(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = root / CARDS
    assert watched(root, monkeypatch, saved(cards, WRONG)).code == 1
    assert watched(root, monkeypatch, saved(cards, APOLLO)).code == 0


def test_what_nobody_saved_is_not_checked_again(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = watched(root, monkeypatch, nothing, nothing)
    assert len(said.out.splitlines()) == 1
    assert "12:00:00" not in said.err


def test_a_file_written_in_steps_is_checked_once(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = root / CARDS
    steps = iter((saved(cards, ""), saved(cards, WRONG), nothing, nothing))
    monkeypatch.setattr(time, "sleep", lambda seconds: next(steps, stop)())
    said = run("check", "--watch", root=root)
    assert said.code == 1
    assert len(said.out.splitlines()) == 2


def test_a_file_saved_while_it_was_checked_is_checked_again(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = check._check_and_tell

    def told(asked: CheckRequest, **how: Any) -> Sequence[Finding]:
        found = checked(asked, **how)
        saved(root / CARDS, WRONG)()
        return found

    monkeypatch.setattr(check, "_check_and_tell", told)
    assert watched(root, monkeypatch, nothing).code == 1


def test_nothing_is_watched_where_something_was_typed_wrong(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = watched(root, monkeypatch, asked="nosuch")
    assert said.code == 2
    assert WATCHING not in said.err


@pytest.mark.parametrize("name", [".cards.yaml.swp", "cards.yaml~", ".#cards.yaml"])
def test_what_an_editor_writes_beside_a_file_is_no_save(
    root: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    said = watched(root, monkeypatch, (root / CARDS).with_name(name).touch)
    assert "12:00:00" not in said.err


def test_where_a_check_cannot_go_on_the_next_save_may_mend_it(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = root.with_name("away")
    said = watched(
        root, monkeypatch, lambda: root.rename(away), lambda: away.rename(root), asked="trial"
    )
    _, gone, back = said.err.split("\n12:00:00  ")
    assert gone.startswith(f"{CARDS}, {PACK}\n")
    assert "cardgen: error: " in gone
    assert "error" not in back
    assert len(said.out.splitlines()) == 2


def test_where_the_last_check_could_not_go_on_that_is_the_exit_code(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = root.with_name("away")
    said = watched(root, monkeypatch, lambda: root.rename(away), asked="trial")
    assert said.code == 2


def test_who_stops_the_first_check_has_no_findings(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "_check_and_tell", lambda asked, **how: stop())
    assert watched(root, monkeypatch).code == 130


def test_layouts_and_languages_are_watched(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = root / "templates" / "languages" / "en" / "prose.yaml"
    other = words.read_text("utf-8") + "\n# another line\n"
    said = watched(root, monkeypatch, saved(words, other))
    assert "12:00:00  something in templates/ or fonts/" in said.err


def test_of_many_files_the_first_are_named(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = root / "cards" / "trial"
    more = [folder / f"{name}.txt" for name in "abcde"]
    said = watched(root, monkeypatch, lambda: [*map(Path.touch, more)])
    named = ", ".join(f"cards/trial/{name}.txt" for name in "abc")
    assert f"12:00:00  {named} and 2 more\n" in said.err


def test_no_folder_is_made_in_the_root(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sorted(root.rglob("*"))
    watched(root, monkeypatch, saved(root / CARDS, WRONG))
    assert sorted(root.rglob("*")) == before


@pytest.mark.parametrize("built", [True, False])
def test_something_is_left_for_the_next_check(
    root: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    if built:
        (root / "build").mkdir()
    left, checked = [], check._check_and_tell

    def told(asked: CheckRequest, **how: Any) -> Sequence[Finding]:
        found = checked(asked, **how)
        left.append((asked.built == root / "build", len([*asked.built.rglob("*.parts")])))
        return found

    monkeypatch.setattr(check, "_check_and_tell", told)
    watched(root, monkeypatch, saved(root / CARDS, WRONG))
    assert left == [(built, 1), (built, 1)]


@pytest.mark.parametrize("asked", ["--fix", "--format json"])
def test_it_is_refused_for_programs_and_beside_fixes(
    root: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    said = watched(root, monkeypatch, asked=asked)
    assert said.code == 2
    assert asked.partition(" ")[0] in said.err
    assert "leave one of the two out" in said.err


def _heed_signals() -> None:
    """What a shell starts in the background, or by nohup, is deaf to some, and so is all that it
    starts."""
    for name in ENDS:
        signal.signal(getattr(signal, name), signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="no other process can press Ctrl-C there")
@pytest.mark.parametrize("name", ENDS)
def test_whoever_ends_it_nothing_is_left_of_it(root: Path, tmp_path: Path, name: str) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    command = [sys.executable, "-c", "from cardgen.cli.main import main; main()"]
    with subprocess.Popen(
        [*command, "--root", str(root), "check", "--watch"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(kept)},
        preexec_fn=_heed_signals,
    ) as process:
        assert process.stderr is not None
        line = next(line for line in process.stderr if line.startswith("watching"))
        assert len([*kept.iterdir()]) == 1
        process.send_signal(getattr(signal, name))
        rest = process.stderr.read()
    assert line.strip() == WATCHING
    assert rest.strip() == ""
    assert process.returncode == 0
    assert not [*kept.iterdir()]

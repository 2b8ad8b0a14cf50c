"""Some dozens of damaged inputs; `make nightly` tries ten thousand others."""

import socket
from pathlib import Path

import pytest

from tests.cli.run import run
from tests.fuzz.inputs import TARGETS, FuzzInput, fuzz_input, sound_root
from tests.fuzz.trial import faults_of
from tests.fuzz.watching import watched

SLICES, EACH = 8, 8


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sound_root(tmp_path_factory.mktemp("fuzz") / "root")


@pytest.mark.parametrize("first", range(0, SLICES * EACH, EACH))
def test_whatever_is_damaged_is_answered(first: int, root: Path, tmp_path: Path) -> None:
    for number in range(first, first + EACH):
        given = fuzz_input(number, root)
        assert faults_of(given, root, tmp_path / "out") == [], (number, given.arguments)


def test_what_is_damaged_is_sound_before(root: Path) -> None:
    for command in ("check", "run"):
        said = run(command, root=root)
        assert said.code == 0, said.err


def test_every_file_is_damaged_and_always_in_the_same_way(root: Path) -> None:
    given = [fuzz_input(number, root) for number in range(200)]
    assert {path for each in given for path in each.files} == set(TARGETS)
    assert given[:20] == [fuzz_input(number, root) for number in range(20)]
    files = [(root / path, content) for each in given for path, content in each.files.items()]
    same = [path for path, content in files if path.exists() and path.read_bytes() == content]
    assert len(same) < len(files) / 10


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        ("raise ZeroDivisionError", "exit code 70"),
        ("print('a\\x1b[2J')", "said '\\x1b', which cannot be seen"),
        ("print('::error::x')", "said the command '::'"),
        ("open('kept', 'w').close()", "did open 'kept'"),
        ("__import__('os').mkdir('/nowhere/x')", "did os.mkdir '/nowhere/x'"),
        ("__import__('socket').socket().close()", "did socket.__new__"),
    ],
)
def test_a_fault_is_noticed(
    fault: str, noticed: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgen.cli.explain._listed", lambda *_: exec(fault))
    found = faults_of(FuzzInput({}, ("explain",)), root, tmp_path / "out")
    assert any(each.startswith(noticed) for each in found), found
    (root / "kept").unlink(missing_ok=True)


def test_nothing_is_watched_once_it_is_over(tmp_path: Path) -> None:
    with watched(tmp_path) as seen:
        (tmp_path / "x").write_text("x")
    socket.socket().close()
    assert seen == []

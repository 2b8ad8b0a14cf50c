"""The frame of the command line: help, exit codes, the one place that decides them."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

import cardgen.cli.main as module
from cardgen.cli.main import BROKEN, CANNOT, CLEAN, COMMANDS, FINDINGS, INTERRUPTED, UNREAD, cardgen
from cardgen.model.finding import Finding, Place, Severity, Stop
from cardgen.version import VERSION
from tests.cli.run import Run, inside, run
from tests.small_root import APOLLO, small_root
from tests.test_architecture import PACKAGE, ROOT


def test_help_names_every_command_and_the_exit_codes() -> None:
    said = run("--help")
    assert said.code == CLEAN
    assert all(f"  {name} " in said.out for name in COMMANDS)
    assert "cards/ templates/" not in said.err
    for code, word in ((0, "clean"), (1, "findings"), (2, "cannot go on"), (70, "a fault of")):
        assert f"{code}  {word}" in said.out


def test_version() -> None:
    """It is the one that the package is built with, and that the changelog tells of first."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    where = told["tool"]["hatch"]["version"]
    source = (ROOT / where["path"]).read_text(encoding="utf-8")
    (version,) = re.findall(where["pattern"], source)
    assert "version" in told["project"]["dynamic"]
    assert run("--version") == (CLEAN, f"cardgen {version}\n", "")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\d.*)", changes, re.MULTILINE)[0] == version


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_a_file_with_help_and_examples(name: str) -> None:
    command = cardgen.get_command(click.Context(cardgen), name)
    assert command is not None
    assert command.get_short_help_str(100) == COMMANDS[name]
    said = run(name, "--help")
    assert said.code == CLEAN
    assert f"cardgen {name}" in said.out.split("Examples:")[1]


def test_the_files_with_a_command_are_the_commands() -> None:
    files = (PACKAGE / "cli").glob("*.py")
    found = {path.stem for path in files if "\ndef command(" in path.read_text(encoding="utf-8")}
    assert found == set(COMMANDS)


@pytest.mark.parametrize("arguments", [["sources"], ["--help"], ["explain", "overflow"]])
def test_a_reader_that_goes_away_is_no_finding(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "cardgen", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        run.stdout.close()
        assert run.stderr
        assert (run.wait(), run.stderr.read()) == (UNREAD, b"")


def test_without_a_command_help_is_shown() -> None:
    said = run()
    assert said.code in (CLEAN, CANNOT)
    assert "Commands:" in said.out + said.err


ASKED = ("build", "check", "explain", "fmt", "new", "run", "show", "sources")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["biuld"], 'did you mean "build"'),
        (["help"], "type cardgen --help"),
        (["help", "build"], "type cardgen build --help"),
        *((["--root", ROOT, one, "help"], f"type cardgen {one} --help") for one in ASKED),
        (["help", "me"], "type cardgen --help"),
        (["card", "new"], "the command comes first: cardgen new card"),
        (["--root", ROOT, "check", "zeus"], "zeus is a card of faith: cardgen show zeus"),
        (["build", "--paper", "a9"], "'a9' is not one of"),
        (["build", "--bleed", "9"], "'9' is not a length of 0 to 3 mm"),
        (["build", "--offset", "here"], '"here" is no offset'),
        (["check", "--form", "text"], "--format"),
        (["explain", "overfow"], 'did you mean "overflow"'),
        (["explain", "discont"], 'did you mean "discount"'),
        (["check", "--select", "overfow"], 'did you mean "overflow"'),
        (["--root", "/nowhere", "check"], "there is no folder /nowhere"),
        (["--root", "/nowhere", "check"], "holds cards/: --root DIR"),
        (["--root", ROOT / "cards", "check"], "does not hold"),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, list) else "",
)
def test_wrong_usage_is_two_with_what_to_type(arguments: list[str], expected: str) -> None:
    said = run(*arguments)
    assert said.code == CANNOT
    assert expected in said.err
    assert said.out == ""
    assert "Traceback" not in said.err


def test_a_folder_without_cards_in_it_or_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgen.packs.root.shipped_root", lambda **_: None)
    with inside(tmp_path):
        said = run("check")
    assert said.code == CANNOT
    assert "--root DIR" in said.err


def test_the_root_is_the_nearest_folder_upwards(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    with inside(root / "cards" / "trial"):
        assert run("check").out.startswith("1 card, ")


def test_a_stop_with_a_place_says_it_as_compilers_do(monkeypatch: pytest.MonkeyPatch) -> None:
    stop = Stop("no such thing", place=Place("cards/x.yaml", 3, 7), help="type another")
    said = run_raising(stop, monkeypatch)
    assert said == (
        CANNOT,
        "",
        "cards/x.yaml:3:7: error: no such thing\n      = help: type another\n",
    )


def test_a_stop_in_a_file_shows_the_line(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/pack.yaml": "title:\n  fr:  @x\n"})
    said = run("check", root=root)
    assert said.code == CANNOT
    first, line, caret, help = said.err.splitlines()
    assert first.startswith("cards/trial/pack.yaml:2:8: error: a value cannot begin with")
    assert (line, caret) == ("    2 |   fr:  @x", "      |        ^")
    assert help.startswith("      = help: put the value between quotes")


def test_help_claims_no_more_than_is_checked() -> None:
    assert "prove" not in run("--help").out


def test_an_unexpected_fault_is_an_apology_without_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = run_raising(ZeroDivisionError("division by zero"), monkeypatch)
    assert said.code == BROKEN
    assert "Traceback" not in said.err
    assert "ZeroDivisionError: division by zero" in said.err
    assert "cardgen --debug explain" in said.err
    debugged = run("--debug", "explain")
    assert debugged.code == BROKEN
    assert "Traceback" in debugged.err
    assert f"cardgen {VERSION} from can mend it, by the lines above" in debugged.err
    assert ", in fail" in debugged.err


def test_an_interrupt_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = run_raising(KeyboardInterrupt(), monkeypatch)
    assert said.code == INTERRUPTED
    assert said.err.strip().count("\n") == 0


def run_raising(fault: BaseException, monkeypatch: pytest.MonkeyPatch) -> Run:
    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr("cardgen.cli.explain._listed", fail)
    return run("explain")


@pytest.mark.parametrize(
    ("severities", "code"),
    [((), CLEAN), (("warning",), CLEAN), (("warning", "error"), FINDINGS)],
)
def test_only_errors_make_findings(severities: tuple[Severity, ...], code: int) -> None:
    findings = tuple(Finding("x", "x", Place("f"), "m", severity=s) for s in severities)
    assert module._code(findings) == code


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -c 'from cardgen.cli.main import main; main()' sources | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT)
    assert "Traceback" not in done.stderr
    assert "fault" not in done.stderr


FILE = "cards/trial/cards.yaml"


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-16"])
def test_what_is_said_is_utf_8_wherever_it_goes(encoding: str, tmp_path: Path) -> None:
    """As on a Windows that speaks its old code page, with the output led into a file."""
    cards = APOLLO.replace("text: Apollon,", "text: Zoé l’Aînée → 2,").replace("lyre", "“é→”")
    right = small_root(tmp_path / "right", {FILE: cards.replace("“é→”", "lyre")})
    wrong = small_root(tmp_path / "wrong", {FILE: cards})
    assert "Zoé l’Aînée → 2" in spoken(encoding, right, "show", "apollo", "--lang", "fr")
    assert "“é→”" in spoken(encoding, wrong, "build", "--out", tmp_path / "out")


def spoken(encoding: str, root: Path, *arguments: str | Path) -> str:
    """What a process of its own says, on both streams, where the system asks for an encoding."""
    surroundings = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "cardgen", "--root", root, *arguments]
    said = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True)
    assert said.returncode in (CLEAN, FINDINGS), said.stderr
    return (said.stdout + said.stderr).decode("utf-8")

"""What a pack holds is shown, and commands neither a terminal nor the log of a server."""

import json
from pathlib import Path

import pytest

from cardgen.cli.say import UNSEEN, say, visible
from cardgen.model.finding import Finding, Place
from tests.cli.run import run, told
from tests.small_root import APOLLO, PACK, small_root
from tests.test_architecture import every_import, modules, name_of

PLAN, CARDS = "cards/trial/pack.yaml", "cards/trial/cards.yaml"
SCENARIO = "cards/trial/scenarios/gain.yaml"
ESCAPE = r"\e]0;taken\a\e[2J\x9b2J\u202E\u2028\x7F"  # as YAML writes it
COMMAND = r"a\n::error file=README.md::x\n\r::stop-commands::y\n  ::error::z\n##[error]w"


def test_what_cannot_be_seen_is_shown_by_its_number() -> None:
    assert visible("a\x1b[2J\n\t\x85\u202e\u2028\x7f") == r"a\x1b[2J\n\t\x85\u202e\u2028\x7f"
    assert visible("Éos — d’or\u202f!\u00a0«\u200b»") == "Éos — d’or\u202f!\u00a0«\u200b»"


def test_a_line_stays_a_line_and_is_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    say("a\n::error::b", "  ::error::c", "d ##[error]e")
    assert capsys.readouterr().out.split("\n") == [
        r"a\n::error::b",
        r"  \::error::c",
        r"d ##\[error]e",
        "",
    ]


def test_text_leaves_by_one_way() -> None:
    others = [
        name_of(path)
        for path in modules()
        if "click.echo" in path.read_text("utf-8") and name_of(path) != "cli/say.py"
    ]
    assert others == []
    assert not [one.said for one in every_import() if one.of == "click.echo"]


HOSTILE = {
    "a name": {CARDS: APOLLO.replace("en: Apollo", f'en: "{ESCAPE}{COMMAND}"')},
    "a key": {CARDS: APOLLO + f'  "{ESCAPE}{COMMAND}": 1\n'},
    "an emblem": {CARDS: APOLLO.replace("lyre", f'"{COMMAND}{ESCAPE}"')},
    "an id": {CARDS: APOLLO + f'- id: "{COMMAND}{ESCAPE}"\n'},
    "a source": {CARDS: APOLLO.replace("cost: house", f'cost: "{COMMAND}{ESCAPE}"')},
    "a power": {CARDS: APOLLO.replace("- coins:", f'- "{COMMAND}{ESCAPE}":')},
    "characters as they are": {CARDS: APOLLO + "  note: a\x1b[2J\x9b\u202e\x7f\n"},
    "a title": {PLAN: PACK.replace("en: Trial", f'en: "{COMMAND}{ESCAPE}"')},
    "a file": {"cards/trial/a\n::error::b\x1b.yaml": "- id: x\n"},
    "a pack": {"cards/a\n::error::b\x1b/pack.yaml": "version: one\n"},
    "a scenario": {SCENARIO: f'says: {{fr: a, en: "{COMMAND}{ESCAPE}"}}\ngiven: {{}}\nplay: []\n'},
    "a scenario's name": {f"cards/trial/scenarios/{ESCAPE[:2]}\n::a\x1b.yaml": "says: [\n"},
}
ASKED = (
    ("check",),
    ("check", "--format", "github"),
    ("check", "--fix"),
    ("show", "apollo"),
    ("sources",),
    ("run",),
    ("run", "trial/gain"),
    ("run", "--list"),
    ("fmt", "--check"),
    ("fmt", "--write-words"),
    ("build", "--plan"),
    ("explain", "coins"),
    ("check", "a\n::error::b\x1b"),
    ("\x1b]0;a\x07",),
    ("build", "--\x1b]0;a\x07"),
)


@pytest.mark.parametrize("held", HOSTILE)
def test_nothing_that_a_pack_holds_commands_a_terminal_or_a_server(
    held: str, tmp_path: Path
) -> None:
    root = small_root(tmp_path / "root", HOSTILE[held])
    for words in ASKED:
        said = run(*words, root=root)
        for line in (*said.out.split("\n"), *said.err.split("\n")):
            assert not UNSEEN.search(line), (words, line)
            ours = words[-1] == "github" and line.startswith(("::error file=", "::warning file="))
            assert ours or not line.strip().startswith("::"), (words, line)
            assert ours or "##[" not in line, (words, line)


@pytest.mark.parametrize("form", ["json", "sarif"])
@pytest.mark.parametrize("held", HOSTILE)
def test_documents_hold_the_characters_as_numbers(form: str, held: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", HOSTILE[held])
    said = run("check", "--format", form, root=root)
    if said.out:
        json.loads(said.out)
        assert not UNSEEN.search(said.out.replace("\n", ""))
        assert "##[" not in said.out


def test_a_value_is_told_as_it_is_in_documents(tmp_path: Path) -> None:
    emblem = APOLLO.replace("lyre", r'"\x9b2J\u202E##[error]"')
    root = small_root(tmp_path / "root", {CARDS: emblem})
    told = json.loads(run("check", "--format", "json", root=root).out)
    assert any("\x9b2J\u202e##[error]" in finding["message"] for finding in told["findings"])


def test_a_file_that_has_no_name_in_utf_8(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (root / "cards" / "trial" / "\udcff.yaml").write_text("- id: x\n", encoding="utf-8")
    assert r"cards/trial/\udcff.yaml:1:1: warning" in run("check", root=root).err
    for form in ("json", "sarif"):
        said = run("check", "--format", form, root=root)
        assert said.code == 0, said.err
        json.loads(said.out.encode("utf-8"))


def test_a_line_is_counted_as_yaml_counts(tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text("a\x0b\x0c\x85\u2028b\r\nfault here\n", encoding="utf-8")
    found = [Finding("x", "x", Place("f.yaml", 2, 7, 2, 11), "m")]
    _, line, carets = told("text", found, tmp_path).err.splitlines()
    assert line == "    2 | fault here"
    assert carets == "      |       ^^^^"


def test_carets_stand_below_what_is_shown_by_its_number(tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text("a\x1b fault\n", encoding="utf-8")
    found = [Finding("x", "x", Place("f.yaml", 1, 4, 1, 9), "m")]
    assert told("text", found, tmp_path).err.splitlines()[1:] == [
        r"    1 | a\x1b fault",
        r"      |       ^^^^^",
    ]

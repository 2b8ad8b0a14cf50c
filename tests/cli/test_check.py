"""`cardgen check` as people and programs see it."""

import json
from pathlib import Path

import pytest

from cardgen.model.finding import Finding, Place
from tests.cli.run import run, told
from tests.small_root import APOLLO, PACK, small_root

CARDS = "cards/trial/cards.yaml"
SLIPS = APOLLO.replace("emblem: lyre", "emblem: lyer").replace("cost: {I:", "cost: {IV: free, I:")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root", {CARDS: APOLLO.replace("lyre", "lyer")})


def test_a_finding_shows_its_line_and_what_to_type(root: Path) -> None:
    said = run("check", root=root)
    assert said.code == 1
    assert said.err.startswith(
        f'{CARDS}:4:11: error unknown-emblem: there is no emblem "lyer": did you mean "lyre"?\n'
        "    4 |   emblem: lyer\n"
        "      |           ^^^^\n"
        "      = help: name one that is there; or draw it: templates/emblems/lyer.svg"
    )
    assert said.out == "1 card, 6 texts, none read: 1 error, 0 warnings\n"


def test_a_clean_pack(tmp_path: Path) -> None:
    said = run("check", "trial", root=small_root(tmp_path / "root"))
    assert said == (0, "1 card, 6 texts, none read: all well\n", "")


def test_strict_lets_warnings_count(tmp_path: Path) -> None:
    loose = APOLLO.replace("    en: >-\n      On", "    en: On")
    root = small_root(tmp_path / "root", {CARDS: loose})
    plain, strict = run("check", root=root), run("check", "--strict", root=root)
    assert (plain.code, strict.code) == (0, 1)
    assert strict.err == f"{plain.err}(with --strict warnings count as errors do)\n"
    assert strict.out == plain.out == "1 card, 6 texts, none read: 0 errors, 1 warning\n"
    told = [
        run("check", *options, "--format", "json", root=root) for options in ((), ("--strict",))
    ]
    assert [one.code for one in told] == [0, 1]
    assert told[0].out == told[1].out


def test_strict_is_content_with_a_clean_pack(tmp_path: Path) -> None:
    assert run("check", "--strict", root=small_root(tmp_path / "root")).code == 0


def test_json_is_what_the_architecture_promises(root: Path) -> None:
    said = run("check", "trial", "--format", "json", root=root)
    document = json.loads(said.out)
    assert said.err == ""
    assert document["summary"] == {
        "errors": 1, "warnings": 0, "cards": 1, "sentences": 6, "read": 0, "accepted": 0,
    }  # fmt: skip
    assert document["findings"] == [
        {
            "check": "unknown-emblem",
            "code": "unknown-emblem",
            "severity": "error",
            "file": CARDS,
            "line": 4,
            "column": 11,
            "end_line": 4,
            "end_column": 15,
            "card": "apollo",
            "language": "",
            "message": 'there is no emblem "lyer": did you mean "lyre"?',
            "help": "name one that is there; or draw it: templates/emblems/lyer.svg",
            "fix": None,
        }
    ]


def test_select_by_check_and_by_code(root: Path) -> None:
    assert run("check", "--select", "overflow,glyph", root=root).code == 0
    assert run("check", "--select", "unknown-emblem", root=root).code == 1


def test_what_cannot_be_read_is_told_whatever_is_selected(tmp_path: Path) -> None:
    """No check has looked at such a card, so that none may say that all is well."""
    root = small_root(
        tmp_path / "root", {"cards/trial/cards.yaml": APOLLO.replace("  name", "\tname")}
    )
    said = run("check", "--select", "overflow", root=root)
    assert said.code == 1
    assert "cards/trial/cards.yaml:2:1: error" in said.err
    assert "cards/trial/cards.yaml:2:1: error" in run("fmt", "--check", root=root).err
    pack = {"cards/trial/pack.yaml": PACK.replace("version: 1.0.0\n", "")}
    assert run("check", "--select", "overflow", root=small_root(tmp_path / "other", pack)).code == 1


def test_codes_select_their_check(tmp_path: Path) -> None:
    hole = APOLLO.replace("III: {stone: 1, clay: 1}}", "}")
    root = small_root(tmp_path / "root", {CARDS: hole})
    assert "ages-hole" in run("check", "--select", "ages-overlap", root=root).err


def test_findings_come_in_the_order_of_the_files(tmp_path: Path) -> None:
    second = APOLLO.replace("apollo", "ares").replace("Apollo", "Ares").replace("lyre", "lyra")
    root = small_root(tmp_path / "root", {CARDS: SLIPS + second})
    findings = json.loads(run("check", "trial", "--format", "json", root=root).out)["findings"]
    places = [(f["file"], f["line"], f["column"], f["code"]) for f in findings]
    assert places == sorted(places)
    assert len(places) == 3


def test_a_pack_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    root = small_root(
        tmp_path / "root",
        {"cards/other/pack.yaml": PACK.replace("version: 1.0.0\n", "")},
    )
    said = run("check", root=root)
    assert said.code == 1
    assert "cards/other/pack.yaml:1:1: error missing-key" in said.err
    assert said.out.startswith("1 card")


def test_what_both_inks_show_is_told_once(tmp_path: Path) -> None:
    glyph = APOLLO.replace("en: Apollo", "en: Apollo ☀")
    said = run("check", root=small_root(tmp_path / "root", {CARDS: glyph}))
    assert said.err.count("error glyph") == 1


def test_an_overlay_is_checked_too(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    mine = tmp_path / "mine.yaml"
    mine.write_text("apollo:\n  cost: {stonne: 2}\n", encoding="utf-8")
    said = run("check", "--with", mine, root=root)
    assert said.code == 1
    assert f"{mine}:2:10: error unknown-cost" in said.err
    assert "    2 |   cost: {stonne: 2}" in said.err


@pytest.mark.parametrize(
    ("place", "shown", "caret"),
    [
        (Place("f.yaml", 1, 5, 1, 8), "key: value", "    ^^^"),
        (Place("f.yaml", 1, 6, 3, 1), "key: value", "     ^^^^^"),
        (Place("f.yaml", 1, 11, 1, 12), "key: value", "          ^"),
    ],
)
def test_the_caret_stands_under_the_stretch(
    place: Place, shown: str, caret: str, tmp_path: Path
) -> None:
    (tmp_path / "f.yaml").write_text("key: value\nmore\n", encoding="utf-8")
    lines = told("text", [Finding("x", "x", place, "message")], tmp_path).err.splitlines()
    assert lines[1:] == [f"    1 | {shown}", f"      | {caret}"]


def test_of_a_long_line_the_part_around_the_fault_is_shown(tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text("a" * 150 + "FAULT" + "b" * 150 + "\n", encoding="utf-8")
    lines = told(
        "text", [Finding("x", "x", Place("f.yaml", 1, 151, 1, 156), "m")], tmp_path
    ).err.splitlines()
    start = lines[2].index("^")
    assert lines[1][start : start + 5] == "FAULT"
    assert lines[2].count("^") == 5
    assert max(map(len, lines)) < 112


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("nowhere.yaml", "cards.yaml is a link that leads nowhere"),
        ("../../../strange.yaml", "cards.yaml is a link that leads out of the pack"),
        ("", "cards.yaml is a folder"),
    ],
)
def test_a_deck_that_names_what_is_no_file_is_told_once(
    target: str, told: str, tmp_path: Path
) -> None:
    root = small_root(tmp_path / "root")
    (tmp_path / "strange.yaml").write_text(APOLLO, encoding="utf-8")
    file = root / CARDS
    file.unlink()
    if target:
        file.symlink_to(target)
    else:
        file.mkdir()
    said = run("check", root=root).err
    assert told in said
    assert "file-unnamed" not in said


def test_of_words_with_a_sign_that_is_not_there_nothing_else_is_told(tmp_path: Path) -> None:
    words = APOLLO.replace("gain {coin:", "gain {coins:")
    said = run("check", root=small_root(tmp_path / "root", {CARDS: words}, phrases=True))
    found = [line for line in said.err.splitlines() if line.startswith(CARDS)]
    assert len(found) == 1
    assert 'unknown-icon: there is no icon "coins": did you mean "coin"?' in found[0]


def test_a_drawing_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    back = "size: [65, 100]\nzones:\n  a: {drawing: emblems/lyre, box: [9, 9, 9, 9]}\n"
    root = small_root(tmp_path / "root", {"templates/layouts/back-trial.yaml": back})
    (root / "templates/emblems/lyre.svg").write_text("<svg", encoding="utf-8")
    told = [line for line in run("check", root=root).err.splitlines() if "layout-file" in line]
    assert len(told) == 1
    assert "on a back" not in told[0]


def test_the_line_of_a_file_in_another_encoding_is_shown(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/cards.yaml": APOLLO.encode("cp1252")})
    shown = run("check", root=root).err
    assert "error not-utf8: the file is not UTF-8: it looks like Windows-1252\n" in shown
    assert "   10 |       À l’invocation, recevez {coin:3|5|7} de la banque.\n" in shown


def test_no_option_is_offered_that_shares_no_more_than_some_letters(tmp_path: Path) -> None:
    said = run("check", "--lang", "fr", root=small_root(tmp_path / "root"))
    assert said.err.endswith("No such option '--lang'.\n")

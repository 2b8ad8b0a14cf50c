"""Findings in rulebooks on the command line: every form, fixes, revisions, and who reads none."""

import json
from pathlib import Path

import pytest

import cardgen.cli.fixes as fixing
import cardgen.packs.rulebook.reader as reading
from cardgen.cli.fixes import EditedBytes
from cardgen.cli.main import CLEAN, FINDINGS
from cardgen.project.load import Selection, load_project
from tests.checks.books import EN, FR, PACK, book_files, book_root
from tests.cli.git import committed
from tests.cli.run import run, snapshot
from tests.cli.test_sarif import log_of, marks

WRONG = (
    book_files()[FR].replace("> {example:", "> {exampel:").replace("carte Calme", "carte  Calme")
)
ONLY = ("--select", "token,typography-spaces")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The worked pack with a token that is none, and a space too many, in its French rulebook."""
    return book_root(tmp_path / "root", {FR: WRONG})


def test_people_see_the_line(root: Path) -> None:
    said = run("check", root=root)
    assert said.code == FINDINGS
    assert f"{FR}:28:3: error token: " in said.err
    assert "   28 | > {exampel:breeze-pays}\n      |   ^^^" in said.err
    assert 'did you mean "{example:breeze-pays}"?' in said.err


def test_programs_do_too(root: Path) -> None:
    found = json.loads(run("check", "--format", "json", *ONLY, root=root).out)["findings"]
    assert [(one["code"], one["line"], one["column"], one["language"]) for one in found] == [
        ("typography-spaces", 10, 22, "fr"),
        ("token", 28, 3, "fr"),
    ]
    assert f"::error file={FR},line=28,endLine=28,col=3," in run(
        *("check", "--format", "github", *ONLY), root=root
    ).out  # fmt: skip


def test_a_finding_is_the_same_one_when_lines_move(root: Path) -> None:
    first = log_of(run("check", "--format", "sarif", *ONLY, root=root).out)
    names = [one["locations"][0]["logicalLocations"][0] for one in first["results"]]
    assert [one["fullyQualifiedName"] for one in names] == ["Matériel", "Préparation"]
    (root / FR).write_text("<!-- moved -->\n\n" + WRONG, encoding="utf-8")
    again = log_of(run("check", "--format", "sarif", *ONLY, root=root).out)
    assert marks(again) == marks(first)


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_safe_fixes_are_made(root: Path, ends: str) -> None:
    (root / FR).write_bytes(WRONG.replace("\n", ends).encode())
    said = run("check", "--fix", *ONLY, root=root)
    assert f"{FR}: 1 fixed" in said.err
    fixed = WRONG.replace("carte  Calme", "carte Calme").replace("\n", ends)
    assert (root / FR).read_bytes() == fixed.encode()


def test_a_rulebook_is_not_held_to_be_yaml() -> None:
    """Even if it happened to be some."""
    new = EditedBytes(b"a: b: c\n", (), ())
    assert fixing._sound(b"a: b\n", new, FR) == new
    with pytest.raises(fixing._Refused):
        fixing._sound(b"a: b\n", new, PACK)


def test_what_has_not_changed_is_left_out(root: Path) -> None:
    committed(root, "v1")
    asked = ("check", "--changed", "v1", *ONLY)
    assert run(*asked, root=root).code == CLEAN
    (root / FR).write_text(WRONG + "\nFin.\n", encoding="utf-8")
    assert run(*asked, root=root).code == FINDINGS


def test_what_came_about_in_the_other_book_is_told(tmp_path: Path) -> None:
    """The order of two books is told in the one that nobody touched."""
    run("new", "pack", "mine", "--lang", "fr,en", root=tmp_path)
    en, fr = (tmp_path / "cards" / "mine" / "rulebook" / f"{each}.md" for each in ("en", "fr"))
    en.parent.mkdir()
    en.write_text("# Play\n\nFirst gain 3 coins, then give 5 coins.\n", encoding="utf-8")
    said = "# Jouer\n\nRecevez d’abord {} pièces, puis donnez {} pièces.\n"
    fr.write_text(said.format(3, 5), encoding="utf-8")
    committed(tmp_path, "v1")
    asked = ("check", "--changed", "v1", "--select", "prose-order")
    assert run(*asked, root=tmp_path).code == CLEAN
    fr.write_text(said.format(5, 3), encoding="utf-8")
    assert "cards/mine/rulebook/en.md:3:12: warning prose-order" in run(*asked, root=tmp_path).err


def test_fmt_leaves_them_alone(root: Path) -> None:
    before = snapshot(root / "cards" / "trial" / "rulebook")
    run("fmt", root=root)
    assert snapshot(root / "cards" / "trial" / "rulebook") == before


def test_a_build_reads_none(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []
    monkeypatch.setattr(reading, "read_rulebook", lambda _, file, *__: read.append(file))
    run("check", root=root)
    assert read == [EN, FR]
    assert run("build", "--out", root / "out", "--only", "cards", root=root).code == CLEAN
    assert read == [EN, FR]


def test_check_reads_none_where_there_are_none(root: Path) -> None:
    for file in (root / FR).parent.iterdir():
        file.unlink()
    (root / FR).parent.rmdir()
    assert load_project(root, Selection()).project.rulebooks == ()
    assert run("check", root=root).code == CLEAN


def test_a_sign_that_a_rulebook_shows_is_used(tmp_path: Path) -> None:
    shown = {FR: book_files()[FR] + "\n{ward}\n"}
    files = [book_root(tmp_path / name, over) for name, over in (("no", {}), ("yes", shown))]
    unused = [run("check", "--select", "unused-icon", root=root).err for root in files]
    assert ["icons/ward.svg" in said for said in unused] == [True, False]


def test_every_file_of_the_worked_pack_is_checked_in_its_turn(root: Path) -> None:
    """One pack alone is checked with its rulebooks."""
    other = root / "cards" / "other" / "pack.yaml"
    other.parent.mkdir()
    plain = book_files()[PACK].split("components:")[0]
    decks = "decks:\n  none: {cards: none.yaml}\n"
    other.write_text(plain.split("decks:")[0] + decks, encoding="utf-8")
    (other.parent / "none.yaml").write_text("[]\n", encoding="utf-8")
    assert "exampel" in run("check", "trial", root=root).err
    assert "exampel" not in run("check", "other", root=root).err

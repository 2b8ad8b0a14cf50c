"""`check --fix`: what is safe is mended, told, and nothing else is touched."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardgen.cli.fixes as fixing
from cardgen.cli.fixes import describe_fixes
from cardgen.cli.main import CLEAN, FINDINGS
from cardgen.model.finding import Finding, Place
from tests.cli.git import committed
from tests.cli.run import run, snapshot
from tests.small_root import APOLLO, PACK, small_root

CARDS, PLAN = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
CAPITAL = APOLLO.replace("  emblem: lyre", "  Emblem: lyre  # of seven strings")
MENDED = CAPITAL.replace("Emblem", "emblem")


def made(folder: Path, cards: str | bytes = CAPITAL) -> Path:
    return small_root(folder / "root", {CARDS: cards})


def test_what_is_safe_is_mended_and_told(tmp_path: Path) -> None:
    root = made(tmp_path, CAPITAL.replace("fr: >-", "fr: |"))
    before = snapshot(root)
    said = run("check", "--fix", root=root)
    assert said == (
        CLEAN,
        "1 card, 6 texts, none read: all well\n",
        f'{CARDS}: 2 fixed\n  4:3 unknown-key: "Emblem" → "emblem"\n'
        '  9:9 words-line-end: "|" → ">-"\n',
    )
    assert snapshot(root) == {**before, CARDS: MENDED.encode()}


def test_the_joints_of_an_effect_are_mended(tmp_path: Path) -> None:
    plain = APOLLO.replace("- coins: {I: 3, II: 5, III: 7}", "- lose coins: 1\n      who: others")
    root = made(tmp_path, plain.replace("lose coins", "lose_coins"))
    said = run("check", "--fix", root=root)
    assert '7:7 unknown-effect: "lose_coins" → "lose coins"' in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == plain


def test_a_file_saved_in_another_encoding_is_left_as_it_is(tmp_path: Path) -> None:
    garbled = CAPITAL.encode().decode("cp1252").encode()
    root = made(tmp_path, garbled)
    before = snapshot(root)
    said = run("check", "--fix", root=root)
    told = f"{CARDS}: not touched: it was saved in another encoding, which is mended first\n"
    assert said.err.startswith(told)
    assert snapshot(root) == before
    codes = ("encoding", "unknown-key")
    assert [line.split()[2] for line in said.err.splitlines() if ": error " in line] == [
        *(f"{code}:" for code in reversed(codes))
    ]


def test_what_is_left_is_told_after_it(tmp_path: Path) -> None:
    root = made(tmp_path, CAPITAL.replace("pantheon: greek", "pantheon: grek"))
    said = run("check", "--fix", "--format", "json", root=root)
    assert said.code == FINDINGS
    assert said.err.startswith(f"{CARDS}: 1 fixed\n")
    document = json.loads(said.out)
    assert [finding["code"] for finding in document["findings"]] == ["unknown-pantheon"]


def test_a_guess_is_no_fix(tmp_path: Path) -> None:
    root = made(tmp_path, APOLLO.replace("  emblem:", "  emblen:"))
    before = snapshot(root)
    said = run("check", "--fix", root=root)
    assert said.code == FINDINGS
    assert said.err.startswith("nothing here can be fixed safely\n")
    assert 'did you mean "emblem"?' in said.err
    assert snapshot(root) == before


def test_only_what_is_selected_or_changed_is_mended(tmp_path: Path) -> None:
    root = made(tmp_path)
    committed(root, "v1")
    before = snapshot(root / "cards")
    for arguments in (("--select", "overflow"), ("--changed", "v1")):
        said = run("check", "--fix", *arguments, root=root)
        assert said.err.startswith("nothing here can be fixed safely\n")
        assert snapshot(root / "cards") == before
    (root / CARDS).write_text(CAPITAL.replace("III: 7}", "III: 8}"), encoding="utf-8")
    assert run("check", "--fix", "--changed", "v1", root=root).code == CLEAN


def test_line_ends_mark_and_permissions_stay(tmp_path: Path) -> None:
    content = b"\xef\xbb\xbf" + CAPITAL.replace("\n", "\r\n").encode()
    root = made(tmp_path, content)
    (root / CARDS).chmod(0o640)
    assert run("check", "--fix", root=root).code == CLEAN
    assert (root / CARDS).read_bytes() == content.replace(b"Emblem", b"emblem")
    assert stat.S_IMODE((root / CARDS).stat().st_mode) == 0o640
    assert [path.name for path in (root / CARDS).parent.iterdir() if path.name[0] == "."] == []


def test_an_overlay_is_mended_where_it_lies(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("apollo: {Cost: free}  # a gift\n", encoding="utf-8")
    said = run("check", "--fix", "--with", mine, root=made(tmp_path, APOLLO))
    assert said.code == CLEAN
    assert f"{mine}: 1 fixed" in said.err
    assert mine.read_text(encoding="utf-8") == "apollo: {cost: free}  # a gift\n"


def untouched(root: Path, why: str) -> None:
    """A run leaves every file as it is, and says why."""
    before = snapshot(root)
    said = run("check", "--fix", root=root)
    assert said.code == FINDINGS
    assert f"{CARDS}: not touched: {why}" in said.err
    assert snapshot(root) == before


def test_a_read_only_file(tmp_path: Path) -> None:
    root = made(tmp_path)
    (root / CARDS).chmod(0o444)
    untouched(root, "it is read-only\n")
    assert stat.S_IMODE((root / CARDS).stat().st_mode) == 0o444


@pytest.mark.parametrize(
    ("linked", "there"), [(CARDS, "root/cards/trial/real.yaml"), ("cards/trial", "root/elsewhere")]
)
def test_a_file_that_is_reached_through_a_link(linked: str, there: str, tmp_path: Path) -> None:
    root, elsewhere = made(tmp_path), tmp_path / there
    (root / linked).rename(elsewhere)
    (root / linked).symlink_to(elsewhere)
    untouched(root, f"it is reached through a link; the file itself is {elsewhere}")
    assert (root / linked).is_symlink()


def test_a_file_that_somebody_changes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = made(tmp_path)
    make_fixes = fixing.make_fixes

    def slowly(*given: Any) -> Iterator[fixing.Mended]:
        (root / CARDS).write_text(CAPITAL + "# mine\n", encoding="utf-8")
        return make_fixes(*given)

    monkeypatch.setattr(fixing, "make_fixes", slowly)
    said = run("check", "--fix", root=root)
    assert f"{CARDS}: not touched: it was changed while it was checked" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == CAPITAL + "# mine\n"


def test_a_disk_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = made(tmp_path)

    def full(target: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(fixing, "overwrite_file", full)
    untouched(root, "No space left on device")


def mended(root: Path, *findings: Finding) -> list[fixing.Mended]:
    return [*fixing.make_fixes(findings, root, fixing.contents_of(root, None))]


def test_an_edit_that_would_break_the_file_is_not_made(tmp_path: Path) -> None:
    root = made(tmp_path)
    finding = Finding("x", "x", Place(CARDS, 6, 8, 6, 9), "m", fix="[")
    (one,) = mended(root, finding)
    assert one.refused == "it would be no YAML any more"
    assert (root / CARDS).read_text(encoding="utf-8") == CAPITAL


def test_each_file_is_mended_for_itself(tmp_path: Path) -> None:
    root = made(tmp_path)
    (root / PLAN).write_text(PACK + "# end\n", encoding="utf-8")
    odd = Finding("x", "x", Place(CARDS, 99, 1, 99, 2), "m", fix="a")
    sound = Finding("x", "x", Place(PLAN, 2, 10, 2, 15), "m", fix="2.0.0")
    first, second = mended(root, odd, sound)
    assert first.refused == "there is no line 99"
    assert [edit.old for edit in second.made] == [b"1.0.0"]
    assert (root / PLAN).read_text(encoding="utf-8") == PACK.replace("1.0.0", "2.0.0") + "# end\n"


def test_a_fix_that_waits_is_told(tmp_path: Path) -> None:
    root = made(tmp_path)
    two = [
        Finding("x", "x", Place(CARDS, 4, 3, 4, 9), "m", fix="emblem"),
        Finding("x", "y", Place(CARDS, 4, 6, 4, 9), "m", fix="em"),
    ]
    (one,) = mended(root, *two)
    assert [*describe_fixes([one])] == [
        f"{CARDS}: 1 fixed", '  4:3 x: "Emblem" → "emblem"', "  4:6 y: waits for the next run",
    ]  # fmt: skip


def test_what_is_shipped_is_left_alone(tmp_path: Path) -> None:
    root = made(tmp_path)
    shipped = tmp_path / "shipped.yaml"
    shipped.write_text("a: b\n", encoding="utf-8")
    (one,) = mended(root, Finding("x", "x", Place(str(shipped), 1, 1, 1, 2), "m", fix="c"))
    assert one.refused == "it is none of your own files"
    assert shipped.read_text(encoding="utf-8") == "a: b\n"

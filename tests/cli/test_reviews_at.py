"""`cardgen fmt --write-reviews --at`: one text is noted, its line alone is written, and who names
another place is told what is there."""

from pathlib import Path

import pytest

from tests.checks.test_reviewed import BANK, FILE, RECORD, REWORDED, STAYS, cards
from tests.cli.run import run, snapshot
from tests.small_root import PACK, small_root

NOTES = {"iris": STAYS, "hebe": BANK, "zephyr": REWORDED}
RULINGS = "cards/trial/rulings.yaml"
OTHER = "cards/other/cards.yaml"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A root of two packs whose texts are all noted."""
    files = {FILE: cards(**NOTES), "cards/other/pack.yaml": PACK, OTHER: cards(eos=STAYS)}
    made = small_root(tmp_path / "root", files, every_drawing=True, phrases=True)
    (made / "README.md").write_text("Two packs.\n")
    assert run("fmt", "--write-reviews", root=made).code == 0
    return made


def line_of(root: Path, words: str) -> int:
    lines = (root / FILE).read_text(encoding="utf-8").splitlines()
    return next(at for at, one in enumerate(lines, 1) if words in one)


def changed(root: Path, **notes: tuple[str, str]) -> None:
    (root / FILE).write_text(cards(**(NOTES | notes)), encoding="utf-8")


def noted(root: Path, *at: str) -> tuple[int, str, str]:
    typed = (word for one in at for word in ("--at", one))
    return run("fmt", "trial", "--write-reviews", *typed, root=root)


def test_the_line_of_a_text_is_replaced_where_it_stands_and_no_other_is_touched(
    root: Path,
) -> None:
    record = root / RECORD
    own = record.read_text().replace("# hebe notes", "# hebe notes, by Anna")
    lines = ["\ufeff# read by Anna", *reversed(own.splitlines()), "fr:kqmtzrb en:bdfghjk  # once"]
    record.write_bytes("\r\n".join(lines).encode())
    changed(root, iris=("Elle part.", STAYS[1]))
    assert noted(root, f"{FILE}:{line_of(root, 'Elle part.')}")[0] == 0
    after = record.read_bytes().decode().split("\r\n")
    assert len(after) == len(lines)
    differing = [(old, new) for old, new in zip(lines, after, strict=True) if old != new]
    assert [new.endswith("  # iris notes") for _, new in differing] == [True]


def test_an_acceptance_is_written_beside_the_seals_that_are_there(root: Path) -> None:
    before = (root / RECORD).read_text()
    assert noted(root, f"{FILE}:{line_of(root, REWORDED[0])}")[0] == 0
    after = (root / RECORD).read_text()
    assert after == before.replace("  # zephyr notes", " accepts:prose-drift  # zephyr notes")


def test_a_new_text_gets_its_line_where_all_would_be_written(root: Path) -> None:
    record = root / RECORD
    whole = record.read_text()
    of_hebe = next(one for one in whole.splitlines(keepends=True) if one.endswith("hebe notes\n"))
    record.write_text(whole.replace(of_hebe, ""))
    assert noted(root, f"{FILE}:{line_of(root, BANK[0])}")[0] == 0
    assert record.read_text() == whole
    record.write_text(whole.replace(of_hebe, ""))
    assert run("fmt", "trial", "--write-reviews", root=root).code == 0
    assert record.read_text() == whole


def test_of_two_notes_in_the_same_words_the_line_of_that_one_is_replaced(root: Path) -> None:
    changed(root, hebe=STAYS)
    (root / RECORD).unlink()
    assert run("fmt", "trial", "--write-reviews", root=root).code == 0
    before = (root / RECORD).read_text().splitlines()
    changed(root, hebe=(STAYS[0], "It leaves."))
    assert noted(root, f"{FILE}:{line_of(root, 'It leaves.')}")[0] == 0
    after = (root / RECORD).read_text().splitlines()
    differing = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert [one.partition("#")[2] for pair in differing for one in pair] == [" hebe notes"] * 2


def test_a_text_that_changed_in_both_languages_takes_the_place_of_its_line(root: Path) -> None:
    before = (root / RECORD).read_text().splitlines()
    changed(root, hebe=("La banque paie.", "The bank pays."))
    assert noted(root, f"{FILE}:{line_of(root, 'La banque paie.')}")[0] == 0
    after = (root / RECORD).read_text().splitlines()
    differing = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert [one.partition("#")[2] for pair in differing for one in pair] == [" hebe notes"] * 2


def test_a_line_that_another_text_still_needs_is_kept(root: Path) -> None:
    before = (root / RECORD).read_text().splitlines()
    changed(root, iris=(BANK[0], STAYS[1]), hebe=(STAYS[0], BANK[1]))
    assert noted(root, f"{FILE}:{line_of(root, STAYS[1])}")[0] == 0
    after = (root / RECORD).read_text().splitlines()
    (new,) = (one for one in after if one not in before)
    assert new.endswith("  # iris notes")
    assert [one for one in after if one != new] == before
    said = run("check", "trial", "--select", "prose-reviewed", root=root)
    assert "hebe, en, notes: en and fr were each read beside other words" in said.err


def test_where_there_is_no_record_one_is_begun_with_that_text(root: Path) -> None:
    head = [one for one in (root / RECORD).read_text().splitlines() if one.startswith("#")]
    (root / RECORD).unlink()
    assert noted(root, f"{FILE}:{line_of(root, BANK[0])}")[0] == 0
    *above, line = (root / RECORD).read_text().splitlines()
    assert above == head
    assert line.endswith("  # hebe notes")


def test_a_record_that_cannot_be_read_is_not_written_over(root: Path) -> None:
    (root / RECORD).write_bytes((root / RECORD).read_text().encode("utf-16"))
    before = snapshot(root)
    code, _, err = noted(root, f"{FILE}:{line_of(root, BANK[0])}")
    assert code == 2
    assert err.startswith(f"{RECORD}:1:1: error: the file is not UTF-8: it looks like UTF-16\n")
    assert snapshot(root) == before


def test_nothing_is_put_in_shape(root: Path) -> None:
    wide = cards(**(NOTES | {"iris": ("Elle part.", STAYS[1])})) + FOLDED
    (root / FILE).write_text(wide, encoding="utf-8")
    assert run("fmt", "trial", "--check", root=root).code == 1
    before = snapshot(root)
    assert noted(root, f"{FILE}:{line_of(root, 'Elle part.')}")[0] == 0
    after = snapshot(root)
    assert [name for name in after if after[name] != before[name]] == [RECORD]


FOLDED = """\
  flavour:
    fr: >-
      Elle
      vole.
    en: >-
      She flies.
"""


@pytest.mark.parametrize("at", [(), (f"{FILE}:9",)])
def test_a_record_that_is_read_only_is_told_before_anything_is_written(
    root: Path, at: tuple[str, ...]
) -> None:
    changed(root, iris=("Elle part.", STAYS[1]))
    with (root / FILE).open("a", encoding="utf-8") as file:
        file.write(FOLDED)
    (root / RECORD).chmod(0o444)
    before = snapshot(root)
    code, _, err = noted(root, *at)
    assert (code, err) == (
        2,
        f"cardgen: error: {RECORD} is read-only\n  help: change its permissions\n",
    )
    assert snapshot(root) == before


def test_a_protected_record_that_says_all_is_let_be(root: Path) -> None:
    (root / RECORD).chmod(0o444)
    assert run("fmt", "trial", "--write-reviews", root=root).code == 0


MISTAKES = {
    f"{FILE}:99999": (f"{FILE} has 39 lines: there is no line 99999", ""),
    f"{FILE}:0": (f"{FILE} has 39 lines: there is no line 0", ""),
    f"{OTHER}:9": (
        f"{OTHER} belongs to the pack other",
        f"type cardgen fmt other --write-reviews --at {OTHER}:9",
    ),
    "cards/trial/card.yaml:9": (
        f'there is no file cards/trial/card.yaml: did you mean "{FILE}"?',
        "",
    ),
    "old/cards.yaml:9": (f'there is no file old/cards.yaml: did you mean "{FILE}"?', ""),
    "README.md:1": (
        "README.md is no file of trial",
        "name the place as cardgen check tells it: --at cards/mine/rulings.yaml:12",
    ),
    f"{RECORD}:4": (f"{RECORD}:4 is a line of the record, and no text", "its text is "),
    f"{RECORD}:1": (f"{RECORD}:1 is a line of the record", "name where its text stands"),
    f"{FILE}:9": (f"iris notes at {FILE}:9 is noted already", ""),
    f"{FILE}:7": (
        f"the words of iris at {FILE}:7 are held against its power, and are not noted",
        "where no phrase reads them, cardgen check tells the seal to vouch for them with",
    ),
    f"{FILE}:4": (
        f"no text stands at {FILE}:4",
        f"the nearest is iris name: --at {FILE}:2",
    ),
    f"{FILE}:6": (
        f"no text stands at {FILE}:6",
        f"the nearest is iris text, held against its power: --at {FILE}:7",
    ),
    "iris": (
        'expected FILE:LINE after --at, found "iris"',
        "name the place as cardgen check tells it: --at cards/mine/rulings.yaml:12",
    ),
}


@pytest.mark.parametrize("at", MISTAKES)
def test_another_place_is_told_for_what_it_is_and_nothing_is_written(root: Path, at: str) -> None:
    with (root / FILE).open("a", encoding="utf-8") as file:
        file.write(FOLDED)
    before = snapshot(root)
    code, _, err = noted(root, at)
    message, help = MISTAKES[at]
    assert code == 2
    assert err.startswith(f"cardgen: error: {message}"), err
    assert f"\n  help: {help}" in err if help else "help" not in err, err
    assert snapshot(root) == before


def test_a_file_may_be_named_from_its_pack_or_from_the_disk_s_root(root: Path) -> None:
    for typed in ("cards.yaml", str(root / FILE), f"./{FILE}", f"{FILE}"):
        changed(root, iris=("Elle part" + len(typed) * " vite", STAYS[1]))
        code, out, err = noted(root, f"{typed}:9:11")
        assert (code, out.splitlines()[1]) == (0, f"  {FILE}:9: iris notes"), (typed, err)


def test_a_name_that_two_packs_have_is_not_guessed(root: Path) -> None:
    code, _, err = run("fmt", "--write-reviews", "--at", "cards.yaml:9", root=root)
    assert (code, err) == (
        2,
        f"cardgen: error: cards.yaml may be {OTHER} and {FILE}\n  help: name the whole path\n",
    )


@pytest.mark.parametrize("option", [(), ("--write-words", "--write-reviews"), ("--check",)])
def test_a_place_goes_with_reviews_alone(root: Path, option: tuple[str, ...]) -> None:
    code, _, err = run("fmt", "trial", *option, "--at", f"{FILE}:9", root=root)
    assert code == 2
    assert "--at goes with --write-reviews alone" in err
    assert f"type cardgen fmt trial --write-reviews --at {FILE}:9\n" in err


def test_what_is_surely_wrong_still_stands_once_it_is_noted(root: Path) -> None:
    changed(root, hebe=("David a 3 pièces.", "David has 4 coins."))
    line = line_of(root, "David a 3")
    code, out, _ = noted(root, f"{FILE}:{line}")
    assert code == 0
    assert f"    still standing: {FILE}:{line + 1}:21 prose-drift: hebe, en, notes: " in out
    code, _, err = noted(root, f"{FILE}:{line}")
    assert code == 2
    assert "is noted already\n  help: mend what is told of it: hebe, en, notes: " in err


def test_what_is_told_of_texts_that_are_noted_with_all_others_is_said(root: Path) -> None:
    changed(root, hebe=("Les 2 cartes partent.", "Both of the cards, and no 3rd, leave."))
    code, out, _ = run("fmt", "trial", "--write-reviews", root=root)
    line = line_of(root, "Les 2 cartes partent.")
    assert code == 0
    assert out.splitlines()[-3:] == [
        f"  {FILE}:{line}: hebe notes",
        "  of 1 text noted just now something is still told: cardgen check trial",
        f"    {FILE}:{line + 1}:37 warning prose-drift: hebe, en, notes: en says 3 and fr does not",
    ]

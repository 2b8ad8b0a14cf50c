"""Texts that were read side by side, and what is told once they have changed."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.cli.reviews import new_reviews
from cardgen.model.finding import Finding, Stop
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import copy_languages, small_root

CARD = """\
- id: {id}
  name: {{fr: {{text: {id}, gender: f}}, en: {id}}}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{{coins: 3}}]
  text: {{fr: "À l’invocation, recevez 3 pièces.", en: "On invocation, gain 3 coins."}}
  notes:
    fr: ["{fr}"]
    en: ["{en}"]
  source: house
"""
FILE, PACK = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
RECORD = "cards/trial/reviewed.txt"
REVIEWED = ("prose-reviewed",)
STAYS = ("Elle reste jusqu’à la fin.", "It stays to the end.")
BANK = ("Les pièces viennent de la banque.", "The coins come from the bank.")


def cards(**notes: tuple[str, str]) -> str:
    return "".join(CARD.format(id=id, fr=fr, en=en) for id, (fr, en) in notes.items())


def read_over(folder: Path, **notes: tuple[str, str]) -> Path:
    """A root whose notes were all read side by side."""
    root = small_root(folder, {FILE: cards(**notes)}, every_drawing=True, phrases=True)
    written(root)
    return root


def written(root: Path, *at: str) -> list[str]:
    """What is said as the record is written, of texts at some places or all."""
    return [line for one in new_reviews(root, ["trial"], at) for line in one.write()]


def record(root: Path) -> Path:
    return root / RECORD


def told(root: Path, content: str = "", select: tuple[str, ...] = ()) -> list[Finding]:
    """What is told of the root, once its cards are others."""
    if content:
        (root / FILE).write_text(content, encoding="utf-8")
    project = load_project(root, Selection()).project
    found = findings_of(project, prose=Prose(project), select=select)
    of_record = [one for one in found if one.place.file == RECORD]
    return [*of_record, *(one for one in found if one.code == "prose-reviewed")]


CHANGES: Mapping[str, tuple[dict[str, tuple[str, str]], list[tuple[str, str]]]] = {
    "nothing": ({"iris": STAYS, "hebe": BANK}, []),
    "the order": ({"hebe": BANK, "iris": STAYS}, []),
    "case and stops": (
        {"iris": ("elle reste, jusqu’à la fin !", "It stays to the end."), "hebe": BANK},
        [],
    ),
    "both languages": (
        {"iris": ("Elle part.", "It leaves."), "hebe": BANK},
        [("iris", "fr and en were both changed")],
    ),
    "a new note": ({"iris": STAYS, "hebe": BANK, "zephyr": ("Elle part.", "It leaves.")}, []),
    "another card with other words": ({"iris": STAYS, "zephyr": ("Elle part.", "It goes.")}, []),
    "French alone": (
        {"iris": ("Elle part à la fin.", STAYS[1]), "hebe": BANK},
        [("iris", "fr was changed and en was not")],
    ),
    "English alone": (
        {"iris": STAYS, "hebe": (BANK[0], "The coins come from a player.")},
        [("hebe", "en was changed and fr was not")],
    ),
    "French of another": (
        {"iris": (BANK[0], STAYS[1]), "hebe": (STAYS[0], BANK[1])},
        [("iris", "each read beside other words"), ("hebe", "each read beside other words")],
    ),
    "a new note in the same words": ({"iris": STAYS, "hebe": BANK, "zephyr": STAYS}, []),
    "a new note, French as before": (
        {"iris": STAYS, "hebe": BANK, "zephyr": (STAYS[0], "It stays.")},
        [],
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_told_of_a_change(change: str, tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    now, expected = CHANGES[change]
    findings = told(root, cards(**now))
    assert [one.card for one in findings] == [card for card, _ in expected]
    for one, (_, words) in zip(findings, expected, strict=True):
        assert words in one.message


LEAVES = ("Elle part.", "It leaves.")


def two_notes(*words: str) -> str:
    """A card with two notes: French and English of the first, then of the second."""
    one = 'fr: ["{}"]\n    en: ["{}"]'.format(*STAYS)
    return cards(iris=STAYS).replace(
        one, 'fr: ["{0}", "{2}"]\n    en: ["{1}", "{3}"]'.format(*words)
    )


@pytest.mark.parametrize(
    ("now", "count"),
    [((*LEAVES, *BANK), 1), ((*BANK, *LEAVES), 0), ((*BANK, "Elle part.", STAYS[1]), 1)],
    ids=["another in its place", "another elsewhere", "one language changed, and moved"],
)
def test_a_text_is_replaced_by_one_that_stands_where_it_stood(
    now: tuple[str, ...], count: int, tmp_path: Path
) -> None:
    root = small_root(tmp_path, {FILE: two_notes(*STAYS, *BANK)}, every_drawing=True, phrases=True)
    written(root)
    assert len(told(root, two_notes(*now))) == count


def test_languages_that_a_pack_no_longer_speaks_hide_nothing(tmp_path: Path) -> None:
    root = small_root(tmp_path, {FILE: two_notes(*STAYS, *BANK)}, every_drawing=True, phrases=True)
    written(root)
    lines = record(root).read_text().splitlines()
    record(root).write_text(
        "\n".join(f"{line.replace('fr:', 'de:kqmtzrb fr:', 1)}" for line in lines)
    )
    (one,) = told(root, two_notes(*STAYS, *LEAVES))
    assert "were both changed" in one.message


def test_one_of_two_notes_in_the_same_words_is_told_too(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=STAYS)
    (one,) = told(root, cards(iris=STAYS, hebe=(STAYS[0], "It leaves at once.")))
    assert (one.card, one.language) == ("hebe", "en")


def test_a_note_more_in_one_language_lets_nobody_guess_which_belong_together(
    tmp_path: Path,
) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    kept = record(root).read_text()
    one_more = cards(iris=STAYS, hebe=BANK).replace(f'["{STAYS[0]}"]', f'[Deux., "{STAYS[0]}"]')
    assert told(root, one_more) == []
    assert new_reviews(root, ["trial"])[0].noted == ()
    assert sorted(new_reviews(root, ["trial"])[0].content.splitlines()) == sorted(
        kept.splitlines()
    ), "what was read of them is kept"


def test_a_pack_without_a_record_is_told_nothing(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    record(root).unlink()
    assert told(root, cards(iris=("Elle part.", STAYS[1]))) == []


def test_lines_that_are_no_seals_are_told_where_they_stand(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    path = record(root)
    path.write_text(path.read_text() + "\nfr:kqmtzrb en=kqmtzrb\n<<<<<<< mine\n")
    count = path.read_text().count("\n")
    found = [(one.place.line, one.place.column, one.code) for one in told(root)]
    assert found == [(count - 1, 12, "reviewed-line"), (count, 1, "reviewed-line")]
    assert "keep the lines of both sides" in told(root)[1].help
    written(root)
    assert told(root) == []


@pytest.mark.parametrize("wrong", ["folder", "empty", "utf-16", "comments"])
def test_a_record_that_cannot_be_read_is_no_record_that_nobody_keeps(
    wrong: str, tmp_path: Path
) -> None:
    root = read_over(tmp_path, iris=STAYS)
    path = record(root)
    content = path.read_text()
    path.unlink()
    if wrong == "folder":
        path.mkdir()
    else:
        other = {"empty": b"", "utf-16": content.encode("utf-16"), "comments": b"# read by Anna\n"}
        path.write_bytes(other[wrong])
    (one,) = told(root)
    assert (one.severity, one.place.file) == ("error", "cards/trial/reviewed.txt")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_record_elsewhere_is_neither_read_nor_written(tmp_path: Path) -> None:
    root = read_over(tmp_path / "root", iris=STAYS)
    elsewhere = tmp_path / "elsewhere.txt"
    record(root).rename(elsewhere)
    record(root).symlink_to(elsewhere)
    assert [one.code for one in told(root)] == ["leads-out"]
    (root / FILE).write_text(cards(iris=("Elle part.", "It leaves.")), encoding="utf-8")
    with pytest.raises(Stop, match="leads out"):
        written(root)


def test_order_line_ends_and_remarks_of_ones_own_do_no_harm(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    lines = record(root).read_text().splitlines()
    others = ["# read by Anna", *reversed(lines), lines[-1].replace(" en:", "  en:")]
    record(root).write_bytes("\r\n".join(others).encode())
    (now,) = new_reviews(root, ["trial"])
    assert now.noted == ()
    assert [*now.findings()] == []
    (one,) = told(root, cards(iris=("Elle part.", "It leaves."), hebe=BANK))
    assert one.card == "iris"
    assert written(root)[1].endswith("iris notes")
    assert "# read by Anna" in record(root).read_text()


def test_one_text_is_noted_by_its_place(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    changed = cards(iris=("Elle part.", STAYS[1]), hebe=("La banque paie.", BANK[1]))
    iris, hebe = told(root, changed)
    at = next(word for word in iris.help.split() if word.startswith(FILE))
    assert written(root, at) == [
        "cards/trial/reviewed.txt: 1 text noted as read",
        f"  {FILE}:{iris.place.line}: iris notes",
        f"    accepted: {iris.place} prose-reviewed: {iris.message}",
    ]
    assert told(root) == [hebe]
    with pytest.raises(Stop, match=f"iris notes at {at} is noted already"):
        written(root, at)
    with pytest.raises(Stop, match="expected FILE:LINE"):
        written(root, "iris")


def test_what_is_new_is_told_text_by_text(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    (root / FILE).write_text(cards(iris=("Elle part.", "It leaves."), hebe=BANK), encoding="utf-8")
    (one,) = (finding for each in new_reviews(root, ["trial"]) for finding in each.findings())
    assert (one.place.file, one.card) == (FILE, "iris")
    assert one.help.endswith(f"--write-reviews --at {FILE}:{one.place.line}")
    record(root).unlink()
    (one,) = (finding for each in new_reviews(root, ["trial"]) for finding in each.findings())
    assert one.message == "6 texts not noted as read", "names, notes, and the title of the pack"


@pytest.mark.parametrize(
    ("before", "after"), [("≥ 3", "≤ 3"), ("−1", "1"), ("1/2", "1 2"), ("2 × 3", "2 + 3")]
)
def test_signs_that_mean_something_are_words(before: str, after: str, tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=(f"{before} à la fin.", "At the end."))
    assert told(root, cards(iris=(f"{after} à la fin.", "At the end.")), REVIEWED)


def test_words_of_a_power_are_not_noted_those_of_a_card_without_one_are(tmp_path: Path) -> None:
    mute = cards(iris=STAYS).replace("power: [{coins: 3}]", "power: none")
    root = small_root(tmp_path, {FILE: mute}, every_drawing=True, phrases=True)
    written(root)
    assert " # iris text" in record(root).read_text()
    assert "iris text" not in record(read_over(tmp_path / "with", iris=STAYS)).read_text()


def test_once_written_nothing_is_new_and_nothing_told(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    assert told(root, cards(iris=("Elle part.", STAYS[1])))
    assert "1 text noted as read" in written(root)[0]
    assert written(root) == ["cards/trial/reviewed.txt: all texts are noted"]
    assert told(root) == []


@pytest.mark.parametrize(
    ("file", "old", "new"), [(FILE, "cost: free", "cots: free"), (PACK, "decks:", "desks:")]
)
def test_what_cannot_be_read_is_not_forgotten(
    file: str, old: str, new: str, tmp_path: Path
) -> None:
    root = read_over(tmp_path, iris=STAYS)
    before = record(root).read_bytes()
    path = root / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(Stop, match="not everything can be read"):
        written(root)
    assert record(root).read_bytes() == before


def test_what_two_languages_say_apart_is_told_alone(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=("Vous en gardez 3.", "You keep 3 of them."), eos=BANK)
    changed = cards(
        iris=("Vous en gardez 3.", "You keep 2 of them."), eos=(BANK[0], "The coins come from it.")
    )
    (alone,) = told(root, changed)
    assert alone.card == "eos"
    assert [one.card for one in told(root, changed, REVIEWED)] == ["iris", "eos"]


@pytest.mark.parametrize(
    ("iris", "language", "said"),
    [
        (("Elle ne part jamais.", "It leaves."), "en", 'iris, en, notes: fr says "jamais"'),
        (("Elle part.", "It never leaves."), "fr", 'iris, fr, notes: en says "never"'),
    ],
)
def test_what_two_languages_say_apart_is_told_at_the_one_that_was_changed(
    iris: tuple[str, str], language: str, said: str, tmp_path: Path
) -> None:
    root = read_over(tmp_path, iris=("Elle ne part jamais.", "It never leaves."))
    copy_languages(root, "senses")
    (root / FILE).write_text(cards(iris=iris), encoding="utf-8")
    project = load_project(root, Selection()).project
    (one,) = (one for one in findings_of(project, prose=Prose(project)) if one.is_doubtful)
    assert (one.language, one.message.startswith(said)) == (language, True), one.message
    words = dict(zip(("fr", "en"), iris, strict=True))[language]
    assert words in (root / FILE).read_text(encoding="utf-8").split("\n")[one.place.line - 1]


REWORDED = ("Les 2 cartes restent.", "Both of the cards, and no 3rd, stay.")


def doubts(root: Path) -> list[str]:
    """The checks that doubt that two languages say the same."""
    project = load_project(root, Selection()).project
    return [one.check for one in findings_of(project, prose=Prose(project)) if one.is_doubtful]


def test_a_warning_of_what_was_read_at_its_place_is_accepted_in_these_words(
    tmp_path: Path,
) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    told(root, cards(iris=STAYS, hebe=REWORDED))
    assert doubts(root) == ["prose-drift"]
    line = next(at for at, one in enumerate(cards(iris=STAYS, hebe=REWORDED).split("\n"), 1)
                if REWORDED[0] in one)  # fmt: skip
    assert written(root, f"{FILE}:{line}") == [
        "cards/trial/reviewed.txt: 1 text noted as read",
        f"  {FILE}:{line}: hebe notes, accepts prose-drift",
        f"    accepted: {FILE}:{line + 1}:37 prose-drift: "
        "hebe, en, notes: en says 3 and fr does not",
    ]
    assert doubts(root) == []
    told(root, cards(iris=STAYS, hebe=(REWORDED[0], "Both, and no 3rd card, stay.")))
    assert doubts(root) == ["prose-drift"], "other words were not read"
    told(root, cards(iris=STAYS, hebe=REWORDED))
    assert written(root) == ["cards/trial/reviewed.txt: all texts are noted"]
    assert doubts(root) == [], "what stands in the record stays there"


def test_what_is_noted_with_all_else_accepts_nothing(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=BANK)
    told(root, cards(iris=STAYS, hebe=REWORDED))
    assert written(root)[1].endswith("hebe notes")
    assert doubts(root) == ["prose-drift"]


def test_the_warning_says_how_to_accept_it(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=REWORDED)
    project = load_project(root, Selection()).project
    (one,) = (one for one in findings_of(project, prose=Prose(project)) if one.is_doubtful)
    typed = one.help.rpartition("cardgen fmt trial --write-reviews --at ")[2]
    assert written(root, typed)[1].endswith("hebe notes, accepts prose-drift")
    assert doubts(root) == []


def test_what_is_surely_wrong_is_accepted_by_nobody(tmp_path: Path) -> None:
    wrong = ("David a 3 pièces.", "David has 4 coins.")
    root = read_over(tmp_path, iris=STAYS, hebe=wrong)
    record(root).write_text(
        record(root).read_text().replace("  # hebe notes", " accepts:prose-drift  # hebe notes")
    )
    project = load_project(root, Selection()).project
    found = findings_of(project, prose=Prose(project))
    assert "prose-drift" in [one.check for one in found if one.severity == "error"]


def test_other_checks_cannot_be_accepted_in_the_record(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    record(root).write_text(
        record(root).read_text().replace("  # iris notes", " accepts:name-drift  # iris notes")
    )
    (one,) = (one for one in told(root) if one.place.file == RECORD)
    assert one.message == (
        'expected accepts: and prose-drift, prose-order or prose-sense, found "accepts:name-drift"'
    )


@pytest.mark.parametrize(
    ("typed", "expected", "mend"),
    [
        (
            "accepts:prose-sens",
            "accepts: and prose-drift, prose-order or prose-sense",
            "did you mean accepts:prose-sense?",
        ),
        (
            "accept:prose-sense",
            "a language and a seal, as fr:kqmtzrb",
            "did you mean accepts:prose-sense?",
        ),
        (
            "accepts:name-drift",
            "accepts: and prose-drift, prose-order or prose-sense",
            "take the line out: its text is told as not read then",
        ),
    ],
)
def test_a_slip_in_an_acceptance_is_told_with_what_was_meant(
    typed: str, expected: str, mend: str, tmp_path: Path
) -> None:
    root = read_over(tmp_path, iris=STAYS)
    accept(root, "iris notes", typed)
    (one,) = (one for one in told(root) if one.place.file == RECORD)
    assert one.message == f'expected {expected}, found "{typed}"'
    assert one.help == mend


def accept(root: Path, of: str, typed: str) -> None:
    """Type something behind the seals of a text."""
    text = record(root).read_text()
    record(root).write_text(text.replace(f"  # {of}", f" {typed}  # {of}"))


def test_an_acceptance_that_nothing_needs_is_told_at_its_place(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=REWORDED)
    accept(root, "iris notes", "accepts:prose-sense")
    accept(root, "hebe notes", "accepts:prose-drift")
    (one,) = told(root)
    assert (one.code, one.severity, one.card) == ("accepts-unused", "warning", "iris")
    assert one.message == "prose-sense finds nothing to accept in these words"
    line = record(root).read_text().splitlines()[one.place.line - 1]
    assert line[one.place.column - 1 : one.place.end_column - 1] == "accepts:prose-sense"
    assert told(root, select=("prose-drift",)) == [], "that check did not look"
    (one,) = told(root, cards(iris=("Elle part.", "It leaves."), hebe=REWORDED))
    assert one.check == "prose-reviewed", "other words"

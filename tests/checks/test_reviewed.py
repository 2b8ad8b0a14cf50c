"""Texts that were read side by side, and what is told once one language alone has changed."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.cli.reviews import reviews_to_write
from cardgen.model.finding import Finding, Stop
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import small_root

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
FILE = "cards/trial/cards.yaml"
STAYS = ("Elle reste jusqu’à la fin.", "It stays to the end.")
BANK = ("Les pièces viennent de la banque.", "The coins come from the bank.")


def cards(**notes: tuple[str, str]) -> str:
    return "".join(CARD.format(id=id, fr=fr, en=en) for id, (fr, en) in notes.items())


def read_over(folder: Path, **notes: tuple[str, str]) -> Path:
    """A root whose notes were all read side by side."""
    root = small_root(folder, {FILE: cards(**notes)}, every_drawing=True, phrases=True)
    for one in reviews_to_write(root, ()):
        one.write()
    return root


def told(root: Path, content: str = "") -> list[Finding]:
    """What is told of the root, once its cards are others."""
    if content:
        (root / FILE).write_text(content, encoding="utf-8")
    project = load_project(root, Selection()).project
    found = findings_of(project, prose=Prose(project), select=("prose-reviewed",))
    return [one for one in found if one.check == "prose-reviewed"]


CHANGES: Mapping[str, tuple[dict[str, tuple[str, str]], list[tuple[str, str]]]] = {
    "nothing": ({"iris": STAYS, "hebe": BANK}, []),
    "the order": ({"hebe": BANK, "iris": STAYS}, []),
    "case and stops": (
        {"iris": ("elle reste, jusqu’à la fin !", "It stays to the end."), "hebe": BANK},
        [],
    ),
    "both languages": ({"iris": ("Elle part.", "It leaves."), "hebe": BANK}, []),
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


def test_one_of_two_notes_in_the_same_words_is_told_too(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS, hebe=STAYS)
    (one,) = told(root, cards(iris=STAYS, hebe=(STAYS[0], "It leaves at once.")))
    assert (one.card, one.language) == ("hebe", "en")


def test_a_pack_without_a_record_is_told_nothing(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    (root / "cards/trial/reviewed.txt").unlink()
    assert told(root, cards(iris=("Elle part.", STAYS[1]))) == []


def test_lines_that_are_no_seals_are_told_where_they_stand(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    path = root / "cards/trial/reviewed.txt"
    path.write_text(path.read_text() + "\nfr:kqmtzrb en=kqmtzrb\n<<<<<<< mine\n")
    count = path.read_text().count("\n")
    found = [(one.place.line, one.place.column, one.code) for one in told(root)]
    assert found == [(count - 1, 12, "reviewed-line"), (count, 1, "reviewed-line")]


def test_once_written_nothing_is_outdated_and_nothing_told(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    assert [*reviews_to_write(root, ())] == []
    assert told(root, cards(iris=("Elle part.", STAYS[1])))
    (outdated,) = reviews_to_write(root, ())
    assert "1 text noted as read" in outdated.write()
    assert told(root) == []


def test_what_cannot_be_read_is_not_forgotten(tmp_path: Path) -> None:
    root = read_over(tmp_path, iris=STAYS)
    before = (root / "cards/trial/reviewed.txt").read_bytes()
    (root / FILE).write_text(cards(iris=STAYS).replace("cost: free", "cots: free"))
    with pytest.raises(Stop, match="not everything can be read"):
        [*reviews_to_write(root, ())]
    assert (root / "cards/trial/reviewed.txt").read_bytes() == before

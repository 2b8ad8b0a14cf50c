"""What `cardgen compare` tells of a text and its translation, and where it is silent."""

from pathlib import Path

import pytest

from cardgen.checks.catalogue import checks
from tests.checks.translations import TERMS, Case, cases, compared, names, of_texts, write_json

OF_FILES = {"translation-card", "translation-field", "translation-value"}  # seen in whole files


def test_every_check_of_translations_has_its_cases() -> None:
    known = {slug for slug in checks() if slug.startswith("translation-")}
    assert set(names()) | OF_FILES == known


@pytest.mark.parametrize("slug", names())
def test_a_text_and_its_translation(slug: str, tmp_path: Path) -> None:
    """Each case is found or not as it says, at a place in one of the two files."""
    listed = cases(slug)
    (tmp_path / "terms.csv").write_text(TERMS, encoding="utf-8")
    pairs = [(case.en, case.fr) for case in listed]
    found = of_texts(tmp_path, pairs, "--terms", "terms.csv", "--select", slug)
    assert any(case.found for case in listed), "a case is found"
    assert not all(case.found for case in listed), "a case is not found"
    for number, case in enumerate(listed):
        of_case = [one for one in found if one["card"] == f"c{number}"]
        _as_expected(case, of_case, tmp_path)


def _as_expected(case: Case, found: list[dict[str, object]], folder: Path) -> None:
    assert len(found) == bool(case.found), (case, found)
    for one in found:
        assert case.found in str(one["message"])
        assert case.severity in ("", one["severity"])
        lines = (folder / str(one["file"])).read_text("utf-8").split("\n")
        assert '"text": "' in lines[int(str(one["line"])) - 1]


def test_the_place_is_that_of_the_word(tmp_path: Path) -> None:
    """Counted as typed: an escaped quotation mark is two characters, a line end too."""
    words = 'Dites "oui".\nPiochez 3 cartes.'
    (found,) = of_texts(tmp_path, [('Say "yes".\nDraw 2 cards.', words)])
    line = (tmp_path / "cards.fr.json").read_text("utf-8").split("\n")[found["line"] - 1]
    assert line[found["column"] - 1 : found["end_column"] - 1] == "3"


def test_a_long_explanation_may_say_a_number_again(tmp_path: Path) -> None:
    rest = "The keeper rows on along the coast until the lamp is out and the gulls are asleep. " * 4
    suite = "Le gardien rame le long de la côte jusqu’à ce que la lampe soit éteinte. " * 5
    again = (f"{rest}Draw 2 cards.", f"{suite}Piochez 2 cartes, oui, 2 cartes.")
    lost = (f"{rest}Draw 2 cards.", f"{suite}Piochez des cartes.")
    other = (f"{rest}Draw 2 cards.", f"{suite}Piochez 5 cartes.")
    found = of_texts(tmp_path, [again, lost, other], "--select", "translation-number")
    told = {one["card"]: (one["severity"], one["message"]) for one in found}
    assert told == {
        "c1": ("warning", "c1 text: expected 2, found no further number"),
        "c2": ("error", "c2 text: expected 2, found 5"),
    }


def test_a_tag_that_translators_set_as_they_like_is_told_once(tmp_path: Path) -> None:
    pairs = [(f"Rest in Port {'abc'[n % 3]} now.", "Dormez au <i>Port</i> là.") for n in range(12)]
    (found,) = of_texts(tmp_path, pairs)
    assert found["line"] == 1
    assert found["message"] == "<i> differs in 12 of 12 texts that have it"


def test_a_file_that_is_hardly_translated_is_told_once(tmp_path: Path) -> None:
    same = [(f"Row to the far shore {'abc'[n % 3]} times.",) * 2 for n in range(12)]
    (found,) = of_texts(tmp_path, [*same, ("Rest here for now.", "Dormez ici pour l’heure.")])
    assert found["message"] == "12 of 13 cards have words of the original: c0, c1, c2, …"


def test_flavour_that_is_told_anew_is_not_compared(tmp_path: Path) -> None:
    """Where many translations are much shorter or longer than is usual."""
    told = [
        (f"The gull number {n} sees 3 boats on the lake.", "Une mouette voit des barques, là-bas.")
        for n in range(60)
    ]
    anew = [
        (
            "Gulls saw 4 boats on it.",
            "Une mouette, par un long matin d’hiver, compte les barques du lac.",
        )
        for _ in range(12)
    ]
    assert not of_texts(tmp_path, [*told, *anew], "--select", "translation-number")
    assert len(of_texts(tmp_path, told, "--select", "translation-number")) == 60


def test_what_a_pattern_leaves_out_is_not_compared(tmp_path: Path) -> None:
    pairs = [("Draw 2 cards.", "Piochez 2 #4(carte,cartes).")]
    assert of_texts(tmp_path, pairs)
    assert not of_texts(tmp_path, pairs, "--leave-out", r"#4\([^)]*\)")


def test_cards_fields_and_values_of_one_side(tmp_path: Path) -> None:
    lamp = {"id": "lamp", "text": "Draw a card.", "cost": 2, "unique": True, "motto": "It burns."}
    ferry = {"id": "ferry", "text": "Move your boat.", "cost": 1, "motto": "It floats on."}
    oar = {"id": "oar", "text": "Row on."}
    lampe = {"id": "lamp", "text": "Piochez une carte.", "cost": 3, "unique": False}
    bac = {"id": "ferry", "text": "Déplacez votre barque.", "cost": 1, "motto": "Il flotte."}
    write_json(tmp_path / "en.json", [lamp, ferry, oar])
    write_json(tmp_path / "fr.json", [lampe, bac, bac, {"text": "Perdu."}, {"id": "new"}])
    found = compared(tmp_path, "en.json", "fr.json")
    assert [(one["code"], one["message"]) for one in found] == [
        ("translation-card", "oar is not in fr.json"),
        ("translation-field", 'lamp: expected a text "motto", found none'),
        ("translation-value", "lamp cost: expected 2, found 3"),
        ("translation-value", "lamp unique: expected true, found false"),
        ("translation-card", "ferry stands twice: only the first is compared"),
        ("translation-card", 'this card has no "id" to match it by'),
        ("translation-card", "new is not in en.json"),
    ]

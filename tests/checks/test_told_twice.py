"""Two notes that tell one fact: the second denies the first, or is of another case."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.cli.test_kept_parts import counting, edited
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import copy_languages, small_root

CARD = """\
- id: {id}
  name: {{fr: {{text: {name}, gender: m}}, en: {name}}}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{{coins: 3}}]
  text: {{fr: "À l’invocation, recevez 3 pièces.", en: "On invocation, gain 3 coins."}}
  notes: {{fr: ["{fr}"], en: ["{en}"]}}
"""
BEFORE = (
    "Ces pièces viennent avant le coût de la carte Âge.",
    ("These coins come before the cost of the Age card."),
)
SETS = (
    "Deux lots de 3 symboles d’Iris rapportent 14 points.",
    ("Two sets of 3 symbols of Iris bring 14 points."),
)
DENIED = {
    "a contrary sense": (
        BEFORE,
        (
            "Ces pièces viennent après le coût de la carte Âge.",
            "These coins come after the cost of the Age card.",
        ),
    ),
    "another number": (
        SETS,
        (
            "Deux lots de 3 symboles d’Iris rapportent 7 points.",
            "Two sets of 3 symbols of Iris bring 7 points.",
        ),
    ),
    "a denial": (
        (
            "Les boucliers du voisin comptent pour cette Merveille.",
            "The shields of the neighbour count for this Wonder.",
        ),
        (
            "Les boucliers du voisin ne comptent pas pour cette Merveille.",
            "The shields of the neighbour do not count for this Wonder.",
        ),
    ),
}
TOLD = {
    "in one language alone": (
        BEFORE,
        ("Ces pièces viennent avant le coût de la carte Âge.", DENIED["a contrary sense"][1][1]),
    ),
    "of another Age": (
        ("À l’Âge I, " + BEFORE[0].lower(), "In Age I, " + BEFORE[1].lower()),
        (
            "À l’Âge II, ces pièces viennent après le coût de la carte Âge.",
            "In Age II, these coins come after the cost of the Age card.",
        ),
    ),
    "denied as well": (
        BEFORE,
        (
            "Ces pièces ne viennent jamais après le coût de la carte Âge.",
            "These coins never come after the cost of the Age card.",
        ),
    ),
    "both cases beside each other": (
        BEFORE,
        (
            "Ces pièces viennent après le coût de la carte Âge.', 'D’autres, avant le coût.",
            "These coins come after the cost of the Age card.', 'Others, before the cost.",
        ),
    ),
}


CARDS = "cards/trial/cards.yaml"


def _cards(notes: tuple[tuple[str, str], ...]) -> str:
    ids = ("apollo", "Apollon"), ("iris", "Iris")
    return "".join(
        CARD.format(id=id, name=name, fr=fr, en=en).replace("', '", '", "')
        for (id, name), (fr, en) in zip(ids, notes, strict=True)
    )


def _root(folder: Path, notes: tuple[tuple[str, str], ...]) -> Path:
    root = small_root(folder, {CARDS: _cards(notes)}, every_drawing=True)
    copy_languages(root, "senses")
    return root


def _told(folder: Path, notes: tuple[tuple[str, str], ...]) -> list[str]:
    """The languages in which something is told twice."""
    root = _root(folder, notes)
    project = load_project(root, Selection()).project
    found = findings_of(project, select=["told-twice"], prose=Prose(project))
    return sorted(one.language for one in found if one.check == "told-twice")


@pytest.mark.parametrize("case", DENIED)
def test_what_is_denied(case: str, tmp_path: Path) -> None:
    assert _told(tmp_path / "root", DENIED[case]) == ["en", "fr"]


@pytest.mark.parametrize("case", TOLD)
def test_what_is_no_denial(case: str, tmp_path: Path) -> None:
    assert _told(tmp_path / "root", TOLD[case]) == []


def test_what_is_denied_is_told_after_each_edit(tmp_path: Path) -> None:
    told_and_denied, both = DENIED["a contrary sense"], TOLD["both cases beside each other"]
    one_language = TOLD["in one language alone"]
    root = _root(tmp_path / "root", one_language)
    (root / "build").mkdir()
    assert "told-twice" not in check(root).err
    for notes, many in (
        (told_and_denied, 2),  # French, which was denied before, is as it was
        ((told_and_denied[1], told_and_denied[0]), 2),
        (both, 0),
        (told_and_denied, 2),
        (one_language, 0),
    ):
        (root / CARDS).write_text(_cards(notes), encoding="utf-8")
        again = check(root)
        assert again.err.count(" told-twice: ") == many
        assert again == afresh(root)


def test_what_is_denied_is_told_however_often_something_else_is_edited(tmp_path: Path) -> None:
    root = _root(tmp_path / "root", DENIED["another number"])
    (root / "build").mkdir()
    first = check(root)
    assert "told-twice" in first.err
    pack = root / "cards/trial/pack.yaml"
    pack.write_text(pack.read_text("utf-8") + "edition: 2026-12\n", encoding="utf-8")
    assert check(root) == afresh(root) == first


def test_a_language_is_asked_where_it_or_another_denies_something(tmp_path: Path) -> None:
    root = _root(tmp_path / "root", TOLD["of another Age"])
    (root / "build").mkdir()
    check(root)
    asked = {"ToldGame._denied": "languages"}
    with edited(root, CARDS, "these coins come after", "those coins come after"):
        with counting(asked) as done:
            check(root)
        assert done == {"languages": 1}
    (root / CARDS).write_text(_cards((BEFORE, BEFORE)), encoding="utf-8")
    check(root)
    (root / CARDS).write_text(_cards(TOLD["in one language alone"]), encoding="utf-8")
    with counting(asked) as done:
        assert "told-twice" not in check(root).err
    assert done == {"languages": 2}

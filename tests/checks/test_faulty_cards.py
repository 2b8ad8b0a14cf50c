"""A card or a board with a fault hides nothing in which it has no part, and nothing is told that
follows from it alone."""

import re
from pathlib import Path

import pytest

from cardgen.checks.catalogue import checks
from tests.checks.fixtures import Files, Spot, fixture, names
from tests.checks.test_fixtures import ELSEWHERE, WORDS_OF, found, reads_words
from tests.small_root import APOLLO, PACK

CARDS = "cards/trial/cards.yaml"
THRYM = """\
- id: thrym
  name: {fr: {text: Thrym, gender: m}, en: Thrym}
  cost: 7
  power: none
"""
OF_THRYM = Spot("cards/strange/cards.yaml", 3, "wrong-type")
OTHER: Files = {
    "cards/strange/pack.yaml": PACK.replace("components: {booklets: 1}\n", ""),
    "cards/strange/cards.yaml": THRYM,
}


def as_text(content: str | bytes) -> str:
    return content if isinstance(content, str) else content.decode("utf-8")


FIXTURES = [name for name in names() if name not in ELSEWHERE]
# There no card of the pack is read, or the one that is added counts.
ALONE = {"component-shape", "field-taken", "file", "game-rules", "language-words"}
ALONE |= {"announced-count", "own-count"}


def spots(folder: Path, slug: str, files: Files) -> set[Spot]:
    told = found(folder, files, phrases=reads_words(slug), words_of=WORDS_OF.get(slug, ""))
    return {Spot(one.place.file, one.place.line, one.code) for one in told}


@pytest.mark.parametrize("slug", FIXTURES)
def test_faulty_cards_of_this_and_of_another_pack_hide_nothing(slug: str, tmp_path: Path) -> None:
    case = fixture(slug)
    faulty, faults = OTHER, {OF_THRYM}
    if slug not in ALONE:
        cards = as_text(case.refused.get(CARDS, APOLLO))
        faulty = {**OTHER, CARDS: cards + THRYM}
        faults = {OF_THRYM, Spot(CARDS, cards.count("\n") + 3, "wrong-type")}
    assert spots(tmp_path / "root", slug, {**case.refused, **faulty}) == {*case.expected, *faults}


OF_CARDS = [slug for slug, check in checks().items() if check.of_cards]
ENTRY = re.compile(r"^- id: .*\n", re.MULTILINE)


@pytest.mark.parametrize("slug", OF_CARDS)
def test_nothing_is_held_against_a_faulty_card(slug: str, tmp_path: Path) -> None:
    """Whatever of it is at fault: who mends that may change all the rest."""
    files = {
        name: ENTRY.sub(r"\g<0>  focus: 3\n", as_text(text)) if is_of_cards(name) else text
        for name, text in {CARDS: APOLLO, **fixture(slug).refused}.items()
    }
    told = {one.code for one in spots(tmp_path / "root", slug, files)}
    assert "wrong-type" in told
    assert slug not in told


def is_of_cards(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    return folder == "cards/trial" and file not in ("pack.yaml", "rulings.yaml", "aid.yaml")


def test_what_a_faulty_card_hides_is_not_accepted_in_vain(tmp_path: Path) -> None:
    """Another pack spells his name otherwise, and says that it may."""
    accepting = APOLLO + "  accepts: {name-drift: {en: both are printed so}}\n"
    for spelt, told in (
        ("Apolo", set[str]()),
        ("3", {"wrong-type"}),
        ("Apollo", {"accepts-unused"}),
    ):
        apolo = APOLLO.replace("en: Apollo", f"en: {spelt}")
        files = {**OTHER, "cards/strange/cards.yaml": apolo, CARDS: accepting}
        assert {one.code for one in spots(tmp_path / spelt, "name-drift", files)} == told

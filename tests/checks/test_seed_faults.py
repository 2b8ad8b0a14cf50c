"""Real faults of the French rulebooks, in sentences of our own: checks see them, and nothing else.

Numbers are those of the list of faults found in the rulebooks. What is wrong in words stands in the
fixture, with what is right; what is wrong in counts and references is made of files here.
"""

from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from cardgen.checks.review.prose.prose import Prose
from cardgen.checks.review.review import review
from cardgen.cli.opening import Wanted, opened
from cardgen.model.finding import Finding
from tests.small_root import APOLLO, PACK, small_root

NAMES = (
    *("Héphaïstos", "Wonderwoman", "Hatshepsout", "Hypatie", "Vitruve", "Cléopâtre", "Léonidas"),
    *("Halicarnasse", "Varron", "Nabuchodonosor", "Phidias"),
)
TABLE = Path(__file__).parent.parent / "fixtures" / "seed-faults.yaml"
SENTENCES: dict[int, dict[str, str]] = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
PLAN, CARDS = "cards/trial/pack.yaml", "cards/trial/cards.yaml"
FILES: Mapping[str, Mapping[str, str]] = {
    "announced-count": {PLAN: PACK + "announces: {gods: 2}\n"},
    "unknown-marker": {CARDS: APOLLO + "  marker: aspasia\n"},
    "missing-key": {CARDS: APOLLO.partition("  text:")[0]},
    "token": {CARDS: APOLLO.replace("de la banque.", "à la 2^{ème} étape.")},
    "name-drift": {
        "cards/other/pack.yaml": PACK,
        "cards/other/cards.yaml": APOLLO.replace("text: Apollon", "text: Appollon"),
    },
}
ELSEWHERE = {
    **dict.fromkeys((1, 119, 160), "announced-count"),
    **dict.fromkeys((174, 202), "unknown-marker"),
    **dict.fromkeys((118, 209, 210), "name-drift"),
    107: "token",
    134: "missing-key",
}


def note(number: int, words: str) -> str:
    """A card whose only note is the sentence of this number."""
    name = "Un" + "".join("abcdefghij"[int(digit)] for digit in str(number))
    card = APOLLO.replace("apollo", f"card-{number}").replace("Apollon", name)
    blocks = f"    fr: >-\n      {words}\n    en: >-\n      It stays.\n"
    return f"{card.replace('Apollo', name)}  notes:\n{blocks}"


def found(folder: Path, files: Mapping[str, str]) -> tuple[Finding, ...]:
    library = opened(small_root(folder / "root", files), Wanted()).library
    return review(library, prose=Prose(library))


def codes(folder: Path, side: str) -> dict[int, set[str]]:
    """The codes of what is found in the sentence of each number."""
    named = "".join(
        APOLLO.replace("apollo", f"name-{number}").replace("Apollon", name).replace("Apollo", name)
        for number, name in enumerate(NAMES)
    )
    cards = named + "".join(note(number, row[side]) for number, row in SENTENCES.items())
    seen: dict[int, set[str]] = {number: set() for number in SENTENCES}
    for finding in found(folder, {CARDS: cards}):
        if finding.card.startswith("card-") and finding.language == "fr":
            seen[int(finding.card.removeprefix("card-"))].add(finding.code)
    return seen


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> dict[int, set[str]]:
    return codes(tmp_path_factory.mktemp("faults"), "wrong")


@pytest.fixture(scope="module")
def mended(tmp_path_factory: pytest.TempPathFactory) -> dict[int, set[str]]:
    return codes(tmp_path_factory.mktemp("mended"), "right")


@pytest.mark.parametrize("number", SENTENCES)
def test_a_fault_in_a_sentence(
    number: int, faults: dict[int, set[str]], mended: dict[int, set[str]]
) -> None:
    assert SENTENCES[number]["found"] in faults[number]
    assert mended[number] <= {"prose-drift"}  # the English beside it is not its translation


@pytest.mark.parametrize("code", FILES)
def test_a_fault_of_files(code: str, tmp_path: Path) -> None:
    assert code in set(ELSEWHERE.values())
    assert code in {finding.code for finding in found(tmp_path, FILES[code])}


def test_no_fault_is_listed_twice() -> None:
    assert not SENTENCES.keys() & ELSEWHERE.keys()
    assert len(SENTENCES) + len(ELSEWHERE) == 54

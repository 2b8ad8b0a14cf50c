"""Real faults of the French rulebooks, in sentences and files of our own: checks see them.

Numbers are those of the list of faults found in the rulebooks. Each is wrong and right in one of
the fixtures, or stands in the table of those that no check can see, under the reason.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.checks.books import book_files, book_root
from tests.small_root import APOLLO, PACK, ROOT, small_root

Row = Mapping[str, Any]


def table(name: str) -> Any:
    path = ROOT / "tests" / "fixtures" / "seed-faults" / f"{name}.yaml"
    return yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)


LISTED, HELD = 220, 113
SENTENCES: Mapping[int, Row] = table("sentences")
WORDS: Mapping[int, Row] = table("words")
FILES: list[Row] = table("files")
BEYOND: Mapping[str, list[int]] = table("beyond")
TWO_PACKS = (118, 209, 210)  # one figure, spelt in two ways
NAMES = (
    *("Héphaïstos", "Wonderwoman", "Hatshepsout", "Hypatie", "Vitruve", "Cléopâtre", "Léonidas"),
    *("Halicarnasse", "Varron", "Nabuchodonosor", "Phidias"),
)


def card(id: str, name: str) -> str:
    return APOLLO.replace("apollo", id).replace("Apollon", name).replace("Apollo", name)


def numbered(number: int) -> str:
    """A card of this number; its name has letters alone, since a digit would be read as one."""
    return card(f"card-{number}", "Un" + "".join("abcdefghij"[int(digit)] for digit in str(number)))


def noted(number: int, words: str) -> str:
    """A card whose only note is the sentence of this number."""
    blocks = f"    fr: >-\n      {words}\n    en: >-\n      It stays.\n"
    return f"{numbered(number)}  notes:\n{blocks}"


def worded(number: int, row: Row, side: str) -> str:
    """A card with the power of this number, and its words."""
    head = numbered(number).partition("  power:")[0]
    power = yaml.safe_dump(row["power"], default_flow_style=True, width=1000)
    text = f"  text:\n    fr: >-\n      {row[side]}\n    en: >-\n      {row['en']}\n"
    return f"{head}  power: {power}{text}"


def found(root: Path) -> tuple[Finding, ...]:
    project = load_project(root, Selection()).project
    return findings_of(project, prose=Prose(project))


def codes(folder: Path, side: str) -> Mapping[int, set[str]]:
    """The codes of what is found in the French of each card."""
    cards = chain(
        (card(f"name-{number}", name) for number, name in enumerate(NAMES)),
        (noted(number, row[side]) for number, row in SENTENCES.items()),
        (worded(number, row, side) for number, row in WORDS.items()),
    )
    root = small_root(
        folder, {"cards/trial/cards.yaml": "".join(cards)}, every_drawing=True, phrases=True
    )
    seen: dict[int, set[str]] = {number: set() for number in (*SENTENCES, *WORDS)}
    for finding in found(root):
        if finding.card.startswith("card-") and finding.language == "fr":
            seen[int(finding.card.removeprefix("card-"))].add(finding.code)
    return seen


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> Mapping[int, set[str]]:
    return codes(tmp_path_factory.mktemp("wrong") / "root", "wrong")


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> Mapping[int, set[str]]:
    return codes(tmp_path_factory.mktemp("right") / "root", "right")


@pytest.mark.parametrize("number", [*SENTENCES, *WORDS])
def test_a_fault_in_words(
    number: int, wrong: Mapping[int, set[str]], right: Mapping[int, set[str]]
) -> None:
    row = SENTENCES.get(number) or WORDS[number]
    assert row["found"] in wrong[number]
    assert right[number] <= {"prose-drift"}  # the English beside a note is not its translation


@pytest.mark.parametrize("row", FILES, ids=lambda row: "-".join(map(str, row["numbers"])))
def test_a_fault_of_files(row: Row, tmp_path: Path) -> None:
    file = f"cards/trial/{row['file']}"
    text = book_files()[file]
    assert row["right"] in text
    root = book_root(tmp_path / "root", {file: text.replace(row["right"], row["wrong"], 1)})
    assert row["found"] in {finding.code for finding in found(root)}


def test_the_files_are_sound_before(tmp_path: Path) -> None:
    sound = {finding.code for finding in found(book_root(tmp_path / "root"))}
    assert sound.isdisjoint(row["found"] for row in FILES)


@pytest.mark.parametrize(("name", "told"), [("Appollon", True), ("Apollon", False)])
def test_one_figure_in_two_packs(name: str, told: bool, tmp_path: Path) -> None:
    other = APOLLO.replace("text: Apollon", f"text: {name}")
    files = {"cards/other/pack.yaml": PACK, "cards/other/cards.yaml": other}
    seen = {finding.code for finding in found(small_root(tmp_path / "root", files))}
    assert ("name-drift" in seen) is told


def test_every_fault_of_the_list_is_held_or_has_a_reason() -> None:
    held = [*SENTENCES, *WORDS, *TWO_PACKS, *chain(*(row["numbers"] for row in FILES))]
    assert len(held) == HELD
    every = Counter(chain(held, *BEYOND.values()))
    assert every == Counter(range(1, LISTED + 1))

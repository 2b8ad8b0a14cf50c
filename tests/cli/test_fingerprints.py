"""A finding is known again by its card, check and field."""

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from cardgen.model.finding import Finding, Place, Report
from cardgen.model.located import Seq
from cardgen.yaml.reader import read_file
from tests.cli.run import told

FILE, OTHER = "cards/trial/cards.yaml", "cards/other/cards.yaml"
CARDS = """\
# all of them
- id: iris
  cost: {I: free, II-III: {stone: 1}}
  notes:
    fr:
      - >-
        Rien.
      - >-
        Rien de plus.
- name: without an id
- id: eris
  cost: free
"""


def fingerprints(findings: list[Finding], root: Path) -> list[str]:
    (ran,) = json.loads(told("sarif", findings, root).out)["runs"]
    return [one for result in ran["results"] for one in result["partialFingerprints"].values()]


def fingerprint_of(*path: str, file: str = FILE) -> str:
    """That of the first finding `ages-hole` at a field of a file."""
    said = (file, "", "ages-hole", *path, "")
    return f"{blake2b(chr(0).join(said).encode(), digest_size=8).hexdigest()}:1"


def at(place: Place, root: Path) -> str:
    """The fingerprint of a finding at a place."""
    (one,) = fingerprints([Finding("ages", "ages-hole", place, "m")], root)
    return one


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for file in (FILE, OTHER):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(CARDS, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("line", "column", "path"),
    [
        (1, 1, ""),
        (2, 3, "iris/id"),
        (2, 7, "iris/id"),
        (3, 3, "iris/cost"),
        (3, 13, "iris/cost/I"),
        (3, 28, "iris/cost/II-III/stone"),
        (7, 11, "iris/notes/fr/0"),
        (9, 9, "iris/notes/fr/1"),
        (10, 3, "1/name"),
        (12, 9, "eris/cost"),
    ],
)
def test_the_path_of_a_place(line: int, column: int, path: str, root: Path) -> None:
    place = Place(FILE, line, column, line, column + 2)
    assert at(place, root) == fingerprint_of(*filter(None, path.split("/")))


def test_all_of_a_card_is_not_its_first_key(root: Path) -> None:
    cards = read_file(root / FILE, file=FILE, report=Report())
    assert isinstance(cards, Seq)
    assert at(cards.place(0), root) == fingerprint_of("iris")
    assert at(cards.place(0, "cost"), root) == fingerprint_of("iris", "cost")


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0\0", b"- {", b"", b"<svg>&amp;</svg>"])
def test_what_is_no_yaml_has_no_path(content: bytes, root: Path) -> None:
    (root / "odd").write_bytes(content)
    assert at(Place("odd", 1, 1, 1, 2), root) == fingerprint_of(file="odd")
    assert at(Place("no.yaml", 1, 1, 1, 2), root) == fingerprint_of(file="no.yaml")


ONE = Finding("ages", "ages-hole", Place(FILE, 3, 9, 3, 12), "m", card="iris", language="fr")


@pytest.mark.parametrize(
    "other",
    [
        ONE._replace(card="eris"),
        ONE._replace(code="ages-overlap"),
        ONE._replace(language="en"),
        ONE._replace(place=Place(FILE, 3, 13, 3, 14)),
        ONE._replace(place=ONE.place._replace(file=OTHER)),
    ],
)
def test_another_card_check_language_field_or_pack_is_another_finding(
    other: Finding, root: Path
) -> None:
    one, two = fingerprints([ONE, other], root)
    assert one.partition(":")[0] != two.partition(":")[0]


def test_other_words_about_the_same_are_the_same(root: Path) -> None:
    other = ONE._replace(message="said otherwise", help="help", severity="warning", fix="x")
    one, two = fingerprints([ONE, other], root)
    assert one.removesuffix(":1") == two.removesuffix(":2")


def test_of_a_file_without_cards_the_file_counts(root: Path) -> None:
    plain = [ONE._replace(card="", place=Place(f"cards/trial/{name}.yaml")) for name in "ab"]
    one, two = fingerprints(plain, root)
    assert one.partition(":")[0] != two.partition(":")[0]

"""Entries that are no YAML are told one by one; the others are read as if they stood alone."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardgen.model.finding import Report, Stop
from cardgen.model.located import Map, Seq
from cardgen.packs.files import read_sound
from cardgen.packs.pack import load_packs
from cardgen.yaml.reader import read_yaml
from tests.small_root import APOLLO, small_root

SOUND = (
    "- id: {}\n  cost: {{stone: 1}}\n",
    "- id: {}\n  text: >-\n    Take 3, or less.\n\n",
    "- {}\n",
)
BROKEN = (
    "- id: {}\n  cost: {{stone: 1\n",
    "- id: {}\n  name: : x\n",
    "- id: {}\n  fr: >- words\n",
    "- id: {}\n   text: x\n  more: y\n",
    "- id: {}\n  fr: 'it\n",
)


def read(text: str) -> tuple[Seq, Report]:
    report = Report()
    tree = read_sound(text.encode(), file="f.yaml", report=report)
    assert isinstance(tree, Seq)
    return tree, report


def test_each_broken_entry_is_told_at_its_line_and_the_others_are_read() -> None:
    tree, report = read(
        "# gods\n- id: iris\n  cost: {stone: 1\n"
        "- id: eris\n  cost: {stone: 1}\n- id: hebe\n  a: : b\n"
    )
    assert tree == [{"id": "eris", "cost": {"stone": 1}}]
    told = [(one.code, one.place.line, one.severity) for one in report.findings]
    assert told == [("yaml", 4, "error"), ("yaml", 7, "error")]


@given(some.lists(some.tuples(some.booleans(), some.integers(0, 4)), min_size=1, max_size=5))
def test_sound_entries_are_read_as_in_a_file_without_the_broken_ones(
    kinds: list[tuple[bool, int]],
) -> None:
    entries = [
        (SOUND[kind % 3] if is_sound else BROKEN[kind]).format(f"card-{number}")
        for number, (is_sound, kind) in enumerate(kinds)
    ]
    blank = ["\n" * entry.count("\n") for entry in entries]
    alone = [
        entry if is_sound else none
        for (is_sound, _), entry, none in zip(kinds, entries, blank, strict=True)
    ]
    if not any(is_sound for is_sound, _ in kinds):
        alone.append("[]")
    tree, report = read("".join(entries))
    expected = read_yaml("".join(alone).encode(), file="f.yaml", report=Report())
    assert tree == expected
    assert isinstance(expected, Seq)
    assert [spot[:2] for spot in tree.spots] == [spot[:2] for spot in expected.spots]
    assert len(report) >= (not all(is_sound for is_sound, _ in kinds))


def test_what_is_refused_in_a_sound_entry_is_told_beside_a_broken_one() -> None:
    _, report = read("- id: iris\n  a: {\n- id: eris\n  a: &b 1\n")
    assert sorted(one.code for one in report.findings) == ["anchor", "yaml"]


def test_nothing_else_is_told_of_a_broken_entry() -> None:
    _, report = read("- id: eris\n- id: iris\n  a: &b 1\n  c: {\n")
    assert [one.code for one in report.findings] == ["yaml"]


@pytest.mark.parametrize(
    "text",
    [
        "a: {\n- id: iris\n",  # above the first entry
        "- id: {\n---\n- id: iris\n",  # which lines begin entries is known of one document alone
        "<<<<<<< mine\n- id: iris\n=======\n- id: eris\n>>>>>>> theirs\n",
        "- id: iris\n<<<<<<< mine\n  a: 1\n=======\n  a: 2\n>>>>>>> theirs\n",
        "game: {\n",
    ],
)
def test_reading_stops_where_no_entry_is_known_to_be_at_fault(text: str) -> None:
    with pytest.raises(Stop):
        read(text)


def test_other_cards_of_the_file_are_read_and_their_faults_told(tmp_path: Path) -> None:
    words = APOLLO + "- id: iris\n  cost: {\n- id: eris\n  colour: mauve\n"
    root = small_root(tmp_path, {"cards/trial/cards.yaml": words})
    (loaded,) = load_packs(root, ["trial"])
    told = {(one.code, one.place.line - APOLLO.count("\n")) for one in loaded.findings}
    assert ("yaml", 3) in told
    assert any(line == 4 for _, line in told)
    assert loaded.pack
    assert [card.id for card in loaded.pack.cards] == ["apollo"]


def test_a_map_is_read_as_before() -> None:
    tree = read_sound(b"a: 1\n", file="f.yaml", report=Report())
    assert isinstance(tree, Map)

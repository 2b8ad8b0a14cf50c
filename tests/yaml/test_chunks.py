"""Files cut into entries: each chunk alone is what the whole file has at its place."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as some
from yaml import YAMLError

import cardgen.yaml.reader as reader
from cardgen.model.card import Card
from cardgen.model.finding import Report, Stop
from cardgen.model.located import Map, Seq
from cardgen.packs.card_record import CardKeeping
from cardgen.packs.pack import LoadedPack, load_packs, read_packs
from cardgen.yaml.reader import (
    KnownEntry,
    cut_chunks,
    digest_chunk,
    match_chunks,
    read_chunk,
    read_unknown,
    read_yaml,
)
from tests.small_root import APOLLO, small_root

ROOT = Path(__file__).parent.parent.parent
NO_CARDS = ("pack.yaml", "rulings.yaml", "wonders.yaml")
FILES = sorted(
    file
    for file in (ROOT / "cards").rglob("*.yaml")
    if file.name not in NO_CARDS and file.parent.name not in ("scenarios", "games")
)
LINES = (
    "- id: a", "- id: b", "  text: >-", "    words", "  more: {a: [1, 2],", "  b: c}", "-", "---",
    "...", "# note", "", "  q: 'one", "  two'", '  "k": 1', "- - x", "  - y", "plain", "  p: >+",
    "- &a x", "- *a", "%YAML 1.2", "  - {", "- }",
)  # fmt: skip

BEHIND = ("# two", "# three", '# two"', '# three"', "# it's", "# that's", "#", "", '  - "one')


def shape(value: Any) -> Any:
    """A tree with every place in it."""
    if isinstance(value, Map):
        inner = {key: shape(held) for key, held in value.items()}
        return (inner, value.file, value.spot, value.spots, value.key_spots)
    if isinstance(value, Seq):
        return ([shape(held) for held in value], value.file, value.spots)
    return value


def read(text: str) -> tuple[Any, Report]:
    report = Report()
    return read_yaml(text.encode(), file="f.yaml", report=report), report


def load_light(root: Path, overlay: Path | None = None) -> LoadedPack:
    """The pack `trial` with the entries of its cards as text."""
    read = read_packs(root, ("trial",), overlay, keeping=CardKeeping(as_text=True))
    (loaded,) = (one for one in read if isinstance(one, LoadedPack))
    return loaded


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_entry_of_the_shipped_packs_is_read_alone(file: Path) -> None:
    tree, report = read(file.read_text(encoding="utf-8"))
    cuts = match_chunks(file.read_bytes(), tree)
    assert not len(report)
    assert len(cuts) == len(tree) > 0
    assert [shape(chunk.tree()[0]) for chunk in cuts] == [shape(item) for item in tree]


@given(some.lists(some.sampled_from(LINES), max_size=12))
def test_pieces_are_given_only_where_they_mean_the_same(lines: list[str]) -> None:
    text = "\n".join((*lines, ""))
    try:
        tree, report = read(text)
    except (Stop, YAMLError):
        return
    if isinstance(tree, Seq) and not len(report):
        for chunk, item in zip(match_chunks(text.encode(), tree), tree, strict=False):
            assert shape(chunk.tree()[0]) == shape(item)


@given(some.lists(some.sampled_from(LINES), max_size=12))
def test_pieces_that_are_sound_alone_make_a_sound_file(lines: list[str]) -> None:
    text = "\n".join((*lines, ""))
    cuts = cut_chunks(text.encode(), "f.yaml")
    try:
        trees = [chunk.tree() for chunk in cuts]
    except ValueError:
        return
    if cuts:
        whole, report = read(text)
        assert not len(report)
        assert [shape(tree[0]) for tree in trees] == [shape(item) for item in whole]


@given(
    some.lists(some.sampled_from(LINES), max_size=4),
    *[some.lists(some.sampled_from(BEHIND), max_size=3)] * 2,
)
@example(['  q: "one'], ['# two"'], ['# three"'])
def test_pieces_that_say_different_things_are_known_apart(
    lines: list[str], behind: list[str], other: list[str]
) -> None:
    one, two = ("\n".join(("- id: a", *lines, *more, "")) for more in (behind, other))
    trees = [read_chunk(text, file="f.yaml", line=0) for text in (one, two)]
    if None not in trees and trees[0] != trees[1]:
        assert digest_chunk(one.encode()) != digest_chunk(two.encode())


def test_a_comment_behind_a_piece_says_nothing_of_it() -> None:
    one, two = b'- id: "a"\n\n# one\n\n# two\n', b'- id: "a"\n\n# three\n'
    assert digest_chunk(one) == digest_chunk(two)


def test_a_document_end_makes_a_file_one_piece() -> None:
    assert len(cut_chunks(b"- a\n- b\n", "f.yaml")) == 2
    for line in ("---", "...", "%YAML 1.2"):
        assert cut_chunks(f"- a\n{line}\n- b\n".encode(), "f.yaml") == ()


def test_a_card_with_its_entry_as_text_is_the_same_card() -> None:
    read = [*read_packs(ROOT, ("faith",), keeping=CardKeeping(as_text=True))]
    seen, light = [one for one in read if isinstance(one, Card)], read[-1]
    assert isinstance(light, LoadedPack)
    (whole,) = load_packs(ROOT, ("faith",))
    assert light.findings == whole.findings
    assert light.pack
    assert whole.pack
    for one, other in zip(light.pack.cards, whole.pack.cards, strict=True):
        assert not isinstance(one.entry_source, type(other.entry_source))
        assert replace(one, entry_source=other.entry_source) == other
        assert one.entry_source.read() == other.entry_source
        assert one.place("text", "fr") == other.place("text", "fr")
        assert shape(one.entry) == shape(other.entry)
    assert [card.id for card in seen] == [card.id for card in whole.pack.cards]


@pytest.mark.parametrize(
    ("more", "may"),
    [
        ("  emblem: lyre\n", False),
        ("  emblem: wealthy\n", False),
        ("  emblem: wealthy\n  marker: wealth\n", True),
        ("  emblem: wealth-1\n", False),
        ("  emblem: wealth\n", True),
        ('  emblem: "we\\x61lth"\n', True),  # another way to write an a
    ],
)
def test_what_an_entry_may_say_is_told_by_its_text(tmp_path: Path, more: str, may: bool) -> None:
    card = re.sub("  emblem: .*\n", lambda _: more, APOLLO)
    light = load_light(small_root(tmp_path / "root", {"cards/trial/cards.yaml": card}))
    assert light.pack
    assert light.pack.cards[0].may_say(["poverty", "wealth"]) == may


def test_what_is_laid_over_an_entry_may_say_anything(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {})
    overlay = tmp_path / "overlay.yaml"
    overlay.write_text("apollo: {emblem: wealth, source: house}\n", encoding="utf-8")
    light = load_light(root, overlay)
    assert light.pack
    assert light.pack.cards[0].may_say(["poverty", "wealth"])


def test_a_card_after_a_faulty_entry_has_its_own_text(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"cards/trial/cards.yaml": f"- 5\n{APOLLO}"})
    light = load_light(root)
    assert light.pack
    assert str(light.pack.cards[0].place("id")) == "cards/trial/cards.yaml:2:7"


def test_a_card_of_a_faulty_file_keeps_its_entry(tmp_path: Path) -> None:
    """Read once more by itself, an entry with a key said twice would not come out."""
    twice = APOLLO.replace("emblem: lyre", "emblem: lyre\n  emblem: lyre")
    root = small_root(tmp_path / "root", {"cards/trial/cards.yaml": twice})
    light = load_light(root)
    assert light.pack
    assert [finding.code for finding in light.findings] == ["duplicate-key"]
    assert light.pack.cards[0].power[0]


def test_known_entries_count_as_much_as_read_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a file too large to be read at once would be read in parts."""
    content, known = b"- id: a\n- id: b\n- id: c\n", KnownEntry({}, events=10)
    chunks = cut_chunks(content, "f.yaml")
    made = 2 * 10 + 6 + 6
    monkeypatch.setattr(reader, "MOST_EVENTS", made)
    assert len(read_unknown(chunks, [known, known, None])) == 3
    monkeypatch.setattr(reader, "MOST_EVENTS", made - 1)
    assert read_unknown(chunks, [known, known, None]) == []


def test_a_list_goes_on_after_a_bare_hyphen() -> None:
    (chunk,) = cut_chunks(b"- id: a\n-\n  id: b\n", "f.yaml")
    with pytest.raises(ValueError, match=r"f.yaml:1 is no entry by itself"):
        chunk.tree()


def test_an_entry_that_is_parsed_again_wears_the_overlay(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {"my.yaml": "apollo: {power: [{vp: 9}]}\n"})
    light = load_light(root, root / "my.yaml")
    assert light.pack
    assert light.pack.cards[0].power[0] == [{"vp": 9}]
    assert light.pack.cards[0].place("power").file == "my.yaml"


def test_a_card_stays_what_it_was_though_its_file_changes(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    light = load_light(root)
    assert light.pack
    (root / "cards/trial/cards.yaml").write_text("", "utf-8")
    assert light.pack.cards[0].power[0] == [{"coins": 3}]

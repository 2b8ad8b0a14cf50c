"""Every character of a value is found again in its file, whatever the style it is written in."""

from pathlib import Path
from unicodedata import normalize

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import cardgen.yaml.events as events
from cardgen.model.finding import Place, Report
from cardgen.model.located import Map, ValueRef
from cardgen.yaml.reader import read_yaml
from cardgen.yaml.source_map import SourceMap, map_characters

STYLES = {"plain": None, "single": "'", "double": '"', "literal": "|", "folded": ">"}
WORDS = st.text("ab é’{:}#-'\"\\,½ \n", min_size=1, max_size=60)
ROWS = st.lists(st.text("abé {}|", max_size=12), min_size=1, max_size=6)


def scalar(text: str) -> Map:
    tree = read_yaml(text.encode(), file="f.yaml", report=Report())
    assert isinstance(tree, Map)
    return tree


def check(text: str) -> None:
    tree = scalar(text)
    for key, value in tree.items():
        letters = map_characters(text, tree.spots[key])
        assert "".join(letter.sign for letter in letters) == value
        lines = text.split("\n")
        for letter, sign in zip(letters, str(value), strict=True):
            source = lines[letter.line][letter.column : letter.column + 1]
            assert source in (sign, "\\") or sign in " \n"


@pytest.mark.parametrize("style", STYLES)
@given(words=WORDS, width=st.integers(10, 60))
def test_what_yaml_writes_is_found_again(style: str, words: str, width: int) -> None:
    text = yaml.dump(
        {"a": words, "b": words}, default_style=STYLES[style], width=width, allow_unicode=True
    )
    tree = yaml.safe_load(text)
    if all(isinstance(value, str) for value in tree.values()):
        check(text)


@pytest.mark.parametrize("sign", ["|", ">"])
@pytest.mark.parametrize("chomp", ["", "-", "+"])
@given(rows=ROWS, after=st.booleans())
def test_blocks_as_people_write_them(sign: str, chomp: str, rows: list[str], after: bool) -> None:
    if not (rows[0] and rows[0][0] != " "):
        rows = ["x", *rows]  # the first line of words sets the column they begin at
    body = "".join(f"  {row}\n" for row in rows)
    check(f"a: {sign}{chomp}\n{body}" + ("b: >-\n  y\n" if after else ""))


@given(rows=st.lists(st.text("ab é{}\\x", max_size=9), min_size=1, max_size=5))
def test_double_quotes_over_several_lines(rows: list[str]) -> None:
    body = "\n  ".join(row.replace("\\", "\\\\") for row in rows)
    check(f'a: "{body}"\n')


@given(rows=st.lists(st.text("ab é{}'", max_size=9), min_size=1, max_size=5))
def test_single_quotes_over_several_lines(rows: list[str]) -> None:
    body = "\n  ".join(row.replace("'", "''") for row in rows)
    check(f"a: '{body}'\n")


@given(rows=st.lists(st.text("abé", min_size=1, max_size=9), min_size=1, max_size=5),
       blank=st.integers(0, 2))  # fmt: skip
def test_plain_over_several_lines(rows: list[str], blank: int) -> None:
    gap = "\n" * (blank + 1) + "  "
    check("a: x" + gap.join(rows) + "\n")


@pytest.mark.parametrize(
    ("text", "offset", "line", "column"),
    [
        ("a: >-\n  deux mots\n  puis {x}\n", 15, 2, 7),
        ("a:\n  - b: >2\n        deux\n", 2, 2, 8),
        ('a: "x\\u00e9{y}"\n', 2, 0, 11),
        ("a: 'l''or {x}'\n", 5, 0, 10),
        ("a: e\u0301te\u0301\n", 2, 0, 6),
        ('a: "un \\\n   deux"\n', 3, 1, 3),
    ],
)
def test_a_character_has_its_place(text: str, offset: int, line: int, column: int) -> None:
    tree = scalar(text)
    spots = tree.spots["a"]
    value = tree["a"]
    while not isinstance(value, str):
        key = 0 if isinstance(value, list) else "b"
        spots, value = value.spots[key], value[key]  # type: ignore[attr-defined, index]  # no leaf yet
    letter = map_characters(text, spots)[offset]
    assert (letter.line, letter.column) == (line, column)
    assert letter.sign == normalize("NFC", value)[offset]


def test_only_blocks_look_like_blocks() -> None:
    text = 'a: >-\n  x\nb: |\n  y\nc: z\n  z\nd: "q\n  q"\ne:\nf: >-\n'
    tree = scalar(text)
    assert {key: spot.is_block for key, spot in tree.spots.items()} == {
        "a": True, "b": True, "c": False, "d": False, "e": False, "f": True,
    }  # fmt: skip


def test_what_stands_at_a_place_on_one_line(tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text("a: bcd\ne: f\n", encoding="utf-8")
    source_map = SourceMap(tmp_path)
    assert source_map.typed(Place("f.yaml", 1, 4, 1, 6)) == "bc"
    assert source_map.typed(Place("f.yaml", 1, 4, 2, 6)) == ""
    assert source_map.typed(Place("f.yaml", 9, 1, 9, 2)) == ""


def test_the_parser_in_c_is_used() -> None:
    assert events.Parser.__name__ == "CParser"


def test_a_value_with_many_findings_is_taken_apart_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else words on one line would take the square of their length."""
    (tmp_path / "f.yaml").write_text("a: 'one two three'\n", encoding="utf-8")
    where, taken = ValueRef(scalar("a: 'one two three'\n"), "a"), []
    monkeypatch.setattr(
        "cardgen.yaml.source_map.map_characters",
        lambda text, spot: taken.append(spot) or map_characters(text, spot),
    )
    source_map = SourceMap(tmp_path)
    places = [source_map.place(where, offset, 3) for offset in (0, 4, 8)]
    assert [place.column for place in places] == [5, 9, 13]
    assert len(taken) == 1

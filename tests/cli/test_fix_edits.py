"""Fixes change the bytes of their own stretches and no others."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardgen.cli.fixes import edit_bytes
from cardgen.model.finding import Finding, Place, Report
from cardgen.model.located import Map
from cardgen.yaml.reader import read_yaml

SLUGS = st.from_regex(r"[a-z][a-z0-9é]{0,6}", fullmatch=True)
VALUES = st.builds(
    lambda style, word: style.format(word),
    st.sampled_from(["{}", "'{}'", '"{}"', "{{a: {}}}"]),
    SLUGS,
)
COMMENTS = st.text("aé𝔸# :{}'\"’", max_size=12)
LINES = st.tuples(VALUES, st.sampled_from(["", "  ", "   # "]), COMMENTS, st.integers(0, 2))


def fix(place: Place, text: str) -> Finding:
    return Finding("x", "x", place, "message", fix=text)


def at(line: int, column: int, end: int, text: str) -> Finding:
    return fix(Place("f", line, column, line, end), text)


def tree_of(content: bytes) -> Map:
    tree = read_yaml(content, file="f", report=Report())
    assert isinstance(tree, Map)
    return tree


@given(
    lines=st.lists(LINES, min_size=1, max_size=6),
    new=st.lists(st.none() | SLUGS, min_size=6, max_size=6),
    mark=st.sampled_from([b"", b"\xef\xbb\xbf"]),
    line_end=st.sampled_from(["\n", "\r\n"]),
)
def test_all_outside_the_stretches_stays(
    lines: list[Any], new: list[str | None], mark: bytes, line_end: str
) -> None:
    rows = [
        f"k{number}: {value}{gap}{comment if '#' in gap else ''}" + line_end * (1 + empty)
        for number, (value, gap, comment, empty) in enumerate(lines)
    ]
    content = mark + "".join(rows).encode()
    tree = tree_of(content)
    assume(all(isinstance(value, str | Map) for value in tree.values()))
    wanted = {f"k{number}": text for number, text in enumerate(new[: len(rows)]) if text}
    findings = [
        fix(tree.place(key, "a") if isinstance(tree[key], Map) else tree.place(key), text)
        for key, text in wanted.items()
    ]
    result = edit_bytes(content, findings)
    expected = {
        key: ({"a": wanted[key]} if isinstance(value, Map) else wanted[key])
        if key in wanted
        else value
        for key, value in tree.items()
    }
    assert tree_of(result.content) == expected
    assert len(result.made) == len(wanted)
    behind, at_byte = result.content, 0
    for edit in result.made:  # what stands between the stretches is taken away on both sides
        kept = content[at_byte : edit.start]
        assert behind.startswith(kept + edit.new)
        assert content[edit.start : edit.end] == edit.old
        behind, at_byte = behind[len(kept + edit.new) :], edit.end
    assert behind == content[at_byte:]


def test_columns_are_counted_in_characters_and_the_mark_is_none() -> None:
    content = "\ufeffa𝔸é: b\r\nc: d\r\n".encode()
    result = edit_bytes(content, [at(1, 6, 7, "ß"), at(2, 4, 5, "")])
    assert result.content == "\ufeffa𝔸é: ß\r\nc: \r\n".encode()


def test_what_is_inserted_ends_lines_as_the_file_does() -> None:
    assert edit_bytes(b"a\r\nb\r\n", [at(1, 2, 2, "\nx")]).content == b"a\r\nx\r\nb\r\n"
    assert edit_bytes(b"a\nb", [at(2, 2, 2, "\nx")]).content == b"a\nb\nx"


@pytest.mark.parametrize(
    ("asked", "content", "waiting"),
    [
        ([at(1, 1, 4, "X"), at(1, 3, 6, "Y")], b"Xdefgh", 1),
        ([at(1, 3, 6, "Y"), at(1, 1, 4, "X")], b"Xdefgh", 1),
        ([at(1, 1, 6, "X"), at(1, 2, 3, "Y"), at(1, 7, 8, "Z")], b"XfZh", 1),
        ([at(1, 1, 3, "X"), at(1, 3, 5, "Y")], b"XYefgh", 0),  # side by side
        ([at(1, 2, 2, "X"), at(1, 2, 2, "Y")], b"aXbcdefgh", 1),  # which one first?
        ([at(1, 2, 2, "X"), at(1, 2, 4, "Y")], b"aXbcdefgh", 1),
        ([at(1, 2, 4, "X"), at(1, 2, 4, "X")], b"aXdefgh", 0),  # the same, asked twice
    ],
)
def test_of_fixes_that_overlap_the_second_waits(
    asked: list[Finding], content: bytes, waiting: int
) -> None:
    result = edit_bytes(b"abcdefgh", asked)
    assert (result.content, len(result.waiting)) == (content, waiting)


@pytest.mark.parametrize("place", [(3, 1, 1), (0, 1, 1), (1, 4, 4), (1, 0, 1), (2, 1, 3)])
def test_a_place_outside_the_file_is_refused(place: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="there is no line|has no column"):
        edit_bytes(b"ab\r\nc", [at(*place, "x")])

"""YAML comes in with places; whatever is dangerous or ambiguous is refused with its place."""

import time
from pathlib import Path

import pytest

import cardgen.yaml.events as events
from cardgen.model.finding import MISSING, Finding, Missing, Report, Stop
from cardgen.model.located import Map, Seq, Spot
from cardgen.yaml.reader import read_file, read_yaml


def read(text: str | bytes) -> tuple[Map | Seq | Missing, tuple[Finding, ...]]:
    report = Report()
    content = text.encode() if isinstance(text, str) else text
    return read_yaml(content, file="f.yaml", report=report), report.findings


def codes(text: str | bytes) -> list[tuple[str, int, int]]:
    return [(f.code, f.place.line, f.place.column) for f in read(text)[1]]


def test_values_keys_and_items_know_their_place() -> None:
    tree, findings = read("a: 1\nb:\n  - x\n  - {c: 'y z'}\n")
    assert isinstance(tree, Map)
    assert (tree, findings) == ({"a": 1, "b": ["x", {"c": "y z"}]}, ())
    assert tree.key_spots["b"] == Spot(1, 0, 1, 1)
    assert str(tree.place("b", 1, "c")) == "f.yaml:4:9"
    assert tree.place("b", 1, "c")[3:] == (4, 14)
    assert str(tree.place("b", 1, "nowhere")) == "f.yaml:4:5"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a: &x 1\nb: *x\n", [("anchor", 1, 4), ("alias", 2, 4)]),
        ("a: &x [1]\n", [("anchor", 1, 4)]),
        ("&k a: 1\n", [("anchor", 1, 1)]),
        ("a: !!str 1\nb: !x {c: 1}\n", [("tag", 1, 4), ("tag", 2, 4)]),
        ("%YAML 1.2\n---\na: 1\n", [("directive", 1, 1)]),
        ("a: 1\n---\nb: 2\n", [("second-document", 2, 1)]),
        ("<<: {a: 1}\nb: 1\n", [("merge-key", 1, 1)]),
        ("a: 1\nb: 2\na: 3\n", [("duplicate-key", 3, 1)]),
        ("a: 1_000\nb: 010\nc: .nan\n", [
            ("number-underscore", 1, 4), ("number-leading-zero", 2, 4),
            ("number-not-finite", 3, 4)]),
        ("a: 'b\u202ec'\n", [("character", 1, 6)]),
        ("a: b\x07c\n", [("character", 1, 5)]),
        ("a: b\u2028c\n", [("character", 1, 5)]),
        ("a: 1\rb: 2\r", [("line-ends", 1, 5)]),
        ("a: 1\nb: mÃ©lÃ©\n", [("encoding", 2, 5)]),
        ("a: dâ€™or\n", [("encoding", 1, 5)]),
        ("a: ÂGE et ÃO\n", []),
        ('a: "b\\u202ec"\n', [("character", 1, 4)]),
        ("a:\n\tb: 1\n", [("tab", 2, 1)]),
        ("a: x\ty\n", [("tab", 1, 5)]),
        ("? [a]\n: 1\nb: 2\n", [("key-not-text", 1, 3)]),
        ("{a: 1}: 2\n", [("key-not-text", 1, 1)]),
        ("? \n: 2\n", [("key-not-text", 1, 2)]),
        ("'': 2\n", [("key-not-text", 1, 1)]),
        ("a: {b: {{ name }}, c: 1}\n", [("expression-unquoted", 1, 8)]),
        ("a: {{ name ~ 1, x }}\n", [("expression-unquoted", 1, 4)]),
        ("[" * 31 + "]" * 31 + "\n", [("too-deep", 1, 31)]),
        ("", [("empty-file", 1, 1)]),
        ("# nothing\n", [("empty-file", 1, 1)]),
        ("just words\n", [("wrong-type", 1, 1)]),
        (b"a: \xe9t\xe9\n", [("not-utf8", 1, 4)]),
        ("a: 1\n".encode("utf-16"), [("not-utf8", 1, 1)]),
    ],
)  # fmt: skip
def test_what_is_refused(text: str | bytes, found: list[tuple[str, int, int]]) -> None:
    assert codes(text) == found


WINDOWS = "a: été\n".encode("cp1252")


@pytest.mark.parametrize(
    ("content", "message", "help"),
    [
        (WINDOWS, ": it looks like Windows-1252", "open it as Windows-1252 and save"),
        ("a: 1\n".encode("utf-16"), ": it looks like UTF-16", "open it as UTF-16 and save"),
        (b"PK\x03\x04\x00\x81", ": it holds no text", "put a text file there"),
        ("b: à\n".encode() + WINDOWS, "", "save the file as UTF-8"),
        (b"a: \x81\n", "", "save the file as UTF-8"),
    ],
)
def test_the_encoding_of_a_file_is_guessed(content: bytes, message: str, help: str) -> None:
    report = Report()
    read_yaml(content, file="a.yaml", report=report)
    (finding,) = report.findings
    assert finding.message == f"the file is not UTF-8{message}"
    assert finding.help.startswith(help)


def test_thirty_deep_is_allowed() -> None:
    assert codes("[" * 30 + "]" * 30 + "\n") == []


def test_depth_is_not_length() -> None:
    assert codes("- [1]\n" * 40) == []


def test_a_duplicate_key_names_the_first_line_and_the_first_value_stays() -> None:
    tree, findings = read("a: 1\nb: 2\na: 3\n")
    assert tree == {"a": 1, "b": 2}
    assert "line 1" in findings[0].message


def test_a_byte_order_mark_and_windows_line_ends_are_taken() -> None:
    assert read("\ufeffa: >-\r\n  b\r\n  c\r\nd: 1\r\n".encode()) == ({"a": "b c", "d": 1}, ())


def test_texts_are_composed() -> None:
    assert read('e\u0301: e\u0301\nf: "e\\u0301"\n')[0] == {"é": "é", "f": "é"}


def test_a_refused_value_is_missing_and_reading_goes_on() -> None:
    assert read("a: 0x1f\nb: 2\n")[0] == {"a": MISSING, "b": 2}


def test_bombs_are_stopped_quickly() -> None:
    bomb = "a: &a [x, x]\n" + "".join(
        f"{chr(98 + i)}: &{chr(98 + i)} [*{chr(97 + i)}, *{chr(97 + i)}]\n" for i in range(20)
    )
    began = time.process_time()
    assert {code for code, _, _ in codes(bomb)} == {"anchor", "alias"}
    assert codes("[" * 900_000)[0][0] == "too-deep"
    assert codes("{a: " * 900_000)[0][0] == "too-deep"
    assert codes("- 1\n" * 200_001)[0][0] == "too-many-values"
    assert time.process_time() - began < 20


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_bytes(b"#" * 5_000_001)
    report = Report()
    assert read_file(path, file="huge.yaml", report=report) is MISSING
    assert [f.code for f in report.findings] == ["file-too-big"]


def test_a_missing_file_stops(tmp_path: Path) -> None:
    with pytest.raises(Stop) as stop:
        read_file(tmp_path / "no.yaml", file="cards/no.yaml", report=Report())
    assert "cards/no.yaml" in stop.value.message


def test_the_parser_in_python_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "a: {b: [1, 'x']}\ne: |\n  f\nh: >-\n  i\ng: &x 1\n"
    fast = read(text)
    monkeypatch.setattr(events, "Parser", events.PythonParser)
    slow = read(text)
    assert (fast[0], fast[1]) == (slow[0], slow[1])
    assert isinstance(fast[0], Map)
    assert isinstance(slow[0], Map)
    assert (fast[0].spots, fast[0].key_spots) == (slow[0].spots, slow[0].key_spots)
    monkeypatch.undo()
    assert events.Parser is not events.PythonParser


def test_an_empty_pack_is_told_what_a_pack_says() -> None:
    report = Report()
    read_yaml(b"", file="cards/mine/pack.yaml", report=report)
    (finding,) = report.findings
    assert finding.help.startswith("write title:, version:, mark:, languages: and decks:")

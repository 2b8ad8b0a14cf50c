"""Words are cut into text and icons; a malformed token is shown at its very character."""

from pathlib import Path
from typing import Any

import pytest

from cardgen.model.finding import MISSING, Finding, Report
from cardgen.model.located import Map, ValueRef
from cardgen.model.text import Icon
from cardgen.packs.notation import parse_icon, parse_words
from cardgen.packs.words import PerLanguage, PlainWords, WordsByAge, WordsWithIcons
from cardgen.yaml.reader import read_yaml
from cardgen.yaml.source_map import SourceMap


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("rien", ("rien",)),
        ("{coin:3}", (Icon("coin", "3"),)),
        ("a {coin:3} b", ("a ", Icon("coin", "3"), " b")),
        ("{any-brown}{free}", (Icon("any-brown"), Icon("free"))),
        ("{{x}} et {{", ("{x} et {",)),
        ("{{{coin:1}}}", ("{", Icon("coin", "1"), "}")),
        ("{less:-1} {coin:n-1} {coin:1½}",
         (Icon("less", "−1"), " ", Icon("coin", "n−1"), " ", Icon("coin", "1½"))),
        ("{coin:x2} {coin:×2}", (Icon("coin", "×2"), " ", Icon("coin", "×2"))),
    ],
)  # fmt: skip
def test_tokens(words: str, runs: tuple[object, ...]) -> None:
    assert parse_words(words, 1) == ((runs,), ())


@pytest.mark.parametrize(
    ("words", "ages"),
    [
        ("{1 bouclier|2 boucliers} !", (("1 bouclier !",), ("2 boucliers !",))),
        ("a{b|} {coin:3|5}", (("ab ", Icon("coin", "3")), ("a ", Icon("coin", "5")))),
    ],
)
def test_fragments(words: str, ages: tuple[object, ...]) -> None:
    assert parse_words(words, 2) == (ages, ())


@pytest.mark.parametrize(
    ("words", "ages", "fault"),
    [
        ("a {coin", 1, ("brace", 2, 1)), ("a} b", 1, ("brace", 1, 1)),
        ("x {Coin:3}", 1, ("token", 2, 8)), ("{coin:}", 1, ("token", 0, 7)),
        ("{coin:trois}", 1, ("token", 0, 12)), ("{}", 1, ("token", 0, 2)),
        ("{a|b}", 3, ("fragment-count", 0, 5)), ("{a|b}", 1, ("fragment-count", 0, 5)),
        ("{coin:1|deux}", 2, ("fragment-icon", 0, 13)), ("{a {b} c", 1, ("brace", 0, 1)),
    ],
)  # fmt: skip
def test_malformed_tokens(words: str, ages: int, fault: tuple[object, ...]) -> None:
    _, faults = parse_words(words, ages)
    assert [tuple(found[:3]) for found in faults][:1] == [fault]
    assert faults[0].help


def test_icon_names() -> None:
    assert parse_icon("card-leader:2") == Icon("card-leader", "2")
    assert [parse_icon(token) for token in ("", "-a", "a--b", "a:", "a: 1", "A")] == [None] * 6


def read(tmp_path: Any, kind: Any, text: str) -> tuple[Any, tuple[Finding, ...]]:
    (tmp_path / "f.yaml").write_text(text, encoding="utf-8")
    report = Report()
    tree = read_yaml(text.encode(), file="f.yaml", report=report)
    assert isinstance(tree, Map)
    return kind.read(tree["a"], ValueRef(tree, "a"), report), report.findings


def test_a_fault_is_shown_at_its_character(tmp_path: Any) -> None:
    text = "a:\n  fr: >-\n    Deux mots\n    puis {coin\n  en: ok\n"
    kind = PerLanguage(("fr", "en"), WordsByAge(SourceMap(tmp_path)))
    value, (fault, warning) = read(tmp_path, kind, text)
    assert value is MISSING
    assert (str(fault.place), fault.code, fault.language) == ("f.yaml:4:10", "brace", "fr")
    assert (warning.code, warning.severity) == ("words-not-block", "warning")
    assert "en: >-" in warning.help


def test_words_by_age_in_either_order(tmp_path: Any) -> None:
    inner = "a:\n  fr:\n    I-II: >-\n      x{1|2}\n    III: >-\n      y\n"
    outer = "a:\n  I-II:\n    fr: >-\n      x{1|2}\n  III:\n    fr: >-\n      y\n"
    kind = PerLanguage(("fr",), WordsByAge(SourceMap(tmp_path)))
    for text in (inner, outer):
        assert read(tmp_path, kind, text) == ({"fr": (("x1",), ("x2",), ("y",))}, ())


def test_ages_that_share_words_share_the_object(tmp_path: Any) -> None:
    kind = WordsByAge(SourceMap(tmp_path))
    (one, two, three), _ = read(tmp_path, kind, "a:\n  I-II: >-\n    x {coin}\n  III: >-\n    y\n")
    assert one is two
    assert three == ("y",)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("a: {fr: x}\n", "language-missing", "f.yaml:1:4"),
        ("a: {fr: x, en: y, de: z}\n", "unknown-language", "f.yaml:1:19"),
        ("a: words\n", "wrong-type", "f.yaml:1:4"),
        ("a: {fr: 3, en: y}\n", "wrong-type", "f.yaml:1:9"),
        ("a: {fr: {x: y}, en: y}\n", "wrong-type", "f.yaml:1:9"),
        ("a: {fr: {I: y}, en: y}\n", "ages-hole", "f.yaml:1:9"),
    ],
)
def test_faults_of_languages(tmp_path: Any, text: str, code: str, place: str) -> None:
    value, findings = read(
        tmp_path, PerLanguage(("fr", "en"), WordsByAge(SourceMap(tmp_path))), text
    )
    assert value is MISSING
    errors = [finding for finding in findings if finding.severity == "error"]
    assert [(finding.code, str(finding.place)) for finding in errors] == [(code, place)]


def test_fragments_have_no_place_in_notes(tmp_path: Any) -> None:
    value, findings = read(tmp_path, WordsWithIcons(SourceMap(tmp_path)), "a: >-\n  {x|y}\n")
    assert (value, findings[0].code) == (MISSING, "fragment-count")


def test_plain_words_keep_their_braces(tmp_path: Any) -> None:
    assert read(tmp_path, PlainWords(), "a: >-\n  x {y}\n") == ("x {y}", ())


@pytest.mark.parametrize(
    ("typed", "stretch", "fix"),
    [
        ("fr: >\n    a b\n", ">", ">-"),
        ("fr: |\n    a b\n", "|", ">-"),
        ("fr: >+  # kept\n    a b\n", ">+", ">-"),
        ("fr: |2-\n      a\n      b\n", "|2-", None),  # which words stand alone on a line?
        ("fr: |+2\n    a b\n\n", "|+2", ">2-"),
        ("fr: >\n    a\n\n    b\n", ">", None),
    ],
)
def test_a_line_end_after_words_is_safe_to_drop(
    typed: str, stretch: str, fix: str | None, tmp_path: Path
) -> None:
    text = f"text:\n  {typed}"
    (tmp_path / "f.yaml").write_text(text, encoding="utf-8")
    tree: Any = read_yaml(text.encode(), file="f.yaml", report=Report())
    report = Report()
    PlainWords(SourceMap(tmp_path)).read(tree["text"]["fr"], ValueRef(tree["text"], "fr"), report)
    (finding,) = report.findings
    place = finding.place
    line = text.splitlines()[place.line - 1]
    assert (line[place.column - 1 : place.end_column - 1], place.end_line) == (stretch, place.line)
    assert finding.fix == fix

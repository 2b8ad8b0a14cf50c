"""Words are cut into text and icons; a malformed token is shown at its very character."""

from textwrap import indent

import pytest

from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.text import Icon
from cardgen.packs.notation import parse_icon, parse_words
from cardgen.packs.pack import load_pack
from tests.packs.conftest import CARD, WritePack


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
        ("{times:1x} {times:2×}", (Icon("times", "1×"), " ", Icon("times", "2×"))),
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


BARE = CARD.partition("  text:")[0]  # a card without words
LINES = BARE.count("\n")


TEXT = "text:\n  fr: >-\n    x\n  en: >-\n    y\n"


def read(write_pack: WritePack, typed: str) -> tuple[Card | None, tuple[Finding, ...]]:
    """A card with these words beneath the rest of it, if it could be read, and the findings."""
    files = {"gods/a.yaml": BARE + indent(typed, "  ")}
    loaded = load_pack(write_pack(files), "trial")
    cards = loaded.pack.cards if loaded.pack else ()
    return next(iter(cards), None), loaded.findings


def at(finding: Finding) -> tuple[int, int]:
    """Line and column among the words that were typed."""
    return finding.place.line - LINES, finding.place.column - 2


def test_a_fault_is_shown_at_its_character(write_pack: WritePack) -> None:
    text = "text:\n  fr: >-\n    Deux mots\n    puis {coin\n  en: ok\n"
    card, (fault, warning) = read(write_pack, text)
    assert card is None
    assert (at(fault), fault.code, fault.language) == ((4, 10), "brace", "fr")
    assert (warning.code, warning.severity) == ("words-not-block", "warning")
    assert "en: >-" in warning.help


def test_words_by_age_in_either_order(write_pack: WritePack) -> None:
    inner = "text:\n  fr:\n    I-II: >-\n      x{1|2}\n    III: >-\n      y\n  en: >-\n    z\n"
    outer = (
        "text:\n  I-II:\n    fr: >-\n      x{1|2}\n    en: >-\n      z\n"
        "  III:\n    fr: >-\n      y\n    en: >-\n      z\n"
    )
    for text in (inner, outer):
        card, findings = read(write_pack, text)
        assert card
        assert findings == ()
        assert card.text == {"fr": (("x1",), ("x2",), ("y",)), "en": (("z",),) * 3}


def test_ages_that_share_words_share_the_object(write_pack: WritePack) -> None:
    text = "text:\n  fr:\n    I-II: >-\n      x {coin}\n    III: >-\n      y\n  en: >-\n    z\n"
    card, _ = read(write_pack, text)
    assert card
    one, two, three = card.text["fr"]
    assert one is two
    assert three == ("y",)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("text: {fr: x}\n", "language-missing", 7),
        ("text: {fr: x, en: y, de: z}\n", "unknown-language", 22),
        ("text: words\n", "wrong-type", 7),
        ("text: {fr: 3, en: y}\n", "wrong-type", 12),
        ("text: {fr: {x: y}, en: y}\n", "wrong-type", 12),
        ("text: {fr: {I: y}, en: y}\n", "ages-hole", 12),
    ],
)
def test_faults_of_languages(write_pack: WritePack, text: str, code: str, column: int) -> None:
    card, findings = read(write_pack, text)
    assert (card is None) == (code != "language-missing")  # what is said in one language is read
    errors = [finding for finding in findings if finding.severity == "error"]
    assert [(finding.code, at(finding)) for finding in errors] == [(code, (1, column))]


def test_fragments_have_no_place_in_notes(write_pack: WritePack) -> None:
    card, findings = read(write_pack, f"{TEXT}notes:\n  fr: >-\n    {{x|y}}\n  en: >-\n    z\n")
    assert card is None
    assert findings[0].code == "fragment-count"


def test_plain_words_have_no_braces(write_pack: WritePack) -> None:
    """They would be printed."""
    card, (fault,) = read(write_pack, f"{TEXT}flavour:\n  fr: >-\n    x {{y}}\n  en: >-\n    z\n")
    assert card is None
    assert (fault.code, fault.message.split()[0]) == ("brace", '"{y}"')


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
    typed: str, stretch: str, fix: str | None, write_pack: WritePack
) -> None:
    text = f"{TEXT}flavour:\n  {typed}  en: >-\n    z\n"
    _, (finding,) = read(write_pack, text)
    (line, column), place = at(finding), finding.place
    end = place.end_column - 2 - 1
    assert (text.splitlines()[line - 1][column - 1 : end], place.end_line) == (stretch, place.line)
    assert finding.fix == fix

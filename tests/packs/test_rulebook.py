"""Rulebooks as they are read: blocks, words, links, each at its place; no text is too odd."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.model.finding import Finding, Report
from cardgen.model.text import Icon
from cardgen.packs.rulebook.reader import load_rulebook, read_rulebook

FIXTURE = Path(__file__).parents[1] / "fixtures" / "rulebook" / "cards" / "trial" / "rulebook"


def read(text: str) -> tuple[tuple[Any, ...], tuple[Finding, ...]]:
    report = Report()
    book = read_rulebook(text, "f.md", "trial", "fr", report)
    return book.blocks if book else (), report.findings


def shapes(text: str) -> list[tuple[str, str]]:
    return [(block.kind, block.words) for block in read(text)[0]]


def typed(text: str, block: Any, start: int, end: int) -> str:
    """What stands at the place of a stretch, which lies on one line."""
    place = block.place(start, end)
    assert place.line == place.end_line
    return text.split("\n")[place.line - 1][place.column - 1 : place.end_column - 1]


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("# Un\ndeux\n## Trois ##\n", ["heading Un", "paragraph deux", "heading Trois"]),
        ("Un\n===\n\nDeux\n---\n", ["heading Un", "heading Deux"]),
        ("un\ndeux\n\ntrois", ["paragraph un deux", "paragraph trois"]),
        ("- un\n- deux\n  trois\n\n  quatre\ncinq",
         ["item un", "item deux trois", "item quatre cinq"]),
        ("1. un\n2) deux\n\nfin", ["item un", "item deux", "paragraph fin"]),
        ("En\n2012. Une année", ["paragraph En 2012. Une année"]),
        ("| a | b\\|c |\n|---|:-:|\n| {coin:3} | |",
         ["cell a", "cell b|c", "cell {coin:3}", "cell "]),
        ("> un\n> deux\ntrois\n\nquatre", ["paragraph un deux trois", "paragraph quatre"]),
        ("un\n***\ndeux", ["paragraph un", "paragraph deux"]),
        ("un\n```\n# {x}\n```\ndeux", ["paragraph un", "paragraph deux"]),
        ("un\n```\n```x\n```\ndeux", ["paragraph un", "paragraph deux"]),
        ("un\n\n    {code}\n\ndeux", ["paragraph un", "paragraph deux"]),
        ("un <!-- deux\n\ntrois --> quatre", ["paragraph un", "paragraph quatre"]),
        ("#\n\n- \n", []),
    ],
)  # fmt: skip
def test_blocks(text: str, blocks: list[str]) -> None:
    assert [f"{kind} {words}" for kind, words in shapes(text)] == blocks


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("**gras** et *mince*, _aussi_", "gras et mince, aussi"),
        ("snake_case 2 * 3", "snake_case 2 * 3"),
        (r"\*vrai\*", "*vrai*"),
        ("{{ et }}", "{ et }"),
        ("x&nbsp;: &amp;", "x\u00a0: &"),
        ("e\u0301te\u0301", "été"),
        ("`{x}` ``a ` b``", "`{x}` ``a ` b``"),
    ],
)
def test_words(text: str, words: str) -> None:
    blocks, findings = read(text)
    assert ([block.words for block in blocks], findings) == ([words], ())


def test_block_quotes_and_lists_are_told_apart() -> None:
    blocks, _ = read("> un\n>\n> deux\n\n> trois\n\n- a\n- b\n\nfin\n\n- c\n")
    assert [(block.quote, block.list) for block in blocks] == [
        *((1, 0), (1, 0), (2, 0), (0, 1), (0, 1), (0, 0), (0, 2)),
    ]


def test_links_and_signs() -> None:
    (block,), findings = read("{card:iris} {wonder:other/isle} { see:a-b } {coin:3} {coin}")
    assert [inset.what for inset in block.insets] == [
        *(("card", "iris"), ("wonder", "other/isle"), ("see", "a-b")),
        *(Icon("coin", "3"), Icon("coin")),
    ]
    assert findings == ()


@pytest.mark.parametrize(
    ("text", "code", "at", "told"),
    [
        ("le {card:iris", "brace", "{", "never closes"),
        ("le card:iris}", "brace", "}", "closes no token"),
        ("un {crad:iris} ", "token", "{crad:iris}", 'did you mean "{card:iris}"'),
        ("- un {card:Iris bleue}", "token", "{card:Iris bleue}", 'mean "{card:iris-bleue}"'),
        ("> {1 point|2 points}", "token", "{1 point|2 points}", "words by Age"),
        ("voir {see:#mise}", "token", "{see:#mise}", 'did you mean "{see:mise}"'),
        ("un {}", "token", "{}", "neither link nor icon"),
        ("un `{}` {x y}", "token", "{x y}", "neither link nor icon"),
        ("##Titre", "rulebook-markdown", "##", "space behind"),
        ("un\n\n```x\nfin", "rulebook-markdown", "```x", "never ends"),
        ("un <!-- deux", "rulebook-markdown", "<!--", "never ends"),
        ("un\tdeux", "tab", "\t", "may not stand"),
    ],
)
def test_faults_stand_at_their_characters(
    text: str, code: str, at: str, told: str, tmp_path: Path
) -> None:
    report = Report()
    (tmp_path / "fr.md").write_bytes(text.encode())
    load_rulebook(tmp_path / "fr.md", "fr.md", "trial", report)
    (fault,) = report.findings
    place = fault.place
    stretch = text.split("\n")[place.line - 1][place.column - 1 : place.end_column - 1]
    assert (fault.code, stretch) == (code, at)
    assert told in fault.message
    assert fault.help


@pytest.mark.parametrize("opens", ["```", "<!--"])
def test_what_swallows_the_rest_is_told_alone(opens: str) -> None:
    """Nothing is missed in a book that cannot be read to its end."""
    report = Report()
    book = read_rulebook(f"# Un\n\n{opens}\n\n# Deux\n", "fr.md", "trial", "fr", report)
    assert book is None
    assert ["never ends" in one.message for one in report.findings] == [True]


def test_front_matter_is_refused_once() -> None:
    blocks, (fault,) = read("---\ntitle: {x}\n---\n\n# Un\n")
    assert [block.words for block in blocks] == ["Un"]
    assert (fault.code, fault.place.line, fault.place.end_line) == ("rulebook-markdown", 1, 3)


@pytest.mark.parametrize("text", ["", "\n\n", "<!-- rien -->"])
def test_a_rulebook_that_says_nothing(text: str) -> None:
    blocks, (fault,) = read(text)
    assert (blocks, fault.code) == ((), "empty-file")


@pytest.mark.parametrize("name", ["fr", "en"])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_every_word_of_the_worked_rulebook_is_found_where_it_stands(name: str, ends: str) -> None:
    text = (FIXTURE / f"{name}.md").read_text(encoding="utf-8").replace("\n", ends)
    blocks, findings = read(text)
    assert (len(blocks) > 40, findings) == (True, ())
    for block in blocks:
        for at, sign in enumerate(block.words):
            assert typed(text, block, at, at + 1) in (sign, "", "\r"), block.words
        for inset in block.insets:
            assert typed(text, block, inset.start, inset.end) == block.words[
                inset.start : inset.end
            ]  # fmt: skip


SIGNS = "ab #>-*_`{}[]()!|:\\<&;~=1.\n\r\u0301é\u00a0\ufffc"
PIECES = ["{card:a}", "<!--", "-->", "```", "---\n", "{coin:3}", "\n\n", "> ", "- ", "| ", "&nbsp;",
          "https://a.b", "](", "{{", "{#a}", "<b>", "**", "\n|---|\n", "![",
          "{list:signs}", "1. "]  # fmt: skip


@given(st.lists(st.one_of(st.text(SIGNS, max_size=5), st.sampled_from(PIECES)), max_size=25))
def test_any_text(parts: list[str]) -> None:
    text = "".join(parts)
    blocks, findings = read(text)
    lines = text.split("\n")
    for block in blocks:
        assert block.words.strip(" ") or block.kind == "cell"
        assert all(0 <= one.start < one.end <= len(block.words) for one in block.insets)
        assert all(0 <= one.start <= one.end <= len(block.words) for one in block.styles)
        for at in range(len(block.words)):
            place = block.place(at, at + 1)
            assert 1 <= place.line <= len(lines)
            assert place.column <= len(lines[place.line - 1]) + 1
    for finding in findings:
        assert finding.help
        assert 1 <= finding.place.line <= len(lines)


def test_sections() -> None:
    book = read_rulebook("avant\n\n# Un\n\na\n\n## Deux\n", "f.md", "p", "fr", Report())
    assert book is not None
    assert [
        (one.heading.words if one.heading else "", len(one.blocks)) for one in book.sections
    ] == [("", 1), ("Un", 1), ("Deux", 0)]

"""Markdown as CommonMark has it, in hard cases worked out by hand; what printing asks of blocks."""

from typing import Any

import pytest

from cardgen.model.finding import Finding, Report
from cardgen.packs.rulebook.reader import read_rulebook


def read(text: str) -> tuple[tuple[Any, ...], tuple[Finding, ...]]:
    report = Report()
    book = read_rulebook(text, "f.md", "trial", "fr", report)
    return book.blocks if book else (), report.findings


def set_apart(text: str) -> str:
    """The words of a text of one block: [strong], (emphasis)."""
    ((block,), _) = read(text)
    signs = {"strong": "[]", "emphasis": "()"}
    marked = [""] * (len(block.words) + 1)
    for start, end, style in block.styles:
        marked[start] = marked[start] + signs[style][0]
        marked[end] = signs[style][1] + marked[end]
    return "".join(mark + sign for mark, sign in zip(marked, [*block.words, ""], strict=True))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("*un* _deux_ **trois** __quatre__", "(un) (deux) [trois] [quatre]"),
        ("un*deux*trois, un_deux_trois", "un(deux)trois, un_deux_trois"),
        ("**un**deux, __un__deux", "[un]deux, __un__deux"),
        ("***un** deux*", "([un] deux)"),
        ("***un* deux**", "[(un) deux]"),
        ("***un***", "([un])"),
        ("*un **deux** trois*", "(un [deux] trois)"),
        ("**un *deux* trois**", "[un (deux) trois]"),
        ("*(**un**)*", "(([un]))"),
        ("**un\ndeux** trois", "[un deux] trois"),
        ("**« un »** deux", "[« un »] deux"),
        ("*un [deux*](#ici)", "*un deux*"),
        ("*un `deux*`", "*un `deux*`"),
        (r"*un\* deux*", "(un* deux)"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("*un **deux* trois**", "(un ((deux) trois))"),
        ("**{coin:3}** et *{card:iris}*", "[{coin:3}] et ({card:iris})"),
        ("**{{un}}** deux", "[{un}] deux"),
        ("un **deux {{** trois", "un [deux {] trois"),
        ("&copy; &#42;un&#42; &eacute;t&eacute; &mot;", "© *un* été &mot;"),
        (r"\&amp; \# \a", r"&amp; # \a"),
        ("https://a.fr/_un_/*deux*", "https://a.fr/_un_/(deux)"),
        ("<https://a.fr/_un_>", "https://a.fr/_un_"),
        ("un  \ndeux\\\ntrois", "un deux trois"),
        ("e\u0301 *e\u0301* e\u0301", "é (é) é"),
    ],
)  # fmt: skip
def test_bold_and_italics(text: str, words: str) -> None:
    assert set_apart(text) == words


def test_a_stretch_within_another_comes_after_it() -> None:
    ((block,), _) = read("a ***b* c** d")
    assert block.styles == ((2, 5, "strong"), (2, 3, "emphasis"))


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("- a\n- b\n* c", ["1 1 0 a", "1 1 0 b", "2 1 0 c"]),
        ("3. a\n3. b\n9) c", ["1 1 3 a", "1 1 4 b", "2 1 9 c"]),
        ("1. a\n\n   b\n\n2. c", ["1 1 1 a", "1 1 1 + b", "1 1 2 c"]),
        ("1. a\n   - b\n   - c\n\n   d\n2. e",
         ["1 1 1 a", "2 2 0 b", "2 2 0 c", "1 1 1 + d", "1 1 2 e"]),
        ("- a\n\n  - b\n    1. c", ["1 1 0 a", "2 2 0 b", "3 3 1 c"]),
        ("- a\n - b\n  - c", ["1 1 0 a", "1 1 0 b", "1 1 0 c"]),
        ("- a\nb\n\nc", ["1 1 0 a b", "paragraph c"]),
        ("-  a\n\n   b\n\n c", ["1 1 0 a", "1 1 0 + b", "paragraph c"]),
        ("10) a\n    b\n\n    c", ["1 1 10 a b", "1 1 10 + c"]),
        ("a\n- b", ["paragraph a", "1 1 0 b"]),
        ("a\n2. b", ["paragraph a 2. b"]),
        ("-a\n1.b", ["paragraph -a 1.b"]),
        ("- a\n\n      code", ["1 1 0 a"]),
        ("- - a\n  - b", ["2 2 0 a", "2 2 0 b"]),
        ("-\n  a\n-\n\n  b", ["1 1 0 a", "paragraph b"]),
        ("> - a\n>   b\n> c\n\n- d", ["1 1 0 a b c", "2 1 0 d"]),
        ("- a\n- ***\n- b", ["1 1 0 a", "1 1 0 b"]),
        ("- > a\n- b", ["paragraph a", "1 1 0 b"]),
        ("- {coin:3} : *a*\n  {card:b}", ["1 1 0 {coin:3} : a {card:b}"]),
    ],
)  # fmt: skip
def test_lists(text: str, items: list[str]) -> None:
    """List, depth and number of each item, + for a further paragraph."""
    said = [
        f"{one.list} {one.depth} {one.number} {'' if one.begins else '+ '}{one.words}"
        if one.kind == "item"
        else f"{one.kind} {one.words}"
        for one in read(text)[0]
    ]
    assert said == items


def test_tables_keep_their_columns() -> None:
    text = "| a | b |\n|:--|:-:|\n| | *c* |\n| {coin:3} | |\n\nd\n\ne | f\n--:|---\n"
    blocks, findings = read(text)
    assert findings == ()
    assert [
        (one.table, one.row, one.column, one.alignment, one.words)
        for one in blocks
        if one.kind == "cell"
    ] == [
        (1, 0, 0, "left", "a"), (1, 0, 1, "center", "b"),
        (1, 1, 0, "left", ""), (1, 1, 1, "center", "c"),
        (1, 2, 0, "left", "{coin:3}"), (1, 2, 1, "center", ""),
        (2, 0, 0, "right", "e"), (2, 0, 1, "", "f"),
    ]  # fmt: skip
    empty = blocks[5]
    assert (empty.words, str(empty.place())) == ("", "f.md:4:13")


def test_a_token_and_an_address_are_no_markdown() -> None:
    text = "| {1|2} | https://a.fr/b_c_d |\n|---|---|\n| {a_b_c} | `x` |"
    blocks, findings = read(text)
    assert [one.words for one in blocks] == ["{1|2}", "https://a.fr/b_c_d", "{a_b_c}", "`x`"]
    assert [str(one.place) for one in findings] == ["f.md:1:3", "f.md:3:3"]


def test_pictures_stand_beside_the_words_of_an_item_that_begins_with_them() -> None:
    (item, plain), findings = read("- {picture:a} {picture:b} 2 {coin}\n- un")
    assert [link.id for link, _ in item.leading_pictures] == ["a", "b"]
    assert (plain.leading_pictures, findings) == ((), ())


def test_anchors_name_headings() -> None:
    blocks, findings = read("# Un {#un}\n\nDeux *trois* {#deux-3} ##\n---\n\n## Quatre\n")
    assert [(one.words, one.level, one.anchor) for one in blocks] == [
        ("Un", 1, "un"),
        ("Deux trois {#deux-3} ##", 2, ""),
        ("Quatre", 2, ""),
    ]
    assert [one.message.partition(":")[0] for one in findings] == [
        "{#deux-3} names a heading, and stands at the end of one"
    ]


def test_flavour_is_in_italics_from_end_to_end() -> None:
    blocks, _ = read("*a **b** c*\n\n*a* b\n\n# *a*\n\n**a**\n")
    assert [one.flavour for one in blocks] == [True, False, False, False]


@pytest.mark.parametrize(
    ("text", "at", "told"),
    [
        ("# Un {#Un}", "{#Un}", 'did you mean "{#un}"'),
        ("# Un {#}", "{#}", "no id of a heading"),
        ("un {#un}", "{#un}", "stands at the end of one"),
        ("# {#a} Un", "{#a}", "stands at the end of one"),
        ("# Un {#a}\n\n## Deux {#a}", "Deux", "names two headings"),
        ("un {list:signs}", "{list:signs}", "a block of its own"),
        ("- {list:signs}", "{list:signs}", "a block of its own"),
        ("{list:signs}\n{coin}", "{list:signs}", "a block of its own"),
        ("# {position:a}", "{position:a}", "a block of its own"),
        ("**{position:a}** : un", "{position:a}", "a block of its own"),
        ("{picture:a} un", "{picture:a}", "a block of its own"),
        ("- un {picture:a}", "{picture:a}", "a block of its own"),
        ("- {coin} {picture:a} un", "{picture:a}", "a block of its own"),
        ("- {picture:a}", "{picture:a}", "a block of its own"),
        ("un {ruling:a}", "{ruling:a}", "a block of its own"),
        ("| {ruling:a} |\n|---|", "{ruling:a}", "a block of its own"),
        ("un <b>deux", "<b>", "HTML is not printed"),
        ("un\n\n<div>\ndeux", "<div>", "HTML is not printed"),
        ("un ![deux](x.png)", "![deux](x.png)", "this picture is not printed"),
        ("| un | deux |\n| trois |", "| un | deux |", "no table"),
        ("|un|\n|---|\n|deux| trois | quatre |", "trois | quatre", "more cells than the head"),
        ("|un|deux|\n|---|---|\n| II |", "| II |", "fewer cells than the head"),
        ("|un|deux|\n|---|---|\n|a||\nsuite", "suite", "fewer cells than the head"),
        ("un\n\n    deux\n\ntrois", "deux", "four spaces or more make these lines code"),
        ("- un\n\n      deux", "deux", "four spaces or more make these lines code"),
        ("un\n\n```x\ndeux\n```", "```x", "this is code"),
        ("[un](https://a.fr/x_(y))", "[un](https://a.fr/x_(y))", "its words alone"),
        ("un [deux](#ici)", "[deux](#ici)", "its words alone"),
        ("un\n\n[site]: https://a.fr", "[site]: https://a.fr", "where a link leads"),
        ("- un\n\n  [site]: https://a.fr\n- deux", "[site]: https://a.fr", "where a link leads"),
        ("un\n\n[^1]: deux", "[^1]: deux", "no footnotes"),
        ("un [^1]", "[^1]", "no footnotes"),
        ("un\n\n---\n\ndeux", "---", "no line across the page"),
        ("- [ ] un", "[ ]", "no boxes to tick"),
        ("1. [x] un", "[x]", "no boxes to tick"),
        ("un ~~deux~~", "~~deux~~", "strikes nothing out"),
        ("un (coin:3)", "(coin:3)", "a sign stands in braces"),
        ("un :coin:, deux", ":coin:", "a sign stands in braces"),
        ("un **deux", "**", "sets nothing bold"),
        ("un *deux", "*", "sets nothing bold"),
        ("> ```\n> un\n\ndeux", "```", "never ends"),
        ("# Un\n\n##\n\ndeux", "##", "no words"),
        ("# Un\n\n#### Deux\n\ntrois", "#### Deux", "of level 4"),
        ("# Un\n\n### {#a}\n\ndeux", "### {#a}", "no words"),
    ],
)
def test_what_would_not_be_printed_as_meant(text: str, at: str, told: str) -> None:
    (fault,) = read(text)[1]
    place = fault.place
    stretch = text.split("\n")[place.line - 1][place.column - 1 : place.end_column - 1]
    assert (fault.code, stretch) == ("rulebook-markdown", at)
    assert told in fault.message
    assert fault.help


@pytest.mark.parametrize(
    "text",
    [
        "{list:signs}",
        "un\n\n{position:a} <!-- deux -->\n\ntrois",
        "{picture:a} {picture:markers/b}\n{picture:gods/back}",
        "- {ruling:a}\n- un\n\n  {ruling:b}",
        "> {ruling:a}",
        "Voir {see:a}, {example:b}",
        r"un \*deux\* 2 * 3 \<b> \| &lt;b>",
        r"- \[ ] un \~~deux~~ [trois] \[^1] ~4, ~5 <https://a.fr> `[^1]` https://a.fr",
        "|un|deux|\n|---|---|\n|a||\n| | b\n| | |",
        "un : deux (trois : 4) (3:2) https://a.fr:80:",
    ],
)
def test_what_stands_where_it_may(text: str) -> None:
    assert read(text)[1] == ()


def test_a_back_may_be_of_a_deck_that_is_called_as_its_pack() -> None:
    ((block,), _) = read("{picture:trial/back} {picture:trial}")
    assert [link.id for link in block.links("picture")] == ["trial/back", "trial"]


@pytest.mark.parametrize(
    ("link", "proposed"),
    [
        ("[un](#set-up)", "type {see:set-up}"),
        ("[un](#Préparation)", "type {see:preparation}"),
        ("[un](https://a.fr/b_c)", "as words: https://a.fr/b_c"),
        ("[un](regles.md)", "{see:…}"),
    ],
)
def test_a_link_of_markdown_is_answered_by_what_to_type(link: str, proposed: str) -> None:
    (fault,) = read(link)[1]
    assert proposed in fault.help

"""YAML that cannot be parsed, or says something else than meant, is answered in plain words."""

import pytest

import cardgen.yaml.events as events
from cardgen.model.finding import Finding, Report, Stop
from cardgen.yaml.reader import read_yaml

CLASSIC = [
    ("- id: a\n  text:\n    fr: À l'Âge II : recevez 3\n    en: x\n", 3, "À l'Âge II : recevez 3"),
    ("- text: {fr: À l'Âge II : recevez, en: x}\n", 1, "À l'Âge II : recevez"),
    ("- text:\n    fr: {coin:3} de la banque\n    en: x\n", 2, "{coin:3} de la banque"),
    ("- text:\n    en: x\n    fr: {coin:3} de la banque\n", 3, "{coin:3} de la banque"),
    ("- text:\n    - {coin:3} de la banque\n", 2, "{coin:3} de la banque"),
]


def stop(text: str) -> Stop:
    with pytest.raises(Stop) as caught:
        read_yaml(text.encode(), file="f.yaml", report=Report())
    return caught.value


def findings(text: str) -> tuple[Finding, ...]:
    report = Report()
    read_yaml(text.encode(), file="f.yaml", report=report)
    return report.findings


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize(("text", "line", "words"), CLASSIC)
def test_words_outside_a_block(
    text: str, line: int, words: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if slow:
        monkeypatch.setattr(events, "Parser", events.PythonParser)
    stopped = stop(text)
    assert stopped.place is not None
    assert stopped.place.line == line
    assert ">-" in stopped.help
    assert words in stopped.help


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("cost: I: free, II: wood\n", "cost: {I: free, II: wood}"),
        ("cost: I: free, II: {wood: 1}, III: {wood: 2}\n",
         "cost: {I: free, II: {wood: 1}, III: {wood: 2}}"),
        ("cost: coins: 2\n", "cost: {coins: 2}"),
        ("- name: fr: Iris, en: Iris\n", "name: {fr: Iris, en: Iris}"),
    ],
)  # fmt: skip
def test_a_map_that_lacks_its_braces(text: str, typed: str) -> None:
    assert stop(text).help == f"type {typed}"


def test_words_with_a_colon_are_no_map() -> None:
    assert ">-" in stop("fr: ensuite: recevez vite, puis: donnez 2 pièces de plus\n").help


def test_words_cut_at_a_comma() -> None:
    (finding,) = findings("text: {fr: Recevez 3 pièces, puis 2, en: x}\n")
    assert (finding.code, finding.place.column) == ("words-cut", 30)
    assert "fr: >-\n    Recevez 3 pièces, puis 2" in finding.help


def test_words_cut_at_two_commas_are_put_together() -> None:
    first, second = findings("text: {fr: un, deux, trois, en: x}\n")
    assert (first.code, second.code) == ("words-cut", "words-cut")
    assert "un, deux, trois" in second.help


def test_words_cut_at_a_hash_that_no_space_follows() -> None:
    (finding,) = findings("title:\n  en: Olymp #2 plus\n  fr: x\n")
    assert (finding.code, finding.severity) == ("words-cut", "warning")
    assert (finding.place.line, finding.place.column, finding.place.end_column) == (2, 13, 20)
    assert 'type "Olymp #2 plus"' in finding.help
    assert "# 2 plus" in finding.help


@pytest.mark.parametrize(
    "text",
    [
        "en: Olymp # two\n",
        'en: "Olymp" #2\n',
        "en: >-\n  Olymp #2\n",
        "en: Olymp#2\n",
        "copies: 2 #two\n",
        "#two\nen: Olymp\n  #two\n",
    ],
)
def test_a_comment_that_cuts_no_words(text: str) -> None:
    assert not findings(text)


def test_a_token_alone_is_no_map() -> None:
    (finding,) = findings("fr: {coin:3}\n")
    assert finding.code == "words-brace"
    assert "fr: >-\n    {coin:3}" in finding.help


@pytest.mark.parametrize(
    ("text", "typed", "meant"),
    [
        ("cost: {ore:2}\n", "type {ore: 2}", {"ore": 2}),
        ("cost: {ore:2, wood:1, clay: 2}\n", "type {ore: 2, wood: 1, clay: 2}",
         {"ore": 2, "wood": 1, "clay": 2}),
        ("coins: {I:3, II: 5}\n", "type {I: 3, II: 5}", {"I": 3, "II": 5}),
        ("name: {fr:Odin, en:Odin}\n", "type {fr: Odin, en: Odin}", {"fr": "Odin", "en": "Odin"}),
        ("coins: {1:3, 2:5}\n", "type {1: 3, 2: 5}", {"1": 3, "2": 5}),
        ("name: {text: Iris, gender:f}\n", "type {text: Iris, gender: f}",
         {"text": "Iris", "gender": "f"}),
        ("vp: {per:blue}\n", "type {per: blue}", {"per": "blue"}),
        ("count: {of:gods}\n", "type {of: gods}", {"of": "gods"}),
        ("name: {en: \"Iris {coin:3}\", fr:Iris}\n", "type fr: Iris",
         {"en": "Iris {coin:3}", "fr": "Iris"}),
        ("cost: {I: {wood: 1}, II:free}\n", "type II: free", {"I": {"wood": 1}, "II": "free"}),
        ("cost: {stone = 2}\n", "type stone: 2", {"stone": 2}),
        ("cost: {wood: 1, stone 2}\n", "type stone: 2", {"wood": 1, "stone": 2}),
    ],
)  # fmt: skip
def test_a_map_in_braces_without_its_colon_or_its_space(
    text: str, typed: str, meant: dict[str, object]
) -> None:
    """It is told once, and the rest of the card is read as it was meant."""
    report = Report()
    read = read_yaml(text.encode(), file="f.yaml", report=report)
    (finding,) = report.findings
    assert (finding.code, finding.help) == ("yaml", typed)
    assert [*read.values()] == [meant]


def test_every_key_without_its_space_is_told_where_the_whole_map_is_not_shown() -> None:
    """Quotes and braces within it are not those of the map."""
    told = findings("cost: {I: {wood:1, ore:2}, II:free, III:free}\n")
    assert [one.help for one in told] == [
        "type {wood: 1, ore: 2}",
        "type II: free",
        "type III: free",
    ]
    told = findings('text: {en: "Gain {coin:3}, {ore:1}", fr:Gagnez, de:"x"}\n')
    assert [one.help for one in told][:1] == ["type fr: Gagnez"]


@pytest.mark.parametrize(
    ("before", "cut"),
    [
        ("Gain 3 coins", "ratio 2:1"),
        ("see the page", "http://x.y/z"),
        ("At once", "at 12:30 sharp"),
        ("At once", "12:30"),
        ("Gain", "coin:3"),
    ],
)
def test_a_colon_in_words_behind_a_comma_makes_no_key(before: str, cut: str) -> None:
    report = Report()
    read = read_yaml(f"text: {{en: {before}, {cut}}}\n".encode(), file="f.yaml", report=report)
    (finding,) = report.findings
    assert finding.code == "words-cut"
    assert f'type en: "{before}, {cut}"' in finding.help
    assert [*read.values()] == [{"en": f"{before}, {cut}"}]


def test_a_key_with_a_colon_and_no_value_is_left_alone() -> None:
    assert findings("text: {fr: , en: x}\n") == ()


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a: {b: 1\nc: 2\n", 2, "{ of line 1 is not closed"),
        ("a: [1, 2\nc: 2\n", 2, "[ of line 1 is not closed"),
        ("a: 'b\nc: 2\n", 1, "quote that opens here never closes"),
        ('a: "b\\q"\n', 1, "backslash"),
        ("a: @b\n", 1, '"@"'),
        ("a: `b`\n", 1, '"`"'),
        ("- a\nb: 1\n", 2, "list item"),
        ("a: 1\n  b: 2\n", 2, "indented too far"),
        ("- id: a\n  cost: free\n   power: x\n", 3, "goes on the value of line 2"),
        ("- id: a\n  cost: free\nid: b\n", 3, "missing before id:"),
        ("# c\nid: b\n  cost: free\n", 2, "missing before id:"),
        ("id: b\ncost: free\n\n- id: a\n  cost: free\n", 1, "missing before id:"),
        ("-id: a\n  cost: free\n", 1, "a hyphen needs a space after it"),
        ("- id: a\n  power:\n    -vp: 1\n      per: x\n", 3, "a hyphen needs a space after it"),
        ("- id: a\n  emblem:horus\n  cost: free\n", 2, "colon needs a space"),
        ("a:\n  b: 1\n c: 2\n", 3, "c: begins in column 2"),
        ("a:\n    b: 1\n  c: 2\n", 3, "does not stand under"),
        ("a: 1\nb\nc: 2\n", 2, "without a colon"),
        ("a: {: 2}\n", 1, "missing"),
        ("a: >q\n  b\n", 1, "header"),
        ("a: *\n", 1, "aliases"),
        ("a: b: c\n", 1, "another key"),
        ("a: - b\n", 1, "list item"),
    ],
)
def test_other_mistakes_in_plain_words(text: str, line: int, said: str) -> None:
    stopped = stop(text)
    assert said in stopped.message
    assert stopped.help
    assert stopped.place is not None
    assert stopped.place.line == line


def test_no_finding_is_lost_when_a_refused_character_breaks_the_yaml() -> None:
    assert [finding.code for finding in findings("a:\n\t- b\n c: 1\n")] == ["tab"]


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize(
    ("text", "what", "said"),
    [
        ("- fr: 'Thor d'Asgard'\n", "an apostrophe", "Thor d'Asgard"),
        ("- name: {fr: 'Thor d'Asgard', en: 'Thor'}\n", "an apostrophe", "Thor d'Asgard"),
        ("- name: {fr: 'l'Asgard, en: Thor}\n", "an apostrophe", "l'Asgard"),
        ('- fr: "Thor "le Grand""\n', "a quotation mark", 'Thor "le Grand"'),
        ('- name: {en: Thor, fr: "Thor "le Grand""}\n', "a quotation mark", 'Thor "le Grand"'),
    ],
)
def test_an_apostrophe_in_quotes(
    text: str, what: str, said: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if slow:
        monkeypatch.setattr(events, "Parser", events.PythonParser)
    stopped = stop(text)
    assert stopped.message == f"{what} inside the quotes closes them"
    assert stopped.help.endswith(f"fr: >-\n    {said}")


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("name: {en: 'Freya's', fr: Freyja}\n", 'type en: "Freya\'s"'),
        ('name: {en: "The "Great"", fr: x}\n', "type en: 'The \"Great\"'"),
        ("name: {en: all: all, fr: x}\n", 'type en: "all: all"'),
    ],
)
def test_what_is_to_be_typed_between_braces_can_stand_there(text: str, typed: str) -> None:
    """A block, as words have elsewhere, cannot."""
    stopped = stop(text)
    assert typed in stopped.help
    mended = f"name: {{{typed.removeprefix('type ')}, fr: x}}\n"
    assert findings(mended) == ()


def test_a_block_between_braces() -> None:
    stopped = stop("name: {fr: >-\n    Freyja, en: x}\n")
    assert stopped.message == "a block of words cannot stand between { and }"
    assert "in quotes" in stopped.help


def test_a_quote_that_never_closes_between_braces_is_not_answered_by_a_block() -> None:
    stopped = stop('name: {fr: Freyja, en: "Freya}\n')
    assert stopped.help == 'type " once more behind the words, before the comma or }'


def test_a_colon_without_a_space_is_told_where_it_stands() -> None:
    stopped = stop("- id: a\n  emblem:horus\n  cost: free\n")
    assert str(stopped.place) == "f.yaml:2:9"
    assert stopped.help == "type emblem: horus"


def test_a_second_id_in_a_card() -> None:
    (finding,) = findings("- id: a\n  cost: free\n  id: b\n")
    assert finding.code == "second-id"
    assert "type - before" in finding.help


@pytest.mark.parametrize("sign", ["\u00a0", "\u202f", "\u2003"])
def test_a_line_indented_with_odd_spaces(sign: str) -> None:
    (finding,) = findings(f"- id: a\n{sign} cost: free\n  name: x{sign}: y\n")
    assert (finding.code, str(finding.place)) == ("character", "f.yaml:2:1")
    assert finding.help == "type ordinary spaces"


def test_an_expression_without_quotes_in_a_map_of_braces() -> None:
    stopped = stop("zones:\n  emblem: {drawing: emblems/{{ emblem }}, box: [7, 6, 9, 9]}\n")
    assert stopped.place
    assert (stopped.place.line, stopped.place.column) == (2, 21)
    assert stopped.message == "{{ … }} without quotes ends the value before it"
    assert stopped.help == 'type drawing: "emblems/{{ emblem }}"'


def test_a_comma_that_is_missing_in_a_map_of_braces() -> None:
    stopped = stop("a: {lines: 1 valign: middle, on: paper}\n")
    assert stopped.place
    assert (stopped.place.line, stopped.place.column) == (1, 14)
    assert stopped.message == "a comma is missing before valign:"
    assert stopped.help == "type lines: 1, valign: middle"


def test_a_quote_that_never_closes_is_shown_where_it_opens() -> None:
    stopped = stop('- id: a\n  name: {fr: Phare, en: "Lighthouse}\n  emblem: lyre\n')
    assert stopped.place
    assert (stopped.place.line, stopped.place.column) == (2, 25)
    assert stopped.message == "the quote that opens here never closes"


def test_a_hyphen_without_a_space() -> None:
    stopped = stop("- id: a\n  emblem: lyre\n\n-id: siren\n  emblem: lyre\n")
    assert stopped.place
    assert (stopped.place.line, stopped.place.column) == (4, 1)
    assert stopped.help == "type - id: siren"

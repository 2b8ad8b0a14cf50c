"""A mistake is shown on its own line, also where YAML complains of another one."""

import pytest

from cardgen.model.finding import Finding, Report, Stop
from cardgen.yaml.reader import read_yaml

CARD = """\
- id: apollo
  name: Apollo
  emblem: lyre
  cost: free
  power:
    - coins: 3
"""
MERGED = """\
<<<<<<< HEAD
  emblem: lyre
=======
  emblem: bow
>>>>>>> theirs
"""


def stopped(text: str) -> tuple[int, int, str, str]:
    with pytest.raises(Stop) as caught:
        read_yaml(text.encode(), file="f.yaml", report=Report())
    assert caught.value.place
    place = caught.value.place
    return place.line, place.column, caught.value.message, caught.value.help


def findings(text: str) -> tuple[Finding, ...]:
    report = Report()
    read_yaml(text.encode(), file="f.yaml", report=report)
    return report.findings


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "typed"),
    [
        ("emblem: lyre", "emblem lyre", 3, 3, "type emblem: lyre;"),
        ("power:", "power", 5, 3, "type power:;"),
        ("id: apollo", "id apollo", 1, 3, "type id: apollo;"),
        ("  cost: free\n", "  cost\n", 4, 3, "type cost:, or # cost if it is a comment;"),
    ],
)
def test_a_key_without_a_colon(old: str, new: str, line: int, column: int, typed: str) -> None:
    at, where, message, help = stopped(CARD.replace(old, new))
    assert (at, where) == (line, column)
    assert message == "a key without a colon: YAML expects key: value"
    assert help.startswith(typed)


@pytest.mark.parametrize("typed", ["emblem; lyre", "emblem = lyre", "emblem=lyre"])
def test_another_sign_than_a_colon(typed: str) -> None:
    line, column, _, help = stopped(CARD.replace("emblem: lyre", typed))
    assert (line, column, help) == (3, 3, "type emblem: lyre")


@pytest.mark.parametrize("typed", ["// the winds", "-- the winds", "/* the winds */"])
def test_a_comment_of_another_language(typed: str) -> None:
    line, _, message, help = stopped(f"{CARD}\n{typed}\n{CARD}")
    assert (line, message.split(",")[0]) == (8, "a comment begins with #")
    assert help == "type # the winds"
    line, *_, help = stopped(CARD.replace("  cost", f"  {typed}\n  cost"))
    assert (line, help) == (4, "type # the winds")


def test_a_lone_word_in_a_card_may_be_a_comment() -> None:
    line, column, _, help = stopped(CARD.replace("  cost", "  todo\n  cost"))
    assert (line, column) == (4, 3)
    assert help.startswith("type todo:, or # todo if it is a comment; ")


def test_a_word_between_cards_may_be_a_comment() -> None:
    line, _, _, help = stopped(f"{CARD}\ntodo\n{CARD}")
    assert line == 8
    assert help.startswith("type todo:, or # todo if it is a comment")


def test_a_comment_of_another_language_above_all_cards() -> None:
    (finding,) = findings(f"// the winds\n{CARD}")
    assert 'found the text "// the winds' in finding.message
    assert finding.help.endswith("a comment begins with #")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (CARD.replace("  emblem: lyre\n", MERGED), 3),
        (f"<<<<<<< HEAD\n{CARD}=======\n{CARD}>>>>>>> theirs\n", 1),
        (f"{CARD}=======\n", 7),
    ],
)
def test_a_merge_that_was_not_finished(text: str, line: int) -> None:
    at, column, message, help = stopped(text)
    assert (at, column) == (line, 1)
    assert "Git has put two versions of these lines side by side" in message
    assert "delete the lines <<<<<<<, ======= and >>>>>>>" in help


def test_signs_of_a_merge_inside_words_are_words() -> None:
    assert findings("- text: >-\n    a\n    =======\n    b\n") == ()


def test_a_dash_is_no_hyphen() -> None:
    at, column, message, help = stopped(CARD + CARD.replace("- id", "– id"))
    assert (at, column) == (7, 1)
    assert message == 'an item of a list begins with a hyphen, and "–" is a dash'
    assert help == "type - id: apollo"


def test_a_key_beside_the_items() -> None:
    _, _, message, help = stopped(CARD.replace("  emblem", "emblem"))
    beside = "in column 1 stands beside the list items"
    assert message == f"emblem: {beside}, not in one of them"
    assert help == "begin it in column 3, under the keys of its item; a new item begins with -"


def test_a_key_beside_the_items_of_a_key() -> None:
    line, column, message, help = stopped(f"{CARD}    per: {{cards: red}}\n")
    assert (line, column) == (7, 5)
    beside = "in column 5 stands beside the list items of power:"
    assert message == f"per: {beside}, not in one of them"
    assert help.startswith(
        "begin it in column 7, under the keys of its item, or in column 3, as a key beside power:"
    )


def test_an_item_among_keys() -> None:
    line, _, message, help = stopped(CARD + "  - id: b\n")
    beside = "in column 3 stands among the keys of a map"
    assert (line, message) == (7, f"a list item {beside}, beside power:")
    assert help.startswith("type - before power: too if both are items")
    _, column, message, _ = stopped(CARD.replace("- coins: 3", "coins: 3\n    - vp: 1"))
    assert (column, message.split("map, ")[1]) == (5, "beside coins:")


def test_an_item_under_a_key_that_has_its_value() -> None:
    line, _, message, help = stopped(f"{CARD}  who: others\n    - vp: 1\n")
    assert (line, message) == (8, "a list item in column 5 stands under who:, which has its value")
    assert help.startswith("begin it in the column of the other items of its list")


def test_a_number_is_not_mended_as_words() -> None:
    (finding,) = findings("coins: {I: 3, II: 1,5}\n")
    assert finding.message == "a comma ends the value of II: decimals have a full stop"
    assert finding.help == "type II: 1.5; what is counted is a whole number: II: 1"
    (finding,) = findings("coins: {I: 3, II: 1, 5}\n")
    assert finding.help == "amounts are whole numbers: type II: 1"


def test_a_missing_hyphen_is_told_once() -> None:
    (finding,) = findings(CARD + CARD.replace("- id", "  id"))
    assert (finding.code, finding.place.line) == ("second-id", 7)
    first, second = findings(CARD + "  cost: free\n  cost: none\n")
    assert (first.code, second.code) == ("duplicate-key", "duplicate-key")


WORDS = """\
- id: iris
  text:
    fr: >-
      En fin de partie.
    en: >-
      At the end.
"""


def test_words_no_further_in_than_their_key() -> None:
    for words in ("En fin de partie.", "En fin"):
        text = WORDS.replace("      En fin de partie.", f"    {words}")
        line, column, message, help = stopped(text)
        assert (line, column) == (4, 5)
        assert message == "the words of fr: begin no further in than fr: itself"
        assert help == "begin each line of them in column 7"


def test_the_first_of_several_lines_no_further_in_than_their_key() -> None:
    text = WORDS.replace("      En fin de partie.", "    En fin : de\n    partie.")
    line, column, message, _ = stopped(text)
    assert (line, column) == (4, 5)
    assert message == "the words of fr: begin no further in than fr: itself"


@pytest.mark.parametrize("indent", ["    ", "  ", ""])
def test_words_with_a_colon_no_further_in_than_their_key(indent: str) -> None:
    """YAML takes them for keys; that none of these is known, and that no words are there, is not
    said."""
    for typed in ("At the end: score.", "À la fin : marquez.", "At the end: all\n{}3 points: yes"):
        words = indent + typed.format(indent)
        text = WORDS.replace("- id", "card:\n  id").replace("      At the end.", words)
        (finding,) = findings(text)
        assert (finding.code, finding.place.line) == ("words-unindented", 7)
        assert finding.place.column == len(indent) + 1
        assert finding.message == "the words of en: begin no further in than en: itself"
        assert finding.help == "begin each line of them in column 7"


def test_a_key_under_an_empty_block_is_a_key() -> None:
    report = Report()
    text = WORDS.replace("      At the end.\n", "  source: house\n  cost in words: two stone\n")
    (card,) = read_yaml(text.encode(), file="cards.yaml", report=report)
    assert report.findings == ()
    assert card["text"]["en"] == ""
    assert card["cost in words"] == "two stone"


@pytest.mark.parametrize(
    ("sound", "shifted", "line", "right"),
    [
        ("    fr:", "     fr:", 3, 5),
        ("    fr:", "   fr:", 3, 5),
        ("    en:", "     en:", 5, 5),
        ("    en:", "   en:", 5, 5),
    ],
)
def test_a_key_one_column_out_is_told_itself(
    sound: str, shifted: str, line: int, right: int
) -> None:
    found, column, message, help = stopped(WORDS.replace(sound, shifted))
    key = shifted.split(":")[0].strip()
    assert (found, column) == (line, len(shifted.split(":")[0]) - len(key) + 1)
    assert message == f"{key}: begins in column {column}, where no other key does"
    assert help == f"begin it in column {right}, under the other keys"

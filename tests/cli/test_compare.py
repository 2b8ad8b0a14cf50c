"""`cardgen compare`: files of other programs are read, their cards matched, differences told."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.translations import compared, of_texts, write_json
from tests.cli.run import Run, inside, run

EN = [
    {"id": "lamp", "name": "Lamp", "text": "Draw 2 cards from the boat."},
    {"id": "ferry", "name": "Ferry", "text": "Move to any harbour of the coast."},
]
FR = [
    {"id": "lamp", "name": "Lampe", "text": "Piochez 3 cartes dans la barque."},
    {"id": "ferry", "name": "Bac", "text": "Allez dans un port de la côte."},
]


def told(folder: Path, *arguments: str) -> Run:
    with inside(folder):
        return run("compare", *arguments)


def test_people_are_told_line_and_what_was_expected(tmp_path: Path) -> None:
    write_json(tmp_path / "cards.en.json", EN)
    write_json(tmp_path / "cards.fr.json", FR)
    said = told(tmp_path, "cards.en.json", "cards.fr.json")
    assert said.code == 1
    assert said.out == (
        "2 cards, 4 texts (name, text), en to fr, matched by id: 1 error, 0 warnings\n"
    )
    assert said.err.splitlines() == [
        "cards.fr.json:5:22: error translation-number: lamp text: expected 2, found 3",
        '    5 |     "text": "Piochez 3 cartes dans la barque."',
        "      |                      ^",
        "      = help: en: Draw 2 cards from the boat.",
        "              fr: Piochez 3 cartes dans la barque.",
    ]


@pytest.mark.parametrize("form", ["json", "sarif", "github"])
def test_programs_are_told_the_same(form: str, tmp_path: Path) -> None:
    write_json(tmp_path / "cards.en.json", EN)
    write_json(tmp_path / "cards.fr.json", FR)
    said = told(tmp_path, "cards.en.json", "cards.fr.json", "--format", form)
    assert said.code == 1
    assert "expected 2, found 3" in said.out
    if form == "json":
        assert json.loads(said.out)["summary"] == {
            "errors": 1,
            "warnings": 0,
            "cards": 2,
            "texts": 4,
            "languages": ["en", "fr"],
            "key": "id",
            "fields": ["name", "text"],
            "retold": [],
        }


def test_checks_are_chosen_and_ignored(tmp_path: Path) -> None:
    write_json(tmp_path / "cards.en.json", EN)
    write_json(tmp_path / "cards.fr.json", FR)
    for choice in (("--ignore", "translation-number"), ("--select", "translation-sign")):
        said = told(tmp_path, "cards.en.json", "cards.fr.json", *choice)
        assert (said.code, said.err) == (0, "")
    assert told(tmp_path, "cards.en.json", "cards.fr.json", "--select", "overflow").code == 2


def test_tables_with_commas_semicolons_or_tabs(tmp_path: Path) -> None:
    (tmp_path / "en.csv").write_text('id,text\nlamp,"Say ""ho"", then\ndraw 2 cards."\n', "utf-8")
    rows = 'id;text\nlamp;"Dites ""ho"" ; puis\npiochez 3 cartes."\n'
    for name, content in (("fr.csv", rows), ("fr.tsv", rows.replace(";", "\t", 2))):
        (tmp_path / name).write_text(
            content.replace("lamp;", "lamp\t") if "tsv" in name else content, "utf-8"
        )
        (found,) = compared(tmp_path, "en.csv", name)
        assert (found["line"], found["column"], found["end_column"]) == (3, 9, 10)


def test_a_catalogue_alone_is_both(tmp_path: Path) -> None:
    catalogue = (
        'msgid ""\nmsgstr "Language: fr\\n"\n\n#: cards\nmsgctxt "lamp"\n'
        'msgid "Draw "\n"2 cards.\\n"\nmsgstr "Piochez "\n"3 cartes.\\n"\n\n'
        '#, fuzzy\nmsgid "Move on."\nmsgstr "Allez."\n\n'
        'msgid "%d oar"\nmsgid_plural "%d oars"\nmsgstr[0] "%d rame"\nmsgstr[1] "%s rames"\n'
    )
    (tmp_path / "fr.po").write_text(catalogue, encoding="utf-8")
    found = compared(tmp_path, "fr.po", "--from", "en")
    assert [(one["line"], one["column"], one["message"]) for one in found] == [
        (9, 2, "lamp|Draw 2 cards.\n text: expected 2, found 3"),
        (12, 8, 'Move on.: expected a text "text", found none'),
        (18, 12, "%d oar plural: expected %d, found %s"),
    ]


def test_a_template_against_a_catalogue(tmp_path: Path) -> None:
    (tmp_path / "cards.pot").write_text('msgid "Draw 2 cards."\nmsgstr ""\n', "utf-8")
    (tmp_path / "fr.po").write_text('msgid "Draw 2 cards."\nmsgstr "Piochez 3 cartes."\n', "utf-8")
    (found,) = compared(tmp_path, "cards.pot", "fr.po", "--from", "en")
    assert found["message"] == "Draw 2 cards. text: expected 2, found 3"


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ({"lamp": {"text": "Draw 2 cards."}}, {"lamp": {"text": "Piochez 3 cartes."}}),
        ({"lamp": "Draw 2 cards."}, {"lamp": "Piochez 3 cartes."}),
        ({"a": {"lamp": "Draw 2 cards."}}, {"a": {"lamp": "Piochez 3 cartes."}}),
        (
            {"cards": [{"code": 7, "faces": [{"text": "Draw 2 cards."}]}]},
            {"cards": [{"code": 7, "faces": [{"text": "Piochez 3 cartes."}]}]},
        ),
        ({"id": "lamp", "text": "Draw 2 cards."}, {"id": "lamp", "text": "Piochez 3 cartes."}),
    ],
)
def test_whatever_shape_the_json_has(english: object, french: object, tmp_path: Path) -> None:
    (tmp_path / "en.json").write_text(json.dumps(english, indent="\t"), "utf-8")
    (tmp_path / "fr.json").write_text(json.dumps(french, indent="\t"), "utf-8")
    (found,) = compared(tmp_path, "en.json", "fr.json")
    assert found["message"].endswith("expected 2, found 3")


def test_folders_are_compared_as_one_file(tmp_path: Path) -> None:
    for folder, cards in (("en", EN), ("fr", FR)):
        (tmp_path / folder / "deep").mkdir(parents=True)
        write_json(tmp_path / folder / "deep" / f"one.{folder}.json", cards[:1])
        write_json(tmp_path / folder / "two.json", cards[1:])
    write_json(tmp_path / "en" / "three.json", [{"id": "oar", "text": "Row."}])
    found = compared(tmp_path, "en", "fr")
    assert [(one["file"], one["message"]) for one in found] == [
        ("en/three.json", "none of the 1 cards of this file are in fr"),
        ("fr/deep/one.fr.json", "lamp text: expected 2, found 3"),
    ]


def test_a_language_nobody_knows_has_digits_and_signs_all_the_same(tmp_path: Path) -> None:
    """Its words for numbers are not known, so those of the other language are not read either."""
    write_json(tmp_path / "en.json", [{"id": "a", "text": "You may draw two cards. Pay 3 [x]."}])
    write_json(tmp_path / "xx.json", [{"id": "a", "text": "Bo dwaa kard ilo. Pa 4 [x]."}])
    (found,) = compared(tmp_path, "en.json", "xx.json", "--to", "xx")
    assert found["message"] == "a text: expected 3, found 4"
    said = told(tmp_path, "en.json", "xx.json", "--to", "xx")
    assert "en to xx" in said.out


def test_german_is_known_too(tmp_path: Path) -> None:
    write_json(tmp_path / "en.json", [{"id": "a", "text": "You may draw two cards now."}])
    write_json(tmp_path / "de.json", [{"id": "a", "text": "Zieht drei Karten vom Stapel."}])
    found = compared(tmp_path, "en.json", "de.json")
    assert [one["check"] for one in found] == ["translation-number", "translation-modal"]


def test_a_table_of_terms_by_its_columns(tmp_path: Path) -> None:
    (tmp_path / "terms.csv").write_text("fr,note,en\ndéfausser,x,discard\n", "utf-8")
    write_json(tmp_path / "en.json", [{"id": "a", "text": "Discard an oar from your boat."}])
    write_json(tmp_path / "fr.json", [{"id": "a", "text": "Jetez une rame de votre barque."}])
    (found,) = compared(tmp_path, "en.json", "fr.json", "--terms", "terms.csv")
    assert found["message"] == 'a text: "discard" is "défausser", found none of its words'


# Without surrogates all can be written in UTF-8; to try each of a million takes seconds.
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
CARDS = st.lists(
    st.fixed_dictionaries({"id": st.uuids().map(str), "text": WORDS, "cost": st.integers()}),
    min_size=1,
    max_size=5,
    unique_by=lambda card: card["id"],
)


@given(cards=CARDS, indent=st.sampled_from([None, 2, "\t"]), ascii=st.booleans())
def test_a_file_against_itself(
    cards: list[dict[str, object]],
    indent: object,
    ascii: bool,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Nothing is found but that it is not translated, whatever the words and however typed."""
    folder = tmp_path_factory.mktemp("same")
    content = json.dumps(cards, ensure_ascii=ascii, indent=indent)  # type: ignore[arg-type]  # as drawn
    for name in ("cards.en.json", "cards.fr.json"):
        (folder / name).write_text(content, encoding="utf-8")
    found = compared(folder, "cards.en.json", "cards.fr.json", "--key", "id")
    assert {one["check"] for one in found} <= {"translation-untranslated"}


@given(number=st.integers(2, 99_999), at=st.integers(0, 4))
def test_a_number_that_is_added_is_found(
    number: int, at: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    words = ["Allez", "dans", "un", "port"]
    words.insert(at, str(number))
    folder = tmp_path_factory.mktemp("added")
    (found,) = of_texts(folder, [("Move to any harbour", " ".join(words))])
    assert found["message"] == f"c0 text: expected no further number, found {number}"
    line = (folder / "cards.fr.json").read_text("utf-8").split("\n")[found["line"] - 1]
    assert line[found["column"] - 1 : found["end_column"] - 1] == str(number)

"""What `cardgen compare` cannot go on with: told with its place and what to type, exit code 2."""

from pathlib import Path

import pytest

from tests.cli.run import inside, run

EN = '[{"id": "lamp", "text": "Draw a card."}]'
FR = '[{"id": "lamp", "text": "Piochez une carte."}]'


def stopped(folder: Path, files: dict[str, str | bytes], *arguments: str) -> str:
    for name, content in files.items():
        whole = content if isinstance(content, bytes) else content.encode()
        (folder / name).write_bytes(whole)
    with inside(folder):
        said = run("compare", *arguments)
    assert said.code == 2, said.out + said.err
    assert "a fault of the program" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('[\n  {"id": "lamp",\n', "fr.json:3:1: error: this is no JSON: "),
        ('[{"id": "lamp", "text": "a"},]', "no comma stands behind the last value"),
        ("", "fr.json:1:1: error: the file is empty"),
        ("  \n\n", "the file is empty"),
        ("[]", "fr.json:1:1: error: the file holds no cards"),
        ('"lamp"', "the file holds no cards"),
        ("[1, 2]", "fr.json holds no cards"),
        ("[" * 100_000, "objects lie too deep within each other here"),
        (b'[{"id": "\xff"}]', "fr.json:1:10: error: the file is not UTF-8"),
        ('{"lamp": {"text": "a", "text": "b"}}', 'the key "text" stands twice in one object'),
        ('[{"id": "oar", "text": "Ramez."}]', "no field by which their cards match"),
    ],
)
def test_a_json_file_that_is_not_read(content: str | bytes, expected: str, tmp_path: Path) -> None:
    assert expected in stopped(tmp_path, {"en.json": EN, "fr.json": content}, "en.json", "fr.json")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("id,text\nlamp,Draw, now\n", "fr.csv:2:11: error: this row has 3 fields, and there are 2"),
        ("id,text,text\nlamp,a,b\n", 'fr.csv:1:9: error: two columns are called "text"'),
        ("id,text\n", "fr.csv holds no cards"),
        ('id,text\nlamp,"Draw\n', "fr.csv:2:1: error: this is no CSV: unexpected end of data"),
    ],
)
def test_a_table_that_is_not_read(content: str, expected: str, tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"en.csv": "id,text\nlamp,Draw.\n", "fr.csv": content}
    assert expected in stopped(tmp_path, files, "en.csv", "fr.csv")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('msgid "a"\nmsgstr "b\n', "fr.po:2:1: error: this is no line of a PO file"),
        ('"a"\n', "fr.po:1:1: error: this line belongs to no message"),
        ('msgctxt "a"\nmsgstr "b"\n', "this message has no msgid"),
        ('msgid ""\nmsgstr "head"\n', "fr.po holds no cards"),
    ],
)
def test_a_catalogue_that_is_not_read(content: str, expected: str, tmp_path: Path) -> None:
    assert expected in stopped(tmp_path, {"fr.po": content}, "fr.po")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("en.json", "no.json"), "cannot read no.json: No such file"),
        (("en.json",), "there is nothing to compare with"),
        (("en.json", "cards.txt"), "cards.txt is of no kind that is read"),
        (("en.json", "empty"), "empty holds no JSON file"),
        (("en.json", "fr.json", "--key", "ids"), 'has a field "ids": did you mean "id"?'),
        (("en.json", "fr.json", "--key", "text"), 'no card of one file has the same "text"'),
        (("en.json", "fr.json", "--fields", "texts"), 'no text is called "texts": did you mean'),
        (("en.json", "fr.json", "--leave-out", "("), "--leave-out ( is no regular expression"),
        (("en.json", "fr.json", "--select", "numbers"), 'there is no check "numbers"'),
        (("en.json", "fr.json", "--ignore", "ages"), "ages is no check of translations"),
        (("en.json", "fr.json", "--terms", "one.csv"), "one.csv:2:1: error: this row lacks"),
        (("en.json", "fr.json", "--terms", "none.csv"), "none.csv:1:1: error: the file is empty"),
    ],
)
def test_what_was_typed_is_answered(
    arguments: tuple[str, ...], expected: str, tmp_path: Path
) -> None:
    files: dict[str, str | bytes] = {
        "en.json": EN,
        "fr.json": FR,
        "cards.txt": EN,
        "none.csv": "",
        "one.csv": "lamp,lampe\noar\n",
    }
    (tmp_path / "empty").mkdir()
    assert expected in stopped(tmp_path, files, *arguments)

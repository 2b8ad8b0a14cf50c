"""What is wrong in a file of phrases is told where it stands, with what to type instead."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cardgen.model.card import Name
from cardgen.model.finding import Stop
from cardgen.phrasebook.concepts.reading.thesaurus import load_thesaurus
from cardgen.phrasebook.parse.verdict import Read, Unread
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from tests.typed import typed_power

TOLD = yaml.load(
    (Path(__file__).parent / "faults.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)
BOOK: str = TOLD["book"]


def loaded(folder: Path, content: str | bytes, *named: str) -> Phrasebook:
    file = folder / "templates" / "languages" / "en" / "phrases.yaml"
    file.parent.mkdir(parents=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return load_phrasebook(folder, "en", {name: Name(name) for name in named})


def stopped(folder: Path, content: str | bytes) -> tuple[Stop, str]:
    """What is said of a file, and the words of it that are to blame."""
    with pytest.raises(Stop) as stop:
        loaded(folder, content)
    place = stop.value.place
    assert place
    assert place.file == "templates/languages/en/phrases.yaml"
    text = content if isinstance(content, str) else content.decode(errors="replace")
    line = [*text.split("\n"), ""][place.line - 1]
    end = place.end_column if place.end_line == place.line else None
    return stop.value, line[place.column - 1 : end and end - 1]


@pytest.mark.parametrize("fault", TOLD["faults"], ids=lambda fault: fault["fault"])
def test_a_fault_is_told_at_its_place(fault: dict[str, Any], tmp_path: Path) -> None:
    assert fault["old"] in BOOK
    stop, at = stopped(tmp_path, BOOK.replace(fault["old"], fault["new"], 1))
    assert (str(stop), at) == (fault["says"], fault["at"])
    assert stop.help.startswith(fault["help"])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "expected the sections of a phrase file"),
        ("# nothing yet\n", "expected the sections of a phrase file"),
        ("phrases\n", "expected the sections of a phrase file"),
        ("- spelling\n", "expected the sections of a phrase file, found a list"),
        ("spelling: {plural: 2\n", "the { of line 1 is not closed here"),
        ("\tspelling:\n", "a tab may not stand in a pack"),
        (b"spelling: \xff\n", "the file is not UTF-8"),
    ],
)
def test_a_file_that_holds_no_phrases(content: str | bytes, message: str, tmp_path: Path) -> None:
    stop, _ = stopped(tmp_path, content)
    assert message in str(stop)
    assert stop.help


def test_faults_of_a_file_come_together_in_the_order_of_their_lines(tmp_path: Path) -> None:
    numbers = "numbers: {1: [one, a], 2: two}\n"
    wrong = BOOK.replace("of: self", "of: sefl").replace("booklet", "bok").replace(numbers, "")
    stop, at = stopped(tmp_path, wrong + numbers.replace("two", "2"))
    assert at == "bok"
    assert stop.help.split("\n")[1:] == [
        'templates/languages/en/phrases.yaml:27:47: unknown word "sefl": did you mean "self"?',
        "templates/languages/en/phrases.yaml:37:27: expected a word, or a list of them, found the "
        "number 2",
    ]


def test_the_file_is_sound_without_its_faults(tmp_path: Path) -> None:
    book = loaded(tmp_path, BOOK)
    assert isinstance(book.read(("Take 2 coins at once.",), "god"), Read)
    assert isinstance(
        book.read(("2 coins for each of the reds Ann has.",), "god", Name("Ann")), Read
    )


def test_who_has_no_sentences_says_nothing(tmp_path: Path) -> None:
    book = loaded(tmp_path, BOOK)
    assert book.read(("Take 2 coins.",), "leader") == Unread(0, ("{leader}",))
    assert book.write((), "leader") is None


def test_a_name_without_words_stands_nowhere(tmp_path: Path) -> None:
    book = loaded(tmp_path, BOOK, "  ", "Ann")
    words = ("2 coins for each of the reds has.",)
    assert isinstance(book.read(words, "god", Name(" ")), Unread)


def test_an_icon_with_a_number_says_numbers_alone(tmp_path: Path) -> None:
    means, says = "means: {coins: $n}", '"<gain> <coins>"'
    less = BOOK.replace(means, "means: {discount: {resources: $n}, of: blue}")
    book = loaded(tmp_path, less.replace(says, '"pay {n:icon-coin} less"'))
    power = [
        typed_power(f"- discount: {{resources: {number}}}\n  of: blue") for number in (2, "all")
    ]
    assert [book.write(one, "god") for one in power] == ["Pay {coin:2} less.", None]


@pytest.mark.parametrize("words", ['". Then again"', '"; again"', '": so much"'])
def test_words_of_a_concept_begin_with_no_end(words: str, tmp_path: Path) -> None:
    """A full stop before them would be theirs, and end no sentence."""
    file = tmp_path / "templates" / "languages" / "en" / "thesaurus.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(f"glue: []\njoints: [',']\ndeed:\n  again: [{words}]\n", encoding="utf-8")
    spelling = loaded(tmp_path / "book", BOOK).grammar.spelling
    with pytest.raises(Stop) as stop:
        load_thesaurus(tmp_path, "en", spelling)
    assert "which ends a sentence" in str(stop.value)

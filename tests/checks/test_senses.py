"""What words mean that turn one rule into another, as `senses.yaml` of each language has it."""

from collections import Counter

import pytest

from cardgen.project.prose.names.names import names_alike
from cardgen.project.prose.passages import Passage
from cardgen.project.prose.senses.sense_list import Senses, load_senses
from cardgen.project.prose.senses.senses import SenseReader
from cardgen.project.prose.senses.sentences import corresponding
from tests.small_root import ROOT

FR, EN = (load_senses(ROOT, language) for language in ("fr", "en"))


def reader(**senses: tuple[str, ...]) -> SenseReader:
    return SenseReader(
        Senses(senses), {"The Tower": "Tour", "Blue Guild": "Guilde bleue"}, ("the",)
    )


def said(words: str, reads: SenseReader) -> list[tuple[str, str]]:
    return [(one.sense, words[one.start : one.end]) for one in reads.read(words)]


def test_both_languages_can_say_the_same_senses() -> None:
    assert FR
    assert EN
    known = [{*each.senses, *each.perhaps} for each in (FR, EN)]
    assert known[0] == known[1]
    assert (FR.understood, FR.loose, FR.ordered) == (EN.understood, EN.loose, EN.ordered)
    assert FR.opposites == EN.opposites
    assert FR.contraries.keys() == EN.contraries.keys()


@pytest.mark.parametrize("senses", [FR, EN])
def test_no_word_says_one_thing_surely_and_perhaps(senses: Senses) -> None:
    for sense, words in senses.perhaps.items():
        assert not {*words} & {*senses.senses.get(sense, ())}, sense


def test_each_list_names_senses_that_there_are() -> None:
    assert FR
    for sense in (*FR.understood, *FR.loose, *(one for listed in FR.ordered for one in listed)):
        assert sense in FR.senses or sense in FR.perhaps, sense


@pytest.mark.parametrize("senses", [FR, EN])
def test_no_word_says_two_of_what_has_an_opposite(senses: Senses) -> None:
    words = [word for each in senses.contraries.values() for word in each]
    assert len(words) == len({*words})
    assert {one for each in senses.opposites for one in each} <= {*senses.contraries}


def test_what_is_said_more_often_than_its_opposite_is_turned_into_it() -> None:
    rows = ("gain", "lose", "doubt"), ("gain", "give")
    reads = SenseReader(Senses({}, opposites=rows), {})
    assert [*reads.opposed(Counter(["gain", "gain"]), Counter(["gain", "give"]))] == [
        ("gain", "give")
    ]
    assert [*reads.opposed(Counter(["lose"]), Counter(["gain"]))] == [("lose", "gain")]
    assert not [*reads.opposed(Counter(["lose", "doubt"]), Counter(["gain"]))]
    assert not [*reads.opposed(Counter(["lose", "gain"]), Counter(["gain"]))]


def test_of_expressions_the_longest_is_read_and_no_word_within_it() -> None:
    reads = reader(face=("face down",), down=("down",), once=("once",), immediately=("at once",))
    assert said("Lay it face down at once.", reads) == [
        ("face", "face down"),
        ("immediately", "at once"),
    ]


@pytest.mark.parametrize(
    ("senses", "words", "sense"),
    [
        (EN, "Two sets at once.", "at once"),
        (EN, "Score both at once.", "at once"),
        (EN, "What the token is worth changes nothing.", "nothing"),
        (FR, "Que le jeton vaille 1, 3 ou 5 ne change rien.", "nothing"),
    ],
)
def test_idioms_that_deny_or_hurry_nobody(senses: Senses, words: str, sense: str) -> None:
    assert sense not in {each for each, _ in said(words, SenseReader(senses, {}))}


def test_a_word_in_an_idiom_is_not_read() -> None:
    reads = SenseReader(Senses({"hand": ("hand",)}, idioms=("hand out",)), {})
    assert said("Hand out the tokens; keep your hand.", reads) == [("hand", "hand")]


def test_a_stem_is_any_word_that_begins_so() -> None:
    assert said("Shuffle, shuffling, ruffle.", reader(shuffle=("shuffl*",))) == [
        ("shuffle", "Shuffle"),
        ("shuffle", "shuffling"),
    ]


def test_names_are_known_without_their_article_and_by_a_capital_of_their_own() -> None:
    reads = reader(tower=("tower",))
    assert said("A Tower, the Guild, a tower.", reads) == [
        ("name Tour", "Tower"),
        ("name Guilde bleue", "Guild"),
        ("tower", "tower"),
    ]


def test_a_capital_that_a_sentence_begins_with_may_be_a_common_word() -> None:
    assert said("Tower by tower.", reader(tower=("tower",))) == [("tower", "tower")]


def test_numbers_are_read_in_digits_whole() -> None:
    assert said("1½, 1,808 and 3.", reader()) == [
        ("number 1½", "1½"),
        ("number 1,808", "1,808"),
        ("number 3", "3"),
    ]


def test_a_name_may_be_said_by_one_of_its_longer_words() -> None:
    reads = reader()
    assert reads.may_say("name Guilde bleue", "the guilds, the guild") == 2
    assert reads.may_say("name Guilde bleue", "the tower") == 0


def test_sentences_correspond_by_clauses_or_else_by_stops_or_not_at_all() -> None:
    def parts(one: str, other: str) -> list[tuple[str, str]]:
        return [(one[here], other[there]) for here, there in corresponding(one, other)]

    assert parts("Oui : un. Deux !", "Yes: one. Two!") == [
        ("Oui :", "Yes:"),
        (" un.", " one."),
        (" Deux !", " Two!"),
    ]
    assert parts("Un ; deux. Trois.", "One, two. Three.") == [
        ("Un ; deux.", "One, two."),
        (" Trois.", " Three."),
    ]
    assert parts("Un. Deux.", "One, two.") == [("Un. Deux.", "One, two.")]


def test_names_that_cards_have_side_by_side_are_one() -> None:
    def name(language: str, words: str, card: str) -> Passage:
        return Passage("name", language, words, ("pack", card, "name"), lambda: None)  # type: ignore[arg-type, return-value]  # nobody asks where it stands

    alike = names_alike(
        [
            name("fr", "Pan", "pan"),
            name("fr", "Faunus", "faunus"),
            name("en", "Pan", "pan"),
            name("en", "Pan", "faunus"),
        ]
    )
    assert len({*alike["fr"].values(), *alike["en"].values()}) == 1

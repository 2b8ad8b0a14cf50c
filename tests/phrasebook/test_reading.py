"""What reading gives back: meanings with their places, faults of form, or why there is none."""

import pytest

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.spelling import tokenize, typed_text
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import Different, Read, Same, Unread, Verdict
from cardgen.phrasebook.subjects import Power
from tests.phrasebook.conftest import BOOKS, EVERY
from tests.phrasebook.corpus import runs
from tests.typed import typed_power

COINS = typed_power("- coins: 3")
APOLLO = Name("Apollon", "m")
SPELLING = BOOKS["fr"].grammar.spelling
FLORA = Name("Flore", "f")


def judged(words: str, power: Power = COINS, language: str = "fr") -> Verdict:
    return BOOKS[language].judge(runs(words), power, "god", APOLLO)


def test_the_card_calls_itself_by_its_name() -> None:
    assert judged("Quand Apollon est invoqué, recevez 3 pièces.") == Same()
    assert isinstance(judged("Quand Artémis est invoquée, recevez 3 pièces."), Unread)


def test_a_participle_agrees_with_the_name() -> None:
    words = ("Quand Flore est invoqué, recevez 3 pièces.",)
    verdict = BOOKS["fr"].judge(words, COINS, "god", FLORA)
    assert isinstance(verdict, Same)
    assert [(fault.found, fault.fix) for fault in verdict.faults] == [("invoqué", "invoquée")]


def test_another_number_is_told_at_its_place() -> None:
    words = "À l’invocation, recevez 4 pièces."
    verdict = judged(words)
    assert isinstance(verdict, Different)
    (one,) = verdict.differences
    assert (one.field, one.declared, one.said) == ("coins", 3, 4)
    assert one.span
    assert words[one.span.start : one.span.end] == "4"
    assert str(verdict) == "different at coins"


def test_an_icon_stands_for_its_number() -> None:
    assert judged("À l’invocation, recevez {coin:3} de la banque.") == Same()
    verdict = judged("À l’invocation, recevez {coin:4} de la banque.")
    assert isinstance(verdict, Different)
    span = verdict.differences[0].span
    assert span
    assert (span.start, span.end) == (24, 32)


def test_another_colour_is_told_at_its_place() -> None:
    power = typed_power("- coins: 1\n  per: {cards: green}")
    words = "On invocation, gain 1 coin per red card in your city."
    verdict = judged(words, power, "en")
    assert isinstance(verdict, Different)
    (one,) = verdict.differences
    assert (one.field, one.declared, one.said) == ("per cards", ("green",), ("red",))
    assert one.span
    assert words[one.span.start : one.span.end] == "red"


def test_colours_in_another_order_say_the_same() -> None:
    power = typed_power("- coins: 1\n  when: {builds: [grey, brown]}")
    words = "Jusqu’à la fin de l’Âge, recevez 1 pièce chaque fois que vous construisez une carte "
    assert judged(words + "brune ou grise.", power) == Same()
    assert judged(words + "grise ou brune.", power) == Same()


def test_how_long_it_lasts_goes_with_who_speaks() -> None:
    power = typed_power("- discount: {resources: 1}\n  of: red")
    words = "chaque carte rouge vous coûte 1 ressource de moins, à votre choix."
    for_good, for_the_age = f"Désormais, {words}", f"Jusqu’à la fin de l’Âge, {words}"
    book = BOOKS["fr"]
    assert book.judge((for_good,), power, "leader") == Same()
    assert book.judge((for_the_age,), power, "god") == Same()
    unsaid = book.judge((for_good,), power, "god")
    assert isinstance(unsaid, Same)
    assert set(unsaid.unsaid) == {"duration"}
    assert _moments(book.judge((for_the_age,), power, "leader")) == ["until the end of the Age"]


def test_a_board_does_what_it_does_from_the_start() -> None:
    power = typed_power("- discount: {coins: all}\n  of: leader")
    words = "les Leaders ne vous coûtent aucune pièce."
    book = BOOKS["fr"]
    assert book.judge(("L" + words[1:],), power, "side") == Same()
    assert book.judge((f"Pendant toute la partie, {words}",), power, "side") == Same()
    assert _moments(book.judge((f"Désormais, {words}",), power, "side")) == ["from now on"]
    assert book.judge((f"Désormais, {words}",), power, "stage") == Same()


@pytest.mark.parametrize(
    "words",
    [
        "Dès son invocation, recevez 3 pièces.",
        "Dès son invocation : recevez 3 pièces.",
        "Recevez dès son invocation 3 pièces.",
        "Recevez, dès son invocation, 3 pièces.",
        "Recevez 3 pièces dès son invocation.",
        "Recevez 3 pièces de la banque, dès son invocation.",
    ],
)
def test_a_moment_stands_anywhere(words: str) -> None:
    assert judged(words) == Same()


@pytest.mark.parametrize(
    ("words", "bearer"),
    [
        ("Jusqu’à la fin de l’Âge, vous produisez 1 bois jusqu’à la fin de l’Âge.", "god"),
        ("Vous produisez, jusqu’à la fin de l’Âge, 1 bois.", "leader"),
    ],
)
def test_a_moment_that_is_needed_stands_once_and_no_other_does(words: str, bearer: str) -> None:
    assert isinstance(BOOKS["fr"].read((words,), bearer), Unread)


def test_commas_are_read_as_they_stand_where_that_is_enough() -> None:
    strict = ChartParser(BOOKS["fr"].grammar, tokenize(("Recevez 3 pièces.",), SPELLING), APOLLO)
    lax = ChartParser(BOOKS["fr"].grammar, tokenize(("Recevez, 3 pièces.",), SPELLING), APOLLO)
    assert strict.text("god")
    assert lax.text("god")
    assert (strict.lenient, lax.lenient) == (False, True)


@pytest.mark.parametrize(
    ("words", "found", "fix"),
    [
        ("À l’invocation, recevez 3 pièce.", "pièce", "pièces"),
        ("A l’invocation, recevez 3 pièces.", "A", "À"),
        ("À l’invocation recevez 3 pièces.", "", ","),
        ("À l’invocation, recevez, 3 pièces.", ",", ""),
        ("À l’invocation, recevez 3 pièces", "", "."),
        ("À l’invocation, recevez  3 pièces.", " ", ""),
        ("À la invocation, recevez 3 pièces.", "la ", "l’"),
        ("Dès son invocation recevez 3 pièces.", "", ","),
    ],
)
def test_a_fault_of_form_hinders_no_reading(words: str, found: str, fix: str) -> None:
    verdict = judged(words)
    assert isinstance(verdict, Same)
    assert [(fault.found, fault.fix) for fault in verdict.faults] == [(found, fix)]
    assert all(words[fault.span.start : fault.span.end] == fault.found for fault in verdict.faults)


@pytest.mark.parametrize(
    ("card", "right", "wrong"),
    [
        ("faith/zeus-I-fr", "3\u00a0pièces", "3\u00a0pièce"),
        ("faith/horus-I-en", "2 coins", "2 coin"),
        ("faith/aphrodite-II-fr", "2 points", "2 point"),
        ("leaders/bilkis-I-fr", "1 ressource", "1 ressources"),
        ("leaders/rome B 1-I-fr", "4 Leaders", "4 Leader"),
    ],
)
def test_a_noun_of_any_pattern_agrees_with_its_number(card: str, right: str, wrong: str) -> None:
    said = next(one for one in EVERY if str(one) == card)
    words = typed_text(said.words).replace(right, wrong)
    verdict = BOOKS[said.language].judge(runs(words), said.power, said.bearer, said.card)
    assert isinstance(verdict, Same)
    (fault,) = verdict.faults
    assert (fault.found, fault.fix) == (wrong.split()[1], right.split()[1])
    assert words[fault.span.start - 2 : fault.span.end] == wrong


def test_a_noun_beside_the_one_that_is_counted_need_not_agree() -> None:
    words = (
        "When you build this stage, take 5 coins and draw 4 Leader cards at random from those left"
        " in the box and add them to your hand."
    )
    reading = BOOKS["en"].read((words,), "stage")
    assert isinstance(reading, Read)
    assert not reading.faults


@pytest.mark.parametrize("to", ["aux autres joueurs", "à chacun des autres joueurs"])
def test_words_that_melt_are_no_fault(to: str) -> None:
    power = typed_power("- lose coins: 2\n  who: others")
    assert judged(f"À l’invocation, faites perdre 2 pièces {to}.", power) == Same()


def test_spaces_and_apostrophes_are_alike() -> None:
    assert judged("À l'invocation, recevez 3\u00a0pièces.") == Same()


def test_what_cannot_be_read_says_where_and_what_was_expected() -> None:
    words = "À l’invocation, recevez 3 moutons."
    verdict = judged(words)
    assert isinstance(verdict, Unread)
    assert words[verdict.column :] == "moutons."
    assert {"pièce", "pièces"} & set(verdict.expected)
    assert str(verdict).startswith("unread at column 27, expected ")


def test_what_is_expected_begins_with_what_says_most() -> None:
    verdict = judged("À l’invocation, recevez.")
    assert isinstance(verdict, Unread)
    kinds = [0 if one[0] == "{" else 1 if one[0].isalnum() else 2 for one in verdict.expected]
    assert set(kinds) == {0, 1, 2}
    assert kinds == sorted(kinds)


def test_what_stands_behind_is_not_where_reading_stops() -> None:
    words = "Recevez 3 moutons à l’invocation."
    verdict = judged(words)
    assert isinstance(verdict, Unread)
    assert words[verdict.column :] == "moutons à l’invocation."


def test_an_ability_too_many_or_too_few_is_told() -> None:
    words = "À l’invocation, recevez 3 pièces. En fin de partie, marquez 2 points."
    verdict = judged(words)
    assert isinstance(verdict, Different)
    (one,) = verdict.differences
    assert one.declared is None
    assert one.span
    assert words[one.span.start : one.span.end] == "marquez 2 points"


def test_no_words_mean_nothing() -> None:
    assert isinstance(judged(""), Unread)


def test_every_part_of_a_meaning_has_its_place() -> None:
    words = "On invocation, gain 2 coins per green card in your city and your neighbours’ cities."
    reading = BOOKS["en"].read((words,), "god")
    assert isinstance(reading, Read)
    said = {path: words[span.start : span.end] for path, span in reading.spots.items()}
    assert said[0, "effect", "coins"] == "2"
    assert said[0, "effect", "per", "of"] == "in your city and your neighbours’ cities"


def test_what_is_said_twice_must_be_said_alike() -> None:
    words = (
        "Une fois par partie, à l’Âge II ou III, quand vous construisez une carte verte, vous "
        "pouvez remplacer son symbole scientifique par celui d’une autre carte {} de votre cité."
    )
    book = BOOKS["fr"]
    assert isinstance(book.read((words.format("verte"),), "duel-leader"), Read)
    assert isinstance(book.read((words.format("rouge"),), "duel-leader"), Unread)


@pytest.mark.parametrize(
    ("words", "verdict"),
    [
        ("Comptez 2 boucliers de plus. Chaque autre joueur perd 3 pièces. Recevez 1 pièce.", Same),
        ("Recevez 1 pièce. Chaque autre joueur perd 3 pièces. Comptez 2 boucliers de plus.", Same),
        ("Recevez 1 pièce. Chaque autre joueur perd 3 pièces. Comptez 1 bouclier.", Different),
    ],
)
def test_the_order_of_what_is_told_means_nothing(words: str, verdict: type) -> None:
    book = BOOKS["fr"]
    said = "Chaque autre joueur perd 3 pièces. Recevez 1 pièce. Comptez 2 boucliers de plus."
    reading = book.read((said,), "god")
    assert isinstance(reading, Read)
    assert isinstance(book.judge((words,), reading.power, "god"), verdict)


def test_a_choice_is_told_where_it_comes() -> None:
    book = BOOKS["fr"]
    draw, recruit = "Piochez 2 Leaders de la boîte et prenez-les en main.", "Vous pouvez recruter"
    recruit += " gratuitement 1 Leader de votre main."
    reading = book.read((f"{draw} {recruit}",), "god")
    assert isinstance(reading, Read)
    assert isinstance(book.judge((f"{recruit} {draw}",), reading.power, "god"), Different)


def _moments(verdict: Verdict) -> list[object]:
    """The moments that words say instead of those of the power."""
    differences = verdict.differences if isinstance(verdict, Different) else ()
    return [one.said for one in differences if one.path == ("moment",)]


@pytest.mark.parametrize("typed", ["a 5-point", "1 5-point", "1 5-VP", "a 5 point"])
def test_a_number_joined_to_its_unit_is_one_word_and_counts_nothing_behind_it(typed: str) -> None:
    power = typed_power("- tokens: {victory: 1, worth: 5}")
    assert judged(f"On invocation, take {typed} Victory token.", power, "en") == Same()


def test_a_unit_that_stands_apart_from_its_hyphen_is_joined_to_it() -> None:
    power = typed_power("- tokens: {victory: 2, worth: 5}")
    verdict = judged("On invocation, take 2 5 - point Victory token.", power, "en")
    assert isinstance(verdict, Same)
    assert [(one.found, one.fix) for one in verdict.faults] == [
        ("5 - point", "5-point"),
        ("token", "tokens"),
    ]

"""Planted errors are errors: each changes its file, as told, and always in the same places."""

from functools import cache

import pytest
import yaml

from benchmarks.planted.__main__ import EACH, chosen
from benchmarks.planted.controls import KINDS, controls
from benchmarks.planted.held_out import BENT, FOLDER, REGISTERS, SETS, held_out_entries
from benchmarks.planted.mutant import Edit, Mutant
from benchmarks.planted.operators.catalogue import CATALOGUE
from benchmarks.planted.outcome import Outcome
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import LANGUAGES, Project, read_project
from benchmarks.planted.rates import Rate
from benchmarks.planted.reflow import LAYOUTS
from benchmarks.planted.sameness import same_words
from benchmarks.planted.seeming import seeming

FEW = 4
BROKEN = ("structure: plain words", "structure: duplicate")  # may be no YAML any more, or read on


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project()


@cache
def entries(text: str) -> list[object]:
    """What a file of cards holds; read by libyaml, since hundreds are."""
    return list(yaml.load(text, yaml.CSafeLoader))


@pytest.mark.parametrize("operator", CATALOGUE, ids=lambda operator: operator.name)
def test_each_operator_changes_a_card_and_leaves_yaml(project: Project, operator: Operator) -> None:
    planted = chosen(project, [operator], FEW)
    assert len(planted) == FEW
    for mutant in planted:
        source = project.sources[mutant.file]
        text = mutant.text(source)
        assert text != source
        assert mutant.operator == operator.name
        assert all(code for code in mutant.codes)
        if operator.name not in BROKEN:
            before, after = entries(source), entries(text)
            assert len(after) == len(before)
            assert after != before


def test_there_are_enough_operators_and_mutants(project: Project) -> None:
    assert len({operator.name for operator in CATALOGUE}) == len(CATALOGUE) >= 40
    assert len(chosen(project, CATALOGUE, EACH)) >= 3000


def test_the_same_errors_are_planted_every_time(project: Project) -> None:
    assert chosen(project, CATALOGUE, 2) == chosen(read_project(), CATALOGUE, 2)


def test_words_know_where_each_character_stands(project: Project) -> None:
    for card in project.cards:
        for words in card.words:
            stands = "".join(card.source[at] for at in words.offsets[:-1])
            assert stands.replace("\n", " ") == words.text


def test_a_word_is_cut_out_wherever_the_line_ends(project: Project) -> None:
    card = next(card for card in project.cards if card.id == "aphrodite")
    words = next(one for one in card.words if "2 points" in one.text)
    start = words.text.index("et Leader")
    mutant = card.planted("", words.cut(start, start + len("et")), codes="")
    said = entries(mutant.text(card.source))[card.number]["text"]["fr"]["II"]
    assert card.source[words.offsets[start + len("et")] - 1] == " ", "a line ends there"
    assert said == words.text.replace("et Leader", "Leader")


def test_a_finding_is_looked_for_at_the_changed_place() -> None:
    edits = Edit(4, 4, "nine "), Edit(8, 9, "X")
    mutant = Mutant("", "", "", "", edits, frozenset(), "", ((9, 11),))
    assert mutant.text("one two three") == "one nine two Xhree"
    assert mutant.stretches("one two three") == ((4, 9), (13, 14), (14, 16))


def test_a_gap_is_looked_for_from_the_word_before_to_the_word_after() -> None:
    mutant = Mutant("", "", "", "", (Edit(3, 7, ""),), frozenset(), "")
    assert mutant.text("one two three") == "one three"
    assert mutant.stretches("one two three") == ((0, 9),)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_files_laid_out_otherwise_say_the_same(project: Project, layout: str) -> None:
    for source in project.sources.values():
        changed = sorted(entries(LAYOUTS[layout](source)), key=lambda entry: entry["id"])
        assert changed == sorted(entries(source), key=lambda entry: entry["id"])


def test_controls_are_of_every_kind(project: Project) -> None:
    kinds = [control.kind for control in controls(project)]
    assert set(kinds) == set(KINDS)
    assert len(kinds) > 500


def test_words_are_the_same_up_to_form() -> None:
    assert same_words("À l’Âge I, recevez 3 pièces.", "A l'Age I recevez 3 pièce")
    assert not same_words("recevez 3 pièces", "recevez 4 pièces")


def test_wilson() -> None:
    low, high = Rate(9, 10).interval
    assert (round(low, 1), round(high, 1)) == (59.6, 98.2)
    assert Rate(0, 0).interval == (0, 100)


def test_a_slip_of_form_asks_for_a_warning_and_no_error() -> None:
    slip = Mutant("", "", "", "", (), frozenset({"words-form"}), "", form=True)
    assert not Outcome(slip, (), ()).detected


@pytest.mark.parametrize("name", SETS)
def test_wordings_of_strangers_name_cards_registers_and_what_they_bend(
    project: Project, name: str
) -> None:
    cards = {f"{card.pack}/{card.id}" for card in project.cards}
    for language, entry in held_out_entries(FOLDER / name):
        assert language in LANGUAGES
        assert entry["card"] in cards
        assert entry["register"] in REGISTERS
        wrong = entry.get("wrong", {"kind": next(iter(BENT)), "text": ""})
        assert wrong["kind"] in BENT
        assert wrong["text"] != entry["text"]


@pytest.mark.parametrize(
    ("message", "codes"),
    [
        ('English seems to say "pay" (what is done: lose), the effect has nothing',
         {"words-effect", "words-added"}),
        ('French seems to say "En fin de partie" (when: the end of the game), the effect has the'
         " end of the Age", {"words-timing"}),
        ("English seems to leave out what is done: lose", {"words-effect", "words-missing"}),
        ("all words seem to say 3 coins, the effect gives 2", {"words-number"}),
        ("English says 3 coins, the effect gives 2", set()),
    ],
)  # fmt: skip
def test_what_seems_to_be_said_otherwise_names_its_kind(message: str, codes: set[str]) -> None:
    assert seeming(message) == codes

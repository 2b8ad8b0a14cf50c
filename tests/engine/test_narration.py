"""A story is told in every language that the packs speak, whatever happens in it."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter

import pytest

from cardgen.effects.power.terms import TOKENS
from cardgen.effects.state.game import GameEvent
from cardgen.engine.library import CardLibrary
from cardgen.engine.payment.sources import BANK, FIXED_PRICE_BANK
from cardgen.engine.scenario.duel.steps import DUEL_STEP_RULES
from cardgen.engine.scenario.narration import (
    EventWording,
    Narrator,
    NumberedSentence,
    load_wording,
    narration_languages,
)
from cardgen.engine.scenario.running import run_scenario
from cardgen.engine.scenario.steps import STEP_RULES
from cardgen.model.card import RESOURCES
from cardgen.model.finding import Report, Stop
from cardgen.model.pack import Pack
from tests.engine.conftest import ROOT, Played
from tests.test_architecture import modules, tree_of

LANGUAGES = ("en", "fr")
STORY = "templates/languages/{}/story.yaml"
WORDINGS = {language: load_wording(ROOT, language) for language in LANGUAGES}


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or a method in the program."""
    for path in modules():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if called == name:
                    yield node


def words_said(name: str) -> set[str]:
    """What such calls say first, where they say it as one word."""
    firsts = (call.args[0] for call in calls(name))
    return {str(first.value) for first in firsts if isinstance(first, ast.Constant)}


@pytest.fixture(scope="module")
def happened(scenarios: Mapping[str, tuple[Played, ...]], library: CardLibrary) -> set[str]:
    """The verbs of all that happens in the scenarios that we ship."""
    runs = (
        run_scenario(one, age, library, Report())
        for held in scenarios.values()
        for age, one in held
    )
    return {each.what for run in runs for step in run.steps for each in step}


def test_nothing_is_told_once_a_game_is_won(
    scenarios: Mapping[str, tuple[Played, ...]], library: CardLibrary
) -> None:
    won = 0
    for age, one in (played for held in scenarios.values() for played in held):
        for step in run_scenario(one, age, library, Report()).steps:
            wins = [each.what.startswith("wins ") for each in step]
            won += any(wins)
            assert wins == sorted(wins), one.id
    assert won > 20


def test_no_number_that_is_told_is_below_nothing(
    scenarios: Mapping[str, tuple[Played, ...]], library: CardLibrary
) -> None:
    for age, one in (played for held in scenarios.values() for played in held):
        for step in run_scenario(one, age, library, Report()).steps:
            assert all(each.number >= 0 for each in step), one.id


def test_stories_are_told_in_every_language_of_the_packs(packs: dict[str, Pack]) -> None:
    spoken = {language for pack in packs.values() for language in pack.languages}
    assert set(narration_languages(ROOT)) == spoken == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language: str) -> None:
    assert set(WORDINGS[language].steps) == {*STEP_RULES.steps, *DUEL_STEP_RULES.steps}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_words(language: str, happened: set[str]) -> None:
    wanted = words_said("logged") | happened | {f"gains {token}" for token in TOKENS}
    known = set(WORDINGS[language].happenings)
    assert sorted(wanted - known) == [], f"add lines to happenings in {STORY.format(language)}"
    assert sorted(known - wanted) == [], "nothing tells of these any more"
    assert len(known) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    wanted = words_said("Illegal") | {"no-stage", "shields-lacking", "points-lacking"}
    known = set(WORDINGS[language].refusals)
    assert sorted(wanted - known) == [], f"add lines to refusals in {STORY.format(language)}"
    assert sorted(known - wanted) == [], "nothing is refused like this any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_card_names_has_words(language: str) -> None:
    assert set(WORDINGS[language].names) == {*RESOURCES, BANK, FIXED_PRICE_BANK, "free-city"}


def holes(sentence: NumberedSentence) -> set[str]:
    parts = (*Formatter().parse(sentence.one), *Formatter().parse(sentence.more))
    return {hole for _, hole, *_ in parts if hole}


def test_languages_tell_the_same() -> None:
    first, second = (
        {what: holes(said) for what, said in (*words.happenings.items(), *words.names.items())}
        for words in WORDINGS.values()
    )
    assert first == second


def teller(language: str, words: EventWording | None = None) -> Narrator:
    return Narrator(language, words or WORDINGS[language], {"base/baths": "Bains"})


@pytest.mark.parametrize(
    ("language", "coins", "line"),
    [
        ("en", 0, "Lea gains 0 coins"),
        ("en", 1, "Lea gains 1 coin"),
        ("fr", 0, "Léa reçoit 0 pièce"),
        ("fr", 1, "Léa reçoit 1 pièce"),
        ("fr", 2, "Léa reçoit 2 pièces"),
    ],
)
def test_words_agree_with_the_number(language: str, coins: int, line: str) -> None:
    assert teller(language).sentence(GameEvent("gains coins", "lea", number=coins)) == line


def test_resources_cards_and_the_bank_are_named() -> None:
    bought = GameEvent("buys", "lea", ("stone", "stone", "wood"), whom=BANK, number=6)
    assert teller("fr").sentence(bought) == "Léa achète 2 pierres, 1 bois à la banque pour 6 pièces"
    served = GameEvent("buys", "free-city", ("wood",), whom="lea", number=2)
    line = "La Cité franche achète 1 bois à Léa pour 2 pièces"
    assert teller("fr").sentence(served) == line
    drawn = GameEvent("draws cards", "lea", ("base/baths", "base/baths"))
    assert teller("fr").sentence(drawn) == "Léa pioche 2 × Bains"
    assert teller("fr").sentence(GameEvent("draws cards", "lea")) == "Léa pioche 0 carte"


def test_what_has_no_words_says_where_to_add_them() -> None:
    with pytest.raises(Stop) as stop:
        teller("fr").sentence(GameEvent("yawns", "lea"))
    assert stop.value.message == 'no words for "yawns" in templates/languages/fr/story.yaml'
    assert stop.value.help == 'add a line "yawns: …" to happenings'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{who} builds {cards}", "{who} builds {card}", 'nothing is put into "{card}": did you'),
        ("{who} builds {cards}", "{who builds {cards}", "expected a sentence, found"),
        ("{who} builds {cards}", "{who!z} builds {cards}", 'nothing is put into "{who!z}"'),
        ("{who} builds {cards}", "{who!r} builds {cards}", 'nothing is put into "{who!r}"'),
        ("{who} builds {cards}", "{who:d} builds {cards}", 'nothing is put into "{who:d}"'),
        ("{who} builds {cards}", "{who:>2000000000}", 'nothing is put into "{who:>2000000000}"'),
        (
            *("{who} builds {cards}", "{who:{number.__class__.__mro__}}"),
            'nothing is put into "{who:{number.__class__.__mro__}}"',
        ),
        ("{who} builds {cards}", "{who.__class__} builds", 'nothing is put into "{who.__class__}"'),
        ("{who} builds {cards}", "{} builds {cards}", 'nothing is put into "{}"'),
        ("refused: {why}", "refused: {who}", 'nothing is put into "{who}"'),
        ("nothing: no card", "nothin: no card", 'unknown key "nothin": did you mean "nothing"?'),
    ],
)
def test_a_slip_in_the_words_is_located(tmp_path: Path, old: str, new: str, message: str) -> None:
    file = STORY.format("en")
    text = (ROOT / file).read_text(encoding="utf-8")
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(Stop) as stop:
        load_wording(tmp_path, "en")
    assert stop.value.message.startswith(message)
    assert stop.value.place is not None
    assert stop.value.place.file == "templates/languages/en/story.yaml"

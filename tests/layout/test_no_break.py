"""Spaces that do not break: added where a language wants them, and nothing else is touched."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.layout.text.no_break import insert_no_breaks, no_break_rules
from cardgen.packs.languages import LanguageLibrary
from tests.small_root import ROOT

LETTERS = st.text(alphabet="aéÂI0123456789½+−-.,;:!?«»()’ \u00a0\u202f\n", max_size=40)
LIBRARY = LanguageLibrary(ROOT)
RULES = {one: no_break_rules(LIBRARY.profile(one).typography) for one in ("de", "en", "fr")}
LANGUAGES = st.sampled_from(sorted(RULES))


def bare(text: str) -> str:
    return re.sub(r"\s", "", text)


@given(LETTERS, LANGUAGES)
def test_setting_twice_changes_nothing(text: str, language: str) -> None:
    once = insert_no_breaks(text, RULES[language])
    assert insert_no_breaks(once, RULES[language]) == once


@given(st.text(max_size=60), LANGUAGES)
def test_only_spaces_ever_change(text: str, language: str) -> None:
    assert bare(insert_no_breaks(text, RULES[language])) == bare(text)


@given(LETTERS)
def test_english_gets_no_space_where_there_was_none(text: str) -> None:
    assert len(insert_no_breaks(text, RULES["en"])) == len(text)


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("Voici : trois", "Voici\u202f: trois"),
        ("Voici: trois", "Voici\u202f: trois"),
        ("Voici\u00a0; trois", "Voici\u202f; trois"),
        ("Quoi ?!", "Quoi\u202f?!"),
        ("« Oui ! »", "«\u202fOui\u202f!\u202f»"),
        ("«Oui»", "«\u202fOui\u202f»"),
        ("à 10:30", "à 10:30"),
        ("la face B, case 9", "la face\u00a0B, case\u00a09"),
        ("face à lui", "face à lui"),
        ("2 pour lui, 1 pour elle", "2\u00a0pour lui, 1\u00a0pour elle"),
        ("valant 1 et donnez 1 jeton", "valant\u00a01 et donnez 1\u00a0jeton"),
        ("44 av. J.-C., y compris", "44\u00a0av.\u202fJ.-C., y\u00a0compris"),
        ("dans 7 Wonders Duel (voir § 3)", "dans 7\u00a0Wonders\u00a0Duel (voir\u00a0§\u00a03)"),
        ("coûte 2 ressources de moins", "coûte 2\u00a0ressources de\u00a0moins"),
        ("(voir ", "(voir\u00a0"),
        ("l’Âge II : recevez 3 pièces", "l’Âge\u00a0II\u202f: recevez 3\u00a0pièces"),
    ],
)
def test_french(written: str, set_: str) -> None:
    assert insert_no_breaks(written, RULES["fr"]) == set_


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("gain 3 coins", "gain 3\u00a0coins"),
        ("gain 1½ shields", "gain 1½\u00a0shields"),
        ("½ shield", "½\u00a0shield"),
        ("pay 1.5 coins", "pay 1.5\u00a0coins"),
        ("−2 coins each", "−2\u00a0coins each"),
        ("in Age III, gain", "in Age\u00a0III, gain"),
        ("Ages I and II", "Ages\u00a0I and II"),
        ("Ramses II, Athena I–II", "Ramses\u00a0II, Athena\u00a0I–II"),
        ("on side A, stage 2", "on side\u00a0A, stage\u00a02"),
        ("see § 7.3", "see §\u00a07.3"),
        ("one: two; three!", "one: two; three!"),
        ("the other 8: Caesar", "the other\u00a08: Caesar"),
        ("worth 1, 3 or 5.", "worth\u00a01, 3\u00a0or\u00a05."),
        ("worth −2 and −5.", "worth\u00a0−2 and\u00a0−5."),
        ("worth 2 or −½.", "worth\u00a02 or −½."),
        ("in 7 Wonders Duel (see p. 3)", "in 7\u00a0Wonders\u00a0Duel (see\u00a0p. 3)"),
        ("a 3D map", "a 3D map"),
    ],
)
def test_a_number_stays_with_its_noun_and_an_age_with_its_numeral(written: str, set_: str) -> None:
    assert insert_no_breaks(written, RULES["en"]) == set_


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("im Zeitalter II: nichts!", "im Zeitalter\u00a0II: nichts!"),
        ("„Ja!“, z. B. heute", "„Ja!“, z.\u202fB. heute"),
        ("erhalte 3 Münzen", "erhalte 3\u00a0Münzen"),
    ],
)
def test_german(written: str, set_: str) -> None:
    assert insert_no_breaks(written, RULES["de"]) == set_

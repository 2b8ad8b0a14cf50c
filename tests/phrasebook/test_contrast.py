"""Words read by their layers: each term that says another thing is told with what it says."""

import pytest

from cardgen.phrasebook.parse.verdict import Different, Unread, Verdict
from tests.phrasebook.conftest import BOOKS, EVERY
from tests.phrasebook.corpus import runs

CARDS = {(said.id, said.age, said.language): said for said in EVERY}


def _verdict(card: str, language: str, words: str) -> Verdict:
    id, age = card.split()
    said = CARDS[id, age, language]
    return BOOKS[language].judge(runs(words), said.power, said.bearer, said.card)


@pytest.mark.parametrize(
    ("card", "language", "words", "layer", "declared", "said", "quoted"),
    [
        (
            *("faith/apollo I", "fr", "À l’invocation, perdez 3 pièces."),
            *("deed", "gain", "lose", "perdez"),
        ),
        (
            *("faith/apollo I", "en", "On invocation, each player gains 3 coins."),
            *("who", "self", "everyone", "each player"),
        ),
        (
            *("leaders/solomon III", "fr"),
            "Au recrutement, vous pouvez construire gratuitement 1 carte Âge de la boîte.",
            *("pile", "discard pile", "box", "de la boîte"),
        ),
    ],
)
def test_a_term_of_a_layer_is_told_with_what_it_says(
    card: str, language: str, words: str, layer: str, declared: str, said: str, quoted: str
) -> None:
    verdict = _verdict(card, language, words)
    assert isinstance(verdict, Different)
    assert verdict.unread
    (one,) = verdict.differences
    assert (one.layer, one.declared, one.said) == (layer, declared, said)
    assert one.span
    assert words[one.span.start : one.span.end] == quoted


@pytest.mark.parametrize(
    "words",
    [
        "On invocation, thunderingly lose 3 coins.",  # no term of any layer
        "On invocation, gain forthwith 3 gold bars.",  # nothing says another thing
    ],
)
def test_words_that_are_no_term_keep_a_text_unread(words: str) -> None:
    assert isinstance(_verdict("faith/apollo I", "en", words), Unread)


def test_another_form_of_the_moment_meant_is_no_other_moment() -> None:
    """“Once recruited”, which may be said, is from then on too; the effect acts at once."""
    verdict = _verdict("leaders/croesus I", "en", "When built, gain 6 coins.")
    assert not isinstance(verdict, Different)


def test_where_something_else_may_be_done_a_choice_is_no_mistake() -> None:
    words = "You may draw 2 Leaders, recruit 1 for free and return the other, or gain 3 coins."
    assert not isinstance(_verdict("faith/pegasus I", "en", words), Different)

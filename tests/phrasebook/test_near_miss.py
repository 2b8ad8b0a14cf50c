"""A sentence of the phrasebook with one slip is no paraphrase of it; its numbers may be words."""

import pytest

from cardgen.phrasebook.parse.verdict import Read, Same
from tests.phrasebook.conftest import BOOKS
from tests.phrasebook.corpus import runs
from tests.phrasebook.test_learned import SAID
from tests.phrasebook.test_word_too_many import judged

# By a card, in words that are not always those of the house: a slip, and what stands there rightly.
SLIPS = {
    "duel-leaders/maecenas I fr": (
        "Au recrutement, piochez 2 Leaders écartés : vous pouvez en recruter 1 gratuitement.{}",
        "",
        " Écartez de nouveau le reste.",
    ),
    "duel-leaders/archimedes I fr": (
        "Vous avez les symboles livre, engrenage, lyre {} lampe : toute carte qui en exige un est"
        " gratuite.",
        "ou",
        "et",
    ),
    "faith/chronos I en": (
        "On invocation, build the next stage of your Wonder with any Wonder card from the box {} an"
        " Age card. The cost of the invocation pays for this stage too.",
        "in addition to",
        "instead of",
    ),
    "faith/chronos I fr": (
        "À l’invocation, une carte Merveille de la boîte sert, {} une carte Âge, à construire la"
        " prochaine étape de votre Merveille. Le coût de l’invocation paie aussi cette étape.",
        "en plus d’",
        "au lieu d’",
    ),
    "faith/hermes II fr": (
        "Jusqu’à la fin de l’Âge, vous pouvez utiliser les chaînages de vos voisins ; {} 1 pièce"
        " chaque fois que vous le faites.",
        "vous pouvez recevoir",
        "recevez",
    ),
}


@pytest.mark.parametrize("card", SLIPS)
def test_a_slip_makes_it_another(card: str) -> None:
    words, slip, right = SLIPS[card]
    assert isinstance(judged(card, words.format(right)), Same)
    assert not isinstance(judged(card, words.format(slip)), Same)


def test_a_numbered_icon_stands_once() -> None:
    said = SAID["duel-leaders/varro", "I", "en"]
    words = "At the end of the game, score {} per yellow card in your city."
    once, twice = (
        BOOKS["en"].judge(runs(words.format(icons)), said.power, said.bearer, said.card)
        for icons in ("{laurel:1}", "{laurel:1} {laurel:1}")
    )
    assert isinstance(once, Same)
    assert not isinstance(twice, Same)


def test_numbers_that_a_sentence_fixes_may_be_words() -> None:
    said = SAID["faith/zeus", "I", "fr"]
    words = (
        "À la fin de l’Âge, vous pouvez jouer votre dernière carte au lieu de la défausser : la"
        " construire en la payant, la vendre pour trois pièces ou l’utiliser pour construire une"
        " étape de votre Merveille."
    )
    assert isinstance(BOOKS["fr"].read((words,), said.bearer, said.card), Read)

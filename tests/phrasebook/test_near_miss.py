"""A sentence of the phrasebook with one slip is no paraphrase of it; its numbers may be words."""

import pytest

from cardgen.phrasebook.parse.verdict import Read, Same
from tests.phrasebook.conftest import BOOKS
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


def test_numbers_that_a_sentence_fixes_may_be_words() -> None:
    said = SAID["faith/zeus", "I", "fr"]
    words = (
        "À la fin de l’Âge, vous pouvez jouer votre dernière carte au lieu de la défausser : la"
        " construire en la payant, la vendre pour trois pièces ou l’utiliser pour construire une"
        " étape de votre Merveille."
    )
    assert isinstance(BOOKS["fr"].read((words,), said.bearer, said.card), Read)

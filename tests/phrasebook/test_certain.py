"""What is a mistake whatever else is told otherwise, and what looks like one and is none."""

import pytest

from cardgen.phrasebook.parse.verdict import Different, Same, Verdict
from tests.phrasebook.corpus import verdict

WRONG = (
    (
        "leaders/bilkis I en",
        "Once in each turn, you may buy 1 resource of your choice from a neighbour for 1 coin.",
        ("who", "self", "neighbour"),
    ),
    (
        "faith/heracles I en",
        "Once in each Age, the gods you invoke cost you no resources.",
        ("times", "as often as it comes", "once an Age"),
    ),
    (
        "duel-leaders/archimedes I fr",
        "Disposez désormais des symboles épée, tour, cible, casque : les cartes qui les demandent"
        " sont gratuites.",
        ("chain symbol", "book", "helmet"),
    ),
    (
        "faith/poseidon I fr",
        "Pour le reste de la partie, achetez des ressources à tous les joueurs, 1 pièce chacune.",
        ("moment", "until the end of the Age", "the rest of the game"),
    ),
    (
        "faith/heracles I fr",
        "Invoquez désormais vos dieux sans payer leurs pièces ; payez leurs ressources.",
        ("unit", None, "coin"),
    ),
    (
        "leaders/vitruvius I en",
        "Whenever you build an Age card without a chain, take 2 coins from the bank.",
        ("negation", None, "not"),
    ),
    (
        "duel-leaders/diocletian I fr",
        "Au recrutement, l’adversaire vous donne 4 pièces.",
        ("deed", "lose", None),
    ),
    (
        "duel-leaders/darius I fr",
        "Au recrutement, l’adversaire paie 2 pièces au propriétaire de ce Leader.",
        ("party", "bank", "you"),
    ),
    (
        "duel-leaders/darius I en",
        "As soon as he is recruited, your opponent loses 2 coins; you gain as many.",
        ("who", None, "you gain"),
    ),
)
RIGHT = (
    (
        "faith/artemis III en",
        "3 coins for each purple or red card that you build from now until the game ends.",
    ),
    (
        "faith/hermes II en",
        "Until the end of the Age, your neighbours’ chains serve you as well. 1 coin per use.",
    ),
)


def _judged(card: str, words: str) -> Verdict:
    card, age, language = card.split()
    return verdict(card, language, words, age)


@pytest.mark.parametrize(("card", "words", "told"), WRONG)
def test_it_is_told(card: str, words: str, told: tuple[str, str | None, str | None]) -> None:
    judged = _judged(card, words)
    assert isinstance(judged, Different), judged
    (one,) = judged.differences
    assert (one.layer, one.declared, one.said) == told


@pytest.mark.parametrize(("card", "words"), RIGHT)
def test_it_is_none(card: str, words: str) -> None:
    assert isinstance(_judged(card, words), Same)

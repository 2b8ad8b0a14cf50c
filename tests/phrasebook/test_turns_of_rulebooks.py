"""Turns of phrase of rulebooks, which speak of the player: each says the power of a card, and with
one thing changed another."""

import pytest

from cardgen.phrasebook.parse.verdict import Same
from tests.phrasebook.conftest import BOOKS, EVERY
from tests.phrasebook.corpus import runs

OF_CARD = {(said.id, said.age): said for said in EVERY if said.language == "fr"}
OTHERS = "À l’invocation, tous les autres joueurs {}."
GAMERS = "Au décompte final, cette Guilde vaut à son propriétaire 1 point de victoire {} 3 pièces."
SELLER = (
    "{} achète une ou plusieurs ressources à un voisin reçoit 1 pièce de la banque. Cela vaut une"
    " fois par tour pour chacun des deux voisins."
)
BURIED = (
    "À la construction, le joueur choisit l’un de ses Leaders recrutés et le glisse sous cette"
    " Merveille ; ce Leader perd son pouvoir. S’il n’a recruté aucun Leader, il ne place rien{}."
    " Il rejoue aussitôt. En fin de partie, il marque 2 points de victoire par pièce du coût"
    " imprimé sur ce Leader."
)
HESTIA = (
    "Jusqu’à la fin de l’Âge, {} aucune pièce du fait des cartes noires ni des déesses Hécate et"
    " Héra, et les dieux Hadès, Amon-Rê et Nout ne peuvent pas le désigner."
)
RECRUITED = (
    "Une fois ce Leader en jeu, son propriétaire recrute {} sans en payer le coût en pièces."
)
YELLOW = "{}, le propriétaire touche 2 pièces de la banque chaque fois qu’il bâtit une carte jaune."
ROME = (
    "À la construction, le joueur pioche au hasard 2 Leaders de la boîte et les ajoute à sa main."
    " Il peut alors recruter sans rien payer un Leader de sa main{}. La Merveille rapporte aussi"
    " 2 points à la fin de la partie."
)
NEIGHBOURS = (
    "{}, le joueur peut se servir des chaînages de ses voisins comme des siens ; chaque fois qu’il"
    " le fait, il reçoit 1 pièce."
)


def _is_same(card: str, words: str, age: str = "") -> bool:
    said = OF_CARD[card, age or "I"]
    verdict = BOOKS["fr"].judge(runs(words), said.power, said.bearer, said.card, age)
    return isinstance(verdict, Same)


@pytest.mark.parametrize(
    ("card", "words", "right", "wrong"),
    [
        (
            "faith/hecate I",
            OTHERS,
            "donnent 2 pièces à la banque",
            "donnent 2 pièces à leur voisin",
        ),
        ("faith/hecate II", OTHERS, ": −4 pièces", ": 2-4 pièces"),
        ("leaders/gamers-guild", GAMERS, "pour", "et"),
        ("leaders/hatshepsut", SELLER, "Le joueur qui", "Un voisin qui"),
        ("duel-leaders/abu-simbel", BURIED, "", " et ne rejoue pas"),
        ("faith/hestia-blue", HESTIA, "il ne perd", "son coéquipier ne perd"),
        ("leaders/maecenas", RECRUITED, "tous ses Leaders suivants", "un Leader"),
        ("leaders/xenophon", YELLOW, "Dès l’arrivée de ce Leader", "Jusqu’à la fin de l’Âge"),
        (
            "duel-leaders/rome",
            ROME,
            ", qu’il vienne de le piocher ou non",
            " si l’adversaire l’a pioché",
        ),
    ],
    ids=(
        *("to the bank", "signed", "for several", "player", "denied", "owner", "all free"),
        *("from its arrival", "no matter"),
    ),
)
def test_a_turn_of_rulebooks_is_read_and_another_is_not(
    card: str, words: str, right: str, wrong: str
) -> None:
    card, _, age = card.partition(" ")
    assert _is_same(card, words.format(right), age)
    assert not _is_same(card, words.format(wrong), age)


def test_the_last_age_ends_with_the_game() -> None:
    words = NEIGHBOURS.format("Jusqu’à la fin de la partie")
    assert _is_same("faith/hermes", words, "III")
    assert not _is_same("faith/hermes", words, "II")

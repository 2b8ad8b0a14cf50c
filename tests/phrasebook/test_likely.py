"""What words seem to say otherwise than a power, and may say all the same: told as likely."""

import pytest

from cardgen.phrasebook.parse.verdict import Different
from tests.phrasebook.corpus import verdict

LIKELY = (
    (
        "leaders/caesar I en",
        "From now on you have 2 shields more, but not in a conflict.",
        ("negation", None, "not"),
    ),
    (
        "faith/poseidon I en",
        "During this turn you may buy resources of any kind from all other players for 1 coin"
        " each, paid to whoever produces them.",
        ("moment", "until the end of the Age", "this turn"),
    ),
    (
        "leaders/nebuchadnezzar I en",
        "At the end of the game, score 1 point for every blue card in your city, up to 5 points.",
        ("times", "as often as it comes", "at most"),
    ),
    (
        "duel-leaders/tomyris I fr",
        "Une fois dans la partie, quand vous perdez des pièces par un pillage, votre adversaire en"
        " rend autant à la banque.",
        ("times", "as often as it comes", "once a game"),
    ),
    (
        "leaders/hannibal I en",
        "From now on, in Age III, your strength grows by 1 shield.",
        ("moment", None, "age 3"),
    ),
    (
        "faith/chronos I fr",
        "Construisez aussitôt la prochaine étape de votre Merveille, marquée par une carte de votre"
        " main. Le coût de l’invocation paie aussi l’étape.",
        ("pile", "wonder card", "held"),
    ),
    (
        "leaders/xenophon I en",
        "Gain 2 coins each time you build a yellow card from now on, provided the supply has some.",
        ("condition", None, "provided"),
    ),
    (
        "duel-leaders/pythagoras I en",
        "Once per game, instead of using the card you take, you may sell it to the bank for the"
        " usual coins. Then play another turn.",
        ("deed", "tuck", "sale"),
    ),
    (
        "leaders/croesus I en",
        "Take 6 coins from the bank at once for each Leader in play.",
        ("amount", None, "each"),
    ),
    (
        "duel-leaders/pericles I en",
        "At the end of the game, score 1 victory point for each pair of red cards in your city.",
        ("amount", None, "pair"),
    ),
    (
        "faith/apollo I en",
        "Take 3 coins from the bank, right away and again every turn.",
        ("times", "at once", "each turn"),
    ),
    (
        "duel-leaders/sappho I en",
        "At the end of the game, score 2 victory points, unless you would rather have 5 coins.",
        ("modality", "must", "otherwise"),
    ),
    (
        "duel-leaders/euclid I en",
        "Once per game, when you build a card whose science symbol makes a pair with one that you"
        " have, you may replace the symbols of both cards with the Law symbol.",
        ("amount", None, "of each of them"),
    ),
    (
        "duel-leaders/nero I en",
        "The coins that you lose through looting are not returned to the bank but given to your"
        " opponent.",
        ("who", "self", "instead of you"),
    ),
    # Among other differences, and words that are not known.
    (
        "leaders/archimedes I en",
        "For every green card that you build in the Age after the one in which you recruit"
        " Archimedes, you may leave out one resource of its cost.",
        ("moment", None, "at another time"),
    ),
    (
        "leaders/bilkis I en",
        "In each of your turns, you must buy the first resource that you lack from the bank for 1"
        " coin.",
        ("modality", "must", "must"),
    ),
    (
        "leaders/croesus I fr",
        "Recevez 6 pièces de la banque au début de l’Âge qui suit celui où vous recrutez ce"
        " Leader.",
        ("moment", None, "at another time"),
    ),
    (
        "duel-leaders/nero I en",
        "Whenever your opponent is looted, half of the coins he or she actually loses, rounded"
        " down, come into your treasury instead of going to the bank.",
        ("amount", None, "half"),
    ),
    (
        "duel-leaders/midas I fr",
        "Au moment où il recrute ce Leader, le joueur compte les pièces de son trésor : chaque lot"
        " complet de trois pièces lui vaudra, au décompte final, 1 point de victoire.",
        ("moment", None, "at once"),
    ),
    # Whoever has most coins, or has something, is a condition; one instead of each is how many.
    (
        "duel-leaders/nero I fr",
        "Les pièces que l’adversaire perd lors d’un pillage ne vont pas à la banque si le"
        " propriétaire de Néron est le moins riche : il les ajoute alors à son trésor.",
        ("condition", None, "the leading player"),
    ),
    (
        "leaders/maecenas I fr",
        "Tu recrutes tes Leaders sans en payer le coût en pièces si ta cité contient une carte"
        " violette.",
        ("condition", None, "if have"),
    ),
    (
        "leaders/architects-guild I fr",
        "En fin de partie, marquez 3 points de victoire par carte violette d’un seul de vos voisins"
        " de votre choix.",
        ("amount", None, "one of your choice"),
    ),
    # A thing for another, among more that differs.
    (
        "leaders/solomon I fr",
        "Tu peux prendre un Leader dans la défausse et le recruter gratuitement.",
        ("unit", None, "leader"),
    ),
)


def test_a_condition_is_told_beside_what_else_differs() -> None:
    words = (
        "At the end of the game, score 2 victory points, provided that you hold no Defeat token."
    )
    found = verdict("leaders/sappho", "en", words)
    assert isinstance(found, Different)
    assert ("condition", None, "provided") in [
        (one.layer, one.declared, one.said) for one in found.differences
    ]


def test_what_a_card_must_have_more_of_is_told_as_a_condition() -> None:
    words = "At the end of the game, 2 points × your grey cards, but only with more than others."
    found = verdict("leaders/praxiteles", "en", words)
    assert isinstance(found, Different)
    assert "condition" in {one.layer for one in found.differences}


TWO_THINGS = (
    (
        "leaders/croesus I en",
        "Take 6 coins from the bank at once for each Leader in play.",
        [("amount", None, "each"), ("unit", None, "leader")],
    ),
    (
        "leaders/bilkis I en",
        "In each of your turns, you must buy the first resource that you lack from the bank for 1"
        " coin.",
        [("modality", "must", "must"), ("times", "as often as it comes", "first")],
    ),
    (
        "leaders/maecenas I fr",
        "Tu recrutes tes Leaders sans en payer le coût en pièces si ta cité contient une carte"
        " violette.",
        [("condition", None, "if have"), ("kind", None, "purple")],
    ),
)


@pytest.mark.parametrize(("card", "words", "told"), TWO_THINGS)
def test_what_else_seems_to_be_otherwise_is_told_beside_it(
    card: str, words: str, told: list[tuple[str, str | None, str]]
) -> None:
    id, age, language = card.split()
    found = verdict(id, language, words, age)
    assert isinstance(found, Different)
    assert [(one.layer, one.declared, one.said) for one in found.differences] == told


@pytest.mark.parametrize(("card", "words", "told"), LIKELY)
def test_what_is_likely_is_told_as_that(card: str, words: str, told: tuple[str, str, str]) -> None:
    id, age, language = card.split()
    found = verdict(id, language, words, age)
    assert isinstance(found, Different)
    first = found.differences[0]
    assert (first.layer, first.declared, first.said) == told
    assert found.is_likely


def test_what_is_discarded_names_no_pile() -> None:
    words = (
        "On invocation, draw 2 unused black cards of the current Age. Build 1 for free and discard"
        " the other, or discard both and take 3 coins. Neither can be used to build a stage of your"
        " Wonder."
    )
    assert not isinstance(verdict("faith/medusa", "en", words), Different)
    drawn = words.replace("unused black cards of the current Age", "black cards of the discards")
    found = verdict("faith/medusa", "en", drawn)
    assert isinstance(found, Different)
    assert [(one.layer, one.said) for one in found.differences] == [("pile", "discard pile")]

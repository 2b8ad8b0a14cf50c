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
        ("unit", None, "age 3"),
    ),
    (
        "faith/chronos I fr",
        "Construisez aussitôt la prochaine étape de votre Merveille, marquée par une carte de votre"
        " main. Le coût de l’invocation paie aussi l’étape.",
        ("pile", "wonder card", "held"),
    ),
    # Among other differences, and words that are not known.
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
)


@pytest.mark.parametrize(("card", "words", "told"), LIKELY)
def test_what_is_likely_is_told_as_that(card: str, words: str, told: tuple[str, str, str]) -> None:
    id, age, language = card.split()
    found = verdict(id, language, words, age)
    assert isinstance(found, Different)
    assert [(one.layer, one.declared, one.said) for one in found.differences] == [told]
    assert found.is_likely

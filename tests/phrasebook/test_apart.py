"""Words that state a power though its parts stand apart, and words that look like them."""

import pytest

from cardgen.phrasebook.parse.verdict import Different, Same
from tests.phrasebook.corpus import verdict

READ = (
    # A number apart from what it counts.
    ("leaders/midas", "fr", "Comptez vos pièces en fin de partie. Marquez 1 point par lot de 3."),
    ("leaders/pericles", "fr", "Au décompte, chaque carte rouge de votre cité lui en donne 2."),
    ("leaders/imhotep", "fr", "Étapes de Merveille : -1 ressource au choix sur chacune."),
    # A person who is chosen, and then gets something.
    ("faith/hades", "fr", "Gagnez 1 jeton Victoire de valeur 1 et désignez un adversaire, qui prend"
     " 1 jeton Défaite."),
    # As far as there are shields, and towards whom.
    ("duel-leaders/hannibal", "fr", "Avancez aussitôt le pion d’une case, pour 1 bouclier."),
    # Verbs that short notes leave out.
    ("leaders/bilkis", "en", "Once per turn: 1 resource, any kind, from the bank for 1 coin."),
    ("leaders/zenobia", "fr", "En fin de partie, marquer 3 points de victoire."),
    # A set is one of the trios that are named before it.
    ("leaders/aristotle", "fr", "Réunis un compas, un engrenage et une tablette : pour chaque trio"
     " complet dans ta cité, tu marques 3 points de victoire à la fin de la partie."),
    # A reminder in brackets, behind the power.
    ("duel-leaders/diocletian", "fr", "Adversaire : −4 pièces → banque (ou moins s’il a moins)."),
    # What is beside the point: other players’ cards, a team mate, debts of Cities.
    ("duel-leaders/amytis", "fr", "En fin de partie, 2 points de victoire par Merveille construite"
     " dans sa Cité. Les Merveilles de l’adversaire n’entrent pas en compte."),
    ("faith/hades", "fr", "Le joueur reçoit 1 jeton Victoire de valeur 1. Un adversaire de son"
     " choix, jamais son coéquipier, prend 1 jeton Défaite."),
    ("faith/hera", "fr", "Chaque autre joueur perd 1 pièce. Avec Cities, il prend 1 jeton Dette"
     " s’il ne la paie pas. Ajoutez ½ bouclier aux vôtres pour le conflit de cet Âge."),
)  # fmt: skip
OTHER = (
    ("leaders/midas", "fr", "Comptez vos pièces en fin de partie. Marquez 1 point par lot de 2."),
    ("leaders/solomon", "fr", "Vous pouvez construire deux cartes de la défausse gratuitement, en"
     " fouillant celle-ci."),
    ("faith/athena", "fr", "Prendre 1 pièce pour chaque carte verte des deux cités voisines, la"
     " vôtre exclue."),
    ("duel-leaders/caligula", "fr", "Chaque pillage coûte à l’adversaire le triple des pièces"
     " indiquées, dans la limite de ce qu’il possède."),
    # An end, a limit, an exception, a hand of which the power does not speak; no limit at all.
    ("duel-leaders/caligula", "fr", "De son recrutement et jusqu’à la fin de l’Âge, chaque pillage"
     " coûte à l’adversaire le double des pièces indiquées."),
    ("duel-leaders/aristotle", "fr", "En fin de partie, 3 points de victoire par jeton Progrès, au"
     " maximum pour 2 jetons."),
    ("leaders/bilkis", "fr", "À votre tour, achetez à la banque autant de ressources que vous"
     " voulez, à 1 pièce l’une."),
    ("faith/pegasus", "fr", "Tirez 4 Leaders de la boîte, recrutez-en un sans payer ou prenez 3"
     " pièces. Celles qui restent vont dans votre main."),
    ("leaders/ramses", "fr", "Vos cartes violettes vous coûtent une ressource de moins."),
)  # fmt: skip
NEITHER = (
    ("leaders/imhotep", "fr", "Une seule étape de votre Merveille coûte 1 ressource de moins."),
    ("duel-leaders/rome", "fr", "Piochez 2 Leaders au hasard dans la boîte et ajoutez-les à votre"
     " main. Vous pouvez ensuite recruter gratuitement deux Leaders de votre main. En fin de"
     " partie, 2 points de victoire."),
    ("duel-leaders/hannibal", "fr", "Recevez 1 bouclier : tirez le pion d’une case vers vous."),
)  # fmt: skip


@pytest.mark.parametrize(("card", "language", "words"), READ)
def test_they_are_read(card: str, language: str, words: str) -> None:
    assert isinstance(verdict(card, language, words), Same)


@pytest.mark.parametrize(("card", "language", "words"), OTHER)
def test_another_rule_is_told(card: str, language: str, words: str) -> None:
    assert isinstance(verdict(card, language, words), Different)


@pytest.mark.parametrize(("card", "language", "words"), NEITHER)
def test_what_is_not_the_same_is_not_read_as_it(card: str, language: str, words: str) -> None:
    assert not isinstance(verdict(card, language, words), Same)


def test_the_numeral_of_the_only_age_says_no_more_than_this_one() -> None:
    words = "Durant l’Âge III, le joueur reçoit 3 pièces à chaque carte violette ou rouge bâtie."
    words = words.replace("bâtie", "qu’il construit")
    assert isinstance(verdict("faith/artemis", "fr", words, "III"), Same)
    assert not isinstance(verdict("faith/artemis", "fr", words.replace("III", "II"), "III"), Same)


def test_the_age_in_which_a_god_is_played_is_no_end() -> None:
    words = "Invoqué à l’Âge II, Apollon vaut aussitôt 5 pièces à son possesseur."
    assert isinstance(verdict("faith/apollo", "fr", words, "II"), Same)
    later = "Invoqué à l’Âge II, Apollon vaut 5 pièces à son possesseur à la fin de cet Âge."
    assert isinstance(verdict("faith/apollo", "fr", later, "II"), Different)

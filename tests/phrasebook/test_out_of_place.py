"""Words that tell of the right things, with one that rules something else where it stands: coins
that go to somebody, a price of one, a token from a city, coins that are printed for points."""

import pytest

from tests.phrasebook.corpus import is_read_alone

# By what is told: the card, its Age, and words for it with what is told so, and what is not.
ENGLISH = {
    "for nothing": ("leaders/croesus", "", "Take 6 coins from the bank at once{}.", "",
     " for 1 coin"),
}  # fmt: skip
FRENCH = {
    "into the bank": ("duel-leaders/diocletian", "", "Lorsque Dioclétien est recruté, l'adversaire"
     " de son propriétaire verse 4 pièces {}. S'il ne dispose pas de cette somme, il verse tout ce"
     " qu'il possède.", "à la banque", "dans le trésor de ce dernier"),
    "who loses and who gains": ("duel-leaders/diocletian", "", "Votre adversaire perd 4 pièces,"
     " qu'il rend {} (s'il en a moins, il les rend toutes).", "à la banque", "à son propriétaire"),
    "lost by the others": ("faith/hecate", "I", "Tous les autres joueurs paient aussitôt 2 pièces"
     " {}.", "à la banque", "à son propriétaire"),
    "lost for nobody": ("faith/hecate", "I", "Chacun des autres joueurs perd 2 pièces au profit"
     " {}.", "de la banque", "de celui-ci"),
    "free": ("faith/medusa", "", "Piochez 2 cartes noires inutilisées de l'Âge en cours :"
     " construisez-en une {} et défaussez l'autre. Si vous préférez, prenez à la place 3 pièces à"
     " la banque.", "gratuitement", "au prix de 1 pièce"),
    "not paid for": ("leaders/solomon", "", "Vous pouvez immédiatement construire une carte de la"
     " défausse{}.", " gratuitement", " à son coût"),
    "from the supply": ("faith/hades", "II", "Prenez dans la réserve 1 jeton Victoire de valeur 3,"
     " puis {}1 jeton Défaite que vous donnez à un adversaire de votre choix.", "",
     "dans votre cité "),
    "a choice": ("faith/osiris", "", "Le joueur construit sans en payer le coût une carte de son"
     " choix prise dans la défausse, mais pas comme étape de Merveille. {} recevoir 3 pièces de la"
     " banque.", "Il peut aussi préférer",
     "Il y est tenu dès qu'une carte peut être construite ; à défaut seulement, il peut"),
    "the rest too": ("faith/medusa", "", "Piochez 2 cartes noires inutilisées de l'Âge en cours :"
     " construisez-en une gratuitement {} défaussez l'autre. Si vous préférez, prenez à la place 3"
     " pièces à la banque.", "et", "ou"),
    "from the box": ("faith/pegasus", "II", "Tirez au hasard 3 Leaders parmi ceux {},"
     " recrutez-en un gratuitement et remettez les autres dans la boîte. Vous pouvez à la place"
     " prendre 3 pièces à la banque.", "restés dans la boîte", "de la réserve"),
    "not discarded": ("faith/zeus", "", "À la fin de l'Âge, vous pouvez jouer votre dernière carte"
     " au lieu de la défausser. Vous pouvez {} ou l'utiliser pour construire une étape de votre"
     " Merveille, en payant le coût habituel, ou la vendre.", "la construire", "la défausser"),
    "debts as well": ("faith/hecate", "I", "Chacun des autres joueurs perd 2 pièces au profit de la"
     " banque. Avec l'extension Cities, un joueur {}, et reçoit un jeton Dette par pièce non"
     " payée.", "peut aussi renoncer à payer tout ou partie de cette somme, même s'il en a les"
     " moyens", "ne peut renoncer à payer tout ou partie de cette somme que s'il n'en a pas les"
     " moyens"),
    "a debt for each": ("faith/hecate", "I", "Chacun des autres joueurs perd 2 pièces au profit de"
     " la banque. Avec Cities, chacun peut refuser de payer, et {} jeton Dette par pièce.",
     "reçoit alors 1", "ne reçoit alors aucun"),
    "from the bank": ("duel-leaders/hatshepsut", "", "Quand l'adversaire achète des ressources à la"
     " banque au tarif ordinaire, le propriétaire d'Hatchepsout reçoit {} 1 pièce pour chaque unité"
     " qu'il achète.", "de la banque", "de votre adversaire"),
    "printed points": ("faith/aphrodite", "II", "Additionnez les {} sur vos cartes bleues, vos"
     " cartes noires et vos Leaders. Prenez 1 pièce à la banque par tranche complète de 2 points.",
     "points de victoire chiffrés", "pièces chiffrées"),
    "coins that are due": ("faith/heracles", "", "Les dieux que le joueur invoque ne lui coûtent"
     " plus aucune ressource ; seules les {} demandées doivent encore être payées.", "pièces",
     "ressources"),
    "whose cards count": ("leaders/architects-guild", "", "Cette Guilde vaut 3 points de"
     " victoire pour chaque carte violette construite par le voisin de gauche et le voisin de"
     " droite. Les cartes violettes de son propriétaire {}.", "ne comptent pas", "comptent"),
    "denied": ("faith/hestia-blue", "", "Les cartes noires, Hécate et Héra ne peuvent pas vous"
     " faire perdre de pièces. Le joueur qui invoque Hadès, Amon-Rê ou Nout {} vous choisir pour"
     " recevoir des jetons Défaite ou Dette.", "ne peut pas", "peut"),
    "each time": ("leaders/xenophon", "", "{}, recevez 2 pièces de la banque.",
     "À chaque carte jaune que vous construisez", "Pour chaque carte jaune déjà construite"),
    "one of two": ("leaders/courtesans-guild", "", "Choisissez {} Leader recruté par l'un de vos"
     " deux voisins : vous bénéficiez désormais de son effet, comme si vous l'aviez recruté.",
     "un", "chaque"),
    "for a set": ("leaders/plato", "", "En fin de partie, le joueur forme dans sa cité autant de"
     " séries complètes que possible ; une série réunit sept cartes, une de chaque couleur parmi"
     " le marron, le gris, le bleu, le jaune, le vert, le rouge et le violet. Chaque série lui"
     " rapporte 7 {}.", "points", "boucliers"),
    "built to stay": ("duel-leaders/croesus", "", "Une fois dans la partie, lorsque les cartes d'un"
     " Âge ont été mises en place (immédiatement si elles le sont déjà), consultez les cartes de"
     " cet Âge laissées dans la boîte et construisez-en une gratuitement{}.", "",
     " jusqu'à la fin de cet Âge ; elle retourne ensuite dans la boîte"),
    "at the end": ("leaders/hypatia", "", "{}, vos cartes vertes vous rapportent chacune 1 point de"
     " victoire.", "À la fin de la partie", "Pendant la partie"),
    "all of a colour": ("leaders/phidias", "", "En fin de partie, {} cartes brunes de votre cité"
     " vous rapportent 1 point de victoire chacune.", "les", "certaines"),
    "in the own city": ("leaders/phidias", "", "En fin de partie, chaque carte brune {} vous"
     " rapporte 1 point de victoire.", "de votre cité", "d'une cité"),
    "no offer": ("duel-leaders/diocletian", "", "Votre adversaire perd 4 pièces{}.", "",
     ", mais rien ne l'y oblige"),
    "each that asks for it": ("duel-leaders/xenophon", "", "Tu disposes des symboles de chaînage"
     " amphore, tonneau, fer à cheval et fronton. Tu peux construire gratuitement {} cartes qui"
     " demandent l'un d'eux.", "les", "l'une des"),
    "once": ("faith/amun-ra", "I", "Prenez 2 pièces à la banque{}. Ce dieu produit pour vous une"
     " pierre à chaque tour.", "", " à chaque tour"),
    "from the bank alone": ("leaders/bilkis", "", "Une fois par tour, vous pouvez acheter à la"
     " banque une ressource {} pour 1 pièce.", "de n'importe quel type", "que vous produisez"),
    "lost conflicts": ("leaders/tomyris", "", "Quand vous {} un conflit, les jetons Défaite que"
     " vous devriez recevoir vont au vainqueur de ce conflit.", "perdez", "gagnez"),
    "who builds": ("leaders/xenophon", "", "Prenez 2 pièces à la banque chaque fois que {} une"
     " carte jaune.", "vous construisez", "un joueur construit"),
}  # fmt: skip
TOLD = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in TOLD for what in TOLD[language]]
)
def test_it_is_read_and_what_rules_something_else_is_not(language: str, what: str) -> None:
    assert is_read_alone(TOLD[language][what], language)

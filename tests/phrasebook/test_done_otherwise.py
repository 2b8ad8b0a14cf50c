"""Words that tell of the right things, with one done otherwise: lost for gained, both built for one
of two, drawn by choice, once for each time, a duty for an offer."""

import pytest

from tests.phrasebook.corpus import is_read_alone

# By what is done: the card, its Age, and words for it with what is told so, and what is not.
ENGLISH = {
    "each time": ("faith/hermes", "III", "Until the end of the Age, you may also build by chain"
     " from your neighbours' cards. {} you do, take 1 coin from the bank.",
     "Each time", "The first time"),
    "each turn": ("faith/dionysus", "I", "In Age I, Dionysus brings the player 2 coins from the"
     " bank when invoked and, for as long as that Age lasts, 1 glass {}.",
     "every turn", "once this Age"),
    "at random": ("duel-leaders/ramses", "", "When the Age III cards have been laid out (right away"
     " if they already are), you may draw 2 of the unused Guilds {}, build 1 of them for free, and"
     " put the other back in the box.", "at random", "of your choice"),
    "an offer": ("faith/marduk", "", "Until the end of the Age, the members of your team {} use"
     " each other’s resources free of charge.", "may", "must"),
    "an offer from hand": ("faith/seth", "", "When an opponent reveals a god, you {} use Seth from"
     " your hand to cancel it. The god is discarded without effect and not paid for. It still uses"
     " up one of that player's invocations this Age.", "may", "must"),
    "to the bank": ("duel-leaders/diocletian", "", "As soon as Diocletian is recruited, the rival"
     " has to hand four coins over to {}. A rival who hasn't got four hands over whatever there"
     " is.", "the bank", "Diocletian's owner"),
    "who pays": ("duel-leaders/diocletian", "", "On the single occasion that this Leader comes into"
     " play, {} pays 4 coins to the bank; an opponent who cannot afford that much loses all the"
     " coins they hold.", "the opponent", "the player"),
    "instead": ("faith/zeus", "", "At the end of this Age, before conflicts, you may play your last"
     " card {} discarding it: build it, sell it or use it for a Wonder stage. Usual costs apply.",
     "instead of", "as well as"),
    "before it is paid": ("faith/seth", "", "When an opponent reveals a god, {} anything is paid,"
     " cancel the invocation: the god is discarded without effect, nothing is paid for it, and it"
     " still counts as one of that player's invocations of this Age.", "before", "after"),
    "who has less": ("duel-leaders/diocletian", "", "Your opponent must at once return 4 coins to"
     " the bank, or all that he or she has, if {}.", "fewer", "more"),
    "free": ("duel-leaders/leonidas", "", "With this Leader, the player's city offers a sword, a"
     " tower, a target, and a helmet, exactly as if cards built earlier carried them. For the rest"
     " of the game, the player builds cards that call for any of these symbols {}.",
     "for free", "for half-price"),
    "to the end of the game": ("leaders/leonidas", "", "Whenever the player builds a red card, from"
     " now to the end of the {}, she leaves out one resource of its cost, whichever she likes."
     " Coins in the cost she pays all the same.", "game", "Age"),
    "only if": ("faith/pan", "", "Until the end of the Age, you may build cards that your city"
     " already has{}, and use each of your chains as often as you like.",
     "", ", provided that one was built in an earlier Age"),
    "drawn": ("duel-leaders/ramses", "", "When the Age III cards are laid out (right away if they"
     " already are), {} 2 of the unused Guilds. You may build one of them for free; return the"
     " rest to the box.", "draw", "choose"),
    "built for nothing": ("duel-leaders/rome", "", "Draw two Leaders at random from the box and"
     " take them into your hand. Thereafter you may at once {} one Leader from your hand without"
     " paying its cost. At the end of the game, score 2 points.", "recruit", "discard"),
    "who gets it": ("duel-leaders/nero", "", "From now on, any coins your opponent loses to looting"
     " come to {} instead of going to the bank.", "you", "your opponent"),
    "instead of the bank": ("duel-leaders/nero", "", "From now on, any coins your opponent loses to"
     " looting come to you {} going to the bank.", "instead of", "as well as"),
    "each shield": ("faith/emperor-guild", "", "At the end of the game, the player counts the"
     " shields of the red cards, black cards, Leaders and built Wonder stages in their"
     " city. Each of these is worth 1 point{}.", "", ", however many shields it has"),
}  # fmt: skip
FRENCH = {
    "one of those drawn": ("duel-leaders/ramses", "", "Quand les cartes de l’Âge III sont disposées"
     " (ou tout de suite si elles le sont déjà), tirez deux des Guildes inutilisées au hasard. Vous"
     " pouvez en bâtir {} gratuitement ; remettez le reste dans la boîte.", "une", "deux"),
    "points that are scored": ("duel-leaders/rome", "", "Pioche au hasard 2 Leaders de la boîte et"
     " ajoute-les à ta main. Tu peux ensuite recruter aussitôt un Leader de ta main sans rien"
     " payer. À la fin, {} 2 points.", "marque", "perd"),
    "coins that are gained": ("faith/medusa", "", "Lors de l’invocation, le joueur tire au hasard"
     " deux des cartes noires de l’Âge en cours qui n’ont pas servi à la partie. Il en construit"
     " une sans en payer le coût, et met l’autre à la défausse. S’il préfère, il {} 3 pièces au"
     " lieu de construire.", "reçoit", "perd"),
    "a resource less": ("faith/hephaestus", "II", "Payez 1 ressource de {}, celle que vous voulez,"
     " pour chaque carte verte construite d'ici la fin de l'Âge.", "moins", "plus"),
    "a shield more": ("faith/hera", "II", "À l’invocation, chacun des autres joueurs paie 2 pièces"
     " à la banque. Comptez également 1 bouclier de {} lors du conflit à la fin de l’Âge.",
     "plus", "moins"),
    "as many symbols as are listed": ("duel-leaders/xenophon", "", "Amphore, tonneau, fer à cheval,"
     " fronton : ces {} symboles sont désormais à vous, comme si une de vos cartes les montrait."
     " Une carte qui en demande un ne vous coûte rien.", "quatre", "trois"),
    "an offer": ("faith/pan", "", "Jusqu'à la fin de l'Âge, vous {} construire une carte même si"
     " une carte du même nom se trouve déjà dans votre cité. Vous pouvez en outre utiliser chacun"
     " de vos chaînages autant de fois que vous le souhaitez.", "pouvez", "devez"),
    "during the Age": ("faith/artemis", "III", "{} cet Âge, chaque carte violette ou rouge que vous"
     " construisez vous rapporte 3 pièces.", "Pendant", "Après"),
    "full sets": ("duel-leaders/midas", "", "Lors du décompte final, le propriétaire reçoit 1 point"
     " de victoire pour chaque lot {} de 3 pièces que contient son trésor.",
     "complet", "même incomplet"),
    "an offer at once": ("leaders/solomon", "", "Tu {} tout de suite construire une carte de la"
     " défausse, gratuitement.", "peux", "dois"),
    "drawn": ("duel-leaders/ramses", "", "Dès que les cartes de l’Âge III sont mises en place"
     " (immédiatement si elles le sont déjà), {} 2 Guildes parmi celles qui ne servent pas dans"
     " cette partie. Vous pouvez en construire une gratuitement ; remettez le reste dans la boîte.",
     "piochez", "choisissez"),
    "whose score": ("duel-leaders/cleopatra", "", "Quand le décompte final a lieu, ajouter 5 points"
     " de victoire au score du joueur qui {} recruté Cléopâtre.", "a", "fait face à celui qui a"),
    "after the change": ("duel-leaders/ptolemy", "", "Une fois par partie, dans l'Âge II ou III,"
     " quand vous venez de construire une carte verte, vous pouvez remplacer son symbole"
     " scientifique par celui d'une carte verte déjà présente auparavant dans votre ville."
     " Vérifiez si vous avez une paire {}.", "après le remplacement",
     "avant le remplacement, non après"),
    "in common": ("faith/marduk", "", "Jusqu’à la fin de l’Âge : ressources communes à l’équipe,"
     " {}.", "sans rien payer", "en payant"),
    "this conflict": ("faith/hestia-red", "", "Le joueur est exclu du conflit de cet Âge{}. Il"
     " n’affronte personne et ne reçoit aucun jeton. Ses deux voisins se comparent l’un à l’autre,"
     " comme s’ils étaient côte à côte.", "", " et de tous les suivants"),
    "so many of a cost": ("faith/hephaestus", "III", "Jusqu’à la fin de l’Âge, le joueur est"
     " dispensé de {} ressources du coût, à son choix, pour chaque Guilde qu’il construit.",
     "2", "3"),
    "as many as are listed": ("duel-leaders/da-vinci", "", "Ce Leader fournit les {} symboles"
     " engrenage, goutte, cible et tonneau. Toute carte qui réclame l’un de ces symboles peut être"
     " construite gratuitement par chaînage.", "quatre", "trois"),
    "as many as a set has": ("duel-leaders/justinian", "", "En fin de partie, le joueur regroupe"
     " les cartes de sa cité par ensembles de {} : une bleue, une rouge et une verte. Il marque 3"
     " points de victoire pour chacun des ensembles complets ainsi formés.", "trois", "quatre"),
    "once at the end": ("duel-leaders/cleopatra", "", "Lors du décompte final, et {}, le joueur"
     " ajoute 5 points de victoire à son total.", "une seule fois", "à chaque Âge"),
    "whoever sits around": ("faith/illuminati-guild", "", "Au décompte final, cette Guilde vaut à"
     " son propriétaire 2 points de victoire par carte Dieu présente {} chez l’un de ses deux"
     " voisins.", "chez lui ou", ""),
    "to which a chain leads": ("leaders/vitruvius", "", "Le joueur touche 2 pièces de la banque à"
     " chaque carte Âge qu’il pose sans la payer{}.", " grâce à un chaînage", ""),
    "to whom a hand goes": ("faith/anubis", "", "Une fois dans l’Âge, le joueur peut conserver sa"
     " main pour le tour suivant plutôt que de la donner à son voisin. La main qui lui était"
     " destinée {}.", "passe directement au voisin placé après lui",
     "reste chez le voisin qui devait la lui donner"),
    "in two Ages": ("duel-leaders/ptolemy", "", "Aux Âges II et III, {}, le joueur qui construit"
     " une carte verte peut décider qu’elle montre le symbole scientifique d’une carte verte qui"
     " se trouvait déjà dans sa cité, à la place du sien.", "une seule fois dans la partie",
     "une fois par tour"),
    "behind an aside": ("faith/hades", "II", "Le joueur prend dans la réserve un jeton Victoire"
     " valant 3 points et désigne un adversaire, voisin ou non, qui {} un jeton Défaite.",
     "reçoit", "perd"),
    "coins of Leaders": ("leaders/maecenas", "", "Le propriétaire de Mécène n’a plus à payer les"
     " pièces que coûtent ses {}.", "Leaders", "dieux"),
    "one of the neighbours": ("leaders/courtesans-guild", "", "En construisant cette Guilde, le"
     " joueur copie un Leader de son choix, parmi ceux que ses {} ont recrutés.", "deux voisins",
     "adversaires"),
    "debts whatever is said": ("faith/hecate", "I", "Chacun des autres joueurs perd 2 pièces. Avec"
     " l’extension Cities, un joueur peut préférer conserver ses pièces : chaque pièce non versée"
     " lui vaut 1 jeton Dette{}.", "", " jusqu’à la fin de l’Âge"),
    "two of what is not one": ("faith/hermes", "I", "Quand Hermès arrive en jeu, son propriétaire"
     " reçoit {} papyrus à chaque tour.", "2 pièces de la banque. Le dieu produit ensuite un",
     "1 pièce de la banque. Le dieu produit ensuite deux"),
    "first into hand": ("duel-leaders/rome", "", "{} de sa main. Il marque 2 points de victoire à"
     " la fin de la partie.", "Le joueur tire au hasard deux Leaders de la boîte et les ajoute à"
     " sa main. Après cela, il peut immédiatement recruter sans frais un Leader",
     "Le joueur peut immédiatement recruter sans frais un Leader de sa main. Après cela, il tire"
     " au hasard deux Leaders de la boîte, qui font partie"),
    "any card that is sold": ("faith/shamash", "", "Lorsque le propriétaire de ce dieu ou son"
     " coéquipier construit une carte jaune qui lui rapporte des pièces, ou vend une carte{}, son"
     " partenaire prend à la banque le même nombre de pièces moins 1.", "", " jaune"),
    "who takes what is looted": ("duel-leaders/nero", "", "Quand un pillage fait perdre des pièces"
     " à l’adversaire, {}.", "le propriétaire de Néron les prend au lieu de les laisser partir à la"
     " banque", "il les paie à la banque et le propriétaire de Néron en perd autant"),
    "whose capital": ("duel-leaders/hannibal", "", "Hannibal apporte 1 bouclier à son propriétaire"
     " : le pion Conflit avance aussitôt d’une case vers la capitale de {}.", "l’adversaire",
     "celui-ci"),
    "whose invocation": ("faith/seth", "", "Quand un adversaire vient de révéler un dieu, et avant"
     " qu’il ne paie quoi que ce soit, vous pouvez répondre avec cette carte depuis votre main : le"
     " dieu révélé est défaussé sans effet et rien n’est payé pour lui. Une invocation de cet Âge"
     " compte comme utilisée par {}.", "cet adversaire", "vous"),
}  # fmt: skip
DONE = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in DONE for what in DONE[language]]
)
def test_it_is_read_and_what_is_done_otherwise_is_not(language: str, what: str) -> None:
    assert is_read_alone(DONE[language][what], language)

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
}  # fmt: skip
DONE = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in DONE for what in DONE[language]]
)
def test_it_is_read_and_what_is_done_otherwise_is_not(language: str, what: str) -> None:
    assert is_read_alone(DONE[language][what], language)

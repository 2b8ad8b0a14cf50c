"""Turns of phrase of which rulebooks are fond, and others that look like them."""

import pytest

from cardgen.phrasebook.parse.verdict import Same
from tests.phrasebook.corpus import is_read_alone, verdict

# By what is turned: the card, its Age, and words for it with what is told so, and what is not.
ENGLISH = {
    "instead": ("faith/medusa", "I", "When Medusa is invoked, the owner draws two cards at random"
     " from the black cards of the current Age that are not used in this game, constructs one of"
     " them without paying its cost, and discards the other. The owner may choose to take 3 coins"
     " from the bank{}.", " instead", ""),
    "as many points twice": ("leaders/hiram", "", "Final scoring: own purple cards x2 = VP {}.",
     "gained", "lost"),
    "no resources to pay": ("faith/heracles", "", "Own gods: no {} to pay.", "resources", "coins"),
    "what gives points": ("leaders/midas", "", "At the end of the game, the treasury gives {}1"
     " victory point for every 3 coins in it.", "", "the opponent "),
    "less than before": ("faith/shamash", "II", "Each time you or your team mate gain coins by"
     " building a yellow card or by selling a card, the other of you takes the same amount from"
     " the bank, {} 1 coin.", "less", "plus"),
    "paid before": ("faith/chronos", "", "The owner pays the cost of the next stage of his or her"
     " Wonder as the cost of Chronos. The stage is then constructed with {} to pay, and any Wonder"
     " card from the box marks it.", "nothing more", "2 coins"),
    "once each turn": ("leaders/bilkis", "", "Each turn, the player may pay 1 coin to the bank to"
     " get one resource, whichever kind they need. This can be done {} per turn.",
     "only once", "twice"),
    "unpaid at will": ("leaders/ramses", "", "You {} build Guilds without providing the resources"
     " they require.", "may", "must not"),
    "a list of kinds": ("faith/aphrodite", "I", "The owner adds up the victory points printed on"
     " all blue cards, black cards, and {} in his or her city and takes 1 coin from the bank for"
     " every point of this total.", "Leaders", "gods"),
    "tokens that loot": ("duel-leaders/caligula", "", "From now on, each Military token that makes"
     " the opponent lose coins takes {} the amount printed on it.", "double", "half"),
    "who is dealt cards": ("faith/uranus", "I", "At the end of this turn, the Age cards of every"
     " hand are gathered and shuffled together. Each player is then dealt {} cards as he or she"
     " held before.", "as many", "twice as many"),
    "what is waived": ("faith/heracles", "", "{} in the cost of gods are waived for the owner.",
     "The resources", "2 resources"),
    "one that is waived": ("leaders/imhotep", "", "{} resource of the owner’s choice is waived in"
     " the cost of each stage of the Wonder.", "One", "No"),
    "after it is recruited": ("leaders/xenophon", "", "Any {} card built after this Leader has been"
     " recruited brings you 2 coins.", "yellow", "blue"),
    "as soon as it is recruited": ("leaders/croesus", "", "After this Leader has been recruited,"
     " its owner takes 6 coins{}.", "", " each turn"),
    "lots": ("leaders/midas", "", "When points are counted, the player gets 1 victory point for"
     " each full set of {} coins in their treasury.", "3", "2"),
    "if for each time": ("leaders/vitruvius", "", "If the owner constructs an Age card without cost"
     " by means of a chain, the bank pays them 2 coins{}.", "", " if they have no coins"),
    "what was built before": ("leaders/xenophon", "", "Whenever its owner constructs a yellow card,"
     " he or she receives 2 coins from the bank. Yellow cards already in the city when the"
     " Leader arrives bring {}.", "nothing", "2 coins"),
    "into one city": ("faith/toinito", "I", "Once this Age, if they wish, both team mates’ Age"
     " cards go into {}; each pays as if at home.", "one of the two cities", "their cities"),
    "who cannot pay": ("duel-leaders/diocletian", "", "When Diocletian is recruited, the opponent"
     " must pay 4 coins to the bank. If they cannot, they pay {}.", "everything they have",
     "2 coins"),
    "as others do": ("faith/heracles", "", "From now on the owner invokes gods without supplying"
     " the resources they require. The other players pay for their gods {}.", "as usual",
     "with 1 coin"),
    "what does not matter": ("leaders/alexander", "", "Alexander adds 1 Victory point at the end of"
     " the game for each Victory token that his owner holds. What is printed on the token does not"
     " {}.", "matter", "score points"),
    "as many as are listed": ("duel-leaders/archimedes", "", "Archimedes counts as a previously"
     " built card with the book, gear, lyre and lamp symbols. Cards that can be chained to any of"
     " these {} cost his owner nothing.", "four", "three"),
    "no part in it": ("faith/hestia-red", "", "You stay out of the military conflict at the end of"
     " this Age: you neither fight nor take any {} tokens. Your two neighbours fight each other"
     " instead.", "Conflict", "Debt"),
    "with teams": ("faith/looters-guild", "", "When the Guild is built, its owner receives a"
     " Victory token of value 5, and each of the two neighbours receives a Defeat token. With"
     " teams, both Defeat tokens go to {}.", "the direct opponent", "the team mate"),
    "once in each Age": ("faith/anubis", "I", "In each Age, the owner may {} keep their hand for"
     " the next turn instead of passing it; the hand meant for them then goes straight to the next"
     " player.", "on one occasion", "on two occasions"),
    "used to build": ("faith/hermes", "II", "Besides their own chains, the owner may {} those of"
     " the cards in both neighbouring cities to build for free. Every time the owner uses one they"
     " receive 1 coin from the bank.", "use", "pay for"),
    "looked through": ("duel-leaders/solomon", "", "When Solomon is recruited, his owner may look"
     " at all the cards that have been discarded and construct {} of them for free.", "one",
     "two"),
    "where the pawn goes": ("duel-leaders/hannibal", "", "1 shield: when you recruit Hannibal, move"
     " the Conflict pawn one space towards {}.", "your opponent’s capital",
     "the middle of the track"),
    "both sides": ("leaders/caesar", "", "From the time he is recruited, Caesar adds two shields to"
     " his owner’s own in every Military conflict, {} of the city.", "on both sides",
     "but only on the left side"),
    "who resolves a card": ("faith/bastet", "I", "When Bastet comes into play, the owner may swap"
     " an Age card of their city with an Age card of any one opponent. The two must require equally"
     " many resources, whatever their kinds, and neither may require coins. The immediate effects"
     " of both cards are then carried out again, each in favour of the player who has just {}.",
     "received the card", "given the card away"),
    "each of the two": ("faith/bastet", "I", "You may exchange one Age card in your city for one"
     " Age card in the city of an opponent of your choice. Both cards must cost the same number of"
     " resources and neither may cost coins. {} then each resolve the immediate effects of the card"
     " you have received.", "You and that opponent", "You and every other player"),
    "any card of a chain": ("duel-leaders/da-vinci", "", "You have the chain symbols gear, drop,"
     " target and barrel. From now on, you build for free any card{}.",
     " that one of them allows to be built by chaining", ""),
    "in place of the loser": ("leaders/tomyris", "", "When you lose a military conflict, you take"
     " no Defeat tokens: the winner of that conflict takes them {}.", "instead of you",
     "once a turn"),
    "when somebody plays them": ("faith/hestia-blue", "I", "Coin losses brought about by black"
     " cards or by Hecate and Hera do not touch the owner, and when Hades, Amun-Ra or Nut is"
     " played, {} cannot be chosen to receive Defeat or Debt tokens.", "they", "the team mate"),
}  # fmt: skip
FRENCH = {
    "to the bank": ("faith/hecate", "I", "À l’invocation, tous les autres joueurs donnent 2 pièces"
     " à {}.", "la banque", "leur voisin"),
    "signed": ("faith/hecate", "II", "À l’invocation, tous les autres joueurs : {}4 pièces.",
     "−", "2-"),
    "for several": ("leaders/gamers-guild", "", "Au décompte final, cette Guilde vaut à son"
     " propriétaire 1 point de victoire {} 3 pièces.", "pour", "et"),
    "player": ("leaders/hatshepsut", "", "{} achète une ou plusieurs ressources à un voisin reçoit"
     " 1 pièce de la banque. Cela vaut une fois par tour pour chacun des deux voisins.",
     "Le joueur qui", "Un voisin qui"),
    "denied": ("duel-leaders/abu-simbel", "", "À la construction, le joueur choisit l’un de ses"
     " Leaders recrutés et le glisse sous cette Merveille ; ce Leader perd son pouvoir. S’il n’a"
     " recruté aucun Leader, il ne place rien{}. Il rejoue aussitôt. En fin de partie, il marque 2"
     " points de victoire par pièce du coût imprimé sur ce Leader.", "", " et ne rejoue pas"),
    "owner": ("faith/hestia-blue", "", "Jusqu’à la fin de l’Âge, {} ne perd aucune pièce du fait"
     " des cartes noires ni des déesses Hécate et Héra, et les dieux Hadès, Amon-Rê et Nout ne"
     " peuvent pas le désigner.", "il", "son coéquipier"),
    "all free": ("leaders/maecenas", "", "Une fois ce Leader en jeu, son propriétaire recrute {}"
     " sans en payer le coût en pièces.", "tous ses Leaders suivants", "un Leader"),
    "from its arrival": ("leaders/xenophon", "", "{}, le propriétaire touche 2 pièces de la banque"
     " chaque fois qu’il bâtit une carte jaune.",
     "Dès l’arrivée de ce Leader", "Jusqu’à la fin de l’Âge"),
    "no matter": ("duel-leaders/rome", "", "À la construction, le joueur pioche au hasard 2 Leaders"
     " de la boîte et les ajoute à sa main. Il peut alors recruter sans rien payer un Leader de sa"
     " main{}. La Merveille rapporte aussi 2 points à la fin de la partie.",
     ", qu’il vienne de le piocher ou non", " si l’adversaire l’a pioché"),
    "what both cost": ("faith/bastet", "", "Vous pouvez échanger une carte Âge de votre cité contre"
     " une carte Âge de la cité d’un adversaire de votre choix. Les deux doivent coûter le même"
     " nombre de ressources, et {}. Les effets immédiats de chaque carte s’appliquent à nouveau"
     " pour qui la reçoit.", "aucune ne doit coûter de pièces", "autant de pièces"),
    "a god that costs nothing": ("faith/seth", "", "Depuis sa main, juste après qu’un adversaire a"
     " révélé un dieu et avant qu’il le paie, le joueur peut annuler son invocation : le dieu est"
     " défaussé sans effet et {}. Cela lui compte pour une invocation de cet Âge.",
     "ne coûte rien", "coûte 2 pièces"),
    "the dearest token": ("duel-leaders/alexander", "", "En fin de partie, le joueur marque autant"
     " de points de victoire qu’il y a de pièces indiquées sur {} jetons de pillage qu’il a"
     " retirés du côté adverse.", "le plus cher des", "tous les"),
    "how many pairs": ("duel-leaders/vitruvius", "", "À la fin de la partie, le joueur marque 2"
     " points chaque fois qu’il a {} de cartes liées par un chaînage dans sa cité.",
     "une paire", "deux paires"),
}  # fmt: skip
TURNED = {"en": ENGLISH, "fr": FRENCH}
TO_THE_END = (
    "Jusqu’à la fin de la partie, le joueur peut se servir des chaînages de ses voisins comme des"
    " siens ; chaque fois qu’il le fait, il reçoit 1 pièce."
)


@pytest.mark.parametrize(
    ("language", "turn"), [(language, turn) for language in TURNED for turn in TURNED[language]]
)
def test_it_is_read_and_what_it_does_not_say_is_not(language: str, turn: str) -> None:
    assert is_read_alone(TURNED[language][turn], language)


def test_the_last_age_ends_with_the_game() -> None:
    assert isinstance(verdict("faith/hermes", "fr", TO_THE_END, "III"), Same)
    assert not isinstance(verdict("faith/hermes", "fr", TO_THE_END, "II"), Same)

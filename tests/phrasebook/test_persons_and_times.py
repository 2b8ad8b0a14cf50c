"""Words that tell of the right things, bound to a person, a turn or a condition of which the power
says nothing: others who build, coins that are the player's, what is built this turn."""

import pytest

from tests.phrasebook.corpus import is_read_alone

# By what is told: the card, its Age, and words for it with what is told so, and what is not.
ENGLISH = {
    "who builds": ("leaders/xenophon", "", "From now on, each time {} a yellow card, take 2 coins"
     " from the bank.", "you build", "they build"),
    "whose points": ("leaders/architects-guild", "", "At the end of the game, each purple card in"
     " {}.", "the two neighbouring cities is worth 3 Victory points to you",
     "your city is worth 3 Victory points to your two neighbours"),
    "who pays the coin": ("leaders/hatshepsut", "", "From now on, each time you buy one or more"
     " resources from a neighbour, take 1 coin from {}, at most once per turn for each of your two"
     " neighbours.", "the bank", "that neighbour"),
    "for all of them": ("leaders/hatshepsut", "", "From now on, each time you buy one or more"
     " resources from a neighbour, take 1 coin from the bank{}, at most once per turn for each of"
     " your two neighbours.", "", " for each resource"),
    "so many at once": ("faith/hermes", "I", "Take 2 coins from the bank at once{}. Hermes also"
     " produces one papyrus for you on each turn until the end of the Age.", "",
     " for each papyrus"),
    "cards to come": ("leaders/hammurabi", "", "From now on, each blue card {} costs one resource"
     " less, of your choice.", "you build in your city", "in your city"),
    "built from now on": ("leaders/leonidas", "", "From now on, pay one resource less, of your"
     " choice, for each red card you {}.", "build", "have built"),
    "whose coins": ("duel-leaders/diocletian", "", "Your opponent immediately loses 4 coins{}.",
     " to the bank", " held by you"),
    "whose tokens": ("duel-leaders/semiramis", "", "From now on, each time your opponent removes a"
     " looting token{}, gain 1 shield.", "", " of yours"),
    "whose recruits": ("leaders/diplomats-guild", "", "At the end of the game, score 1 Victory"
     " point for each Leader of your two neighbours{}.", "", " that you have already recruited"),
    "anybody's discards": ("faith/osiris", "I", "When invoked, choose a card {} the discard pile"
     " and build it for free, or take 3 coins from the bank.", "from", "of yours in"),
    "points, not cards": ("faith/aphrodite", "I", "Immediately take 1 coin from the bank for each"
     " {} in your city.", "Victory point printed on the blue cards, black cards and Leaders",
     "of the blue cards, black cards and Leaders with printed Victory points"),
    "one at a time": ("leaders/xenophon", "", "From now on, each time you build {}, take 2 coins"
     " from the bank.", "one of your yellow cards", "all your yellow cards"),
    "each stage": ("faith/demeter", "II", "Until the end of the Age, {} costs you 2 fewer"
     " resources.", "each stage of your Wonder", "the Wonder stage of your choice"),
    "any turn": ("leaders/leonidas", "", "From now on, every red card {}costs you one resource"
     " less, of your choice.", "", "of this turn "),
    "paid or not": ("leaders/leonidas", "", "From now on, each red card that you build{} costs you"
     " one resource less, of your choice.", "", " by paying its cost"),
    "as many": ("duel-leaders/tomyris", "", "From now on, each time you lose coins to a looting"
     " token, your opponent loses as many coins as you{}.", "", " or more"),
    "one of each": ("leaders/plato", "", "At the end of the game, score 7 Victory points for each"
     " full set of seven cards in your city: {} brown, grey, blue, yellow, green, red and purple.",
     "one each of", "one or more"),
    "as many as each had": ("faith/uranus", "", "At the end of this turn, collect the Age cards in"
     " all players' hands, shuffle them and deal each player as many as {} had.", "they", "you"),
    "face down": ("faith/uranus", "", "At the end of this turn, collect the Age cards in all"
     " players' hands, shuffle them and deal each player as many as they had{}.", "", ", face up"),
    "both rights": ("faith/pan", "", "For the rest of the Age, you may build a card even if a card"
     " of the same name is already in your city, {} you may use each of your chain symbols as many"
     " times as you like.", "and", "or"),
}  # fmt: skip
FRENCH = {
    "who builds": ("leaders/xenophon", "", "Désormais, chaque fois {} une carte jaune, vous prenez"
     " 2 pièces à la banque.", "que vous construisez", "qu'il construit"),
    "who pays less": ("leaders/leonidas", "", "Désormais, vos cartes rouges coûtent 1 ressource de"
     " moins pour {}.", "vous", "lui"),
    "whom it costs less": ("leaders/archimedes", "", "Désormais, vos cartes vertes {} coûtent 1"
     " ressource de moins.", "vous", "leur"),
    "whose points": ("leaders/phidias", "", "À la fin de la partie, chaque carte marron de votre"
     " cité {} rapporte 1 point de victoire.", "vous", "leur"),
    "to whom they go": ("leaders/diplomats-guild", "", "À la fin de la partie, chacun des Leaders"
     " de {}.", "vos deux voisins vous rapporte 1 point de victoire",
     "votre cité rapporte 1 point de victoire à vos deux voisins"),
    "who pays the coin": ("leaders/hatshepsut", "", "Désormais, chaque fois que vous achetez une ou"
     " plusieurs ressources à un voisin, {} 1 pièce, au maximum une fois par tour pour chacun de"
     " vos deux voisins.", "prenez", "prenez-lui"),
    "any turn": ("leaders/euclid", "", "Désormais, vous disposez{} d'un symbole scientifique compas"
     " de plus.", "", " ce tour-ci"),
    "whose coins": ("faith/hecate", "I", "Lors de l'invocation, chacun des autres joueurs perd 2"
     " pièces{}.", "", " que vous avez"),
    "tokens due": ("leaders/tomyris", "", "Désormais, lorsque vous perdez un conflit, les jetons"
     " Défaite que vous {} vont à celui qui a remporté ce conflit.", "devriez recevoir",
     "possédez"),
    "cards to come": ("leaders/archimedes", "", "Désormais, payez une ressource de moins, celle de"
     " votre choix, pour chaque carte verte que vous {}.", "construisez", "avez construite"),
    "anybody": ("faith/nut", "", "Lors de l'invocation, donnez 3 de vos jetons Dette à d'autres"
     " joueurs{}, à raison de deux au plus par joueur.", "", " qui n'en ont pas déjà"),
    "twice what it costs": ("faith/shamash", "", "Jusqu'à la fin de l'Âge, chaque fois que vous ou"
     " votre coéquipier gagnez des pièces en construisant une carte jaune ou en vendant une carte,"
     " l'autre reçoit de la banque la même somme moins 1 pièce{}.", "", " par carte jaune"),
    "paid already": ("faith/chronos", "", "Cette carte coûte ce que coûte la prochaine étape de"
     " votre Merveille. Construisez aussitôt cette étape {}, en glissant dessous une carte"
     " Merveille prise dans la boîte.", "sans rien payer de plus", "en payant son coût"),
    "not discarded": ("faith/zeus", "", "À la fin de cet Âge, avant les conflits, vous pouvez {} :"
     " construisez-la ou utilisez-la pour une étape de Merveille, en payant le coût habituel, ou"
     " vendez-la.", "jouer votre dernière carte au lieu de la défausser",
     "reprendre votre dernière carte défaussée"),
    "any Leader in hand": ("duel-leaders/rome", "", "Piochez au hasard 2 Leaders restés dans la"
     " boîte et ajoutez-les à votre main. Vous pouvez ensuite recruter aussitôt et gratuitement un"
     " Leader de votre main{}. À la fin de la partie, cette carte vaut aussi 2 points de"
     " victoire.", "", " que vous possédiez déjà"),
    "dealt by lot": ("faith/uranus", "", "À la fin du tour où vous jouez cette carte, on rassemble"
     " les cartes Âge de toutes les mains, on les mélange et vous redistribuez {}à chaque joueur"
     " autant de cartes qu'il en avait.", "", "à votre guise "),
}  # fmt: skip
TOLD = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in TOLD for what in TOLD[language]]
)
def test_it_is_read_and_what_is_bound_to_something_else_is_not(language: str, what: str) -> None:
    assert is_read_alone(TOLD[language][what], language)

"""Words that tell of the right things, with one that says instead of what, besides what, or of how
many of them: “as well” for “instead”, “or” for “and”, one card of choice for each."""

import pytest

from tests.phrasebook.corpus import is_read_alone

# By what is told: the card, its Age, and words for it with what is told so, and what is not.
ENGLISH = {
    "on top": ("leaders/xenophon", "", "From now on, each time you build a yellow card, take 2"
     " coins{}.", "", " instead"),
    "in its place": ("leaders/tomyris", "", "From now on, the Defeat tokens you should take in a"
     " Military conflict go to the winner of that conflict{}.", " instead", " as well"),
    "cards for points": ("faith/emperor-guild", "", "At the end of the game, score 1 victory point"
     " per {} on your red, black and Leader cards and on your Wonder.", "shield",
     "card with shields"),
    "so many cards": ("faith/aphrodite", "II", "Add up the Victory points printed as numbers on"
     " your blue, black and Leader cards. Take 1 coin from the bank for every 2 {}.", "points",
     "cards"),
    "one of choice": ("leaders/maecenas", "", "From now on, {} no coins.", "your Leaders cost you",
     "the Leader of your choice costs you"),
    "for each": ("faith/amun-ra", "I", "On invocation, gain 2 coins{}. Until the end of the Age,"
     " you produce 1 stone each turn.", "", " for each stone"),
    "at a price": ("leaders/rome B 1", "", "When built, draw 4 set-aside Leaders {} 5 coins and"
     " take them into your hand.", "and gain", "for"),
    "for all of them": ("faith/poseidon", "I", "Until the end of the Age, you may buy resources"
     " from any player, paying 1 coin {}.", "for each", "whatever their number"),
    "some put back": ("duel-leaders/rome", "", "When built, draw 2 set-aside Leaders{}; you"
     " may then recruit 1 Leader from your hand for free. At the end of the game, score 2 victory"
     " points.", " and take them into your hand", ", take one into your hand and return the other"),
    "not now": ("leaders/maecenas", "", "From now on, you need not pay the coin cost of your"
     " Leaders{}.", "", " right away"),
    "the place": ("faith/athena", "I", "Immediately take 1 coin from the bank for each green card"
     " in"
     " your city {}.", "and in both neighbouring cities", "or in both neighbouring cities, of your"
     " choice"),
    "any free card": ("leaders/vitruvius", "", "From now on, gain 2 coins each time you build an"
     " Age card by chain{}.", "", " or for free"),
    "both abilities": ("faith/pan", "I", "For the rest of the Age, you may build a card even if a"
     " card of the same name is already in your city, {} you may use each of your chain symbols as"
     " many times as you like.", "and", "or"),
    "each of them": ("leaders/xenophon", "", "From now on, take 2 coins each time you build {}.",
     "a yellow card", "all the yellow cards"),
    "what is held": ("leaders/midas", "", "At the end of the game, gain 1 Victory point for every 3"
     " coins {} your treasury.", "in", "returned from"),
    "which resource": ("leaders/leonidas", "", "From now on, every red card costs the owner of"
     " Leonidas one resource less. He decides which {}; coins must still be paid.", "resource",
     "card"),
    "what is cheaper": ("leaders/leonidas", "", "From now on, each red card {} 1 fewer resource.",
     "costs you", "in your city makes your cards cost"),
    "each that is built": ("leaders/imhotep", "", "From now on, {} saves you 1 resource, of your"
     " choice.", "each stage of your Wonder you build", "each built stage of your Wonder"),
    "what a set brings": ("leaders/aristotle", "", "At the end of the game, score 3 victory points"
     " for {} 3 different science symbols.", "each set of", "each symbol of your sets of"),
    "whatever god": ("faith/seth", "", "As soon as an opponent reveals a god{} and before they pay"
     " for it, you may invoke Seth: that god is cancelled and discarded unpaid, and that opponent’s"
     " invocation is spent.", "", " that you own"),
    "nothing to pay": ("faith/osiris", "", "Immediately choose a card from the discard pile and"
     " build it for free, or take 3 coins from the bank{}.", " instead",
     " instead of paying its cost"),
    "one chain alone": ("faith/hermes", "III", "Until the end of the Age, you may use {} of both"
     " neighbouring cities as if it were yours; each time you do, gain 1 coin.",
     "each of the chain symbols", "one of the chain symbols"),
}  # fmt: skip
FRENCH = {
    "lost with them": ("faith/amun-ra", "II", "À l’invocation, donnez 2 de vos jetons Défaite à des"
     " joueurs différents, 1 à chacun{}.", "", ", au lieu d’en prendre"),
    "in its place": ("leaders/tomyris", "", "Désormais, les jetons Défaite que vous recevez dans un"
     " conflit vont {}au vainqueur.", "", "également "),
    "cards for shields": ("faith/emperor-guild", "", "À la fin de la partie, marquez 1 point de"
     " victoire par {} de vos cartes rouges, noires et Leader et de votre Merveille.", "bouclier",
     "carte à boucliers"),
    "one of choice": ("leaders/archimedes", "", "Désormais, {} coûte 1 ressource de moins.",
     "chaque carte verte vous", "choisissez une carte verte : elle vous"),
    "at a price": ("leaders/rome B 1", "", "À la construction, {} 5 pièces, piochez 4 Leaders"
     " écartés et ajoutez-les à votre main.", "recevez", "moyennant"),
    "one price": ("faith/poseidon", "I", "Jusqu’à la fin de l’Âge, vous pouvez acheter des"
     " ressources à n’importe quel joueur pour 1 pièce{}.", " chacune", ", quel que soit leur"
     " nombre"),
    "who gains": ("leaders/architects-guild", "", "À la fin de la partie, chaque carte violette de"
     " {}.", "vos voisins vous rapporte 3 points de victoire",
     "votre cité rapporte 3 points de victoire à vos deux voisins"),
    "who buys": ("faith/poseidon", "I", "Jusqu’à la fin de l’Âge, {} pour 1 pièce l’unité.",
     "vous pouvez acheter des ressources à n’importe quel joueur, voisin ou non,",
     "n’importe quel joueur, voisin ou non, peut vous acheter des ressources"),
    "next of all": ("faith/anubis", "", "Jusqu’à la fin de l’Âge, une seule fois, vous pouvez"
     " garder"
     " votre main pour le tour suivant au lieu de la transmettre ; la main que vous auriez reçue va"
     " au joueur {}.", "suivant", "de votre choix"),
    "some put back": ("leaders/rome B 1", "", "À la construction, recevez 5 pièces ; piochez 4"
     " Leaders de la boîte{}.", " et prenez-les en main",
     ", prenez-en un en main et remettez les autres"),
    "each chain": ("faith/hermes", "III", "Jusqu’à la fin de l’Âge, vous pouvez utiliser {} ;"
     " chaque fois, recevez 1 pièce.", "les chaînages de vos voisins comme s’ils étaient à vous",
     "un chaînage de vos voisins comme s’il était à vous"),
}  # fmt: skip
TOLD = {"en": ENGLISH, "fr": FRENCH}


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in TOLD for what in TOLD[language]]
)
def test_what_is_told_besides_is_not_told_instead(language: str, what: str) -> None:
    assert is_read_alone(TOLD[language][what], language)

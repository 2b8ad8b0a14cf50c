"""Words that count the right things otherwise than a power does: one of all, one set, each further
one, a dearer price; what goes to somebody else; what is so at another time."""

import pytest

from tests.phrasebook.corpus import is_read_alone

# By what is told: the card, its Age, and words for it with what is told so, and what is not.
ENGLISH = {
    "each of a kind": ("leaders/archimedes", "", "From now on, {} green card you build costs you"
     " one resource less, of your choice.", "each", "one"),
    "all of a kind": ("leaders/ramses", "", "From now on, you may build {} without paying their"
     " cost in resources.", "purple cards (Guilds)", "one purple card (Guild)"),
    "each stage": ("leaders/imhotep", "", "Once Imhotep has been recruited, {} stage of the Wonder"
     " that the player builds costs them one resource less. They choose the resource.", "every",
     "one"),
    "each group": ("leaders/gamers-guild", "", "At the end of the game the owner of this guild"
     " counts their coins and receives one Victory point for {} complete group of three.", "each",
     "one"),
    "each set": ("leaders/aristotle", "", "At the end of the game, score 3 additional Victory"
     " points for each {}set of three different science symbols in your city.", "", "additional "),
    "each card": ("leaders/nebuchadnezzar", "", "Each {}blue card in your city is worth 1"
     " additional Victory point at the end of the game.", "", "other "),
    "the price": ("leaders/bilkis", "", "Once per turn, you may buy one resource of your choice"
     " from the bank for 1 coin{}.", "", " more"),
    "both into hand": ("duel-leaders/rome", "", "Draw 2 Leaders at random from those left in the"
     " box and add {} to your hand. You may then recruit one Leader from your hand for free. This"
     " Wonder is worth 2 Victory points at the end of the game.", "them", "one of them"),
    "each chain symbol": ("faith/pan", "", "You may build cards that have the same name as a card"
     " in your city, and use {} of your chain symbols as often as you wish.", "each", "one"),
    "all symbols": ("duel-leaders/da-vinci", "", "You own {} these four chain symbols: gear, drop,"
     " target and barrel. You may build the cards linked to them for free.", "all", "one of"),
    "as many spaces": ("duel-leaders/hannibal", "", "Hannibal is worth 1 shield: immediately"
     " advance the Conflict pawn {} towards your opponent's capital.", "1 space", "2 spaces"),
    "which way": ("duel-leaders/caesar", "", "Caesar counts as 2 shields: immediately move the"
     " Conflict pawn 2 spaces {}.", "towards your opponent's capital",
     "in the direction of your choice"),
    "in which Ages": ("duel-leaders/ptolemy", "", "Once per game, when you build a green card in"
     " Age {} or III, you may replace its science symbol with the symbol of a green card that was"
     " already in your city. The rest of the card does not change.", "II", "I"),
    "for how long": ("leaders/archimedes", "", "{}, each green card you build costs you one"
     " resource less, of your choice.", "From now on", "For one turn"),
    "when it is scored": ("leaders/nefertiti", "", "{} end: +4 VP.", "Game", "Turn"),
    "points that are scored": ("leaders/nefertiti", "", "Nefertiti {} 4 Victory points at the end"
     " of the game.", "is worth", "costs"),
    "into the bank": ("duel-leaders/darius", "", "Your opponent immediately loses 2 coins, which"
     " are returned to {} (or all their coins if they have fewer).", "the bank", "your treasury"),
    "to the bank": ("duel-leaders/diocletian", "", "At once: opponent pays 4 coins → {} (all, if"
     " fewer).", "bank", "your treasury"),
    "all the stages": ("leaders/imhotep", "", "{} your Wonder stages: −1 resource (your choice) on"
     " cost. Coins unchanged.", "All", "Only 1 of"),
    "from the bank": ("leaders/nero", "", "From now on, each time you gain Victory tokens, take 2"
     " coins from {} for each of them.", "the bank", "their treasury"),
    "from nobody": ("faith/hermes", "II", "Until the end of this Age, you may also use the chain"
     " symbols of your two neighbours' cards to build cards for free. Each time you do so, take 1"
     " coin from {}.", "the bank", "that neighbour"),
    "in your city": ("duel-leaders/hiram", "", "At the end of the game, score 2 Victory points for"
     " each purple card in {}.", "your city", "play"),
    "all that there is": ("duel-leaders/diocletian", "", "Your opponent loses 4 coins, which go"
     " back to the bank. If they have fewer, {}.", "they lose them all", "they lose none"),
    "as many as there are": ("faith/hecate", "I", "Each other player loses 2 coins, or {} if they"
     " have fewer.", "all", "1"),
    "what is left": ("duel-leaders/diocletian", "", "Your opponent loses 4 coins, which go back to"
     " the bank. If they have fewer, {}.", "they lose them all", "nothing happens"),
    "what does not count": ("duel-leaders/amytis", "", "At the end of the game, Amytis is worth 2"
     " Victory points per Wonder built by her owner. Wonders that were not built {}.",
     "do not count", "count as well"),
    "when it happens": ("leaders/leonidas", "", "Red cards cost you one resource less from now"
     " on{}.", "", " if you built one last turn"),
    "which card": ("duel-leaders/euclid", "", "Once per game, when you build a card whose science"
     " symbol makes a pair with one already in your city, you may replace the symbol of the {}card"
     " with the Law symbol.", "new ", "old "),
    "what comes each turn": ("faith/demeter", "I", "Take 2 coins from the bank{}. Your city also"
     " produces 1 Cloth each turn.", "", " each turn"),
    "what is kept": ("duel-leaders/abu-simbel", "", "Place one of your recruited Leaders under this"
     " Wonder. That Leader no longer has any effect, {} what it has already brought you. At the end"
     " of the game, score 2 Victory points for each coin of its printed cost. Play a second turn"
     " immediately.", "but you keep", "and you lose"),
    "an offer": ("faith/wonderwoman", "II", "During the next Age, you {} invoke 2 Gods, even though"
     " this card is no longer in play.", "may", "must"),
    "for nothing": ("leaders/solomon", "", "You may immediately choose one card from the discard"
     " pile and build it {}.", "for free", "at cost"),
    "any card by chain": ("duel-leaders/archimedes", "", "The book, gear, lyre and lamp chain"
     " symbols are in your city: you may build {} linked to one of them for free.", "cards",
     "one card"),
    "at the ordinary price": ("duel-leaders/hatshepsut", "", "Each time your opponent buys"
     " resources from the bank, take 1 coin from the bank for each resource bought. {}.",
     "Resources bought at a price fixed by a card do not count",
     "Only resources bought at a price fixed by a card count"),
    "who gains": ("duel-leaders/semiramis", "", "Each time your opponent takes a looting token from"
     " your side of the Military track, {} immediately gain 1 shield.", "you", "they"),
    "whose chain": ("leaders/vitruvius", "", "Each time you build an Age card for free through {}"
     " chain, take 2 coins from the bank.", "a", "a neighbour’s"),
    "how often at all": ("leaders/croesus", "", "Take 6 coins from the bank {} you recruit this"
     " Leader.", "as soon as", "once in each Age after"),
    "each of those gained together": ("leaders/nero", "", "The owner of Nero receives two coins"
     " from the bank {}.", "for every Victory token they gain from now on", "whenever they gain"
     " Victory tokens from now on, whatever the number of tokens gained together"),
    "what happens again": ("faith/bastet", "", "You may exchange an Age card of your city for one"
     " in the city of an opponent. Both cards must cost the same number of resources, of any kinds,"
     " and neither may cost coins; no city can receive a card whose name it already has. The"
     " immediate effects of both cards {}.", "then apply again, each for its new owner",
     "do not apply again"),
    "all resources": ("faith/heracles", "", "You invoke gods without paying {} they cost. Any coins"
     " they cost must still be paid.", "the resources", "one of the resources"),
    "both that are drawn": ("duel-leaders/rome", "", "Draw 2 random Leaders from box → hand. Then"
     " may recruit {} from hand for free. +2 VP (end of game).", "1 Leader", "both"),
    "which stages": ("leaders/imhotep", "", "The owner pays one resource less for {} of their"
     " Wonder.", "each stage", "the last stage"),
    "what is gained": ("duel-leaders/hatshepsut", "", "When opponent buys resources from bank: {} 1"
     " coin per resource bought, not at a fixed price.", "take", "pay"),
}  # fmt: skip


@pytest.mark.parametrize("told", ENGLISH)
def test_what_is_counted_otherwise_is_another_rule(told: str) -> None:
    assert is_read_alone(ENGLISH[told], "en")

"""What each key of a pack's files means, as editors show it beside what may be written there."""

from collections.abc import Mapping

CARD: Mapping[str, str] = {
    "id": "how other cards, scenarios and the command line call the card",
    "name": "its title in each language",
    "pantheon": "the gods it belongs to, declared in pack.yaml",
    "emblem": "the drawing in its medallion, of templates/emblems/",
    "cost": "what is paid for it",
    "power": "what it does; cardgen explain EFFECT tells each effect",
    "text": "what it says, in each language; always after >-",
    "flavour": "words that are no rule",
    "notes": "what settles a question about it, for the booklet",
    "players": "with how many players it may be used",
    "needs": "the expansions that must be in play, or at hand",
    "variants": "powers that are different with another expansion",
    "printed": "icons written by hand; if its power means others, with the reason",
    "reviewed": "by language, the seal of words that cannot be read but were compared by hand",
    "replaces": "the card to leave in the box when this one is used",
    "marker": "the marker that lies with it",
    "focus": "the part of its picture that is never cut off, from the left and from the top",
    "copies": "how many of it are printed",
    "colour": "of an Age card",
    "age": "the Ages an Age card belongs to",
    "chain": "the cards that make it free",
    "chain symbol": "the sign of its chain, where the game prints one",
    "cost in words": "its cost written out, against slips: two stone and one ore",
    "accepts": "checks whose findings are left as they are, each with the reason",
    "source": "where its values come from: seed and line, a public source, or house",
}
WONDER: Mapping[str, str] = {
    "id": "how scenarios call the board",
    "name": "the city, in each language",
    "wonder": "what is built there, in each language",
    "sides": "what stands on side A and on side B",
    "needs": "the expansions that must be in play, or at hand",
    "source": "where its values come from: seed and line, a public source, or house",
}
SIDE: Mapping[str, str] = {
    "produces": "the resource of the board, or none",
    "power": "what it does before any stage is built; cardgen explain EFFECT tells each effect",
    "text": "what its power does in words, in each language; always after >-",
    "notes": "what settles a question about the side or its stages, for the booklet",
    "stages": "the stages by number; those that are alike share an entry such as 2-3",
}
STAGE: Mapping[str, str] = {
    "cost": "what is paid for it",
    "cost in words": "its cost written out, against slips: two stone and one ore",
    "power": "what it does once it is built; cardgen explain EFFECT tells each effect",
    "text": "what it says, in each language; always after >-",
}
PACK: Mapping[str, str] = {
    "title": "the name of the expansion",
    "version": "printed on cards and sheets",
    "edition": "the month of this version, 2026-11, which rulebooks print",
    "changes": "what differs from the version before, in each language, for {list:versions}",
    "mark": "the small sign on each card that tells its expansion, of templates/icons/; or none",
    "game": "the game it belongs to; none: no rules, no effects",
    "languages": "the languages every card speaks",
    "decks": "cards that share size, layout and back; without these, facts for the rules",
    "wonders": "files of Wonders",
    "constants": "numbers of the game that this pack sets or changes",
    "components": "what lies beside the cards: how many, their names, or what prints them",
    "announces": "how many of each kind of card, and of what lies beside, the rulebook announces",
    "published costs": "costs that are not ours once more: by source, by cost, who costs it",
    "published chains": "chains once more: by the card that stands first, those it makes free",
    "published powers": "powers once more: what they do, as show says it, then who does it",
    "prints": "how many there are of what no rulebook announces; a field's word too: panel points",
    "credits": "who made what",
    "pantheons": "the gods that cards name, with the name at the foot of their cards",
    "fields": "keys of the pack's own for its cards, which its layouts print",
    "accepts": "checks whose findings are left as they are in all of the pack, with the reason",
    "unsaid": "parts of effects that words need not say, by the kind of card, each with the reason",
}
FIELD: Mapping[str, str] = {
    "kind": "what it holds: words in every language, a number, a word of a list, several, a sign of"
    " templates/icons/, a picture of art/",
    "min": "the smallest number, 0 if not said",
    "max": "the largest number",
    "of": "the words it may be, alone or with the name that is printed in each language",
    "power": "choices of the cards whose power has a key, each with that key",
    "within": "name, if the words are a part of the card's name",
    "colour": "the colour of the cards that say it",
    "required": "whether every card must say it",
    "means": "what it is for, as editors show it",
}
DECK: Mapping[str, str] = {
    "kind": "what the rules call its cards, where they have no colour; it may say the size",
    "cards": "files of cards within the pack, in the order of their numbers",
    "source": "where the values of cards come from that name no source",
    "size": "of the cut card",
    "layout": "of the fronts, of templates/layouts/",
    "back": "of the backs: templates/layouts/back-<name>.yaml",
    "shuffled into": "a deck of the published game that these cards are mixed with",
}
COMPONENT: Mapping[str, str] = {
    "size": "width and height of the trim in mm, 65x100",
    "corners": "the radius in mm to which its corners are rounded",
    "shape": "circle, or the corners of its outline in mm; a rectangle if not said",
    "folds": "whether it is a box, as large as the cards that it holds",
    "written": "whether it is a score pad, written on by hand: no back, and no paper between two",
}
COMPONENTS: Mapping[str, str] = {
    "kind": "one of the game's kinds, which says size and shape",
    "layout": "of the fronts, of templates/layouts/; of a box <layout>-front, -back, -side, -top",
    "back": "of the backs: templates/layouts/back-<name>.yaml; without it the layout of the fronts"
    " shows the other side",
    "of": "what there is one of each: wonders, or tokens or boxes by id",
}
TOKEN: Mapping[str, str] = {
    "name": "what stands on it, in each language",
    "emblem": "the drawing on it, of templates/emblems/",
    "pantheon": "the one whose ring it wears",
    "style": "the ring that it wears where it has no pantheon, of templates/rings/",
    "colour": "that of its disc, as its layouts name it",
    "value": "the number that is printed on it",
    "legend": "what is struck around the emblem, above it and below",
    "copies": "how many of it are printed",
}
BOX: Mapping[str, str] = {
    "holds": "the decks whose cards lie in it, all of one size",
    "name": "what stands on it, in each language",
    "emblem": "the drawing in its medallion, of templates/emblems/",
    "scene": "the drawing at its foot, of templates/scenes/",
    "colour": "that of its sides, as its layouts name it",
    "legend": "what is struck around the emblem, above it and below",
}
PAD: Mapping[str, str] = {
    "name": "what stands at its head, in each language",
    "columns": "how many players it is for",
    "lines": "what is counted, line by line: names of score: in the game's file",
}
SCORE_LINE: Mapping[str, str] = {
    "signs": "the icons that mark it, of templates/icons/",
    "colour": "of its ground, as the layout of the pad names it",
    "counts": "kinds or colours of cards whose points stand on it",
    "ticked": "whether its signs stand in each cell to be ticked, rather than a number be written",
}
AID_SECTION: Mapping[str, str] = {
    "id": "its name, once in the file",
    "title": "what stands at its head, in each language",
    "signs": "the icons beside the title, of templates/icons/",
    "numbered": "whether its lines are steps, each with its number",
    "across": "whether it stands across the head of the page: what an Age is made of",
    "lines": "what it says, line by line",
}
AID_LINE: Mapping[str, str] = {
    "told": "for which words of the line a sign stands that is called otherwise",
    "text": "words with icons, in each language",
    "title": "the words that lead in, printed bold",
    "signs": "the icons at its left, of templates/icons/",
    "phase": "the phase of play that it tells of; phases stand in the order of play",
    "numbers": "constants of the pack that its words must say, so that the two never part",
}
GAME: Mapping[str, str] = {
    "like": "the game that has what this one does not say itself",
    "rules": "the rules of play there are for it; none: cards do nothing that could be checked",
    "periods": "the Ages by which values may differ; without any each value is said once",
    "colours": "what the colour of a card may be",
    "resources": "what a cost may be made of, drawn once for each unit",
    "payments": "what a cost may be made of besides, drawn with its number",
    "kinds": "the kinds of cards, boards and tokens, with the size and shape of each",
    "score": "the lines that its score pads may have; words of the same name in sheets.yaml",
    "players": "the fewest players with whom what a key of powers does is anything",
    "lacks": "words of powers that speak of what it has not, each with what to type there, or none",
    "settles": "matters of its rules, each with what they have: settled.yaml of a language",
    "title": "its name in messages",
    "published": "the game that others publish and that its cards need, as credits say; or none",
    "brings": "what comes with each expansion: words of powers, and kinds of cards that have it",
}
SEVEN_WONDERS_CONSTANTS: Mapping[str, str] = {
    "start coins": "coins of each player at the beginning",
    "sale": "coins for a card sold",
    "price": "coins for a resource of a neighbour",
    "hand": "cards dealt to each player in an Age; the last one is not played",
    "passing": "to which neighbour hands are passed",
    "victory": "points of a Victory token won in the Age",
    "defeat": "points of a Defeat token",
    "coins per point": "how many coins make a point",
    "science set": "points of three different symbols",
    "guilds beyond players": "how many Guilds there are more than players",
    "debt": "points of a Debt token",
    "black cards": "black cards in each Age deck, for each player",
    "gods dealt": "gods dealt to each player, before each Age",
    "god sale": "coins for a god discarded rather than invoked",
    "leaders dealt": "Leaders dealt to each player, before the first Age",
}
DUEL_CONSTANTS: Mapping[str, str] = {
    "start coins": "coins of each player at the beginning",
    "sale": "coins for a card discarded, and 1 more for each own yellow card",
    "price": "coins for a resource, and 1 more for each that the opponent's own cards make",
    "coins per point": "how many coins make a point",
    "wonders each": "Wonders of each player",
    "wonders built": "how many Wonders both players build together",
    "boxed": "cards of each Age deck that go back to the box unseen",
    "guilds": "Guilds in the deck of Age III",
    "progress shown": "Progress tokens on the board; the others are set aside",
    "supremacy symbols": "different science symbols that win at once",
    "track": "the Conflict track",
    "structures": "how the cards of each Age are laid out, the far row first",
    "leader sale": "coins for a Leader discarded, whatever the yellow cards",
}
CONFLICT_TRACK: Mapping[str, str] = {
    "spaces": "how many there are each way; a pawn on the last one wins at once",
    "zones": "what a pawn brings there, and what it loots",
}
TRACK_ZONE: Mapping[str, str] = {
    "from": "its first space, counted from the middle",
    "vp": "points of the player whose opponent's side the pawn is on",
    "loot": "coins that the other player loses when the pawn first gets there",
}
STRUCTURE_ROW: Mapping[str, str] = {
    "columns": "where each card lies, in steps of half a card",
    "face": "whether its cards are dealt face up",
}
PAYMENT: Mapping[str, str] = {
    "sign": "the icon that stands for it, if not one called like the payment",
    "means": "what is paid, as editors show it",
    "min": "the smallest number, 1 if not said",
    "max": "the largest number",
    "bare": "whether the number is left out where it is 1",
}
PANTHEON: Mapping[str, str] = {
    "name": "as it stands on cards",
    "invoked": "when, if not with an Age card",
    "style": "the pantheon whose scene, ring and friezes it wears",
}
SCENARIO: Mapping[str, str] = {
    "says": "the story in one sentence, in each language",
    "source": "the rule, example or ruling that it plays",
    "note": "what a reader should know besides",
    "given": "the table at the beginning",
    "play": "what happens, step by step",
    "then": "what has changed; everything else must be as it was",
}
GIVEN: Mapping[str, str] = {
    "players": "the players in the order of their seats, the next one to the left",
    "age": "the Age, or the Ages that the story is played in one after the other",
    "plays": "the expansions in play",
    "teams": "who plays with whom",
    "seed": "another order of what is shuffled",
    "discard": "the discard pile",
    "leaders": "the Leaders in the box",
    "free city": "with two players, the seat that is the Free City, and who plays for it",
    "free pile": "the cards that join the hand of who plays for the Free City, the first one next",
    "blacks": "the black cards that nobody was dealt",
    "god pile": "the gods that nobody was dealt",
    "deck": "the cards of the Ages to come, the next one first",
}
CITY: Mapping[str, str] = {
    "wonder": "the board and its side",
    "stages": "how many stages are built",
    "city": "the cards that were built",
    "hand": "the cards in hand",
    "gods": "the gods in hand",
    "coins": "the treasury",
    "victory": "the worth of each Victory token",
    "defeat": "Defeat tokens",
    "debt": "Debt tokens",
    "diplomacy": "Diplomacy tokens",
    "markers": "markers that lie here",
    "sees": "cards that the player was shown",
    "points": "points at the end, by kind",
}
DOING: Mapping[str, str] = {
    "builds": "a card from hand",
    "stage": "the next stage of the Wonder, with this card",
    "sells": "a card for coins",
    "invokes": "a god",
    "discards": "a card, for nothing",
    "buys": "resources from others, by whom",
    "in": "the city in which it is built, if not the own",
    "opponent": "answers: the player chosen",
    "gives to": "answers: who receives it",
    "takes from": "answers: who gives it",
    "chains from": "answers: whose chain makes the card free, if not the own",
    "takes": "answers: the card taken",
    "gives card": "answers: the card given in exchange",
    "takes card": "answers: the card received in exchange",
    "cancels": "answers: the god that is stopped",
    "sacrifices": "answers: the card given up as a price",
    "keeps": "answers: the god kept in hand",
    "loses": "answers: how many coins are paid rather than kept",
    "counts shields": "answers: how many shields count in this conflict",
    "looks": "answers: whether to look",
    "keeps hand": "answers: whether to keep the hand",
    "uses": "answers: whether to use it",
}

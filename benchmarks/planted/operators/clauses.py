"""Something is missing, or is said too much: a sentence, a clause, an ability."""

import re
from collections.abc import Iterator, Mapping

from yaml import SequenceNode

from benchmarks.planted.mutant import Edit, Mutant
from benchmarks.planted.nodes import item_dropped, pairs, stretch
from benchmarks.planted.operators.powers import changed
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project
from benchmarks.planted.words import Words

MISSING, ADDED = "words-missing", "words-added"
# Clauses that a writer drops, with the checks that may name the loss. What only repeats the meaning
# is none: shields count in conflicts alone, two tokens to different players are one to each, a god
# that is discarded unpaid was met before its payment, and what is built is paid for. Nor is what
# reminds of a rule that the effect follows anyway: those are the operator of reminders.
CLAUSES: Mapping[str, Mapping[str, str]] = {
    "fr": {
        " gratuitement": "words-condition words-effect",
        " de votre cité et de celles de vos voisins": "words-scope",
        " des cités de vos voisins": "words-scope",
        " et de celles de vos voisins": "words-scope",
        " de vos voisins": "words-scope",
        " dont le symbole manque à votre cité": "words-condition",
        " ; chaque fois que vous le faites, recevez 1 pièce": "",
        " ; l’adversaire de votre choix reçoit 1 jeton Défaite": "",
        " ; chacun de vos voisins reçoit 1 jeton Défaite": "",
        ", et chaque chaînage peut vous servir plusieurs fois": "",
        ", et Hadès, Amon-Rê et Nout ne peuvent pas vous désigner": "",
        ", les cartes noires": "words-selector words-scope",
        ", mais pas plus de 2 au même joueur": "words-limit",
        ", moins 1": "words-number",
        ", sans aucune pièce": "words-condition",
        " ou recevez 3 pièces": "",
        ", ou remettez-la et recevez 3 pièces": "",
        " de valeur 1": "words-number", " de valeur 3": "words-number",
        " de valeur 5": "words-number",
        " une fois par tour,": "words-limit", " une seule fois,": "words-limit",
        " deux fois au plus,": "words-limit",
        ", au plus une fois par voisin et par tour": "words-limit words-scope",
        " Une fois par partie,": "words-limit", "Une fois par partie, ": "words-limit",
        ", et cet adversaire perd son invocation": "",
        " ou en vendant une carte": "words-selector",
        " en construisant une carte jaune ou": "words-selector",
        " au lieu de défausser votre dernière carte,": "words-condition",
        ", la vendre pour 3 pièces": "words-selector",
        " jusqu’à 2": "words-number words-optional", " jusqu’à 3": "words-number words-optional",
        ", mélangez-les": "", " et redistribuez-les en nombre égal": "",
        " par chaînage": "words-selector words-condition words-timing",
        " de moins": "words-effect", " vous coûte": "words-effect",
        ", puis rejouer aussitôt": "", " et prenez-les en main": "",
        " même si 7 Merveilles sont déjà construites": "words-condition",
        " d’une autre carte verte de votre cité": "words-selector words-condition",
        ", à l’Âge II ou III": "words-timing words-condition",
        " le second symbole scientifique d’une paire": "words-condition",
        " deux fois plus de": "words-number",
        " bleues,": "words-selector", ", noires": "words-selector",
        " et Leader": "words-selector", " et de votre Merveille": "words-selector",
        " ou grise": "words-selector", " ou verte": "words-selector",
        " ou rouge": "words-selector", " et 1 verte": "words-selector",
        " 1 grise,": "words-selector", " et 1 violette": "words-selector",
        " par dieu de votre cité et de celles de vos voisins": "words-selector words-scope",
    },
    "en": {
        " for free": "words-condition words-effect",
        " in your city and your neighbours’ cities": "words-scope",
        " in your neighbours’ cities": "words-scope",
        " and your neighbours’ cities": "words-scope",
        " whose symbol is new to your city": "words-condition",
        "; each time you do, gain 1 coin": "",
        "; an opponent of your choice takes 1 Defeat token": "",
        "; each of your neighbours takes 1 Defeat token": "",
        ", and you may use each chain several times": "",
        ", and you cannot be chosen by Hades, Amun-Ra or Nut": "",
        " to black cards, Hecate or Hera": "words-selector words-scope",
        ", no more than 2 to the same player": "words-limit",
        ", minus 1": "words-number",
        " and no coins": "words-condition",
        " or gain 3 coins": "",
        ", or put it back and gain 3 coins": "",
        " worth 1": "words-number", " worth 3": "words-number", " worth 5": "words-number",
        " once per turn,": "words-limit", " once only,": "words-limit",
        " up to twice,": "words-limit",
        ", at most once per neighbour per turn": "words-limit words-scope",
        "Once per game, ": "words-limit",
        ", and that opponent’s invocation is spent": "",
        " or selling a card": "words-selector",
        " building a yellow card or": "words-selector",
        " instead of discarding your last card,": "words-condition",
        ", sell it for 3 coins": "words-selector",
        " up to 2": "words-number words-optional", " up to 3": "words-number words-optional",
        ", shuffle them": "", " and deal them out again in equal numbers": "",
        " by chain": "words-selector words-condition words-timing",
        ", then play again at once": "", " and take them into your hand": "",
        " even if 7 Wonders are already built": "words-condition",
        " of another green card in your city": "words-selector words-condition",
        ", in Age II or III": "words-timing words-condition",
        " the second science symbol of a pair": "words-condition",
        " twice as many": "words-number",
        " blue,": "words-selector", ", black": "words-selector",
        " and Leader": "words-selector", " and on your Wonder": "words-selector",
        " or grey": "words-selector", " or green": "words-selector", " or red": "words-selector",
        " and 1 green": "words-selector", " 1 grey,": "words-selector",
        " and 1 purple": "words-selector",
        " per god in your city and your neighbours’ cities": "words-selector words-scope",
    },
}  # fmt: skip
# Whole sentences that only say again what the rest says: without them, nothing else is meant.
REMINDERS = (
    "Aucune ne peut servir à construire une étape de votre Merveille.",
    "Elle ne peut pas servir à construire une étape de votre Merveille.",
    "Neither can be used to build a stage of your Wonder.",
    "It cannot be used to build a stage of your Wonder.",
)
CONDITIONS = "words-condition words-limit"
EXTRA: Mapping[str, Mapping[str, str]] = {
    "fr": {
        " si vous possédez au moins 3 cartes rouges": CONDITIONS,
        ", une seule fois par partie": CONDITIONS,
        ", sauf si un voisin possède plus de boucliers": CONDITIONS,
        ", puis défaussez 1 carte": "",
        " et payez 1 pièce à la banque": "",
    },
    "en": {
        " if you own at least 3 red cards": CONDITIONS,
        ", once per game only": CONDITIONS,
        ", unless a neighbour has more shields": CONDITIONS,
        ", then discard 1 card": "",
        " and pay 1 coin to the bank": "",
    },
}


def sentence_missing(card: CardText, project: Project) -> Iterator[Mutant]:
    """One of several sentences gone."""
    for words in card.words:
        places = list(words.sentences())
        for start, end in places if len(places) > 1 else ():
            if words.text[start:end] not in REMINDERS:
                told = f"without “{words.text[start:end]}”"
                yield card.planted(told, words.cut(start, end), codes=MISSING, also=_places(words))


def clause_missing(card: CardText, project: Project) -> Iterator[Mutant]:
    """A clause gone from a sentence."""
    for words in card.words:
        for clause, codes in CLAUSES[words.language].items():
            for match in re.finditer(rf"{re.escape(clause)}(?!\w)", words.text):
                edit = words.gap(*match.span())
                yield card.planted(f"without “{clause}”", edit, codes=f"{MISSING} {codes}")


def _places(words: Words) -> tuple[tuple[int, int], ...]:
    """What lacks a whole sentence may be told anywhere in the words."""
    return (words.stretch,)


def ability_missing(card: CardText, project: Project) -> Iterator[Mutant]:
    """An ability gone from the power: now the words say too much."""
    for node in _lists(card):
        for number in range(len(node.value)):
            told = f"without ability {number + 1}"
            yield changed(card, told, item_dropped(node, number), codes=f"{ADDED} words-ages")


def sentence_added(card: CardText, project: Project) -> Iterator[Mutant]:
    """A sentence of another card after the own ones."""
    kin = project.kin(card)
    for number, words in enumerate(card.words):
        donors = [
            (other, said)
            for other in kin
            for said in other.words
            if said.language == words.language and len(list(said.sentences())) == 1
        ]
        for step in (1, 2):
            if donors:
                place = (number + step * len(card.id)) % len(donors)
                other, said = donors[place]
                if said.text not in words.text:
                    end = len(words.text)
                    edit = words.edit(end - 1, end, f"{words.text[-1]} {said.text}")
                    yield card.planted(f"and what {other.id} says", edit, codes=ADDED)


def clause_added(card: CardText, project: Project) -> Iterator[Mutant]:
    """A clause before the last full stop."""
    for words in card.words:
        for clause, codes in EXTRA[words.language].items():
            end = len(words.text)
            edit = words.edit(end - 1, end, f"{clause}{words.text[-1]}")
            yield card.planted(f"with “{clause}”", edit, codes=f"{ADDED} {codes}")


def ability_added(card: CardText, project: Project) -> Iterator[Mutant]:
    """An ability more in the power: now the words leave it out."""
    for node in _lists(card, least=1):
        for more in ("coins: 2", "shields: 1", "vp: 3"):
            yield changed(card, f"with {more}", _one_more(node, more), codes=MISSING)


def _one_more(node: SequenceNode, more: str) -> Edit:
    end = stretch(node.value[-1])[1]
    if node.flow_style:
        return Edit(end, end, f", {{{more}}}")
    return Edit(end, end, f"\n{' ' * node.start_mark.column}- {more}")


def _lists(card: CardText, *, least: int = 2) -> Iterator[SequenceNode]:
    """The lists of abilities of a power, one for all Ages or one for each."""
    power = card.power
    nodes = (
        [power] if isinstance(power, SequenceNode) else [n for _, n in pairs(power or card.node)]
    )
    for node in nodes if power else ():
        if isinstance(node, SequenceNode) and len(node.value) >= least:
            yield node


OPERATORS = (
    Operator("sentence missing", sentence_missing),
    Operator("clause missing", clause_missing),
    Operator("ability missing from the effect", ability_missing),
    Operator("sentence added", sentence_added),
    Operator("clause added", clause_added),
    Operator("ability added to the effect", ability_added),
)

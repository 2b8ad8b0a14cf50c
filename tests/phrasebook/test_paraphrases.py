"""Words in no order that a phrase has: what they state, held against the house words of a power."""

from pathlib import Path

import pytest
import yaml

from cardgen.phrasebook.concepts.gap import UNSAID
from cardgen.phrasebook.grammar.spelling import tokenize
from cardgen.phrasebook.parse.verdict import (
    ASKED,
    Different,
    Same,
    Unread,
    Verdict,
    sort_word_lists,
)
from cardgen.phrasebook.subjects import Variation
from tests.engine.mutating import mutants
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES, SAID, Said
from tests.phrasebook.corpus import runs
from tests.some_of import some_of

ATTACKS = yaml.load(
    (Path(__file__).parent / "attacks.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)
TRIED = 18  # of so many attacks that are beaten off one is tried, for they take time
MUTATED = 2  # of so many texts one is held against all that its power might be instead
OF_CARD = {f"{said.id} {said.age} {said.language}": said for said in EVERY}
ARTEMIS = (
    "One coin comes from the bank, until the Age ends, for every card that you build and is {}."
)
LOOTED = (
    "Un pillage fait perdre à l’adversaire trois fois le nombre de pièces du jeton, dans la limite"
    " de ce qu’il possède."
)


def _judged(card: str, words: str) -> Verdict:
    said = OF_CARD[card]
    return BOOKS[said.language].judge(runs(words), said.power, said.bearer, said.card)


def _spoken(language: str) -> list[tuple[Said, str]]:
    """What is said in a language, once for the Ages that share it, with the words of the house."""
    book = BOOKS[language]
    told = ((said, book.write(said.power, said.bearer, said.card)) for said in SAID)
    return [(said, house) for said, house in told if said.language == language and house]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_thesaurus_knows_every_word_of_the_house(language: str) -> None:
    reader = BOOKS[language].paraphrases
    assert reader
    for said, house in _spoken(language):
        statement = reader.statement(tokenize((house,), reader.grammar.spelling), said.card)
        assert statement
        assert not statement.unknown, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_that_was_changed_in_one_place_states_something_else(language: str) -> None:
    book = BOOKS[language]
    reader = book.paraphrases
    assert reader
    asked = 0
    for said, house in some_of(_spoken(language), MUTATED):
        power = tuple(one for one in said.power if not isinstance(one, Variation))
        for mutant in mutants(power):
            words = book.write(mutant.abilities, said.bearer, said.card)
            if words and words != house:
                asked += 1
                tokens = tokenize((words,), book.grammar.spelling)
                verdict = reader.compared(tokens, house, said.card)
                alike = sort_word_lists(mutant.abilities) == sort_word_lists(power)
                assert alike or not isinstance(verdict, Same), f"{said}, {mutant.change}: {words}"
    assert asked > 1_000 / MUTATED


@pytest.mark.parametrize("hole", ATTACKS)
def test_words_made_to_pass_for_another_rule_do_not(hole: str) -> None:
    for attack in some_of(ATTACKS[hole].get("beaten", ()), TRIED):
        verdict = _judged(attack["card"], attack["words"])
        assert not isinstance(verdict, Same) or verdict.unsaid, attack


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("faith/artemis I en", ARTEMIS.format("brown or grey")),
        ("faith/artemis I en", ARTEMIS.format("grey or brown")),
    ],
)
def test_words_in_another_order_say_the_same(card: str, words: str) -> None:
    verdict = _judged(card, words)
    assert isinstance(verdict, Same)
    assert verdict.paraphrase


BY_TWO = (
    "The points printed on the blue cards, the black cards and the Leaders of your city are added"
    " up, and at once you receive 1 coin for every two points."
)
IN_ALL = (
    "This Age, you may buy resources of any other player, at one coin for all of them together."
)


@pytest.mark.parametrize(
    ("card", "words", "layer", "declared", "said", "quoted"),
    [
        (
            *("faith/artemis I en", ARTEMIS.format("blue or grey")),
            *("kind", "brown", "blue", "blue"),
        ),
        (
            *(
                "faith/artemis I en",
                ARTEMIS.format("brown or grey").replace("One coin comes", "Two coins come"),
            ),
            *("number", "1", "2", "Two coins"),
        ),
        (
            *("duel-leaders/caligula I fr", LOOTED),
            *("amount", "twice", "thrice", "trois fois le nombre de"),
        ),
        ("faith/aphrodite I en", BY_TWO, "number", "1", "2", "two points"),
        ("faith/poseidon I en", IN_ALL, "amount", None, "in all", "for all of them together"),
    ],
)
def test_one_thing_that_is_stated_otherwise_is_told(
    card: str, words: str, layer: str, declared: str | None, said: str, quoted: str
) -> None:
    verdict = _judged(card, words)
    assert isinstance(verdict, Different)
    (one,) = verdict.differences
    assert (one.layer, one.declared, one.said) == (layer, declared, said)
    assert one.span
    assert words[one.span.start : one.span.end] == quoted


def test_a_contradiction_is_told_beside_words_that_nobody_knows() -> None:
    words = ARTEMIS.format("blue or grey").replace("One coin", "One zingy dazzling coin")
    verdict = _judged("faith/artemis I en", words)
    assert isinstance(verdict, Different)
    assert [(one.declared, one.said) for one in verdict.differences] == [("brown", "blue")]
    right = words.replace("blue", "brown")
    assert isinstance(_judged("faith/artemis I en", right), Unread)


def test_a_price_that_no_words_tell_is_left_unsaid() -> None:
    words = "On recruiting him, a card may be taken out of the discard pile and built{}."
    verdict = _judged("leaders/solomon I en", words.format(""))
    assert isinstance(verdict, Same)
    assert "price" in verdict.unsaid
    free = _judged("leaders/solomon I en", words.format(" for free"))
    assert isinstance(free, Same)
    assert "price" not in free.unsaid


def test_parts_that_a_paraphrase_is_asked_for_are_those_that_it_may_leave() -> None:
    assert frozenset(UNSAID.values()) == ASKED


def test_all_is_not_one_of_them() -> None:
    words = (
        "When this Wonder is built, two Leaders are drawn from the box and taken into your hand."
        " You may recruit {} from your hand for free. It scores 2 victory points at the end of the"
        " game."
    )
    assert isinstance(_judged("duel-leaders/rome I en", words.format("1 Leader")), Same)
    assert not isinstance(_judged("duel-leaders/rome I en", words.format("all the Leaders")), Same)


RECRUITED = "Upon his recruitment, one card out of the discard pile may be built without payment{}."
GREEN = "As long as the Age lasts, a red card is one resource cheaper, the resource you like.{}"
LOSING = "It is your opponent who, upon his recruitment, pays 2 coins to the bank{}."
OTHERS_LOSE = "All other players lose two coins{}."


@pytest.mark.parametrize(
    ("card", "words", "reminder"),
    [
        ("duel-leaders/solomon I en", RECRUITED, ", but not for a Wonder"),
        ("faith/hephaestus I en", GREEN, " Coins still have to be paid."),
        ("duel-leaders/darius I en", LOSING, ", or all if fewer"),
        ("duel-leaders/darius I en", LOSING, ". It does not matter who builds what"),
        ("faith/hephaestus I en", GREEN, " What was built before does not count."),
        ("faith/hecate I en", OTHERS_LOSE, ". With Cities, who does not pay takes a Debt token"),
    ],
)
def test_what_the_rules_say_anyway_may_be_told(card: str, words: str, reminder: str) -> None:
    for told in ("", reminder):
        assert isinstance(_judged(card, words.format(told)), Same), told


@pytest.mark.parametrize(
    ("card", "words", "told"),
    [
        ("duel-leaders/solomon I en", RECRUITED, ", or used for a Wonder"),
        ("duel-leaders/solomon I en", RECRUITED, ", but only as a Wonder"),
        ("faith/hephaestus I en", GREEN, " Pay 1 coin."),
        ("duel-leaders/darius I en", LOSING, ", but only if they have 2"),
        ("faith/hephaestus I en", GREEN, " It is also a coin cheaper."),
        ("faith/hephaestus I en", GREEN.replace(".{}", "{}."), ", if it costs coins"),
        ("duel-leaders/darius I en", LOSING, ", or all their Leaders"),
        ("duel-leaders/darius I en", LOSING, ", but loses nothing if they have fewer"),
        ("duel-leaders/darius I en", LOSING, ". It does not matter who builds, but you pay 1 coin"),
        ("faith/hephaestus I en", GREEN, " What was built before counts too."),
        ("faith/hecate I en", OTHERS_LOSE, ". With Cities, each of them takes 3 Debt tokens"),
    ],
)
def test_what_the_rules_do_not_say_is_no_reminder(card: str, words: str, told: str) -> None:
    assert not isinstance(_judged(card, words.format(told)), Same)


def test_the_bank_gives_and_is_given() -> None:
    words = "Whenever a yellow card is built by you, {} 2 coins."
    assert isinstance(_judged("leaders/xenophon I en", words.format("the bank gives you")), Same)
    lost = _judged("leaders/xenophon I en", words.format("you give the bank"))
    assert not isinstance(lost, Same)


def test_once_each_turn_is_said_in_two_parts() -> None:
    words = (
        "Chaque tour, vous pouvez acheter{} à la banque une ressource à votre choix pour 1 pièce."
    )
    once = _judged("leaders/bilkis I fr", words.format(" une fois"))
    assert isinstance(once, Same)
    assert once.paraphrase
    assert set(once.unsaid) == {"duration"}


def test_who_is_chosen_gets_what_follows() -> None:
    words = (
        "From the bank, take a Victory token worth 1. Choose an opponent, who {} a Defeat token."
    )
    assert isinstance(_judged("faith/hades I en", words.format("gets")), Same)
    assert not isinstance(_judged("faith/hades I en", words.format("loses")), Same)


def test_a_strange_word_keeps_words_unread_though_a_concept_is_called_so() -> None:
    """In French “may” is no word, and beside a saving the concept of that name says nothing."""
    words = "Une ressource {} de moins, à votre choix : c’est ce que vous coûte chaque carte rouge."
    card = "faith/hephaestus I fr"
    assert isinstance(_judged(card, words.format("")), Same)
    assert not isinstance(_judged(card, words.format("may")), Same)


def test_a_slip_of_the_pen_in_the_words_of_the_house_is_no_paraphrase() -> None:
    words = "Until the end of the Age, gain coin each time you build a brown or grey card."
    assert not isinstance(_judged("faith/artemis I en", words), Same)


@pytest.mark.parametrize(("whose", "same"), [("ta", True), ("leur", False)])
def test_another_word_of_address_is_no_slip(whose: str, same: bool) -> None:
    words = f"En fin de partie, marque 1 point de victoire par carte bleue de {whose} cité."
    assert isinstance(_judged("leaders/nebuchadnezzar I fr", words), Same) is same


def test_what_is_produced_comes_each_turn_though_nothing_says_so() -> None:
    words = "The bank gives you 2 coins, and you have 1 papyrus {}."
    said = _judged("faith/hermes I en", words.format("until the Age ends"))
    assert isinstance(said, Same)
    assert "limit" not in said.unsaid
    assert not isinstance(_judged("faith/hermes I en", words.format("this turn")), Same)


ATHENA = (
    "Jusqu’à la fin de l’Âge, le joueur peut construire gratuitement une carte verte{} dont il n’a"
    " pas encore le symbole scientifique dans sa cité."
)
POSEIDON = "This Age you can buy resources from any other player for just 1 coin each. Pay {}."
PYTHAGORAS = (
    "Once in the game, the owner may place the card taken this turn beneath this Leader rather than"
    " use it. The owner {} then play a further full turn at once."
)
NUT = "{} 3 Debt tokens{} to other players, no more than 2 to the same player."


@pytest.mark.parametrize(
    ("card", "right", "wrong"),
    [
        ("faith/athena II fr", ATHENA.format(""), ATHENA.format(", une seule,")),
        ("faith/poseidon I en", POSEIDON.format("who makes it"), POSEIDON.format("the bank")),
        ("duel-leaders/pythagoras I en", PYTHAGORAS.format("must"), PYTHAGORAS.format("may")),
        (
            "faith/nut I en",
            NUT.format("Hand over", " of yours"),
            NUT.format("From the bank,", " go"),
        ),
    ],
    ids=("only one", "to the bank", "at will", "from the bank"),
)
def test_a_wrong_turn_of_the_same_words_is_refused(card: str, right: str, wrong: str) -> None:
    assert isinstance(_judged(card, right), Same)
    assert not isinstance(_judged(card, wrong), Same)


INVOKED = "{}, three coins come to you from the bank when you invoke this god{}."


def test_one_word_that_nobody_knows_is_told_and_hinders_no_reading() -> None:
    verdict = _judged("faith/apollo I en", INVOKED.format("Verily", ""))
    assert isinstance(verdict, Same)
    assert verdict.new_words == ("Verily",)
    beside = _judged("faith/apollo I en", INVOKED.format("So", "").replace("three", "three thin"))
    assert isinstance(beside, Unread)
    two = _judged("faith/apollo I en", INVOKED.format("Verily", ", forsooth"))
    assert isinstance(two, Unread)


def test_a_word_that_says_something_elsewhere_is_not_passed_over() -> None:
    words = INVOKED.format("Verily", "").replace("Verily", "Discarded")
    assert not isinstance(_judged("faith/apollo I en", words), Same)


GUILD = "Each purple card of the neighbours brings you 3 victory points at the end of the game.{}"


@pytest.mark.parametrize(
    ("added", "same"),
    [
        ("", True),
        (" Your own Guilds do not count.", True),
        (" Your own Guilds count.", False),
        (" They do not count twice.", False),
    ],
)
def test_what_a_power_does_not_speak_of_may_be_denied(added: str, same: bool) -> None:
    verdict = _judged("leaders/architects-guild I en", GUILD.format(added))
    assert isinstance(verdict, Same) is same


def test_what_the_bank_gives_is_not_taken_from_a_player() -> None:
    words = "Whenever your opponent buys resources from the bank, take one coin for each of them{}."
    for told, same in (("", True), (" from the opponent’s treasury", False)):
        verdict = _judged("duel-leaders/hatshepsut I en", words.format(told))
        assert isinstance(verdict, Same) == same, told


def test_what_a_chain_leads_to_is_free() -> None:
    words = "Whenever you build an Age card free{} by way of a chain, take two coins from the bank."
    for told, same in (("", True), (", even if not", False)):
        verdict = _judged("leaders/vitruvius I en", words.format(told))
        assert isinstance(verdict, Same) == same, told


@pytest.mark.parametrize(
    ("card", "words"),
    [
        # Who exchanges something does so with somebody who does.
        (
            "faith/bastet I en",
            "When Bastet comes into play, the owner may choose an opponent and exchange an Age card"
            " of his own city for an Age card of that player's city. The two cards must cost"
            " equally many resources, and neither may cost coins. Each card's immediate effects are"
            " carried out anew for whoever has received it.",
        ),
        # Who buys something pays for it.
        (
            "duel-leaders/hatshepsut I fr",
            "Quand l’adversaire achète des ressources à la banque, le joueur touche, de la banque,"
            " 1 pièce par unité achetée. Les ressources que l’adversaire paie à un prix fixé par"
            " une carte ne rapportent rien.",
        ),
        # Shields move the pawn: what is done at once with it is done with them.
        (
            "duel-leaders/hannibal I fr",
            "Hannibal vaut 1 bouclier. Dès son recrutement, le pion Conflit est déplacé d'une case"
            " en direction de la capitale de l'adversaire.",
        ),
        # Points are counted on the token that is looked for.
        (
            "duel-leaders/alexander I fr",
            "À la fin de la partie, regarde le jeton Pillage le plus cher que tu as retiré du côté"
            " de ton adversaire : il te vaut 1 point par pièce indiquée.",
        ),
        # “A god” is any.
        (
            "faith/heracles I fr",
            "Invoquer un dieu ne vous coûte plus aucune ressource. S’il demande des pièces, vous"
            " les payez toujours.",
        ),
        # What is built is told as built.
        ("leaders/xenophon I en", "Yellow card built by you: take 2 coins."),
        # What happens each time once he is there does so from now on.
        (
            "leaders/hammurabi I fr",
            "Une fois Hammurabi recruté, chaque carte bleue que le joueur construit lui coûte une"
            " ressource de moins. Il choisit laquelle, mais ça ne change rien à un coût en pièces.",
        ),
        # A Leader from the discard pile is recruited.
        (
            "duel-leaders/solomon I fr",
            "Dès que ce Leader arrive, le joueur peut chercher une carte dans toute la défausse et"
            " la construire sans payer son coût. Un Leader trouvé là est recruté. La carte ne peut"
            " jamais servir à bâtir une Merveille.",
        ),
        # Shields are told as the spaces that the pawn advances.
        (
            "duel-leaders/hannibal I fr",
            "Avancer immédiatement le pion Conflit d'une case vers la capitale adverse.",
        ),
        # What follows the recruitment of the card itself.
        (
            "leaders/caesar I fr",
            "César ajoute 2 boucliers à ceux de la joueuse dans tous les conflits qui suivent son"
            " recrutement.",
        ),
        # Somebody else is given a Defeat token.
        (
            "leaders/tomyris I fr",
            "Quand tu perds un conflit, tu ne prends pas le jeton Défaite : tu le donnes au joueur"
            " qui t'a battu.",
        ),
    ],
)
def test_what_goes_without_saying_is_told_apart_or_left_out(card: str, words: str) -> None:
    assert isinstance(_judged(card, words), Same)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "leaders/xenophon I en",
            "Right away, take 2 coins from the bank for each yellow card you have already built.",
        ),
        (
            "leaders/archimedes I en",
            "From the moment he's recruited until that same Age is over, his owner pays one"
            " resource less for each green card they build, of their choice.",
        ),
    ],
)
def test_what_is_past_and_what_ends_is_another_power(card: str, words: str) -> None:
    assert not isinstance(_judged(card, words), Same)

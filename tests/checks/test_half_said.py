"""What one language says of an effect and another does not: matched words are told as one, and a
finding quotes those that say it."""

from pathlib import Path

import pytest

from cardgen.model.finding import Finding
from tests.checks.test_words import trial, words_of
from tests.cli.test_kept_parts import counting
from tests.small_root import copy_languages

CARD = """\
- id: pax
  name: {{fr: {{text: Paix, gender: f}}, en: Pax}}
  pantheon: greek
  emblem: lyre
  cost: free
  power: [{power}]
  text:
    fr: >-
      {fr}
    en: >-
      {en}
  source: house
"""


def found(folder: Path, power: str, fr: str, en: str) -> tuple[Finding, ...]:
    return words_of(trial(folder, CARD.format(power=power, fr=fr, en=en)))


SKIP = "{skip: conflict}"
FIGHT = "vos voisins s’affrontent"
MATCHED = [
    ("{coins: 4}", "Aussitôt, recevez 4 pièces.", "At once, gain 4 coins.", ()),
    ("{coins: 4}", "Recevez immédiatement 4 pièces.", "Immediately, gain 4 coins.", ()),
    ("{lose coins: 1, who: others}", "Tous les autres joueurs perdent aussitôt 1 pièce.",
     "At once, every other player loses 1 coin.", ()),
    (SKIP, "Vous ne participez pas au conflit de cet Âge.",
     "You do not take part in this Age’s conflict.", ("outcome",)),
    (SKIP, "Vous ne prenez pas part aux conflits de cet Âge.",
     "You sit out this Age’s conflicts.", ("outcome",)),
    (SKIP, f"Vous restez en dehors du conflit de cet Âge : {FIGHT}.",
     "You keep out of this Age’s conflict; your neighbours fight each other instead.", ()),
    ("{trade: {coins: 1}, of: brown, from: neighbours}",
     "Pendant cet Âge, vous achetez les matières premières à vos voisins pour 1 pièce chacune.",
     "During this Age, buy raw materials from your neighbours for just 1 coin each.", ("option",)),
]  # fmt: skip


@pytest.mark.parametrize(("power", "fr", "en", "unsaid"), MATCHED)
def test_matched_words_leave_the_same_unsaid(
    tmp_path: Path, power: str, fr: str, en: str, unsaid: tuple[str, ...]
) -> None:
    findings = found(tmp_path, power, fr, en)
    assert {one.code for one in findings} <= {"words-unsaid"}
    told = {(one.language, one.message.split(" unsaid")[0].split()[-1]) for one in findings}
    assert told == {(language, part) for language in ("fr", "en") for part in unsaid}


def test_the_words_of_the_other_language_that_say_the_part_are_quoted(tmp_path: Path) -> None:
    fr = "À l’invocation, recevez 4 pièces."
    (finding,) = found(tmp_path, "{coins: 4}", fr, "Gain 4 coins.")
    assert finding.code == "words-half-said"
    assert finding.help.splitlines()[0] == "French: “À l’invocation,” says it"


PER_STAGE = "{lose coins: 1, who: others, per: {stages: 1}}"
LOSE = "À l’invocation, chaque autre joueur perd 1 pièce par étape"


def test_of_two_words_that_say_a_part_the_one_that_lacks_is_named(tmp_path: Path) -> None:
    en = "On invocation, each other player loses 1 coin for each built stage."
    (finding,) = found(tmp_path, PER_STAGE, f"{LOSE} construite de sa Merveille.", en)
    assert finding.code == "words-half-said"
    theirs, mine = finding.help.splitlines()
    assert theirs == "French: “construite” and “de sa Merveille” say it"
    assert mine.startswith("say it, such as by “of their Wonder”; in the words of the house: On")


def test_words_that_no_language_has_are_named(tmp_path: Path) -> None:
    en = "On invocation, each other player loses 1 coin for each stage of their Wonder."
    told = found(tmp_path, PER_STAGE, f"{LOSE} de sa Merveille.", en)
    assert [one.code for one in told] == ["words-unsaid", "words-unsaid"]
    says = [one.help.split(";")[0] for one in told]
    assert says == ["say it, such as by “construite”", "say it, such as by “built”"]


def test_words_that_a_text_lacks_are_sought_only_where_somebody_reads_it(tmp_path: Path) -> None:
    en = "On invocation, each other player loses 1 coin for each stage of their Wonder."
    card = CARD.format(power=PER_STAGE, fr=f"{LOSE} de sa Merveille.", en=en)
    root = trial(
        tmp_path, f"{card}  accepts: {{words-unsaid: {{fr: whoever has stages has built them}}}}\n"
    )
    with counting({"words_saying": "searches"}) as done:
        told = words_of(root)
    assert [one.language for one in told] == ["en"]
    assert done == {"searches": 1}


MEDUSA = "{build from: unused black cards, choose: {one of: 2, rest: discard}, else: [{coins: 3}]}"


def test_a_whole_clause_is_named_instead_of_scraps_of_it(tmp_path: Path) -> None:
    fr = (
        "À l’invocation, piochez 2 cartes noires inutilisées de cet Âge : construisez-en 1"
        " gratuitement ou recevez 3 pièces. Défaussez le reste. Aucune ne peut servir à construire"
        " une étape de votre Merveille."
    )
    en = (
        "On invocation, draw 2 unused black cards of the current Age: build 1 for free or gain 3"
        " coins. Discard the rest."
    )
    (finding,) = found(tmp_path, MEDUSA, fr, en)
    assert finding.code == "words-half-said"
    theirs, mine = finding.help.splitlines()
    clause = "“Aucune ne peut servir à construire une étape de votre Merveille.”"
    assert theirs == f"French: {clause} says it"
    assert mine.startswith(
        "say it, such as by “Neither can be used to build a stage of your Wonder.”; in the words"
    )


LATER = "{coins: 1, per: {cards: brown}}, {vp: 1, per: {cards: brown}}"


@pytest.mark.parametrize(
    ("first", "second", "theirs", "mine"),
    [
        ("Gain", "At the end of the game, score", "À l’invocation,", "On invocation,"),
        ("On invocation, gain", "Score", "En fin de partie,", "At the end of the game,"),
    ],
)
def test_of_two_openers_the_one_that_lacks_is_named_alone(
    tmp_path: Path, first: str, second: str, theirs: str, mine: str
) -> None:
    fr = (
        "À l’invocation, recevez 1 pièce par carte marron de votre cité. En fin de partie, marquez"
        " 1 point de victoire par carte marron de votre cité."
    )
    en = (
        f"{first} 1 coin per brown card in your city. {second} 1 victory point per brown card"
        " in your city."
    )
    (finding,) = paraphrased(tmp_path, LATER, fr, en)
    assert finding.code == "words-half-said"
    told, say = finding.help.splitlines()
    assert told == f"French: “{theirs}” says it"
    assert say.startswith(f"say it, such as by “{mine}”; in the words of the house: On")


GUILD = "{tokens: {victory: 1, worth: 5}}, {tokens: {defeat: 1}, to: neighbours}"


def told_of_sentences(folder: Path, first: str, second: str) -> tuple[str, ...]:
    fr = "À l’invocation, recevez 1 jeton Victoire valant 5 ; chaque voisin reçoit 1 jeton Défaite."
    en = f"{first} 1 Victory token worth 5. {second}"
    return tuple(one.code for one in found(folder, GUILD, fr, en))


BOTH = "Both your neighbours receive a Defeat token."


def test_the_moment_of_a_sentence_holds_for_the_next(tmp_path: Path) -> None:
    assert not told_of_sentences(tmp_path / "said", "On invocation, gain", BOTH)
    assert told_of_sentences(tmp_path / "not", "Gain", BOTH) == ("words-half-said",)


def paraphrased(folder: Path, power: str, fr: str, en: str) -> tuple[Finding, ...]:
    """What is found in words that may be no sentence of a phrase, but for that they are none."""
    root = trial(folder, CARD.format(power=power, fr=fr, en=en))
    copy_languages(root, "thesaurus")
    return tuple(one for one in words_of(root) if one.code != "words-paraphrased")


BROWN = "{coins: 1, per: {cards: brown, of: self and neighbours}}"
DEBTS = "{give: {debt: 2}, to: others, limit: {times: 1, per: player}}"
SAID_OR_NOT = {"words-unsaid", "words-half-said"}
TWICE = "{coins: 3}, {vp: 1, per: {stages: 1}}"


@pytest.mark.parametrize(
    ("power", "fr", "en"),
    [
        (BROWN, "Aussitôt, gagnez 1 pièce par carte marron, dans votre cité comme chez vos deux"
         " voisins.", "Immediately, gain 1 coin per brown card in your own city and in those of"
         " both neighbours."),
        (BROWN, "Gagnez tout de suite 1 pièce par carte marron, dans votre cité comme chez vos deux"
         " voisins.", "On invocation, gain 1 coin per brown card in your city and in your"
         " neighbours’ cities."),
        (DEBTS, "Aussitôt, donnez 2 de vos jetons Dette à d’autres joueurs, un seul par joueur.",
         "At once, hand over 2 of your Debt tokens to other players, no more than 1 to any"
         " player."),
    ],
)  # fmt: skip
def test_at_once_in_a_paraphrase_says_the_moment(
    tmp_path: Path, power: str, fr: str, en: str
) -> None:
    assert not {one.code for one in paraphrased(tmp_path, power, fr, en)} & SAID_OR_NOT


def test_at_once_for_another_moment_is_an_error_and_no_silence(tmp_path: Path) -> None:
    fr = "À l’arrivée, recevez 3 pièces. Aussitôt, marquez 1 point de victoire par étape construite"
    en = "On arrival, gain 3 coins. At once, score 1 victory point per built stage of your Wonder."
    told = paraphrased(tmp_path, TWICE, f"{fr} de votre Merveille.", en)
    assert [one.code for one in told] == ["words-timing", "words-timing"]
    assert told[0].message == (
        'French says "Aussitôt" (when: at once), the effect has the end of the game'
    )


def test_the_end_of_the_game_for_what_comes_at_once_is_an_error(tmp_path: Path) -> None:
    later = "{vp: 1, per: {coins: 3, of: self}}"
    en = (
        "At the end of the game, gain 1 coin per brown card in your own city and in those of both"
        " neighbours. At the end of the game, score 1 victory point for every 3 coins in your"
        " treasury."
    )
    fr = (
        "À l’invocation, recevez 1 pièce par carte marron de votre cité et de celles de vos"
        " voisins. En fin de partie, marquez 1 point de victoire par lot de 3 pièces de votre"
        " trésor."
    )
    (told,) = paraphrased(tmp_path, f"{BROWN}, {later}", fr, en)
    assert told.code == "words-timing"
    assert "At the end of the game" in told.message


def test_the_next_one_is_no_quantity(tmp_path: Path) -> None:
    fr = "Votre armée compte 1 bouclier de plus au conflit de l’Âge suivant."
    en = "In this Age’s conflict, you have 1 extra shield."
    (told,) = paraphrased(tmp_path, "{shields: 1}", fr, en)
    said = '"au conflit de l’Âge suivant" (when: next age)'
    assert told.message == f"French seems to say {said}, the effect has nothing"


def test_a_clause_that_all_languages_say_is_told_as_it_is_typed(tmp_path: Path) -> None:
    fr = "Jusqu’à la fin de l’Âge, quand vous gagnez un jeton Victoire, recevez 1 pièce."
    en = "Until the end of the Age, each time you gain a Victory token, gain 1 coin."
    (told,) = found(tmp_path, "{coins: 1, when: {gains: victory, by: self}}", fr, en)
    assert told.code == "words-effect"
    assert "if the words are right, type per: {gained: victory} there" in told.help


def test_a_paraphrase_that_is_not_asked_for_a_part_does_not_say_it(tmp_path: Path) -> None:
    power = "{discount: {resources: 1}, of: stage}, {vp: 1, per: {stages: 1}}"
    fr = (
        "Chaque étape de votre Merveille vous coûte une ressource de moins. Au décompte final,"
        " marquez 1 point de victoire par étape construite."
    )
    en = (
        "Each stage of your Wonder costs you one resource less. At final scoring, score 1 victory"
        " point per stage you have built."
    )
    told = paraphrased(tmp_path, power, fr, en)
    assert told
    assert "words-half-said" not in {one.code for one in told}


def test_what_is_left_unsaid_in_every_age_is_told_once(tmp_path: Path) -> None:
    power = "{coins: {I: 2, II: 3, III: 4}}"
    findings = found(tmp_path, power, "Recevez {2|3|4} pièces.", "Gain {2|3|4} coins.")
    assert [(one.code, one.language) for one in findings] == [
        ("words-unsaid", "fr"),
        ("words-unsaid", "en"),
    ]


@pytest.mark.parametrize(
    "words", ["your opponent loses 1 coin.", "an opponent of your choice loses 1 coin."]
)
def test_an_effect_is_told_by_the_word_that_is_typed_in_it(tmp_path: Path, words: str) -> None:
    fr = "À l’invocation, chaque adversaire perd 1 pièce."
    typed = "{lose coins: 1, who: opponent}"
    (finding,) = found(tmp_path, typed, fr, f"On invocation, {words}")
    assert finding.code == "words-scope"
    assert "(who: one opponent), the effect has opponent (each of them)" in finding.message
    assert finding.help.startswith(
        "effect: opponent (each of them) · fr: opponent (each of them) · icons: pawn-other"
    )


def test_what_is_said_otherwise_does_not_hide_what_is_left_unsaid(tmp_path: Path) -> None:
    en = "On invocation, each opponent loses 1 coin per stage of their Wonder."
    fr = f"{LOSE} construite de sa Merveille."
    told = found(tmp_path, PER_STAGE, fr, en)
    assert [one.code for one in told] == ["words-scope", "words-half-said"]
    assert "owner unsaid" in told[1].message
    (scope,) = found(tmp_path / "built", PER_STAGE, fr, en.replace("stage", "built stage"))
    assert scope.code == "words-scope"


def test_what_differs_itself_is_not_told_as_unsaid_besides(tmp_path: Path) -> None:
    fr = "En fin de partie, marquez 1 point de victoire par étape construite de votre Merveille."
    en = "Score 1 victory point per stage you have built."
    told = {one.code for one in found(tmp_path, "{coins: 1, per: {stages: 1}}", fr, en)}
    assert not told & SAID_OR_NOT

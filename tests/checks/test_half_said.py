"""What one language says of an effect and another does not: matched words are told as one, and a
finding quotes those that say it."""

from pathlib import Path

import pytest

from cardgen.model.finding import Finding
from tests.checks.test_words import trial, words_of

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


def test_what_is_left_unsaid_in_every_age_is_told_once(tmp_path: Path) -> None:
    power = "{coins: {I: 2, II: 3, III: 4}}"
    findings = found(tmp_path, power, "Recevez {2|3|4} pièces.", "Gain {2|3|4} coins.")
    assert [(one.code, one.language) for one in findings] == [
        ("words-unsaid", "fr"),
        ("words-unsaid", "en"),
    ]

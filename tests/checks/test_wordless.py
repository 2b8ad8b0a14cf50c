"""Powers that no phrase says: told once, at the part that has no words, and not at the words."""

from pathlib import Path

import pytest

from cardgen.model.finding import Finding
from tests.checks.test_words import CARDS, trial, words_of

CARD = """\
- id: orcus
  name: {{fr: {{text: Orcus, gender: m}}, en: Orcus}}
  pantheon: greek
  emblem: lyre
  cost: free
  power: {power}
  text:
    fr: >-
      {fr}
    en: >-
      {en}
  source: house
"""
FRENCH = "À la fin de l’Âge, vous pouvez reprendre une carte dans la défausse."
ENGLISH = "When the Age ends, you may pick any card from the discard pile."


def found(folder: Path, power: str, fr: str = FRENCH, en: str = ENGLISH) -> tuple[Finding, ...]:
    return words_of(trial(folder, CARD.format(power=power, fr=fr, en=en)))


LACKING = [
    ("[{build from: discard pile, when: turn end, optional: true}]", "when: ",
     "no words for `build from` with `when: turn end`; without it there are"),
    ("[{chains: neighbours, limit: {times: 2, per: age}}]", "limit: ",
     "no words for `chains` with `limit: {times: 2, per: age}`; without it there are"),
    ("[{keep: hand}]", "keep: ", "no words for `keep: hand`"),
    ("[{discard: grey, from: opponent}]", "discard: ",
     "no words for `discard`, whatever stands beside it"),
    ("[{trade: {coins: 1}, from: self and neighbours}]", "from: ",
     "no words for `trade` with `from: self and neighbours`; with `from: others` there are"),
]  # fmt: skip


@pytest.mark.parametrize(("power", "at", "message"), LACKING)
def test_a_power_without_words_is_told_once_at_the_part_that_has_none(
    tmp_path: Path, power: str, at: str, message: str
) -> None:
    (finding,) = found(tmp_path, power)
    assert (finding.code, finding.severity, finding.language) == ("words-unread", "error", "")
    assert finding.message == message
    line = CARD.splitlines()[5].format(power=power)
    assert line[finding.place.column - 1 :].startswith(at)
    told, *shown, seals, _ = finding.help.splitlines()
    assert shown[0].startswith("the effect: ")
    assert told == "the words of the card were not judged: they may be right"
    assert "reviewed: {fr: " in seals
    assert ", en: " in seals


def test_before_they_are_vouched_for_words_are_shown_beside_their_effect(tmp_path: Path) -> None:
    words = "Piochez 4 cartes, gardez 1 d’elles.", "Draw 3 cards, keep 1 of them."
    (finding,) = found(tmp_path, "[{trade: {coins: 3}, from: self and neighbours}]", *words)
    _, effect, fr, *_ = finding.help.splitlines()
    assert (
        effect
        == "the effect: trade coins 3 less 0 · from self and neighbours · of any · when active"
    )
    assert fr == "fr has 4, the effect has not"
    assert "en has" not in finding.help


def test_of_several_abilities_those_that_have_no_words_are_told(tmp_path: Path) -> None:
    power = "[{coins: 3}, {keep: hand}]"
    (finding,) = found(tmp_path, power)
    assert finding.message == "no words for `keep: hand`"


def test_words_that_say_another_power_are_told_though_theirs_has_none(tmp_path: Path) -> None:
    said = "À l’invocation, recevez 3 pièces.", "On invocation, gain 3 coins."
    findings = found(tmp_path, "[{build from: discard pile, when: turn end}]", *said)
    assert {one.code for one in findings} == {"words-effect"}


def test_an_option_beside_an_else_is_told_as_needless(tmp_path: Path) -> None:
    fr = (
        "À l’invocation, vous pouvez construire gratuitement une carte de la défausse."
        " Sinon, prenez 2 pièces."
    )
    en = "On invocation, you may build a card from the discard pile free. Otherwise, take 2 coins."
    power = "[{build from: discard pile, optional: true, else: [{coins: 2}]}]"
    (finding,) = found(tmp_path / "both", power, fr, en)
    assert (
        finding.message == "no words for `build from` with `optional: true`; without it there are"
    )
    assert "leave out `optional`: by its `else` it is optional already" in finding.help
    mended = found(tmp_path / "mended", power.replace("optional: true, ", ""), fr, en)
    assert {one.message.split(" unsaid")[0][-11:] for one in mended} == {"restriction"}


def test_what_its_owner_may_do_without_is_told_to_say_so(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, "[{build: free, of: blue}]")
    assert finding.message == "no words for `build: free, of: blue`"
    assert "type `optional: true` beside it" in finding.help


def test_words_of_which_somebody_vouches_are_not_told(tmp_path: Path) -> None:
    card = CARD.format(power="[{keep: hand}]", fr=FRENCH, en=ENGLISH)
    (finding,) = words_of(trial(tmp_path / "open", card))
    seals = finding.help.partition("vouch for them: ")[2].splitlines()[0]
    sealed = card.replace("  source: house", f"  {seals}\n  source: house")
    assert words_of(trial(tmp_path / "sealed", sealed)) == ()
    assert CARDS in finding.place.file

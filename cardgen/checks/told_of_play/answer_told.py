"""Answers of rulings that say yes where the ruling says no."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds
from cardgen.packs.root import RULINGS_FILE
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

CODE = "answer-told"
ANSWER = "ruling"

Openings = Mapping[str, "re.Pattern[str]"]


def check_answer_told(prose: "Prose") -> "Iterator[Finding]":
    """Every answer that begins with yes or no."""
    for pack in prose.packs:
        rulings = prose.project.digests.beside_cards(CODE, pack.view, told=RULINGS_FILE)
        look = partial(_in_answers, prose, pack)
        yield from look_at_kinds(prose, pack, (ANSWER,), (CODE, rulings), look)


def _in_answers(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", answers: "Sequence[Passage]"
) -> "Iterator[Finding]":
    openings: Openings = {
        answer: re.compile(any_word(words), re.IGNORECASE)
        for answer, words in how.orthography.answers.items()
    }
    for said in answers if any(one.answer for one in pack.view.rulings) else ():
        for answer, pattern in openings.items():
            hit = pattern.match(said.words)
            settled = next((one.answer for one in prose.tellers.rulings(said)), "")
            if hit and settled not in ("", answer):
                yield _finding(prose, said, hit, settled)


def _finding(prose: "Prose", said: "Passage", hit: "re.Match[str]", settled: str) -> "Finding":
    message = f'"{hit[0]}", and the ruling says answer: {settled}'
    help = "find out which of the two is right, in every language"
    return prose.places.finding(CODE, said, hit.span(), message, help, severity="error")


ANSWER_TOLD = Check(
    slug="answer-told",
    title="An answer that says yes where the ruling says no",
    why="""\
“Yes: recruited during that Age, he acts at once” is as fluent as “No: he must be recruited before”,
and once both languages say so, nothing in them is amiss. So a ruling may say its answer once more,
as a cost does in words: `answer: no`. An answer whose first word is one of the other list under
`answers` of templates/languages/<language>/prose.yaml is wrong then; one that begins with neither
is held to nothing.
""",
    refused="""\
- id: one-sun
  answer: no
  ruling: {fr: Oui : les deux brillent., en: "Yes: both of them shine."}
""",
    mend="""\
Find out what the answer is, and mend its words in every language, or `answer:`.
""",
    over_prose=check_answer_told,
)

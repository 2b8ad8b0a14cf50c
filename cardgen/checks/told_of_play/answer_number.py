"""Numbers of an answer that none of the scenarios which show it tells."""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds
from cardgen.packs.root import RULINGS_FILE
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

CODE = "answer-number"
ANSWER, STORY = "ruling", "says"


class AnswerNumber(NamedTuple):
    """A number of a unit, and where it stands."""

    number: int
    unit: str
    start: int
    end: int


def check_answer_number(prose: "Prose") -> "Iterator[Finding]":
    """Every number of coins, shields or points in an answer that scenarios show."""
    for pack in prose.packs:
        view, project = pack.view, prose.project
        rulings = project.digests.beside_cards(CODE, view, told=RULINGS_FILE)
        stories = project.prose_digests.of_scenarios(CODE, view)
        look = partial(_in_answers, prose, pack)
        yield from look_at_kinds(prose, pack, (ANSWER,), (CODE, rulings, stories), look)


def _in_answers(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", answers: "Sequence[Passage]"
) -> "Iterator[Finding]":
    pieces = pack.page(how.language).pieces
    stories = {str(one.key[0]): one for one in pieces if one.kind == STORY}
    for said in answers:
        told = [*_numbers(how, said)]
        shown = [stories[file] for file in prose.tellers.files(said) if file in stories]
        for one in told if shown else ():
            numbers = (each for story in shown for each in _numbers(how, story))
            of_unit = {each.number for each in numbers if each.unit == one.unit}
            if of_unit and one.number not in of_unit:
                yield _finding(prose, said, one, of_unit, shown[0])


def _numbers(how: "LanguageProse", said: "Passage") -> Iterator[AnswerNumber]:
    """What is counted in digits or in letters, and one that is said to be the only one."""
    yield from (AnswerNumber(*one) for one in how.counting.in_words(said.words) if one.unit)
    yield from _ones(how.orthography, said.words)


def _ones(manner: "Orthography", words: str) -> Iterator[AnswerNumber]:
    """One alone: only one shield, one shield only."""
    nouns = {noun: unit for unit, names in manner.units.items() for noun in names}
    for pattern in _only_one(manner, nouns):
        for hit in pattern.finditer(words):
            yield AnswerNumber(1, nouns[hit["noun"].casefold()], *hit.span())


def _only_one(manner: "Orthography", nouns: Collection[str]) -> "list[re.Pattern[str]]":
    noun = f"(?P<noun>{'|'.join(map(re.escape, nouns))})"
    parts = ([re.escape(part) for part in one.split("…")] for one in manner.one_alone)
    return [re.compile(rf"(?<!\w){noun.join(each)}(?!\w)", re.IGNORECASE) for each in parts]


def _finding(
    prose: "Prose", said: "Passage", one: AnswerNumber, shown: set[int], story: "Passage"
) -> "Finding":
    listed = join_words(map(str, sorted(shown)), joined_by="or")
    typed = said.words[one.start : one.end].replace("\n", " ")
    message = f'"{typed}", and the scenarios of this answer tell {listed} {one.unit}s'
    help = f"there: {story.legible}\nmend one of the two, or name a scenario that shows it"
    return prose.places.finding(CODE, said, (one.start, one.end), message, help)


ANSWER_NUMBER = Check(
    slug="answer-number",
    title="A number of an answer that its scenarios tell otherwise",
    why="""\
“With 3 coins” is the answer to how many coins players begin with, and the scenario that shows it
says “with 6 coins”. Where the scenarios that a ruling names tell numbers of coins, shields or
points in their sentence, those of its answer are among them, in each language; so is the one of
“only one shield”, in words of `one alone` of templates/languages/<language>/prose.yaml.
""",
    refused="""\
# the scenario says: With Leaders, the game begins with 6 coins.
ruling: {en: With 3 coins.}
""",
    mend="""\
Find out which of the two is right, and say it in both; or name the scenario that shows the other.
""",
    over_prose=check_answer_number,
    plays=True,
)

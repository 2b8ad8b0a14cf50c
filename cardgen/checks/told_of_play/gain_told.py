"""Coins that a scenario is said to bring, and that nobody gains as it is played."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import CLAUSE
from cardgen.checks.sound import look_at_kinds, telling
from cardgen.model.finding import Place, Stop
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.counting.counted import CountedNumber
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.scenarios.played_scenarios import PlayedAge

CODE = "gain-told"
STORY, COIN, GAINS = "says", "coin", "gains coins"
LAST_WORDS = re.compile(r"(?:[^\W\d_]+[\s’']+){0,2}$")  # what may stand before a number


def check_gain_told(prose: "Prose") -> "Iterator[Finding]":
    """Every clause of a scenario that says how many coins something brings."""
    for pack in prose.packs:
        if pack.pack.game.rules:
            known_by = CODE, prose.digests.beside(pack)
            look = partial(_in_stories, prose, pack)
            yield from look_at_kinds(prose, pack, (STORY,), known_by, look)


def _in_stories(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", stories: "Sequence[Passage]"
) -> "Iterator[Finding]":
    manner = how.orthography
    if not manner.bringing:
        return
    for said in telling(prose, CODE, stories, lambda said: any(_told(how, said))):
        gained = _gained(prose, pack, str(said.key[0]))
        for one in _told(how, said) if gained is not None else ():
            if not any(number % one.number == 0 for number in gained or ()):
                yield _finding(prose, said, one, gained or ())


def _told(how: "LanguageProse", said: "Passage") -> "Iterator[CountedNumber]":
    """The coins that are counted just behind such a word, in a clause that denies nothing."""
    manner = how.orthography
    brings = re.compile(any_word(manner.bringing), re.IGNORECASE)
    for clause in CLAUSE.finditer(said.words):
        if _doubtful(manner, clause[0]):
            continue
        for one in how.counting.in_words(said.words, *clause.span()):
            before = said.words[clause.start() : one.start]
            near = LAST_WORDS.search(before)
            verbs = [hit.end() for hit in brings.finditer(before)]
            is_near = near and verbs and verbs[-1] >= near.start() - 1
            if one.unit == COIN and one.number > 1 and is_near:
                yield one


def _doubtful(manner: "Orthography", words: str) -> bool:
    """Whether a clause denies, or tells what may be."""
    doubts = {*manner.negations, *(word for each in manner.modals for word in each)}
    return not doubts.isdisjoint(re.findall(r"[^\W\d_]+", words.casefold()))


def _gained(prose: "Prose", pack: "PackProse", file: str) -> Sequence[int] | None:
    """What players gain at once in a scenario, as an earlier check left it; None of one that
    cannot be played."""
    project, id = prose.project, prose.tellers.scenario_id(file)
    key = project.prose_digests.of_scenario(CODE, pack.view, id)
    found = project.parts.words(key, lambda: [*_play(prose, pack, id, file)])
    return [number for (number,) in found if number] if found else None


def _play(prose: "Prose", pack: "PackProse", id: str, file: str) -> Iterator[tuple[int]]:
    try:
        ages = prose.played(pack.view).ages(id, Place(file))
    except Stop:
        return
    yield (0,)  # it can be played
    yield from ((number,) for number in sorted({one for age in ages for one in _in_age(age)}))


def _in_age(age: "PlayedAge") -> Iterator[int]:
    """What is told of gains, and by how much the coins of each player become more."""
    events = (each for step in age.run.steps for each in step)
    yield from (int(each.number) for each in events if each.what == GAINS and each.number)
    for before, after in pairwise(age.states):
        for one, other in zip(before.cities, after.cities, strict=False):
            yield max(other.coins - one.coins, 0)


def _finding(
    prose: "Prose", said: "Passage", one: "CountedNumber", gained: Sequence[int]
) -> "Finding":
    message = f"{one.number} coins, and nobody gains so many as the scenario is played"
    listed = join_words(map(str, gained), joined_by="or") or "none"
    help = f"what players gain there: {listed}; mend the sentence, or the scenario"
    return prose.places.finding(CODE, said, (one.start, one.end), message, help)


GAIN_TOLD = Check(
    slug="gain-told",
    title="Coins that are said to be brought, and that nobody gains",
    why="""\
“An empty discard: Osiris brings 3 coins instead of a card”, says a scenario in every language, in
which nobody gains a coin. What stands just behind one of the words of `bringing` of
templates/languages/<language>/prose.yaml, in a clause without a denial and without may, is what a
player gains in some step of the scenario, or a part of it: 2 coins for each of two.
""",
    refused="""\
says: {fr: Iris rapporte 4 pièces., en: Iris brings 4 coins.}       # she brings 3
given: {players: {lea: {gods: [iris], coins: 4}, tom: {}, eva: {}}}
""",
    mend="""\
Say what is gained, as `cardgen run NAME` tells it, or mend the scenario.
""",
    over_prose=check_gain_told,
    of_cards=("powers",),
    plays=True,
)

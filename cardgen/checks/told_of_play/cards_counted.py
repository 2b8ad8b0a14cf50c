"""How many cards of a colour a scenario or an answer tells, against those that are played."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds, telling
from cardgen.model.entry_contents import entry_contents
from cardgen.model.finding import Finding, Place, Stop
from cardgen.packs.root import RULINGS_FILE
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.counting.colour_counts import ColourCount
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

STORY, ANSWER = "says", "ruling"


def check_cards_counted(prose: "Prose") -> Iterator[Finding]:
    """Every such number in what scenarios say, and at the beginning of answers that they show."""
    for pack in prose.packs:
        if pack.pack.game.rules:
            known_by = "cards-counted", prose.digests.beside(pack)
            look = partial(_in_pieces, prose, pack)
            yield from look_at_kinds(prose, pack, (STORY, ANSWER), known_by, look)


def _in_pieces(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    answers = bool(pieces) and pieces[0].is_answer
    asked = prose.project.parts.state(pack.folder / RULINGS_FILE) if answers else b""
    counted = partial(_counted, prose, how.language)
    for said in telling(prose, "cards-counted", pieces, lambda said: any(counted(said)), asked):
        for one in counted(said):
            yield from _untrue(prose, pack, how, said, one)


def _counted(prose: "Prose", language: str, said: "Passage") -> "Iterator[ColourCount]":
    counts = prose.colour_counts.get(language)
    if counts is None:
        return
    if said.kind == STORY:
        yield from counts.in_words(said.words)
    for ruling in prose.tellers.rulings(said):
        yield from counts.in_answer(ruling.question.get(said.language, ""), said.words)


def _untrue(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", said: "Passage", one: "ColourCount"
) -> Iterator[Finding]:
    named = prose.witnesses.named(pack.pack, how.language, said.words)
    if any(one.number in entry_contents(owner.entry) for owner in named):
        return  # of such a card somebody may draw so many
    played = {
        number
        for file in prose.tellers.files(said)
        for number in _played(prose, pack, file, how.language, one.colour)
    }
    if played and one.number not in played:
        message = f"{one.number} {one.colour} cards, and the scenario never has so many together"
        listed = join_words(map(str, sorted(played)), joined_by="or")
        help = f"there are {listed}: say one of them, or mend the scenario"
        yield prose.places.finding("cards-counted", said, (one.start, one.end), message, help)


def _played(
    prose: "Prose", pack: "PackProse", file: str, language: str, colour: str
) -> Sequence[int]:
    """Those of a scenario, as an earlier check left them; none of one that cannot be played."""
    project, id = prose.project, prose.tellers.scenario_id(file)
    key = project.prose_digests.of_scenario(f"{colour} cards", pack.view, id, language)
    look = partial(_play, prose, pack, id, file, colour)
    return [number for (number,) in project.parts.words(key, lambda: [(one,) for one in look()])]


def _play(prose: "Prose", pack: "PackProse", id: str, file: str, colour: str) -> Iterator[int]:
    counts = next(iter(prose.colour_counts.values()))
    try:
        ages = prose.played(pack.view).ages(id, Place(file))
    except Stop:
        return
    yield from sorted(counts.played(ages, prose.project.libraries.of(pack.pack), colour))


CARDS_COUNTED = Check(
    slug="cards-counted",
    title="So many cards of a colour, which a scenario does not have",
    why="""\
“3 black cards make two hands”: they lie in the deck that the scenario gives, and can be counted. So
many cards of a colour as a scenario tells lie together at some moment of it, in a hand, a city, a
pile, with neighbours or with all; or one of the cards that it names speaks of so many. An answer
that begins with a number, to a question about cards of a colour, is held against the scenarios that
show it.
""",
    refused="""\
says: {fr: Deux cartes jaunes suffisent à Iris., en: Two yellow cards are enough for Iris.}
given: {players: {lea: {city: [iris, tavern], coins: 0}, tom: {}, eva: {}}}      # one alone
""",
    mend="""\
Count the cards, and mend the sentence or the scenario.
""",
    over_prose=check_cards_counted,
    of_cards=("powers",),
    plays=True,
)

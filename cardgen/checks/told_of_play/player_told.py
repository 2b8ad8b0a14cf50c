"""Players of whom a scenario or an example tells, and who do not sit at its table."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.rulebook.example_ages import told_examples
from cardgen.checks.sound import look_at_kinds
from cardgen.model.finding import Finding
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

CODE, STORY, LINK = "player-told", "says", "example"
NAME, PLAYER = "name ", "player "  # of senses
MASK = "\ufffc"  # for each character of a link or a sign


def check_story_players(prose: "Prose") -> Iterator[Finding]:
    """Every first name in what scenarios say."""
    for pack in prose.packs:
        if pack.pack.game.rules:
            known_by = CODE, prose.digests.beside(pack)
            look = partial(_in_stories, prose)
            yield from look_at_kinds(prose, pack, (STORY,), known_by, look)


def _in_stories(
    prose: "Prose", how: "LanguageProse", stories: "Sequence[Passage]"
) -> Iterator[Finding]:
    names = _first_names(how)
    for said in stories:
        for hit in names.finditer(said.words):
            seated = prose.called.seated(str(said.key[0]), how.language)
            if _is_absent(hit[0], seated) and not _is_of_a_card(prose, said, hit.start()):
                yield prose.places.finding(CODE, said, hit.span(), *_message(hit[0], seated))


def check_example_players(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every first name in the examples of rulebooks."""
    spoken = {one.language: one for one in prose.spoken}
    folder = prose.tellers.folder(rulebooks.view)
    for book in rulebooks.books if rulebooks.pack.game.rules else ():
        if how := spoken.get(book.language):
            for section in book.sections:
                for whole, id in told_examples(section.all, LINK):
                    yield from _in_example(prose, how, whole, f"{folder}/{id}.yaml")


def _in_example(
    prose: "Prose", how: "LanguageProse", whole: "Sequence[Block]", file: str
) -> Iterator[Finding]:
    """In its own words: cards are links there."""
    names = _first_names(how)
    for block, hit in ((one, hit) for one in whole for hit in names.finditer(one.masked(MASK))):
        seated = prose.called.seated(file, how.language)
        if _is_absent(hit[0], seated):
            place, said = block.place(*hit.span()), _message(hit[0], seated)
            yield Finding(CODE, CODE, place, *said, "warning", language=how.language)


def _first_names(how: "LanguageProse") -> "re.Pattern[str]":
    return re.compile(any_word(how.orthography.first_names))


def _is_absent(name: str, seated: Sequence[str]) -> bool:
    """Whether others sit at a table, and nobody of that name."""
    return bool(seated) and name not in seated


def _is_of_a_card(prose: "Prose", said: "Passage", at: int) -> bool:
    """Whether a name is one of the words by which a card or a Wonder is called."""
    reader = prose.sense_readers.get(said.language)
    senses = reader.read(said.words) if reader else ()
    named = (one for one in senses if one.sense.startswith(NAME) and one.start <= at < one.end)
    return any(not one.sense.startswith(f"{NAME}{PLAYER}") for one in named)


def _message(name: str, seated: Sequence[str]) -> tuple[str, str]:
    message = f"{name} is not at the table of this scenario"
    help = f"tell of {join_words(seated)}, or seat {name} there, under players:"
    return message, help


PLAYER_TOLD = Check(
    slug="player-told",
    title="A player who is told of, and does not sit at the table",
    why="""\
A player is renamed in a scenario or leaves its table, and what it says, or an example that shows
it, still tells of Tom. Who is called by one of the `first names` of prose.yaml of the language is
one of the `players:` of the scenario.
""",
    refused="""\
says: {fr: Tom a plus de pièces., en: Tom has more coins.}
given: {players: {david: {}, lea: {}, eva: {}}}
""",
    mend="""\
Tell of one who sits there, or seat the player.
""",
    over_prose=check_story_players,
    over_rulebooks=check_example_players,
    reads="examples",
    by_book=True,
)

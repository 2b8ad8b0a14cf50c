"""Which pieces of prose tell, or may tell, of cards and boards that cannot be read: what these are
and do is not held against what is told there."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from cardgen.model.card import full_id
from cardgen.model.entry_contents import texts_in
from cardgen.model.located import Map
from cardgen.packs.root import BOOKS
from cardgen.project.project import Project
from cardgen.project.prose.passages import Passage
from cardgen.project.prose.scenarios.scenarios import ReadScenarios
from cardgen.project.prose.tellers import RULINGS, Tellers

AID = "aid"
NAMES = ("name", "wonder")  # the keys of an entry under which names stand
LINKS = ("card", "wonder")
SPACE = r"[\s\u00a0\u202f]+"
PLURAL = r"(?:e?s|x)?"


class DoubtfulPieces:
    """Asked of pieces in which something was found."""

    def __init__(self, project: Project, tellers: Tellers, scenarios: ReadScenarios) -> None:
        self._project, self._doubts = project, project.doubts
        self._tellers, self._scenarios = tellers, scenarios
        self._unread = cache(lambda game: _naming(self._doubts.entries(game)))
        self._faulty = cache(lambda game: _naming(self._doubts.entries_of_powers(game)))

    def tells_of_unread(self, said: Passage) -> bool:
        """Whether a piece may tell of a card or a board with faults in its entry."""
        doubts = self._doubts
        if not (doubts.unread or doubts.open):
            return False
        game = self._tellers.view(said).pack.game.id
        return doubts.has_nameless(game) or self._tells(said, doubts.unread, self._unread(game))

    def tells_of_faulty(self, said: Passage) -> bool:
        """Whether it may tell of one whose power cannot be read."""
        powers = self._doubts.powers
        if not powers:
            return False
        return self._tells(said, powers, self._faulty(self._tellers.view(said).pack.game.id))

    def is_beside_any(self, said: Passage) -> bool:
        """Whether the scenario that tells it, or one that shows it, may lay one or the other on the
        table."""
        scenarios, pack = self._scenarios, self._tellers.view(said).pack
        files = self._tellers.files(said)
        ids = [*map(self._tellers.scenario_id, files)]
        faulty = ids if self._doubts.powers else []
        return any(scenarios.is_doubtful(pack, id) for id in ids) or any(
            scenarios.may_play_faulty_powers(pack, id) for id in faulty
        )

    def _tells(self, said: Passage, ids: frozenset[str], names: "re.Pattern[str]") -> bool:
        """Whether a piece is of a card or a board of some, links to one, or has its name, or what
        is read together with the piece has it."""
        return not ids.isdisjoint(self._ids(said)) or any(map(names.search, self._words(said)))

    def _ids(self, said: Passage) -> Iterator[str]:
        pack = self._tellers.view(said).pack.id
        if said.card:
            yield f"{pack}/{said.card}"
        if said.key[1:2] == (BOOKS,):
            section, index = map(int, said.key[2:4])
            books = (one for one in self._project.rulebooks if one.pack.id == pack)
            here = (book for one in books for book in one.books if book.language == said.language)
            for held in (book.sections[section] for book in here):
                blocks = [held.all[index], *([held.heading] if held.heading else [])]
                yield from (
                    full_id(one.id, pack) for block in blocks for one in block.links(*LINKS)
                )

    def _words(self, said: Passage) -> Iterator[str]:
        """What a piece says, all of the ruling that it is of, the title of its line of an aid."""
        yield said.words
        language = said.language
        for one in self._tellers.rulings(said) if said.kind in RULINGS else ():
            parts = one.question, one.ruling, one.reason
            yield from (part[language] for part in parts if language in part)
        yield from self._tellers.above(said)


def _naming(entries: Iterable[Map]) -> "re.Pattern[str]":
    """What finds the names that entries give, in any language, and their ids, which are much like
    them: names may be what could not be read."""
    names = {name for entry in entries for name in _names(entry)}
    words = (SPACE.join(map(re.escape, name.split())) for name in names if name.strip())
    every = "|".join(sorted(words, key=len, reverse=True)) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{every}){PLURAL}(?!\w)", re.IGNORECASE)


def _names(entry: Map) -> Iterator[str]:
    id = entry.get("id")
    if isinstance(id, str):
        yield id.replace("-", " ")
    for key in NAMES:
        yield from texts_in(entry.get(key))

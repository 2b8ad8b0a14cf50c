"""Which cards and boards are told of together: in notes, player aids, rulings, rulebooks and by
scenarios, and which of them lie on one table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from cardgen.model.card import full_id
from cardgen.model.rulebook import Rulebook
from cardgen.packs.root import RULINGS_FILE
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.prose.names.kinship import Kinship
from cardgen.project.prose.names.naming import AID, NOBODY, NOTES, Ids, Naming, NamingPiece
from cardgen.project.prose.passages import SAYS, Key, Passage
from cardgen.project.prose.rulebooks import PackRulebooks
from cardgen.project.prose.tellers import RULINGS, Tellers
from cardgen.project.prose.witnesses import owners_of
from cardgen.project.scenario_tables import EVERY
from cardgen.project.sound_parts import digest_of

ANSWERED, REASON = ("question", "ruling"), "reason"
NOWHERE: Key = ()


class Company(NamedTuple):
    """Cards and boards that are told of together; `close` where somebody tells it beside one of
    them, or as a reminder."""

    source: Key
    ids: Ids
    close: bool


class Companies:
    """All that is told of the packs looked at."""

    def __init__(self, project: Project, naming: Naming, tellers: Tellers) -> None:
        self._project, self._naming, self.tellers = project, naming, tellers
        packs = [view.pack for view in project.packs]
        self.kinship = Kinship(packs)
        self._owners = owners_of(packs)

    @property
    def pieces(self) -> Sequence[NamingPiece]:
        """Those that name anything, in every language."""
        return self._naming.pieces

    @property
    def known_by(self) -> bytes:
        """What all is known by that is told here; nothing where that is not known."""
        views, parts = self._project.packs, self._project.parts
        if not parts.states:
            return b""
        books = [self._project.prose_digests.of_books("companies", view) for view in views]
        stories = [
            (view.pack.id, path.name, parts.state(path))
            for view in views
            for path in view.scenario_files
        ]
        shown = [self._shown(view) for view in views]
        told, kinds = self._naming.known_by, self.kinship.known_by
        return digest_of("companies", told, books, stories, shown, kinds)

    def _shown(self, view: PackView) -> tuple[tuple[str, ...], ...]:
        """The scenarios that rulings of a pack name, kept while their file is what it was."""
        key = self._project.digests.beside_cards("scenarios of rulings", view, told=RULINGS_FILE)
        rulings = self._project.parts.words
        return rulings(key, lambda: [(one.id, *one.scenarios) for one in view.rulings])

    @cached_property
    def by_key(self) -> Mapping[Key, Ids]:
        """What each piece names, in any language."""
        found: dict[Key, Ids] = {}
        for piece in self.pieces:
            found[piece.said.key] = found.get(piece.said.key, NOBODY) | piece.ids
        return found

    def table(self, said: Passage) -> Ids:
        """The cards and boards that lie on the tables of the scenarios beside a piece."""
        return NOBODY.union(*(self._tables.get(one, ()) for one in self.tellers.files(said)))

    @cached_property
    def _tables(self) -> Mapping[str, Ids]:
        """By the file of each scenario."""
        digests, found = self._project.prose_digests, dict[str, Ids]()
        for view in self._project.packs:
            own = f"{view.pack.id}/"
            known = {one: one for one in self._owners}
            known |= {one.removeprefix(own): one for one in known if one.startswith(own)}
            for path in view.scenario_files:
                names = digests.names_in_scenario(view, path.stem)
                here = known if EVERY in names else known.keys() & names
                file = f"{self.tellers.folder(view)}/{path.name}"
                found[file] = frozenset([known[one] for one in here])
        return found

    def names(self, ids: Ids, said: Passage) -> list[str]:
        """What cards and boards are called in the language of a piece."""
        names = [self._owners[id].name for id in ids]
        return sorted(one[said.language].text for one in names if said.language in one)

    def subjects(self, said: Passage) -> Ids:
        """What the other part of a ruling names, its question or its answer, and what the scenarios
        that show it say; of a scenario, what the rulings name that it shows."""
        view = self.tellers.view(said)
        if said.kind == SAYS:
            id = self.tellers.scenario_id(str(said.key[0]))
            shown = [one.id for one in view.rulings if id in one.scenarios]
            return self._named_by((view.pack.id, one, kind) for one in shown for kind in ANSWERED)
        if said.kind not in RULINGS:
            return NOBODY
        others = [(*said.key[:2], kind) for kind in ANSWERED if kind != said.kind]
        return self._named_by((*others, *((file,) for file in self.tellers.files(said))))

    def reasons(self, said: Passage) -> Ids:
        """What the reason of a ruling names, or compares with."""
        return self._named_by([(*said.key[:2], REASON)]) if said.kind in ANSWERED else NOBODY

    def _named_by(self, keys: Iterable[Key]) -> Ids:
        return NOBODY.union(*(self.by_key.get(key, ()) for key in keys))

    def close(self, ids: Ids, others: Ids, besides: Key) -> bool:
        """Whether a note or an aid tells of one of some cards with one of others; none of one
        source."""
        return any(one.close for one in self._with(ids, others, besides))

    def together(self, ids: Ids, others: Ids, besides: Key) -> bool:
        """Whether anybody does, or a scenario that tells of one lays the other on the table."""
        return any(self._with(ids, others, besides)) or any(
            (ids & told and others & there) or (others & told and ids & there)
            for file, told, there in self._stories
            if (file,) != besides
        )

    def companions(self, ids: Ids, besides: Key) -> Ids:
        """All that anybody tells of with one of some cards."""
        return NOBODY.union(*(one.ids for one in self._with(ids, ids, besides))) - ids

    def _with(self, ids: Ids, others: Ids, besides: Key) -> Iterator[Company]:
        for one in (each for id in ids for each in self._by_id.get(id, ())):
            if one.source != besides and one.ids & others:
                yield one

    @cached_property
    def _stories(self) -> Sequence[tuple[str, Ids, Ids]]:
        """Of each scenario its file, what it tells of, and what lies on its table."""
        return [
            (file, told, there)
            for file, there in self._tables.items()
            if (told := self.by_key.get((file,)))
        ]

    @cached_property
    def _by_id(self) -> Mapping[str, Sequence[Company]]:
        found: dict[str, list[Company]] = {}
        for one in self._all():
            for id in one.ids if len(one.ids) > 1 else ():
                found.setdefault(id, []).append(one)
        return found

    def _all(self) -> Iterator[Company]:
        for piece in self.pieces:
            yield Company(piece.source, piece.ids, piece.said.kind in (NOTES, AID))
        for rulebooks in self._project.rulebooks:
            yield from self._in_books(rulebooks)

    def _in_books(self, rulebooks: PackRulebooks) -> Iterator[Company]:
        """What blocks of a rulebook link to, with the cards of their heading; the rulings that it
        prints there name others."""
        view, project = rulebooks.view, self._project
        key = project.prose_digests.of_books("companies", view)
        linked = project.parts.words(key, lambda: [*_linked(rulebooks.books[:1])])
        for ruling, *ids in linked:
            here = frozenset(full_id(one, view.pack.id) for one in ids)
            keys: list[Key] = [(view.pack.id, ruling, kind) for kind in RULINGS if ruling]
            for each in keys or [NOWHERE]:
                yield Company(each[:2], here.union(self.by_key.get(each, ())), False)


def _linked(books: Sequence[Rulebook]) -> Iterator[tuple[str, ...]]:
    """The ruling that a section prints, or nothing, and the cards and boards told of there."""
    for section in (one for book in books for one in book.sections):
        heads = (
            [one.id for one in section.heading.links("card", "wonder")] if section.heading else []
        )
        rows: dict[object, list[str]] = {}
        for number, block in enumerate(section.blocks):
            row = (block.table, block.row) if block.kind == "cell" else number
            rows.setdefault(row, []).extend(one.id for one in block.links("card", "wonder"))
            yield from ((one.id, *heads) for one in block.links("ruling") if heads)
        yield from (("", *heads, *each) for each in rows.values() if len((*heads, *each)) > 1)

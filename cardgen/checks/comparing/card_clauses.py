"""Stretches of prose that are about one card or board alone, which knows what may be said of it."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.card import full_id
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.root import RULINGS_FILE

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.witnesses import Owner

CLAUSE = re.compile(r"[^,;:.!?…()]+")
SENTENCE = re.compile(r"[^.!?…]+")
NOTES, AID = "notes", "aid"
IN_BOOKS = ("paragraph", "item", "cell")
LINKS = ("card", "wonder")
Stops = re.Pattern[str]


class CardStretch(NamedTuple):
    """A clause or a sentence, and the cards and boards of one id that it is about: `named` in it,
    or those of the note, the ruling or the section that it stands in."""

    said: "Passage"
    start: int
    end: int
    owners: "tuple[Owner, ...]"
    named: bool

    @property
    def words(self) -> str:
        return self.said.words[self.start : self.end]

    @property
    def id(self) -> str:
        return self.owners[0].id

    @property
    def printed(self) -> str:
        """The words that the cards and boards print in its language."""
        return "\n".join(
            words
            for owner in self.owners
            for words in _in_language(owner.entry, self.said.language)
        )


class CardStretches:
    """Finds them in what a pack says."""

    def __init__(self, prose: "Prose", pack: "PackProse") -> None:
        self._prose, self._pack, self._view = prose, pack.pack, pack.view
        self._headings: Mapping[tuple[str, int], Sequence[str]] | None = None

    def known_by(self, kinds: Collection[str]) -> tuple[object, ...]:
        """What is read beside pieces of some kinds: cards and their names, and of paragraphs the
        headings above them, of answers their questions, of lines of an aid their titles."""
        prose, named = self._prose, [*self._prose.named_known_by.items()]
        state, folder = prose.project.parts.state, self._pack.folder
        has_books = not set(IN_BOOKS).isdisjoint(kinds)
        books = prose.project.prose_digests.of_books("stretches", self._view) if has_books else b""
        beside = b"" if has_books else (state(folder / RULINGS_FILE), state(folder / AID_FILE))
        return named, prose.owners_known_by(self._pack), books, beside

    def in_pieces(self, pieces: "Sequence[Passage]", stops: Stops) -> Iterator[CardStretch]:
        """Those of several pieces, up to each of some stops."""
        for said in pieces:
            linked = self._linked(said)
            if linked is not None:
                for part in stops.finditer(said.words):
                    yield from self._about(said, linked, *part.span())

    def _linked(self, said: "Passage") -> "list[tuple[int, Owner]] | None":
        """Where a block of a rulebook links to cards; None of one that gives no rules."""
        if said.kind not in IN_BOOKS:
            return []
        block = _block(said)
        if block.quote or block.flavour:
            return None
        owners = self._prose.witnesses.owners(self._pack)
        ids = [
            (inset.start, full_id(link.id, self._pack.id))
            for link, inset in block.linked
            if link.kind in LINKS
        ]
        return [(at, owners[id]) for at, id in ids if id in owners]

    def _about(
        self, said: "Passage", linked: "Sequence[tuple[int, Owner]]", start: int, end: int
    ) -> Iterator[CardStretch]:
        words = said.words[start:end]
        named = self._prose.witnesses.named(self._pack, said.language, words)
        named += [owner for at, owner in linked if start <= at < end]
        owners = tuple(named or self._of_piece(said))
        if len({owner.id for owner in owners}) == 1:
            yield CardStretch(said, start, end, owners, bool(named))

    def _of_piece(self, said: "Passage") -> "Iterator[Owner]":
        """Whose note it is, what the heading or the title above it names, or the question that it
        answers."""
        owners = self._prose.witnesses.owners(self._pack)
        for words in self._above(said):
            yield from self._prose.witnesses.named(self._pack, said.language, words)
        ids: Sequence[str] = [f"{self._pack.id}/{said.card}"] if said.kind == NOTES else ()
        if said.kind in IN_BOOKS:
            ids = self._headed.get((said.language, int(said.key[2])), ())
        yield from (owners[id] for id in ids if id in owners)

    def _above(self, said: "Passage") -> Iterator[str]:
        """The question of an answer, the title of a line of an aid."""
        if said.is_answer:
            rulings = self._prose.tellers.rulings(said)
            yield from (one.question.get(said.language, "") for one in rulings)
        if said.kind == AID:
            titles = (one for one in self._view.aid if one.id == said.key[2])
            lines = (one.lines[int(said.key[3])] for one in titles)
            yield from (line.title.get(said.language, "") for line in lines)

    @property
    def _headed(self) -> Mapping[tuple[str, int], Sequence[str]]:
        """The cards and boards that each heading of the rulebooks names."""
        if self._headings is None:
            books = next((one for one in self._prose.all_rulebooks if one.pack is self._pack), None)
            self._headings = {
                (book.language, number): _heading_links(section.heading, self._pack)
                for book in (books.books if books else ())
                for number, section in enumerate(book.sections)
            }
        return self._headings


def _in_language(entry: object, language: str) -> Iterator[str]:
    """The words of a power, of a stage, of each Age: those under `text:`."""
    from cardgen.project.prose.counting.counted import texts_in  # checks are listed without it

    if isinstance(entry, Mapping):
        text = entry.get("text")
        yield from texts_in(text.get(language) if isinstance(text, Mapping) else None)
        yield from (one for held in entry.values() for one in _in_language(held, language))
    elif isinstance(entry, (list, tuple)):
        yield from (one for held in entry for one in _in_language(held, language))


def _block(said: "Passage") -> "Block":
    block: Block = said.seat().block  # type: ignore[attr-defined]  # of a rulebook
    return block


def _heading_links(heading: "Block | None", pack: "Pack") -> Sequence[str]:
    links = heading.links(*LINKS) if heading else ()
    return [full_id(link.id, pack.id) for link in links]

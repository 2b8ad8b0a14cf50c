"""Stretches of prose that are about one card or board alone, which knows what may be said of it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.model.card import full_id
from cardgen.model.entry_contents import maps_in, texts_in
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.root import RULINGS_FILE
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.printed_facts import Owner
    from cardgen.project.prose.prose import Prose

CLAUSE = re.compile(r"[^,;:.!?…()]+")
SENTENCE = re.compile(r"[^.!?…]+")
NOTES, AID = "notes", "aid"
IN_BOOKS = ("paragraph", "line", "item", "cell")  # a line is a paragraph of one sentence
LINKS = ("card", "wonder")
Stops = re.Pattern[str]
MayTell = Callable[[str], object]  # whether words may tell something; so may they if a part may
HEADING = -1  # its number among the blocks of a section
BlockKey = tuple[str, int, int]  # a language, the numbers of a section and of a block in it


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

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where some of its words stand in the piece."""
        return self.start + start, self.start + end

    @property
    def id(self) -> str:
        return self.owners[0].id

    @property
    def may_be_of_others(self) -> bool:
        """Whether it stands in an answer and does not name its card."""
        return self.said.is_answer and not self.named

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

    @cached_property
    def known_by(self) -> tuple[object, ...]:
        """What all of them are known by: which cards and boards there are, and all names."""
        called = self._prose.witnesses.called_known_by(self._pack)
        return called, self._prose.called.all_known_by

    def read_beside(self, said: "Passage") -> object:
        """What is read beside pieces of the kind of one: of paragraphs the headings above them and
        the links, of answers their questions, of lines of an aid their titles."""
        if said.kind in IN_BOOKS:
            return self._links_known_by.get(said.language)
        file = RULINGS_FILE if said.is_answer else AID_FILE if said.kind == AID else ""
        return self._prose.project.parts.state(self._pack.folder / file) if file else None

    @cached_property
    def _links_known_by(self) -> Mapping[str, str]:
        """What the links of each language are known by."""
        key = self._prose.project.prose_digests.of_books("links known by", self._view)
        return dict(self._prose.project.parts.words(key, self._digest_links))

    def _digest_links(self) -> Iterator[tuple[str, str]]:
        for language in self._pack.languages:
            links = [each for each in self._links.items() if each[0][0] == language]
            yield language, digest_of(links).hex()

    def in_pieces(
        self, pieces: "Sequence[Passage]", stops: Stops, may_tell: MayTell
    ) -> Iterator[CardStretch]:
        """Those of several pieces, up to each of some stops, that may tell what is looked for.

        That is asked first, since few do, and to find out what each is about takes ten times as
        long.
        """
        for said in pieces:
            linked = self._linked(said) if may_tell(said.words) else None
            for part in stops.finditer(said.words) if linked is not None else ():
                if may_tell(part[0]):
                    yield from self._about(said, linked or (), *part.span())

    def _linked(self, said: "Passage") -> "list[tuple[int, Owner]] | None":
        """Where a block of a rulebook links to cards; None of one that gives no rules."""
        if said.kind not in IN_BOOKS:
            return []
        section, index = map(int, said.key[2:4])
        links = self._links.get((said.language, section, index))
        owners = self._prose.witnesses.owners(self._pack)
        return None if links is None else [(at, owners[id]) for at, id in links if id in owners]

    @cached_property
    def _links(self) -> Mapping[BlockKey, Sequence[tuple[int, str]] | None]:
        """What each block of the rulebooks links to, and where; None of blocks that give no rules.
        Kept for the next check, which need not read the books where a card alone has changed."""
        project = self._prose.project
        key = project.prose_digests.of_books("links of blocks", self._view)
        kept = project.parts.words(key, self._read_links)
        return {
            (language, section, index): tuple(links) if gives_rules else None
            for language, section, index, gives_rules, links in kept
        }

    def _read_links(self) -> Iterator[tuple[Any, ...]]:
        books = next(one for one in self._prose.project.rulebooks if one.pack.id == self._pack.id)
        for book in books.books:
            for number, section in enumerate(book.sections):
                if section.heading:
                    links = _links_of(section.heading, self._pack)
                    yield book.language, number, HEADING, True, links
                for index, block in enumerate(section.all):
                    gives_rules = not (block.quote or block.flavour)
                    links = _links_of(block, self._pack)
                    yield book.language, number, index, gives_rules, links

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
        for words in self._prose.tellers.above(said):
            yield from self._prose.witnesses.named(self._pack, said.language, words)
        ids: Sequence[str] = [f"{self._pack.id}/{said.card}"] if said.kind == NOTES else ()
        if said.kind in IN_BOOKS:
            ids = self._headed(said)
        yield from (owners[id] for id in ids if id in owners)

    def _headed(self, said: "Passage") -> Sequence[str]:
        """What the heading above a block names."""
        heading = self._links.get((said.language, int(said.key[2]), HEADING)) or ()
        return [id for _, id in heading]


def _links_of(block: "Block", pack: "Pack") -> tuple[tuple[int, str], ...]:
    """The cards and boards that a block links to, each with where it stands."""
    return tuple(
        (inset.start, full_id(link.id, pack.id))
        for link, inset in block.linked
        if link.kind in LINKS
    )


def _in_language(entry: object, language: str) -> Iterator[str]:
    """The words of a power, of a stage, of each Age: those under `text:`."""
    texts = (held.get("text") for held in maps_in(entry))
    words = (text.get(language) for text in texts if isinstance(text, Mapping))
    yield from (part for each in words for part in texts_in(each))

"""The rulebooks of a pack, and all that they may speak of."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path

from cardgen.model.finding import Finding, Report
from cardgen.model.pack import Pack
from cardgen.model.rulebook import LINKS, LISTS, Block, Rulebook
from cardgen.packs.pack import load_packs
from cardgen.packs.root import BOOKS, RULEBOOK_ENDING, list_all_packs
from cardgen.project.counting import counted_pack, counts_by_kind, uncounted_kinds
from cardgen.project.pack_view import PackView
from cardgen.project.prose.passages import MASK, BookBlock, Passage
from cardgen.project.sound_parts import SoundParts

SENTENCE_ENDS = re.compile(r"[.!?…](?=.)")


class PackRulebooks:
    """The rulebooks of one of `packs`, or that of one `language` of the `whole`; read when first
    asked for."""

    def __init__(
        self,
        packs: Sequence[PackView],
        view: PackView,
        language: str = "",
        whole: "PackRulebooks | None" = None,
    ) -> None:
        self._packs, self.view, self.pack = packs, view, view.pack
        self.language, self._whole = language, whole or self

    @cached_property
    def one_by_one(self) -> "tuple[PackRulebooks, ...]":
        """Each book by itself."""
        languages = self.pack.languages
        return tuple(PackRulebooks(self._packs, self.view, each, self) for each in languages)

    @property
    def folder(self) -> Path:
        return self.pack.folder / BOOKS

    @property
    def books(self) -> tuple[Rulebook, ...]:
        """Those that say something, in the order of the pack's languages."""
        books = self._whole.all_books
        return tuple(one for one in books if self.language in ("", one.language))

    @property
    def all_books(self) -> tuple[Rulebook, ...]:
        """The same of every language."""
        return self._read[0]

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is wrong with the files."""
        return self._read[1]

    @property
    def lacking(self) -> tuple[str, ...]:
        """The languages of the pack for which there is no file at all."""
        languages = self.pack.languages
        return tuple(
            each for each in languages if not (self.folder / f"{each}{RULEBOOK_ENDING}").exists()
        )

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """How many there are of each kind that may be counted."""
        return counts_by_kind(self.counted)

    @cached_property
    def counted(self) -> Pack:
        """The pack with the cards that have faults, for they count."""
        return counted_pack(self.pack)

    @cached_property
    def uncounted(self) -> frozenset[str]:
        """The kinds that nobody can count for such faults."""
        return uncounted_kinds(self.view)

    def targets(self, book: Rulebook) -> Mapping[str, frozenset[str]]:
        """The ids that each kind of link of a book may lead to; `see` leads within the book."""
        return {**self._targets, "see": frozenset((*book.anchors, *book.call_outs))}

    @cached_property
    def _targets(self) -> Mapping[str, frozenset[str]]:
        """Those that all books have in common; those of other packs that are named too."""
        every = {kind: self._own(kind) for kind in LINKS if kind != "see"}
        for name, pack in self.named.items():
            for kind, ids in _ids(pack).items():
                every[kind] |= {f"{name}/{id}" for id in ids}
        return every

    def _own(self, kind: str) -> frozenset[str]:
        if kind == "ruling":
            return frozenset(ruling.id for ruling in self.view.rulings)
        if kind in ("example", "position"):
            return frozenset(path.stem for path in (self.pack.folder / "scenarios").glob("*.yaml"))
        if kind == "picture":
            return frozenset(_pictures(self.pack))
        if kind == "list":
            return frozenset(LISTS)
        return frozenset(self.counts) if kind == "count" else _ids(self.pack)[kind]

    @cached_property
    def named(self) -> Mapping[str, Pack]:
        """The packs that links name, by id."""
        known = list_all_packs(self.view.root)
        asked = {link.id.partition("/")[0] for book in self.books for link in book.links
                 if "/" in link.id}  # fmt: skip
        at_hand = {one.pack.id: one.pack for one in self._packs if one.pack.id in asked}
        others = sorted(asked.intersection(known) - set(at_hand))
        read = [one.pack for one in load_packs(self.view.root, others, words=False)]
        return {**at_hand, **{pack.id: pack for pack in read if pack}}

    def seat(self, language: str, section: int, index: int) -> BookBlock:
        """A block of the book in a language."""
        book = next(one for one in self.books if one.language == language)
        return BookBlock(book.sections[section].all[index])

    def above(self, language: str, section: int, index: int) -> Iterator[str]:
        """What a block leaves unsaid: the heading of its section and, of a cell, what its row of
        the table begins with. A card that they name stands there by its id."""
        said = self.seat(language, section, index).block
        held = next(one for one in self.books if one.language == language).sections[section]
        if held.heading:
            yield held.heading.words
        if said.column:
            rows = (one for one in held.blocks if (one.table, one.row) == (said.table, said.row))
            yield next(rows).words

    @cached_property
    def _read(self) -> tuple[tuple[Rulebook, ...], tuple[Finding, ...]]:
        from cardgen.packs.rulebook.reader import load_rulebooks  # which most checks do without

        report = Report("rulebook-file")
        return load_rulebooks(self.view.root, self.pack, report), report.findings


def _ids(pack: Pack) -> Mapping[str, frozenset[str]]:
    return {
        "card": frozenset(card.id for card in pack.cards),
        "wonder": frozenset(wonder.id for wonder in pack.wonders),
    }


def _pictures(pack: Pack) -> Iterator[str]:
    """What is printed and can be shown: cards and boards by their ids, all else, the backs that
    are the same for all, boxes and score pads, with the set."""
    yield from (card.id for card in pack.printed_cards)
    decks = {deck.id for deck in pack.printed_decks}
    for of in pack.printed_sets:
        if of.members == pack.wonders:
            yield from (wonder.id for wonder in pack.wonders)
        if of.id not in decks:
            yield from (f"{of.id}/{member.id}" for member in of.members)
        if of.shared:
            yield f"{of.id}/back"
    yield from (f"{of.id}/{box.id}" for of in pack.box_sets for box in of.members)
    yield from (f"{of.id}/{pad.id}" for of in pack.pad_sets for pad in of.members)


def in_books(rulebooks: PackRulebooks, parts: SoundParts, key: bytes) -> Iterator[Passage]:
    """All that the rulebooks of a pack say, block by block; the books are read where that is not
    known by a `key`, and for who asks where it stands."""
    for language, way, kind, words, alone in parts.words(key, lambda: _said(rulebooks.books)):
        key_of = (rulebooks.pack.id, BOOKS, *way, *([language] if alone else ()))
        yield Passage(kind, language, words, key_of, partial(rulebooks.seat, language, *way))


# Language, numbers of section and block, kind, words, and whether it has no translation.
SaidBlock = tuple[str, tuple[int, int], str, str, bool]


def _said(books: Sequence[Rulebook]) -> Iterator[SaidBlock]:
    """What blocks say; those of sections that have as many in every language are translations of
    each other."""
    for book in books:
        others = [other.sections for other in books if len(other.sections) == len(book.sections)]
        for number, section in enumerate(book.sections):
            as_many = [len(other[number].all) == len(section.all) for other in others]
            alone = sum(as_many) != len(books)
            for index, block in enumerate(section.all):
                if block.words:
                    way, words = (number, index), block.masked(MASK)
                    yield book.language, way, _kind(block), words, alone


def _kind(block: Block) -> str:
    """A paragraph with no sentence that ends inside it is a line: a motto, a label."""
    sentences = block.kind != "paragraph" or SENTENCE_ENDS.search(block.words)
    return block.kind if sentences else "line"

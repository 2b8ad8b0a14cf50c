"""The files of cards that decks name, by pattern, each within its pack; and their cards.

The entries of all cards, parsed, weigh more than anything made of them: where a card is kept as
text, its entry is parsed once for who reads on, and again when somebody asks for it."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from os.path import exists, isdir, islink, join
from pathlib import Path
from typing import Any

from cardgen.model.card import Card, CardEntry, PartlyRead
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Seq, ValueRef
from cardgen.model.pack import Deck, Pack
from cardgen.packs.card_record import CardKeeping, ChunkEntry, recall_entry
from cardgen.packs.cards import CardReader
from cardgen.packs.components.decks import FILES, DeckPlan
from cardgen.packs.files import PackEntry, PackFiles, is_first, read_sound
from cardgen.yaml.reader import (
    Chunk,
    KnownEntry,
    count_events,
    cut_chunks,
    match_chunks,
    read_unknown,
)

KEPT_ENTRIES = 32  # parsed, of each deck: whoever asks for one part of an entry asks for more


def files_of_decks(
    folder: Path, plans: Mapping[str, DeckPlan], entry: Any, report: Report
) -> dict[str, list[Path]]:
    """The files of each deck, by name within each pattern; a file belongs to one deck, once."""
    taken: dict[Path, str] = {}
    files: dict[str, list[Path]] = {}
    for name, plan in plans.items():
        files[name] = []
        for pattern, where in list_patterns(plan.cards, ValueRef(entry["decks"][name], "cards")):
            for path in match_files(folder, pattern, where, report):
                if path not in taken:
                    files[name].append(path)
                    taken[path] = name
                elif taken[path] != name:
                    message = f'{path.name} already belongs to the deck "{taken[path]}"'
                    _note(report, "file-twice", where, message, "name each file in one deck")
    return files


def list_patterns(said: tuple[str, ...], where: ValueRef) -> Iterator[tuple[str, ValueRef]]:
    """Each pattern of files with the place where it stands, alone or in a list."""
    for index, pattern in enumerate(said):
        held = where.value
        yield pattern, ValueRef(held, index) if isinstance(held, Seq) else where


def match_files(folder: Path, pattern: str, where: ValueRef, report: Report) -> list[Path]:
    """The files a pattern names; patterns and links that lead out of the pack are refused."""
    if not pattern.strip("./"):  # of which no file can be called
        _note(report, "no-files", where, *_missing(folder, pattern))
        return []
    if pattern.startswith(("/", "\\", "~")) or ".." in pattern.split("/") or ":" in pattern:
        message = f'"{pattern}" leads out of the pack'
        _note(report, "path-outside", where, message, "name files of the pack: gods/*.yaml")
        return []
    try:
        paths = sorted(path for path in folder.glob(pattern) if path.is_file())
    except (ValueError, NotImplementedError, OSError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else fault
        message = f'"{pattern}" is no pattern of files: {reason}'
        _note(report, "no-files", where, message, "name a file of the pack, or gods/*.yaml")
        return []
    inside = folder.resolve()
    strays = [path for path in paths if not path.resolve().is_relative_to(inside)]
    for path in strays:
        message = f"{path.name} is a link that leads out of the pack"
        _note(report, "path-outside", where, message, "put the file itself there")
    if not paths:
        _note(report, "no-files", where, *_missing(folder, pattern))
    return [path for path in paths if path not in strays]


def _missing(folder: Path, pattern: str) -> tuple[str, str]:
    """Why there is no file of this name, and what to do about it."""
    path = join(folder, pattern)
    if islink(path) and not exists(path):
        return f"{pattern} is a link that leads nowhere", "put the file itself there"
    if isdir(path):
        return f"{pattern} is a folder", f"name the files in it: {pattern.rstrip('/')}/*.yaml"
    return f'no file is called "{pattern}"', _how_to_name(folder, pattern)


def _how_to_name(folder: Path, pattern: str) -> str:
    """What to do where no file is called so: an editor may have put another ending behind it."""
    names = (f"{pattern}.txt", pattern.removesuffix(".yaml") + ".yml")
    lying = next((path for path in map(folder.joinpath, names) if path.is_file()), None)
    if lying is None:
        return "name a file of the pack, or a pattern"
    called = lying.name.removesuffix(".txt").removesuffix(".yml").removesuffix(".yaml")
    return f"{lying.name} lies there: call it {called}.yaml"


def patterns_of_pack(pack: Pack) -> Iterator[str]:
    """The names and patterns of files that the decks of a pack and its Wonders say."""
    for where in _wheres(pack):
        yield from (pattern for pattern, _ in list_patterns(_said(where), where))


def _wheres(pack: Pack) -> list[ValueRef]:
    """Where files are named in pack.yaml."""
    decks: Any = pack.entry["decks"]
    wheres = [ValueRef(decks[deck.id], "cards") for deck in pack.decks]
    return wheres + ([ValueRef(pack.entry, "wonders")] if "wonders" in pack.entry else [])


def files_of_pack(pack: Pack) -> frozenset[Path]:
    """All files that the decks of a pack and its Wonders name."""
    return frozenset(
        path
        for where in _wheres(pack)
        for pattern, at in list_patterns(_said(where), where)
        for path in match_files(pack.folder, pattern, at, Report())
    )


def files_of_deck(pack: Pack, deck: Deck) -> list[Path]:
    """The files of cards that a deck of a pack names, in their order."""
    decks: Any = pack.entry["decks"]
    where = ValueRef(decks[deck.id], "cards")
    return [
        path
        for pattern, at in list_patterns(_said(where), where)
        for path in match_files(pack.folder, pattern, at, Report())
    ]


def _said(where: ValueRef) -> tuple[str, ...]:
    said = FILES.read(where.value, where, Report())
    return () if said is MISSING else said


def _note(report: Report, code: str, where: ValueRef, message: str, help: str) -> None:
    report.add(code=code, place=where.place, message=message, help=help)


class CardFiles:
    """Reads files of a pack that hold cards of one deck."""

    def __init__(
        self, files: PackFiles, deck: str, reader: CardReader, keeping: CardKeeping
    ) -> None:
        self.files, self.deck, self.reader, self.report = files, deck, reader, files.report
        self.as_text, self.known = keeping.as_text, keeping.known.get(files.pack, {})
        self.parse = lru_cache(KEPT_ENTRIES)(self.entry)
        self.partly_read: list[PartlyRead] = []

    def cards(self, paths: Sequence[Path]) -> Generator[Card, None, tuple[Card, ...]]:
        """Each card while its entry is parsed; returns the cards of these files, in their order.

        Those that have faults are left out: they are `partly_read`. Of known cards no entry is
        parsed.
        """
        cards: list[Card] = []
        for path in paths:
            for card, chunk in self.read(path):
                if isinstance(card.entry_source, CardEntry):
                    yield card
                cards.append(self.with_text(card, chunk) if chunk else card)
        return tuple(cards)

    def read(self, path: Path) -> Iterator[tuple[Card, Chunk | None]]:
        """The cards of a file, with the text of those that are to be kept by it."""
        content, file = self.files.content(path), self.files.name(path)
        if content is not MISSING:
            parts = self.recalled(content, file)
            yield from self.partly(parts) if parts else self.wholly(content, file)

    def wholly(self, content: bytes, file: str) -> Iterator[tuple[Card, Chunk | None]]:
        """The cards of a file that is read as a whole."""
        before = len(self.report)
        tree = read_sound(content, file=file, report=self.report)
        if tree is MISSING:
            return
        certain = self.as_text and len(self.report) == before
        chunks = match_chunks(content, tree) if certain else ()
        for entry in self.files.entries(tree):
            yield from self.card(entry, chunks[entry.number] if chunks else None)

    def recalled(self, content: bytes, file: str) -> list[tuple[Chunk, KnownEntry | Seq]]:
        """The entries of a file, known or read; none where the whole file has to be read."""
        chunks = cut_chunks(content, file) if self.known else ()
        known = [recall_entry(self.known, self.deck, chunk) for chunk in chunks]
        return read_unknown(chunks, known)

    def partly(
        self, parts: Sequence[tuple[Chunk, KnownEntry | Seq]]
    ) -> Iterator[tuple[Card, Chunk | None]]:
        """The cards of a file of which some are known."""
        for chunk, part in parts:
            if not isinstance(part, KnownEntry):
                for entry in self.files.entries(part):
                    yield from self.card(entry, chunk)
                continue
            card = Card(**part.fields, entry_source=self.by_text(chunk, part.events))
            if is_first(card.id, card, self.files.first, self.report):
                yield card, None
            else:
                self.files.strays.append(card.entry)

    def card(self, entry: PackEntry, chunk: Chunk | None) -> Iterator[tuple[Card, Chunk | None]]:
        """The card of an entry, if it has no faults and no other has its id; what could be read of
        one with faults is noted."""
        held: Any = entry.where.value
        card = self.files.made(entry, self.reader)
        is_first = self.files.first[held["id"]] is held
        if not isinstance(card, Missing):
            yield card, chunk
        elif is_first:
            read = [*self.reader.partly(self.files.laid(entry, Report()))]
            self.partly_read += read
            if not read:
                self.files.strays.append(held)

    def with_text(self, card: Card, chunk: Chunk) -> Card:
        """The card with its entry as text."""
        source = self.by_text(chunk, count_events(card.entry) + 2)
        made = self.files.first[card.id] = replace(card, entry_source=source)
        return made

    def by_text(self, chunk: Chunk, events: int) -> ChunkEntry:
        """An entry that is parsed when it is asked for."""
        return ChunkEntry(chunk, events, self.parse, overlaid=self.files.overlay is not None)

    def entry(self, chunk: Chunk) -> CardEntry:
        """The entry of a card, parsed once more; whatever is wrong with it has been reported."""
        entry = PackEntry(ValueRef(chunk.tree(), 0))
        return self.reader.entry(self.files.laid(entry, Report()))

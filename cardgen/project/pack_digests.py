"""What parts of a check are known by: the digests of all that each reads of packs."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cardgen.model.card import Card
from cardgen.model.wonder import Wonder
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.card_record import CardSeat, ChunkEntry, card_digest
from cardgen.packs.root import (
    BOOKS,
    REVIEWS_FILE,
    RULINGS_FILE,
    SCENARIOS,
    parts_of_pack,
    state_path,
)
from cardgen.project.pack_view import PackView
from cardgen.project.sound_parts import SoundParts, digest_of

if TYPE_CHECKING:  # builds read no words
    from cardgen.phrasebook.subjects import TextSubject

PROSE_FOLDERS = (BOOKS, SCENARIOS)  # which other packs do not read
TOLD_BESIDE = (RULINGS_FILE, AID_FILE, REVIEWS_FILE)  # which neither cards nor play read

ANYWHERE: CardSeat = ("", 0, 0)


class PackDigests:
    """The digests of all that parts of a check read of packs; empty ones where that is not known,
    as of cards that cannot be read. `aided` is whether anybody reads what icons mean."""

    def __init__(self, views: Sequence[PackView], parts: SoundParts, *, aided: bool) -> None:
        self.views, self.parts, self._aided = views, parts, aided
        self.numbers = {view.pack.id: number for number, view in enumerate(views)}
        self._readable = bool(parts.states) and not any(view.unread for view in views)
        self._made: dict[tuple[object, ...], bytes] = {}

    def of_pack(self, view: PackView) -> bytes:
        """Of all that looks at a pack, into no rulebook or scenario, and asks of others only
        which cards they have."""
        return self.once(self._of_pack, self.numbers[view.pack.id]) if self._readable else b""

    def standing(self, view: PackView) -> bytes:
        """Of the same, and on which line each thing stands."""
        if not self._readable:
            return b""
        folder = _folder(view)
        aside = tuple(f"{folder}{name}/" for name in PROSE_FOLDERS)
        files = [
            each
            for each in self.parts.places.items()
            if each[0].startswith(folder) and not each[0].startswith(aside)
        ]
        return digest_of("standing", self.of_pack(view), files)

    def of_card(self, what: str, view: PackView, card: Card, seat: CardSeat) -> bytes:
        """Of something about a card in its deck."""
        number, digest = self.numbers[view.pack.id], card_digest(card)
        return (
            self.digest(what, self.once(self.card_files, number), digest, seat) if digest else b""
        )

    def of_front(self, what: str, view: PackView, card: Card, seat: CardSeat) -> bytes:
        """Of something about the front of a card in its deck, where no note stands."""
        if not (self._readable and card_digest(card)):  # a build parses no entry for it
            return b""
        files = self.once(self.card_files, self.numbers[view.pack.id])
        shown = self.parts.printing(card), sorted(card.flavour.items()), seat
        return self.digest(what, files, *shown)

    def of_entry(self, what: str, owner: Card | Wonder) -> bytes:
        """Of something about the entry of a card or a board alone."""
        if isinstance(owner, Card):
            digest = card_digest(owner)
            return digest_of(what, digest) if digest else b""
        number = self.numbers.get(owner.pack)
        of_board = f"{what} of the board {owner.id}"
        return b"" if number is None else self.beside_cards(of_board, self.views[number])

    def of_texts(self, view: PackView, speaker: "TextSubject", kind: str) -> bytes:
        """Of what a card says, wherever it lies in its deck, or a part of a board: in sentences of
        a `kind`."""
        if isinstance(speaker, Card):
            return self.of_card(f"texts of a {kind}", view, speaker, ANYWHERE)
        return self.beside_cards(f"texts of the {kind} {speaker.id}", view)

    def beside_cards(self, what: str, view: PackView, *, told: str = "") -> bytes:
        """Of something about all in a pack that is no card; of what is `told` beside them, rulings
        and the player aid, it reads the file that it names."""
        if not self._readable:
            return b""
        state = self.parts.state(view.pack.folder / told) if told else None
        return self.digest(what, self.once(self.card_files, self.numbers[view.pack.id]), state)

    def of_all_cards(self, what: str, view: PackView) -> bytes:
        """Of something about all cards and boards of a pack, and what they say."""
        return self.digest(what, self.once(self.of_cards, self.numbers[view.pack.id], True))

    def beside_faces(self, view: PackView) -> bytes:
        """Of all faces of a pack but those of cards; boxes are as large as decks have copies."""
        copies = [(deck.id, sum(card.copies for card in deck.cards)) for deck in view.pack.decks]
        return self.beside_cards(f"faces beside {copies}", view)

    def beside_all_cards(self, what: str, view: PackView) -> bytes:
        """Of something about all in a pack that is no card, its scenarios and rulebooks too."""
        return self.digest(what, self.once(self.own_files, self.numbers[view.pack.id]))

    def beside_all(self, what: str, some: Sequence[PackView]) -> bytes:
        """Of something about all packs, but for what is told beside cards, that asks of these only
        whether `some` packs have any."""
        every = [self.once(self.card_files, number) for number in range(len(self.views))]
        return self.digest(what, every, [view.pack.id for view in some])

    def once(self, make: Callable[..., bytes], *asked: int | bool | str) -> bytes:
        """What a method makes of `asked`, made once. Caches of methods would hold this, and with it
        all faces of its packs, for as long as nobody looks for circles."""
        key = (make.__name__, *asked)
        if key not in self._made:
            self._made[key] = make(*asked)
        return self._made[key]

    def digest(self, *parts: object) -> bytes:
        return digest_of(*parts, self._outside) if self._readable else b""

    def _of_pack(self, number: int) -> bytes:
        names = [self.once(self.of_names, other) for other in range(len(self.views))]
        files = [path for path, _ in self._files(self.views[number])]
        cards, beside = self.once(self.of_cards, number, True), self._of_other_files
        return self.digest("pack", files, cards, self.once(beside, number), *names)

    def of_files(self, view: PackView) -> bytes:
        """Of all that the files of a pack say, rulebooks and scenarios too, be it one of those
        looked at or one of the others."""
        folder, named = _folder(view), sorted(view.named_files)
        files = [each for each in self.parts.states.items() if each[0].startswith(folder)]
        named_so = [(str(path), self.parts.state(path)) for path in named]
        return self.digest("files", view.pack.id, view.languages, files, named_so)

    def own_files(self, number: int) -> bytes:
        """All files of a pack but those of cards."""
        view = self.views[number]
        return digest_of(view.pack.id, view.languages, self._files(view))

    def _of_other_files(self, number: int) -> bytes:
        """The files of a pack but those of cards, rulebooks and scenarios."""
        view = self.views[number]
        return digest_of(view.pack.id, view.languages, self._files(view, without=PROSE_FOLDERS))

    def card_files(self, number: int) -> bytes:
        """The same without what is told beside cards."""
        return self._read_files(number, parts_of_pack(self._pack_file(number))[:1])

    def play_files(self, number: int) -> bytes:
        """The same without what is only printed."""
        return self._read_files(number, parts_of_pack(self._pack_file(number)))

    def _pack_file(self, number: int) -> str:
        return _folder(self.views[number]) + "pack.yaml"

    def _read_files(self, number: int, unread: Sequence[str]) -> bytes:
        view = self.views[number]
        files = self._files(view, without=PROSE_FOLDERS)
        named = set(map(state_path, view.named_files))
        beside = {_folder(view) + name for name in TOLD_BESIDE} - named
        read = [each for each in files if each[0] not in beside.union(unread)]
        return digest_of(view.pack.id, view.languages, read)

    def of_cards(self, number: int, words: bool) -> bytes:
        """The cards of a pack, with or without what they say, and the files beside them."""
        digest = card_digest if words else self.parts.playing
        decks = self.views[number].pack.decks
        cards = [(deck.id, card.id, digest(card)) for deck in decks for card in deck.cards]
        return digest_of(cards, self.once(self.card_files if words else self.play_files, number))

    def of_names(self, number: int) -> bytes:
        """What links may name of a pack."""
        pack = self.views[number].pack
        cards, boards = ([one.id for one in each] for each in (pack.cards, pack.wonders))
        return digest_of(pack.id, cards, boards)

    @cached_property
    def _outside(self) -> bytes:
        """All below `cards/` that is not of these packs."""
        inside = tuple(map(_folder, self.views))
        others = [each for each in self.parts.states.items() if not each[0].startswith(inside)]
        return digest_of(others, self._aided)

    def _files(self, view: PackView, without: Sequence[str] = ()) -> list[tuple[str, bytes]]:
        """Which files a pack has, but for those whose cards are all known by their texts."""
        folder = _folder(view)
        aside = tuple(f"{folder}{name}/" for name in without)
        known = _known_by_cards(view)
        return [
            (path, state)
            for path, state in self.parts.states.items()
            if path.startswith(folder) and not path.startswith(aside) and path not in known
        ]


def _folder(view: PackView) -> str:
    """What the states of a pack's files begin with."""
    return state_path(view.pack.folder) + "/"


def _known_by_cards(view: PackView) -> set[str]:
    """The files of which every card is known by its text."""
    known: dict[str, bool] = {}
    for card in view.cards:
        by_text = isinstance(card.entry_source, ChunkEntry)
        known[card.file] = by_text and known.get(card.file, True)
    return {state_path(view.root / file) for file, by_text in known.items() if by_text}

"""What parts of a check are known by: the digests of all that each reads of packs."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from cardgen.model.card import Card
from cardgen.model.wonder import Wonder
from cardgen.packs.card_files import files_of_pack
from cardgen.packs.card_record import CardSeat, ChunkEntry, card_digest
from cardgen.packs.root import BOOKS, SCENARIOS, told_of
from cardgen.project.pack_view import PackView
from cardgen.project.sound_parts import SoundParts, digest_of

if TYPE_CHECKING:  # builds read no words
    from cardgen.phrasebook.subjects import TextSubject
    from cardgen.project.scenario_tables import ScenarioTables

BOOK_ENDING = ".md"
PROSE_FOLDERS = (BOOKS, SCENARIOS)  # which other packs do not read
TOLD_BESIDE = ("rulings.yaml", "aid.yaml")  # which neither cards nor play read

ANYWHERE: CardSeat = ("", 0, 0)

# What tells which cards there are: all that is asked of cards where they are counted and listed.
COUNTED = ("id", "name", "copies", "pantheon", "colour", "players", "needs")


class PackDigests:
    """The digests of all that parts of a check read of packs; empty ones where that is not known,
    as of cards that cannot be read. `aided` is whether anybody reads what icons mean."""

    def __init__(self, views: Sequence[PackView], parts: SoundParts, *, aided: bool) -> None:
        self._views, self._parts, self._aided = views, parts, aided
        self._numbers = {view.pack.id: number for number, view in enumerate(views)}
        self._readable = bool(parts.states) and not any(view.unread for view in views)
        self._made: dict[tuple[object, ...], bytes] = {}

    def of_books(self, what: str, view: PackView, *told: object) -> bytes:
        """Of something about the rulebooks of a pack alone, and what is `told` of it."""
        pack = view.pack
        known = (pack.id, pack.languages, view.languages, pack.game.id)
        return self._digest(what, known, self._books(view), told)

    def of_rulebooks(self, check: str, view: PackView, *, words: bool) -> bytes:
        """Of a check that looks at the rulebooks of a pack, and at whatever these may name. With
        `words` it reads what cards say too."""
        number = self._numbers[view.pack.id]
        return self._digest(
            check,
            self._once(self._of_own_files, number),
            self._once(self._of_others, number, words),
        )

    def of_counted(self, check: str, view: PackView) -> bytes:
        """Of a check that looks at the rulebooks of a pack and asks of cards only which there are,
        `COUNTED`."""
        number = self._numbers[view.pack.id]
        return self._digest(
            check,
            self._once(self._of_own_files, number),
            [self._once(self._of_counted, other) for other in range(len(self._views))],
        )

    def of_examples(self, check: str, view: PackView) -> bytes:
        """Of a check that looks at the scenarios that rulebooks of a pack show, and at what these
        call the cards."""
        number = self._numbers[view.pack.id]
        tables = [self._tables.of(view, id) for id in self._scenarios(view)]
        names = self._once(self._of_card_names, number)
        return self._digest(check, self._once(self._of_own_files, number), tables, names)

    def of_scenarios(self, check: str, view: PackView) -> bytes:
        """Of a check that looks at the scenarios of a pack one by one, and all cards of the game:
        known where no card plays otherwise, so that nobody asks which lie on which table."""
        number = self._numbers[view.pack.id]
        return self._digest(
            check, self._scenarios(view), self._once(self._of_others, number, False)
        )

    def of_scenario(self, check: str, view: PackView, id: str, *told: object) -> bytes:
        """Of a check that looks at one scenario, at the cards that may lie on its table, at what is
        `told` of it, and at what cards are called there."""
        number = self._numbers[view.pack.id]
        names = self._once(self._of_card_names, number) if told else b""
        return self._digest(check, view.pack.id, id, told, names, self._tables.of(view, id))

    def of_pack(self, view: PackView) -> bytes:
        """Of all that looks at a pack, into no rulebook or scenario, and asks of others only
        which cards they have."""
        return self._once(self._of_pack, self._numbers[view.pack.id]) if self._readable else b""

    def standing(self, view: PackView) -> bytes:
        """Of the same, and on which line each thing stands."""
        if not self._readable:
            return b""
        folder = f"{view.pack.folder}/"
        aside = tuple(f"{folder}{name}/" for name in PROSE_FOLDERS)
        files = [
            each
            for each in self._parts.places.items()
            if each[0].startswith(folder) and not each[0].startswith(aside)
        ]
        return digest_of("standing", self.of_pack(view), files)

    def of_card(self, what: str, view: PackView, card: Card, seat: CardSeat) -> bytes:
        """Of something about a card in its deck."""
        number, digest = self._numbers[view.pack.id], card_digest(card)
        return (
            self._digest(what, self._once(self._of_play_files, number), digest, seat)
            if digest
            else b""
        )

    def of_entry(self, what: str, owner: Card | Wonder) -> bytes:
        """Of something about the entry of a card or a board alone."""
        if isinstance(owner, Card):
            digest = card_digest(owner)
            return digest_of(what, digest) if digest else b""
        number = self._numbers.get(owner.pack)
        of_board = f"{what} of the board {owner.id}"
        return b"" if number is None else self.beside_cards(of_board, self._views[number])

    def of_texts(self, view: PackView, speaker: "TextSubject", kind: str) -> bytes:
        """Of what a card says, wherever it lies in its deck, or a part of a board: in sentences of
        a `kind`."""
        if isinstance(speaker, Card):
            return self.of_card(f"texts of a {kind}", view, speaker, ANYWHERE)
        return self.beside_cards(f"texts of the {kind} {speaker.id}", view)

    def beside_cards(self, what: str, view: PackView, *, told: bool = False) -> bytes:
        """Of something about all in a pack that is no card; what is `told` beside them, rulings and
        the player aid, is read only if it says so."""
        if not self._readable:
            return b""
        files = self._of_other_files if told else self._of_play_files
        return self._digest(what, self._once(files, self._numbers[view.pack.id]))

    def beside_faces(self, view: PackView) -> bytes:
        """Of all faces of a pack but those of cards; boxes are as large as decks have copies."""
        copies = [(deck.id, sum(card.copies for card in deck.cards)) for deck in view.pack.decks]
        return self.beside_cards(f"faces beside {copies}", view)

    def beside_all(self, what: str, some: Sequence[PackView]) -> bytes:
        """Of something about all packs that asks of cards only whether `some` packs have any."""
        every = [self._once(self._of_other_files, number) for number in range(len(self._views))]
        return self._digest(what, every, [view.pack.id for view in some])

    def _once(self, make: Callable[..., bytes], *asked: int | bool) -> bytes:
        """What a method makes of `asked`, made once. Caches of methods would hold this, and with it
        all faces of its packs, for as long as nobody looks for circles."""
        key = (make.__name__, *asked)
        if key not in self._made:
            self._made[key] = make(*asked)
        return self._made[key]

    def _digest(self, *parts: object) -> bytes:
        return digest_of(*parts, self._outside) if self._readable else b""

    def _of_pack(self, number: int) -> bytes:
        names = [self._once(self._of_names, other) for other in range(len(self._views))]
        files = [path for path, _ in self._files(self._views[number])]
        cards, beside = self._once(self._of_cards, number, True), self._of_other_files
        return self._digest("pack", files, cards, self._once(beside, number), *names)

    def _of_others(self, number: int, words: bool) -> bytes:
        """The cards of the packs of the same game, and of the others which cards there are."""
        view = self._views[number]
        return digest_of(
            *(
                self._once(self._of_cards, other, words)
                if _are_of_one_game(view, one)
                else self._once(self._of_names, other)
                for other, one in enumerate(self._views)
            )
        )

    def _scenarios(self, view: PackView) -> dict[str, bytes]:
        """Which file each scenario of a pack is, by id."""
        folder, ending = f"{view.pack.folder}/scenarios/", ".yaml"
        found = (each for each in self._parts.states.items() if each[0].startswith(folder))
        return {
            file.removeprefix(folder).removesuffix(ending): state
            for file, state in found
            if file.endswith(ending)
        }

    @cached_property
    def _tables(self) -> "ScenarioTables":
        from cardgen.project.scenario_tables import ScenarioTables

        of_play, numbers = partial(self._once, self._of_play_files), self._numbers
        return ScenarioTables(self._views, self._parts, lambda view: of_play(numbers[view.pack.id]))

    def _of_card_names(self, number: int) -> bytes:
        """What cards of the packs of the same game are called."""
        view = self._views[number]
        of_game = (one for one in self._views if _are_of_one_game(view, one))
        every = (card for one in of_game for card in one.cards)
        return digest_of([(card.pack, card.id, sorted(card.name.items())) for card in every])

    def _of_counted(self, number: int) -> bytes:
        """Which cards a pack has, and the files beside them."""
        decks = self._views[number].pack.decks
        cards = [
            (deck.id, [getattr(card, name) for name in COUNTED])
            for deck in decks
            for card in deck.cards
        ]
        return digest_of(cards, self._once(self._of_play_files, number))

    def _of_own_files(self, number: int) -> bytes:
        """All files of a pack but those of cards."""
        view = self._views[number]
        return digest_of(view.pack.id, view.languages, self._files(view))

    def _of_other_files(self, number: int) -> bytes:
        """The files of a pack but those of cards, rulebooks and scenarios."""
        view = self._views[number]
        return digest_of(view.pack.id, view.languages, self._files(view, without=PROSE_FOLDERS))

    def _of_play_files(self, number: int) -> bytes:
        """The same without what is told beside cards."""
        view = self._views[number]
        files = self._files(view, without=PROSE_FOLDERS)
        named = set(map(str, files_of_pack(view.pack)))
        beside = {f"{view.pack.folder}/{name}" for name in TOLD_BESIDE} - named
        beside.add(told_of(f"{view.pack.folder}/pack.yaml"))
        read = [each for each in files if each[0] not in beside]
        return digest_of(view.pack.id, view.languages, read)

    def _of_cards(self, number: int, words: bool) -> bytes:
        """The cards of a pack, with or without what they say, and the files beside them."""
        digest = card_digest if words else self._parts.playing
        decks = self._views[number].pack.decks
        cards = [(deck.id, card.id, digest(card)) for deck in decks for card in deck.cards]
        return digest_of(cards, self._once(self._of_play_files, number))

    def _of_names(self, number: int) -> bytes:
        """What links may name of a pack."""
        pack = self._views[number].pack
        cards, boards = ([one.id for one in each] for each in (pack.cards, pack.wonders))
        return digest_of(pack.id, cards, boards)

    @cached_property
    def _outside(self) -> bytes:
        """All below `cards/` that is not of these packs."""
        inside = tuple(f"{view.pack.folder}/" for view in self._views)
        others = [each for each in self._parts.states.items() if not each[0].startswith(inside)]
        return digest_of(others, self._aided)

    def _books(self, view: PackView) -> list[tuple[str, bytes]]:
        """Which rulebooks a pack has, be they in the right folder or not."""
        folder, inside = f"{view.pack.folder}/", f"{view.pack.folder}/{BOOKS}"
        return [
            (path, state)
            for path, state in self._parts.states.items()
            if path.startswith(inside) or (path.startswith(folder) and path.endswith(BOOK_ENDING))
        ]

    def _files(self, view: PackView, without: Sequence[str] = ()) -> list[tuple[str, bytes]]:
        """Which files a pack has, but for those whose cards are all known by their texts."""
        folder = f"{view.pack.folder}/"
        aside = tuple(f"{folder}{name}/" for name in without)
        known = _known_by_cards(view)
        return [
            (path, state)
            for path, state in self._parts.states.items()
            if path.startswith(folder) and not path.startswith(aside) and path not in known
        ]


def _are_of_one_game(one: PackView, other: PackView) -> bool:
    mine, yours = one.pack.game, other.pack.game
    return mine.id == yours.id or mine.rules == yours.rules


def _known_by_cards(view: PackView) -> set[str]:
    """The files of which every card is known by its text."""
    known: dict[str, bool] = {}
    for card in view.cards:
        source = card.entry_source
        by_text = isinstance(source, ChunkEntry)
        file = source.chunk.file if isinstance(source, ChunkEntry) else card.entry.file
        known[file] = by_text and known.get(file, True)
    return {str(view.root / file) for file, by_text in known.items() if by_text}

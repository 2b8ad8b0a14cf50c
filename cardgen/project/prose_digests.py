"""What parts of a check are known by that look at rulebooks and scenarios: these, and what each
asks of the packs that they speak of."""

from collections.abc import Iterator

from cardgen.model.card import COUNTED
from cardgen.packs.root import BOOKS, RULEBOOK_ENDING, RULINGS_FILE, state_path
from cardgen.project.pack_digests import PackDigests
from cardgen.project.pack_view import PackView
from cardgen.project.scenario_tables import ScenarioTables
from cardgen.project.sound_parts import digest_of


class ProseDigests:
    """The digests of all that is read of rulebooks, scenarios and packs; empty as those of packs
    are."""

    def __init__(self, packs: PackDigests) -> None:
        self._packs = packs
        self._scenarios_of: dict[str, dict[str, bytes]] = {}
        self._tables = ScenarioTables(packs.views, packs.parts, self._beside_cards)

    def of_books(self, what: str, view: PackView, *told: object, language: str = "") -> bytes:
        """Of something about the rulebooks of a pack alone, or that of a language, and what is
        `told` of it."""
        return self._packs.digest(what, self._books_of(view, language), told)

    def _books_of(self, view: PackView, language: str) -> bytes:
        return self._packs.once(self._of_books, self._packs.numbers[view.pack.id], language)

    def _of_books(self, number: int, language: str) -> bytes:
        view = self._packs.views[number]
        pack = view.pack
        known = (pack.id, pack.languages, view.languages, pack.game.id, language)
        return digest_of(known, self._books(view, language))

    def of_rulebooks(self, check: str, view: PackView, language: str, *, words: bool) -> bytes:
        """Of a check that looks at the rulebooks of a pack, and at the cards of the game. With
        `words` it reads what these say, and else the scenarios of the pack."""
        number = self._packs.numbers[view.pack.id]
        return self._packs.digest(
            check,
            self._books_of(view, language),
            None if words else self._scenarios(view),
            self._packs.once(self._others, number, words),
        )

    def of_counted(self, check: str, view: PackView, language: str) -> bytes:
        """Of a check that looks at the rulebooks of a pack and asks of cards only which there are,
        `COUNTED`."""
        books = self._books_of(view, language)
        return self._packs.digest(check, books, self._of_all_counted())

    def of_linked(self, check: str, view: PackView, language: str) -> bytes:
        """The same, of one that asks as well which rulings and which scenarios there are."""
        linked = self._rulings(view), [*self._scenarios(view)]
        books = self._books_of(view, language)
        return self._packs.digest(check, books, linked, self._of_all_counted())

    def _rulings(self, view: PackView) -> tuple[str, ...]:
        """The ids of the rulings of a pack, and behind a blank of those that could not be read, as
        an earlier check left them."""
        key = self._packs.beside_cards("ids of rulings", view, told=RULINGS_FILE)
        return self._packs.parts.names(key, lambda: _ruling_ids(view))

    def _of_all_counted(self) -> list[bytes]:
        return [self._packs.once(self._of_counted, one) for one in range(len(self._packs.views))]

    def of_examples(self, check: str, view: PackView, language: str) -> bytes:
        """Of a check that looks at the scenarios that rulebooks of a pack show, and at what these
        call the cards."""
        number = self._packs.numbers[view.pack.id]
        tables = [self._tables.of(view, id) for id in self._scenarios(view)]
        names = self._packs.once(self._of_card_names, number)
        return self._packs.digest(check, self._books_of(view, language), tables, names)

    def of_scenarios(self, check: str, view: PackView) -> bytes:
        """Of a check that looks at the scenarios of a pack one by one, and all cards of the game:
        known where no card plays otherwise, so that nobody asks which lie on which table."""
        number = self._packs.numbers[view.pack.id]
        return self._packs.digest(
            check, self._scenarios(view), self._packs.once(self._others, number, False)
        )

    def of_play(self, what: str, view: PackView) -> bytes:
        """Of something that asks how any card of the game of a pack plays."""
        number = self._packs.numbers[view.pack.id]
        return self._packs.digest(what, self._packs.once(self._others, number, False))

    def of_scenario(self, check: str, view: PackView, id: str, *told: object) -> bytes:
        """Of a check that looks at one scenario, at the cards that may lie on its table, at what is
        `told` of it, and at what cards are called there."""
        number = self._packs.numbers[view.pack.id]
        names = self._packs.once(self._of_card_names, number) if told else b""
        return self._packs.digest(check, view.pack.id, id, told, names, self._tables.of(view, id))

    def names_in_scenario(self, view: PackView, id: str) -> tuple[str, ...]:
        """Whatever may be the name of a card in a scenario, `EVERY` where that may be any."""
        return self._tables.names(view, id)

    def _beside_cards(self, view: PackView) -> bytes:
        """What play asks of a pack beside its cards."""
        return self._packs.once(self._packs.play_files, self._packs.numbers[view.pack.id])

    def _others(self, number: int, words: bool) -> bytes:
        """The cards of the packs of the same game, and of the others which cards there are."""
        view = self._packs.views[number]
        return digest_of(
            *(
                self._packs.once(self._packs.of_cards, other, words)
                if _are_of_one_game(view, one)
                else self._packs.once(self._packs.of_names, other)
                for other, one in enumerate(self._packs.views)
            )
        )

    def _scenarios(self, view: PackView) -> dict[str, bytes]:
        """Which file each scenario of a pack is, by id; made once."""
        if view.pack.id not in self._scenarios_of:
            self._scenarios_of[view.pack.id] = self._scenarios_in(view)
        return self._scenarios_of[view.pack.id]

    def _scenarios_in(self, view: PackView) -> dict[str, bytes]:
        folder, ending = state_path(view.pack.folder) + "/scenarios/", ".yaml"
        found = (each for each in self._packs.parts.states.items() if each[0].startswith(folder))
        return {
            file.removeprefix(folder).removesuffix(ending): state
            for file, state in found
            if file.endswith(ending)
        }

    def _of_card_names(self, number: int) -> bytes:
        """What cards of the packs of the same game are called."""
        view = self._packs.views[number]
        of_game = (one for one in self._packs.views if _are_of_one_game(view, one))
        every = (card for one in of_game for card in one.cards)
        return digest_of([(card.pack, card.id, sorted(card.name.items())) for card in every])

    def _of_counted(self, number: int) -> bytes:
        """Which cards a pack has, and the files beside them."""
        decks = self._packs.views[number].pack.decks
        cards = [
            (deck.id, [getattr(card, name) for name in COUNTED])
            for deck in decks
            for card in deck.cards
        ]
        return digest_of(cards, self._packs.once(self._packs.card_files, number))

    def _books(self, view: PackView, language: str) -> list[tuple[str, bytes]]:
        """Which rulebooks a pack has, be they in the right folder or not; with a `language` but for
        those of the others."""
        folder = state_path(view.pack.folder) + "/"
        inside = folder + BOOKS
        others = {each for each in view.pack.languages if language not in ("", each)}
        aside = {f"{inside}/{each}{RULEBOOK_ENDING}" for each in others}
        return [
            (path, state)
            for path, state in self._packs.parts.states.items()
            if path not in aside
            and path.startswith(folder)
            and (path.startswith(inside) or path.endswith(RULEBOOK_ENDING))
        ]


def _are_of_one_game(one: PackView, other: PackView) -> bool:
    mine, yours = one.pack.game, other.pack.game
    return mine.id == yours.id or mine.rules == yours.rules


def _ruling_ids(view: PackView) -> Iterator[str]:
    yield from (one.id for one in view.rulings)
    yield from (f" {id}" for id in view.unread_rulings.ids)

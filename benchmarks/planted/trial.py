"""Mutants tried one after the other: what the checks, the scenarios and simpler methods say."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.planted import simpler
from benchmarks.planted.bench import Bench, Checked
from benchmarks.planted.mutant import Mutant
from benchmarks.planted.outcome import Outcome
from benchmarks.planted.project import PACKS, Project, read_project
from benchmarks.planted.sameness import same_meaning, same_power
from benchmarks.planted.scenarios import objects
from benchmarks.planted.sharing import shared
from cardgen.model.card import Card
from cardgen.packs.pack import load_packs
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook


class Whole(NamedTuple):
    """A card as it stands in the repository, what it speaks as, and its number in its file."""

    card: Card
    bearer: str
    number: int


def tried(mutants: Sequence[Mutant]) -> tuple[Outcome, ...]:
    """What comes of each mutant, in their order.

    Mutants of one pack are tried together, since a pack's phrasebooks are made once.
    """
    return shared(mutants, _outcomes, by=lambda mutant: mutant.pack)


def _outcomes(mutants: Sequence[Mutant]) -> list[Outcome]:
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder) / "root", read_project())
        return [trial.outcome(mutant) for mutant in mutants]


class Trial:
    """All that is needed to try a mutant."""

    def __init__(self, folder: Path, project: Project) -> None:
        self.bench, self.project = Bench(folder), project
        self.cards, self.books = wholes(folder, project)
        self.schema = simpler.Schema()
        self._before: dict[str, dict[str, frozenset[str]]] = {}

    def outcome(self, mutant: Mutant) -> Outcome:
        """A mutant checked, and tried with the simpler methods."""
        text = mutant.text(self.project.sources[mutant.file])
        with self.bench.changed((mutant.file, text)):
            return self._outcome(mutant, text)

    def _outcome(self, mutant: Mutant, text: str) -> Outcome:
        prose, cards = mutant.part == "prose", (mutant.card,)
        checked = self.bench.check(mutant.pack, mutant.file, text, cards, prose=prose)
        card = card_of(checked, mutant.card)
        left_out = self._left_out(mutant, card, checked)
        silent = not left_out and not any(one.error for one in checked.told)
        return Outcome(
            mutant,
            checked.told,
            mutant.stretches(self.project.sources[mutant.file]),
            left_out=left_out,
            by_scenario=silent and self._scenario(mutant),
            simpler=self._simpler(mutant, text, card),
        )

    def _left_out(self, mutant: Mutant, card: Card | None, checked: Checked) -> str:
        """Why there is nothing to be found, if so."""
        whole = self.cards[mutant.pack, mutant.card]
        if checked.crashed:
            return ""
        if mutant.part == "power":
            if card is None or checked.view is None or checked.view.power_findings:
                return "the power cannot be typed"
            return "the power is the same" if same_power(whole.card, card) else ""
        if card is None or mutant.form or mutant.part != "words":
            return ""
        return "the words are the same" if self._same_words(mutant, whole, card) else ""

    def _same_words(self, mutant: Mutant, whole: Whole, card: Card) -> bool:
        changed = [each for each in card.text if card.text[each] != whole.card.text[each]]
        books = self.books[mutant.pack]
        return bool(changed) and all(
            same_meaning(whole.card, card, whole.bearer, books[language], language)
            for language in changed
        )

    def _scenario(self, mutant: Mutant) -> bool:
        """Whether a scenario objects to another power or cost; words are not played."""
        played = mutant.part in ("power", "cost")
        return played and objects(self.bench.root, mutant.pack, mutant.card)

    def _simpler(self, mutant: Mutant, text: str, card: Card | None) -> frozenset[str]:
        """The simpler methods that say more than of the untouched card."""
        source = self.project.sources[mutant.file]
        whole = self.cards[mutant.pack, mutant.card]
        key = f"{mutant.pack}/{mutant.card}"
        if key not in self._before:
            self._before[key] = self.alarms(source, whole, whole.card)
        before, after = self._before[key], self.alarms(text, whole, card)
        return frozenset(method for method in after if after[method] - before[method])

    def alarms(self, text: str, whole: Whole, card: Card | None) -> dict[str, frozenset[str]]:
        """What each of the simpler methods says of a card."""
        found = {simpler.SCHEMA: self.schema.alarms(text, whole.number)}
        if card is not None:
            books = self.books[card.pack]
            found[simpler.NUMBERS] = simpler.numbers(card)
            found[simpler.GENERATED] = simpler.generated(card, whole.bearer, books)
        return found


def card_of(checked: Checked, id: str) -> Card | None:
    """The card as it was read, if it could be."""
    cards = checked.view.cards if checked.view else ()
    return next((card for card in cards if card.id == id), None)


def wholes(
    root: Path, project: Project
) -> tuple[dict[tuple[str, str], Whole], dict[str, dict[str, Phrasebook]]]:
    """Every card untouched, and the phrasebooks of each pack."""
    cards: dict[tuple[str, str], Whole] = {}
    books: dict[str, dict[str, Phrasebook]] = {}
    for loaded in load_packs(root, PACKS):
        if loaded.pack is None:
            continue
        by_id = {card.id: card for card in loaded.pack.cards}
        for text in project.of_pack(loaded.pack.id):
            cards[text.pack, text.id] = Whole(by_id[text.id], text.bearer, text.number)
        books[loaded.pack.id] = {
            language: load_phrasebook(
                root, language, {card.id: card.name[language] for card in loaded.pack.cards}
            )
            for language in loaded.pack.languages
        }
    return cards, books

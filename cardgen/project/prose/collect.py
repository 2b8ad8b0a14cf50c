"""Every piece of prose of a pack: on cards and Wonders, in pack.yaml, rulings, player aid."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from cardgen.model.ages import ByAge
from cardgen.model.card import Card, Name
from cardgen.model.finding import Report
from cardgen.model.located import ValueRef
from cardgen.model.pack import Pack
from cardgen.model.text import Runs
from cardgen.model.wonder import Text, Wonder
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.root import RULINGS_FILE
from cardgen.packs.words import turn_by_language
from cardgen.project.pack_view import PackView
from cardgen.project.prose.passages import TEXT, Key, Locator, Passage, mask_icons
from cardgen.project.prose.scenarios.scenario_words import scenario_passages
from cardgen.project.sound_parts import SoundParts, digest_of
from cardgen.schema.by_age import AGE_KEYS, expand_ages_at


def collect_passages(view: PackView, parts: SoundParts) -> Iterator[Passage]:
    """All that a pack says, piece by piece; `parts` know what scenarios say that did not change."""
    yield from _pack(view.pack)
    for card in view.named_cards:
        yield from _names_of_card(view.pack, card)
        yield from _card(card)
    for wonder in view.pack.named_boards:
        yield from _names_of_wonder(view.pack, wonder)
        yield from _wonder(wonder)
    yield from _beside_cards(view, parts, RULINGS_FILE, _rulings)
    yield from _beside_cards(view, parts, AID_FILE, _aid)
    yield from scenario_passages(view, parts)


def names_of_pack(pack: Pack) -> Iterator[Passage]:
    """The names of its cards and Wonders, as they are among all that it says."""
    for card in pack.named_cards:
        yield from _names_of_card(pack, card)
    for wonder in pack.named_boards:
        yield from _names_of_wonder(pack, wonder)


def _names_of_card(pack: Pack, card: Card) -> Iterator[Passage]:
    """Its name; one with a fault in a language would seem to be left out of what is said there."""
    if len(card.name) == len(pack.languages):
        yield from _names(card, "name", card.name)


def _pack(pack: Pack) -> Iterator[Passage]:
    for language, title in pack.title.items():
        seat = partial(_seat, pack, "title", language)
        yield Passage("title", language, title, (pack.id, "title"), seat)
    for index, change in enumerate(pack.changes):
        for language, words in change.items():
            seat = partial(_seat, pack, "changes", index, language)
            yield Passage("changes", language, words, (pack.id, "changes", index), seat)
    for pantheon, held in pack.pantheons.items():
        for language, name in held.name.items():
            seat = partial(_seat, pack, "pantheons", pantheon, "name", language)
            yield Passage("pantheons", language, name, (pack.id, pantheon), seat)
    for field in pack.fields.values():
        for choice, said in field.choices.items():
            for language, words in said.items():
                seat = partial(_seat, pack, "fields", field.name, "of", choice, language)
                yield Passage("choice", language, words, (pack.id, field.name, choice), seat)
    for token in pack.tokens:
        for language, called in token.name.items():
            seat, key = partial(_seat, token, "name", language, "text"), (pack.id, token.id)
            yield Passage("token", language, called.text, key, seat)


def _card(card: Card) -> Iterator[Passage]:
    for language, by_age in card.text.items():
        for age in _different(by_age):
            seat, key = partial(_text_seat, card, language, age), _key(card, "text", age)
            yield Passage(TEXT, language, mask_icons(by_age[age]), key, seat, card.id)
    for language, words in card.flavour.items():
        seat = partial(_seat, card, "flavour", language)
        yield Passage("flavour", language, words, _key(card, "flavour"), seat, card.id)
    for language, notes in card.notes.items():
        for index, note in enumerate(notes):
            seat = partial(_seat, card, "notes", language, index, age=0)
            key = _key(card, "notes", index)
            yield Passage("notes", language, mask_icons(note), key, seat, card.id)
    for field, said in card.declared.items():
        for language, runs in said.items() if isinstance(said, Mapping) else ():
            seat, key = partial(_seat, card, field, language, age=0), _key(card, field)
            yield Passage("field", language, mask_icons(runs), key, seat, card.id)


def _names_of_wonder(pack: Pack, wonder: Wonder) -> Iterator[Passage]:
    for key, names in (("name", wonder.name), ("wonder", wonder.wonder)):
        if len(names) == len(pack.languages):
            yield from _names(wonder, key, names)


def _wonder(wonder: Wonder) -> Iterator[Passage]:
    for letter, side in wonder.sides.items():
        yield from _board(wonder, side.text, letter)
        for language, notes in side.notes.items():
            for index, note in enumerate(notes):
                path = "sides", letter, "notes"
                seat = partial(_seat, wonder, *path, language, index)
                yield Passage("notes", language, note, _key(wonder, *path, index), seat, wonder.id)
        stages = {stage.key: stage for stage in side.stages}
        for key, stage in stages.items():
            yield from _board(wonder, stage.text, letter, "stages", key)


def _board(wonder: Wonder, text: Text, *path: str) -> Iterator[Passage]:
    for language, runs in text.items():
        seat = partial(_seat, wonder, "sides", *path, "text", language, age=0)
        yield Passage(TEXT, language, mask_icons(runs), _key(wonder, *path), seat, wonder.id)


def _key(owner: Card | Wonder, *path: str | int) -> Key:
    return owner.pack, owner.id, *path


def _names(owner: Card | Wonder, kind: str, names: Mapping[str, Name]) -> Iterator[Passage]:
    for language, name in names.items():
        seat = partial(_seat, owner, kind, language, "text")
        yield Passage(kind, language, name.text, _key(owner, kind), seat, owner.id)


# Kind, language, words and key of a piece, and the way to it: the number of its ruling or section,
# that of the line if it is of one, the key it stands under.
SaidBeside = tuple[str, str, str, Key, Key]


def _beside_cards(
    view: PackView, parts: SoundParts, file: str, read: Callable[[PackView], Iterator[SaidBeside]]
) -> Iterator[Passage]:
    """What a file beside the cards says; to read the longest takes 20 ms, so that is kept."""
    state = parts.state(view.pack.folder / file)
    key = digest_of("said", file, view.pack.id, view.pack.languages, state) if state else b""
    for kind, language, words, known_as, way in parts.words(key, lambda: read(view)):
        yield Passage(
            kind, language, words, known_as, partial(_seat_beside, view, file, way, language)
        )


def _rulings(view: PackView) -> Iterator[SaidBeside]:
    for number, ruling in enumerate(view.rulings):
        parts = {"question": ruling.question, "ruling": ruling.ruling, "reason": ruling.reason}
        for kind, languages in parts.items():
            for language, words in languages.items():
                yield kind, language, words, (view.pack.id, ruling.id, kind), (number, kind)


def _aid(view: PackView) -> Iterator[SaidBeside]:
    for at, section in enumerate(view.aid):
        above = view.pack.id, "aid", section.id
        for language, title in section.title.items():
            yield "title", language, title, above, (at, "title")
        for number, line in enumerate(section.lines):
            key = *above, number
            for language, title in line.title.items():
                yield "title", language, title, (*key, "title"), (at, number, "title")
            for language, runs in line.text.items():
                yield "aid", language, mask_icons(runs), key, (at, number, "text")


def _seat_beside(view: PackView, file: str, way: Key, language: str) -> Locator:
    """Where a piece of such a file is typed, which has to be read again."""
    number, *lines, key = way
    if file == RULINGS_FILE:
        return _seat(view.rulings[int(number)], key, language)
    section = view.aid[int(number)]
    owner = section.lines[int(lines[0])] if lines else section
    return _seat(owner, key, language, age=0 if key == "text" else None)


def _different(by_age: ByAge[Runs]) -> list[int]:
    """The Ages (from 0) whose words no earlier Age has."""
    return [age for age in range(3) if by_age[age] not in by_age[:age]]


def _seat(owner: Any, *path: str | int, age: int | None = None) -> Locator:
    """Where a value of an entry stands; where the path leads on below a text, the text itself.

    `age` is 0 for words that may hold icons.
    """
    where = ValueRef(owner.entry, path[0])
    for step in path[1:]:
        held: Any = where.value
        if isinstance(held, str):
            break
        where = ValueRef(held, step)
    return Locator(where, age)


def _text_seat(card: Card, language: str, age: int) -> Locator:
    """Where the words of an Age are typed."""
    text: Any = card.entry["text"]
    if not AGE_KEYS.keys().isdisjoint(text):
        text = turn_by_language(text)
    held = expand_ages_at(ValueRef(text, language), Report())
    sharing = [other for other in range(3) if held[other] is held[age]]
    return Locator(held[age].where, sharing.index(age))

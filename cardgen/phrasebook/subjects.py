"""What speaks: cards and parts of boards, the kind of each, the power its words must say."""

from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import groupby
from json import dumps
from typing import Any, TypeAlias

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import Abilities, read_powers
from cardgen.model.ages import ByAge
from cardgen.model.card import Card, Name, PartlyRead, Variant
from cardgen.model.finding import Place, Report
from cardgen.model.frozen import frozen
from cardgen.model.located import Map, Seq
from cardgen.model.pack import Pack
from cardgen.model.text import Runs
from cardgen.model.wonder import Side, Stage, Wonder
from cardgen.schema.kinds import OneOf
from cardgen.schema.records import Record


@frozen
class BoardPart:
    """A side of a board, `troy B`, or stages of it that are one to their reader, `troy B 2-3`.

    What it has in common with a card is called as there: `power` and `text`, the same in all
    Ages, stand under these keys in `entry`.
    """

    id: str
    wonder: Wonder
    power: ByAge[Seq]
    text: Mapping[str, ByAge[Runs]]
    entry: Map
    variants: tuple[Variant, ...] = ()

    @property
    def pack(self) -> str:
        return self.wonder.pack

    @property
    def name(self) -> Mapping[str, Name]:
        """The name of the city."""
        return self.wonder.name

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands, `part.place("text", "fr")`."""
        return self.entry.place(*path)


TextSubject: TypeAlias = Card | BoardPart


def board_sides(wonder: Wonder) -> Iterator[BoardPart]:
    """The sides of a board that do or say something by themselves."""
    for letter, side in wonder.sides.items():
        if side.power or side.text:
            yield _board_part((letter,), wonder, side, _side_entry(wonder, letter))


def board_stages(wonder: Wonder) -> Iterator[BoardPart]:
    """The stages of both sides; those that share their entry and their power are one."""
    for letter, side in wonder.sides.items():
        entries: Any = _side_entry(wonder, letter)["stages"]
        for (key, _), alike in groupby(enumerate(side.stages, 1), _same_stage):
            numbers, (stage, *_) = zip(*alike, strict=True)
            called = (letter, f"{numbers[0]}-{numbers[-1]}" if numbers[1:] else str(numbers[0]))
            yield _board_part(called, wonder, stage, entries[key])


def _same_stage(numbered: tuple[int, Stage]) -> tuple[str, int]:
    _, stage = numbered
    return stage.key, id(stage.power)


def _side_entry(wonder: Wonder, letter: str) -> Any:
    entries: Any = wonder.entry["sides"]
    return entries[letter]


def _board_part(
    called: tuple[str, ...], wonder: Wonder, held: Side | Stage, entry: Map
) -> BoardPart:
    text = {language: ByAge.same(words) for language, words in held.text.items()}
    return BoardPart(" ".join((wonder.id, *called)), wonder, ByAge.same(held.power), text, entry)


# By the rules of a game: the kind of sentences on what is built, and on what is not. Cards of a
# game without rules are written as those of 7 Wonders are.
_OF_SEVEN_WONDERS = (
    "guild",
    {"god": "god", "leader": "leader", "wonder": "stage", "progress": "leader"},
)
SENTENCES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "": _OF_SEVEN_WONDERS,
    "seven-wonders": _OF_SEVEN_WONDERS,
    "duel": (
        "duel-wonder",
        {"god": "god", "leader": "duel-leader", "progress": "duel-leader"},
    ),
}


def subjects_with_kinds(pack: Pack) -> Iterator[tuple[TextSubject, str]]:
    """Each card of a pack, and each part of its boards, with the kind of sentences it holds."""
    built, kinds = SENTENCES[pack.game.rules]
    for deck in pack.decks:
        for card in deck.cards:
            yield card, kinds.get(deck.kind_of(card), built)
    for wonder in pack.wonders:
        yield from _parts_with_kinds(wonder)


def _parts_with_kinds(wonder: Wonder) -> Iterator[tuple[BoardPart, str]]:
    yield from ((part, "side") for part in board_sides(wonder))
    yield from ((part, "stage") for part in board_stages(wonder))


def partly_read_parts(pack: Pack) -> Iterator[tuple[BoardPart, str]]:
    """The parts of boards with faults that say something of a power that could be read, with the
    kind of sentences they hold."""
    for part in pack.partly_read_boards:
        yield from (each for each in _parts_with_kinds(part.speaking) if each[0].text)


def partly_read_subjects(pack: Pack) -> Iterator[tuple[PartlyRead, str]]:
    """The cards with faults whose power could be read, with the kind of sentences they hold."""
    built, kinds = SENTENCES[pack.game.rules]
    for deck in pack.decks:
        for part in deck.partly_read:
            if part.unread.isdisjoint(("power", "variants")):
                god = "god" if "pantheon" in part.unread else ""
                yield part, kinds.get(deck.kind_of(part.card) or god, built)


@frozen
class Variation:
    """What a card does in another way with an expansion, or in team play."""

    when: str
    power: tuple[Ability, ...]


Power: TypeAlias = tuple[Ability | Variation, ...]

VARIATION = Record(
    Variation,
    {"when": OneOf("teams", "cities"), "power": Abilities()},
    required=("when", "power"),
)


def declared_powers(speaker: TextSubject) -> ByAge[Power]:
    """The powers of each Age with the variations that its own words must tell.

    Abilities with a fault are left out: that is a finding before words are looked at.
    """
    variants = (
        (variant.when, read_powers(variant.power, Report()))
        for variant in speaker.variants
        if variant.said == "card"
    )
    return with_variations(read_powers(speaker.power, Report()), variants)


def with_variations(
    typed: ByAge[tuple[Ability, ...]], variants: Iterable[tuple[str, ByAge[tuple[Ability, ...]]]]
) -> ByAge[Power]:
    """The same of typed powers."""
    powers: ByAge[Power] = ByAge(typed)
    for when, changed in variants:
        pairs = zip(powers, changed, strict=True)
        one, two, three = (_with_variation(power, other, when) for power, other in pairs)
        powers = ByAge((one, two, three))
    return powers


def _with_variation(power: Power, other: tuple[Ability, ...], when: str) -> Power:
    """A power and, of its variant, the abilities that it does not have anyway."""
    changed = tuple(ability for ability in other if ability not in power)
    return (*power, Variation(when, changed)) if changed else power


LETTERS = "bcdfghjklmpqrstvwxz"  # no words, and no numbers for YAML, can come of them
LENGTH = 7


def owners_counted(power: Power) -> Iterator[str]:
    """Whose things the abilities of a power count, as `of` says it."""
    for one in power:
        of = getattr(getattr(getattr(one, "effect", None), "per", None), "of", None)
        if of:
            yield of


def review_signature(speaker: TextSubject, language: str) -> str:
    """The seal of words in a language together with the power, of all Ages."""
    words = ["".join(map(str, runs)) for runs in speaker.text[language]]
    return seal_of(dumps([*power_told(speaker), words], sort_keys=True))


def seal_of(told: str) -> str:
    """Seven letters that stand for a text somebody has read."""
    number = int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big")
    places = (number // len(LETTERS) ** place for place in range(LENGTH))
    return "".join(LETTERS[each % len(LETTERS)] for each in places)


def power_told(speaker: TextSubject) -> tuple[object, object]:
    """The power of all Ages as it is typed, and that with other expansions in play."""
    return list(speaker.power), [(one.when, list(one.power)) for one in speaker.variants]

"""What speaks in a pack, as far as its words can be held against what it does."""

from collections.abc import Collection, Iterable, Iterator

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import read_abilities
from cardgen.model.ages import ByAge
from cardgen.model.card import Card, PartlyRead, full_id
from cardgen.model.finding import Report
from cardgen.model.located import Map
from cardgen.phrasebook.subjects import (
    TextSubject,
    partly_read_parts,
    partly_read_subjects,
    subjects_with_kinds,
)
from cardgen.project.pack_view import PackView
from cardgen.project.texts import Speaker
from cardgen.project.typed_powers import mentioned


def speakers(packs: Iterable[PackView], view: PackView) -> Iterator[Speaker]:
    """What speaks in one of the packs, and of whose power all can be read."""
    unnamed = _unnamed(packs)
    for one in _every(view):
        if not _has_gaps(view, one[0]) and not _mentions(view, one[0], unnamed):
            yield one


def faulty_speakers(packs: Iterable[PackView], view: PackView) -> Iterator[Speaker]:
    """What speaks, and of whose power a part cannot be read."""
    unnamed = _unnamed(packs)
    for one in _every(view):
        if _has_gaps(view, one[0]) and not _mentions(view, one[0], unnamed):
            yield one


def _every(view: PackView) -> Iterator[Speaker]:
    for speaker, bearer in subjects_with_kinds(view.pack):
        yield speaker, bearer, view.languages
    for part, bearer in partly_read_subjects(view.pack):
        yield part.card, bearer, [*_languages_read(part, view.languages)]
    for of_board, bearer in partly_read_parts(view.pack):
        yield of_board, bearer, [one for one in view.languages if one in of_board.name]


def _has_gaps(view: PackView, speaker: TextSubject) -> bool:
    """Whether a part of its power cannot be read: of a board, that of other parts may be."""
    if isinstance(speaker, Card):
        return speaker.id in view.faulty_powers
    return speaker.wonder.id in view.faulty_powers and any(
        None in power for power in abilities_read(speaker)
    )


def abilities_read(speaker: TextSubject) -> ByAge[tuple[Ability | None, ...]]:
    """The abilities of each Age, None for each that cannot be read."""
    return ByAge([read_abilities(power, Report()) for power in speaker.power])


def _unnamed(packs: Iterable[PackView]) -> frozenset[str]:
    """The cards whose names could not be read: no words say a power that is about one of them."""
    parts = (part for view in packs for part in view.partly_read)
    return frozenset(f"{one.card.pack}/{one.card.id}" for one in parts if "name" in one.unread)


def _mentions(view: PackView, speaker: TextSubject, some: Collection[str]) -> bool:
    """Whether the power of a card is about one of some others."""
    if not some or not isinstance(speaker, Card):
        return False
    return any(full_id(name, speaker.pack) in some for name in mentioned(view.powers(speaker)))


def _languages_read(part: PartlyRead, languages: Iterable[str]) -> Iterator[str]:
    """The languages of a card with faults of which name and seal could be read: without the one
    its words cannot be read, without the other somebody may vouch for them."""
    seals: object = part.card.entry["reviewed"] if "reviewed" in part.unread else ()
    if isinstance(seals, Map | tuple):
        yield from (one for one in languages if one in part.card.name and one not in seals)

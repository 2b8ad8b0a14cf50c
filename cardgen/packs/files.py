"""The files of a pack: their entries, each id once, with an owner's overlay laid over them.

The overlay is what `build --with my-costs.yaml` names: values by card id."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from cardgen.model.finding import MISSING, Missing, Place, Report, Stop
from cardgen.model.frozen import frozen
from cardgen.model.located import Map, Seq, ValueRef, foreign_spot
from cardgen.packs.fields import flatten_sources
from cardgen.packs.root import display_path, pack_folder
from cardgen.schema.kinds import describe_value
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.reader import read_file, read_yaml
from cardgen.yaml.source import read_bytes

MOST_LISTED = 20  # ids that a message lists


class HasPlace(Protocol):
    """What can say where its parts stand: an entry, or the card made of it."""

    def place(self, *path: str | int) -> Place: ...


FirstById = dict[str, HasPlace]  # what has each id of a pack first


class PackEntry(NamedTuple):
    """A card's entry as it stands in its file, and what an overlay changed: field → source."""

    where: ValueRef
    overlaid: Mapping[str, str] = {}

    @property
    def number(self) -> int:
        """Its number in the list that it stands in, from 0."""
        return self.where.key if isinstance(self.where.key, int) else 0


def read_entry_file(path: Path, *, file: str, report: Report) -> Map | Seq | Missing:
    """The list of entries that a file holds, or a map where it is none; see `read_sound`.

    Stop when it is missing; MISSING when its content was refused as a whole.
    """
    content = read_bytes(path, file=file, report=report)
    return MISSING if content is MISSING else read_sound(content, file=file, report=report)


def read_sound(content: bytes, *, file: str, report: Report) -> Map | Seq | Missing:
    """What the bytes of a file hold: all of it, or where they are no YAML those entries that are,
    while the others are reported.

    Stop where it cannot be told which entry is at fault."""
    whole = report.aside()
    try:
        tree = read_yaml(content, file=file, report=whole)
    except Stop as stop:
        from cardgen.yaml.broken_entries import read_sound_entries  # few files are broken

        return read_sound_entries(content, stop, file=file, report=report)
    report.take(whole)
    return tree


def read_entries(tree: Map | Seq, report: Report, strays: list[Map]) -> Iterator[PackEntry]:
    """The entries of a file of cards that have an id; the others are reported, and noted as
    `strays`."""
    if isinstance(tree, Map):
        where = ValueRef(tree, "id", at_key=True) if "id" in tree else ValueRef(tree)
        _note(where, "expected a list of cards, found a map", report)
        return
    for index, item in enumerate(tree):
        where = ValueRef(tree, index)
        if not isinstance(item, Map):
            _note(where, f"expected a card, found {describe_value(item)}", report)
        elif not isinstance(item.get("id"), str):
            message = (
                f"a card needs an id, found {describe_value(item['id'])}" if "id" in item else ""
            )
            _note(where, message or "a card without an id", report)
            strays.append(item)
        else:
            yield PackEntry(where)


def _note(where: ValueRef, message: str, report: Report) -> None:
    help = "begin each card with a hyphen and its id: - id: small-letters"
    report.add(code="card-entry", place=where.place, message=message, help=help)


def is_first(id: str, held: HasPlace, first: FirstById, report: Report) -> bool:
    """Whether the id was not met before, noting in `first` what has it; a second is reported."""
    known = first.setdefault(id, held)
    if known is not held:
        report.about(card=id).add(
            code="duplicate-id",
            place=held.place("id"),
            message=f'the id "{id}" already stands at {known.place("id")}',
            help="give one of the two cards another id",
        )
    return known is held


def overlay_sources(value: object, fields: Iterable[str]) -> dict[str, str]:
    """The source of each overlaid field: what the overlay says of it, else `overlay`."""
    said = flatten_sources(value) if value is not None else {}
    return {field: said.get(field, said.get("", "overlay")) for field in fields}


# What another field says a second time is not said any more once that field is overlaid.
TOLD_AGAIN: Mapping[str, str] = MappingProxyType({"cost": "cost in words"})


@frozen
class Overlay:
    """Values by card id; an id may name its pack, `faith/iris`."""

    tree: Map

    def keys(self, pack: str, card: str) -> tuple[str, ...]:
        return tuple(key for key in (card, f"{pack}/{card}") if key in self.tree)

    def over(self, entry: PackEntry, pack: str, report: Report) -> PackEntry:
        """The entry with what the overlay says of its card."""
        held: Any = entry.where.value
        for key in self.keys(pack, held["id"]):
            values = self.tree[key]
            if isinstance(values, Map):
                entry = _laid(entry, values, report)
            else:
                message = f"expected a map of fields, found {describe_value(values)}"
                place = ValueRef(self.tree, key).place
                help = f"write {key}: {{cost: {{stone: 1}}}}"
                report.add(code="wrong-type", place=place, message=message, help=help)
        return entry

    def unknown(self, cards: Mapping[str, Iterable[str]], report: Report) -> None:
        """Report ids that no loaded pack has: pack id → its card ids."""
        known = {name for pack, ids in cards.items() for id in ids for name in (id, f"{pack}/{id}")}
        for key in self.tree:
            if key not in known and key.partition("/")[0] in (*cards, key):
                message = f'no card has the id "{key}"{did_you_mean(key, known)}'
                place = ValueRef(self.tree, key).key_place
                ids = sorted(id for listed in cards.values() for id in listed)
                more = ", …" if len(ids) > MOST_LISTED else ""
                help = f"a card of {join_words(cards)}: {', '.join(ids[:MOST_LISTED])}{more}"
                report.add(code="unknown-card", place=place, message=message, help=help)


def _laid(entry: PackEntry, values: Map, report: Report) -> PackEntry:
    """A copy of the entry in which the overlay's fields replace the card's.

    A cost takes the words of the card's own cost away; the overlay may bring words of its own.
    """
    held: Any = entry.where.value
    laid = Map(held.file, held.spot)
    laid.update(held)
    laid.spots, laid.key_spots = dict(held.spots), dict(held.key_spots)
    fields = [key for key in values if key not in ("id", "source")]
    for key in {TOLD_AGAIN.get(key, key) for key in fields} - {*fields}:
        laid.pop(key, None)
    for key in fields:
        laid[key] = values[key]
        laid.spots[key] = foreign_spot(values.spots[key], values.file)
        laid.key_spots[key] = foreign_spot(values.key_spots[key], values.file)
    if "id" in values:
        report.add(
            code="overlay-id",
            place=values.place("id"),
            message="an overlay cannot change a card's id",
            help="delete the line",
        )
    seat = Seq(held.file, held.spot)
    seat.append(laid)
    seat.spots.append(held.spot)
    sources = overlay_sources(values.get("source"), fields)
    return PackEntry(ValueRef(seat, 0), {**entry.overlaid, **sources})


Made = TypeVar("Made", covariant=True)


class EntryReader(Protocol[Made]):
    """Makes a value of the model of an entry."""

    def read(self, entry: PackEntry, report: Report) -> Made | Missing: ...


class PackFiles:
    """The files of the pack `cards/<pack>`; `first` tells where each id met in them stands, and
    `strays` are the entries without one of their own."""

    def __init__(self, root: Path, pack: str, overlay: Overlay | None, report: Report) -> None:
        self.root, self.pack, self.overlay, self.report = root, pack, overlay, report
        self.folder = pack_folder(root, pack)
        self.first: FirstById = {}
        self.strays: list[Map] = []

    def name(self, path: Path) -> str:
        """The file as findings call it."""
        return display_path(path, self.root)

    def tree(self, path: Path) -> Map | Seq | Missing:
        """What a file holds."""
        return read_file(path, file=self.name(path), report=self.report)

    def content(self, path: Path) -> bytes | Missing:
        """The bytes of a file."""
        return read_bytes(path, file=self.name(path), report=self.report)

    def all(
        self, paths: Sequence[Path], reader: EntryReader[Made]
    ) -> tuple[tuple[Made, ...], tuple[PackEntry, ...]]:
        """What these files hold, in their order, and the entries that have faults."""
        made, faulty = list[Made](), list[PackEntry]()
        for entry in (one for path in paths for one in self._entries_of(path)):
            held: Any = entry.where.value
            read = self.made(entry, reader)
            if not isinstance(read, Missing):
                made.append(read)
            elif self.first[held["id"]] is held:
                faulty.append(self.laid(entry, Report()))
        return tuple(made), tuple(faulty)

    def _entries_of(self, path: Path) -> Iterator[PackEntry]:
        tree = read_entry_file(path, file=self.name(path), report=self.report)
        yield from self.entries(tree) if tree is not MISSING else ()

    def entries(self, tree: Map | Seq) -> Iterator[PackEntry]:
        """The entries of a file that have an id."""
        return read_entries(tree, self.report, self.strays)

    def made(self, entry: PackEntry, reader: EntryReader[Made]) -> Made | Missing:
        """What an entry describes, if it has no faults and no other of the pack has its id."""
        held: Any = entry.where.value
        read = reader.read(self.laid(entry, self.report), self.report)
        if is_first(held["id"], held, self.first, self.report):
            return read
        self.strays.append(held)
        return MISSING

    def laid(self, entry: PackEntry, report: Report) -> PackEntry:
        """The entry with the values of the overlay."""
        return self.overlay.over(entry, self.pack, report) if self.overlay else entry

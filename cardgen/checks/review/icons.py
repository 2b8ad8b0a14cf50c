"""Which icons and emblems a card names, and which files nothing uses."""

from collections.abc import Collection, Container, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from cardgen.checks.review.library import Library
from cardgen.effects.power.lines import cost_icons, icon_line
from cardgen.layout.marks import Drawing, Mark, Stamp
from cardgen.layout.subject import Powers
from cardgen.loading.caret import Carets
from cardgen.loading.report import Where
from cardgen.loading.root import called
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place
from cardgen.model.text import Icon, Runs

Value = TypeVar("Value")


class Named(NamedTuple):
    """An icon that a card names or draws, and where."""

    name: str
    place: Place
    language: str = ""


def icons_named(card: Card, powers: Powers, root: Path, known: frozenset[str]) -> Iterator[Named]:
    """Icons that are not `known`: in words and notes, in exceptions, drawn for power and cost."""
    carets = Carets(root)
    for language, by_age in card.text.items():
        for name in _strangers(by_age, known):
            yield Named(name, _in_words(card.entry, ("text", language), name, carets), language)
    for language, notes in card.notes.items():
        for name in _strangers(notes, known):
            yield Named(name, _in_words(card.entry, ("notes", language), name, carets), language)
    drawn = {
        "printed": (printed.icons for printed in card.printed if printed),
        "power": (icon_line(power, marker=card.marker) for power in _different(powers)),
        "cost": map(cost_icons, _different(card.cost)),
    }
    for field, lines in drawn.items():
        for name in _strangers(lines, known):
            yield Named(name, card.place(field))


def _different(by_age: ByAge[Value]) -> Iterable[Value]:
    """The values of the Ages, one that several Ages share only once."""
    return {id(value): value for value in by_age}.values()


def _strangers(lines: Iterable[Runs | tuple[Icon, ...]], known: frozenset[str]) -> list[str]:
    names = (run.name for line in lines for run in line if isinstance(run, Icon))
    return list(dict.fromkeys(name for name in names if name not in known))


def _in_words(entry: Map, path: tuple[str, ...], name: str, carets: Carets) -> Place:
    """The token itself, wherever under `path` it stands."""
    for where in _texts(Where(entry, path[0]), path[1]):
        offset = str(where.value).find("{" + name)
        if offset >= 0:
            return carets.place(where, offset + 1, len(name))
    return entry.place(*path)


def _texts(where: Where, language: str) -> Iterator[Where]:
    """Every text below a value, of one language where languages part."""
    held = where.value
    if isinstance(held, str):
        yield where
    elif isinstance(held, Map):
        for key in (language,) if language in held else held:
            yield from _texts(Where(held, key), language)
    elif isinstance(held, Seq):
        for index in range(len(held)):
            yield from _texts(Where(held, index), language)


def unused_icons(library: Library, shown: Collection[str]) -> Iterator[tuple[str, Place]]:
    """Files of templates/icons/ that no face shows, no words name and no power draws.

    `shown` are the names of those that rulebooks show.
    """
    used = {*shown, *(name.partition(":")[0] for name in _drawn(library))}
    for pack in library.packs:
        used.add(pack.pack.mark)
        for card in pack.cards:
            notes = (runs for notes in card.notes.values() for runs in notes)
            lines = (icon_line(power, marker=card.marker) for power in pack.powers(card))
            used |= {run.name for runs in (*notes, *lines) for run in runs if isinstance(run, Icon)}
    yield from _left(library, "icons", used)


def unused_emblems(library: Library) -> Iterator[tuple[str, Place]]:
    """Files of templates/emblems/ that no card names and no face shows."""
    shown = {name.removeprefix("emblems/") for name in _drawn(library)}
    shown |= {card.emblem for pack in library.packs for card in pack.cards}
    if library.packs:
        yield from _left(library, "emblems", shown)


def _left(library: Library, folder: str, used: Container[str]) -> Iterator[tuple[str, Place]]:
    """Files of the root's own that have none of these names."""
    for path in sorted((library.root / "templates" / folder).glob("*.svg")):
        if path.stem not in used:
            yield path.stem, Place(called(path, library.root))


def _drawn(library: Library) -> set[str]:
    """The names of all drawings on all faces, drawings inside drawings included."""
    seen: dict[Drawing, None] = {}
    waiting = [shown.face.marks for pack in library.packs for shown in pack.faces]
    while waiting:
        for drawing in _stamped(waiting.pop()):
            if drawing not in seen:
                seen[drawing] = None
                waiting.append(drawing.marks)
    return {drawing.name for drawing in seen}


def _stamped(marks: Iterable[Mark]) -> Iterator[Drawing]:
    return (mark.drawing for mark in marks if type(mark) is Stamp)

"""Icons and emblems that cards name and nobody has drawn, or that were drawn and nobody names."""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from cardgen.checks.check import Check
from cardgen.effects.power.icon_lines import cost_icons, icon_line
from cardgen.layout.marks import Drawing, Mark, Stamp
from cardgen.layout.template.variables import Powers, declared_icons
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.place import Place
from cardgen.model.text import Icon, Runs
from cardgen.packs.root import display_path
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.required_drawings import missing_drawings
from cardgen.suggest import did_you_mean
from cardgen.yaml.source_map import SourceMap

if TYPE_CHECKING:
    from cardgen.project.prose.prose import Prose

Value = TypeVar("Value")


class Named(NamedTuple):
    """An icon that a card names or draws, and where."""

    name: str
    place: Place
    language: str = ""


def icons_named(
    card: Card, game: GameSpec, powers: Powers, root: Path, known: frozenset[str]
) -> Iterator[Named]:
    """Icons that are not `known`: in words and notes, in exceptions, drawn for power and cost."""
    source_map = SourceMap(root)
    for language, by_age in card.text.items():
        for name in _strangers(by_age, known):
            yield Named(name, _in_words(card.entry, ("text", language), name, source_map), language)
    for language, notes in card.notes.items():
        for name in _strangers(notes, known):
            yield Named(
                name, _in_words(card.entry, ("notes", language), name, source_map), language
            )
    for field, said in card.declared.items():
        if isinstance(said, Mapping):
            for language, runs in said.items():
                for name in _strangers((runs,), known):
                    place = _in_words(card.entry, (field, language), name, source_map)
                    yield Named(name, place, language)
        elif isinstance(said, Icon) and said.name not in known:
            yield Named(said.name, card.place(field))
    drawn = {
        "printed": (printed.icons for printed in card.printed if printed),
        "power": (icon_line(power, marker=card.marker) for power in _different(powers)),
        "cost": (cost_icons(cost, game) for cost in _different(card.cost)),
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


def _in_words(entry: Map, path: tuple[str, ...], name: str, source_map: SourceMap) -> Place:
    """The token itself, wherever under `path` it stands."""
    for where in _texts(ValueRef(entry, path[0]), path[1]):
        offset = str(where.value).find("{" + name)
        if offset >= 0:
            return source_map.place(where, offset + 1, len(name))
    return entry.place(*path)


def _texts(where: ValueRef, language: str) -> Iterator[ValueRef]:
    """Every text below a value, of one language where languages part."""
    held = where.value
    if isinstance(held, str):
        yield where
    elif isinstance(held, Map):
        for key in (language,) if language in held else held:
            yield from _texts(ValueRef(held, key), language)
    elif isinstance(held, Seq):
        for index in range(len(held)):
            yield from _texts(ValueRef(held, index), language)


def unused_icons(project: Project, shown: Collection[str]) -> Iterator[tuple[str, Place]]:
    """Files of templates/icons/ that no face shows, no words name and no power draws.

    `shown` are the names of those that rulebooks show.
    """
    used = {*shown, *(name.partition(":")[0] for name in _drawn(project))}
    for pack in project.packs:
        used.add(pack.pack.mark)
        for card in pack.cards:
            notes = (runs for notes in card.notes.values() for runs in notes)
            lines = (icon_line(power, marker=card.marker) for power in pack.powers(card))
            used |= {run.name for runs in (*notes, *lines) for run in runs if isinstance(run, Icon)}
            used |= {icon.name for icon in declared_icons(card)}
    yield from _left(project, "icons", used)


def unused_emblems(project: Project) -> Iterator[tuple[str, Place]]:
    """Files of templates/emblems/ that no card names and no face shows."""
    shown = {name.removeprefix("emblems/") for name in _drawn(project)}
    shown |= {card.emblem for pack in project.packs for card in pack.cards}
    if project.packs:
        yield from _left(project, "emblems", shown)


def _left(project: Project, folder: str, used: Container[str]) -> Iterator[tuple[str, Place]]:
    """Files of the root's own that have none of these names."""
    for path in sorted((project.root / "templates" / folder).glob("*.svg")):
        if path.stem not in used:
            yield path.stem, Place(display_path(path, project.root))


def _drawn(project: Project) -> set[str]:
    """The names of all drawings on all faces, drawings inside drawings included."""
    seen: dict[Drawing, None] = {}
    waiting = [shown.face.marks for pack in project.packs for shown in pack.faces]
    while waiting:
        for drawing in _stamped(waiting.pop()):
            if drawing not in seen:
                seen[drawing] = None
                waiting.append(drawing.marks)
    return {drawing.name for drawing in seen}


def _stamped(marks: Iterable[Mark]) -> Iterator[Drawing]:
    return (mark.drawing for mark in marks if type(mark) is Stamp)


def check_icons_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """Every icon that a printed card names or draws, once."""
    if view.is_printed(card):
        known = view.assets.signs.names
        for named in icons_named(card, view.pack.game, view.powers(card), view.root, known):
            yield _finding(named, card.id, known)


def check_mark(view: PackView) -> Iterator[Finding]:
    """The mark, where a layout draws it and there is none of that name: once for all cards."""
    pack, known = view.pack, view.assets.signs.names
    if pack.printed_decks and missing_drawings(pack, view.composers_by_ink, {"mark": pack.mark}):
        message = f'there is no icon "{pack.mark}" for the mark{did_you_mean(pack.mark, known)}'
        help = (
            "the mark is the small sign that tells this pack's cards apart: draw"
            f" templates/icons/{pack.mark}.svg, or name an icon that is there"
        )
        yield Finding("unknown-icon", "unknown-mark", pack.entry.place("mark"), message, help)


def _finding(named: Named, card: str, known: frozenset[str]) -> Finding:
    message = f'there is no icon "{named.name}"{did_you_mean(named.name, known)}'
    help = f"put {named.name}.svg into templates/icons/, or name one that is there"
    return Finding(
        "unknown-icon",
        "unknown-icon",
        named.place,
        message,
        help,
        card=card,
        language=named.language,
    )


UNKNOWN_ICON = Check(
    slug="unknown-icon",
    title="An icon that is not there",
    why="""\
An icon in words, in recorded exceptions, the one an effect draws, or the mark that tells a pack's
cards apart, is an SVG file of templates/icons/. A hole in a line of icons changes what a player
reads across the table.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Recevez {coins:3}.        # did you mean "coin"?
""",
    mend="""\
Type the name of a file of templates/icons/ without its ending, or draw it.
""",
    codes=("unknown-icon", "unknown-mark"),
    over_pack=check_mark,
    over_card=check_icons_of_card,
)


def check_unused_icon(prose: "Prose") -> Iterator[Finding]:
    """Files of templates/icons/ against all that the packs print; once all of them are sound."""
    if prose.project.complete:
        shown = {
            name
            for rulebooks in prose.all_rulebooks
            for book in rulebooks.books
            for name in book.icons
        }
        for name, place in unused_icons(prose.project, shown):
            message = f'nothing uses the icon "{name}"'
            help = "use it, or delete the file"
            yield Finding("unused-icon", "unused-icon", place, message, help, "warning")


UNUSED_ICON = Check(
    slug="unused-icon",
    title="An icon that nothing uses",
    why="""\
An icon that no card, layout, note or rulebook uses is a leftover or a slip: perhaps a card meant it
and says another. It is a warning, since a pack under way may not need it yet.
""",
    refused="""\
# templates/icons/trident-old.svg, named nowhere
""",
    mend="""\
Use it, or delete the file.
""",
    over_prose=check_unused_icon,
)


def check_unused_emblem(project: Project) -> Iterator[Finding]:
    """Files of templates/emblems/ against the cards; once all of them are sound."""
    if project.complete:
        for name, place in unused_emblems(project):
            message = f'no card shows the emblem "{name}"'
            help = "show it, or delete the file and its credit"
            yield Finding("unused-emblem", "unused-emblem", place, message, help, "warning")


UNUSED_EMBLEM = Check(
    slug="unused-emblem",
    title="An emblem that no card shows",
    why="""\
Every emblem is credited to its author in the booklets. One that no card shows would be credited
for nothing, and is a leftover or a slip.
""",
    refused="""\
# templates/emblems/harp.svg, while Iris shows the lyre
""",
    mend="""\
Show it, or delete the file and its line in templates/emblems/credits.yaml.
""",
    over_project=check_unused_emblem,
)

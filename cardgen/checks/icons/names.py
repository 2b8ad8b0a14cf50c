"""Icons that cards name and nobody has drawn."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

from cardgen.checks.check import Check
from cardgen.effects.power.description import cost_icons, icon_line
from cardgen.layout.template.variables import Powers
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.text import Icon, Runs
from cardgen.project.pack_view import PackView
from cardgen.project.required_drawings import missing_drawings
from cardgen.suggest import closest_match, did_you_mean, join_words
from cardgen.yaml.source_map import SourceMap

Value = TypeVar("Value")


class Named(NamedTuple):
    """An icon that a card names or draws, and where."""

    name: str
    place: Place
    language: str = ""
    drawn: bool = False  # by its power or its cost, not named by the author


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
            yield Named(name, _in_list(card.entry, field, name), drawn=field != "printed")


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


def _in_list(entry: Map, field: str, name: str) -> Place:
    """The icon itself where a list names it, else the field whose value draws it."""
    held = _leaves(ValueRef(entry, field)) if field in entry else ()
    named = (one.place for one in held if str(one.value).partition(":")[0] == name)
    return next(named, entry.place(field))


def _leaves(where: ValueRef) -> Iterator[ValueRef]:
    """Every value below a value that is neither map nor list."""
    held = where.value
    if isinstance(held, Map):
        for key in held:
            yield from _leaves(ValueRef(held, key))
    elif isinstance(held, Seq):
        for index in range(len(held)):
            yield from _leaves(ValueRef(held, index))
    else:
        yield where


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


def check_icons_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """Every icon that a printed card names or draws, once."""
    if view.is_printed(card):
        known = view.assets.signs.names
        for named in icons_named(card, view.pack.game, view.powers(card), view.root, known):
            yield _finding(named, card.id, known)


def check_mark(view: PackView) -> Iterator[Finding]:
    """The mark, where a layout draws it and there is none of that name: once for all cards."""
    pack, known = view.pack, view.assets.signs.names
    if not pack.printed_decks or view.known_beside:
        return
    if missing_drawings(pack, view.composers_by_ink, {"mark": pack.mark}):
        message = f'there is no icon "{pack.mark}" for the mark{did_you_mean(pack.mark, known)}'
        help = (
            "the mark is the small sign that tells this pack's cards apart: draw"
            f" templates/icons/{pack.mark}.svg, name an icon that is there, or say mark: none"
        )
        if not pack.mark:
            message = "a layout draws the mark, and this pack has none"
            help = 'leave it out there, if: "{{ mark }}", or draw a sign and name it here'
        yield Finding("unknown-icon", "unknown-mark", pack.entry.place("mark"), message, help)


def _finding(named: Named, card: str, known: frozenset[str]) -> Finding:
    if named.drawn:
        return _undrawn(named, card, known)
    message = f'there is no icon "{named.name}"{did_you_mean(named.name, known)}'
    listed = "" if closest_match(named.name, known) else ", all of them: cardgen explain icons"
    help = f"put {named.name}.svg into templates/icons/, or name one that is there{listed}"
    return Finding(
        "unknown-icon",
        "unknown-icon",
        named.place,
        message,
        help,
        card=card,
        language=named.language,
    )


def _undrawn(named: Named, card: str, known: frozenset[str]) -> Finding:
    """An icon that nobody has misspelt, so that no other can be meant: those like it are listed."""
    message = f'there is no icon "{named.name}", which this draws'
    stem = named.name.partition("-")[0]
    alike = sorted(one for one in known if stem in one)
    there = f" (there is {join_words(alike, joined_by='and')})" if alike else ""
    help = (
        f"put {named.name}.svg into templates/icons/, have another power{there}, or say under"
        " printed: which icons stand for it, and why, as exception:"
    )
    return Finding("unknown-icon", "unknown-icon", named.place, message, help, card=card)


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

"""Icons that cards name and nobody has drawn, or whose drawing has no place for their number."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

from cardgen.checks.check import Check
from cardgen.checks.icons.game_signs import undrawn_signs, unnumbered_signs
from cardgen.checks.icons.marks import check_mark
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import cost_icons, power_line
from cardgen.layout.icons import IconSet
from cardgen.layout.template.variables import Powers
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place, Stop
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map
from cardgen.model.text import Icon, Runs
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words
from cardgen.yaml.source_map import SourceMap

Value = TypeVar("Value")


class Named(NamedTuple):
    """An icon that a card names or draws, and where.

    It has a number only where a drawing is there that has no place for one.
    """

    icon: Icon
    place: Place
    language: str = ""
    drawn: bool = False  # by its power or its cost, not named by the author
    single: str = ""  # what to type in a power so that no number is drawn

    @property
    def name(self) -> str:
        return self.icon.name


def icons_named(
    card: Card, game: GameSpec, powers: Powers, root: Path, signs: IconSet
) -> Iterator[Named]:
    """Icons that `signs` cannot draw: in words and notes, in exceptions, for power and cost."""
    source_map = SourceMap(root)
    for field, words in (("text", card.text), ("notes", card.notes)):
        for language, by_age in words.items():
            for icon in _strangers(by_age, signs):
                place = _in_words(card.entry, (field, language), icon, source_map)
                yield Named(icon, place, language)
    yield from _in_fields(card, source_map, signs)
    drawn = {
        "printed": (printed.icons for printed in card.printed if printed),
        "cost": (cost_icons(cost, game) for cost in _different(card.cost)),
    }
    for field, lines in drawn.items():
        for icon in _strangers(lines, signs):
            yield Named(icon, _in_list(card.entry, field, icon), drawn=field != "printed")
    yield from _in_powers(card, powers, signs)


def _in_fields(card: Card, source_map: SourceMap, signs: IconSet) -> Iterator[Named]:
    """Icons of the fields that a pack declares."""
    for field, said in card.declared.items():
        if isinstance(said, Mapping):
            for language, runs in said.items():
                for icon in _strangers((runs,), signs):
                    place = _in_words(card.entry, (field, language), icon, source_map)
                    yield Named(icon, place, language)
        elif isinstance(said, Icon):
            for icon in _strangers(((said,),), signs):
                yield Named(icon, card.place(field))


def _in_powers(card: Card, powers: Powers, signs: IconSet) -> Iterator[Named]:
    """Icons drawn for the power, at what draws them, in Ages that print no others."""
    met: set[Icon] = set()
    last: tuple[Ability, ...] | None = None
    for age, power in enumerate(powers):
        if power is last or card.printed[age]:
            continue
        last = power
        for icon in _strangers((power_line(power, marker=card.marker, headed=False),), signs):
            if icon not in met:
                met.add(icon)
                yield _at_part(card, age, power, icon)


def _at_part(card: Card, age: int, power: tuple[Ability, ...], icon: Icon) -> Named:
    from cardgen.effects.power.drawn_by import typed_number, typed_part  # few powers have any

    def is_meant(one: Icon) -> bool:
        return one.name == icon.name and icon.number in ("", one.number)

    part = typed_part(card.power[age], power, is_meant)
    if part is None:  # the card draws it, such as its marker
        return Named(icon, card.entry.place("power"), drawn=True)
    number = typed_number(part, icon.number) if icon.number else None
    single = f"{number.key}: 1" if number else ""
    return Named(icon, (number or part).key_place, drawn=True, single=single)


def _different(by_age: ByAge[Value]) -> Iterable[Value]:
    """The values of the Ages, one that several Ages share only once."""
    return {id(value): value for value in by_age}.values()


def _strangers(lines: Iterable[Runs | tuple[Icon, ...]], signs: IconSet) -> list[Icon]:
    """Each that cannot be drawn, once: with its number where that is why."""
    icons = dict.fromkeys([run for line in lines for run in line if isinstance(run, Icon)])
    if icons.keys() <= signs.sound:  # as on most cards
        return []
    unknown = [Icon(one.name) for one in icons if one.name not in signs.names]
    full = [one for one in icons if one.name in signs.names and not _has_room(one, signs)]
    return list(dict.fromkeys((*unknown, *full)))


def _has_room(icon: Icon, signs: IconSet) -> bool:
    """Whether a drawing takes the number; one that cannot be read is told by composing faces."""
    try:
        return signs.takes(icon)
    except Stop:
        return True


def _in_words(entry: Map, path: tuple[str, str], icon: Icon, source_map: SourceMap) -> Place:
    from cardgen.packs.icon_places import place_in_words  # few icons are amiss

    return place_in_words(entry, path, icon, source_map)


def _in_list(entry: Map, field: str, icon: Icon) -> Place:
    from cardgen.packs.icon_places import place_in_list  # few icons are amiss

    return place_in_list(entry, field, icon)


def check_icons_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """Every icon that a printed card names or draws, once; signs of costs are told of the game."""
    if view.is_printed(card):
        signs, game = view.assets.signs, view.pack.game
        for named in icons_named(card, game, view.powers(card), view.root, signs):
            if not (named.drawn and _is_of_game(named, game, view)):
                yield _finding(named, card.id, view)


def _is_of_game(named: Named, game: GameSpec, view: PackView) -> bool:
    """Whether a sign that is amiss is that of something which the file of the game names."""
    signs = view.assets.signs
    told = {
        **undrawn_signs(game, signs.names, view.root),
        **unnumbered_signs(game, signs, view.root),
    }
    return named.name in [game.payments[payment].sign for payment in told]


def _finding(named: Named, card: str, view: PackView) -> Finding:
    if named.icon.number:
        return _unnumbered(named, card)
    known = view.assets.signs.names
    from cardgen.packs.aids.legend import ask_or_place_icon  # few icons are amiss

    question, there = ask_or_place_icon(named.name, known, view.root)
    if named.drawn:
        return _undrawn(named, card, known, there)
    message = f'there is no icon "{named.name}"{question}'
    listed = "" if question else ", all of them: cardgen explain icons"
    put = f"put {named.name}.svg into templates/icons/, or name one that is there{listed}"
    help = there or put
    return Finding(
        "unknown-icon",
        "unknown-icon",
        named.place,
        message,
        help,
        card=card,
        language=named.language,
    )


def _undrawn(named: Named, card: str, known: frozenset[str], lying: str) -> Finding:
    """An icon that nobody has misspelt, so that no other can be meant: those like it are listed,
    unless its drawing is `lying` elsewhere."""
    message = f'there is no icon "{named.name}", which this draws'
    stem = named.name.partition("-")[0]
    alike = sorted(one for one in known if stem in one)
    there = f" (there is {join_words(alike, joined_by='and')})" if alike else ""
    help = lying or (
        f"put {named.name}.svg into templates/icons/, have another power{there}, or say under"
        " printed: which icons stand without it, and why, as exception:"
    )
    return Finding("unknown-icon", "unknown-icon", named.place, message, help, card=card)


def _unnumbered(named: Named, card: str) -> Finding:
    """A drawing without a place for the number that is to stand in it."""
    name, number = named.name, named.icon.number
    drawing = f"draw a templates/icons/{name}.svg that has one, data-number (docs/art.md)"
    if not named.drawn:
        message = f'the icon "{name}" has no place for the number {number}'
        help = f"type {name} without a number, write the number in words, or {drawing}"
    else:
        message = (
            f'the icon "{name}", which this draws with the number {number}, has no place for one'
        )
        first = f"type {named.single}" if named.single else "have another power"
        help = (
            f"{first}, {drawing}, or say under printed: which icons stand without it, and why,"
            " as exception:"
        )
    return Finding(
        *("unknown-icon", "unnumbered-icon", named.place, message, help),
        card=card,
        language=named.language,
    )


UNKNOWN_ICON = Check(
    slug="unknown-icon",
    title="An icon that is not there, or has no place for its number",
    why="""\
An icon in words, in recorded exceptions, the one an effect draws, or the mark that tells a pack's
cards apart, is an SVG file of templates/icons/; its `data-number` says where a number stands in it.
A hole in a line of icons changes what a player reads across the table.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Recevez {coins:3}.        # did you mean "coin"?
- id: eris
  power:
    - coins: 1
      per: {stages: 2}          # the icon stage has no place for a number
""",
    mend="""\
Type the name of a file of templates/icons/ without its ending, or draw it; leave out the number, or
give the drawing a place for it.
""",
    codes=("unknown-icon", "unknown-mark", "unnumbered-icon"),
    over_pack=check_mark,
    over_card=check_icons_of_card,
)

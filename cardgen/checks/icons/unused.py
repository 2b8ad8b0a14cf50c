"""Icons and emblems that were drawn and that nobody names."""

from collections.abc import Collection, Container, Iterator
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from cardgen.checks.check import Check
from cardgen.effects.power.description import icon_line
from cardgen.effects.power.terms import NEXT
from cardgen.layout.template.variables import declared_icons
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.text import Icon
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.card_record import seated_cards
from cardgen.packs.root import display_path
from cardgen.project.pack_view import PackView
from cardgen.project.printed.printed_works import drawings_of
from cardgen.project.project import Project

if TYPE_CHECKING:
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

Value = TypeVar("Value")


def unused_icons(project: Project, shown: Collection[str]) -> Iterator[tuple[str, Place]]:
    """Files of templates/icons/ that no face shows, no words name and no power draws, and
    that stand on no player aid.

    References print the bar between two effects.

    `shown` are the names of those that rulebooks show.
    """
    used = {*shown, NEXT.name, *(name.partition(":")[0] for name in _drawn(project))}
    for view in project.packs:
        used.add(view.pack.mark)
        used.update(_told(project, view))
        used.update(_on_aid(project, view))
    yield from _left(project, "icons", used)


def _told(project: Project, view: PackView) -> Iterator[str]:
    """The icons that cards name or their powers draw."""
    for deck in view.pack.decks:
        for card, seat in seated_cards(deck):
            key = project.digests.of_card("told", view, card, seat)
            yield from project.parts.names(key, partial(_told_on_card, view, card))


def _on_aid(project: Project, view: PackView) -> tuple[str, ...]:
    """The icons that the player aid of a pack shows."""

    def look() -> Iterator[str]:
        for section in view.aid:
            shown = (*section.signs, *(icon for line in section.lines for icon in line.signs))
            yield from (icon.name for icon in shown)

    key = project.digests.beside_cards("icons of the player aid", view, told=AID_FILE)
    return project.parts.names(key, look)


def _told_on_card(view: PackView, card: Card) -> Iterator[str]:
    notes = (runs for notes in card.notes.values() for runs in notes)
    lines = (icon_line(power, marker=card.marker) for power in view.powers(card))
    yield from (run.name for runs in (*notes, *lines) for run in runs if isinstance(run, Icon))
    yield from (icon.name for icon in declared_icons(card))


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
    return {name for view in project.packs for name in drawings_of(project, view)}


def check_unused_icon(prose: "Prose") -> Iterator[Finding]:
    """Files of templates/icons/ against all that the packs print; once all of them are sound."""
    if prose.project.complete:
        shown = {
            name for books in prose.project.rulebooks for name in _in_books(prose.project, books)
        }
        for name, place in unused_icons(prose.project, shown):
            message = f'nothing uses the icon "{name}"'
            help = "use it, or delete the file"
            yield Finding("unused-icon", "unused-icon", place, message, help, "warning")


def _in_books(project: Project, rulebooks: "PackRulebooks") -> tuple[str, ...]:
    """The icons that the rulebooks of a pack show."""
    key = project.prose_digests.of_books("icons", rulebooks.view)
    return project.parts.names(key, lambda: (n for book in rulebooks.books for n in book.icons))


UNUSED_ICON = Check(
    slug="unused-icon",
    title="An icon that nothing uses",
    why="""\
An icon that no card, layout, note, rulebook or player aid uses is a leftover or a slip: perhaps a
card meant it and says another. It is a warning, since a pack under way may not need it yet.
""",
    refused="""\
# templates/icons/trident-old.svg, named nowhere
""",
    mend="""\
Use it, or delete the file.
""",
    over_prose=check_unused_icon,
    of_faces=True,
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
    of_faces=True,
)

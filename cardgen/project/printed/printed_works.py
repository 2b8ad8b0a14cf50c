"""What stands on the faces of a pack: signs, emblems and faces of type, found in their marks."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import NamedTuple

from cardgen.layout.marks import CardFace, Drawing, Mark, Stamp, TextLine
from cardgen.layout.template.variables import shown_icons
from cardgen.model.card import Card
from cardgen.model.text import Icon
from cardgen.model.wonder import Wonder
from cardgen.packs.card_record import CardSeat, card_digest, seated_cards
from cardgen.project.pack_view import PackView
from cardgen.project.printed.faces import ComposedFace
from cardgen.project.project import Project

EMBLEMS, ICONS = "emblems/", "icons/"


class FoundWorks(NamedTuple):
    """What has been found in marks, by name, each once; drawings are looked into once."""

    drawings: dict[str, None]
    typefaces: dict[str, None]

    def look(self, marks: Iterable[Mark]) -> None:
        """Add what stands in some marks."""
        for mark in marks:
            if type(mark) is TextLine:
                self.typefaces.update((face, None) for face, _ in mark.words)
            elif type(mark) is Stamp:
                within = _works_within(mark.drawing)
                self.drawings.update(within.drawings)
                self.typefaces.update(within.typefaces)


@lru_cache(maxsize=1024)  # grounds hold dozens of drawings, and stand on card after card
def _works_within(drawing: Drawing) -> FoundWorks:
    """A drawing, and what stands in it."""
    found = FoundWorks({drawing.name: None}, {})
    found.look(drawing.marks)
    return found


def works_of(faces: Iterable[CardFace]) -> FoundWorks:
    """What stands on these faces."""
    found = FoundWorks({}, {})
    for face in faces:
        found.look(face.marks)
    return found


def signs_of(face: CardFace, known: Collection[str]) -> tuple[Icon, ...]:
    """The signs on a face, with their numbers; `known` are the names of all there are."""
    return signs_among(works_of((face,)).drawings, known)


def signs_among(drawings: Iterable[str], known: Collection[str]) -> tuple[Icon, ...]:
    """The signs among drawings, with their numbers."""
    named = (name.removeprefix(ICONS) for name in drawings)
    parted = (name.partition(":") for name in named)
    return tuple(Icon(name, number) for name, _, number in parted if name in known)


def emblems_among(drawings: Iterable[str]) -> Iterator[str]:
    """The emblems among drawings."""
    return (name.removeprefix(EMBLEMS) for name in drawings if name.startswith(EMBLEMS))


class FrontWorks(NamedTuple):
    """What stands on the front of a card: the names of drawings, and the faces of type."""

    card: Card
    drawings: tuple[str, ...]
    typefaces: tuple[str, ...]


def front_works(view: PackView, language: str) -> Iterator[FrontWorks]:
    """What stands on the front of each card; of cards found sound before it is known already."""
    composed = {
        card.id: shown.face
        for shown, card in view.composed.fronts()
        if shown.face.language == language
    }
    for deck in view.pack.printed_decks:
        for card, seat in seated_cards(deck):
            key = card_digest(card), seat, language
            known = view.works.get(key) if card.id in view.sound else None
            if known is None:
                face = composed.get(card.id) or view.composed.front(deck.components, card, language)
                found = works_of((face,))
                known = tuple(found.drawings), tuple(found.typefaces)
                if key[0]:
                    view.works[key] = known
            yield FrontWorks(card, *known)


def drawings_of(project: Project, view: PackView) -> set[str]:
    """The names of all drawings on the faces of a pack, as an earlier check left them."""
    names, digests = project.parts.names, project.digests
    fronts = cache(partial(_fronts, view))

    def look(card: Card) -> Iterable[str]:
        return works_of(fronts(view.known.has(card)).get(card.id, ())).drawings

    def look_beside() -> Iterable[str]:
        return works_of(one.face for one in _beside(view) if one.card is None).drawings

    found = {*names(digests.beside_cards("drawings", view), look_beside)}
    for card, seat in _seated(view):
        found |= {*names(digests.of_front("drawings", view, card, seat), partial(look, card))}
    return found


def _beside(view: PackView) -> tuple[ComposedFace, ...]:
    """The faces of a pack, those beside its cards be they known to be sound or not."""
    return (replace(view, known_beside=False) if view.known_beside else view).composed.faces


def _seated(view: PackView) -> Iterator[tuple[Card, CardSeat]]:
    return (each for deck in view.pack.printed_decks for each in seated_cards(deck))


def _fronts(view: PackView, whole: bool) -> Mapping[str, list[CardFace]]:
    """The fronts of cards by id; with `whole` of those too that are known to be sound."""
    fronts: dict[str, list[CardFace]] = {}
    nothing: frozenset[str] = frozenset()
    looked_at = replace(view, sound=nothing, known_fronts=nothing) if whole else view
    for shown, card in looked_at.composed.fronts():
        fronts.setdefault(card.id, []).append(shown.face)
    return fronts


def signs_on_boards(project: Project, view: PackView) -> tuple[str, ...]:
    """The names of the signs on the boards of a pack, as an earlier check left them."""
    known = project.assets.signs.names

    def look() -> Iterator[str]:
        boards = (one.face for one in _beside(view) if isinstance(one.component, Wonder))
        return (icon.name for face in boards for icon in signs_of(face, known))

    return project.parts.names(project.digests.beside_cards("signs", view), look)


def signs_on_cards(project: Project, view: PackView) -> Iterator[str]:
    """The names of the icons on printed cards of a pack, as an earlier check left them."""
    pack, digests = view.pack, project.digests
    for card, seat in _seated(view):

        def look(card: Card = card) -> Iterator[str]:
            return (icon.name for icon in shown_icons(card, pack, view.powers(card)))

        yield from project.parts.names(digests.of_card("icons", view, card, seat), look)


def faces_beside(view: PackView, language: str) -> Iterator[CardFace]:
    """Every face of a pack in a language but the fronts of cards."""
    others = (shown.face for shown in view.composed.faces if shown.card is None)
    boxes = (shown.face for shown in view.composed.boxes.faces)
    pads = (shown.face for shown in view.composed.pads.faces)
    yield from (face for face in (*others, *boxes, *pads) if face.language == language)

"""What stands on the faces of a pack: signs, emblems and faces of type, found in their marks."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from cardgen.layout.marks import CardFace, Drawing, Mark, Stamp, TextLine
from cardgen.model.card import Card
from cardgen.model.text import Icon
from cardgen.packs.card_record import card_digest, seated_cards
from cardgen.project.pack_view import PackView

EMBLEMS, ICONS = "emblems/", "icons/"


class FoundWorks(NamedTuple):
    """What has been found in marks, by name, each once; drawings are looked into once."""

    drawings: dict[str, None]
    typefaces: dict[str, None]
    inside: dict[int, Drawing]

    def look(self, marks: Iterable[Mark]) -> None:
        """Add what stands in some marks."""
        for mark in marks:
            if isinstance(mark, TextLine):
                self.typefaces.update((face, None) for face, _ in mark.words)
            elif isinstance(mark, Stamp) and id(mark.drawing) not in self.inside:
                self.inside[id(mark.drawing)] = mark.drawing
                self.drawings[mark.drawing.name] = None
                self.look(mark.drawing.marks)


def works_of(faces: Iterable[CardFace]) -> FoundWorks:
    """What stands on these faces."""
    found = FoundWorks({}, {}, {})
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
        card.id: shown.face for shown, card in view.fronts() if shown.face.language == language
    }
    for deck in view.pack.printed_decks:
        for card, seat in seated_cards(deck):
            key = card_digest(card), seat, language
            known = view.works.get(key) if card.id in view.sound else None
            if known is None:
                face = composed.get(card.id) or view.front(deck.components, card, language)
                found = works_of((face,))
                known = tuple(found.drawings), tuple(found.typefaces)
                if key[0]:
                    view.works[key] = known
            yield FrontWorks(card, *known)


def faces_beside(view: PackView, language: str) -> Iterator[CardFace]:
    """Every face of a pack in a language but the fronts of cards."""
    others = (shown.face for shown in view.faces if shown.card is None)
    boxes = (shown.face for shown in view.boxes.faces)
    pads = (shown.face for shown in view.pads.faces)
    yield from (face for face in (*others, *boxes, *pads) if face.language == language)

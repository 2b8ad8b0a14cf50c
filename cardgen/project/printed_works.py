"""What stands on the faces of a pack: signs, emblems and faces of type, found in their marks."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from cardgen.layout.marks import CardFace, Drawing, Mark, Stamp, TextLine
from cardgen.model.card import Card
from cardgen.model.text import Icon
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

    @property
    def emblems(self) -> tuple[str, ...]:
        """The emblems that stand there as drawings."""
        return tuple(
            name.removeprefix(EMBLEMS) for name in self.drawings if name.startswith(EMBLEMS)
        )


def works_of(faces: Iterable[CardFace]) -> FoundWorks:
    """What stands on these faces."""
    found = FoundWorks({}, {}, {})
    for face in faces:
        found.look(face.marks)
    return found


def signs_of(face: CardFace, known: Collection[str]) -> tuple[Icon, ...]:
    """The signs on a face, with their numbers; `known` are the names of all there are."""
    named = (name.removeprefix(ICONS) for name in works_of((face,)).drawings)
    parted = (name.partition(":") for name in named)
    return tuple(Icon(name, number) for name, _, number in parted if name in known)


def front_in(view: PackView, card: Card, language: str) -> CardFace:
    """The front of a card in a language; of one found sound before, composed now."""
    for shown, shown_card in view.fronts():
        if shown_card is card and shown.face.language == language:
            return shown.face
    deck = next(deck for deck in view.pack.printed_decks if card in deck.cards)
    return view.front(deck.components, card, language)


def faces_in(view: PackView, language: str) -> Iterator[CardFace]:
    """Every face of a pack in a language: cards, their backs, and all that lies beside them."""
    yield from (front_in(view, card, language) for card in view.pack.printed_cards)
    others = (shown.face for shown in view.faces if shown.card is None)
    boxes = (shown.face for shown in view.boxes.faces)
    pads = (shown.face for shown in view.pads.faces)
    yield from (face for face in (*others, *boxes, *pads) if face.language == language)

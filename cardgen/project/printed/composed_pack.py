"""All that is printed of one pack, composed when it is first asked for."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from cardgen.layout.composers import Composers
from cardgen.layout.marks import CardFace
from cardgen.layout.template.layouts import Layout
from cardgen.model.card import Card
from cardgen.model.component import ComponentSet
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.project.printed.boxes import ComposedBoxes, compose_boxes
from cardgen.project.printed.face_findings import ShownFace, fault_finding
from cardgen.project.printed.faces import (
    ComposedFace,
    ComposedFaces,
    FaceSubjects,
    KnownFaces,
    compose_faces,
)
from cardgen.project.printed.required_drawings import undrawn_pantheons
from cardgen.project.printed.score_pads import ComposedPads, compose_pads
from cardgen.project.typed_powers import TypedPowers


class ComposedPack:
    """The faces of a pack's components, and its boxes and score pads, in these languages and inks.

    `known` are the faces that nothing is wrong with: they are left to whoever needs their marks.
    """

    def __init__(
        self,
        pack: Pack,
        root: Path,
        languages: tuple[str, ...],
        composers_by_ink: tuple[Composers, ...],
        readings: TypedPowers,
        known: KnownFaces,
    ) -> None:
        self.pack, self.root, self.readings, self.known = pack, root, readings, known
        self.languages, self.composers_by_ink = languages, composers_by_ink

    @property
    def findings(self) -> Iterator[Finding]:
        """What composing met: faces that could not be made, and faults of those that could."""
        beside = () if self.known.beside else (self.boxes, self.pads)
        yield from self.made.findings
        yield from (finding for each in beside for finding in each.findings)
        met: set[tuple[str, str, str, str]] = set()
        others: Iterator[ShownFace] = (shown for each in beside for shown in each.faces)
        for shown in (*self.faces, *others):
            for fault in shown.face.faults:
                key = (shown.face.card, shown.face.language, fault.code, fault.field)
                if shown.ink == "full" or key not in met:  # else both inks would tell the same
                    met.add(key)
                    yield fault_finding(self.pack, shown, fault, self.root)

    @property
    def faces(self) -> tuple[ComposedFace, ...]:
        """Every face that could be composed."""
        return self.made.faces

    @cached_property
    def made(self) -> ComposedFaces:
        """The same, and why others could not be."""
        return compose_faces(self.subjects, self.composers_by_ink, self.languages, self.known)

    @property
    def subjects(self) -> FaceSubjects:
        """What layouts may name of the pack's components."""
        return FaceSubjects(self.pack, self.readings)

    def fronts(self) -> Iterator[tuple[ComposedFace, Card]]:
        """The faces of cards, each with its card."""
        return ((shown, shown.card) for shown in self.faces if shown.card is not None)

    def layout(self, of: ComponentSet) -> Layout:
        """The layout of the fronts of a set."""
        return self.composers_by_ink[0].composer(of.layout).layout

    def place(self, of: ComponentSet, card: Card) -> tuple[int, int]:
        """The number of a card in its deck, and how many there are, as its foot says."""
        return self._numbers[card.id], len(of.members)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """The number of each card in its deck."""
        decks = self.pack.decks
        return {card.id: number for deck in decks for number, card in enumerate(deck.cards, 1)}

    def front(self, of: ComponentSet, card: Card, language: str) -> CardFace:
        """The front of a card of a deck, composed now."""
        number, count = self.place(of, card)
        subject = self.subjects.variables(card, "front", language, number=number, count=count)
        return self.composers_by_ink[0].composer(of.layout).face(subject)

    @cached_property
    def boxes(self) -> ComposedBoxes:
        """The panels of boxes for cards without sleeves, as they are looked at."""
        if not self.pack.box_sets:
            return ComposedBoxes((), ())
        return compose_boxes(self.pack, self.composers_by_ink, self.languages)

    @cached_property
    def pads(self) -> ComposedPads:
        """The score pads."""
        if not self.pack.pad_sets:
            return ComposedPads((), ())
        return compose_pads(self.pack, self.composers_by_ink, self.languages)

    @cached_property
    def undrawn(self) -> Mapping[str, tuple[str, ...]]:
        """The pantheons that lack drawings, each with the files it lacks."""
        if self.known.beside:
            return {}
        return undrawn_pantheons(self.pack, self.composers_by_ink)

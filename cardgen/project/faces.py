"""The faces of a pack as they are printed, and where in the pack the faults of a face stand."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path as FilePath
from typing import NamedTuple

from cardgen.layout.card_face import CardFace, FaceFault
from cardgen.layout.composers import Composers, FaceComposer, InkUse
from cardgen.layout.icons import UnknownIcon
from cardgen.layout.template.layouts import LayoutErrors, layout_names
from cardgen.layout.template.variables import Powers, back_variables, front_variables
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Deck, Pack
from cardgen.model.place import Place
from cardgen.schema.by_age import AGE_KEYS
from cardgen.suggest import closest_match, did_you_mean, join_words
from cardgen.yaml.source_map import SourceMap


class ComposedFace(NamedTuple):
    """One side in one language and ink; `card` is None for the back that a deck shares."""

    face: CardFace
    deck: Deck
    ink: InkUse
    card: Card | None = None


class ComposedFaces(NamedTuple):
    """Faces, and what kept a card or a whole deck from being composed."""

    faces: tuple[ComposedFace, ...]
    findings: tuple[Finding, ...]


def compose_faces(
    pack: Pack,
    composers_by_ink: tuple[Composers, ...],
    languages: tuple[str, ...],
    powers: Callable[[Card], Powers],
    sound: Collection[str] = (),
) -> ComposedFaces:
    """Every front and back in every language and ink; what fails is a finding, the rest goes on.

    The fronts of `sound` cards are left to whoever needs their marks.
    """
    faces: list[ComposedFace] = []
    findings: dict[Finding, None] = {}
    for composers in composers_by_ink:
        for deck in pack.printed_decks:
            for language in languages:
                for one in _side(pack, deck, composers, language, powers, sound):
                    if isinstance(one, ComposedFace):
                        faces.append(one)
                    else:
                        findings[one] = None
    return ComposedFaces(tuple(faces), tuple(findings))


class _Fronts(NamedTuple):
    """What the fronts of a deck in one language have in common."""

    composer: FaceComposer
    pack: Pack
    language: str
    of: int
    powers: Callable[[Card], Powers]

    def face(self, card: Card, number: int) -> CardFace:
        """The front of the card with this number."""
        known = self.powers(card)
        return self.composer.face(
            front_variables(
                card, self.pack, self.language, number=number, count=self.of, powers=known
            )
        )


def _side(
    pack: Pack,
    deck: Deck,
    composers: Composers,
    language: str,
    powers: Callable[[Card], Powers],
    sound: Collection[str],
) -> Iterator[ComposedFace | Finding]:
    front_of = _composer(pack, deck, composers, "layout", deck.layout)
    if isinstance(front_of, FaceComposer):
        compose = _Fronts(front_of, pack, language, len(deck.cards), powers).face
        for number, card in enumerate(deck.cards, 1):
            if card.id not in sound:
                yield _front(deck, composers.ink, card, partial(compose, card, number))
    back_of = _composer(pack, deck, composers, "back", f"back-{deck.back}")
    if isinstance(back_of, FaceComposer):
        yield _back(pack, deck, composers.ink, back_of, language)
    for none in (front_of, back_of):
        yield from () if isinstance(none, FaceComposer) else none


def _composer(
    pack: Pack, deck: Deck, composers: Composers, field: str, name: str
) -> FaceComposer | tuple[Finding, ...]:
    """What composes the faces that a field of the deck names a layout for, or why nothing does."""
    try:
        return composers.composer(name)
    except LayoutErrors as faults:
        return tuple(faults.findings)
    except Stop as stop:
        return (_unknown_layout(pack, deck, field, composers, stop),)


def _back(
    pack: Pack, deck: Deck, ink: InkUse, composer: FaceComposer, language: str
) -> ComposedFace | Finding:
    try:
        return ComposedFace(composer.face(back_variables(pack, language)), deck, ink)
    except (Stop, UnknownIcon) as fault:
        place = pack.entry.place("decks", deck.id, "back")
        return _undrawn(fault, f"the back of {deck.id}", place)


def _front(
    deck: Deck, ink: InkUse, card: Card, compose: Callable[[], CardFace]
) -> ComposedFace | Finding:
    try:
        return ComposedFace(compose(), deck, ink, card)
    except (Stop, UnknownIcon) as fault:
        return _undrawn(fault, card.id, card.place("id"), card.id)


def _undrawn(fault: Stop | UnknownIcon, side: str, place: Place, card: str = "") -> Finding:
    if isinstance(fault, Stop) and fault.place:  # the layout's own mistake, the same for all
        return Finding("layout-file", "layout-file", fault.place, fault.message, fault.help)
    message = f"{side} cannot be drawn: {fault}"
    return Finding("drawing", "drawing", place, message, fault.help, card=card)


def _unknown_layout(
    pack: Pack, deck: Deck, field: str, composers: Composers, stop: Stop
) -> Finding:
    """A layout or a back that no file of templates/layouts/ describes; one for both inks."""
    if stop.place:
        return Finding("layout-file", "layout-file", stop.place, stop.message, stop.help)
    message, help = stop.message, stop.help
    name, lead = (deck.back, "back-") if field == "back" else (deck.layout, "")
    names = layout_names(composers.assets.root)
    if lead + name not in names:
        known = [one.removeprefix(lead) for one in names if one.startswith("back-") == bool(lead)]
        known = [one for one in known if not one.endswith("-low-ink")]
        message = f'no {field} "{name}"{did_you_mean(name, known)}'
        help = (
            f"known: {join_words(known)}; a {field} is a file templates/layouts/{lead}{name}.yaml"
        )
    elif (spared := f"{lead}{name}-low-ink") not in names:
        near = (
            closest_match(spared, [one for one in names if one.endswith("-low-ink")]) or "…-low-ink"
        )
        message = f'{field} "{name}" has no design that spares ink, "{spared}"'
        help = f"write templates/layouts/{spared}.yaml; one line may do: extends: {near}"
    place = pack.entry.place("decks", deck.id, field)
    return Finding("unknown-layout", "unknown-layout", place, message, help)


FieldPath = tuple[str | int, ...]


def face_place(pack: Pack, shown: ComposedFace) -> tuple[Place, str]:
    """The place of a whole face and its card's id; a back stands where its deck names it."""
    if shown.card is None:
        return pack.entry.place("decks", shown.deck.id, "back"), ""
    return shown.card.place("id"), shown.card.id


def fault_finding(pack: Pack, shown: ComposedFace, fault: FaceFault, root: FilePath) -> Finding:
    """The fault as a finding at the words it concerns."""
    place, card = face_place(pack, shown)
    if shown.card is not None and fault.path:
        path = _field_path(shown.card.entry, fault, shown.face.language)
        place = _character_place(shown.card.entry, path, fault.character, root)
    side = card or f"the back of {shown.deck.id}"
    message = f"{side}, {shown.face.language}, {fault.field}: {fault.message}"
    if shown.ink == "low":
        message += " (low ink)"
    return Finding(
        fault.code, fault.code, place, message, HELP.get(fault.code, ""), card=card,
        language=shown.face.language,
    )  # fmt: skip


HELP = {
    "overflow": "say it in fewer words",
    "glyph": "write the character out, or use an icon: {coin:3}",
}


def _character_place(entry: Map, path: FieldPath, character: str, root: FilePath) -> Place:
    """The character itself within the words at `path`; the words where it is not found there."""
    held = _at(entry, path)
    if isinstance(held, Map) and "text" in held:  # a name with its grammar
        path, held = (*path, "text"), held["text"]
    above = _at(entry, path[:-1])
    if character and isinstance(above, Map) and character in str(held):
        return SourceMap(root).place(ValueRef(above, path[-1]), str(held).index(character))
    return entry.place(*path)


def _field_path(entry: Map, fault: FaceFault, language: str) -> FieldPath:
    """Follow the fault's path, then the language, then the Age its field ends in."""
    path: FieldPath = fault.path
    held = _at(entry, path)
    if isinstance(held, Map) and language in held:
        path, held = (*path, language), held[language]
    age = fault.field.rsplit(" ", 1)[-1].partition("-")[0]
    if isinstance(held, Map) and age in AGES:
        path = (*path, *(key for key in held if AGES.index(age) in AGE_KEYS.get(key, ())))
    return path


def _at(entry: Map, path: FieldPath) -> object:
    held: object = entry
    for step in path:
        held = held.get(str(step)) if isinstance(held, Map) else None
    return held

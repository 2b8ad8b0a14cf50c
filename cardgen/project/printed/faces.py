"""The faces of a pack as they are printed: cards, boards and tokens, in every language and ink."""

from collections.abc import Collection, Iterator
from itertools import zip_longest
from typing import Literal, NamedTuple

from cardgen.layout.composers import Composers, FaceComposer, InkUse
from cardgen.layout.icons import UnknownIcon
from cardgen.layout.marks import CardFace
from cardgen.layout.template.component_variables import board_variables, token_variables
from cardgen.layout.template.expressions import Variables
from cardgen.layout.template.layouts import Layout, LayoutErrors, layout_names
from cardgen.layout.template.variables import NotShown, back_variables, front_variables
from cardgen.model.card import Card
from cardgen.model.component import Component, ComponentSet
from cardgen.model.declared_field import DeclaredField
from cardgen.model.finding import Finding, Place, Stop, UnknownWord
from cardgen.model.located import Map
from cardgen.model.pack import Pack
from cardgen.model.score_pad import PadSet
from cardgen.model.wonder import Wonder
from cardgen.project.typed_powers import TypedPowers
from cardgen.suggest import did_you_mean, join_words

FaceSide = Literal["front", "back"]
DRAWING = ".svg"
BOARD_SIDES = {"front": "A", "back": "B"}


class ComposedFace(NamedTuple):
    """One side in one language and ink; `component` is None for a back that all of a set share."""

    face: CardFace
    of: ComponentSet
    ink: InkUse
    side: FaceSide
    component: Component | None = None

    @property
    def card(self) -> Card | None:
        """The card whose front it is; None for anything else."""
        return self.component if isinstance(self.component, Card) else None


class ComposedFaces(NamedTuple):
    """Faces, and what kept one of them or a whole set from being composed."""

    faces: tuple[ComposedFace, ...]
    findings: tuple[Finding, ...]


class KnownFaces(NamedTuple):
    """The faces that are left to whoever needs their marks: those of `sound` cards alone, and, if
    so known, all `beside` them: backs that cards share, boards, tokens."""

    sound: Collection[str] = ()
    beside: bool = False

    def has_all(self, of: ComponentSet, *, back: bool = False) -> bool:
        """Whether all faces of a set are left, or all of its backs."""
        return self.beside and ((back and of.shared) or all(map(self.has, of.members)))

    def has(self, one: Component) -> bool:
        """Whether a face of a component is left."""
        return one.id in self.sound if isinstance(one, Card) else self.beside


class FaceSubjects:
    """What layouts may name of the components of a pack, their powers typed.

    Of the component asked for last it is remembered, for its faces in the other ink.
    """

    def __init__(self, pack: Pack, readings: TypedPowers) -> None:
        self.pack, self.readings = pack, readings
        self._last: Component | None = None
        self._made: dict[tuple[FaceSide, str], Variables] = {}

    def variables(
        self, one: Component, side: FaceSide, language: str, *, number: int, count: int
    ) -> Variables:
        """The variables of a face; `number` of `count` is the place of a card in its deck."""
        if one is not self._last:
            self._last, self._made = one, {}
        face = side, language
        if face not in self._made:
            self._made[face] = self._variables(one, *face, number=number, count=count)
        return self._made[face]

    def _variables(
        self, one: Component, side: FaceSide, language: str, *, number: int, count: int
    ) -> Variables:
        if isinstance(one, Card):
            known = self.readings.of(one)
            return front_variables(
                one, self.pack, language, number=number, count=count, powers=known
            )
        if isinstance(one, Wonder):
            name, power = BOARD_SIDES[side], self.readings.board(one)
            return board_variables(one, self.pack, language, name, power)
        return token_variables(one, self.pack, language)


def compose_faces(
    subjects: FaceSubjects,
    composers_by_ink: tuple[Composers, ...],
    languages: tuple[str, ...],
    known: KnownFaces = KnownFaces(),  # noqa: B008  # a value that nobody changes
) -> ComposedFaces:
    """Every front and back in every language and ink but those that are known; what fails is a
    finding, the rest goes on."""
    faces: list[ComposedFace] = []
    findings: dict[Finding, None] = {}
    asked = composers_by_ink, languages, known
    by_set = [_faces_by_look(subjects, of, *asked) for of in subjects.pack.printed_sets]
    for composers in composers_by_ink:
        for made in by_set:
            for one in (one for each in languages for one in made[composers.ink, each]):
                if isinstance(one, ComposedFace):
                    faces.append(one)
                elif one not in findings:
                    findings[eased_finding(one, composers, composers_by_ink)] = None
    return ComposedFaces(tuple(faces), tuple(findings))


def _faces_by_look(
    subjects: FaceSubjects,
    of: ComponentSet,
    composers_by_ink: tuple[Composers, ...],
    languages: tuple[str, ...],
    known: KnownFaces,
) -> dict[tuple[InkUse, str], list[ComposedFace | Finding]]:
    """The faces of a set by ink and language, composed one component after the other, whose faces
    have most in common: what they say, its words measured and broken into lines."""
    looks = {
        (composers.ink, language): _set_faces(subjects, of, composers, language, known)
        for composers in composers_by_ink
        for language in languages
    }
    made: dict[tuple[InkUse, str], list[ComposedFace | Finding]] = {look: [] for look in looks}
    for alike in zip_longest(*looks.values()):
        for look, one in zip(looks, alike, strict=True):
            if one is not None:
                made[look].append(one)
    return made


def eased_finding(finding: Finding, composers: Composers, every: tuple[Composers, ...]) -> Finding:
    """A design that spares ink may be missing where nobody asks for it alone: a warning."""
    alone = len(every) == 1 or composers.ink != "low"
    if alone or finding.code != "unknown-layout":
        return finding
    return finding._replace(severity="warning")


def _set_faces(
    subjects: FaceSubjects,
    of: ComponentSet,
    composers: Composers,
    language: str,
    known: KnownFaces,
) -> Iterator[ComposedFace | Finding]:
    """The fronts of a set, then its backs: one for all, or one for each component."""
    if known.has_all(of):
        return
    front_of = _composer(subjects.pack, of, composers, "layout", of.layout)
    back_of = front_of
    if of.back and not (of.shared and known.beside):
        back_of = _composer(subjects.pack, of, composers, "back", of.back_layout)
    if isinstance(front_of, FaceComposer):
        yield from _own_faces(subjects, of, front_of, composers.ink, "front", language, known)
    if isinstance(back_of, FaceComposer):
        if of.shared and known.beside:
            pass
        elif of.shared:
            yield _shared_back(subjects.pack, of, composers.ink, back_of, language)
        else:
            yield from _own_faces(subjects, of, back_of, composers.ink, "back", language, known)
    for none in dict.fromkeys((front_of, back_of)):
        yield from () if isinstance(none, FaceComposer) else none


def _composer(
    pack: Pack, of: ComponentSet, composers: Composers, field: str, name: str
) -> FaceComposer | tuple[Finding, ...]:
    """What composes the faces that a field of the set names a layout for, or why nothing does."""
    try:
        composer = composers.composer(name)
        return undeclared_fields(pack, of, field, composer.layout) or composer
    except LayoutErrors as faults:
        return tuple(faults.findings)
    except Stop as stop:
        return (unknown_layout(pack, of, field, composers, stop),)


def _own_faces(
    subjects: FaceSubjects,
    of: ComponentSet,
    composer: FaceComposer,
    ink: InkUse,
    side: FaceSide,
    language: str,
    known: KnownFaces,
) -> Iterator[ComposedFace | Finding]:
    """The same side of each component that is not known to be sound."""
    for number, one in enumerate(of.members, 1):
        if not known.has(one):
            try:
                seen = subjects.variables(one, side, language, number=number, count=len(of.members))
                yield ComposedFace(composer.face(seen), of, ink, side, one)
            except (Stop, UnknownIcon) as fault:
                key = fault.key if isinstance(fault, NotShown) else "id"
                yield undrawn_finding(fault, one.id, one.place(key), one.id, one.entry)


def _shared_back(
    pack: Pack, of: ComponentSet, ink: InkUse, composer: FaceComposer, language: str
) -> ComposedFace | Finding:
    try:
        return ComposedFace(composer.face(back_variables(pack, language)), of, ink, "back")
    except (Stop, UnknownIcon) as fault:
        place = pack.entry.place(*of.entry, "back")
        told = undrawn_finding(fault, f"the back of {of.id}", place)
        if told.code != "layout-file" or told.place.file.endswith(DRAWING):
            return told  # of a drawing the same is told wherever it is drawn
        return told._replace(message=f"on a back, the same for every card: {told.message}")


def undrawn_finding(
    fault: Stop | UnknownIcon, side: str, place: Place, card: str = "", entry: Map | None = None
) -> Finding:
    """Why a side could not be composed, at its place in the pack or in its layout; a word of the
    `entry` that nothing is called, at that word."""
    if isinstance(fault, Stop) and fault.place:  # the layout's own mistake, the same for all
        return Finding("layout-file", "layout-file", fault.place, fault.message, fault.help)
    if entry is not None and isinstance(fault, UnknownWord):
        for key in (key for key, held in entry.items() if held == fault.word):
            at = entry.place(key)
            return Finding("drawing", "drawing", at, fault.message, fault.help, card=card)
    message = f"{side} cannot be drawn: {fault}"
    return Finding("drawing", "drawing", place, message, fault.help, card=card)


def undeclared_fields(
    pack: Pack, of: ComponentSet, field: str, layout: Layout
) -> tuple[Finding, ...]:
    """A layout that draws fields which the pack does not declare; nothing where it declares all."""
    lacking = {name: one for name, one in layout.fields.items() if name not in pack.fields}
    if not lacking:
        return ()
    names = join_words((f'"{name}"' for name in lacking), joined_by="and")
    lines = [f"  {name}: {{{_declared(one)}}}" for name, one in lacking.items()]
    lines = ["add to pack.yaml, and let the cards say them:", "fields:", *lines]
    message = f"missing fields: the layout {layout.name.removesuffix('-low-ink')} draws {names}"
    place = pack.entry.place(*of.entry, field)
    return (Finding("missing-key", "missing-key", place, message, "\n".join(lines)),)


def _declared(field: DeclaredField) -> str:
    """What a pack writes of a field to declare it."""
    said = {"kind": field.form, "of": f"[{', '.join(field.choices)}]" if field.choices else ""}
    said |= {"within": field.within, "colour": field.colour}
    return ", ".join(f"{key}: {held}" for key, held in said.items() if held)


def unknown_layout(
    pack: Pack, of: ComponentSet | PadSet, field: str, composers: Composers, stop: Stop
) -> Finding:
    """A layout or a back that no file of templates/layouts/ describes; one for both inks."""
    if stop.place:
        return Finding("layout-file", "layout-file", stop.place, stop.message, stop.help)
    message, help = stop.message, stop.help
    name, lead = of.layout, ""
    if field == "back" and isinstance(of, ComponentSet):
        name, lead = of.back, "back-"
    names = layout_names(composers.assets.root)
    if lead + name not in names:
        known = [one.removeprefix(lead) for one in names if one.startswith("back-") == bool(lead)]
        known = [one for one in known if not one.endswith("-low-ink")]
        called = name.removeprefix(lead)
        message = f'no {field} "{name}"{did_you_mean(called, known)}'
        file = f"a {field} is a file templates/layouts/{lead}{called}.yaml"
        file += f", which pack.yaml calls {called}" if called != name else ""
        help = f"known: {join_words(known)}; {file}"
    elif (spared := f"{lead}{name}-low-ink") not in names:
        message = f'{field} "{name}" has no design that spares ink, "{spared}"'
        help = f"write templates/layouts/{spared}.yaml; one line may do: extends: {lead}{name}"
    place = pack.entry.place(*of.entry, field)
    return Finding("unknown-layout", "unknown-layout", place, message, help)

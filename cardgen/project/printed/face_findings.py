"""Where in a pack the faults of a face stand."""

from pathlib import Path as FilePath

from cardgen.layout.marks import FaceFault
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Pack
from cardgen.project.printed.boxes import BoxFace
from cardgen.project.printed.faces import ComposedFace
from cardgen.project.printed.score_pads import PadFace
from cardgen.schema.by_age import AGE_KEYS
from cardgen.yaml.source_map import SourceMap

ShownFace = ComposedFace | BoxFace | PadFace
FieldPath = tuple[str | int, ...]


def face_place(pack: Pack, shown: ShownFace) -> tuple[Place, str]:
    """The place of a whole face and the id of what shows it; none for the back of a whole set."""
    if shown.component is None:
        return pack.entry.place(*shown.of.entry, "back"), ""
    return shown.component.place("id"), shown.component.id


def fault_finding(pack: Pack, shown: ShownFace, fault: FaceFault, root: FilePath) -> Finding:
    """The fault as a finding at the words it concerns."""
    place, card = face_place(pack, shown)
    if shown.component is not None and fault.path:
        entry = shown.component.entry
        path = _field_path(entry, fault, shown.face.language)
        place = _character_place(entry, path, fault.character, root)
    side = card or f"the back of {shown.of.id}"
    message = f"{side}, {shown.face.language}, {fault.field}: {fault.message}"
    if shown.ink == "low":
        message += " (low ink)"
    return Finding(
        fault.code, fault.code, place, message, fault.help or HELP.get(fault.code, ""), card=card,
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

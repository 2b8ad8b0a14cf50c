"""Where in a pack the fault of a face stands."""

from pathlib import Path as FilePath

from cardgen.checks.review.shown import Shown
from cardgen.layout.face import Fault
from cardgen.loading.ages import AGE_KEYS
from cardgen.loading.caret import Carets
from cardgen.loading.report import Where
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.model.pack import Pack
from cardgen.model.place import Place

Path = tuple[str | int, ...]


def face_place(pack: Pack, shown: Shown) -> tuple[Place, str]:
    """The place of a whole face and its card's id; a back stands where its deck names it."""
    if shown.card is None:
        return pack.entry.place("decks", shown.deck.id, "back"), ""
    return shown.card.place("id"), shown.card.id


def fault_finding(pack: Pack, shown: Shown, fault: Fault, root: FilePath) -> Finding:
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


def _character_place(entry: Map, path: Path, character: str, root: FilePath) -> Place:
    """The character itself within the words at `path`; the words where it is not found there."""
    held = _at(entry, path)
    if isinstance(held, Map) and "text" in held:  # a name with its grammar
        path, held = (*path, "text"), held["text"]
    above = _at(entry, path[:-1])
    if character and isinstance(above, Map) and character in str(held):
        return Carets(root).place(Where(above, path[-1]), str(held).index(character))
    return entry.place(*path)


def _field_path(entry: Map, fault: Fault, language: str) -> Path:
    """Follow the fault's path, then the language, then the Age its field ends in."""
    path: Path = fault.path
    held = _at(entry, path)
    if isinstance(held, Map) and language in held:
        path, held = (*path, language), held[language]
    age = fault.field.rsplit(" ", 1)[-1].partition("-")[0]
    if isinstance(held, Map) and age in AGES:
        path = (*path, *(key for key in held if AGES.index(age) in AGE_KEYS.get(key, ())))
    return path


def _at(entry: Map, path: Path) -> object:
    held: object = entry
    for step in path:
        held = held.get(str(step)) if isinstance(held, Map) else None
    return held

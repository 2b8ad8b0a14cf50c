"""Layouts, and styles of booklets, with what they extend laid beneath them; every value keeps its
place in its file."""

from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from cardgen.layout.template.zone_kinds import ZONE_KINDS
from cardgen.model.finding import MISSING, Missing, Place, Report, Stop
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.packs.root import display_path, find_file, list_files
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.overlay import overlay_maps
from cardgen.yaml.reader import read_yaml
from cardgen.yaml.source import read_bytes


class TemplateFolder(NamedTuple):
    """A folder of templates that may extend each other, and what one of them is called."""

    path: str
    noun: str
    example: str


LAYOUTS = TemplateFolder("templates/layouts", "layout", "size: …, grounds: …, zones: …")


def layout_names(root: FilePath) -> tuple[str, ...]:
    """The layouts of a root, by name."""
    return template_names(root, LAYOUTS)


def template_names(root: FilePath, folder: TemplateFolder) -> tuple[str, ...]:
    """The templates of a folder, by name."""
    return tuple(sorted(list_files(root, folder.path, ".yaml")))


def read_template(
    name: str, *, root: FilePath, report: Report, folder: TemplateFolder = LAYOUTS
) -> Map | None:
    """The entries of a template over those it extends, and so on down; None for a file that is no
    YAML.

    Stop for a template that does not exist and for those that extend each other.
    """
    return _read(name, root, report, folder, seen=(), place=None)


def _read(
    name: str,
    root: FilePath,
    report: Report,
    folder: TemplateFolder,
    *,
    seen: tuple[str, ...],
    place: Place | None,
) -> Map | None:
    """One file and what is beneath it; `place` is where it was named, after the `seen` ones."""
    names = template_names(root, folder)
    if name not in names:
        message, help = (
            f'no {folder.noun} "{name}"{did_you_mean(name, names)}',
            f"known: {join_words(names)}",
        )
        raise Stop(message, place=place, help=help)
    if name in seen:
        raise _endless((*seen, name), folder, place)
    path = find_file(root, f"{folder.path}/{name}.yaml")
    file = display_path(path, root)
    entry = _tree(path, file, report)
    if not isinstance(entry, Map):
        _refuse_list(file, folder, report)
        return None
    if "extends" not in entry:
        return entry
    base, place = str(entry["extends"]), entry.place("extends")
    below = _read(base, root, report, folder, seen=(*seen, name), place=place)
    return below and _over(below, entry.without("extends"), report)


def _tree(path: FilePath, file: str, report: Report) -> Map | Seq | Missing:
    """What a file holds, which nobody changes."""
    content = read_bytes(path, file=file, report=report)
    if content is MISSING:
        return MISSING
    return _sound_tree(content, file) or read_yaml(content, file=file, report=report)


@lru_cache(maxsize=128)  # a layout is read again by each that extends it, and to find a place in it
def _sound_tree(content: bytes, file: str) -> Map | Seq | None:
    """What bytes hold; None where anything is to be said of them."""
    report = Report()
    tree = read_yaml(content, file=file, report=report)
    return None if len(report) or tree is MISSING else tree


def _endless(ring: tuple[str, ...], folder: TemplateFolder, place: Place | None) -> Stop:
    """Layouts that extend each other; most often one that hides what it was to change."""
    *_, last, name = ring
    if last != name:
        message = f"{folder.noun}s extend each other in a ring: {' → '.join(ring)}"
        return Stop(
            message, place=place, help=f"let one of them extend another {folder.noun}, or none"
        )
    help = (
        f"call it {folder.path}/my-{name}.yaml, which may say extends: {name}, and name it "
        f"where the pack does, my-{name}"
    )
    return Stop(f'the {folder.noun} "{name}" extends itself', place=place, help=help)


def _refuse_list(file: str, folder: TemplateFolder, report: Report) -> None:
    """A list, or nothing that could be read; the latter is reported already."""
    if not len(report):
        help = f"write {folder.example}"
        report.add(code="wrong-type", place=Place(file), message="expected a map", help=help)


def _over(below: Map, entry: Map, report: Report) -> Map:
    _refuse_idle(below, entry, report)
    whole = overlay_maps(below, entry)
    _refuse_unfound(below, entry, whole, report)
    grounds: Any = entry.get("grounds")
    for name, ground in grounds.items() if isinstance(grounds, Map) else ():
        held: Any = below.get("grounds") or {}
        under = held.get(name) if isinstance(held, Map) else None
        if isinstance(ground, Map) and isinstance(under, Map):
            both: Any = whole["grounds"]
            _refuse_unfound(under, ground, both[name], report)
    return whole


def _refuse_unfound(below: Map, over: Map, whole: Any, report: Report) -> None:
    """Report zones that change one which is not beneath: they name no kind, as a new one would.

    They are left out of the whole that the two make, which would say so again.
    """
    under, zones = below.get("zones"), over.get("zones")
    if not isinstance(zones, Map):
        return
    for name, zone in zones.items():
        known = under if isinstance(under, Map) else {}
        if name in known or not isinstance(zone, Map) or zone.keys() & ZONE_KINDS.keys():
            continue
        near = did_you_mean(name, known)
        message = f'the layout beneath has no zone "{name}"{near}'
        there = f"it has {join_words(known, joined_by='and')}" if known else "it has none"
        help = f"{there}; a new zone names its kind: {', '.join(ZONE_KINDS)}"
        place = ValueRef(zones, name).key_place
        report.add(code="zone-kind", place=place, message=message, help=help)
        whole["zones"] = whole["zones"].without(name)


def _refuse_idle(below: Map, over: Map, report: Report) -> None:
    """Report keys without a value that remove nothing: most often the name is misspelt."""
    for key, value in over.items():
        held = below.get(key)
        if value is None and key not in below:
            message = f'there is no "{key}" to remove{did_you_mean(key, below)}'
            place, help = (
                ValueRef(over, key).key_place,
                "a key without a value removes what is extended",
            )
            report.add(code="nothing-to-remove", place=place, message=message, help=help)
        elif isinstance(value, Map) and isinstance(held, Map):
            _refuse_idle(held, value, report)

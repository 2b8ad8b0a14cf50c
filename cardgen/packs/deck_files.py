"""The files of cards that decks name, by pattern, each within its pack."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Seq, ValueRef
from cardgen.model.pack import Deck, Pack
from cardgen.packs.decks import FILES, DeckPlan


def files_of_decks(
    folder: Path, plans: Mapping[str, DeckPlan], entry: Any, report: Report
) -> dict[str, list[Path]]:
    """The files of each deck, by name within each pattern; a file belongs to one deck, once."""
    taken: dict[Path, str] = {}
    files: dict[str, list[Path]] = {}
    for name, plan in plans.items():
        files[name] = []
        for pattern, where in list_patterns(plan.cards, ValueRef(entry["decks"][name], "cards")):
            for path in match_files(folder, pattern, where, report):
                if path not in taken:
                    files[name].append(path)
                    taken[path] = name
                elif taken[path] != name:
                    message = f'{path.name} already belongs to the deck "{taken[path]}"'
                    _note(report, "file-twice", where, message, "name each file in one deck")
    return files


def list_patterns(said: tuple[str, ...], where: ValueRef) -> Iterator[tuple[str, ValueRef]]:
    """Each pattern of files with the place where it stands, alone or in a list."""
    for index, pattern in enumerate(said):
        held = where.value
        yield pattern, ValueRef(held, index) if isinstance(held, Seq) else where


def match_files(folder: Path, pattern: str, where: ValueRef, report: Report) -> list[Path]:
    """The files a pattern names; patterns and links that lead out of the pack are refused."""
    if pattern.startswith(("/", "\\", "~")) or ".." in pattern.split("/") or ":" in pattern:
        message = f'"{pattern}" leads out of the pack'
        _note(report, "path-outside", where, message, "name files of the pack: gods/*.yaml")
        return []
    try:
        paths = sorted(path for path in folder.glob(pattern) if path.is_file())
    except (ValueError, NotImplementedError, OSError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else fault
        message = f'"{pattern}" is no pattern of files: {reason}'
        _note(report, "no-files", where, message, "name a file of the pack, or gods/*.yaml")
        return []
    inside = folder.resolve()
    strays = [path for path in paths if not path.resolve().is_relative_to(inside)]
    for path in strays:
        message = f"{path.name} is a link that leads out of the pack"
        _note(report, "path-outside", where, message, "put the file itself there")
    if not paths:
        message = f'no file is called "{pattern}"'
        _note(report, "no-files", where, message, "name a file of the pack, or a pattern")
    return [path for path in paths if path not in strays]


def files_of_pack(pack: Pack) -> frozenset[Path]:
    """All files that the decks of a pack and its Wonders name."""
    decks: Any = pack.entry["decks"]
    wheres = [ValueRef(decks[deck.id], "cards") for deck in pack.decks]
    wheres += [ValueRef(pack.entry, "wonders")] if "wonders" in pack.entry else []
    return frozenset(
        path
        for where in wheres
        for pattern, at in list_patterns(_said(where), where)
        for path in match_files(pack.folder, pattern, at, Report())
    )


def files_of_deck(pack: Pack, deck: Deck) -> list[Path]:
    """The files of cards that a deck of a pack names, in their order."""
    decks: Any = pack.entry["decks"]
    where = ValueRef(decks[deck.id], "cards")
    return [
        path
        for pattern, at in list_patterns(_said(where), where)
        for path in match_files(pack.folder, pattern, at, Report())
    ]


def _said(where: ValueRef) -> tuple[str, ...]:
    said = FILES.read(where.value, where, Report())
    return () if said is MISSING else said


def _note(report: Report, code: str, where: ValueRef, message: str, help: str) -> None:
    report.add(code=code, place=where.place, message=message, help=help)

"""The folders of languages, `templates/languages/<language>/`: where each of their files stands.

`language.yaml` is its name and its typography, `sheets.yaml` what is printed around cards,
`phrases.yaml` how effects are worded, `prose.yaml` how words are typed, `senses.yaml` what those
mean that turn a rule into another, `settled.yaml` how rules are told that a game settles,
`story.yaml` in which words scenarios are told.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.finding import MISSING, Finding, Place, Report, Stop
from cardgen.model.language import LanguageProfile, SheetWords
from cardgen.model.located import Map, ValueRef
from cardgen.packs.language_schemas import PROFILE, SCHEMAS, SHEETS
from cardgen.packs.root import display_path, find_file, search_folders, shipped_root
from cardgen.schema.kinds import Kind
from cardgen.suggest import join_words
from cardgen.yaml.overlay import overlay_maps
from cardgen.yaml.reader import read_file

LANGUAGES_FOLDER = "templates/languages"
# Files of a root that lie over those that are shipped, key by key, each with the keys whose lists
# are not added to: which item is the first of these means something.
LAID_OVER: Mapping[str, tuple[str, ...]] = {
    SHEETS: (),
    "prose": ("quotes", "modals"),
    "senses": (),
}
FORMER_FOLDERS = ("phrases", "prose", "story")  # of templates/, a file for each language


def language_path(language: str, part: str) -> str:
    """A file of a language from the root on, such as `templates/languages/fr/prose.yaml`."""
    return f"{LANGUAGES_FOLDER}/{language}/{part}.yaml"


def find_language_file(root: Path, language: str, part: str) -> Path:
    """A file of a language; where there is none, where it would be.

    Stop where the root has files in the folders that languages had formerly.
    """
    refuse_former_places(root)
    return find_file(root, language_path(language, part))


def read_language_file(root: Path, language: str, part: str, kind: Kind) -> Any:
    """A file of a language as a kind reads it. Stop at the first fault, and where there is none."""
    report = Report()
    tree = _tree(root, language, part, report)
    read = kind.read(tree, ValueRef(tree), report) if tree is not MISSING else MISSING
    for fault in report.findings:
        raise Stop(fault.message, place=fault.place, help=fault.help)
    return read


def _tree(root: Path, language: str, part: str, report: Report) -> Any:
    """What a file of a language says; a root's own one lies over what is shipped where it need not
    be whole."""
    found, path = find_language_file(root, language, part), language_path(language, part)
    layers = [file for layer in search_folders(root) if (file := layer / path).is_file()]
    over, *below = (
        read_file(file, file=display_path(file, root), report=report)
        for file in (layers if part in LAID_OVER and layers else [found])
    )
    if not (below and isinstance(below[0], Map) and isinstance(over, Map)):
        return over
    return overlay_maps(below[0], over, adding=part != SHEETS, replaced=LAID_OVER[part])


def languages_with(root: Path, part: str) -> tuple[str, ...]:
    """The languages that have such a file, in alphabetical order. Stop as `find_language_file`."""
    refuse_former_places(root)
    folders = (layer / LANGUAGES_FOLDER for layer in search_folders(root))
    found = {path.parent.name for folder in folders for path in folder.glob(f"*/{part}.yaml")}
    return tuple(sorted(found))


def language_named(root: Path, typed: str) -> str:
    """The code of a language that is typed with capitals or by its name; nothing where none is."""
    library, codes = LanguageLibrary(root), languages_with(root, PROFILE)
    called = {library.profile(code).name.casefold(): code for code in codes}
    return called.get(typed.casefold(), "") or next(
        (code for code in codes if code == typed.casefold()), ""
    )


def how_to_type_language(typed: str) -> str:
    """What to type in a pack.yaml instead of what is no code of a language."""
    shipped = shipped_root()
    code = language_named(shipped, typed) if shipped else ""
    return f"type {code}" if code else "write a language such as fr"


def refuse_former_places(root: Path) -> None:
    """Stop at the first file of a language where it is no longer looked for."""
    moves = {
        path.relative_to(root).as_posix(): language_path(path.stem, part)
        for part in FORMER_FOLDERS
        for path in sorted((root / "templates" / part).glob("*.yaml"))
    }
    for first in moves:
        help = "\n".join(f"move {old} to {new}" for old, new in moves.items())
        raise Stop("the files of a language stand in one folder now", place=Place(first), help=help)


class LanguageFile(NamedTuple):
    """One file of a language: its value if it has no fault, what was found in it, if it exists."""

    value: Any
    findings: tuple[Finding, ...]
    exists: bool = True


class LanguageLibrary:
    """The languages of a root; each file is read once, when it is asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._read: dict[tuple[str, str], LanguageFile] = {}

    def profile(self, language: str) -> LanguageProfile:
        """A language; without a sound file one with its code for a name, and no typography."""
        found: LanguageProfile | None = self.file(language, PROFILE).value
        return found or LanguageProfile(f'"{language}"')

    def sheet_words(self, language: str) -> SheetWords:
        """The words around the cards. Stop where there are none, or at the first fault in them."""
        read = self.file(language, SHEETS)
        for fault in read.findings:
            raise Stop(fault.message, place=fault.place, help=fault.help)
        if read.value is None:
            message, help = self.missing(language, SHEETS)
            raise Stop(message, help=help)
        found: SheetWords = read.value
        return found

    def missing(self, language: str, part: str) -> tuple[str, str]:
        """Message and help for a file that does not exist."""
        message = f'{SCHEMAS[part].what} are not there in the language "{language}"'
        known = join_words(languages_with(self.root, part), joined_by="and")
        like = f", as it stands for {known}" if known else ""
        return message, f"write {language_path(language, part)}{like}"

    def file(self, language: str, part: str) -> LanguageFile:
        """A file of a language, read."""
        key = language, part
        if key not in self._read:
            self._read[key] = self._load(language, part)
        return self._read[key]

    def _load(self, language: str, part: str) -> LanguageFile:
        path = find_language_file(self.root, language, part)
        if not path.is_file():
            return LanguageFile(None, (), exists=False)
        report = Report("language-words", language=language)
        tree = _tree(self.root, language, part, report)
        value = MISSING
        if tree is not MISSING:
            value = SCHEMAS[part].read(tree, ValueRef(tree), report)
        return LanguageFile(None if value is MISSING else value, report.findings)

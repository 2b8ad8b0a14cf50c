"""The folders of languages, `templates/languages/<language>/`: where each of their files stands.

`language.yaml` is its name and its typography, `sheets.yaml` what is printed around cards,
`phrases.yaml` how effects are worded, `prose.yaml` how words are typed, `story.yaml` in which words
scenarios are told.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.finding import MISSING, Finding, Place, Report, Stop
from cardgen.model.language import (
    BookletWords,
    BoxWords,
    CalibrationWords,
    CreditWords,
    FooterWords,
    LanguageProfile,
    PositionWords,
    ScoreLineWords,
    ScorePadWords,
    SheetWords,
    Typography,
    WebWords,
)
from cardgen.model.located import Map, ValueRef
from cardgen.packs.root import display_path, find_file, search_folders
from cardgen.schema.containers import ListOf, MapOf, Record
from cardgen.schema.kinds import Kind, String
from cardgen.schema.templates import Template
from cardgen.suggest import join_words
from cardgen.yaml.overlay import overlay_maps
from cardgen.yaml.reader import read_file

LANGUAGES_FOLDER = "templates/languages"
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


def languages_with(root: Path, part: str) -> tuple[str, ...]:
    """The languages that have such a file, in alphabetical order. Stop as `find_language_file`."""
    refuse_former_places(root)
    folders = (layer / LANGUAGES_FOLDER for layer in search_folders(root))
    found = {path.parent.name for folder in folders for path in folder.glob(f"*/{part}.yaml")}
    return tuple(sorted(found))


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


PROFILE, SHEETS = "language", "sheets"  # the files
SIDES = ("front", "back", "both")
FLIPS = ("long", "short", "fold", "none")
ROWS = ("top", "bottom", "left", "right")


WORDS = String("words without braces", pattern=r"[^{}]+")


def _filled(*variables: str) -> Template:
    """Words in which each of these variables stands."""
    braced = join_words((f"{{{name}}}" for name in variables), joined_by="and")
    return Template(f"words with {braced}", variables, required=variables)


def _words(*keys: str) -> Record:
    return Record(dict, dict.fromkeys(keys, WORDS), required=keys)


TYPOGRAPHY = Record(
    Typography,
    {
        "narrow before": String("signs, such as “;:”"),
        "narrow inside": String("an opening and a closing quotation mark", pattern=r"\S{2}"),
        "before numerals": ListOf(String("a word")),
        "unbroken": ListOf(String("words with a space between them", pattern=r"\S+( \S+)+")),
        "never last": ListOf(String("a word in small letters", pattern=r"[^\sA-Z]+")),
    },
    what="the typography of a language",
)
PROFILE_SCHEMA = Record(
    LanguageProfile,
    {
        "name": String("what the language is called in English"),
        "typography": TYPOGRAPHY,
        "hyphenation": String("patterns of pyphen, such as en_GB", pattern="[a-z]+(_[A-Za-z]+)?"),
    },
    required=("name",),
    what="name and typography",
    example="name: Dutch",
)
FOOTER: dict[str, Kind] = {
    "sheet": _filled("number", "total"),
    "side": _words(*SIDES),
    "flip": _words(*FLIPS),
    "scale": _filled("paper"),
    "actual size": WORDS,
}
CALIBRATION: dict[str, Kind] = {
    **dict.fromkeys(("title", "back", "through", "measure", "hold"), WORDS),
    **dict.fromkeys(("right", "wrong", "means", "greys", "colours"), WORDS),
    "print both": _filled("flip"),
    "rotation": _filled("first", "second", "degrees"),
    "use": _filled("typed"),
    "frames": _filled("margins", "typed"),
    "decimal": String("the sign before decimals", pattern=r"[.,]"),
    "rows": _words(*ROWS),
}
BOX_KEY = ("cut", "fold")  # a language may go without
BOX: dict[str, Kind] = {
    "cards": _filled("count"),
    **dict.fromkeys(("glue", "lines", "lid", "base", *BOX_KEY), WORDS),
    "assembled": _filled("width", "height", "depth", "count"),
}
LINE_WORDS: dict[str, Kind] = {"name": WORDS, "note": WORDS}
SCOREPAD: dict[str, Kind] = {
    **dict.fromkeys(("title", "names", "total"), WORDS),
    "lines": MapOf(
        String("a line of score pads"),
        Record(ScoreLineWords, LINE_WORDS, required=("name",), what="the words of a line"),
    ),
}
CALLED = MapOf(String("a word"), String("what it is called"))
CREDITS: dict[str, Kind] = {
    **dict.fromkeys(
        (
            *("title", "makers", "emblems", "emblems note", "uncredited", "fonts", "fonts note"),
            *("ours", "ours note", "sources", "house", "house note", "notice", "notice note"),
        ),
        WORDS,
    ),
    "counted": _filled("count", "source"),
}
POSITION_PLACES = (
    *("city", "hand", "gods", "leaders", "built", "wonders", "progress", "buried", "structure"),
    *("discard", "leaders aside", "blacks", "god pile", "free pile", "deck", "boxed", "guilds"),
    *("progress shown", "progress aside", "wonders aside"),
)
POSITION_SIGNS = dict.fromkeys(
    ("coins", "stages", "victory", "defeat", "debt", "diplomacy"), _filled("number")
)
POSITION: dict[str, Kind] = {
    "age": _filled("age"),
    **dict.fromkeys(("left", "right", "middle", "hidden"), WORDS),
    "starts": _filled("name"),
    "team": _filled("names"),
    "pawn": _filled("name", "number"),
    "signs": Record(dict, POSITION_SIGNS, required=tuple(POSITION_SIGNS)),
    "places": _words(*POSITION_PLACES),
}
HITS: dict[str, Kind] = {"none": WORDS, "one": WORDS, "many": _filled("count")}
WEB: dict[str, Kind] = {
    "see": _filled("number", "title"),
    **dict.fromkeys(("skip", "search", "search help", "cost", "players"), WORDS),
    "stage": _filled("number"),
    "hits": Record(dict, HITS, required=tuple(HITS)),
}
BOOKLET: dict[str, Kind] = {
    **dict.fromkeys(
        ("title", "large", "contents", "summary", "back", "example", "ruling", "account"), WORDS
    ),
    "see": _filled("number", "page"),
    "side": _filled("side"),
    "joined": _filled("others", "last"),
    "coins": _words("player", "before", "after"),
    "position": Record(PositionWords, POSITION, required=tuple(POSITION)),
    "web": Record(WebWords, WEB, required=tuple(WEB)),
}
SHEET_SCHEMA = Record(
    SheetWords,
    {
        "footer": Record(FooterWords, FOOTER, required=tuple(FOOTER)),
        "calibration": Record(CalibrationWords, CALIBRATION, required=tuple(CALIBRATION)),
        "box": Record(BoxWords, BOX, required=tuple(key for key in BOX if key not in BOX_KEY)),
        "scorepad": Record(ScorePadWords, SCOREPAD, required=tuple(SCOREPAD)),
        "credits": Record(
            CreditWords,
            {**CREDITS, **dict.fromkeys(("roles", "kinds", "values"), CALLED)},
            required=tuple(CREDITS),
        ),
        "booklet": Record(BookletWords, BOOKLET, required=tuple(BOOKLET)),
        "colours": MapOf(String("a colour of layouts"), String("its name")),
    },
    required=("footer", "calibration", "box", "colours"),
    what="the words around the cards",
    example="footer: …, calibration: …, box: …, colours: …",
)
SCHEMAS: Mapping[str, Record] = {PROFILE: PROFILE_SCHEMA, SHEETS: SHEET_SCHEMA}


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
        tree = self._tree(language, part, report)
        value = MISSING
        if tree is not MISSING:
            value = SCHEMAS[part].read(tree, ValueRef(tree), report)
        return LanguageFile(None if value is MISSING else value, report.findings)

    def _tree(self, language: str, part: str, report: Report) -> Any:
        """What the file says; a root's own words around cards lie over those that are shipped."""
        path = language_path(language, part)
        layers = [file for layer in search_folders(self.root) if (file := layer / path).is_file()]
        read: list[Any] = [
            read_file(file, file=display_path(file, self.root), report=report)
            for file in (layers if part == SHEETS else layers[:1])
        ]
        over, *below = read
        return overlay_maps(below[0], over) if below and type(over) is Map else over

"""The folders of languages, `templates/languages/<language>/`: where each of their files stands.

`language.yaml` is its name and its typography, `sheets.yaml` what is printed around cards,
`phrases.yaml` how effects are worded, `prose.yaml` how words are typed, `story.yaml` in which words
scenarios are told.
"""

from pathlib import Path

from cardgen.model.finding import Stop
from cardgen.model.place import Place
from cardgen.packs.root import find_file, search_folders

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

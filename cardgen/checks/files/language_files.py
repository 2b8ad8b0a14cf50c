"""The check `language-file`."""

from collections.abc import Iterator
from pathlib import Path

from cardgen.checks.check import Check
from cardgen.model.finding import Finding, Place
from cardgen.packs.language_schemas import PROFILE
from cardgen.packs.languages import LANGUAGES_FOLDER, languages_with
from cardgen.packs.root import display_path
from cardgen.project.project import Project
from cardgen.suggest import ask_whether, closest_match, join_words

CODE = "language-file"
# What a folder of a language may hold, as CONTRIBUTING lists it.
PARTS = ("language", "sheets", "phrases", "prose", "senses", "settled", "story", "thesaurus")


def check_language_files(project: Project) -> Iterator[Finding]:
    """Each file and each folder of the languages of a root, as far as they are its own."""
    folder = project.root / LANGUAGES_FOLDER
    known = languages_with(project.root, PROFILE)
    spoken = {*known, *(each for view in project.packs for each in view.pack.languages)}
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.is_file():
            yield from _astray(path, project.root)
        elif path.name in spoken or not project.whole:
            for file in sorted(path.iterdir()):
                yield from _misnamed(file, project.root)
        else:
            yield from _unspoken(path, project, known)


def _found(path: Path, root: Path, message: str, help: str, *, sure: bool = True) -> Finding:
    place = Place(display_path(path, root))
    return Finding(CODE, CODE, place, message, help, "error" if sure else "warning")


def _astray(path: Path, root: Path) -> Iterator[Finding]:
    """A file that stands beside the folders of languages."""
    if path.stem in PARTS:
        message = f"{path.name} is not read: it stands in the folder of no language"
        help = f"move it into that of its language: {LANGUAGES_FOLDER}/en/{path.stem}.yaml"
        yield _found(path, root, message, help)


def _misnamed(path: Path, root: Path) -> Iterator[Finding]:
    """A file of YAML that is called as none of a language."""
    stem, _, ending = path.name.partition(".")
    typed = path.suffix in (".yaml", ".yml") or stem in PARTS
    if path.is_file() and typed and not (stem in PARTS and ending == "yaml"):
        near = closest_match(stem, PARTS)
        asked = ask_whether(f"{near}.yaml" if near else "")
        every = join_words(f"{part}.yaml" for part in PARTS)
        yield _found(path, root, f"{path.name} is not read{asked}", f"a language has {every}")


def _unspoken(path: Path, project: Project, known: tuple[str, ...]) -> Iterator[Finding]:
    """A folder that no pack and no `language.yaml` makes a language."""
    files = sorted(file for file in path.iterdir() if file.suffix in (".yaml", ".yml"))
    if files:
        names = {project.assets.languages.profile(each).name.casefold(): each for each in known}
        near = names.get(path.name.casefold()) or closest_match(path.name, known)
        message = f"the words of {path.name} are not read, which no pack speaks{ask_whether(near)}"
        moved = f"move it to {LANGUAGES_FOLDER}/{near}/{files[0].name}, or add" if near else "add"
        help = f"{moved} {path.name} to languages: of pack.yaml"
        yield _found(files[0], project.root, message, help, sure=bool(near))


LANGUAGE_FILE = Check(
    slug="language-file",
    title="A file of a language that nobody reads",
    why="""\
The words of a language stand in files of set names, templates/languages/fr/prose.yaml and others
beside it. One that is called otherwise is passed over without a word, with all that it says: as if
a name that it explains, or a wording that it adds, had never been written.
""",
    refused="""\
# templates/languages/fr/proses.yaml       # prose.yaml
sounded: [Heimdall]
""",
    mend="""\
Call it as those of the other languages, in the folder of its language: `fr`, not `french`. What
belongs to no language stands elsewhere.
""",
    over_project=check_language_files,
)

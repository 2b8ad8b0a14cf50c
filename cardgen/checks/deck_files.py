"""The check `deck-files`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.library import Library
from cardgen.checks.review.material import Material
from cardgen.loading.decks import pack_files
from cardgen.loading.root import called
from cardgen.loading.suggest import listed
from cardgen.model.finding import Finding
from cardgen.model.place import Place

OTHER = ("pack.yaml", "rulings.yaml", "scenarios", "art")


def check_deck_files(material: Material) -> Iterator[Finding]:
    """Files of cards in the pack's folder that neither a deck nor the Wonders name."""
    pack, root = material.pack, material.root
    named = pack_files(pack)
    for path in sorted(pack.folder.rglob("*.y*ml")):
        inner = path.relative_to(pack.folder)
        if path not in named and inner.parts[0] not in OTHER and path.suffix in (".yaml", ".yml"):
            message = f"no deck of the pack {pack.id} names this file: its cards are not read"
            help = f"name it in pack.yaml: cards: {inner.as_posix()}; or move it away"
            place = Place(called(path, root))
            yield Finding("deck-files", "file-unnamed", place, message, help, "warning")


def check_deck_files_of_all(library: Library) -> Iterator[Finding]:
    """Folders of cards/ that hold YAML files and no pack.yaml; once all packs are looked at."""
    for folder in sorted((library.root / "cards").iterdir()) if library.whole else ():
        files = sorted(file.name for file in folder.glob("*.y*ml")) if folder.is_dir() else []
        if files and "pack.yaml" not in files:
            place = Place(called(folder / files[0], library.root))
            message = f"{folder.name} is no pack, for lack of a pack.yaml: it is not read"
            help = f"add a pack.yaml beside {listed(files, joined_by='and')}, or move them away"
            yield Finding("deck-files", "no-pack", place, message, help, "warning")


DECK_FILES = Check(
    slug="deck-files",
    title="Files that no deck, two decks or no pack own",
    why="""\
A deck names the files its cards stand in. A pattern without files prints nothing, a file named by
two decks prints its cards twice, and a path out of the pack breaks when the pack is given away. A
file that no deck names, or a folder of cards without a pack.yaml, would be left out without a word.
""",
    refused="""\
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: goods/*.yaml}    # no such folder
""",
    mend="""\
Name files of the pack, each in one deck: `cards: gods/*.yaml`.
""",
    codes=("no-files", "file-twice", "path-outside", "file-unnamed", "no-pack"),
    over_pack=check_deck_files,
    over_project=check_deck_files_of_all,
)

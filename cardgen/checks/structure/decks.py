"""Decks: the files they name, the size of their cards, doubled names, and copies for more
players."""

from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from typing import Any

from cardgen.checks.check import Check
from cardgen.files import leads_out
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.pack import Pack
from cardgen.packs.card_files import files_of_pack, patterns_of_pack
from cardgen.packs.root import GAMES, display_path
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.suggest import join_words

OTHER = ("pack.yaml", "rulings.yaml", "aid.yaml", "scenarios", "art")


def check_deck_files(view: PackView) -> Iterator[Finding]:
    """Files of cards in the pack's folder that neither a deck nor the Wonders name."""
    pack, root = view.pack, view.root
    named = files_of_pack(pack)
    for path in sorted(pack.folder.rglob("*.y*ml")):
        inner = path.relative_to(pack.folder)
        own = inner.parts[0] not in OTHER and path.suffix in (".yaml", ".yml")
        if own and path not in named and not _is_refused(path, pack):
            message = f"no deck of the pack {pack.id} names this file: its cards are not read"
            help = f"name it in pack.yaml: cards: {inner.as_posix()}; or move it away"
            place = Place(display_path(path, root))
            yield Finding("deck-files", "file-unnamed", place, message, help, "warning")


def _is_refused(path: Path, pack: Pack) -> bool:
    """Whether a deck names it, and pack.yaml is told why it is not read: a folder, a link."""
    inner = path.relative_to(pack.folder).as_posix()
    said = any(fnmatch(inner, pattern) for pattern in patterns_of_pack(pack))
    return said and (not path.is_file() or leads_out(path, pack.folder))


def check_deck_files_of_all(project: Project) -> Iterator[Finding]:
    """Folders of cards/ that hold YAML files and no pack.yaml; once all packs are looked at."""
    for folder in sorted((project.root / "cards").iterdir()) if project.whole else ():
        files = sorted(file.name for file in folder.glob("*.y*ml")) if folder.is_dir() else []
        if files and "pack.yaml" not in files and folder.name != GAMES:
            place = Place(display_path(folder / files[0], project.root))
            message = f"{folder.name} is no pack, for lack of a pack.yaml: it is not read"
            help = f"add a pack.yaml beside {join_words(files, joined_by='and')}, or move them away"
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


def check_card_size(view: PackView) -> Iterator[Finding]:
    """The faces of each set against its size."""
    met: set[tuple[str, str]] = set()
    for shown in view.faces:
        of, field = shown.of, "back" if shown.side == "back" and shown.of.back else "layout"
        if shown.face.size != of.size and (of.id, field) not in met:
            met.add((of.id, field))
            sizes = (f"{size.width:g}x{size.height:g}" for size in (of.size, shown.face.size))
            whole = "deck" if of.entry[0] == "decks" else of.kind
            message = f"the {whole} is {next(sizes)}, its {field} {next(sizes)}"
            said: Any = view.pack.entry[of.entry[0]]
            key = "size" if "size" in said[of.id] else "kind"
            place = view.pack.entry.place(*of.entry, key)
            help = "type the size of the layout, or name a layout of this size"
            yield Finding("card-size", "card-size", place, message, help)


CARD_SIZE = Check(
    slug="card-size",
    title="A deck whose cards are of another size than its layout",
    why="""\
A layout is made for one size of card, in millimetres; nothing is scaled, since words would no
longer be as large as they were fitted. A deck of another size would be cut through its words.
""",
    refused="""\
decks:
  gods: {size: 44x68, layout: god, back: gods, cards: gods/*.yaml}    # the layout is 65 by 100
""",
    mend="""\
Type the size of the layout, or name a layout of the deck's size.
""",
    over_pack=check_card_size,
    of_faces=True,
)


def check_duplicate_name(view: PackView) -> Iterator[Finding]:
    """Every name in every language, capitals and small letters alike."""
    met: dict[tuple[str, str], Card] = {}
    for card in view.cards:
        for language, name in card.name.items():
            first = met.setdefault((language, name.text.casefold()), card)
            if first is not card and not is_replaced(first, card):
                yield _finding(card, first, language, name.text)


def is_replaced(first: Card, second: Card) -> bool:
    ids = (first.id, f"{first.pack}/{first.id}")
    return second.replaces in ids or first.replaces in (second.id, f"{second.pack}/{second.id}")


def _finding(card: Card, first: Card, language: str, name: str) -> Finding:
    place = card.place("name", language)
    message = f'"{name}" is already the name of {first.id} ({first.place("name", language)})'
    help = f"give one another name, or say replaces: {first.id}"
    return Finding(
        "duplicate-name", "duplicate-name", place, message, help, card=card.id, language=language
    )


DUPLICATE_NAME = Check(
    slug="duplicate-name",
    title="Two cards with one name",
    why="""\
Players call cards by their names; rules say “no two cards of the same name in a city”. Two cards
of one pack may share a name only where one is said to replace the other.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}
- id: phoebus
  name: {fr: Iris, en: Phoebus}      # the French name is taken
""",
    mend="""\
Give one of the two another name, or say `replaces: iris`.
""",
    over_pack=check_duplicate_name,
)


def check_copies_fall(view: PackView, card: Card) -> Iterator[Finding]:
    """The copies of a card of an Age deck, from fewer players to more."""
    for dealt in dict.fromkeys(tuple(sorted(each.items())) for each in card.dealt):
        for (fewer, copies), (players, then) in pairwise(dealt):
            if then < copies:
                message = (
                    f"{copies} in the deck of {fewer} players, and {then} in that of {players}"
                )
                help = f"say at least {copies} for {players} players, or fewer for {fewer}"
                place = card.place("copies")
                yield Finding("copies-fall", "copies-fall", place, message, help, card=card.id)


COPIES_FALL = Check(
    slug="copies-fall",
    title="Fewer copies of a card for more players",
    why="""\
An Age deck grows with the number of players: cards come in, and none is taken out. Where `copies:`
falls, two numbers have changed places.
""",
    refused="""\
- id: mine
  age: I
  copies: {3: 2, 4-7: 1}
""",
    mend="""\
Say the numbers in their order: `copies: {3: 1, 4-7: 2}`.
""",
    over_card=check_copies_fall,
)

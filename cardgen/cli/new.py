"""`cardgen new`: a pack to start from, another card in a pack, another kind in a game."""

import re
import stat
from collections.abc import Iterator
from itertools import islice
from os.path import isdir
from pathlib import Path
from shlex import quote

import click

from cardgen.cli.new_files.names import (
    free_name,
    refuse_card,
    refuse_name,
    refuse_swapped,
    refuse_taken,
)
from cardgen.cli.options.shared import (
    Millimetres,
    SuggestingCommand,
    refuse_installed,
    working_folder,
)
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Pack
from cardgen.packs.components.kinds import LARGEST_CORNER
from cardgen.packs.root import (
    display_path,
    list_packs,
    nearest_root,
    pack_folder,
)
from cardgen.suggest import did_you_mean, join_words

EPILOG = """\b
Examples:
  cardgen new pack mine                  cards/mine, with one card, in English
  cardgen new pack mine --lang fr,en     the same in two languages
  cardgen new card mine zephyr           another card, behind the last one
  cardgen new card mine zephyr --file winds.yaml
  cardgen new kind medal --game seven-wonders --size 24x24 --circle

A new pack is sound: cardgen check and cardgen build take it as it is. Its values and words are
there to be changed. Nothing that is there already is ever written over.
"""
CARD = "iris"  # of a new pack
CODE = re.compile("[a-z]{2,3}")  # of a language
MOST_FILES = 4  # named, of those that a card may be added to


class Things(click.Group):
    """What can be begun, by its name; one that is not known is answered by the nearest."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in self.commands or args[0].startswith("-"):
            return super().resolve_command(ctx, args)
        message = f'there is no new "{args[0]}"{did_you_mean(args[0], self.commands)}'
        if args[1:2] and args[1] in self.commands:
            help = f"what is begun comes first: cardgen new {args[1]} {args[0]}"
            raise Stop(message, help=help)
        known = join_words((f"cardgen new {name}" for name in self.commands), joined_by="and")
        raise Stop(message, help=f"there is {known}")


@click.group(cls=Things, short_help="A pack to start from, another card or kind.", epilog=EPILOG)
def command() -> None:
    """Begin a pack, add a card to one, or add a kind of card, board or token to a game."""


@command.command("pack", cls=SuggestingCommand, short_help="A pack with one sound card.")
@click.argument("name")
@click.option("--lang", metavar="fr,en", help="Its languages; all that have phrases if not given.")
@click.pass_obj
def new_pack(root: Path | None, name: str, lang: str | None) -> tuple[Finding, ...]:
    """Begin the pack cards/NAME: its pack.yaml, and a file with one card.

    It is made in the folder that holds cards/, or here where there is none.
    """
    from cardgen.cli.new_files.entries import first_entry, ignoring_output, pack_entry
    from cardgen.cli.proposing.proposed_words import write_words
    from cardgen.output.safe_files import save_files
    from cardgen.suggest import split_names
    from cardgen.yaml.appending import append_entry, write_yaml

    folder = _folder_of_packs(root)
    refuse_name(name, "a pack")
    refuse_taken(folder, name)
    languages = _spoken(folder, None if lang is None else split_names(lang))
    made = folder / "cards" / name
    card = first_entry(CARD, languages, name)
    pack = write_yaml(pack_entry(name, languages)).encode()
    cards = append_entry(b"", card)
    unprinted = ignoring_output(folder)
    save_files({made / "pack.yaml": (pack,), made / "cards.yaml": (cards,), **unprinted})
    write_words(folder, name, CARD)
    say(f"{display_path(made, folder)}: a pack with the card {CARD}")
    if unprinted:
        say(".gitignore: what is printed, build/, does not go into Git")
    say(f"  next: cardgen check {name}; cardgen build {name}; change the card to yours")
    return ()


@command.command("card", cls=SuggestingCommand, short_help="Another card in a pack.")
@click.argument("pack")
@click.argument("id")
@click.option("--file", metavar="FILE", help="The file of the pack; else that of its last card.")
@click.pass_obj
def new_card(root: Path | None, pack: str, id: str, file: str | None) -> tuple[Finding, ...]:
    """Add the card ID behind the last one of a file of PACK; what is there stays to the byte."""
    from cardgen.cli.new_files.entries import entry_like, place_for_card
    from cardgen.cli.proposing.proposed_words import write_words
    from cardgen.output.safe_files import overwrite_file
    from cardgen.yaml.appending import append_entry

    folder = working_folder(root, writer="cardgen new card")
    refuse_name(id, "a card")
    refuse_swapped(folder, pack, id)
    held = _sound_pack(folder, pack)
    refuse_card(held, id)
    deck, path = place_for_card(held, file)
    shown = display_path(path, folder)
    try:
        content = append_entry(path.read_bytes(), entry_like(held, deck, id))
        if not path.stat().st_mode & stat.S_IWUSR:
            raise Stop(f"{shown} is read-only", help="make it writable first")
        overwrite_file(path.resolve(), content)
    except ValueError as why:
        raise Stop(f"{shown} takes no entry: {why}", help="add the card by hand") from why
    except OSError as error:
        raise Stop(f"cannot write {path}: {error.strerror}", help="see who may write it") from error
    write_words(folder, pack, id)
    say(f"{shown}: the card {id} of the deck {deck.id}, to be changed to yours")
    if file is None:
        say(*_elsewhere(held, path, id))
    say(f"  next: cardgen check {pack}; cardgen show {pack}/{id}")
    return ()


def _elsewhere(pack: Pack, path: Path, id: str) -> Iterator[str]:
    """How a card gets into another deck than the one that was chosen for it: for each a command."""
    from cardgen.cli.new_files.entries import other_files

    for name, deck in islice(other_files(pack, path), MOST_FILES):
        typed = f"cardgen new card {pack.id} {id} --file {quote(name)}"
        yield f"  for the deck {deck.id} take it out there, and: {typed}"


@command.command("kind", cls=SuggestingCommand, short_help="Another kind of card or token.")
@click.argument("name")
@click.option("--game", required=True, metavar="GAME", help="The game that is to have it.")
@click.option("--size", required=True, metavar="44x68", help="Width x height in millimetres.")
@click.option("--corners", type=Millimetres(0, LARGEST_CORNER), help="Radius of round corners.")
@click.option("--circle", is_flag=True, help="Cut out as a disc.")
@click.pass_obj
def new_kind(
    root: Path | None, name: str, game: str, size: str, corners: float | None, circle: bool
) -> tuple[Finding, ...]:
    """Add the kind NAME of card, board or token to GAME: its size and how it is cut out.

    It stands in cards/games/GAME.yaml. What came with cardgen stays as it is: of such a game the
    file is begun in your own folder, like what it was, and with the new kind.
    """
    from cardgen.cli.new_files.kind import add_kind, kind_entry, known_game

    folder = working_folder(root, writer="cardgen new kind")
    refuse_name(name, "a kind")
    kinds = known_game(folder, game).kinds
    if name in kinds:
        free = free_name(name, kinds.__contains__)
        message = f'the game {game} has a kind "{name}" already'
        raise Stop(message, help=f"choose another name: cardgen new kind {free}")
    path = add_kind(folder, game, name, kind_entry(size, corners, circle=circle))
    say(f"{display_path(path, folder)}: the kind {name}")
    say(f"  next: kind: {name} in pack.yaml, with a layout of this size; cardgen check")
    return ()


def _folder_of_packs(given: Path | None) -> Path:
    """Where a new pack goes: the given folder, else the nearest with packs, else this one."""
    if given is not None and not isdir(given):
        raise Stop(f"there is no folder {given}", help="make it first, or name another: --root DIR")
    folder = (given or nearest_root(Path.cwd()) or Path.cwd()).resolve()
    refuse_installed(folder, help="go into a folder of your own, or name it: --root DIR")
    return folder


def _spoken(folder: Path, asked: tuple[str, ...] | None) -> tuple[str, ...]:
    """The languages asked for, if any; else all in which words can be written.

    Stop for none, and for one in which no words can be written.
    """
    from cardgen.packs.languages import languages_with

    known = languages_with(folder, "phrases")
    if asked is None:
        return known
    for language in asked:
        if language not in known:
            raise _no_phrases(folder, language, known)
    if not asked:
        raise Stop("--lang names no language", help=f"write --lang {','.join(known)}")
    return tuple(dict.fromkeys(asked))


def _no_phrases(folder: Path, asked: str, known: tuple[str, ...]) -> Stop:
    """Why a pack cannot begin in a language: it is none by its code, or no words are written in
    it."""
    from cardgen.packs.languages import language_named

    code = language_named(folder, asked) or asked
    message = f'there are no phrases in "{asked}"{did_you_mean(asked, known)}'
    if code in known:
        return Stop(f'"{asked}" is no code of a language', help=f"type --lang {code}")
    if not CODE.fullmatch(code):
        help = f"write its code, two or three small letters, such as --lang {known[0]}"
        return Stop(f'"{asked}" is no code of a language', help=help)
    written = f"words can be written in {join_words(known, joined_by='and')}"
    more = f"begin with one of them, and add {code} to languages: in its pack.yaml"
    return Stop(message, help=f"{written}: {more}")


def _sound_pack(folder: Path, name: str) -> Pack:
    """A pack of one's own that can be read. Stop where it is shipped, or has faults."""
    from cardgen.packs.pack import load_pack

    refuse_installed(pack_folder(folder, name), help="begin a pack of your own: cardgen new pack")
    if name not in list_packs(folder):
        help = "begin a pack of your own: cardgen new pack NAME"
        raise Stop(f'the pack "{name}" came with cardgen, and stays as it is', help=help)
    loaded = load_pack(folder, name)
    if loaded.pack is None or any(one.severity == "error" for one in loaded.findings):
        help = f"mend it first: cardgen check {name}"
        raise Stop(f'the pack "{name}" has faults, so that no card can be added', help=help)
    return loaded.pack

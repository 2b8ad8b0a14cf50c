"""`cardgen show`: a card, board or token, what it says, its picture; the material of a pack."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click

from cardgen.checks.run import findings_of, with_check
from cardgen.cli.checking.memory import CheckMemory
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.options.shared import (
    INK,
    WITH,
    SuggestingCommand,
    output_folder,
    refuse_installed,
    working_folder,
)
from cardgen.cli.say import say
from cardgen.cli.shown.lookup import (
    Shown,
    all_but,
    find_component,
    find_pack,
    findings_unread,
    packs_of_name,
    refuse_unknown_name,
)
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.output.safe_files import unwritable_message
from cardgen.project.load import LoadedProject, Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.suggest import split_names

PNG_BEGINS = b"\x89PNG\r\n\x1a\n"
SIDES = ("front", "back", "A", "B")
EPILOG = """\b
Examples:
  cardgen show CARD
  cardgen show faith/CARD --lang fr --age II
  cardgen show CARD --lang fr --png card.png     300 dots an inch, cut at the trim
  cardgen show BOARD --side B --png board.png
  cardgen show markers/TOKEN --png token.png     where a card is called so too
  cardgen show PACK                              its material, beside what is announced
"""


@click.command(
    cls=SuggestingCommand,
    short_help="A card, board or token: what it says, its picture.",
    epilog=EPILOG,
)
@click.argument("name", metavar="CARD")
@click.option("--lang", metavar="LANG", help="Only this language; the picture's language.")
@click.option("--age", type=click.Choice(AGES), help="Only this Age of a card.")
@INK
@click.option("--png", type=click.Path(path_type=Path), metavar="FILE", help="Save its picture.")
@click.option(
    "--side",
    type=click.Choice(SIDES, case_sensitive=False),
    help="The side in the picture, A or B of a board; the front, which is A, if not said.",
)
@WITH
@click.pass_obj
def command(
    root: Path | None,
    name: str,
    lang: str | None,
    age: str | None,
    ink: str,
    png: Path | None,
    side: str | None,
    overlay: Path | None,
) -> tuple[Finding, ...]:
    """Show a card, board or token by its id, as --cards of a build names it; a pack's material.

    Abilities, icons, costs, words and how they are read; of a board for each side and stage.
    Of a pack how many there are of each kind, and how many its rulebook announces.
    """
    from cardgen.cli.shown.picture import drawing_findings, save_shown, side_named

    _refuse_other_pictures(png, name)
    folder = working_folder(root)
    packs = packs_of_name(folder, name)
    wanted = Selection(packs, split_names(lang), (ink,), overlay)  # type: ignore[arg-type]  # click chose it
    memory = CheckMemory(folder, output_folder(folder, root))
    loaded = load_project(folder, wanted, memory.earlier)
    found = find_component(loaded, name)
    if found is None and (view := find_pack(loaded, name)):
        return _show_pack(view, age=age, side=side, png=png)
    findings = _of(loaded, name, found)
    if found is None and not findings:
        refuse_unknown_name(folder, loaded, name)
    missing: tuple[Finding, ...] = ()
    if found:
        seen = side_named(found, side, pictured=png is not None)
        say(*_told(found, age), *found.also_called)
        missing = drawing_findings(found, seen) if png else ()
    findings = ordered((*findings, *missing))
    tell_findings(findings, folder)
    if found and png and not missing:
        save_shown(found, seen, png)
        say(f"picture: {png}")
    return findings


def _show_pack(
    view: PackView, *, age: str | None, side: str | None, png: Path | None
) -> tuple[Finding, ...]:
    """Tell the material of a pack. Stop for what only a card, board or token has."""
    from cardgen.cli.shown.material_text import describe_material

    given = {"--age": age, "--side": side, "--png": png}
    if wrong := [option for option, value in given.items() if value]:
        name = view.pack.id
        message = f"{name} is a pack, which is shown as a list of its material"
        raise Stop(message, help=f"leave out {wrong[0]}, or name a card: cardgen show {name}/CARD")
    say(*describe_material(view))
    return ()


def _refuse_other_pictures(png: Path | None, card: str) -> None:
    """A name that promises another kind of picture is not given to this one, nor a place in the
    program, nor that of a file of another kind."""
    if png and png.suffix.lower() != ".png":
        is_folder = png.is_dir() or png.name in ("", "..")
        name = png / f"{card.rpartition('/')[2]}.png" if is_folder else png.with_suffix(".png")
        raise Stop(f"{png} is no name for a PNG picture", help=f"type --png {name}")
    if png:
        refuse_installed(png, help="save it in another folder: --png FILE")
        _refuse_no_picture(png, card)


def _refuse_no_picture(png: Path, card: str) -> None:
    """Stop where a picture would take the place of a file that is none; an empty one may go."""
    if _beginning(png) not in (b"", PNG_BEGINS):
        other = png.with_stem(f"{png.stem}-{card.rpartition('/')[2]}")
        message = f"{png} is there already, and is no PNG picture"
        raise Stop(message, help=f"move it away, or name another file: --png {other}")


def _beginning(file: Path) -> bytes:
    """The first bytes of a file, if there is one."""
    try:
        if not file.is_file():
            return b""
        with file.open("rb") as stream:
            return stream.read(len(PNG_BEGINS))
    except OSError as error:
        raise unwritable_message(file, error) from error


def _of(loaded: LoadedProject, name: str, found: Shown | None) -> tuple[Finding, ...]:
    """What is wrong with this card, board or token; the others are not looked at where it could be
    read. Where it could not, packs and files that cannot be read may hold it."""
    project = loaded.project
    if found:
        views = (
            found.view if view.pack is found.view.pack else all_but(view, found.one)
            for view in project.packs
        )
        project = replace(project, packs=tuple(views))
        every = (*map(with_check, loaded.lost), *findings_of(project))
        return ordered(finding for finding in every if finding.owner == found.one.id)
    return findings_unread(loaded, name)


def _told(found: Shown, age: str | None) -> Iterator[str]:
    """Every line about it. Stop for one Age of what is the same in all."""
    from cardgen.cli.shown.card_text import describe_card
    from cardgen.cli.shown.component_text import describe_component

    if isinstance(found.one, Card):
        return describe_card(found.one, found.view, AGES.index(age) if age else None)
    if age:
        message = f"{found.one.id} is the same in all Ages"
        raise Stop(message, place=found.one.place("id"), help="leave out --age")
    return describe_component(found.one, found.of, found.view)

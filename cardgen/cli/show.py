"""`cardgen show`: one card, what it says and what is understood; its picture on request."""

from dataclasses import replace
from pathlib import Path

import click

from cardgen.checks.run import findings_of, with_check
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.options import INK, WITH, refuse_installed, working_folder
from cardgen.cli.say import say
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.project.load import LoadedProject, Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.suggest import did_you_mean, join_words, split_names

EPILOG = """\b
Examples:
  cardgen show CARD
  cardgen show faith/CARD --lang fr --age II
  cardgen show CARD --lang fr --png card.png     300 dots an inch, cut at the trim
"""


@click.command(short_help="One card: what it says, what is understood, its picture.", epilog=EPILOG)
@click.argument("card")
@click.option("--lang", metavar="LANG", help="Only this language; the picture's language.")
@click.option("--age", type=click.Choice(AGES), help="Only this Age.")
@INK
@click.option("--png", type=click.Path(path_type=Path), metavar="FILE", help="Save its picture.")
@WITH
@click.pass_obj
def command(
    root: Path | None,
    card: str,
    lang: str | None,
    age: str | None,
    ink: str,
    png: Path | None,
    overlay: Path | None,
) -> tuple[Finding, ...]:
    """Show one card by its id (or pack/id): abilities, icons, cost, words and how they are read."""
    from cardgen.cli.card_text import describe_card, drawing_findings

    _refuse_other_pictures(png)
    folder = working_folder(root)
    named_pack = card.rpartition("/")[0]
    packs = (named_pack,) if named_pack else ()
    wanted = Selection(packs, split_names(lang), (ink,), overlay)  # type: ignore[arg-type]  # click chose it
    loaded = load_project(folder, wanted)
    found = _found(loaded, card)
    findings = _of(loaded, card.rpartition("/")[2], found) or _of_lost(loaded, card)
    if found is None and not findings:
        _refuse_unknown(loaded, card)
    if found:
        view, one = found
        say(*describe_card(one, view, AGES.index(age) if age else None))
    missing = drawing_findings(*found) if found and png else ()
    findings = ordered((*findings, *missing))
    tell_findings(findings, folder)
    if found and png and not missing:
        _picture(*found, png)
    return findings


def _refuse_other_pictures(png: Path | None) -> None:
    """A name that promises another kind of picture is not given to this one, nor a place in the
    program."""
    if png and png.suffix.lower() != ".png":
        name = png.with_suffix(".png")
        raise Stop(f"{png} is no name for a PNG picture", help=f"type --png {name}")
    if png:
        refuse_installed(png, help="save it in another folder: --png FILE")


def _of(
    loaded: LoadedProject, name: str, found: tuple[PackView, Card] | None
) -> tuple[Finding, ...]:
    """What is wrong with this card; the others are not looked at where it could be read."""
    project = loaded.project
    if found:
        views = (_with_sound(view, found[1]) for view in project.packs)
        project = replace(project, packs=tuple(views))
        every = (*map(with_check, loaded.lost), *findings_of(project))
    else:
        read = (finding for view in project.packs for finding in view.loaded)
        every = tuple(map(with_check, (*loaded.lost, *read)))
    return ordered(finding for finding in every if finding.card == name)


def _with_sound(view: PackView, card: Card) -> PackView:
    """The pack with all cards but one taken for sound."""
    return replace(view, sound=frozenset(one.id for one in view.cards if one is not card))


def _of_lost(loaded: LoadedProject, card: str) -> tuple[Finding, ...]:
    """What is wrong with packs that could not be read, if the card is in none that could."""
    known = (one for view in loaded.project.packs for one in view.cards)
    there = any(card in (one.id, f"{one.pack}/{one.id}") for one in known)
    return () if there else ordered(map(with_check, loaded.lost))


def _found(loaded: LoadedProject, name: str) -> tuple[PackView, Card] | None:
    """The card; None when no card that could be read is called so. Stop when several are."""
    views = loaded.project.packs
    every = [(view, card) for view in views for card in view.cards]
    found = [pair for pair in every if name in (pair[1].id, f"{pair[1].pack}/{pair[1].id}")]
    if len(found) > 1:
        which = join_words(f"{card.pack}/{card.id}" for _, card in found)
        raise Stop(f'several packs have a card "{name}"', help=f"say which: {which}")
    return found[0] if found else None


def _refuse_unknown(loaded: LoadedProject, name: str) -> None:
    cards = [card for view in loaded.project.packs for card in view.cards]
    known = (*(f"{card.pack}/{card.id}" for card in cards), *(card.id for card in cards))
    for view in loaded.project.packs:
        for of in view.pack.printed_sets:
            if any(one.id == name for one in of.members):
                help = f"print it: cardgen build --cards {of.id}/{name}"
                raise Stop(f'"{name}" is a {of.kind}: only cards are shown', help=help)
    raise Stop(f'there is no card "{name}"{did_you_mean(name, known)}', help="ids: cardgen sources")


def _picture(view: PackView, card: Card, png: Path) -> None:
    """Save the front, cut at the trim, as it is printed. Stop when it cannot be written."""
    from cardgen.build.picture import save_picture

    language = view.languages[0]
    face = next(
        (s.face for s, one in view.fronts() if one is card and s.face.language == language),
        None,
    )
    if face is None:
        raise Stop(f"{card.id} cannot be drawn", place=card.place("id"))
    save_picture(face, view.assets, view.root, png)
    say(f"picture: {png}")

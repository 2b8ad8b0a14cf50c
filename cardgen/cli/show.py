"""`cardgen show`: one card, what it says and what is understood; its picture on request."""

from pathlib import Path

import click

from cardgen.checks.review.material import Material
from cardgen.checks.review.review import review, signed
from cardgen.cli.findings.order import ordered
from cardgen.cli.opening import Opened, Wanted, opened, split
from cardgen.cli.options import INK, WITH
from cardgen.cli.standing.folder import refuse_installed, working_folder
from cardgen.loading.suggest import listed, question
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop

EPILOG = """\b
Examples:
  cardgen show CARD
  cardgen show faith/CARD --lang fr --age II
  cardgen show CARD --lang fr --png card.png     300 dots an inch, cut at the trim
"""


@click.command(short_help="One card: what it says, what is understood, its picture.", epilog=EPILOG)
@click.argument("card")
@click.option("--lang", metavar="fr", help="Only this language; the picture's language.")
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
    from cardgen.cli.telling.card import told
    from cardgen.cli.telling.undrawn import undrawn

    _refuse_other_pictures(png)
    folder = working_folder(root)
    named_pack = card.rpartition("/")[0]
    packs = (named_pack,) if named_pack else ()
    wanted = Wanted(packs, split(lang), (ink,), overlay)  # type: ignore[arg-type]  # click chose it
    loaded = opened(folder, wanted)
    findings = _of(loaded, card.rpartition("/")[2]) or _of_lost(loaded, card)
    found = _found(loaded, card, findings)
    if found:
        material, one = found
        click.echo(told(one, material, AGES.index(age) if age else None), nl=False)
    missing = undrawn(*found) if found and png else ()
    findings = ordered((*findings, *missing))
    if findings:
        from cardgen.cli.findings.text import text

        click.echo(text(findings, folder), nl=False, err=True)
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


def _of(loaded: Opened, name: str) -> tuple[Finding, ...]:
    """What is wrong with this card."""
    every = (*map(signed, loaded.lost), *review(loaded.library))
    return ordered(finding for finding in every if finding.card == name)


def _of_lost(loaded: Opened, card: str) -> tuple[Finding, ...]:
    """What is wrong with packs that could not be read, if the card is in none that could."""
    known = (one for material in loaded.library.packs for one in material.cards)
    there = any(card in (one.id, f"{one.pack}/{one.id}") for one in known)
    return () if there else ordered(map(signed, loaded.lost))


def _found(
    loaded: Opened, name: str, findings: tuple[Finding, ...]
) -> tuple[Material, Card] | None:
    """The card; None when its entry could not be read. Stop when there is none or several."""
    materials = loaded.library.packs
    every = [(material, card) for material in materials for card in material.cards]
    ids = [f"{card.pack}/{card.id}" for _, card in every]
    found = [pair for pair in every if name in (pair[1].id, f"{pair[1].pack}/{pair[1].id}")]
    if len(found) == 1:
        return found[0]
    if found:
        which = listed(f"{card.pack}/{card.id}" for _, card in found)
        raise Stop(f'several packs have a card "{name}"', help=f"say which: {which}")
    if findings:
        return None
    known = (*ids, *(card.id for _, card in every))
    raise Stop(f'there is no card "{name}"{question(name, known)}', help="ids: cardgen sources")


def _picture(material: Material, card: Card, png: Path) -> None:
    """Save the front, cut at the trim, as it is printed. Stop when it cannot be written."""
    from cardgen.cli.printing.picture import picture

    language = material.languages[0]
    face = next(
        (s.face for s, one in material.fronts() if one is card and s.face.language == language),
        None,
    )
    if face is None:
        raise Stop(f"{card.id} cannot be drawn", place=card.place("id"))
    picture(face, material.assets, material.root, png)
    click.echo(f"picture: {png}")

"""`cardgen fmt`: words of cards in blocks of one width; words of the house where there are none."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from cardgen.cli.findings.text import tell_findings
from cardgen.cli.fixes import contents_of, make_fixes
from cardgen.cli.options.shared import PACKS, SuggestingCommand, working_folder
from cardgen.cli.proposing.proposed_words import proposed_words
from cardgen.cli.say import say
from cardgen.model.finding import MISSING, Finding, Place, Report, Stop, ordered
from cardgen.packs.files import read_sound
from cardgen.packs.pack import load_packs
from cardgen.packs.root import display_path, own_packs, pack_folder
from cardgen.packs.wrapping import rewrap_words
from cardgen.suggest import quantity
from cardgen.yaml.source import read_bytes

NAMED = 5  # cards named, of many
SHAPE, UNWRITTEN = "fmt-shape", "fmt-unwritten"

EPILOG = """\b
Examples:
  cardgen fmt                            every pack
  cardgen fmt mine --check               tell what would change; change nothing
  cardgen fmt mine --write-words         words for what has a power and no text
  cardgen fmt mine --write-reviews       note that both languages of all texts were read
  cardgen fmt mine --write-reviews --at cards/mine/rulings.yaml:12    of the text there alone

Only the words change their lines; comments, order and all else stay as they are. Words that are
there are never rewritten: proposals stand where a language or an Age has none. Read them before you
keep them. What was read side by side is noted in reviewed.txt of a pack, and where none is named in
that of your own legend in templates/; check tells each text that changes from then on. With --at no
file is put in shape, and of reviewed.txt only the line of that text changes: what check warns of it
is told, and accepted. With --check the exit code is 1 when something would change.
"""


@click.command(
    cls=SuggestingCommand,
    short_help="Put words in shape; propose those that are missing.",
    epilog=EPILOG,
)
@PACKS
@click.option("--check", is_flag=True, help="Tell what would change, and change nothing.")
@click.option("--write-words", "words", is_flag=True, help="Propose words where there are none.")
@click.option("--write-reviews", "reviews", is_flag=True, help="Note which texts were read.")
@click.option(
    "--at",
    multiple=True,
    metavar="FILE:LINE",
    help="Note the text there alone; shape no file.",
)
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    check: bool,
    words: bool,
    reviews: bool,
    at: tuple[str, ...],
) -> tuple[Finding, ...]:
    """Wrap the words of packs, and propose words for cards and boards that lack them."""
    if at and (words or not reviews):
        raise Stop("--at goes with --write-reviews alone", help=_noting(packs, at))
    folder = working_folder(root, writer="" if check else "cardgen fmt", every=not packs)
    names = packs or own_packs(folder)
    if at:
        return _reviewed(folder, names, at, check=check)
    if reviews and not check:
        _refuse_unwritable(folder, names, legend=not packs)
    found = _shaped(folder, names, check=check, words=words)
    if not reviews:
        return found
    return (*found, *_reviewed(folder, names, at, check=check, legend=not packs))


def _noting(packs: Sequence[str], at: Sequence[str]) -> str:
    """What to type to note what stands at some places."""
    places = (f"--at {one}" for one in at)
    return f"type {' '.join(('cardgen fmt', *packs, '--write-reviews', *places))}"


def _refuse_unwritable(folder: Path, names: Sequence[str], *, legend: bool) -> None:
    """Stop where what was read could not be noted, before anything is put in shape."""
    from cardgen.cli.reviews import refuse_unwritable

    refuse_unwritable(folder, names, legend=legend)


def _shaped(folder: Path, names: Sequence[str], *, check: bool, words: bool) -> tuple[Finding, ...]:
    new = ordered(proposed_words(folder, names)) if words else ()
    if check:
        found = (*new, *ordered(misshapen_words(folder, names)))
        return _told(found, folder) or _in_form(folder, names, words=words)
    unwritten = _change(new, folder)
    shapes = ordered(misshapen_words(folder, names))
    unwritten |= _change(shapes, folder)
    if not (new or shapes):
        return _in_form(folder, names, words=words)
    if _left(new) and (len(_left(new)) < len(new) or shapes):
        new = ordered(proposed_words(folder, names))  # what is left stands in other lines now
    return _told((*unwritten.values(), *_left(new), *_left(shapes)), folder)


def _reviewed(
    folder: Path, names: Sequence[str], at: Sequence[str], *, check: bool, legend: bool = False
) -> tuple[Finding, ...]:
    """Note what was read side by side, or tell what has not been noted."""
    from cardgen.cli.reviewing.record import own_path
    from cardgen.cli.reviews import new_reviews

    records = new_reviews(folder, names, at, told=not check, legend=legend)
    if not records:
        say("packs of one language have nothing to be read side by side")
    if check:
        return _told(tuple(one for each in records for one in each.findings()), folder)
    for one in records:
        if one.is_new:
            own_path(one.file)  # none is written where one of them could not be
    for one in records:
        say(*one.write())
    return ()


def _told(findings: tuple[Finding, ...], root: Path) -> tuple[Finding, ...]:
    """Tell findings, each once: a file that is no YAML is met by its words and by its shape."""
    told = tuple(dict.fromkeys(findings))
    tell_findings(told, root)
    return told


def _in_form(root: Path, packs: Sequence[str], *, words: bool) -> tuple[Finding, ...]:
    """Say that nothing is to be done, and in how many files; why no words were written."""
    say(f"{quantity(len([*_files_with_words(root, packs)]), 'file')}, all in form")
    if words:
        say(f"no words to write: {_why_none(root, packs)}")
    return ()


def _why_none(root: Path, packs: Sequence[str]) -> str:
    """Why nothing is proposed for packs without a fault."""
    read = [one.pack for one in load_packs(root, packs) if one.pack]
    cards = [card for pack in read for deck in pack.printed_decks for card in deck.cards]
    mute = [card.id for card in cards if not card.text and not any(card.power)]
    more = f" and {len(mute) - NAMED} more" if len(mute) > NAMED else ""
    without = f"; no power that words could tell: {', '.join(mute[:NAMED])}{more}" if mute else ""
    return f"all that has a power has words in every language{without}"


def _change(findings: tuple[Finding, ...], root: Path) -> dict[str, Finding]:
    """Make the changes, a line a file, with the cards and boards that are given words; by their
    names, the files that could not be written."""
    every = [*make_fixes(findings, root, contents_of(root, None))]
    for mended in every:
        if not mended.refused:
            cards = dict.fromkeys(edit.finding.card for edit in mended.made if edit.finding.card)
            named = f": {', '.join(cards)}" if cards else ""
            say(f"{mended.file}: {len(mended.made)} changed{named}")
    return {one.file: _unwritten(one.file, one.refused) for one in every if one.refused}


def _unwritten(file: str, why: str) -> Finding:
    message, help = f"it should be changed and was not: {why}", "the changes: cardgen fmt --check"
    return Finding("fmt", UNWRITTEN, Place(file), message, help)


def _left(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """What its author has to mend."""
    return tuple(finding for finding in findings if finding.fix is None)


def misshapen_words(root: Path, packs: Sequence[str]) -> Iterator[Finding]:
    """Words that do not stand in blocks of one width, in the files of cards, boards and rulings."""
    for path in _files_with_words(root, packs):
        yield from _misshapen(path, display_path(path, root))


def _files_with_words(root: Path, packs: Sequence[str]) -> Iterator[Path]:
    for pack in packs:
        folder = pack_folder(root, pack)
        for path in sorted(folder.rglob("*.yaml")):
            if "scenarios" not in path.relative_to(folder).parts and not path.is_dir():
                yield path


def _misshapen(path: Path, file: str) -> Iterator[Finding]:
    """The words of a file; where some of its entries are no YAML, that alone."""
    report = Report()
    content = read_bytes(path, file=file, report=report)
    tree = MISSING if content is MISSING else read_sound(content, file=file, report=report)
    yield from report.findings
    sound = all(one.code != "yaml" for one in report.findings)
    if content is not MISSING and tree is not MISSING and sound:
        for place, text in rewrap_words(content.decode("utf-8-sig"), tree):
            message, help = "words in other lines than fmt writes", "type cardgen fmt"
            yield Finding("fmt", SHAPE, place, message, help, fix=text)

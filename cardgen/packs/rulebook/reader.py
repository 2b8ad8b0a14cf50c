"""The rulebooks of a pack, `cards/<pack>/rulebook/<language>.md`, read one file a language."""

import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from cardgen.model.finding import MISSING, Place, Report
from cardgen.model.pack import Pack
from cardgen.model.rulebook import Block, Rulebook, Section
from cardgen.packs.root import BOOKS, RULEBOOK_ENDING, display_path
from cardgen.packs.rulebook.blocks import BlockReader
from cardgen.packs.rulebook.files import rulebook_names, rulebooks_elsewhere
from cardgen.packs.rulebook.source import MarkdownFault, MarkdownSource
from cardgen.packs.rulebook.tokens import BlockTokens, misplaced_links, repeated_anchors
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.source import decode_text, read_bytes

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]+)?")


def load_rulebooks(root: Path, pack: Pack, report: Report) -> tuple[Rulebook, ...]:
    """The rulebooks of a pack in the order of its languages, without those that say nothing."""
    folder = pack.folder / BOOKS
    for path in rulebooks_elsewhere(pack):
        message = f"{path.relative_to(pack.folder).as_posix()} is not read"
        _stray(Place(display_path(path, root)), message, rulebook_names(pack), report)
    if not folder.exists():
        return ()
    paths = _of_languages(folder, root, pack, report)
    books = (load_rulebook(path, display_path(path, root), pack.id, report) for path in paths)
    order = pack.languages.index
    return tuple(sorted((book for book in books if book), key=lambda book: order(book.language)))


def load_rulebook(path: Path, file: str, pack: str, report: Report) -> Rulebook | None:
    """The rulebook of the language that a file is named after; see `read_rulebook`."""
    content = read_bytes(path, file=file, report=report)
    text = MISSING if content is MISSING else decode_text(content, file=file, report=report)
    return None if text is MISSING else read_rulebook(text, file, pack, path.stem, report)


def _of_languages(folder: Path, root: Path, pack: Pack, report: Report) -> list[Path]:
    """The files of the languages of the pack; whatever else lies there is reported."""
    wanted = rulebook_names(pack)
    if not folder.is_dir():
        _stray(Place(display_path(folder, root)), f"{BOOKS} is a file", wanted, report)
        return []
    inside, found = folder.parent.resolve(), []
    if not folder.resolve().is_relative_to(inside):
        message = f"{BOOKS} is a link that leads out of the pack"
        _stray(Place(display_path(folder, root)), message, wanted, report)
        return []
    for path in sorted(folder.iterdir()):
        place = Place(display_path(path, root))
        if path.name.startswith("."):
            continue
        if not path.resolve().is_relative_to(inside):
            _stray(place, f"{path.name} is a link that leads out of the pack", wanted, report)
        elif path.name in wanted and path.is_file():
            found.append(path)
        else:
            _stray(place, _no_rulebook(path, pack, wanted), wanted, report)
    return found


def _no_rulebook(path: Path, pack: Pack, wanted: set[str]) -> str:
    """What keeps a file from being one."""
    message = f"{path.name} is no rulebook of the pack {pack.id}"
    if path.name in wanted:
        return f"{message}: it is a folder"
    own = f"{path.stem}{RULEBOOK_ENDING}"
    if own in wanted:
        return f"{message}: did you mean {own}?"
    if path.suffix == RULEBOOK_ENDING and LANGUAGE.fullmatch(path.stem):
        return f"{message}, whose languages: are {', '.join(pack.languages)}"
    return message + did_you_mean(path.name, wanted)


def _stray(place: Place, message: str, wanted: set[str], report: Report) -> None:
    names = join_words(sorted(wanted))
    help = f"the folder {BOOKS}/ holds one file a language of the pack: {names}"
    report.add(code="rulebook-file", place=place, message=message, help=help)


def read_rulebook(
    text: str, file: str, pack: str, language: str, report: Report
) -> Rulebook | None:
    """The rulebook that a text is, none where it says nothing, or where code that never ends takes
    the rest of it: what else is missing there is no fault of its own. Faults are reported at their
    place; those of tokens are those of words on cards.
    """
    report = report.about(language=language)
    source, blocks = MarkdownSource(text, file), list[Block]()
    for shape, typed in BlockReader(source).blocks():
        tokens = BlockTokens(typed, file, f"{pack}/", heading=shape.kind == "heading")
        _tell(tokens.faults, report)
        if tokens.words.words or shape.kind == "cell":
            blocks.append(_block(shape, tokens))
            _tell(misplaced_links(blocks[-1]), report)
    _tell((*source.faults, *repeated_anchors(blocks)), report)
    if not blocks and not source.faults:
        message, help = "the rulebook says nothing", "begin with a heading: # …; or delete the file"
        report.add(code="empty-file", place=Place(file), message=message, help=help)
    return (
        None
        if source.swallowed or not blocks
        else Rulebook(pack, language, file, _sections(blocks))
    )


def _block(shape: Block, tokens: BlockTokens) -> Block:
    """The block with its words."""
    words, marks, *_, styles, insets = tokens.words
    styles = tuple(one for one in styles if one.start < one.end)
    return shape._replace(
        words=words, marks=marks, insets=insets, styles=styles, anchor=tokens.anchor
    )


def _tell(faults: Iterable[MarkdownFault], report: Report) -> None:
    for place, message, help, code in faults:
        report.add(code=code, place=place, message=message, help=help)


def _sections(blocks: list[Block]) -> tuple[Section, ...]:
    """The blocks by the headings above them."""
    begins = [i for i, block in enumerate(blocks) if block.kind == "heading"]
    starts = begins if begins[:1] == [0] else [0, *begins]
    return tuple(
        Section(blocks[start], tuple(blocks[start + 1 : end]))
        if start in begins
        else Section(None, tuple(blocks[start:end]))
        for start, end in pairwise([*starts, len(blocks)])
    )

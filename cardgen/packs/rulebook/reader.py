"""The rulebooks of a pack, `cards/<pack>/rulebook/<language>.md`, read one file a language."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from cardgen.model.finding import MISSING, Place, Report
from cardgen.model.pack import Pack
from cardgen.model.rulebook import Block, Rulebook, Section
from cardgen.packs.root import display_path
from cardgen.packs.rulebook.blocks import LEFT_OUT, BlockReader, MarkdownBlock, MarkdownLine
from cardgen.packs.rulebook.inline import parse_block
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.source import decode_text, read_bytes

RULEBOOK_FOLDER = "rulebook"
RULEBOOK_ENDING = ".md"
COMMENT = re.compile(r"<!--.*?(-->|\Z)", re.DOTALL)
GLUED = re.compile(r"#{1,6}(?=[^\s#])")
FRONT_MATTER = re.compile(r"---\r?\n(?:[^\n]+\n)+?---\r?\n")


def load_rulebooks(root: Path, pack: Pack, report: Report) -> tuple[Rulebook, ...]:
    """The rulebooks of a pack in the order of its languages, without those that say nothing."""
    folder = pack.folder / RULEBOOK_FOLDER
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
    wanted = {f"{language}{RULEBOOK_ENDING}" for language in pack.languages}
    if not folder.is_dir():
        _stray(Place(display_path(folder, root)), f"{RULEBOOK_FOLDER} is a file", wanted, report)
        return []
    inside, found = folder.parent.resolve(), []
    if not folder.resolve().is_relative_to(inside):
        message = f"{RULEBOOK_FOLDER} is a link that leads out of the pack"
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
            message = f"{path.name} is no rulebook of the pack {pack.id}"
            _stray(place, message + did_you_mean(path.name, wanted), wanted, report)
    return found


def _stray(place: Place, message: str, wanted: set[str], report: Report) -> None:
    names = join_words(sorted(wanted))
    help = f"the folder {RULEBOOK_FOLDER}/ holds one file a language of the pack: {names}"
    report.add(code="rulebook-file", place=place, message=message, help=help)


def read_rulebook(
    text: str, file: str, pack: str, language: str, report: Report
) -> Rulebook | None:
    """The rulebook that a text is, none where it says nothing; faults are reported at their place.

    Faults of tokens are those of words on cards.
    """
    report = report.about(language=language)
    for left_out in _left_out(text, file, report):
        text = f"{text[: left_out.start()]}{_blanked(left_out[0])}{text[left_out.end() :]}"
    reader, blocks = BlockReader(), list[Block]()
    for lines in reader.blocks(text):
        _glued(lines, file, report)
        block, faults = parse_block(lines, file, f"{pack}/")
        blocks += [block] if block else []
        for fault, place in faults:
            report.add(code=fault.code, place=place, message=fault.message, help=fault.help)
    if fence := reader.fenced_at:
        message, help = "the code that begins here never ends", f"end it with {reader.fence}"
        _note(report, _stretch(file, fence, len(fence.words)), message, help)
    if not blocks:
        message, help = "the rulebook says nothing", "begin with a heading: # …; or delete the file"
        report.add(code="empty-file", place=Place(file), message=message, help=help)
        return None
    return Rulebook(pack, language, file, _sections(blocks))


def _left_out(text: str, file: str, report: Report) -> Iterator["re.Match[str]"]:
    """What is not read: comments, and front matter, which is refused."""
    if front := FRONT_MATTER.match(text):
        help = "title, version and languages stand in pack.yaml: delete these lines"
        last = front[0].count("\n")
        _note(report, Place(file, 1, 1, last, 4), "a rulebook has no front matter", help)
        yield front
    for comment in COMMENT.finditer(text):
        if not comment[1]:
            line = text.count("\n", 0, comment.start())
            begun = MarkdownLine(
                comment[0], line, comment.start() - text.rfind("\n", 0, comment.start()) - 1
            )
            message = "the comment that begins here never ends"
            _note(report, _stretch(file, begun, len("<!--")), message, "end it with -->")
        yield comment


def _blanked(words: str) -> str:
    return re.sub(r"[^\n]", LEFT_OUT, words)


def _glued(lines: MarkdownBlock, file: str, report: Report) -> None:
    """A heading that is none, for lack of a space."""
    for line in lines.lines if lines.kind == "paragraph" else ():
        if glued := GLUED.match(line.words):
            message = f'"{glued[0]}" makes a heading only with a space behind it'
            help = f'type "{glued[0]} ", or \\# for the sign itself'
            _note(report, _stretch(file, line, len(glued[0])), message, help)


def _stretch(file: str, line: MarkdownLine, length: int) -> Place:
    """The first characters of a line."""
    start = line.column + 1
    return Place(file, line.line + 1, start, line.line + 1, start + length)


def _note(report: Report, place: Place, message: str, help: str) -> None:
    report.add(code="rulebook-markdown", place=place, message=message, help=help)


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

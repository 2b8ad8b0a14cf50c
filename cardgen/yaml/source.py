"""The text of a file before it is YAML: size, encoding and characters that may not stand in it."""

import re
from bisect import bisect_right
from itertools import accumulate
from pathlib import Path
from unicodedata import name

from cardgen.files import SpecialFileError, leads_out, read_regular_file
from cardgen.model.finding import MISSING, Missing, Place, Report, Stop
from cardgen.yaml.encodings import how_to_save

MOST_BYTES = 5_000_000
# What is wrong with characters is told once for all of a file, at the first of them.
OF_TEXT = frozenset(("character", "encoding", "line-ends", "tab"))
BYTE_ORDER_MARK = "\ufeff"
DASHES = "–—−‐‑"  # what typewriters of the day make of a hyphen
# Controls, line ends only some programs know, and marks that turn the order of reading around.
FORBIDDEN = re.compile(
    "[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069"
    "\ufeff\ufffe\uffff]|\r(?!\n)"
)


# Spaces that look like indentation and are none; within words they are welcome.
CONFLICT = re.compile(r"^(?:<{7} .*|={7}|>{7} .*)$", re.M)
WIDE = re.compile("^ *[\u00a0\u2000-\u200b\u202f\u3000][ \u00a0\u2000-\u200b\u202f\u3000]*", re.M)


# What the bytes of UTF-8 behind the first one are in Windows-1252, and the accented letters and
# signs of punctuation of western languages in it: "Ã©" for "é", "â€™" for "’", "Å“" for "œ".
BYTES = {bytes([byte]).decode("cp1252", "ignore") or chr(byte): byte for byte in range(128, 192)}
BYTES |= {bytes([byte]).decode("cp1252"): byte for byte in (0xC2, 0xC3, 0xC5, 0xE2)}
BEHIND = f"[{re.escape(''.join(BYTES)[:64])}]"
# It begins with all that it may begin with, which is found three times as fast as way by way.
TWICE_ENCODED = re.compile(f"[ÂÃâÅ](?:(?<=[ÂÃ]){BEHIND}|(?<=â)€{BEHIND}|(?<=Å)[“’])")


def read_bytes(path: Path, *, file: str, report: Report) -> bytes | Missing:
    """The bytes of a file. Too many, a link out of the project, and what is no ordinary file are
    findings; Stop when it cannot be read at all."""
    if _is_foreign(path, file):
        message, help = "a link leads out of the project here", "put the file itself into it"
        report.add(code="leads-out", place=Place(file), message=message, help=help)
        return MISSING
    try:
        content = read_regular_file(path, MOST_BYTES)
    except SpecialFileError:
        message, help = "this is no file but a pipe or a device", "put a file there"
        report.add(code="special-file", place=Place(file), message=message, help=help)
        return MISSING
    except OSError as error:
        help = "name a file that is there, and that you may read"
        message = f"cannot read {file}: {error.strerror or error}"
        raise Stop(message, place=Place(file), help=help) from error
    if len(content) > MOST_BYTES:
        _too_big(path, file, report)
        return MISSING
    return content


def _is_foreign(path: Path, file: str) -> bool:
    """Whether a file that is called by its path from the root on lies elsewhere."""
    parts = Path(file).parts
    if Path(file).is_absolute():
        return False
    return path.parts[-len(parts) :] == parts and leads_out(path, path.parents[len(parts) - 1])


def _too_big(path: Path, file: str, report: Report) -> None:
    size = f"{path.stat().st_size / 1e6:.1f} MB"
    report.add(
        code="file-too-big",
        place=Place(file),
        message=f"the file has {size}; {MOST_BYTES / 1e6:.0f} MB is the most",
        help="spread the cards over several files; pictures go in art/",
    )


def decode_text(content: bytes, *, file: str, report: Report) -> str | Missing:
    """The text of a file, one `\\n` at its end; a byte order mark is dropped.

    Characters that may not stand in a pack are reported and become spaces, so that reading goes
    on; a file that is not UTF-8 is reported and gives MISSING.
    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        _not_utf8(content, error.start, file, report)
        return MISSING
    text = _with_line_ends(text.removeprefix(BYTE_ORDER_MARK), file, report)
    if not text.isascii() and TWICE_ENCODED.search(text):
        _twice_encoded(text, file, report)
    if not text.replace("\n", "").isprintable():  # ten times quicker than to look for each fault
        text = _mended(text, file, report)
    return text if text.endswith("\n") else text + "\n"


def _with_line_ends(text: str, file: str, report: Report) -> str:
    """The text in lines, where it has none since each ends with a carriage return alone."""
    if "\r" not in text or "\n" in text:
        return text
    message = "the lines end with a carriage return alone, which only old Macintoshes read"
    help = "save the file with line ends of Unix or Windows, LF or CRLF"
    end = text.index("\r") + 1
    place = Place(file, 1, end, 1, end + 1)
    report.add(code="line-ends", place=place, message=message, help=help)
    return text.replace("\r", "\n")


def _twice_encoded(text: str, file: str, report: Report) -> None:
    """One finding for all that UTF-8 became when it was read as Windows-1252, at the first."""
    first, *others = TWICE_ENCODED.finditer(text)
    meant = bytes(BYTES.get(sign, ord(sign)) for sign in first[0]).decode("utf-8", "replace")
    line = text.count("\n", 0, first.start()) + 1
    column = first.start() - text.rfind("\n", 0, first.start())
    more = f" (and {len(others)} more)" if others else ""
    report.add(
        code="encoding",
        place=Place(file, line, column, line, column + len(first[0])),
        message=f'"{first[0]}" is "{meant}", read and saved in another encoding{more}',
        help=f'type "{meant}"; or open the file as UTF-8 in an editor, and save it anew',
    )


def is_twice_encoded(content: bytes) -> bool:
    """Whether UTF-8 was read as Windows-1252 and saved so, which only untouched bytes undo."""
    return TWICE_ENCODED.search(content.decode("utf-8", "replace")) is not None


def _mended(text: str, file: str, report: Report) -> str:
    """The text with what may not stand in it reported and made spaces."""
    if FORBIDDEN.search(text):
        _forbidden(text, file, report)
        text = FORBIDDEN.sub(" ", text)
    if WIDE.search(text):
        _wide(text, file, report)
        text = WIDE.sub(lambda found: " " * len(found[0]), text)
    return text


def refuse_merge_conflict(text: str, file: str) -> None:
    """Stop at the first line that Git leaves where two versions of a file did not fit together."""
    found = CONFLICT.search(text)
    if found is None:
        return
    line = text.count("\n", 0, found.start()) + 1
    message = "Git has put two versions of these lines side by side: a merge was not finished"
    help = "keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>"
    raise Stop(message, place=Place(file, line, 1, line, 2), help=help)


def _not_utf8(content: bytes, offset: int, file: str, report: Report) -> None:
    before = content[:offset].decode("utf-8")
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    message, help = how_to_save(content)
    place = Place(file, line, column, line, column + 1)
    report.add(code="not-utf8", place=place, message=message, help=help)


def _wide(text: str, file: str, report: Report) -> None:
    """One finding for all lines that no-break or other odd spaces indent, at the first."""
    matches = list(WIDE.finditer(text))
    words = matches[0][0]
    line = text.count("\n", 0, matches[0].start()) + 1
    column = len(words) - len(words.lstrip(" ")) + 1
    more = f" (and {len(matches) - 1} more)" if len(matches) > 1 else ""
    report.add(
        code="character",
        place=Place(file, line, column, line, len(words) + 1),
        message=f"the line is indented with {name_character(words[column - 1])}{more}",
        help="type ordinary spaces",
    )


def _forbidden(text: str, file: str, report: Report) -> None:
    """One finding for each character that may not stand there, at its first place."""
    starts = list(accumulate((len(line) for line in text.split("\n")), lambda a, n: a + n + 1,
                             initial=0))  # fmt: skip
    seen: dict[str, list[int]] = {}
    for match in FORBIDDEN.finditer(text):
        seen.setdefault(match[0], []).append(match.start())
    for character, offsets in seen.items():
        line = bisect_right(starts, offsets[0])
        column = offsets[0] - starts[line - 1] + 1
        more = f" (and {len(offsets) - 1} more)" if len(offsets) > 1 else ""
        report.add(
            code="tab" if character == "\t" else "character",
            place=Place(file, line, column, line, column + 1),
            message=f"{name_character(character)} may not stand in a pack{more}",
            help="type spaces" if character == "\t" else "delete it",
        )


def name_character(character: str) -> str:
    """A character as a person calls it."""
    if character == "\t":
        return "a tab"
    return f"the character U+{ord(character):04X} {name(character, 'control').lower()}"

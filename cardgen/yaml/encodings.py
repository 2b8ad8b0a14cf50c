"""In which encoding a file that is not UTF-8 was saved, as far as its bytes tell."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE

UTF_16, WINDOWS = "UTF-16", "Windows-1252"
CODECS = {UTF_16: "utf-16", WINDOWS: "cp1252"}
CONTROLS = frozenset(range(32)) - frozenset(b"\t\n\r\f")  # no text has any


def guess_encoding(content: bytes) -> str:
    """Its name; nothing where the bytes are no text, or of an encoding that cannot be told: where
    letters of UTF-8 stand before others, two were mixed."""
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return UTF_16
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        mixed = not content[: error.start].isascii()
        return "" if mixed or not _holds_text(content) else _in_windows(content)
    return ""


def _in_windows(content: bytes) -> str:
    try:
        content.decode(CODECS[WINDOWS])
    except UnicodeDecodeError:
        return ""
    return WINDOWS


def _holds_text(content: bytes) -> bool:
    return CONTROLS.isdisjoint(content)


def decode_guessed(content: bytes) -> str:
    """What a person would read in a file, with a mark for each byte that says nothing; ValueError
    where it holds no text."""
    guessed = guess_encoding(content)
    if not guessed and not _holds_text(content):
        return content.decode("utf-8-sig")
    return content.decode(CODECS.get(guessed, "utf-8-sig"), "replace")


def how_to_save(content: bytes) -> tuple[str, str]:
    """What to say of a file that is not UTF-8, and what to do about it."""
    if guessed := guess_encoding(content):
        menu = "most editors ask for the encoding in Save As, or in the bar at their foot"
        message = f"the file is not UTF-8: it looks like {guessed}"
        return message, f"open it as {guessed} and save the file as UTF-8: {menu}"
    if not _holds_text(content):
        return "the file is not UTF-8: it holds no text", "put a text file there, saved as UTF-8"
    return "the file is not UTF-8", "save the file as UTF-8"

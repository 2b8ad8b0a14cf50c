"""Which version of a pack a booklet is of, when that was made, and what it changes."""

from collections.abc import Iterator

from cardgen.build.booklets.spans import BODY, STRONG
from cardgen.layout.booklet.contents import ContentBlock, ListItem, ProseBlock
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.model.language import BookletWords
from cardgen.model.pack import Pack

CHANGES_LIST = -2000  # the number of the list of changes, which no other list has


def _month_words(pack: Pack, words: BookletWords) -> str:
    """The month of this version in words; empty where the pack does not tell it."""
    if not pack.edition:
        return ""
    year, month = pack.edition.split("-")
    return words.edition.format(month=words.months[int(month) - 1], year=year)


def edition_words(pack: Pack, words: BookletWords) -> str:
    """The number of the version, and its month where the pack tells it."""
    told = words.version.format(version=pack.version), _month_words(pack, words)
    return ", ".join(filter(None, told))


def edition_blocks(pack: Pack, language: str, words: BookletWords) -> Iterator[ContentBlock]:
    """The version in a sentence, then what differs from the one before, if the pack says so."""
    yield ProseBlock((BookSpan(f"{edition_words(pack, words)}.", STRONG),))
    if pack.changes:
        yield ProseBlock((BookSpan(words.changes, BODY),), leads=True)
    for change in pack.changes:
        yield ListItem((BookSpan(change[language], BODY),), CHANGES_LIST)

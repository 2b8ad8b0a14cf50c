"""Characters that no face of the booklets has, in rulebooks and in all that stands beside cards."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.yaml.source import name_character

if TYPE_CHECKING:
    from cardgen.layout.text.typefaces import Typefaces
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

SLUG = "rulebook-glyph"
FACE = "Vollkorn-Regular"  # its fellows have the same characters, or the fallback face has them
HELP = "write it out, or use a sign: {coin:3}"
NO_WORD = " "  # stands for each character of a link or a sign
WORD = re.compile(r"[^\s\ufffc]*[^\x00-\x7f\s\ufffc][^\s\ufffc]*")  # with more than ASCII
BESIDE_CARDS = frozenset(("notes", "question", "ruling", "reason", "says", "changes", "aid"))


def check_rulebook_glyph(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every block of every rulebook."""
    for book in rulebooks.books:
        for block in book.blocks:
            for at, character in _unprinted(block.masked(NO_WORD), prose.project.assets.faces):
                place = block.place(at, at + 1)
                yield Finding(SLUG, SLUG, place, _message(character), HELP, language=book.language)


def check_glyph_beside_cards(prose: "Prose") -> Iterator[Finding]:
    """Every note, every ruling and every sentence of a scenario."""
    faces = prose.project.assets.faces
    for language in prose.spoken:
        for said in language.page.pieces:
            if said.kind in BESIDE_CARDS:
                for at, character in _unprinted(said.words, faces):
                    span, message = (at, at + 1), _message(character)
                    yield prose.places.finding(SLUG, said, span, message, HELP, severity="error")


def _unprinted(words: str, faces: "Typefaces") -> Iterator[tuple[int, str]]:
    """The characters that would be missing in print, each with its place."""
    for found in WORD.finditer(words):
        missing = faces.shape(faces.chosen(FACE, found[0]), found[0]).missing
        yield from ((found.start() + n, one) for n, one in enumerate(found[0]) if one in missing)


def _message(character: str) -> str:
    return f"no face of the booklets has {name_character(character)}"


RULEBOOK_GLYPH = Check(
    slug="rulebook-glyph",
    title="A character that no face of the booklets has",
    why="""\
An emoji, a letter of another script or a rare sign is in the editor's font and in none of ours: it
would be an empty place on the page, so that no booklet is printed at all. Rulebooks, notes, rulings
and what scenarios say are looked at; `glyph` looks at the words of cards.
""",
    refused="""\
Gain 3 coins 🙂.      <!-- a smile -->
""",
    mend="""\
Write it out, or use a sign of the pack: `{coin:3}`.
""",
    over_rulebooks=check_rulebook_glyph,
    reads="books",
    by_book=True,
    over_prose=check_glyph_beside_cards,
    stops_books=True,
    by_piece="alone",
)

"""Markers that a rulebook says are used with one card only."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

ONLY, MASK = "only", "\ufffc"
KINDS = ("paragraph", "item", "line")


def check_rulebook_marker(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every sentence that says of a marker that it is used with one card only."""
    pack, project = rulebooks.pack, prose.project
    owners = {card.marker: card.id for card in pack.cards if card.marker}
    named = [(token.id, str(token.name)) for token in pack.tokens]
    key = project.prose_digests.of_books("markers", rulebooks.view, owners, named)
    look = partial(_in_books, prose, rulebooks, owners)
    yield from look_unless_sound(project.parts, key, look) if owners else ()


def _in_books(
    prose: "Prose", rulebooks: "PackRulebooks", owners: Mapping[str, str]
) -> Iterator[Finding]:
    manners = {one.language: one.orthography for one in prose.spoken}
    for book in rulebooks.books:
        names = _markers(rulebooks.pack, book.language, manners.get(book.language))
        for block in (each for each in book.blocks if each.kind in KINDS):
            for marker in (one for one, name in names.items() if name.search(block.words)):
                yield from _of_another(prose, block, book.language, marker, owners)


def _markers(
    pack: "Pack", language: str, manner: "Orthography | None"
) -> Mapping[str, "re.Pattern[str]"]:
    """What names each marker that lies with a card."""
    named = {token.id: token.name[language].text for token in pack.tokens if language in token.name}
    wordings = manner.markers if manner else ()
    return {
        id: re.compile("|".join(re.escape(one.replace("…", name)) for one in wordings))
        for id, name in named.items()
        if wordings
    }


def _of_another(
    prose: "Prose", block: "Block", language: str, marker: str, owners: Mapping[str, str]
) -> Iterator[Finding]:
    reader = prose.sense_readers.get(language)
    if not reader or marker not in owners:
        return
    words = block.masked(MASK)
    for only in (one for one in reader.read(words) if one.sense == ONLY):
        part = reader.sentence_around(words, only.start)
        cards = {link.id: inset for link, inset in block.linked
                 if link.kind == "card" and part.start <= inset.start < part.stop}  # fmt: skip
        if len(cards) == 1 and owners[marker] not in cards:
            ((card, inset),) = cards.items()
            message = f"the marker {marker} is that of {owners[marker]}, and not of {card}"
            help = f"link {owners[marker]}, or say marker: {marker} on {card}"
            place, code = block.place(inset.start, inset.end), "rulebook-marker"
            yield Finding(code, code, place, message, help, language=language)


RULEBOOK_MARKER = Check(
    slug="rulebook-marker",
    title="A marker that is said to serve a card which has none",
    why="""\
A marker lies with the card that says `marker:`. A rulebook that says of it that it is used only
with one card names that card; the link of another is a line that was copied. How a marker is called
stands under `markers` of templates/languages/<language>/prose.yaml.
""",
    refused="""\
The Rainbow marker is used only with {card:hebe}.     <!-- and Iris says marker: rainbow -->
""",
    mend="""\
Link the card that the marker lies with, or mend `marker:` of the cards.
""",
    over_rulebooks=check_rulebook_marker,
)

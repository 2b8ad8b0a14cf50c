"""Flavour that a card says, and neither its face nor a rulebook shows."""

from collections.abc import Iterable, Iterator

from cardgen.checks.check import Check
from cardgen.layout.marks import CardFace, TextLine
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView
from cardgen.project.printed.faces import ComposedFace


def check_flavour_unprinted(view: PackView) -> Iterator[Finding]:
    """Every card with flavour, in each language once, whatever the ink; a rulebook prints it."""
    told: dict[tuple[str, str], Finding] = {}
    for shown, card in view.composed.fronts() if not view.has_rulebook else ():
        words = card.flavour.get(shown.face.language)
        if words and shown.side == "front" and not _is_printed(words, shown.face):
            told.setdefault((card.id, shown.face.language), _finding(shown, card))
    yield from told.values()


def _is_printed(words: str, face: CardFace) -> bool:
    """Whether words stand on a face, or something is wrong with it that is mended first."""
    return bool(face.faults) or _letters([words]) in _letters(_words(face))


def _words(face: CardFace) -> Iterator[str]:
    """What stands on a face, word by word."""
    for mark in face.marks:
        if type(mark) is TextLine:
            yield from (word for _, word in mark.words)


def _letters(words: Iterable[str]) -> str:
    """Letters and digits alone: a layout may part words, or set them in capitals."""
    return "".join(filter(str.isalnum, "".join(words))).casefold()


def _finding(shown: ComposedFace, card: Card) -> Finding:
    language = shown.face.language
    return Finding(
        *("flavour-unprinted", "flavour-unprinted", card.place("flavour", language)),
        f"{card.id}, {language}: this flavour is not printed: the layout {shown.of.layout} has no "
        f"room for it{' (low ink)' if shown.ink == 'low' else ''}",
        "shorten it, or the words above it; leave it out, or have a layout print {{ flavour }}",
        "warning",
        card=card.id,
        language=language,
    )


FLAVOUR_UNPRINTED = Check(
    slug="flavour-unprinted",
    title="Flavour that is not printed",
    why="""\
Flavour stands where a power leaves room: on a god below the words of the last Age that has some, on
a Leader at the foot. Where nothing is left, or the layout has no place for it, it is left out,
since it is no rule; whoever wrote it would look for it on paper. A rulebook prints it in the entry
of its card, so that nothing is told of a pack that has one.
""",
    refused="""\
- id: iris
  text:
    en: {I: >- three lines, II: >- three lines, III: >- three lines}
  flavour:
    en: >-
      She walks on the rainbow.       # below which Age?
""",
    mend="""\
Shorten the flavour, or the words above it; leave it out, or name a layout that prints it.
""",
    over_pack=check_flavour_unprinted,
    of_faces=True,
)

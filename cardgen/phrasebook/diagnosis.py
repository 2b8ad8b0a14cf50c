"""What is wrong with words: where they part from the nearest sound wording, and in which way."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.declared import Power
from cardgen.phrasebook.house import House
from cardgen.phrasebook.mistakes import certain, kind, together
from cardgen.phrasebook.nearest import nearest
from cardgen.phrasebook.orders import Orders
from cardgen.phrasebook.phrasebook import LONGEST, Phrasebook
from cardgen.phrasebook.reader import Reader, TooMuch
from cardgen.phrasebook.signals import Signals
from cardgen.phrasebook.spelling import Spelling, joined
from cardgen.phrasebook.stretches import Compared, Stretch, compared, joint, settled
from cardgen.phrasebook.tokens import COMMA, ENDS, tokens, typed
from cardgen.phrasebook.verdict import Span
from cardgen.phrasebook.wordings import Wordings


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """A mistake in words: its kind (see `mistakes`), where it is, and what would be right there.

    The span is empty where words are missing, `wanted` where they are too many. The kind of one
    that is not `certain` may be wrong: the words may be sound, only unheard of.
    """

    kind: str
    span: Span
    wanted: str
    certain: bool = True


def diagnose(
    book: Phrasebook, words: Runs, power: Power, bearer: str, card: Name | None = None
) -> tuple[Diagnosis, ...]:
    """What has to be changed in words, at the least, for them to say a power, in their order.

    Nothing where the words are sound, too long to be read, or so far from all wordings that
    comparing tells nothing.
    """
    try:
        return _diagnoses(book, words, power, bearer, card)
    except TooMuch:
        return ()


def _diagnoses(
    book: Phrasebook, words: Runs, power: Power, bearer: str, card: Name | None
) -> tuple[Diagnosis, ...]:
    found = compare(book, words, power, bearer, card) if len(typed(words)) <= LONGEST else None
    if found is None:
        return ()
    spelling = book.book.spelling
    return tuple(
        Diagnosis(
            kind(found, one),
            _span(found, one),
            _wanted(found, one, spelling),
            certain(found, one),
        )
        for one in _mistakes(found)
    )


def compare(
    book: Phrasebook, words: Runs, power: Power, bearer: str, card: Name | None
) -> Compared | None:
    """Words beside the nearest of all that say a power; None where all of them are far away."""
    found = tuple(one for one in tokens(words, book.book.spelling) if one.key != COMMA)
    said, house = Signals(book.book, card, found), House(book.book, card)
    orders = Orders(Reader(book.book, found, card))
    root = Wordings(book.book, card, found, orders).text(power, bearer)
    steps = nearest(root, said, house) if root else None
    return None if steps is None else compared(steps, said, house)


def _mistakes(found: Compared) -> Iterator[Stretch]:
    """The stretches that differ, those that are one mistake together."""
    before: Stretch | None = None
    for one in found.stretches:
        if before and together(found, before, one):
            before = settled(joint(before, one), found.said, found.wanted)
        else:
            if before:
                yield before
            before = one
    if before:
        yield before


def _span(found: Compared, one: Stretch) -> Span:
    """The characters said in a stretch; of an icon with another number, those of the number."""
    said = found.said.found
    if not one.said:
        at = said[one.said.start].start if one.said.start < len(said) else said[-1].end
        return Span(at, at)
    first, last = said[one.said.start], said[one.said.stop - 1]
    if one.number and first.icon:
        return Span(first.end - 1 - len(first.icon.number), first.end - 1)
    return Span(first.start, last.end)


def _wanted(found: Compared, one: Stretch, spelling: Spelling) -> str:
    """The words wanted in a stretch, as they are spelt there."""
    if not one.wanted:
        return ""
    wanted, start = found.wanted.found, one.wanted.start
    icon = wanted[start].icon
    if one.number and icon:
        return icon.number
    while start and not wanted[start].text:
        start -= 1
    texts = (token.text for token in wanted[start : one.wanted.stop] if token.text)
    text = joined((COMMA, *texts), spelling).removeprefix(COMMA).strip()
    begins = start == 0 or wanted[start - 1].key in ENDS
    return text[:1].upper() + text[1:] if begins else text

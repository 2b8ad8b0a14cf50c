"""All cards and boards heard: what is wrong with their words, by the check that explains it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from cardgen.checks.review.hearing.at_odds import at_odds
from cardgen.checks.review.hearing.books import Books
from cardgen.checks.review.hearing.drift import drift
from cardgen.checks.review.hearing.forms import form
from cardgen.checks.review.hearing.kin import Kin
from cardgen.checks.review.hearing.reminding import reminding
from cardgen.checks.review.hearing.sayings import Spoken, spoken
from cardgen.checks.review.hearing.several import ambiguous
from cardgen.checks.review.hearing.unread import reviewed, unread
from cardgen.checks.review.material import Material
from cardgen.model.finding import Finding
from cardgen.phrasebook.verdict import Ambiguous, TooLong, Unread


class Heard(NamedTuple):
    """The findings of each check of words, and how many texts were understood.

    A text counts once in each language and for each Age with words of its own; one that somebody
    vouches for counts as understood.
    """

    findings: Mapping[str, tuple[Finding, ...]]
    read: int


def heard(books: Books, packs: Iterable[Material], *, printed: bool) -> Heard:
    """What the cards and boards of some packs say, held against what they do.

    With `printed` only what is printed is listened to.
    """
    materials = tuple(packs)
    kin = Kin(materials)
    found: dict[str, list[Finding]] = {}
    read = 0
    for one in spoken(books, materials, printed=printed):
        for finding in _findings(one, kin):
            found.setdefault(finding.check, []).append(finding)
        read += _read(one)
    return Heard({check: tuple(findings) for check, findings in found.items()}, read)


def _findings(one: Spoken, kin: Kin) -> Iterator[Finding]:
    if any(one.powers):
        yield from at_odds(one, kin)
        yield from unread(one)
        yield from ambiguous(one)
        yield from form(one)
        yield from reminding(one)
        yield from reviewed(one)
    else:
        yield from drift(one)


def _read(one: Spoken) -> int:
    """The texts understood, those of Ages that share their words once."""
    texts: dict[tuple[str, int], bool] = {}
    for saying in one.sayings:
        key = (saying.language, id(saying.words))
        understood = not isinstance(saying.verdict, Unread | TooLong | Ambiguous)
        texts[key] = texts.get(key, True) and (understood or one.sealed(saying.language))
    return sum(texts.values())

"""Texts of cards and boards held against what these do: every fault of their words."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.at_odds import at_odds
from cardgen.checks.review.hearing.drift import drift
from cardgen.checks.review.hearing.forms import form
from cardgen.checks.review.hearing.kin import Kin
from cardgen.checks.review.hearing.reminding import reminding
from cardgen.checks.review.hearing.sayings import Spoken
from cardgen.checks.review.hearing.several import ambiguous
from cardgen.checks.review.hearing.unread import reviewed, unread
from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding


def compare_texts(library: Library) -> Iterator[Finding]:
    """The findings of all checks of words, text by text."""
    kin = Kin(library.packs)
    for one in library.texts:
        yield from _findings(one, kin)


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

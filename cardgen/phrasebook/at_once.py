"""“At once” in words that are no sentence of the phrasebook.

By itself it goes without saying, since it may be said of whatever follows something else. Where the
moment of a power would be left unsaid, it says it, or says it wrongly.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.concepts.reader import ParaphraseReader
from cardgen.phrasebook.concepts.reading.mentions import Mention, find_mentions
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same, TextSpan

MOMENT, NOW = "moment", "at once"
LATER = frozenset(("the end of the game", "the conflict of the Age", "each conflict"))
STOPS = (".", ";", "!", "?")


class TimedSentence(NamedTuple):
    """A sentence: the moments that it names, the units that it speaks of, the words that say “at
    once” beside no moment, and those of the first moment, if there are any."""

    moments: frozenset[str]
    units: frozenset[str]
    now: TextSpan | None
    when: TextSpan | None


def judge_moment(
    verdict: Same | Different | None,
    tokens: tuple[Token, ...],
    house: str,
    card: Name | None,
    reader: ParaphraseReader,
) -> Same | Different | None:
    """A verdict on words that leave the moment unsaid, once “at once” in them has been heard."""
    if not isinstance(verdict, Same) or MOMENT not in verdict.unsaid or reader.thesaurus is None:
        return verdict
    texts = (tokens, tokenize((house,), reader.grammar.spelling))
    mentions = (find_mentions(reader.thesaurus, reader.grammar, one, card) for one in texts)
    said, wanted = (list(_sentences(each, one)) for each, one in zip(mentions, texts, strict=True))
    early, late = _said_too_early(said, wanted), _said_too_late(said, wanted)
    if wrong := next(chain(early, late), None):
        return Different((wrong,))
    missing = _moments(wanted) - _moments(said)
    if LATER.isdisjoint(missing) and any(one.now for one in said):
        rest = {part: span for part, span in verdict.unsaid.items() if part != MOMENT}
        return replace(verdict, unsaid=rest)
    return verdict


def _said_too_early(
    said: Iterable[TimedSentence], wanted: Iterable[TimedSentence]
) -> Iterator[PowerDifference]:
    """What is said to come at once and comes later; not what comes at both moments."""
    wanted = tuple(wanted)
    at_once = frozenset(unit for one in wanted if NOW in one.moments for unit in one.units)
    for sentence in said:
        for meant in wanted if sentence.now and at_once.isdisjoint(sentence.units) else ():
            for moment in sorted(meant.moments & LATER):
                if not meant.units.isdisjoint(sentence.units):
                    yield PowerDifference((MOMENT,), moment, NOW, sentence.now)


def _said_too_late(
    said: Iterable[TimedSentence], wanted: Iterable[TimedSentence]
) -> Iterator[PowerDifference]:
    """What is said to come later and comes at once: a sentence that speaks of the same things."""
    wanted = tuple(wanted)
    at_once = [one.units for one in wanted if one.moments == {NOW}]
    for sentence in said:
        for moment in sorted(sentence.moments & LATER):
            then = [one.units for one in wanted if moment in one.moments]
            if sentence.units in at_once and sentence.units not in then and sentence.when:
                yield PowerDifference((MOMENT,), NOW, moment, sentence.when)


def _moments(sentences: Iterable[TimedSentence]) -> frozenset[str]:
    return frozenset(moment for one in sentences for moment in one.moments)


def _sentences(mentions: Iterable[Mention], tokens: tuple[Token, ...]) -> Iterator[TimedSentence]:
    held: list[Mention] = []
    for one in mentions:
        if tokens[one.start].key in STOPS:
            yield _timed(held, tokens)
            held = []
        else:
            held.append(one)
    yield _timed(held, tokens)


def _timed(held: Iterable[Mention], tokens: tuple[Token, ...]) -> TimedSentence:
    held = tuple(held)
    moments, units = (
        frozenset(one.concept.name for one in held if one.concept.layer == layer)
        for layer in (MOMENT, "unit")
    )
    spans = {one.concept: one.span(tokens) for one in reversed(held)}
    when = next((span for concept, span in spans.items() if concept.layer == MOMENT), None)
    now = None if moments else spans.get(Concept(PLAIN, NOW))
    return TimedSentence(moments, units, now, when)

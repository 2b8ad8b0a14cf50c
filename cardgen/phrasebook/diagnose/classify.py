"""In which way words differ from those wanted: the kind of a mistake.

number · timing · scope · selector · unit · effect · missing · added · polarity · optional ·
and-or · limit · condition · name, and unread where nothing can be told.
"""

from collections.abc import Iterator

from cardgen.phrasebook.diagnose.edits import similar_words
from cardgen.phrasebook.diagnose.hunks import Alignment, Hunk
from cardgen.phrasebook.parse.cues import WEAK_KIND, Cue, Cues

CLAUSE_WORDS = 6  # words from which on a stretch that lacks or is too much is a clause of its own
NEGATION_WORDS = 3  # words of the longest negation
GAP_WORDS = 3  # words between two changes of one phrase
PHRASE_WORDS = (
    7  # words up to which another phrase is held to be a mistake, not another way to say it
)
NAME_WORDS = 3  # words of the longest name misspelt
MISTAKE_KINDS = ("limit", "timing", "unit", "selector", "scope", "effect", "condition")
LACKING_KINDS = ("optional", "limit", "condition")  # what is no clause of its own where it lacks


def classify_hunk(found: Alignment, one: Hunk) -> str:
    """The kind of the mistake in a stretch."""
    if one.number:
        return "number"
    if not one.said or not one.wanted:
        return _one_sided(found, one)
    if found.called & {*one.wanted}:
        return "name"
    return _pair(found, one) if len(one.said) == len(one.wanted) == 1 else _phrase(found, one)


def is_certain(found: Alignment, one: Hunk) -> bool:
    """Whether the kind of a mistake is known well enough to name it.

    A wording that nobody has thought of parts from the nearest one too, but seldom in one short
    phrase that tells the same kind of thing, and seldom by leaving something out.
    """
    told = classify_hunk(found, one)
    if told in ("number", "and-or"):
        return True
    if _drawn(found, one):
        return False
    if told == "unread" or not one.said:
        return told != "unread" and not found.called.issuperset(one.wanted)
    if not one.wanted:
        return told in ("polarity", "optional") or (told == "added" and _counts(found, one))
    longest = max(len(one.said), len(one.wanted))
    if told == "name" or longest > PHRASE_WORDS:
        return told == "name" and longest <= NAME_WORDS
    return told in ("polarity", "optional", "limit") or longest == 1 or _exchanged(found, one, told)


def _drawn(found: Alignment, one: Hunk) -> bool:
    """Whether an icon stands where words are wanted: they may be the same thing drawn."""
    said, wanted = (
        (found.said.found[at] for at in one.said),
        (found.wanted.found[at] for at in one.wanted),
    )
    return any(token.icon for token in said) and not any(token.icon for token in wanted)


def _exchanged(found: Alignment, one: Hunk, told: str) -> bool:
    """Whether one phrase of a kind stands for another; of those that are known, not the same."""
    said = {signal.value for signal in found.said.among(one.said) if signal.kind == told}
    wanted = {signal.value for signal in found.wanted.among(one.wanted) if signal.kind == told}
    return bool(said and wanted) and (said != wanted or (told == "timing" and None in said))


def _counts(found: Alignment, one: Hunk) -> bool:
    """Whether words tell a number of something."""
    said = [found.said.found[at] for at in one.said]
    units = {signal.kind for signal in found.said.among(one.said)} & {"unit"}
    return bool(units) and any(token.key[0].isnumeric() or token.icon for token in said)


def is_one_mistake(found: Alignment, one: Hunk, other: Hunk) -> bool:
    """Whether two stretches near to each other are one mistake: in one phrase, or of one kind."""
    apart = other.said.start - one.said.stop
    if one.number or other.number or apart > GAP_WORDS:
        return False
    if _in_phrase(found.said, one.said, other.said):
        return True
    if _in_phrase(found.wanted, one.wanted, other.wanted):
        return True
    return apart < GAP_WORDS and classify_hunk(found, one) == classify_hunk(found, other)


def _in_phrase(signals: Cues, one: range, other: range) -> bool:
    """Whether a phrase that tells something has words in both stretches."""
    both = {*signals.among(one)} & {*signals.among(other)}
    return any(signal.kind != WEAK_KIND for signal in both)


def _one_sided(found: Alignment, one: Hunk) -> str:
    """Words too much, or lacking."""
    signals, places = (found.said, one.said) if one.said else (found.wanted, one.wanted)
    told = {signal.kind for signal in signals.among(places)}
    if "polarity" in told and len(places) <= NEGATION_WORDS:
        return "polarity"
    if "optional" in told and one.said and len(places) <= CLAUSE_WORDS:
        return "optional"
    only = signals.only(places)
    if only in (MISTAKE_KINDS if one.said else LACKING_KINDS):
        return only
    return "added" if one.said else "missing"


def _pair(found: Alignment, one: Hunk) -> str:
    """One word for another."""
    said, wanted = one.said.start, one.wanted.start
    both = found.said.single(said) & found.wanted.single(wanted)
    for each in ("and-or", "polarity", "optional"):
        if each in both:
            return each
    if similar_words(found.said.found[said].key, found.wanted.found[wanted].key):
        return "unread"
    return _phrase(found, one)


def _phrase(found: Alignment, one: Hunk) -> str:
    """Words for others: what one side alone tells, or both, or the wanted ones."""
    here = _own(found.said, one.said, found.wanted, one.wanted)
    there = _own(found.wanted, one.wanted, found.said, one.said)
    if min(len(here), len(there)) > CLAUSE_WORDS:
        return "unread"
    said, wanted = _told(found.said, here), _told(found.wanted, there)
    alone = [each for each in ("polarity", "optional", "limit") if each in said ^ wanted]
    both = [each for each in MISTAKE_KINDS if each in said & wanted]
    other = wanted if there else said
    one_sided = [each for each in MISTAKE_KINDS if each in other and len(here) <= GAP_WORDS]
    deeds = _values(found.said, here, "effect"), _values(found.wanted, there, "effect")
    kinds = (each for each in (*alone, *both, *one_sided) if each != "effect" or _differ(*deeds))
    return next(kinds, "unread")


def _differ(said: frozenset[object], wanted: frozenset[object]) -> bool:
    """Whether two deeds are known and not the same; one unheard of may be either."""
    return bool(said and wanted) and said != wanted


def _own(signals: Cues, places: range, others: Cues, there: range) -> frozenset[int]:
    """The words of one side that the other does not have."""
    shared = {others.found[at].key for at in there}
    return frozenset(at for at in places if signals.found[at].key not in shared)


def _told(signals: Cues, places: frozenset[int]) -> frozenset[str]:
    """The kinds that these words tell."""
    return frozenset(one.kind for one in _met(signals, places))


def _values(signals: Cues, places: frozenset[int], kind: str) -> frozenset[object]:
    """What these words tell of a kind."""
    return frozenset(one.value for one in _met(signals, places) if one.kind == kind)


def _met(signals: Cues, places: frozenset[int]) -> Iterator[Cue]:
    """The signals of which a word is among these."""
    return (one for one in signals.every if not places.isdisjoint(range(one.at, one.till)))

"""What a text adds that the rules say anyway: “never as a Wonder stage”, “or all that they have”.

A reminder has no words of its own in the thesaurus. It is the end of a stretch that speaks of
certain things alone, beside a power to which the rule belongs.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise

from cardgen.phrasebook.concepts.reading.clauses import ONE_ALONE
from cardgen.phrasebook.concepts.reading.mentions import Mention
from cardgen.phrasebook.concepts.reading.named_concepts import (
    COIN,
    GAINING,
    MAY,
    NOT,
    OR,
    PLAYER,
    SHORTAGE,
)
from cardgen.phrasebook.concepts.reading.placed import Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import NEW_WORD, PLAIN, Concept
from cardgen.phrasebook.concepts.reminder_rules import ANYTHING, REMINDERS, Reminder
from cardgen.phrasebook.grammar.layers import NUMBER

IF = Concept("joint", "if")
# What is named alone without being one of the things that a power counts: “a Leader is recruited”.
NAMED_ALONE = frozenset(Concept("unit", one) for one in ("debt token", "leader"))
USUAL = Concept(PLAIN, "usual")  # what is denied is the ordinary rule
BUILT = Concept(PLAIN, "built")


# What no reminder of a rule tells, whatever else it may: of these layers, or called so.
RULING_LAYERS = frozenset(("moment", "times", "pile", "kind"))
RULING = frozenset(
    (
        Concept("modality", "must"),
        *(Concept("joint", one) for one in ("except", "provided", "only")),
        *(Concept("degree", one) for one in ("first", "last", "beyond the first")),
    )
)
WITH_CITIES = Concept(PLAIN, "with Cities")
NO_DEBT = (NOT, Concept("unit", "debt token"))
DENIALS = frozenset(((NOT, MAY), *((PLAYER, one) for one in GAINING)))
ANYBODY = frozenset(("others", "everyone", "any player", "team"))
# What may be said not to count or to change nothing: of these layers, or called so.
DENIED = frozenset(("unit", "kind", "who", NEW_WORD, "before", "replace"))


def without_reminders(said: Statement, house: Statement) -> Statement:
    """What a text states beside what the house words of its power state, but for reminders."""
    names = {one.concept.name for one in house.assertions}
    fitting = [
        one
        for one in REMINDERS
        if (not one.beside or not one.beside.isdisjoint(names)) and one.unless.isdisjoint(names)
    ]
    whole = [one for one in fitting if one.whole]
    fitting = [one for one in fitting if ANYTHING not in one.also]
    dropped = {
        one.mention
        for stretch in said.stretches
        for one in _reminding(stretch, fitting, said, house)
    } | {
        one.mention
        for sentence in said.sentences
        if _adds(sentence, house)
        and any(
            _is_reminder(sentence, each) and _adds_alone(sentence, each, said, house)
            for each in whole
        )
        for one in sentence
    }
    return _without(said, dropped)


def without_denials(said: Statement, house: Statement) -> Statement:
    """What a text states, but for the sentences that deny what the power does not speak of."""
    denials = (one for one in said.sentences if _denies(one, house))
    return _without(said, {placed.mention for one in denials for placed in one})


def _adds_alone(sentence: Clause, reminder: Reminder, said: Statement, house: Statement) -> bool:
    """Whether a sentence of which a reminder takes whatever it says tells nothing of the power
    first."""
    told = (one for one in sentence if one.assertion in house.assertions)
    first = any(said.assertions.get(one.assertion) == one.mention for one in told)
    return ANYTHING not in reminder.also or not first


def _without(said: Statement, dropped: Collection[Mention]) -> Statement:
    """A statement without what some words state."""
    if not dropped:
        return said

    def kept(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
        return tuple(tuple(one for one in each if one.mention not in dropped) for each in clauses)

    return Statement(kept(said.clauses), kept(said.stretches), kept(said.sentences))


def _reminding(
    stretch: Clause, reminders: Collection[Reminder], said: Statement, house: Statement
) -> Clause:
    """The longest end of a stretch that is a reminder, and states more than the house words."""
    for start in range(len(stretch)):
        end = stretch[start:]
        if not _adds(end, house) or (start and _only_denies(end)):
            continue
        if any(_is_told_first(one, said, house) for one in end):
            continue  # “−4 coins (all if fewer)”: the power itself, and then the reminder
        if _is_condition(end, said):
            continue
        fitting = (one for one in reminders if not (start and one.whole))
        if any(_is_reminder(end, one) for one in fitting):
            return end
    return ()


def _is_told_first(one: PlacedAssertion, said: Statement, house: Statement) -> bool:
    """Whether so many of something, as the power states, are told here and not before."""
    told = one.assertion.number and one.assertion in house.assertions
    return bool(told) and said.assertions.get(one.assertion) == one.mention


def _is_condition(end: Clause, said: Statement) -> bool:
    """Whether words behind a power say when it is done: “…, if it costs coins”."""
    stated = {one.assertion.concept for one in end}
    opens = any(end[0] is sentence[0] for sentence in said.sentences if sentence)
    done = any(one.layer == "deed" for one in stated)
    return end[0].assertion.concept == IF and COIN in stated and not (opens or done)


def _only_denies(end: Clause) -> bool:
    """Whether nothing stands there but “not”, which is said of what stands before it."""
    return all(one.assertion.concept == NOT for one in end)


def _adds(end: Clause, house: Statement) -> bool:
    """Whether words state more than those of the house, and no other number."""
    stated = {one.assertion for one in end if one.assertion.concept.layer != PLAIN}
    return not stated <= house.assertions.keys() and _is_counted(end, house)


def _is_counted(end: Clause, house: Statement) -> bool:
    """Whether nothing is numbered but as the house words number it; “not … one stage” is none."""
    denied = any(one.assertion.concept == NOT for one in end)
    numbers = {one.number for one in house.assertions}
    return all(
        one.assertion.number in numbers
        if one.assertion.concept.layer == NUMBER
        else (one.assertion in house.assertions or not one.assertion.number)
        and (one.assertion.concept in house.singles | NAMED_ALONE or denied or not one.single)
        for one in end
    )


def _lets_off(end: Clause) -> bool:
    """Whether somebody who has too few loses none of them, or one alone: “nothing, if they have
    fewer”."""
    told = [one.assertion.concept for one in end]
    if any(pair in ((NOT, SHORTAGE), (ONE_ALONE, SHORTAGE)) for pair in pairwise(told)):
        return True
    stated = [one for one in told if one.layer != PLAIN or one == SHORTAGE]
    return stated[-1:] == [NOT] and SHORTAGE in stated


def _is_reminder(end: Clause, reminder: Reminder) -> bool:
    stated = [one.assertion.concept for one in end if one.assertion.concept.layer != NUMBER]
    every = {one.name for one in stated}
    names = {one.name for one in stated if one.layer != PLAIN}
    if _lets_off(end) or NO_DEBT in pairwise(stated):
        return False
    if reminder.opens and end[0].assertion.concept.name not in reminder.needs[0]:
        return False
    whole = all(not every.isdisjoint(need) for need in reminder.needs)
    known = reminder.also.union(*reminder.needs)
    return whole and ((ANYTHING in known and not _rules(stated)) or names <= known)


def _rules(stated: Sequence[Concept]) -> bool:
    """Whether words tell when, of whom or of what cards something is so, or what must be or may not
    be so: more than a reminder of whatever a rule says may tell."""
    denied = any(pair in DENIALS for pair in pairwise(stated))
    return denied or any(
        one.layer in RULING_LAYERS
        or one in RULING
        or (one.layer == "who" and one.name not in ANYBODY)
        for one in stated
    )


def _denies(sentence: Clause, house: Statement) -> bool:
    """Whether a sentence only denies that something counts of which the power does not speak, and
    nothing that it says: “your own Guilds do not count”."""
    if _lets_off(sentence):
        return False
    stated = [one.assertion for one in sentence if one.assertion.concept.layer != PLAIN]
    more = [one for one in stated if one not in house.assertions and one.concept not in (NOT, OR)]
    done = any(one.concept.layer == "deed" for one in stated)
    if not more and done and all(one.assertion.concept != USUAL for one in sentence):
        return False
    if any(one.assertion.concept == WITH_CITIES for one in sentence):
        return False  # what others may do with their debts is no denial
    denied = all(not DENIED.isdisjoint(one.concept) and not one.number for one in more)
    return denied and any(one.concept == NOT for one in stated) and not _counts_too(sentence)


def _counts_too(sentence: Clause) -> bool:
    """Whether it is told that something counts which is not built: what is denied is no more."""
    told = [one.assertion.concept for one in sentence]
    denied = [at for at, one in enumerate(told) if one == NOT]
    behind = told[denied[0] + 1 :] if len(denied) == 1 else []
    return behind[:1] == [BUILT] and not GAINING.isdisjoint(behind)

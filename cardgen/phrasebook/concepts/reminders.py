"""What a text adds that the rules say anyway: “never as a Wonder stage”, “or all that they have”.

A reminder has no words of its own in the thesaurus. It is the end of a stretch that speaks of
certain things alone, beside a power to which the rule belongs.
"""

from collections.abc import Collection
from itertools import pairwise
from typing import NamedTuple

from cardgen.phrasebook.concepts.reading.mentions import Mention
from cardgen.phrasebook.concepts.reading.statement import OR, Clause, PlacedAssertion, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import NEW_WORD, PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER

NOT, IF, COIN = Concept("joint", "not"), Concept("joint", "if"), Concept("unit", "coin")
# What is named alone without being one of the things that a power counts: “a Leader is recruited”.
NAMED_ALONE = frozenset(Concept("unit", one) for one in ("debt token", "leader"))
USUAL = Concept(PLAIN, "usual")  # what is denied is the ordinary rule
# Whatever else is said, but when and how often, if the power itself is told elsewhere.
ANYTHING = "*"
SHORTAGE = Concept(PLAIN, "shortage")  # “if they have fewer”


class Reminder(NamedTuple):
    """A rule that may be told beside powers which state one of `beside` and none of `unless`: words
    that state one of each of `needs`, and nothing but these and `also`, or `ANYTHING`. `whole`:
    they are no end of a stretch that says more, but may be a sentence of several; `opens`: they
    begin with the first of `needs`. Beside no power named it may be told of all."""

    beside: frozenset[str]
    needs: tuple[frozenset[str], ...]
    also: frozenset[str]
    unless: frozenset[str]
    whole: bool
    opens: bool


def _reminder(
    beside: str,
    *needs: str,
    also: str = "",
    unless: str = "",
    whole: bool = False,
    opens: bool = False,
) -> Reminder:
    wanted = tuple(map(_names, needs))
    return Reminder(_names(beside), wanted, _names(also), _names(unless), whole, opens)


def _names(listed: str) -> frozenset[str]:
    return frozenset(listed.split(", ")) if listed else frozenset()


# What may be said not to count or to change nothing: of these layers, or called so.
DENIED = frozenset(("unit", "kind", "who", NEW_WORD, "before", "replace"))
REMINDERS = (
    # Who cannot lose or give so many loses or gives all.
    _reminder(
        "lose, give",
        "shortage, fewer, minus, if, if have",
        "all, each, or else, otherwise, or, lose, pay, give, last",
        also="coin, debt token, defeat token, own, at most, more",
    ),
    # “No more than they have”; but not “nothing, if they have fewer”.
    _reminder(
        "lose, give",
        "not",
        "shortage, at most, more, last",
        also="fewer, minus, if, if have, all, each, or else, otherwise, or, lose, pay, give, coin, "
        "debt token, defeat token, own",
    ),
    _reminder("lose, give", "if, if have", "fewer, minus, shortage", also="own", whole=True),
    # “If they cannot, they pay all they have”, “who has too few gives what there is”.
    _reminder(
        "lose, give",
        "if, if have, not, any player",
        "shortage",
        also="opponent, the opponent, others, fewer, minus, lose, pay, give, coin, own, all, each, "
        "debt token, defeat token, last, or, or else",
        whole=True,
    ),
    _reminder("fewer, minus", "not", "fewer, minus"),
    # A card that comes from elsewhere than a hand is neither sold nor marks a stage.
    _reminder(
        "discard pile, left out, leader box, unused, box, draw",
        "not, except",
        "stage, built stage, wonder, sale",
        also="build, recruit, may, or, or else, leader, guild, any player",
    ),
    # A Leader from there is recruited.
    _reminder("discard pile", "leader", also="recruit, build, if, any player", unless="leader"),
    # What somebody buys at a fixed price is not bought at the ordinary one.
    _reminder(
        "ordinary",
        "fixed, fixed price",
        also="not, except, buy, resource, card, each, per, reduced, unpaid",
    ),
    # What costs fewer resources, or none, costs as many coins.
    _reminder(
        "resource",
        "coin",
        also="lose, pay, cost, each, ordinary, build, invoke, recruit, god, stage, only, if, "
        "if have",
        unless="coin",
        whole=True,
    ),
    _reminder(
        "resource",
        "not",
        "coin",
        also="each, fewer, minus, reduced, may, cost",
        unless="coin",
    ),
    # Nothing happens where there is no Leader to copy or to lay down.
    _reminder(
        "copy, tuck, bury",
        "not, if, if have, otherwise",
        also="leader, card, god, neighbour, neighbours, own, recruit, build, or, copy, put, tuck, "
        "bury, each, all, any player, power, lay out",
    ),
    # What happens when cards are laid out happens at once where they lie.
    _reminder("lay out", "if", also="at once, or, or else, age, age 3, next age, lay out, not"),
    # A fixed price does not depend on what somebody produces.
    _reminder(
        "buy",
        "make",
        "opponent, each opponent, the opponent",
        "not, cost, even if",
        also="resource",
        whole=True,
    ),
    # What is produced each turn is for its owner alone.
    _reminder(
        "each turn",
        "not",
        "buy, sale",
        also="others, any player, may, neighbour, neighbours",
    ),
    # What does not matter, whatever it is: “no matter whether they can pay”.
    _reminder(
        "",
        "no matter",
        also="not, or, or else, may, each, build, recruit, invoke, lose, pay, cost, buy, coin, "
        "conflict pawn, pawn, card, leader, god, any player, opponent, the opponent, unit, kind, "
        "resource, looting, shield, advance, chain, prepaid, paid for, free, unpaid, draw, "
        "discard, keep, power, team, neighbour, neighbours, own, symbol, pair, choose card, "
        "reveal, sale, held",
        opens=True,
    ),
    # “Neither the cost nor the place makes a difference”, “what is printed does not matter”.
    _reminder(
        "",
        "does not matter",
        also="not, or, or else, may, each, build, recruit, invoke, lose, pay, cost, coin, conflict "
        "pawn, pawn, card, leader, god, any player, opponent, the opponent, others, resource, "
        "looting, shield, chain, paid for, draw, discard, own, symbol, last, printed, winner, "
        "victory token, defeat token",
        whole=True,
    ),
    # What others do as usual they do.
    _reminder(
        "",
        "others, any player, neighbours, opponent, the opponent, everyone",
        "ordinary",
        also="lose, pay, cost, build, recruit, invoke, buy, god, leader, card, stage, resource, "
        "coin, each, all, must, may",
        unless="ordinary, others, any player, neighbours, opponent, everyone, neighbour",
        whole=True,
    ),
    # Who stays out of a conflict wins and loses nothing by it.
    _reminder(
        "stay out",
        "not",
        "conflict, victory token, defeat token, victory",
        also="or, or else, each",
    ),
    # With teams, both tokens go to the one neighbour who is no team mate.
    _reminder(
        "defeat token",
        "in team play",
        "direct opponent",
        "defeat token",
        also="team, neighbours, neighbour, each, only, victory token",
        unless="team",
        whole=True,
    ),
    # What came before does not count.
    _reminder(
        "from now on, until the end of the Age, each, at once",
        "not",
        "before, already",
        also="build, recruit, invoke, at once, victory token, card, leader, god, defeat token, "
        "brown, grey, yellow, blue, green, red, purple, black",
        unless="second of a pair, same name, new symbol",
        whole=True,
    ),
    # What a marker of the next Age is for, and when it is given back.
    _reminder(
        "next age",
        "wonderwoman marker",
        also="discard, sale, coin, or, or else, until the end of the Age, at once, invoke, god, "
        "may, keep",
        whole=True,
    ),
    # Of two who are one team, the other neighbour alone gets what both would.
    _reminder(
        "defeat token",
        "in teams",
        "not, opponent, except",
        also="neighbour, neighbours, other one, team, both, defeat token, victory token, "
        "from now on, only, all, keep",
        unless="in teams, team",
        whole=True,
    ),
    # In games with debt tokens, who does not pay coins takes as many.
    _reminder(
        "lose",
        "debt token",
        also=ANYTHING,
        unless="debt token",
        whole=True,
    ),
    _reminder(
        "lose",
        "with Cities",
        "may",
        also=ANYTHING,
        unless="debt token",
        whole=True,
    ),
    _reminder(
        "lose",
        "debt token",
        also="coin, keep, may, each, per, any player, others, unpaid, waived, free, not, pay, "
        "lose, fewer, minus, if, or, or else, otherwise, everyone",
        unless="debt token",
        whole=True,
    ),
)


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
    """Whether somebody who has too few loses none of them: “nothing, if they have fewer”."""
    told = [one.assertion.concept for one in end]
    return any(pair == (NOT, SHORTAGE) for pair in pairwise(told))


def _is_reminder(end: Clause, reminder: Reminder) -> bool:
    stated = [one.assertion.concept for one in end if one.assertion.concept.layer != NUMBER]
    every = {one.name for one in stated}
    names = {one.name for one in stated if one.layer != PLAIN}
    if _lets_off(end):
        return False
    if reminder.opens and end[0].assertion.concept.name not in reminder.needs[0]:
        return False
    whole = all(not every.isdisjoint(need) for need in reminder.needs)
    known = reminder.also.union(*reminder.needs)
    timed = any(one.layer in ("moment", "times") for one in stated)
    return whole and ((ANYTHING in known and not timed) or names <= known)


def _denies(sentence: Clause, house: Statement) -> bool:
    """Whether a sentence only denies that something counts of which the power does not speak, and
    nothing that it says: “your own Guilds do not count”."""
    stated = [one.assertion for one in sentence if one.assertion.concept.layer != PLAIN]
    more = [one for one in stated if one not in house.assertions and one.concept not in (NOT, OR)]
    done = any(one.concept.layer == "deed" for one in stated)
    if not more and done and all(one.assertion.concept != USUAL for one in sentence):
        return False
    denied = all(not DENIED.isdisjoint(one.concept) and not one.number for one in more)
    return denied and any(one.concept == NOT for one in stated)

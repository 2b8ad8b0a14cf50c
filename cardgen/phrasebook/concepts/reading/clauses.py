"""Words cut into clauses with an amount each, a number at the unit that follows it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import pairwise, zip_longest

from cardgen.phrasebook.concepts.reading.compounds import OTHERWISE, compounded
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import Mention
from cardgen.phrasebook.concepts.reading.named_concepts import AMOUNTS, EMPTY, LESS, YOU_GAIN
from cardgen.phrasebook.concepts.reading.placed import LISTED_UNITS, Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import GLUE, JOINTS, PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER
from cardgen.phrasebook.grammar.pattern import OWN
from cardgen.phrasebook.grammar.spelling import Token

STOPS = (".", ";", ":", "!", "?")
CALL = "!"  # ends what catches the eye before the rule; a question may be its condition
LONGEST_CALL = 7  # tokens, the mark among them
RULED = (NUMBER, "unit", "modality", "moment", "times", "who")  # of these layers no call speaks
CLOSE = 2  # tokens between a number and what it counts: “both others are returned”
ONE = "1"
SINGLE, ONE_OF_THEM = Concept(NUMBER, ONE), Concept("degree", "one alone of them")
ONE_ALONE = Concept(PLAIN, "one alone")  # before what is counted as one: “one green card”
COUNTABLE = LISTED_UNITS | {"set", "trio", "the set", "chain", "any card", "shortage"}
WHO, THEY = "who", Concept(PLAIN, "they")
THEY_NOT_YOU = Concept(PLAIN, "they, not you")  # in a text that speaks to the player
WHICH = Concept(PLAIN, "which")
SAYS_ONLY_ONE = Assertion(Concept("joint", "only one"))
REST = frozenset((Concept(PLAIN, "return the rest"), Concept("deed", "discard the rest")))


def state(
    mentions: Iterable[Mention],
    tokens: tuple[Token, ...],
    possessive: Collection[str],
    numerals: Collection[str] = (),
) -> Statement:
    """What a text states that says these things; `possessive` words and ends tell whose it is,
    `numerals` that it is one."""

    def is_stop(one: Mention) -> bool:
        return tokens[one.start].key in STOPS

    def is_joint(one: Mention) -> bool:
        return one.concept.layer == JOINTS

    clauses: list[Clause] = []
    stretches: list[Clause] = []
    sentences: list[Clause] = []
    for sentence in _parted(_behind_call(tuple(mentions), tokens), is_stop):
        sentence = _resolved(_one_of_them(sentence, tokens, possessive))
        sentence = list(_singled_out(sentence, tokens, numerals))
        ways = (way for one in _parted(sentence, is_joint) for way in _ways(one))
        found = (sorted(_assertions(way), key=_place) for way in ways)
        parts = [tuple(_with_owner(one, tokens, possessive) for one in part) for part in found]
        stretches += parts
        sentences.append(tuple(one for part in parts for one in part))
        clauses += _joined(parts)
    return Statement(tuple(clauses), tuple(stretches), tuple(sentences))


def _behind_call(mentions: tuple[Mention, ...], tokens: tuple[Token, ...]) -> tuple[Mention, ...]:
    """What is said behind a few first words that call and rule nothing: “Think blue!”."""
    marks = (at for at, one in enumerate(mentions) if tokens[one.start].key in STOPS)
    end = next(marks, None)
    if end is None or mentions[end].end > LONGEST_CALL or end + 1 == len(mentions):
        return mentions
    calls = tokens[mentions[end].start].key == CALL
    said = (one.concept for one in mentions[:end])
    rules = any(one.layer in RULED and one != SINGLE for one in said)
    return mentions[end + 1 :] if calls and not rules else mentions


def _one_of_them(
    sentence: Iterable[Mention], tokens: tuple[Token, ...], possessive: Collection[str]
) -> Iterator[Mention]:
    """A sentence in which “one” right before “of” is one alone of several things."""
    for one in sentence:
        last = one.concept == SINGLE and one.end == one.start + 1
        of_them = last and one.end < len(tokens) and tokens[one.end].key in possessive
        yield one._replace(concept=ONE_OF_THEM) if of_them else one


def _singled_out(
    sentence: Sequence[Mention], tokens: tuple[Token, ...], numerals: Collection[str]
) -> Iterator[Mention]:
    """A sentence in which it is told of what one alone is counted, by a numeral right before it:
    “one green card”, not “a green card”."""
    for one, after in zip_longest(sentence, sentence[1:]):
        key = tokens[one.start].key
        numeral = one.concept == SINGLE and (key in numerals or key.isdecimal())
        if numeral and after and one.end == after.start and _is_countable(after.concept):
            yield one._replace(concept=ONE_ALONE)
        yield one


def _is_countable(concept: Concept) -> bool:
    """Whether something is a kind of card, a card, or a set."""
    return concept.layer == "kind" or concept.name in COUNTABLE


def _resolved(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which “they” is the person named before it, if you do nothing between."""
    last: Concept | None = None
    found: list[Mention] = []
    for one in _related(compounded(sentence)):
        if one.concept.layer == WHO:
            last = one.concept
        elif one.concept == YOU_GAIN:
            last = None
        named = last if one.concept in (THEY, THEY_NOT_YOU) else None
        found.append(one._replace(concept=named) if named else one)
    return found


def _related(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which a person who is chosen stands where it is told what they get: “choose an
    opponent, who takes 1 token”."""
    found: list[Mention] = []
    for one in sentence:
        if one.concept != WHICH:
            found.append(one)
        else:
            found = _told_behind(found)
    return found


def _told_behind(found: list[Mention]) -> list[Mention]:
    """What is said before “who”, with the person right before a joint put behind it."""
    last = next((at for at in reversed(range(len(found))) if not _is_aside(found[at])), None)
    joints = last is not None and any(one.concept.layer == JOINTS for one in found[last + 1 :])
    if last is None or not joints or found[last].concept.layer != WHO:
        return found
    return [*found[:last], *found[last + 1 :], found[last]]


def _is_aside(one: Mention) -> bool:
    """Whether it parts what is said, or says nothing: “, a neighbour or not,”."""
    return one.concept.layer == JOINTS or one.concept == EMPTY


def _parted(
    mentions: Iterable[Mention], is_mark: Callable[[Mention], bool]
) -> Iterator[list[Mention]]:
    """The stretches between marks."""
    stretch: list[Mention] = []
    for one in mentions:
        if is_mark(one):
            yield stretch
            stretch = []
        else:
            stretch.append(one)
    yield stretch


def _ways(stretch: list[Mention]) -> Iterator[list[Mention]]:
    """What is to be chosen from: a stretch, parted before “otherwise”."""
    starts = [at for at, one in enumerate(stretch) if at and one.concept == OTHERWISE]
    for start, end in pairwise((0, *starts, len(stretch))):
        yield stretch[start:end]


def _assertions(stretch: Sequence[Mention]) -> Iterator[PlacedAssertion]:
    """What a stretch states; a number that no unit follows is an assertion of its own, but for that
    of the rest."""
    number: Mention | None = None
    for one in stretch:
        layer = one.concept.layer
        if layer == NUMBER:
            yield from _lone(number)
            number = one
        elif layer == "unit":
            told = one.number or (number.concept.name if number else "")
            whole = one._replace(start=number.start) if number else one
            single = told == ONE
            sole = single and number is not None and number.end - number.start > 1
            stated = Assertion(one.concept, "" if single else told)
            yield PlacedAssertion(stated, whole, single, sole)
            number = None
        elif one.concept in REST:
            yield from () if number and one.start - number.end <= CLOSE else _lone(number)
            number = None
            yield PlacedAssertion(Assertion(one.concept), one)
        elif layer not in (GLUE, OWN):
            yield PlacedAssertion(Assertion(one.concept), one)
    yield from _lone(number)


def _with_owner(
    one: PlacedAssertion, tokens: tuple[Token, ...], possessive: Collection[str]
) -> PlacedAssertion:
    """A person marked as the owner of something, if words tell so: “of your neighbours”, “’s”."""
    if one.assertion.concept.layer != WHO:
        return one
    around = {each.key for each in tokens[max(one.mention.start - 1, 0) : one.mention.start + 1]}
    ends = tuple(end for end in possessive if not end[0].isalpha())
    marked = tokens[one.mention.end - 1].key.endswith(ends)
    return one._replace(owner=marked or not around.isdisjoint(possessive))


def _place(one: PlacedAssertion) -> int:
    return one.mention.start


def _lone(number: Mention | None) -> Iterator[PlacedAssertion]:
    """A number of nothing that is named. One is none, unless several words say it: “une seule”."""
    if number and number.concept.name != ONE:
        yield PlacedAssertion(Assertion(Concept(NUMBER), number.concept.name), number)
    elif number and number.end - number.start > 1:
        yield PlacedAssertion(SAYS_ONLY_ONE, number)


def _joined(stretches: Iterable[Clause]) -> list[Clause]:
    """Clauses with an amount each: what stands before the first belongs to it, all else to that
    before it."""
    clauses: list[Clause] = []
    for stretch in stretches:
        apart = _has_amount(stretch) and (_has_amount(clauses[-1]) if clauses else True)
        first = next((one.assertion.concept for one in stretch), None)
        less = bool(clauses) and first in LESS  # “…, less 1 coin” goes with what is told before
        if clauses and (less or not apart) and first != OTHERWISE:
            clauses[-1] += stretch
        else:
            clauses.append(stretch)
    return clauses


def _has_amount(clause: Clause) -> bool:
    return any(one.assertion.concept.name in AMOUNTS for one in clause)

"""What several words of a sentence say together, and none of them by itself: “no” and “pay”, “the
bank” and “gives”, “may take” and “instead”."""

from collections.abc import Iterable, Iterator, Sequence

from cardgen.phrasebook.concepts.reading.mentions import Mention
from cardgen.phrasebook.concepts.reading.named_concepts import (
    COIN,
    EACH,
    FEWER,
    FREE,
    GAINING,
    GIVE,
    LOSE,
    LOSING,
    MAY,
    NOT,
    ONCE,
    PARTING,
    PER,
    PLAYER,
    POINT,
    RESOURCE,
    SUPPLY,
    UNPAID,
    YOU_GAIN,
)
from cardgen.phrasebook.concepts.reading.thesaurus import GLUE, PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER
from cardgen.phrasebook.grammar.pattern import OWN

SPENT = frozenset((COIN, RESOURCE))
COMING_IN = ("marker", "built", "put")  # of a card: recruited, built, put down
# What “once” is beside a moment that comes back.
LIMITS = {
    Concept("moment", "each turn"): Concept("times", "once a turn"),
    Concept("moment", "each age"): Concept("times", "once an Age"),
}
OTHERWISE = Concept("joint", "otherwise")
PARTS = tuple(Concept("deed", one) for one in PARTING)
PRICES = frozenset((Concept(PLAIN, "cost"), *(Concept("deed", one) for one in (LOSE, "pay"))))
BANK, BRINGS, INSTEAD, NEED = (
    Concept(PLAIN, one) for one in ("bank", "brings", "instead", "call for")
)
PUT_BACK = Concept("deed", "put it back")
AS_MANY = Concept("degree", "as many")
COUNTED_LAYERS = (NUMBER, "unit")
# A card comes in, once something is counted: what has come since is counted alone.
COUNTING = frozenset((PER, EACH, Concept("unit", "dearest token")))
COMES_IN = frozenset((Concept("deed", "recruit"), *(Concept(PLAIN, one) for one in COMING_IN)))
SELF, SINCE_IT_CAME = Concept(PLAIN, "self"), Concept("degree", "since it came")
SOMEBODY = frozenset((PLAYER, *(Concept(PLAIN, one) for one in ("they", "they, not you", "which"))))
# What two concepts say together, one right after the other.
COMPOUNDS = {
    (NOT, Concept("modality", "must")): MAY,
    **{(NOT, one): FREE for one in (Concept("price", "ordinary"), *PARTS)},
    **{(BANK, one): YOU_GAIN for one in PARTS},
    **{(BANK, one): LOSING for one in GAINING},
    (Concept(PLAIN, "goes"), Concept(PLAIN, "self")): Concept("pile", "on this card"),
}


def compounded(sentence: Iterable[Mention]) -> list[Mention]:
    """A sentence in which what is said in several parts is one, without what says nothing."""
    found: list[Mention] = []
    held = _since_it_came([one for one in sentence if one.concept.layer != GLUE])
    for one in _limited([one for one in held if one.concept.layer != OWN]):
        _add(one, found)
    return _returned(_offered(found))


def _since_it_came(held: Sequence[Mention]) -> list[Mention]:
    """What a sentence says, the coming of the card itself taken as a time behind what is counted:
    “for each card that was in your city when you recruited this Leader”."""
    found: list[Mention] = []
    counting = False
    for one in held:
        counting = counting or one.concept in COUNTING
        comes = found[-1] if counting and found and found[-1].concept in COMES_IN else None
        of_somebody = len(found) > 1 and found[-2].concept in SOMEBODY
        if comes and not of_somebody and (one.concept == SELF or one.concept.layer == OWN):
            found[-1] = Mention(SINCE_IT_CAME, comes.start, one.end)
        else:
            found.append(one)
    return found


def _limited(held: Sequence[Mention]) -> Iterator[Mention]:
    """What a sentence says, “once” and “each turn” taken as a limit of each turn, and so of each
    Age."""
    told = {one.concept for one in held}
    period = next((each for each in LIMITS if told >= {ONCE, each}), None)
    for one in held:
        if period and one.concept == ONCE:
            yield one._replace(concept=LIMITS[period])
        elif one.concept != period:
            yield one


def _add(one: Mention, found: list[Mention]) -> None:
    """Add what is said next, with what it says together with what was said right before it."""
    if one.concept in PRICES and found and found[-1].concept == NEED:
        found.pop()  # “no coins need be paid”
    before, last = (None, None, *(each.concept for each in found))[-2:]
    together = COMPOUNDS.get((last, one.concept)) if last else None
    if together:
        one = Mention(together, found.pop().start, one.end)
    elif last == FREE and one.concept in SPENT:
        found[-1] = found[-1]._replace(concept=UNPAID)  # “without paying resources”
    elif before == NOT and last in SPENT and one.concept in PRICES:
        found[-2] = found[-2]._replace(concept=UNPAID)  # “no resources to pay”, “no resource cost”
        return
    elif before == UNPAID and last and _is_number(found[-1]) and one.concept == RESOURCE:
        found[-2] = found[-2]._replace(concept=FEWER)  # “need not pay two resources”: two less
    elif before == GIVE and last and last.layer == NUMBER and one.concept == POINT:
        found[-2] = found[-2]._replace(concept=BRINGS)  # nobody hands points to anybody
    found.append(one)


def _is_number(one: Mention) -> bool:
    """Whether a mention is a number and nothing more: not “not a single one”."""
    return one.concept.layer == NUMBER and one.end == one.start + 1


def _returned(sentence: list[Mention]) -> list[Mention]:
    """A sentence in which what somebody gives to the bank is lost: “they give 2 coins to the
    bank”."""
    found = list(sentence)
    for at, one in enumerate(sentence):
        behind = [each.concept for each in sentence[at + 1 :]]
        rest = [each for each in behind if each.layer not in COUNTED_LAYERS and each != AS_MANY]
        to_bank = not SUPPLY.isdisjoint(rest[:1]) and not (rest[1:] and rest[1].layer == "who")
        given = one.concept == GIVE or (one.concept == PUT_BACK and behind[:1] == [AS_MANY])
        if given and to_bank:
            found[at] = one._replace(concept=LOSING)
    return found


def _offered(sentence: list[Mention]) -> list[Mention]:
    """A sentence in which what somebody may take instead is what they may choose: “the owner may
    take 3 coins from the bank instead”."""
    end = [one for one in sentence if one.concept != BANK][-5:]
    may, gain, number, *rest = (*(one.concept for one in end), *(None,) * 5)[:5]
    offered = may == MAY and gain in GAINING and number and number.layer == NUMBER
    if not offered or rest != [COIN, INSTEAD]:
        return sentence
    return [one._replace(concept=OTHERWISE) if one is end[0] else one for one in sentence]

"""Words that are no sentence of the phrasebook, held against the house words of a power: whether
both state the same, whatever the order and the turns of phrase."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest

from cardgen.phrasebook.concepts.certain import certain
from cardgen.phrasebook.concepts.company import goes_together
from cardgen.phrasebook.concepts.comparison import compare
from cardgen.phrasebook.concepts.differences import StatedDifference, contradictions
from cardgen.phrasebook.concepts.gap import SAYS_IF, SAYS_PROVIDED, AssertionGap
from cardgen.phrasebook.concepts.otherwise.counted_otherwise import COUNTED_OTHERWISE
from cardgen.phrasebook.concepts.otherwise.deeds import DONE_OTHERWISE
from cardgen.phrasebook.concepts.otherwise.duties import DUTIES
from cardgen.phrasebook.concepts.otherwise.instead_or_besides import INSTEAD_OR_BESIDES
from cardgen.phrasebook.concepts.otherwise.lost_or_denied import LOST_OR_DENIED
from cardgen.phrasebook.concepts.otherwise.of_another import told_of_another
from cardgen.phrasebook.concepts.otherwise.of_other_things import OF_OTHER_THINGS
from cardgen.phrasebook.concepts.otherwise.of_persons_and_times import OF_PERSONS_AND_TIMES
from cardgen.phrasebook.concepts.otherwise.out_of_place import OUT_OF_PLACE
from cardgen.phrasebook.concepts.otherwise.pairs_out_of_place import PAIRS_OUT_OF_PLACE
from cardgen.phrasebook.concepts.reading.clauses import ONE
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import Mention
from cardgen.phrasebook.concepts.reading.placed import PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.concepts.reminders import without_denials, without_reminders
from cardgen.phrasebook.concepts.second_suspicion import also_suspected
from cardgen.phrasebook.concepts.sole_difference import sole_difference
from cardgen.phrasebook.concepts.strangers import SAYS_NOT
from cardgen.phrasebook.concepts.suspicions import added_condition, suspected
from cardgen.phrasebook.grammar.layers import LAYERS, NUMBER
from cardgen.phrasebook.grammar.spelling import COMMA, Token
from cardgen.phrasebook.parse.verdict import Different, PowerDifference, Same, TextSpan

# Asked one after the other of words that state all that is wanted and nothing else.
TOLD_OTHERWISE: Looks = (
    *(
        *DONE_OTHERWISE,
        *DUTIES,
        *COUNTED_OTHERWISE,
        *LOST_OR_DENIED,
        *OUT_OF_PLACE,
        *OF_OTHER_THINGS,
    ),
    *(*INSTEAD_OR_BESIDES, *OF_PERSONS_AND_TIMES, *PAIRS_OUT_OF_PLACE),
)
Step = tuple[str, int, int, int, int]  # of a SequenceMatcher: what, and where in both texts

SHORT = 18  # tokens: in so few words nothing can be exchanged but whole parts
SHORTEST_STEM, LONGEST_ENDING = 4, 2  # letters of a word and of an ending
# Of persons, moments and what is done one term is often put for another that means the same: “you
# or your opponent” for whoever it is, “hand out” for deal. What is said of these is likely to be a
# mistake, and no more, as is what is added or left out. Measured: benchmarks/wordings.md.
OFTEN_EXCHANGED = frozenset(("who", "moment", "deed"))
# What words tell that join others, or say how much: what question they answer.
LAYER_OF: Mapping[Concept, str] = {
    SAYS_IF.concept: "condition",
    SAYS_PROVIDED.concept: "condition",
    Concept("joint", "if have"): "condition",
    Concept("joint", "except"): "condition",
    SAYS_NOT.concept: "negation",
    **{Concept("degree", one): "amount" for one in ("half", "minus", "twice", "thrice", "whole")},
    **{Concept("degree", one): "amount" for one in ("all alike", "as many as liked", "fewer")},
    Concept("deed", "triple"): "amount",
    **{Concept("degree", one): "amount" for one in ("fewer than", "in all", "of each of them")},
    Concept("unit", "pair"): "amount",
    Concept("moment", "each turn"): "times",
    Concept("joint", "otherwise"): "modality",  # what may be had instead
    **{Concept("joint", one): "amount" for one in ("all", "each", "only", "only one", "per")},
    **{Concept("joint", one): "amount" for one in ("in total", "or of colours")},
    Concept("degree", "one of your choice"): "amount",
    **{Concept("unit", one): "moment" for one in ("age 1", "age 2", "age 3", "next age")},
    **{
        Concept("degree", one): "times"
        for one in ("beyond the first", "first", "one alone of them")
    },
    **{Concept("degree", one): "condition" for one in ("none if fewer", "on condition")},
    Concept("degree", "if you have fewer"): "condition",
    Concept("who", "the leading player"): "condition",
    **{Concept("degree", one): "condition" for one in ("which you make", "you need")},
    **{
        Concept("degree", one): "moment"
        for one in ("at another time", "of this Age", "since it came")
    },
    **{Concept("degree", one): "who" for one in ("comes to you", "instead of you", "towards you")},
    **{Concept("degree", one): "who" for one in ("the bank pays", "you as well", "you pay them")},
}
MOST_NEW = 1  # words that say nothing in the thesaurus; of more of them a text may say anything
CLOSE = 5  # tokens: where so few lie between them, changes are one
SLIP = 2  # tokens: words that differ so little from those of the house are no paraphrase


def is_slip(
    tokens: Iterable[Token], house: Iterable[Token], addressed: frozenset[str] = frozenset()
) -> bool:
    """Whether words differ in a word or two from those of the house, or in their order alone: that
    is a mistake in these. Words that are `addressed` to the player stand for one another."""
    one, other = ([each.key for each in some if each.key != COMMA] for some in (tokens, house))
    steps = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    pairs = list(_exchanged(one, other, steps))
    if pairs and all(_same_stem(*pair) or addressed.issuperset(pair) for pair in pairs):
        return False  # “marquer 3 points” for “marquez 3 points”, “ta cité” for “votre cité”
    apart = [max(end - at, till - to) for tag, at, end, to, till in steps if tag != "equal"]
    here, there = Counter(one), Counter(other)
    exchanged = max((here - there).total(), (there - here).total())
    if sum(apart) > SLIP and _is_put_otherwise(steps):
        return False  # “you cannot use it” for “it cannot be used”
    return sum(apart) <= SLIP or (exchanged <= SLIP and len(other) > SHORT)


def _is_put_otherwise(steps: Iterable[Step]) -> bool:
    """Whether words stand for others close together, and none is put in or left out."""
    changed = [(tag, at, end) for tag, at, end, *_ in steps if tag != "equal"]
    close = changed[-1][2] - changed[0][1] <= CLOSE
    return close and all(tag == "replace" for tag, *_ in changed)


def _exchanged(
    one: Sequence[str], other: Sequence[str], steps: Iterable[Step]
) -> Iterator[tuple[str, str]]:
    """The words that differ in two texts, each with that in its place; no word with nothing."""
    for tag, at, end, to, till in steps:
        if tag != "equal":
            yield from zip_longest(one[at:end], other[to:till], fillvalue="")


def _same_stem(word: str, other: str) -> bool:
    """Whether two words are forms of one: long ones whose last letters alone differ."""
    stem = max(len(word), len(other)) - LONGEST_ENDING
    return stem >= SHORTEST_STEM and word[:stem] == other[:stem]


def judge_statement(
    said: Statement, house: Statement, tokens: tuple[Token, ...]
) -> Same | Different | None:
    """Words that state what a power is, or what it cannot be; None where they are not known, or say
    more than one thing otherwise that could be meant."""
    told = without_reminders(said, house)
    verdict = _judged(told, house, tokens)
    if verdict is not None:
        return verdict
    core = without_denials(said, house)
    verdict = _judged(without_reminders(core, house), house, tokens) if core is not said else None
    return verdict if isinstance(verdict, Same) else _suspected(told, house, tokens)


def _judged(
    said: Statement, house: Statement, tokens: tuple[Token, ...]
) -> Same | Different | None:
    found = compare(said, house)
    wrong = tuple(contradictions(found))
    few_new = found.extra <= said.new and len(said.new) <= MOST_NEW
    if not wrong and not found.missing and few_new:
        return _held_together(said, house, found, tokens)
    if not wrong and said.unknown:
        return None
    sole = None if wrong else sole_difference(found, house, said) or certain(found, house, said)
    verdict = _different((sole,) if sole else wrong, found, house, said, tokens)
    if sole and verdict.is_likely:
        return _likely(sole, found, house, said, tokens)
    return verdict if verdict.differences else None


def _held_together(
    said: Statement, house: Statement, found: AssertionGap, tokens: tuple[Token, ...]
) -> Same | Different | None:
    """Words that state all that is wanted and nothing else: the same, where it stands together in
    the same way."""
    if another := _told_of_another(said, house):
        layer, placed = another
        name = placed.assertion.number or placed.assertion.concept.name
        span = placed.mention.span(tokens)
        return Different((PowerDifference((layer,), None, name, span, likely=True),))
    if not goes_together(said, house):
        return None
    whole = TextSpan(tokens[0].start, tokens[-1].end)
    new = tuple(tokens[said.assertions[one].start].text for one in said.new)
    return Same((), dict.fromkeys(found.unsaid, whole), paraphrase=True, new_words=new)


def _told_of_another(said: Statement, house: Statement) -> tuple[str, PlacedAssertion] | None:
    """What tells that something concerns somebody else, or is done otherwise, behind its layer."""
    another = told_of_another(said, house)
    if another:
        return "who", another
    found = ((layer, one) for layer, look in TOLD_OTHERWISE for one in look(said, house))
    return next(found, None)


def _suspected(said: Statement, house: Statement, tokens: tuple[Token, ...]) -> Different | None:
    """What words are likely to say otherwise."""
    found = compare(said, house)
    suspect = suspected(found, house, said)
    return _likely(suspect, found, house, said, tokens) if suspect else None


def _likely(
    first: StatedDifference,
    found: AssertionGap,
    house: Statement,
    said: Statement,
    tokens: tuple[Token, ...],
) -> Different:
    """A difference that is not definite, with what else seems to be said otherwise."""
    second = also_suspected(found, house, said, first)
    told = (first, second) if second else (first,)
    every = _different(told, found, house, said, tokens).differences
    return Different(tuple(one._replace(likely=True) for one in every))


def _different(
    told: tuple[StatedDifference, ...],
    found: AssertionGap,
    house: Statement,
    said: Statement,
    tokens: tuple[Token, ...],
) -> Different:
    """Differences at the words that state them, with a condition that is added beside them."""
    condition = added_condition(found, house)
    every = (*told, condition) if condition and condition not in told else told
    return Different(tuple(_placed(one, said, tokens) for one in every))


def _placed(pair: StatedDifference, said: Statement, tokens: tuple[Token, ...]) -> PowerDifference:
    """A difference at the words that state it; nowhere where they are missing."""
    wanted, told = pair
    concept = (told or wanted or Assertion(Concept(""))).concept
    layer = LAYER_OF.get(concept, concept.layer) if told else concept.layer
    if wanted and told and wanted.concept == told.concept:
        layer = NUMBER
    declared, instead = (_name(one, layer) for one in pair)
    span = _mention(told, said).span(tokens) if told else None
    likely = layer in OFTEN_EXCHANGED or wanted is None or told is None
    return PowerDifference((layer,), declared, instead, span, likely)


def _mention(told: Assertion, said: Statement) -> Mention:
    """The words that state something; of a number that stands apart from its unit, that number."""
    return said.assertions.get(told) or said.assertions[Assertion(Concept(NUMBER), told.number)]


def _name(assertion: Assertion | None, layer: str) -> str | None:
    """An assertion as it is told; of a layer that says nothing what is meant then."""
    if assertion is None:
        return LAYERS[layer].default or None if layer in LAYERS else None
    return assertion.number or ONE if layer == NUMBER else assertion.concept.name

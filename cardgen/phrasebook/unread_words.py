"""Words that are no sentence of any effect, judged as the power told otherwise."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.at_once import judge_moment
from cardgen.phrasebook.contrast.differences import contrast, parts_left_out, tells_more
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.near_miss import is_near_miss
from cardgen.phrasebook.parse.reword import rewordings
from cardgen.phrasebook.parse.verdict import Different, Same, Unread, Verdict
from cardgen.phrasebook.subjects import Power
from cardgen.phrasebook.whose import judge_loss
from cardgen.phrasebook.word_too_many import Sought, has_word_too_many

if TYPE_CHECKING:
    from cardgen.phrasebook.concepts.reader import ParaphraseReader
    from cardgen.phrasebook.contrast.terms import TermNetwork
    from cardgen.phrasebook.grammar.grammar import Grammar


WHO = "who"  # the layer of persons
# Turns of phrase that tell another rule than the words around them, which say the power itself.
TURNED = frozenset(("on condition", "at another time", "comes to you", "none if fewer", "trap"))


class HousePhrases(Protocol):
    """What a phrasebook has to judge words by: its grammar, terms and thesaurus, and the words that
    it writes for a power itself."""

    @property
    def grammar(self) -> "Grammar": ...

    @property
    def terms(self) -> "TermNetwork": ...

    @property
    def paraphrases(self) -> "ParaphraseReader | None": ...

    def write(self, power: Power, bearer: str, card: Name | None = None) -> str | None: ...


def judge_unread(
    book: HousePhrases,
    unread: Unread,
    words: Runs,
    power: Power,
    bearer: str,
    card: Name | None,
    age: str = "",
) -> Verdict:
    """Words that are no sentence of any effect, read as the power told otherwise, or unread.

    Words put in the voice of cards are taken as these: “the player” is nobody but you.
    """
    if bearer not in book.grammar.categories or not power:
        return unread
    typed = tokenize(words, book.grammar.spelling)
    reworded = [*rewordings(book.grammar, typed, card)]
    voiced = [one.tokens for one in reworded if one.voice]
    found = [typed, *voiced][-1]
    ways = (typed, found) if voiced else (found,)
    own = [_of_this_age(one, age) for one in ways]
    stated = _stated(book, own, power, bearer, card, age)
    if isinstance(stated, Same):
        last = [_of_this_age(one.tokens, age) for one in reworded[-1:]]
        forms = dict.fromkeys((*own, *last))
        if not _is_amiss(book, words, [*forms], power, bearer, card):
            return stated
        told = contrast(book.grammar, book.terms, found, power, bearer, card)
        likely = tuple(one._replace(likely=True) for one in told)
        return Different(likely, unread=unread) if likely else unread
    told = contrast(book.grammar, book.terms, found, power, bearer, card)
    if stated and not tells_more(told, stated.differences):
        return replace(stated, unread=unread)
    left = parts_left_out(told)
    if left:
        return Same((), left)
    return Different(told, unread=unread) if told else unread


def _stated(
    book: HousePhrases,
    ways: Sequence[tuple[Token, ...]],
    power: Power,
    bearer: str,
    card: Name | None,
    age: str,
) -> Same | Different | None:
    """What words of no sentence state beside those of the house; None where nobody can tell.

    `ways`: the words as they are typed, and in the voice of cards. If either say the same, they
    do, unless as they are typed they tell of somebody else, or one of them says what no power
    means; they say another thing if both do.
    """
    reader = book.paraphrases
    house = book.write(power, bearer, card) if reader else None
    if reader is None or house is None:
        return None
    judged = [(each, reader.judge(each, house, card, age)) for each in ways]
    timed = [(each, judge_moment(one, each, house, card, reader)) for each, one in judged]
    verdicts = [judge_loss(one, each, power, book.grammar, card) for each, one in timed]
    typed = verdicts[0]
    if isinstance(typed, Different) and any(one.layer == WHO for one in typed.differences):
        return typed if all(verdicts) else None
    turned = next((one for one in verdicts if isinstance(one, Different) and _is_turned(one)), None)
    if turned:
        return turned if all(verdicts) else None
    same = next((one for one in verdicts if isinstance(one, Same)), None)
    return same or (verdicts[-1] if all(verdicts) else None)


def _is_amiss(
    book: HousePhrases,
    words: Runs,
    forms: Sequence[tuple[Token, ...]],
    power: Power,
    bearer: str,
    card: Name | None,
) -> bool:
    """Whether words that say what the house does are a sentence with a word too many, or with one
    slip."""
    reader, house = book.paraphrases, book.write(power, bearer, card)
    if reader is None or house is None:
        return False
    sought = Sought(book.grammar, power, bearer, card, house)
    return any(has_word_too_many(sought, one, reader) for one in forms) or is_near_miss(
        sought, words
    )


def _is_turned(verdict: Different) -> bool:
    """Whether words say what no power means: who understands these understands more of them."""
    return any(one.said in TURNED for one in verdict.differences)


def _of_this_age(found: tuple[Token, ...], age: str) -> tuple[Token, ...]:
    """Words for one Age, in which its numeral says no more than “this”."""
    numeral = age.casefold()
    return tuple(one for at, one in enumerate(found) if not (at and numeral and one.key == numeral))

"""Tokens put otherwise, as the passes of a phrase file say."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.grammar import Child, Grammar, ParseStep, ParseTree
from cardgen.phrasebook.grammar.pattern import FixedWord, PatternSlot
from cardgen.phrasebook.grammar.rewordings import Rewording, RewordingPass, WordOrSlot
from cardgen.phrasebook.grammar.spelling import Spelling, Token
from cardgen.phrasebook.grammar.trie import TrieNode
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.spelling_faults import agree_with_numbers, in_digits


class Found(NamedTuple):
    """Words that become others: from one token to before another, with what they hold."""

    at: int
    till: int
    rewording: Rewording
    steps: tuple[ParseStep, ...]


class Reworded(NamedTuple):
    """The tokens of a text after a pass, what it has put otherwise in them, whether of a voice."""

    tokens: tuple[Token, ...]
    used: tuple[Rewording, ...]
    voice: bool


def rewordings(
    grammar: Grammar, tokens: tuple[Token, ...], card: Name | None
) -> Iterator[Reworded]:
    """A text put otherwise: with its numbers in digits, and once after each pass that changes it.
    All passes are made twice: what a later one makes of words may be what an earlier one looks for.

    One reader serves all passes in which the text stays the same, for it remembers what it read;
    each pass may take as many steps as a reading.
    """
    digits = in_digits(tokens, grammar)
    if digits != tokens:
        yield Reworded(digits, (), voice=False)
    reader = ChartParser(grammar, tokens, card, asides=False)
    for one in (*grammar.rewordings, *grammar.rewordings):
        reader.steps = 0
        if _concerned(one, reader):
            found = tuple(_found(one, reader))
            changed = tuple(_passed(found, tokens, grammar.spelling))
            if changed != tokens:
                tokens = changed
                reader = ChartParser(grammar, tokens, card, asides=False)
                used = tuple(each.rewording for each in found)
                yield Reworded(agree_with_numbers(tokens, grammar), used, one.voice)


def _concerned(one: RewordingPass, reader: ChartParser) -> bool:
    """Whether a pass is made in a text."""
    asked = one.where is None or _stands(one.where, reader)
    return asked and not (one.unless and _stands(one.unless, reader))


def _stands(root: TrieNode, reader: ChartParser) -> bool:
    """Whether words of a network stand anywhere in a text."""
    return any(next(reader.walk(root, at), None) is not None for at in reader.places(root))


def _found(one: RewordingPass, reader: ChartParser) -> Iterator[Found]:
    """All that is put otherwise, one after the other."""
    done = 0
    for at in reader.places(one.root):
        found = _longest(one, reader, at) if at >= done else None
        if found:
            yield found
            done = found.till


def _passed(
    found: tuple[Found, ...], tokens: tuple[Token, ...], spelling: Spelling
) -> Iterator[Token]:
    """The tokens after a pass."""
    done = 0
    for one in found:
        yield from tokens[done : one.at]
        yield from _instead(one, tokens, spelling)
        done = one.till
    yield from tokens[done:]


def _longest(one: RewordingPass, reader: ChartParser, at: int) -> Found | None:
    """The longest words from a token on that become others; of equally long ones, the first."""
    ways = [(till, -number, steps) for number, till, steps in reader.walk(one.root, at)]
    if not ways:
        return None
    till, number, steps = max(ways, key=lambda way: way[:2])
    return Found(at, till, one.rewordings[-number], steps)


def _instead(found: Found, tokens: tuple[Token, ...], spelling: Spelling) -> Iterator[Token]:
    """The tokens that stand in the place of words, each where those were typed."""
    if found.rewording.becomes is None:
        yield from tokens[found.at : found.till]
        return
    start, end = tokens[found.at].start, tokens[found.till - 1].end
    held = {one.slot.hole: one.tree for one in found.steps if isinstance(one, Child)}
    for item in found.rewording.becomes:
        if isinstance(item, PatternSlot) and not item.form:
            yield from tokens[held[item.hole].start : held[item.hole].end]
        else:
            for word in _written(item, held, spelling):
                yield from (Token(key, word, start, end) for key in spelling.keys(word))


def _written(
    item: WordOrSlot, held: Mapping[str, ParseTree], spelling: Spelling
) -> tuple[str, ...]:
    """A word, or what stands in a slot in another form: `gain` of `gains`."""
    if isinstance(item, FixedWord):
        return (item.text,)
    tree = held[item.hole]
    return tree.category.pieces(tree, item.form, spelling)

"""Words that are understood but not spelt as they should be: how they are meant, and the faults."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import cast

from cardgen.model.text import Runs
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.lexicon import NUMBER_CATEGORY, WrittenNumbers
from cardgen.phrasebook.grammar.spelling import SPACES, Spelling, Token, typed_text
from cardgen.phrasebook.parse.verdict import SpellingFault, TextSpan


def agree_with_numbers(found: tuple[Token, ...], grammar: Grammar) -> tuple[Token, ...]:
    """The tokens of a text, of which those that disagree with a number agree with it."""
    return (*found[:1], *_agreeing(found, grammar))


def _agreeing(found: tuple[Token, ...], grammar: Grammar) -> Iterator[Token]:
    numbers = cast(WrittenNumbers, grammar.categories[NUMBER_CATEGORY])
    for before, token in zip(found, found[1:], strict=False):
        forms = grammar.nouns.get(token.key)
        number = numbers.number(before) if forms else None
        if forms and number is not None:
            text = forms[grammar.spelling.many(number)]
            (key,) = grammar.spelling.keys(text)
            token = token if key == token.key else token._replace(key=key, text=text)
        yield token


def in_digits(found: tuple[Token, ...], grammar: Grammar) -> tuple[Token, ...]:
    """The tokens of a text with each number from two on in digits, as a sentence may fix it."""
    numbers = cast(WrittenNumbers, grammar.categories[NUMBER_CATEGORY])
    return tuple(_in_digits(token, numbers) for token in found)


def _in_digits(token: Token, numbers: WrittenNumbers) -> Token:
    number = numbers.words.get(token.key, 0)
    return token._replace(key=str(number), text=str(number)) if number > 1 else token


LOOSE_LETTERS = str.maketrans(dict.fromkeys(SPACES, " ") | {"'": "’"})


def find_spelling_faults(words: Runs, right: str, spelling: Spelling) -> tuple[SpellingFault, ...]:
    """Where the typed words differ from what their own reading would be written as.

    Words that melt may stand apart (`de le construire`) or melted (`du joueur`): whether they must
    depends on what `le` is.
    """
    said = typed_text(words)
    one, other = said.translate(LOOSE_LETTERS).strip(), right.translate(LOOSE_LETTERS)
    if one == other:
        return ()
    lead = len(said) - len(said.lstrip())
    given, wanted = _parts(one), _parts(other)
    matcher = SequenceMatcher(None, given, wanted, autojunk=False)
    faults = []
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind != "equal":
            start = lead + sum(map(len, given[:i]))
            text = "".join(given[i:j])
            fix = "".join(wanted[k:m])
            if not _melt(text, fix, spelling):
                faults.append(SpellingFault(TextSpan(start, start + len(text)), text, fix))
    return tuple(faults)


def _melt(one: str, other: str, spelling: Spelling) -> bool:
    """Whether two texts are the same words, of which one has melted some."""
    words = [spelling.parts.findall(text) for text in (one, other)]
    keys = [[key for word in some for key in spelling.keys(word)] for some in words]
    return keys[0] == keys[1] and len(words[0]) != len(words[1])


def _parts(text: str) -> list[str]:
    """Words, each with the space after it apart."""
    parts: list[str] = []
    for letter in text:
        wordy = letter.isalnum() or letter in "’-"
        if parts and wordy and (parts[-1][-1].isalnum() or parts[-1][-1] in "-"):
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts

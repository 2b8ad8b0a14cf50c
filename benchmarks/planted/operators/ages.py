"""The Ages are mixed up: in the words of a language, or in the power."""

from collections.abc import Iterator

from yaml import MappingNode

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.nodes import maps, replaced, stretch
from benchmarks.planted.operators.powers import changed
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import LANGUAGES, CardText, Project
from benchmarks.planted.words import Words
from cardgen.schema.by_age import AGE_KEYS

# Where two Ages differ in but one word, the check of that word says it as well.
CODES = "words-ages"
PARTS = "words-number words-selector words-unit words-effect words-scope"


def words_swapped(card: CardText, project: Project) -> Iterator[Mutant]:
    """Two Ages of one language have each other's words."""
    for language in LANGUAGES:
        for one, other in _pairs(_by_age(card, language)):
            edits = one.whole(other.text), other.whole(one.text)
            yield card.planted(f"{language}: Ages swapped", *edits, codes=CODES)


def words_shifted(card: CardText, project: Project) -> Iterator[Mutant]:
    """The words of one Age stand in the next one as well, or in that before."""
    for language in LANGUAGES:
        for one, other in _pairs(_by_age(card, language)):
            for source, target in ((one, other), (other, one)):
                edit = target.whole(source.text)
                yield card.planted(f"{language}: an Age repeated", edit, codes=f"{CODES} {PARTS}")


def both_swapped(card: CardText, project: Project) -> Iterator[Mutant]:
    """Two Ages have each other's words in both languages."""
    french, english = (_by_age(card, language) for language in LANGUAGES)
    if [words.ages for words in french] == [words.ages for words in english]:
        for (one, other), (third, fourth) in zip(_pairs(french), _pairs(english), strict=True):
            edits = (
                *(one.whole(other.text), other.whole(one.text)),
                *(third.whole(fourth.text), fourth.whole(third.text)),
            )
            told, codes = "Ages swapped in both", f"{CODES} {PARTS}"
            yield card.planted(told, *edits, codes=codes, also=card.everything())


def power_swapped(card: CardText, project: Project) -> Iterator[Mutant]:
    """Two Ages of the power have each other's values."""
    for _, node in maps(card.power) if card.power else ():
        held = [value for key, value in node.value if key.value in AGE_KEYS]
        for number, one in enumerate(held):
            for other in held[number + 1 :]:
                yield _exchanged(card, one, other)


def _exchanged(card: CardText, one: MappingNode, other: MappingNode) -> Mutant:
    ours, theirs = (card.source[slice(*stretch(node))] for node in (one, other))
    edits = replaced(one, theirs), replaced(other, ours)
    return changed(card, "Ages swapped", *edits, codes=f"{CODES} {PARTS}")


def _by_age(card: CardText, language: str) -> list[Words]:
    return [words for words in card.words if words.language == language]


def _pairs(words: list[Words]) -> list[tuple[Words, Words]]:
    """Two Ages whose words differ."""
    return [
        (one, other)
        for number, one in enumerate(words)
        for other in words[number + 1 :]
        if one.text != other.text
    ]


OPERATORS = (
    Operator("Ages swapped, one language", words_swapped),
    Operator("Age repeated, one language", words_shifted),
    Operator("Ages swapped, both languages", both_swapped),
    Operator("Ages swapped, effect only", power_swapped),
)

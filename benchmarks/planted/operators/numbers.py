"""A number is wrong: in one language, in both, in the power, as a word, or half of it is gone."""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Edit, Mutant, Stretch
from benchmarks.planted.nodes import replaced, scalars
from benchmarks.planted.operators.powers import changed
from benchmarks.planted.operators.swapping import Table, swapped
from benchmarks.planted.planting import Operator, Plants
from benchmarks.planted.project import CardText, Project
from benchmarks.planted.words import Words

NUMBER = "words-number"
DIGITS = re.compile(r"(?<![\w½])\d+(?![\w½])")
HALVES = re.compile(r"(?<![\w½])(\d*)(½?)(?= (?:extra )?(?:bouclier|shield))")
# Nouns that agree with the number before them, in the singular.
NOUN = re.compile(
    r"(?<!\w)(pièce|point|bouclier|jeton|ressource|carte|Leader|dieu|Guilde|Merveille|lot"
    r"|coin|point|shield|token|resource|card|god|Guild|Wonder|set)(s|x)?(?!\w)"
)
SAID = {
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
}
WORDS: Table = {
    "fr": {
        "deux fois": ("trois fois",),
        "une fois": ("deux fois",),
        "une seule fois": ("deux fois",),
        "deux": ("trois",),
    },
    "en": {"twice": ("three times",), "two": ("three",), "once": ("twice",), "at once": ()},
}


def step(by: int) -> Plants:
    """One number of one language changed by so many."""

    def plants(card: CardText, project: Project) -> Iterator[Mutant]:
        for words in card.words:
            for match in DIGITS.finditer(words.text):
                number = int(match[0]) + by
                if number > 0:
                    edits = counted(words, match.start(), match.end(), number)
                    yield card.planted(f"{match[0]} → {number}", *edits, codes=NUMBER)

    return plants


def two_off(card: CardText, project: Project) -> Iterator[Mutant]:
    """One number of one language two too many or too few."""
    yield from step(2)(card, project)
    yield from step(-2)(card, project)


def counted(words: Words, start: int, end: int, number: int) -> tuple[Edit, ...]:
    """Another number with its noun, and the words between, in the right form."""
    old = int(words.text[start:end])
    edits = (words.edit(start, end, str(number)),)
    noun = NOUN.match(words.text, end + 1) or NOUN.search(words.text, end + 1, end + 20)
    if (old > 1) == (number > 1) or noun is None or "," in words.text[end : noun.start()]:
        return edits
    mark = "x" if noun[1] == "dieu" else "s"
    if (number > 1) == bool(noun[2]):
        return edits
    right = noun[1] + mark if number > 1 else noun[1]
    return (*edits, words.edit(*noun.span(), right))


def in_both(card: CardText, project: Project) -> Iterator[Mutant]:
    """The same number wrong in both languages, where these name the same numbers in one order."""
    for words in card.words:
        twin = card.twin(words)
        if words.language != "fr" or twin is None:
            continue
        ours, theirs = (list(DIGITS.finditer(each.text)) for each in (words, twin))
        if [m[0] for m in ours] != [m[0] for m in theirs]:
            continue
        for one, other in zip(ours, theirs, strict=True):
            for number in {int(one[0]) + 1, int(one[0]) + 2, int(one[0]) - 1} - {0}:
                edits = (
                    *counted(words, *one.span(), number),
                    *counted(twin, *other.span(), number),
                )
                told = f"{one[0]} → {number} in both"
                yield card.planted(told, *edits, codes=NUMBER, also=card.everything())


def in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """A number of the power changed."""
    for path, node in scalars(card.power) if card.power else ():
        if node.value.isdecimal():
            for number in (int(node.value) + 1, int(node.value) - 1, int(node.value) + 2):
                if number > 0:
                    told = f"{' '.join(path)}: {node.value} → {number}"
                    yield changed(card, told, replaced(node, str(number)), codes=NUMBER)


def as_word(card: CardText, project: Project) -> Iterator[Mutant]:
    """A number in digits becomes another one in words; or one in words becomes another."""
    for words in card.words:
        said = SAID[words.language]
        for match in DIGITS.finditer(words.text):
            number = int(match[0]) + 1
            if 1 < number < len(said):
                told = f"{match[0]} → {said[number]}"
                edit = words.edit(*match.span(), said[number])
                agreeing = counted(words, *match.span(), number)[1:]
                yield card.planted(told, edit, *agreeing, codes=NUMBER)
    yield from swapped(card, WORDS, f"{NUMBER} words-limit")


def half(card: CardText, project: Project) -> Iterator[Mutant]:
    """A half that shields lose or gain, in the words or in the power."""
    for words in card.words:
        for match in HALVES.finditer(words.text):
            if match[0]:
                for new in _other_halves(match[1], match[2]):
                    edit = words.edit(*match.span(), new)
                    yield card.planted(f"{match[0]} → {new}", edit, codes=NUMBER)
    for path, node in scalars(card.power) if card.power else ():
        if path[:1] == ("shields",):
            whole, part = node.value.rstrip("½"), "½" * node.value.endswith("½")
            for new in _other_halves(whole, part):
                told = f"{' '.join(path)}: {node.value} → {new}"
                yield changed(card, told, replaced(node, new), codes=NUMBER)


def _other_halves(whole: str, part: str) -> Iterator[str]:
    """The number without its half, or with one; a lone half becomes one."""
    yield f"{whole or '1'}{'' if part else '½'}"
    if whole and part:
        yield part


def in_note(card: CardText, project: Project) -> Iterator[Mutant]:
    """A number of a note, or of the flavour, changed in one language."""
    for words in card.prose:
        for match in DIGITS.finditer(words.text):
            for number in (int(match[0]) + 1, int(match[0]) - 1):
                if number > 1:
                    edits = counted(words, *match.span(), number)
                    told = f"note: {match[0]} → {number}"
                    yield card.planted(told, *edits, codes="prose-drift", also=_twins(card, words))


def _twins(card: CardText, words: Words) -> tuple[Stretch, ...]:
    """The prose of the other language, where a finding may stand as well."""
    return tuple(each.stretch for each in card.prose if each.language != words.language)


OPERATORS = (
    Operator("number +1, one language", step(1), lone=True),
    Operator("number −1, one language", step(-1), lone=True),
    Operator("number ±2, one language", two_off, lone=True),
    Operator("number, both languages", in_both),
    Operator("number, effect only", in_power),
    Operator("number as another word", as_word, lone=True),
    Operator("half lost or gained", half),
    Operator("number of a note, one language", in_note, prose=True),
)

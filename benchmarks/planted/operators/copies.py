"""Words of a sibling: all of them, or the first of its sentences."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project
from benchmarks.planted.words import Words

NEAREST = 3  # siblings tried for each text


def whole(card: CardText, project: Project) -> Iterator[Mutant]:
    """All of the words are those of another card of the pack."""
    codes = "words-copied words-ages words-number words-selector words-unit words-effect"
    for words in card.words:
        for other, said in _siblings(card, words, project):
            told = f"{words.language}: the words of {other.id}"
            yield card.planted(told, words.whole(said.text), codes=codes)


def clause(card: CardText, project: Project) -> Iterator[Mutant]:
    """The first sentence of several is that of another card."""
    codes = "words-copied words-effect words-added words-missing words-number words-unit"
    for words in card.words:
        places = list(words.sentences())
        for other, said in _siblings(card, words, project) if len(places) > 1 else ():
            new = said.text[slice(*next(said.sentences()))]
            if new != words.text[slice(*places[0])]:
                told = f"{words.language}: a sentence of {other.id}"
                yield card.planted(told, words.edit(*places[0], new), codes=codes)


def _siblings(card: CardText, words: Words, project: Project) -> Iterator[tuple[CardText, Words]]:
    """Cards that stand near in the file and say something else."""
    every = [c for c in project.of_pack(card.pack) if c.bearer == card.bearer]
    at = next(number for number, other in enumerate(every) if other.id == card.id)
    near = sorted(range(len(every)), key=lambda number: (abs(number - at), number))[1:]
    found = 0
    for number in near:
        for said in every[number].words:
            fits = said.language == words.language and said.text != words.text
            if fits and set(said.ages) & set(words.ages) and found < NEAREST:
                found += 1
                yield every[number], said
                break


OPERATORS = (
    Operator("words of a sibling", whole),
    Operator("sentence of a sibling", clause),
)

"""Sentences as rows of terms, so that two that tell one thing may be held against each other."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from cardgen.project.prose.names.names import PLAYER
from cardgen.project.prose.passages import ANSWER
from cardgen.project.prose.senses.senses import NAME, NUMBER, Said, SenseReader

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import Key, Passage

SENTENCE = re.compile(r"[^.!?;:]+(?:[.!?;:]+(?!\s|$)[^.!?;:]+)*")
WORD = re.compile(r"\d+|[^\W\d_]+")
STEM, SHORTEST = 5, 4  # letters by which a word is known, and those that it has at least
FEWEST = 200  # sentences in which it shows which words are particles
PARTICLE = 0.02  # the part of all sentences that a particle stands in
LACKING = "lacking"  # a condition (without Leaders), no denial of what follows
# Who says these in one telling need not say them in another.
SLIGHT = frozenset(("negation", "also", "then", "may", "must", "only", "again", "game"))
CONTRARY, NUMERAL, DENIAL, SENSE, WORD_STEM = "!", "#", "-", "=", "~"

Found = tuple[int, int, str, int]  # where a term begins, its place in the order, it, where it ends


class ToldSentence(NamedTuple):
    """A sentence of a passage of a `kind`, and its `number` there: a row of terms, each a sense
    that has a contrary, a number, a denial, another sense or the stem of a word, by its first sign.
    It is about the cards and boards in `named`; those `implied` it does not name itself."""

    kind: str
    key: "Key"
    number: int
    terms: tuple[str, ...]
    named: tuple[str, ...]
    implied: bool

    @property
    def pack(self) -> str:
        """The pack that says it; the key of a scenario is its file."""
        first = str(self.key[0])
        return first.split("/")[-3] if "/" in first else first

    @property
    def section(self) -> "Key":
        """What is told together with it: an answer and its reason, the notes of a card."""
        return self.key[: 2 if self.kind in ANSWER else 3]


class ToldSentenceReader:
    """Reads the statements of one language; `contraries` are the senses that have one."""

    def __init__(
        self, reader: SenseReader, manner: "Orthography", contraries: frozenset[str]
    ) -> None:
        self._reader, self._contraries = reader, contraries
        lacking = {word.casefold() for word in reader.senses.contraries.get(LACKING, ())}
        doubtful = {word.casefold() for word in manner.perhaps_negations}  # ne … pas: one denial
        denials = {word.casefold() for word in manner.negations}
        self._denials = denials - lacking - doubtful
        self._numbers: Mapping[str, str] = {
            word: number for number, words in manner.numbers.items() for word in words
        }

    def names(self, words: str) -> tuple[str, ...]:
        """The cards and boards that words name."""
        return _cards(self._reader.read(words))

    def read(self, said: "Passage", about: Sequence[str], *, whole: bool) -> Iterator[ToldSentence]:
        """The sentences of a passage; none of one that tells of players, which is a game and no
        rule. One that names no card is `about` some, or as a `whole` about all that it names."""
        senses = self._reader.read(said.words)
        if any(one.sense.startswith(f"{NAME}{PLAYER}") for one in senses):
            return
        around = tuple(about) or (_cards(senses) if whole else ())
        for number, found in enumerate(self._sentences(said.words)):
            if row := tuple([one[2] for one in found]):
                named = _named(row)
                yield ToldSentence(said.kind, said.key, number, row, named or around, not named)

    def spans(self, words: str, sentence: int) -> list[tuple[int, int]]:
        """Where the terms of a sentence stand."""
        found = [*self._sentences(words)][sentence]
        return [(start, end) for start, _, _, end in found]

    def _sentences(self, words: str) -> Iterator[list[Found]]:
        """What was found, sentence by sentence: at each place what goes before the others there."""
        found, at = sorted((*self._senses(words), *self._words(words))), 0
        for sentence in SENTENCE.finditer(words):
            terms: list[Found] = []
            free, stop = 0, sentence.end()
            while at < len(found) and found[at][0] < stop:
                if found[at][0] >= free:
                    terms.append(found[at])
                    free = found[at][3]
                at += 1
            yield terms

    def _senses(self, words: str) -> Iterator[Found]:
        for one in (*self._reader.read(words), *self._reader.contraries(words)):
            if one.sense in self._contraries:
                yield one.start, 0, CONTRARY + one.sense, one.end
        for one in self._reader.read(words):
            sense = one.sense
            if sense not in SLIGHT and not sense.startswith(NUMBER):
                yield one.start, 3, SENSE + sense, one.end

    def _words(self, words: str) -> Iterator[Found]:
        """Numbers, denials, and the stems of all other words that are no particles."""
        for word in WORD.finditer(words):
            text = word[0].lower()
            if number := text if text[0].isdigit() else self._numbers.get(text):
                yield word.start(), 1, NUMERAL + number, word.end()
            elif text in self._denials:
                yield word.start(), 2, DENIAL + text, word.end()
            elif len(text) >= SHORTEST:
                yield word.start(), 4, WORD_STEM + text[:STEM], word.end()


def particles_of(statements: Sequence[ToldSentence]) -> list[str]:
    """The words that stand in so many sentences that they tell nothing; none of few sentences."""
    if len(statements) < FEWEST:
        return []
    times = Counter(chain.from_iterable({*one.terms} for one in statements))
    often = (term for term, many in times.items() if many > PARTICLE * len(statements))
    return sorted(term for term in often if term[0] == WORD_STEM)


def _cards(senses: Sequence[Said]) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(
            one.sense
            for one in senses
            if one.sense.startswith(NAME) and not one.sense.startswith(f"{NAME}{PLAYER}")
        )
    )


def _named(row: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one[1:] for one in row if one.startswith(f"{SENSE}{NAME}")))

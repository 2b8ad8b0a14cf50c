"""Rules that a rulebook says twice: in other words, or with another number."""

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.model.finding import Finding, Place, Severity
from cardgen.model.rulebook import Link

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Rulebook, Section
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

MASK = "\ufffc"
FEWEST_WORDS = 5  # a shorter sentence may stand twice: the game ends
SAME_RULE = 0.7  # of the weight of all words of two sentences, what they have in common
SAME_SUBJECT = 0.55  # enough where the rest is a number, a negation, may or must


class Sentence:
    """A sentence of the rules: where it stands, its words, and what turns its sense."""

    def __init__(
        self, block: "Block", span: tuple[int, int], card: str, how: "LanguageProse"
    ) -> None:
        self.block, self.span, self.card, self.how = block, span, card, how
        self.said = block.masked(MASK)[slice(*span)]

    @property
    def place(self) -> Place:
        return self.block.place(*self.span)

    @cached_property
    def words(self) -> frozenset[str]:
        """Its words and what it names, without those that turn the sense."""
        manner, numbers = self.how.orthography, self.how.reading.words
        turning = {
            *manner.negations,
            *(word for words in manner.modals for word in words),
            *numbers,
        }
        words = (
            word for word in re.findall(r"[^\W\d]+", self.said.casefold()) if word not in turning
        )
        return frozenset((*words, *map(str, self.named)))

    @cached_property
    def named(self) -> frozenset[Link]:
        """The cards and boards that it names."""
        inside = (link for link, at in self.block.linked if self.span[0] <= at.start < self.span[1])
        return frozenset(link for link in inside if link.kind in ("card", "wonder"))

    @cached_property
    def turns(self) -> tuple[frozenset[str], frozenset[int], bool]:
        """Its numbers, which modals it has, and whether it says no."""
        start, end = self.span
        signs = (str(one.what) for one in self.block.insets if start <= one.start < end)
        signed = (sign.partition(":")[2] for sign in signs if not sign.startswith("{"))
        letters = (one.what for one in self.how.reading.numbers(self.said))
        words = set(re.findall(r"\w+", self.said.casefold()))
        manner = self.how.orthography
        modals = (n for n, forms in enumerate(manner.modals) if not words.isdisjoint(forms))
        said = frozenset((*filter(None, signed), *letters, *re.findall(r"\d+", self.said)))
        return said, frozenset(modals), not words.isdisjoint(manner.negations)

    def contradicts(self, other: "Sentence") -> bool:
        """Whether it has other numbers, may for must, or a no that the other has not."""
        (mine, may, no), (yours, must, not_no) = self.turns, other.turns
        return bool(
            (mine and yours and mine != yours) or (may and must and may != must) or no != not_no
        )


def check_rulebook_repeated(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every pair of sentences of every rulebook that speak of one thing."""
    spoken = {one.language: one for one in prose.spoken}
    for book in rulebooks.books:
        if book.language in spoken:
            yield from _pairs(book, spoken[book.language])


def _pairs(book: "Rulebook", how: "LanguageProse") -> Iterator[Finding]:
    sentences = [one for section in book.sections for one in _sentences(section, how)]
    weights = _weights([one.words for one in sentences])
    again = {second: first for first, second in _said_again(sentences)}
    for second, first in again.items():
        if not _refer(first, second):
            yield _finding(book, first, second, "rulebook-repeated")
    others = [one for one in sentences if one not in again]
    for first, second in combinations(others, 2):
        one, other = first.words, second.words  # of a hundred thousand pairs few share half
        if 2 * len(one & other) >= min(len(one), len(other)) and _are_apart(first, second):
            alike = _alike(one, other, weights)
            if alike >= SAME_SUBJECT and first.contradicts(second):
                yield _finding(book, first, second, "rulebook-contradicts")
            elif alike >= SAME_RULE and not _refer(first, second):
                yield _finding(book, first, second, "rulebook-repeated")


def _said_again(sentences: Iterable[Sentence]) -> Iterator[tuple[Sentence, Sentence]]:
    """Sentences that say word by word what one before them says, each with the first: a page that
    stands a thousand times in a book is told a thousand times, not half a million."""
    met: dict[str, Sentence] = {}
    for one in sentences:
        first = met.setdefault(one.said.casefold(), one)
        if first is not one and _are_apart(first, one) and first.turns == one.turns:
            yield first, one


def _sentences(section: "Section", how: "LanguageProse") -> Iterator[Sentence]:
    """The sentences of the rules of a section; examples, cells and flavour give none."""
    heads = section.heading.links("card", "wonder") if section.heading else ()
    for block in section.blocks:
        if block.kind in ("paragraph", "item") and not block.flavour and not block.links("example"):
            for found in re.finditer(SENTENCE, block.masked(MASK)):
                sentence = Sentence(block, found.span(), " ".join(map(str, heads)), how)
                if len(sentence.words) >= FEWEST_WORDS:
                    yield sentence


def _weights(sentences: Collection[frozenset[str]]) -> Mapping[str, float]:
    """How much each word tells: the more, the fewer sentences have it."""
    having = Counter(word for words in sentences for word in words)
    return {word: math.log(1 + len(sentences) / count) for word, count in having.items()}


def _alike(one: frozenset[str], other: frozenset[str], weights: Mapping[str, float]) -> float:
    """The weight of the words that two sentences have in common, of that of all their words."""
    return sum(weights[word] for word in one & other) / sum(weights[word] for word in one | other)


def _are_apart(one: Sentence, other: Sentence) -> bool:
    """Whether two sentences may be about one thing: not steps of a list, not told of two cards, and
    naming the same ones if any."""
    steps = one.block.list and one.block.list == other.block.list
    cards = one.card != other.card and one.card and other.card
    return (
        not steps and not cards and (not one.named or not other.named or one.named == other.named)
    )


def _refer(one: Sentence, other: Sentence) -> bool:
    """Whether either says where the rule stands."""
    return any(sentence.block.links("see") for sentence in (one, other))


def _finding(book: "Rulebook", first: Sentence, second: Sentence, code: str) -> Finding:
    if code == "rulebook-repeated":
        severity: Severity = "warning"
        message = f"this rule stands already at {first.place}"
        help = "say it once, and refer to it with {see:…}"
    else:
        severity = "error"
        message = f"this says the contrary of {first.place}, or another number"
        help = "find out which is right; if both are, say in what they differ"
    return Finding(
        *("rulebook-repeated", code, second.place, message, help, severity), language=book.language
    )


RULEBOOK_REPEATED = Check(
    slug="rulebook-repeated",
    title="A rule that a rulebook says twice, or in two ways",
    why="""\
Who finds a rule in two places compares them word by word, and asks what the difference means. Two
sentences are one rule where most of their words are the same, rare ones counting for more. If they
differ in a number, in a negation, in may and must (`negations:` and `modals:` of
templates/languages/), one of them is wrong; else one of them is enough, or says where the other is:
`{see:…}`. Steps of one list, sentences told of two cards, examples, tables and flavour are not
compared.
""",
    refused="""\
Un dieu défaussé rapporte aussitôt 1 pièce de la banque.

Un dieu défaussé rapporte aussitôt 2 pièces de la banque.      <!-- 1 or 2? -->
""",
    mend="""\
Find out which is right, say it once and refer to it from the other place.
""",
    codes=("rulebook-repeated", "rulebook-contradicts"),
    over_rulebooks=check_rulebook_repeated,
    reads="books",
    by_book=True,
)

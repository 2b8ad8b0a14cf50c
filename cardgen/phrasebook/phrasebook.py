"""Sentences that work both ways: words read as an effect, an effect written in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.phrasebook.contrast.terms import TermNetwork
from cardgen.phrasebook.generator import TextGenerator
from cardgen.phrasebook.grammar import meaning
from cardgen.phrasebook.grammar.compiling import load_grammar
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.names import may_call
from cardgen.phrasebook.grammar.productions import CARD
from cardgen.phrasebook.grammar.spelling import Token, set_as_text, tokenize, typed_text
from cardgen.phrasebook.parse.meanings import Trees, frankest, powers_of, span_of, spots_of
from cardgen.phrasebook.parse.parser import ChartParser, TooMuch
from cardgen.phrasebook.parse.reword import rewordings
from cardgen.phrasebook.parse.spelling_faults import agree_with_numbers, find_spelling_faults
from cardgen.phrasebook.parse.verdict import (
    LONGEST,
    Ambiguous,
    Different,
    Read,
    Reading,
    Same,
    SpellingFault,
    TextSpan,
    TooLong,
    Unread,
    Verdict,
    compare_powers,
    sort_word_lists,
)
from cardgen.phrasebook.subjects import Power, owners_counted

if TYPE_CHECKING:
    from cardgen.phrasebook.concepts.reader import KeptThesauri, ParaphraseReader

OWN = frozenset(("self", "loser"))  # whose things may be counted without a word of who gets what


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """The phrases of one language; its thesaurus stands in a root, if one is given, or is `kept`.

    A `bearer` is the kind of thing that speaks (`god`, `leader`, …): it decides what goes without
    saying. `card` is its name, where a sentence may call it.
    """

    grammar: Grammar
    root: Path | None = None
    kept: "KeptThesauri | None" = field(default=None, repr=False, compare=False)
    terms: TermNetwork = field(init=False, repr=False, compare=False)
    _known: dict[tuple[Runs, str], Read] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    _typed: dict[Runs, tuple[tuple[Token, ...], tuple[Token, ...]]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    reader: "ParaphraseReader | None" = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "terms", TermNetwork(self.grammar))

    @property
    def bearers(self) -> tuple[str, ...]:
        return tuple(self.grammar.categories)

    def read(self, words: Runs, bearer: str, card: Name | None = None) -> Reading:
        """The meaning of a card's words in one Age. The whole of them is read, or nothing.

        A noun that does not agree with the number before it is read as if it did; words that are
        not read as they stand, as they are put otherwise.
        """
        if bearer not in self.grammar.categories:
            return Unread(0, (f"{{{bearer}}}",))
        size = len(typed_text(words))
        if size > LONGEST:
            return TooLong(size)
        try:
            reading = self._agreeing(words, bearer, card)
            other = isinstance(reading, Unread) and self._reworded(words, bearer, card)
        except TooMuch:
            return TooLong()
        return other or reading

    def _reworded(self, words: Runs, bearer: str, card: Name | None) -> Read | None:
        """The one meaning of words put otherwise, whose form is no fault; None where none is."""
        for found in rewordings(self.grammar, tokenize(words, self.grammar.spelling), card):
            reading = self._sole(words, found.tokens, bearer, card)
            if reading:
                return replace(reading, faults=())
        return None

    def _agreeing(self, words: Runs, bearer: str, card: Name | None) -> Reading:
        """The meaning of words, as they are typed or with nouns that agree with their numbers.

        Words in which the name of the card cannot stand mean the same on any card: they are read
        once, since many cards say the same.
        """
        found, agreeing = self._tokens(words)
        if card and may_call((*found, *agreeing), card, self.grammar.spelling):
            return self._as_agreeing(words, found, agreeing, bearer, card)
        if (words, bearer) not in self._known:
            reading = self._as_agreeing(words, found, agreeing, bearer, card)
            if not isinstance(reading, Read):
                return reading  # which tells of what may follow
            self._known[words, bearer] = reading
        return self._known[words, bearer]

    def _tokens(self, words: Runs) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
        """The tokens of words as they are typed, and with nouns that agree with their numbers;
        kept, since many cards say the same."""
        if words not in self._typed:
            found = tokenize(words, self.grammar.spelling)
            self._typed[words] = found, agree_with_numbers(found, self.grammar)
        return self._typed[words]

    def _as_agreeing(
        self,
        words: Runs,
        found: tuple[Token, ...],
        agreeing: tuple[Token, ...],
        bearer: str,
        card: Name | None,
    ) -> Reading:
        reading = self._read(words, found, bearer, card)
        if agreeing == found or isinstance(reading, Ambiguous):
            return reading
        other = self._sole(words, agreeing, bearer, card)
        if other and isinstance(reading, Read) and reading.power != other.power:
            return reading
        return other or reading

    def _sole(
        self, words: Runs, found: tuple[Token, ...], bearer: str, card: Name | None
    ) -> Read | None:
        """The meaning of tokens that have one and no other."""
        reader = ChartParser(self.grammar, found, card)
        powers = powers_of(reader, bearer)
        return self._made(powers, reader, words) if len(powers) == 1 else None

    def _read(
        self, words: Runs, found: tuple[Token, ...], bearer: str, card: Name | None
    ) -> Reading:
        """The meaning of tokens; `words` are those that were typed."""
        reader = ChartParser(self.grammar, found, card)
        powers = powers_of(reader, bearer)
        if not powers:
            return self._unread(reader, bearer, words)
        return Ambiguous(tuple(powers)) if len(powers) > 1 else self._made(powers, reader, words)

    def _made(self, powers: Mapping[Power, list[Trees]], reader: ChartParser, words: Runs) -> Read:
        """The meaning of words that have one, told where they were typed."""
        ((power, ways),) = powers.items()
        left, frank = frankest(ways, reader)
        trees, faults = self._best(frank, words)
        spots = {path: span_of(tree, reader.tokens) for path, tree in spots_of(trees)}
        unsaid = {part: span_of(tree, reader.tokens) for part, tree in left.items()}
        return Read(power, spots, faults, unsaid)

    def judge(
        self, words: Runs, power: Power, bearer: str, card: Name | None = None, age: str = ""
    ) -> Verdict:
        """How words compare with the declared power; `age` is theirs, if they are for one alone."""
        reading = self.read(words, bearer, card)
        if not OWN.issuperset(owners_counted(power)):
            from cardgen.phrasebook.whose import given_to_others  # few cards count of others

            wrong = given_to_others(tokenize(words, self.grammar.spelling), self.grammar, card)
            if wrong:
                return wrong
        if isinstance(reading, Unread):
            return self.judge_sentenceless(reading, words, power, bearer, card, age)
        if not isinstance(reading, Read):
            return reading
        found = compare_powers(sort_word_lists(power), reading.power)
        if not found:
            return Same(reading.faults, reading.unsaid)
        placed = (one._replace(span=_where(one.path, reading.spots)) for one in found)
        return Different(tuple(placed), reading.faults)

    def judge_sentenceless(
        self,
        unread: Unread,
        words: Runs,
        power: Power,
        bearer: str,
        card: Name | None,
        age: str = "",
    ) -> Verdict:
        """How words that are no sentence compare with the declared power."""
        from cardgen.phrasebook.unread_words import judge_unread  # which few words are

        return judge_unread(self, unread, words, power, bearer, card, age)

    @property
    def paraphrases(self) -> "ParaphraseReader | None":
        """Reads words that are no sentence; None without a root.

        It is loaded when it is first asked for: words that phrases read need none.
        """
        if self.reader is None and self.root is not None:
            from cardgen.phrasebook.concepts.reader import ParaphraseReader

            object.__setattr__(self, "reader", ParaphraseReader(self.root, self.grammar, self.kept))
        return self.reader

    def write(
        self, power: Power, bearer: str, card: Name | None = None, *, register: str = CARD
    ) -> str | None:
        """The house words for a power; None where no pattern says it, or it is empty."""
        if not power or bearer not in self.grammar.categories:
            return None
        writer = TextGenerator(self.grammar, register, card)
        trees = writer.text(power, bearer)
        return None if trees is None else self._text(trees)

    def _text(self, trees: Trees) -> str:
        spelling = self.grammar.spelling
        each = (tree.category.pieces(tree, "", spelling) for tree in trees)
        return set_as_text(tuple(word for words in each for word in words), spelling)

    def _best(self, ways: Iterable[Trees], words: Runs) -> tuple[Trees, tuple[SpellingFault, ...]]:
        """Of the ways to take words with one meaning, the first with the fewest faults of form."""
        best: tuple[Trees, tuple[SpellingFault, ...]] = ((), ())
        for trees in ways:
            faults = find_spelling_faults(words, self._text(trees), self.grammar.spelling)
            if not best[0] or len(faults) < len(best[1]):
                best = trees, faults
            if not faults:
                break
        return best

    def _unread(self, reader: ChartParser, bearer: str, words: Runs) -> Unread:
        at = reader.furthest
        expected = reader.expectation(bearer, at)
        whole = at >= len(reader.tokens)
        column = len(typed_text(words)) if whole else reader.tokens[at].start
        return Unread(column, expected)


def load_phrasebook(
    root: Path, language: str, names: Mapping[str, Name], kept: "KeptThesauri | None" = None
) -> Phrasebook:
    """The phrasebook of a language; `names` are those of the cards that phrases may point to."""
    return Phrasebook(load_grammar(root, language, names), root, kept)


def _where(
    path: meaning.MeaningPath, spots: Mapping[meaning.MeaningPath, TextSpan]
) -> TextSpan | None:
    """The words of a part, or of the nearest part around it that has words of its own."""
    while path and path not in spots:
        path = path[:-1]
    return spots.get(path)

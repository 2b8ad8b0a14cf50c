"""Words that are no sentence of the phrasebook, read with the thesaurus of their language."""

from collections.abc import Collection
from functools import cached_property
from pathlib import Path

from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.phrasebook.concepts.clauses import state
from cardgen.phrasebook.concepts.idle import NOT_KNOWN
from cardgen.phrasebook.concepts.mentions import Mention, find_mentions
from cardgen.phrasebook.concepts.paraphrase import is_slip, judge_statement
from cardgen.phrasebook.concepts.statement import Statement
from cardgen.phrasebook.concepts.thesaurus import Concept, Thesaurus, load_thesaurus
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.parse.parser import TooMuch
from cardgen.phrasebook.parse.verdict import Different, Same

END_OF_AGE, END_OF_GAME, FROM_NOW_ON, AT_ONCE, FROM_ITS_ARRIVAL = (
    Concept("moment", one)
    for one in (
        *("until the end of the Age", "the rest of the game"),
        *("from now on", "at once", "from its arrival"),
    )
)


class ParaphraseReader:
    """Holds words against those of the house: by what both state."""

    def __init__(self, root: Path, book: Grammar) -> None:
        self.root, self.book = root, book

    @cached_property
    def thesaurus(self) -> Thesaurus | None:
        """That of the language; None where nobody has written one. Stop at the first fault."""
        return load_thesaurus(self.root, self.book.language, self.book.spelling)

    def judge(
        self, tokens: tuple[Token, ...], house: str, card: Name | None, age: str = ""
    ) -> Same | Different | None:
        """What words state beside those of the house; None where nobody can tell, or they are
        these with a slip of the pen. `age` is theirs, if they are for one alone."""
        verdict = self.compared(tokens, house, card, age)
        if not isinstance(verdict, Same):
            return verdict
        slip = is_slip(tokens, tokenize((house,), self.book.spelling))
        return None if slip else verdict

    def compared(
        self, tokens: tuple[Token, ...], house: str, card: Name | None, age: str = ""
    ) -> Same | Different | None:
        """What words state beside those of the house, slips and all."""
        wanted = self.statement(tokenize((house,), self.book.spelling), card)
        said = wanted and self.statement(tokens, card, wanted.names, age)
        return judge_statement(said, wanted, tokens) if said and wanted else None

    def statement(
        self,
        tokens: tuple[Token, ...],
        card: Name | None,
        house: Collection[str] | None = None,
        age: str = "",
    ) -> Statement | None:
        """What a text states, beside the names of the concepts of a power; None where there is no
        thesaurus, or too much to be read."""
        if self.thesaurus is None:
            return None
        ending = age == AGES[-1] and house is not None and END_OF_AGE.name in house
        try:
            return self._stated(self.thesaurus, tokens, card, house, ending)
        except TooMuch:
            return None

    def _stated(
        self,
        thesaurus: Thesaurus,
        tokens: tuple[Token, ...],
        card: Name | None,
        house: Collection[str] | None,
        ending: bool,
    ) -> Statement:
        """What a text states, words that nobody knows taken as forms of those that are listed."""
        mentions = find_mentions(thesaurus, self.book, tokens, card, house)
        strange = {one.start for one in mentions if one.concept.layer in NOT_KNOWN}
        listed = thesaurus.words.listed(tokens, strange) if strange else tokens
        if listed != tokens:
            tokens = listed
            mentions = find_mentions(thesaurus, self.book, tokens, card, house)
        meant = (_as_meant(one, house or (), ending) for one in mentions)
        return state(meant, tokens)


def _as_meant(one: Mention, house: Collection[str], ending: bool) -> Mention:
    """A mention beside the names of the concepts of a power: the last Age ends with the game, and
    what happens “dès son arrivée” happens then, or from then on."""
    if ending and one.concept == END_OF_GAME:
        return one._replace(concept=END_OF_AGE)
    if one.concept == FROM_ITS_ARRIVAL:
        lasting = FROM_NOW_ON.name in house and AT_ONCE.name not in house
        return one._replace(concept=FROM_NOW_ON if lasting else AT_ONCE)
    return one

"""Words that are no sentence of the phrasebook, read with the thesaurus of their language."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Protocol

from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.phrasebook.concepts.paraphrase import is_slip, judge_statement
from cardgen.phrasebook.concepts.reading.clauses import THEY, THEY_NOT_YOU, state
from cardgen.phrasebook.concepts.reading.idle import NOT_KNOWN
from cardgen.phrasebook.concepts.reading.mentions import Mention, find_mentions
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AT_ONCE,
    FROM_NOW_ON,
    LOSE,
    SHORTAGE,
)
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept, Thesaurus, load_thesaurus
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.keeping import compiled_bytes, compiled_of_bytes
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.parse.parser import TooMuch
from cardgen.phrasebook.parse.verdict import Different, Same

YOUR_SHORTAGE = Concept("degree", "if you have fewer")
IN_ITS_AGE = Concept("moment", "in its Age")
FROM_ITS_ARRIVAL = Concept("moment", "from its arrival")


class KeptThesauri(Protocol):
    """Thesauri as bytes by a key, kept while program and languages are as they were."""

    def get(self, key: bytes) -> bytes:
        """The one of a key; nothing where none is kept."""

    def note(self, key: bytes, compiled: bytes) -> None:
        """Keep one from now on."""


class ParaphraseReader:
    """Holds words against those of the house: by what both state.

    The thesaurus is taken from those that are `kept`, if there are any.
    """

    def __init__(self, root: Path, grammar: Grammar, kept: KeptThesauri | None = None) -> None:
        self.root, self.grammar, self.kept = root, grammar, kept

    @cached_property
    def thesaurus(self) -> Thesaurus | None:
        """That of the language; None where nobody has written one. Stop at the first fault."""
        if self.kept is None:
            return self._compiled()
        key = self.grammar.language.encode()
        thesaurus = compiled_of_bytes(self.kept.get(key), Thesaurus)
        if thesaurus is None:
            thesaurus = self._compiled()
            if thesaurus:
                _ = thesaurus.root.ways  # unfolded: every word is looked for there
                self.kept.note(key, compiled_bytes(thesaurus))
        return thesaurus

    def _compiled(self) -> Thesaurus | None:
        return load_thesaurus(self.root, self.grammar.language, self.grammar.spelling)

    def judge(
        self, tokens: tuple[Token, ...], house: str, card: Name | None, age: str = ""
    ) -> Same | Different | None:
        """What words, of one `age` alone or of all, state beside those of the house; None where
        nobody can tell, or they are these with a slip of the pen."""
        verdict = self.compared(tokens, house, card, age)
        if not isinstance(verdict, Same):
            return verdict
        addressed = self.thesaurus.addressed if self.thesaurus else frozenset()
        slip = is_slip(tokens, tokenize((house,), self.grammar.spelling), addressed)
        return None if slip else verdict

    def compared(
        self, tokens: tuple[Token, ...], house: str, card: Name | None, age: str = ""
    ) -> Same | Different | None:
        """What words state beside those of the house, slips and all."""
        wanted = self.statement(tokenize((house,), self.grammar.spelling), card)
        if wanted and age == AGES[-1]:
            wanted = replace(wanted, last_age=True)
        said = wanted and self.statement(tokens, card, wanted.names, age)
        return judge_statement(said, wanted, tokens) if said and wanted else None

    def statement(
        self,
        tokens: tuple[Token, ...],
        card: Name | None,
        house: Collection[str] | None = None,
        age: str = "",
    ) -> Statement | None:
        """What a text of one `age`, or of all, states beside the names of the concepts of a power;
        None where there is no thesaurus, or too much to be read."""
        if self.thesaurus is None:
            return None
        try:
            return self._stated(self.thesaurus, tokens, card, house, age)
        except TooMuch:
            return None

    def _stated(
        self,
        thesaurus: Thesaurus,
        tokens: tuple[Token, ...],
        card: Name | None,
        house: Collection[str] | None,
        age: str,
    ) -> Statement:
        """What a text states, words that nobody knows taken as forms of those that are listed."""
        mentions = find_mentions(thesaurus, self.grammar, tokens, card, house)
        strange = {one.start for one in mentions if one.concept.layer in NOT_KNOWN}
        listed = thesaurus.words.listed(tokens, strange) if strange else tokens
        if listed != tokens:
            tokens = listed
            mentions = find_mentions(thesaurus, self.grammar, tokens, card, house)
        addressed = [one.key in thesaurus.addressed for one in tokens]
        told = house or ()
        meant = (_as_meant(_in_its_age(one, told, age), told, addressed) for one in mentions)
        return state(meant, tokens, thesaurus.possessive, thesaurus.numerals)


def _in_its_age(one: Mention, house: Collection[str], age: str) -> Mention:
    """A mention in words of one Age, in which naming that one says no more than “this”: “in the
    first Age”."""
    number = AGES.index(age) + 1 if age else 0
    own = one.concept == Concept("unit", f"age {number}") and one.concept.name not in house
    return one._replace(concept=IN_ITS_AGE) if own else one


def _as_meant(one: Mention, house: Collection[str], addressed: Sequence[bool]) -> Mention:
    """A mention beside the names of the concepts of a power: what happens “dès son arrivée” happens
    then, or from then on; “they” are others in a text that speaks to the player, and “if you have
    fewer” is told of that player alone, where others lose something. `addressed` tells of each word
    of the text whether it speaks to somebody."""
    if one.concept == THEY and any(addressed):
        return one._replace(concept=THEY_NOT_YOU)
    if one.concept == SHORTAGE and any(addressed[one.start : one.end]) and _is_lost(house):
        return one._replace(concept=YOUR_SHORTAGE)
    if one.concept != FROM_ITS_ARRIVAL:
        return one
    lasting = FROM_NOW_ON.name in house and AT_ONCE.name not in house
    return one._replace(concept=FROM_NOW_ON if lasting else AT_ONCE)


def _is_lost(house: Collection[str]) -> bool:
    """Whether a power has others lose something, and gives nothing away."""
    return LOSE in house and "give" not in house

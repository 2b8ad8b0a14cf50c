"""What sentences of a rulebook say that a card brings or costs, in one Age or in whichever."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.ages import AGES
from cardgen.model.card import RESOURCES
from cardgen.model.rulebook import Block
from cardgen.model.text import Icon
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.game_spec import GameSpec
    from cardgen.model.rulebook import Link, Section
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography

MASK = "\ufffc"  # stands for each character of a link or a sign
PART = re.compile(r"[^.;:!?…()]+")
LISTED = re.compile(r"[\s,]*(?:[^\W\d_]+[\s’']+)?")  # what may stand before each thing of a cost
BARE = re.compile(r"(?<![\w.,½])\d{1,3}(?![\w½])")
NEAR = re.compile(r"(?:[^\W\d_]+[\s’']+){0,2}$")  # what may stand between a verb and its number
ANY_AGE, SOME = "", -1  # of no one Age; without a number
GIVES, BRINGS, COUNTS, COSTS = "gives", "brings", "counts", "costs"
COINS = "coins"
PAID = {"coin": COINS, **{one: one for one in RESOURCES}}  # by senses and signs
GIVING = ("paragraph", "item")


class AgeClaim(NamedTuple):
    """That a card, named as links name it, itself `gives`, or something there `brings`, or that it
    just `counts`, or `costs` a number of something in an Age."""

    language: str
    id: str
    how: str
    age: str
    what: str
    number: int


class PlacedClaim(NamedTuple):
    """The same, and where: a stretch of a block."""

    claim: AgeClaim
    block: Block
    start: int
    end: int


class AgeClaims:
    """Reads them in one language; resources in words where it is known what these mean, and what
    games of one's own are paid with where it is called as their files do."""

    def __init__(self, how: "LanguageProse", game: "GameSpec") -> None:
        self._how, manner = how, how.orthography
        self._signs: Mapping[str, str] = PAID
        self._things = {what: _any(how.words_for(sense)) for sense, what in PAID.items()}
        if not game.rules:
            self._signs = {form.sign: name for name, form in game.payments.items()}
            stems = {name: name.removesuffix("s") for name in game.payments}
            self._things = {name: _any((stem, f"{stem}s")) for name, stem in stems.items()}
        nouns = "|".join(re.escape(word) for one in manner.ranked.items() for word in one)
        self._age = re.compile(rf"(?<!\w)(?:{nouns or '(?!)'})[\s\u00a0\u202f]+(I{{1,3}})(?!\w)")
        self._numeral = re.compile(r"(?<!\w)I{1,3}(?!\w)")
        self._brings = re.compile(any_word(manner.bringing), re.IGNORECASE)
        self._costs = re.compile(any_word(manner.costing), re.IGNORECASE)
        subject = rf"(?:{any_word(manner.subjects)}|{MASK})"
        between = rf"(?:\s+{any_word(manner.before_verbs)})?\s*$"
        self._subject = re.compile(subject + between, re.IGNORECASE)
        self._doubtful = re.compile(any_word(_doubts(manner)), re.IGNORECASE)

    def in_section(self, section: "Section") -> Iterator[PlacedClaim]:
        """Those of paragraphs and items about one card: the one that a part of a sentence links, or
        that of the heading."""
        heads = section.heading.links("card", "wonder") if section.heading else ()
        for block in section.blocks:
            told = block.kind in GIVING and not block.links("example")
            if told and not block.quote and not block.flavour:
                yield from self._in_block(block, heads)

    def _in_block(self, block: Block, heads: "Sequence[Link]") -> Iterator[PlacedClaim]:
        words = block.masked(MASK)
        for part in PART.finditer(words):
            ids = {link.id for link in (*_named(block, *part.span()), *heads)}
            ages = self._numeral.findall(part[0])
            told = self._age.findall(part[0])
            if len(ids) != 1 or self._doubtful.search(part[0]):
                continue
            id = next(iter(ids))
            if len(ages) == len(told) < 2:
                yield from self._in_part(block, part, id, told[0] if told else ANY_AGE)
            elif told:
                yield from self._in_row(block, part, id, ages)

    def _in_part(
        self, block: Block, part: "re.Match[str]", id: str, age: str
    ) -> Iterator[PlacedClaim]:
        verb = self._verb_of_cost(part)
        if verb:
            yield from self._costed(block, part, verb, id, age)
            return
        for one in self._how.counting.in_block(block, *part.span()):
            how = self._how_told(part, one.start)
            if one.unit and (age or how == GIVES):
                claim = AgeClaim(self._how.language, id, how, age, one.unit, one.number)
                yield PlacedClaim(claim, block, one.start, one.end)

    def _in_row(
        self, block: Block, part: "re.Match[str]", id: str, ages: Sequence[str]
    ) -> Iterator[PlacedClaim]:
        """As many numbers of one unit as Ages, in the same order: “3 coins in Age I, 5 in II”."""
        counted = sorted(
            self._how.counting.in_block(block, *part.span()), key=lambda one: one.start
        )
        unit, *others = {one.unit for one in counted} or {""}
        ends = {one.start: one.end for one in counted}
        for bare in BARE.finditer(block.masked(MASK), *part.span()):
            ends.setdefault(bare.start(), bare.end())
        if unit and not others and len(ends) == len(ages) == len({*ages}):
            numbers = {one.start: one.number for one in counted}
            how = self._how_told(part, min(ends))
            for (start, end), age in zip(sorted(ends.items()), ages, strict=True):
                number = numbers[start] if start in numbers else int(block.words[start:end])
                claim = AgeClaim(self._how.language, id, how, age, unit, number)
                yield PlacedClaim(claim, block, start, end)

    def _how_told(self, part: "re.Match[str]", at: int) -> str:
        if not self._is_brought(part, at):
            return COUNTS
        return GIVES if self._is_of_card(part, at) else BRINGS

    def _is_brought(self, part: "re.Match[str]", at: int) -> bool:
        """Whether a number stands just behind a word that brings."""
        before = part.string[part.start() : at]
        near = NEAR.search(before)
        verbs = [hit.end() for hit in self._brings.finditer(before)]
        return bool(near and verbs and verbs[-1] >= near.start() - 1)

    def _is_of_card(self, part: "re.Match[str]", at: int) -> bool:
        """Whether it is the card itself that brings something."""
        verbs = [*self._brings.finditer(part.string, part.start(), at)]
        return bool(self._subject.search(part.string[part.start() : verbs[-1].start()]))

    def _verb_of_cost(self, part: "re.Match[str]") -> "re.Match[str] | None":
        """The verb by which the card itself, or what stands for it, costs."""
        for verb in self._costs.finditer(part.string, *part.span()):
            if self._subject.search(part.string[part.start() : verb.start()]):
                return verb
        return None

    def _costed(
        self, block: Block, part: "re.Match[str]", verb: "re.Match[str]", id: str, age: str
    ) -> Iterator[PlacedClaim]:
        """What is listed behind the verb, one thing after the other."""
        at = verb.end()
        paid = sorted(self._paid(block, part.string, at, part.end()), key=lambda one: one[2])
        for what, number, start, end in paid:
            if not LISTED.fullmatch(part.string, at, start):
                return
            at = end
            if what == COINS and number != SOME and not age and self._is_linked(part, verb):
                continue  # `rulebook-card-number` looks at what stands right behind a name
            claim = AgeClaim(self._how.language, id, COSTS, age, what, number)
            yield PlacedClaim(claim, block, start, end)

    def _is_linked(self, part: "re.Match[str]", verb: "re.Match[str]") -> bool:
        return part.string[part.start() : verb.start()].rstrip().endswith(MASK)

    def _paid(
        self, block: Block, words: str, start: int, end: int
    ) -> Iterator[tuple[str, int, int, int]]:
        """Coins and resources in words or in signs, each with its number where it has one."""
        for what, pattern in self._things.items():
            for one in pattern.finditer(words, start, end):
                counted = self._number_before(words, start, one.start())
                begun = counted.start() if counted else one.start()
                number = self._how.counting.value(counted[0]) if counted else SOME
                yield what, number, begun, one.end()
        for inset in block.insets:
            sign = inset.what
            if isinstance(sign, Icon) and sign.name in self._signs and start <= inset.start < end:
                number = int(sign.number) if sign.number.isdigit() else SOME
                yield self._signs[sign.name], number, inset.start, inset.end

    def _number_before(self, words: str, start: int, at: int) -> "re.Match[str] | None":
        found = [*self._how.counting.number.finditer(words, start, at)]
        return found[-1] if found and not words[found[-1].end() : at].strip() else None


def _any(words: Sequence[str]) -> "re.Pattern[str]":
    """Any of these words as senses list them."""
    listed = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)", re.IGNORECASE)


def _doubts(manner: "Orthography") -> Sequence[str]:
    """Words that deny, that tell what may be, that change a number, or that set one Age before or
    behind another."""
    modals = (word for each in manner.modals for word in each)
    beside = (*manner.costs_changed, *manner.sooner, *manner.later)
    return (*manner.negations, *modals, *beside)


def _named(block: Block, start: int, end: int) -> "Sequence[Link]":
    return [
        link for link, inset in block.linked
        if link.kind in ("card", "wonder") and start <= inset.start < end
    ]  # fmt: skip


def index_of(age: str) -> Sequence[int]:
    """The Ages of which a claim is, as cards number them."""
    return (AGES.index(age),) if age else range(len(AGES))

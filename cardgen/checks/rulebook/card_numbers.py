"""Numbers that a rulebook gives a card and that are not those of the card."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_numbers import COST, CardNumbers, Claim, ClaimedNumber
from cardgen.checks.passages.wordings import number_pattern, number_said
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.model.finding import Finding
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Link, Section
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


def check_rulebook_card_number(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Costs behind the names of cards, and what rules count of the cards that they name.

    What books claim is kept, so that they are read again only where a claim does not hold.
    """
    known, project = CardNumbers(prose, rulebooks.pack), prose.project
    key = project.prose_digests.of_books("claims", rulebooks.view)
    claims = project.parts.words(key, lambda: [(*one.number,) for one in _claims(prose, rulebooks)])
    if all(known.has(ClaimedNumber(*one)) for one in claims):
        return
    for claim in _claims(prose, rulebooks):
        if not known.has(claim.number):
            place, said = claim.block.place(claim.start, claim.end), known.told(claim)
            code, language = "rulebook-card-number", claim.number.language
            yield Finding(code, code, place, *said, language=language)


def _claims(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Claim]:
    spoken = {one.language: one for one in prose.spoken}
    for book in rulebooks.books:
        if how := spoken.get(book.language):
            costs = [number_pattern(each, how.orthography) for each in how.orthography.costs]
            for section in book.sections:
                for block in section.blocks:
                    yield from _costs(block, how, costs)
                    yield from _rules(section, block, how) if _gives_rules(block) else ()
                yield from _rows(section, how)


def _gives_rules(block: "Block") -> bool:
    return block.kind in ("paragraph", "item") and not block.flavour and not block.quote


def _costs(
    block: "Block", how: "LanguageProse", patterns: "Sequence[re.Pattern[str]]"
) -> Iterator[Claim]:
    """Coins that a card is said to cost right behind its name; 2 coins less are no cost."""
    changed = re.compile(rf"\s{any_word(how.orthography.costs_changed)}", re.IGNORECASE)
    for link, inset in block.linked if patterns else ():
        at = len(block.words) - len(block.words[inset.end :].lstrip(" ,\u00a0\n"))
        told = filter(None, (one.match(block.words, at) for one in patterns))
        for match in (one for one in told if not changed.match(block.words, one.end())):
            number = number_said(match[1], how.orthography)
            claimed = ClaimedNumber(how.language, link.id, COST, number)
            yield Claim(claimed, block, *match.span(1), f'"{match[0]}", and {link}')


def _rules(section: "Section", block: "Block", how: "LanguageProse") -> Iterator[Claim]:
    """What a sentence counts of the cards that it names, else of those that the section is about:
    without a unit, of one card alone."""
    heads = section.heading.links("card", "wonder") if section.heading else ()
    for sentence in re.finditer(SENTENCE, block.masked("x")):
        start, end = sentence.span()
        named = [*_names(block, start, end)] or heads
        yield from _claimed({link.id for link in named}, block, (start, end), how)


def _rows(section: "Section", how: "LanguageProse") -> Iterator[Claim]:
    """What a cell counts of the cards that its row names: one number of each, as many numbers as
    there are cards of one after the other, others of any."""
    rows: dict[tuple[int, int], list[Block]] = {}
    for block in section.blocks:
        if block.kind == "cell":
            rows.setdefault((block.table, block.row), []).append(block)
    for row in rows.values():
        ids = [link.id for block in row for link in block.links("card", "wonder")]
        for block in row if ids else ():
            counted = [one for one in how.counting.in_block(block) if one.unit]
            for number, one in enumerate(counted):
                of = ids if len(counted) == 1 else [" ".join(sorted({*ids}))]
                of = [ids[number]] if len(counted) == len(ids) else of
                for each in of:
                    claimed = ClaimedNumber(how.language, each, one.unit, one.number, apart=True)
                    yield Claim(claimed, block, one.start, one.end, str(one.number))


def _claimed(
    ids: Collection[str], block: "Block", span: tuple[int, int], how: "LanguageProse"
) -> Iterator[Claim]:
    for one in how.counting.in_block(block, *span) if ids else ():
        if one.unit or len(ids) == 1:
            number = ClaimedNumber(how.language, " ".join(sorted(ids)), one.unit, one.number)
            yield Claim(number, block, one.start, one.end, str(one.number))


def _names(block: "Block", start: int, end: int) -> "Iterator[Link]":
    for link, inset in block.linked:
        if link.kind in ("card", "wonder") and start <= inset.start < end:
            yield link


RULEBOOK_CARD_NUMBER = Check(
    slug="rulebook-card-number",
    title="A number that a rulebook gives a card, and that is not the card’s",
    why="""\
A card is mended, and the rulebook still tells its old number. Behind the name of a card, `costs:`
of templates/languages/ says how a cost is told: it is the printed one, in some Age. Where rules
name one card alone, or where a section is about one and the sentence names no other, what they
count, in signs or before a noun of the language, stands on the card or among the constants of the
game, or is twice a number of the card, or the difference of two. Coins, shields and points, by
`units:` there, are each held against their own numbers, also where several cards are named, or
stand in one row of a table, and never doubled. Examples are played instead.
""",
    refused="""\
### {card:iris}

Ses 9 pièces viennent de la banque.     <!-- she brings 3 -->
""",
    mend="""\
Say what the card says, or mend the card: one of the two is wrong.
""",
    over_rulebooks=check_rulebook_card_number,
)

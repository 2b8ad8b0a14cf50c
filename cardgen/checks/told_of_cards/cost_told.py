"""What cards are said to cost in notes, rulings and stories, against what they cost."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.passages.age_claims import index_of
from cardgen.checks.passages.wordings import NumberWordings, number_said
from cardgen.checks.sound import look_at_kinds, telling
from cardgen.model.card import Card, Cost
from cardgen.model.finding import Finding
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import Said, SenseReader

KINDS = ("notes", "question", "ruling", "reason", "aid", "says", "paragraph", "line", "item")
COINS, RESOURCE = "coins", "resources"
NO_RESOURCE = (COINS, "shields", "points", "next stage", "sacrifice")
PAIR = 2  # each is said of two
NAME = "name "


class CostClaim(NamedTuple):
    """That cards, by the names before a stretch, cost so much, in the one Age told behind it."""

    names: "Sequence[Said]"
    number: int
    unit: str
    start: int
    end: int
    age: str = ""


def check_cost_told(prose: "Prose") -> Iterator[Finding]:
    """Every cost that is said behind names, in each language."""
    of_game = {pack.pack.game.id: pack.pack for pack in prose.packs}  # costs are those of the game
    costs = {game: digest_of(_costs_known_by(prose, one)) for game, one in of_game.items()}
    for pack in prose.packs:
        known_by = "cost-told", costs[pack.pack.game.id], prose.called.all_known_by
        look = partial(_in_pieces, prose, pack.pack)
        yield from look_at_kinds(prose, pack, KINDS, known_by, look)


def _costs_known_by(prose: "Prose", pack: "Pack") -> list[tuple[object, ...]]:
    cards = (card for one in prose.known_packs.of_game(pack) for card in one.cards)
    return [(card.pack, card.id, [one.payments for one in card.cost]) for card in cards]


class Wordings(NamedTuple):
    """What says a cost in one language: of each of two cards, of one, that there is none; and what
    stands behind a number that is no cost, but a change of one, and for which Age it is."""

    each: NumberWordings
    one: NumberWordings
    nothing: "re.Pattern[str]"
    changed: "re.Pattern[str]"
    age: "re.Pattern[str]"


def _wordings(manner: "Orthography") -> Wordings:
    nothing, changed = (
        "|".join(map(re.escape, words)) or "(?!)"
        for words in (manner.costs_nothing, manner.costs_changed)
    )
    return Wordings(
        NumberWordings(manner.costs_each, manner),
        NumberWordings(manner.costs, manner),
        re.compile(rf"(?<!\w)(?:{nothing})(?!\w)", re.IGNORECASE),
        re.compile(rf"\s(?:{changed})(?!\w)", re.IGNORECASE),
        _one_age(manner),
    )


def _one_age(manner: "Orthography") -> "re.Pattern[str]":
    """A word or two that are neither before nor after, and a single Age."""
    nouns, joined, apart = (
        "|".join(map(re.escape, words)) or "(?!)"
        for words in (manner.ranked, manner.joined, (*manner.sooner, *manner.later))
    )
    between = rf"\s+(?!(?:{apart})\W)(?:[^\W\d_]+[\s’']+){{1,2}}"
    return re.compile(rf"{between}(?:{nouns})\s(I{{1,3}})(?!\w|,?\s(?:{joined})\s)")


def _in_pieces(
    prose: "Prose", pack: "Pack", how: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    if how.language not in prose.sense_readers:
        return
    wordings = _wordings(how.orthography)

    def claims(said: "Passage") -> "Iterator[CostClaim]":
        reader = prose.sense_readers[how.language]
        return _claims(how.orthography, wordings, reader, said.words)

    for said in telling(prose, "cost-told", pieces, lambda said: any(claims(said))):
        for claim in claims(said):
            yield from _untrue(prose, pack, said, claim)


def _claims(
    manner: "Orthography", wordings: Wordings, reader: "SenseReader", words: str
) -> Iterator[CostClaim]:
    """A cost of each of two cards, of all that a sentence names before, of the one just before."""
    for hit in wordings.each.found(words):
        names = _names(reader, words, hit.start())[-PAIR:]
        yield CostClaim(names, number_said(hit[1], manner), RESOURCE, *hit.span(1))
    for hit in wordings.nothing.finditer(words):
        yield CostClaim(_names(reader, words, hit.start()), 0, "", *hit.span())
    for hit in wordings.one.found(words):
        if wordings.changed.match(words, hit.end()):
            continue
        last = _names(reader, words, hit.start())[-1:]
        names = [one for one in last if not words[one.end : hit.start()].strip(" ,\u00a0\n")]
        age = wordings.age.match(words, hit.end())
        number = number_said(hit[1], manner)
        yield CostClaim(names, number, COINS, *hit.span(1), age[1] if age else "")


def _names(reader: "SenseReader", words: str, before: int) -> "list[Said]":
    """The names in its sentence before a place."""
    start = reader.sentence_around(words, before).start
    return [
        one for one in reader.read(words)
        if one.sense.startswith(NAME) and start <= one.start and one.end <= before
    ]  # fmt: skip


def _untrue(prose: "Prose", pack: "Pack", said: "Passage", claim: CostClaim) -> Iterator[Finding]:
    for name in claim.names:
        typed = said.words[name.start : name.end]
        owners = prose.witnesses.named(pack, said.language, typed)
        cards = [owner for owner in owners if isinstance(owner, Card)]
        costs = {
            _amount(card.cost[age], claim.unit) for card in cards for age in index_of(claim.age)
        }
        if costs and claim.number not in costs:
            words = said.words[claim.start : claim.end]
            listed = join_words(map(str, sorted(costs)), joined_by="or")
            what = claim.unit or "of what is paid"
            what = what.removesuffix("s") if listed == "1" else what
            within = f" in Age {claim.age}" if claim.age else ""
            message = f'"{words}", and {typed} costs {listed} {what}{within}'
            help = f"mend it, or the cost of the card: {cards[0].place('cost')}"
            span = claim.start, claim.end
            yield prose.places.finding("cost-told", said, span, message, help, severity="error")
            return


def _amount(cost: Cost, unit: str) -> int:
    """How many coins or resources a cost has; how much of anything, under no unit."""
    return sum(
        pay.amount for pay in cost.payments
        if not unit or (pay.what == COINS if unit == COINS else pay.what not in NO_RESOURCE)
    )  # fmt: skip


COST_TOLD = Check(
    slug="cost-told",
    title="A cost told of cards that cost something else",
    why="""\
“Only Darius and Nero stay free”, “the Temple and the Traders Guild (3 resources each)”, “Midas
costs 2 coins”: who changes a cost does not think of the notes and rulings that speak of it. They
are read for `costs`, `costs each` and `costs nothing` of prose.yaml of their language: what is
named just before, the two cards named before, or all that the sentence names before cost so much,
in some Age, or in the one told behind.
""",
    refused="""\
# Diocletian costs 1 coin
ruling:
  en: >-
    Only Darius and Diocletian stay free.
""",
    mend="""\
Find out which of the two is right; mend the sentence, or the cost.
""",
    over_prose=check_cost_told,
    of_cards=("words",),
)

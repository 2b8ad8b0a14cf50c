"""Costs and chains that were published, told a second time in pack.yaml, the other way round."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.checks.structure.costs import cost_in_words, named_parts
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.project.sound_parts import digest_of
from cardgen.project.sources import OVERLAY, is_published
from cardgen.suggest import did_you_mean

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

KEY, CHAINS = "published costs", "published chains"
CHAIN = "published-chain"


class Published(NamedTuple):
    """A card named beside what it costs, in one Age (from 0) or in all: where, and by whom."""

    name: str
    words: str
    source: str
    place: Place

    @property
    def id(self) -> str:
        return self.name.split()[0]

    @property
    def is_of_stage(self) -> bool:
        """Whether it is named as a stage is: `rhodos A 2`."""
        return self.name.count(" ") > 1

    @property
    def ages(self) -> tuple[int, ...]:
        age = self.name.partition(" ")[2]
        return (AGES.index(age),) if age in AGES else (0, 1, 2)


def check_published(prose: "Prose") -> Iterator[Finding]:
    """The costs and the chains of each pack that tells them a second time."""
    project = prose.project
    for view in project.packs:
        if view.pack.published_costs or view.pack.published_chains:
            key = project.digests.of_pack(view)
            key = digest_of("published", key) if key else b""
            yield from look_unless_sound(project.parts, key, partial(_in_pack, view))


def _in_pack(view: "PackView") -> Iterator[Finding]:
    yield from _otherwise_paid(view)
    yield from _otherwise_chained(view)


def _otherwise_paid(view: "PackView") -> Iterator[Finding]:
    """Each cost that the table tells, and each card whose source it leaves out."""
    told = [one for one in costs_told(view) if not one.is_of_stage]
    if not told:
        return
    cards = {card.id: card for card in view.cards}
    listed = {(one.id, age) for one in told for age in one.ages}
    for one in told:
        yield from _told_otherwise(view, one, cards)
    for card in view.cards:
        yield from _left_out(card, [age for age in range(3) if (card.id, age) not in listed])


def costs_told(view: "PackView") -> Iterator[Published]:
    """Each cost that a pack tells a second time, of a card or of a stage."""
    for source, costs in view.pack.published_costs.items():
        for words, names in costs.items():
            for index, name in enumerate(names):
                place = view.pack.entry.place(KEY, source, words, index)
                yield Published(name, words, source, place)


def _told_otherwise(view: "PackView", one: Published, cards: dict[str, Card]) -> Iterator[Finding]:
    """A card that is not there, costs something else or has its cost from elsewhere."""
    card = cards.get(one.id)
    if card is None and view.may_hold(one.id):
        return
    if card is None:
        message = f'no card "{one.id}"{did_you_mean(one.id, tuple(cards))}'
        yield _finding(one.place, message, f"the cards of {view.pack.id}: cardgen sources")
        return
    every = (each for age in one.ages for each in _told_otherwise_in(card, one, age))
    yield from islice(every, 1)


def _told_otherwise_in(card: Card, one: Published, age: int) -> Iterator[Finding]:
    """A card that costs something else in an Age, or whose cost is from elsewhere."""
    cost, source = cost_in_words(card.cost[age]), _source(card, age) or card.sources.get("", "")
    when = f" in Age {AGES[age]}" if len(one.ages) == 1 else ""
    if named_parts(cost) != named_parts(one.words):
        message = f'{card.id} costs {cost}{when}, "{one.source}" says {one.words}'
        help = f"mend the cost, or {KEY}: in pack.yaml ({one.place})"
        yield _finding(card.place("cost"), message, help, card.id)
    elif source not in (one.source, OVERLAY):
        message = f'the cost of {card.id}{when} is from "{one.source}", its source says "{source}"'
        help = f"say {one.source} on the card, or take it out of {KEY}: ({one.place})"
        yield _finding(card.place("source"), message, help, card.id)


def _left_out(card: Card, ages: list[int]) -> Iterator[Finding]:
    """A card that says of its cost itself where it was published, in Ages of which nobody tells."""
    for age in ages:
        source = _source(card, age)
        if is_published(source):
            message = f'{card.id} has its cost from "{source}", and {KEY} does not tell it'
            help = f"add it to {KEY}: of pack.yaml, or say the source that it has, such as house"
            yield _finding(card.place("source"), message, help, card.id)
            return


def _source(card: Card, age: int) -> str:
    """What a card says of where its cost is from; nothing where it speaks of all its values."""
    return card.sources.get(f"cost.{AGES[age]}") or card.sources.get("cost", "")


def _finding(place: Place, message: str, help: str, card: str = "") -> Finding:
    return Finding("published-cost", "published-cost", place, message, help, card=card)


PUBLISHED_COST = Check(
    slug="published-cost",
    title="A cost that differs from the one that was published",
    why="""\
A cost and its words are mended together, and nothing is left to tell that they were right before.
So costs that are not ours may stand once more in pack.yaml, the other way round: by source, by
what is paid, and then who costs it, `iris` or, in one Age, `iris II`. Where a pack has this table,
it tells every cost whose `source:` is neither house nor a ruling; costs of ours are free to change.
Stages of boards are told in the same table (`cardgen explain published-stage`).
""",
    refused="""\
# pack.yaml
published costs:
  public card lists: {two coins: [iris]}
# cards.yaml
- id: iris
  cost: {coins: 3}                          # two in the lists
  cost in words: three coins
  source: {cost: public card lists}
""",
    mend="""\
Look the cost up where it was published. Mend the card, its words or the table; a cost that is ours
says `source: {cost: house}` and stands in no table.
""",
    over_prose=check_published,
)


def _otherwise_chained(view: "PackView") -> Iterator[Finding]:
    """Each card that another makes free, as the table tells it and as the cards do."""
    table = view.pack.published_chains
    if not table:
        return
    cards = {card.id: card for card in view.cards}
    for first, freed in table.items():
        for index, name in enumerate(freed):
            place = view.pack.entry.place(CHAINS, first, index)
            if not any(id not in cards and view.may_hold(id) for id in (name, first)):
                yield from _not_chained(cards, first, name, place)
    yield from _not_listed(cards, table)


def _not_chained(
    cards: Mapping[str, Card], first: str, name: str, place: Place
) -> Iterator[Finding]:
    """A card of the table that does not say that another makes it free, or is not there."""
    card = cards.get(name)
    if card is None or first not in card.chain:
        message = f"{name} does not say chain: {first}"
        if card is None or first not in cards:
            missing = name if card is None else first
            message = f'no card "{missing}"{did_you_mean(missing, tuple(cards))}'
        help = f"mend the chain of {name}, or {CHAINS}: of pack.yaml"
        yield Finding(CHAIN, CHAIN, place, message, help, card=name if card else "")


def _not_listed(cards: Mapping[str, Card], table: Mapping[str, Sequence[str]]) -> Iterator[Finding]:
    """A card that says that another makes it free, and the table does not."""
    for card in cards.values():
        for first in card.chain:
            if first in cards and card.id not in table.get(first, ()):
                message = f"{CHAINS} does not tell that {first} makes {card.id} free"
                help = f"mend chain:, or add {card.id} to {CHAINS}: {{{first}: …}} of pack.yaml"
                yield Finding(CHAIN, CHAIN, card.place("chain"), message, help, card=card.id)


PUBLISHED_CHAIN = Check(
    slug="published-chain",
    title="A chain that differs from the one that was published",
    why="""\
A card says by which card it is free, and nothing else does: any other card would do as well. So a
pack may tell its chains once more from the other end, as the earlier cards print them: by the card
that stands first, those that it makes free. Where a pack has this table, it tells all its chains.
""",
    refused="""\
# pack.yaml
published chains: {baths: [aqueduct]}
# cards.yaml
- id: aqueduct
  chain: altar
""",
    mend="""\
Look at the bottom of the earlier card, and mend one of the two.
""",
    over_prose=check_published,
)

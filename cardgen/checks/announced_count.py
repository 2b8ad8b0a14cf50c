"""The check `announced-count`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.counting import counted
from cardgen.checks.review.material import Material
from cardgen.model.card import Card
from cardgen.model.finding import Finding


def check_announced_count(material: Material) -> Iterator[Finding]:
    """Each announced kind against its cards, less those that rulings count as one."""
    for kind, announced in material.pack.announces.items():
        cards = counted(material.pack, kind)
        if len(cards) in (announced, *_described(material, kind)):
            continue
        count = len(cards) - _spared(material, kind, cards)
        if count != announced and not material.unread:
            place = material.pack.entry.place("announces", kind)
            message = f"{announced} {kind} are announced and {count} are there"
            help = "mend the number or the deck, or explain the difference by a ruling"
            yield Finding("announced-count", "announced-count", place, message, help)


def _described(material: Material, kind: str) -> tuple[int, ...]:
    """The number that a ruling says the source describes."""
    explained = (ruling.explains for ruling in material.rulings if ruling.explains)
    return tuple(each.described for each in explained if each.count == kind and each.described)


def _spared(material: Material, kind: str, cards: tuple[Card, ...]) -> int:
    """How many cards do not count because rulings take them together with another."""
    ids = {card.id for card in cards}
    together = (
        ids.intersection(ruling.explains.as_one)
        for ruling in material.rulings
        if ruling.explains and ruling.explains.count == kind
    )
    return sum(len(group) - 1 for group in together if group)


ANNOUNCED_COUNT = Check(
    slug="announced-count",
    title="A number of cards that differs from the one announced",
    why="""\
A rulebook announces its material, and readers count. Where our cards differ, a ruling says why:
red and blue Hestia, say, are two cards and count as one god. A difference that no ruling explains
is a card forgotten or printed twice.
""",
    refused="""\
announces: {gods: 30}     # and 31 gods stand in the deck, no ruling explains it
""",
    mend="""\
Add the missing card, mend the number, or write a ruling in rulings.yaml with
`explains: {count: gods, as one: [iris-red, iris-blue]}`; where the source itself describes
another number than it announces, with `explains: {count: leaders, described: 43}`.
""",
    over_pack=check_announced_count,
)

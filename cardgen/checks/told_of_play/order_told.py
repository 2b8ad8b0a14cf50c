"""The order in which cards act, told in two ways."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds_together
from cardgen.model.finding import Finding
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import SenseReader

CODE = "order-told"
THEN, NAME, PLAYER = "then", "name ", "name player "
TELLING = ("aid", "notes")
WITNESSES = ("ruling", "says")
FEWEST = 3  # cards in a row: two are named in any order for many reasons


def check_order_told(prose: "Prose") -> Iterator[Finding]:
    """The notes and the aid of each pack, in each language."""
    named = prose.called.all_known_by
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack)
        yield from look_at_kinds_together(prose, pack, (*TELLING, *WITNESSES), (CODE, named), look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    for how in prose.spoken:
        if reader := prose.sense_readers.get(how.language):
            for said in pack.page(how.language).pieces:
                if said.kind in TELLING:
                    yield from _orders(prose, pack, reader, said)


def _orders(
    prose: "Prose", pack: "PackProse", reader: "SenseReader", said: "Passage"
) -> Iterator[Finding]:
    """Each sentence of three cards one after the other, against answers and stories of them."""
    for part in said.between_stops():
        read = reader.read(part[0])
        row = _cards(reader, part[0])
        if len(row) < FEWEST or not any(one.sense == THEN for one in read):
            continue
        known = [*_told_orders(pack.page(said.language).pieces, reader, row)]
        if known and row not in known:
            names = join_words((one.removeprefix(NAME) for one in known[0]), joined_by="then")
            message = f"the order is {names} in what answers and scenarios tell"
            span = part.start() + read[0].start, part.start() + read[-1].end
            help = "say the order of the answer, or mend it there"
            yield prose.places.finding(CODE, said, span, message, help)


def _told_orders(
    pieces: "Iterable[Passage]", reader: "SenseReader", cards: Sequence[str]
) -> Iterator[list[str]]:
    """The orders in which answers and stories name all of some cards."""
    for said in pieces:
        if said.kind in WITNESSES:
            named = [name for name in _cards(reader, said.words) if name in cards]
            if len(named) == len(cards):
                yield named


def _cards(reader: "SenseReader", words: str) -> list[str]:
    """The cards that are named, each where it is named first."""
    senses = (one.sense for one in reader.read(words))
    named = (one for one in senses if one.startswith(NAME) and not one.startswith(PLAYER))
    return [*dict.fromkeys(named)]


ORDER_TOLD = Check(
    slug="order-told",
    title="Cards that act in another order than answers and scenarios tell",
    why="""\
“Caligula doubles, then Nero collects, then Tomyris …” is told in an aid, and an answer tells the
same three in their order, as the scenario plays it. Turned round in both languages, the sentence
is still told by these: a row of three cards or more in a note or an aid stands in an order that one
of them has.
""",
    refused="""\
# the answer: Apollo, then Iris, then Zephyr
notes: {en: ["Iris acts, then Apollo, then Zephyr."]}
""",
    mend="""\
Say the cards in the order of the answer, or mend that.
""",
    over_prose=check_order_told,
)

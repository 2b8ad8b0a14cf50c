"""What copied lines say of another card or board: a sign, an emblem, an Age, a resource."""

from collections import Counter
from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Severity
from cardgen.project.pack_view import PackView

FEWEST = 5  # of a file in which one card stands out
NOTHING = "nothing"  # what a board may produce
FEWEST_EMBLEMS = 10  # of a pack in which each card but two has one of its own


def check_shared_sign(view: PackView) -> Iterator[Finding]:
    """Each chain symbol, and each emblem where they tell the cards of a pack apart."""
    met: dict[str, Card] = {}
    for card in (one for one in view.cards if one.chain_symbol):
        first = met.setdefault(card.chain_symbol, card)
        if first is not card and _frees(view, first) != _frees(view, card):
            help = "give each its own, or let both free the same cards"
            yield _shared(card, first, "chain symbol", card.chain_symbol, help)
    yield from _shared_emblem(view)


def _frees(view: PackView, card: Card) -> set[str]:
    return {later.id for later in view.pack.chained_after(card.id)}


def _shared_emblem(view: PackView) -> Iterator[Finding]:
    """Two cards that share one, where each of many others has its own."""
    shown = [card for card in view.cards if card.emblem and not card.replaces]
    counts = Counter(card.emblem for card in shown)
    twice = [emblem for emblem, times in counts.items() if times > 1]
    if len(counts) >= FEWEST_EMBLEMS and len(twice) == 1 and counts[twice[0]] == 2:
        first, card = (one for one in shown if one.emblem == twice[0])
        help = "all other cards of the pack have one of their own: give each its own"
        yield _shared(card, first, "emblem", card.emblem, help)


def _shared(card: Card, first: Card, key: str, sign: str, help: str) -> Finding:
    message, place = f'the {key} "{sign}" is that of {first.id} too', card.place(key)
    severity: Severity = "error" if key == "chain symbol" else "warning"
    code = "shared-sign"
    return Finding(code, code, place, message, help, severity, card=card.id)


SHARED_SIGN = Check(
    slug="shared-sign",
    title="A sign of two cards that tells them apart",
    why="""\
By its chain symbol a card is known to those that it frees: two cards that show the same one free
the same cards. Where each of ten cards or more has an emblem of its own, two that share one are a
line that was copied.
""",
    refused="""\
- id: palisade
  chain symbol: tower       # frees the Fortifications
- id: garrison
  chain symbol: tower       # frees the Barracks
""",
    mend="""\
Give each card its own sign. Two cards that share an emblem on purpose: accepts: {shared-sign: why}.
""",
    over_pack=check_shared_sign,
)


def check_age_kin(view: PackView) -> Iterator[Finding]:
    """Each file of which all cards but one are of one Age."""
    files: dict[str, list[Card]] = {}
    for card in view.cards:
        files.setdefault(card.file, []).append(card)
    for cards in (each for each in files.values() if len(each) >= FEWEST):
        (ages, times), *_ = Counter(card.ages for card in cards).most_common()
        if ages and times == len(cards) - 1:
            (odd,) = (card for card in cards if card.ages != ages)
            message = f"of Age {_said(odd.ages)}, and all others of this file of Age {_said(ages)}"
            help = "mend the Age, or move the card to the file of its Age"
            place, code = odd.place("age" if "age" in odd.entry else "id"), "age-kin"
            yield Finding(code, code, place, message, help, "warning", card=odd.id)


def _said(ages: tuple[str, ...]) -> str:
    return " and ".join(ages) or "none"


AGE_KIN = Check(
    slug="age-kin",
    title="One card of another Age than all others of its file",
    why="""\
The cards of an Age stand in a file of their own. A card copied from the file of another Age keeps
its line, and is printed, dealt and played in the wrong Age.
""",
    refused="""\
# cards/trial/age-iii.yaml, in which all other cards say age: III
- id: gallery
  age: II
""",
    mend="""\
Say the Age of the file, or move the card. Where it stands there on purpose, say why on the card:
`accepts: {age-kin: why}`.
""",
    over_pack=check_age_kin,
)


def check_board_product(view: PackView) -> Iterator[Finding]:
    """Every board: what its second side produces, against the first."""
    for board in (one for one in view.pack.named_boards if one.id not in _unproductive(view)):
        first, *others = board.sides.items()
        for name, side in others:
            if side.produces != first[1].produces:
                yield Finding(
                    "board-product",
                    "board-product",
                    board.place("sides", name, "produces"),
                    f"side {name} produces {side.produces or NOTHING}, "
                    f"side {first[0]} {first[1].produces or NOTHING}",
                    "a city produces the same on both sides: mend one of them",
                    card=board.id,
                )


def _unproductive(view: PackView) -> frozenset[str]:
    """The boards of which nobody can read what both sides produce."""
    partly = view.pack.partly_read_boards
    return frozenset(part.board.id for part in partly if not part.has_both("produces"))


BOARD_PRODUCT = Check(
    slug="board-product",
    title="A board whose two sides produce different resources",
    why="""\\
A city has one resource of its own, whichever side of its board lies up: neighbours know it by it.
The two sides say it twice, and each is the witness of the other. A side that produces `none` has a
second side that produces none.
""",
    refused="""\\
- id: corinth
  sides:
    A: {produces: clay, …}
    B: {produces: wood, …}      # clay, like side A?
""",
    mend="""\\
Find out which of the two is right and mend the other. Where a board is to differ, say why in
pack.yaml: `accepts: {board-product: why}`.
""",
    over_pack=check_board_product,
)

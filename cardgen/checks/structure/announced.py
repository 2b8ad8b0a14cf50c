"""The numbers of cards and other material that a pack announces, against what there is."""

from collections.abc import Iterator, Sequence

from cardgen.checks.check import Check
from cardgen.checks.structure.decks import is_replaced
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.project.counting import uncounted_kinds
from cardgen.project.material import MaterialLine, material
from cardgen.project.pack_view import PackView
from cardgen.suggest import did_you_mean


def check_announced_count(view: PackView) -> Iterator[Finding]:
    """Each announced kind against what there is; what a ruling explains is left as it is."""
    lines = _counted(view) if view.pack.announces else ()
    unannounced = [line.kind for line in lines if line.printed and line.announced is None]
    for line in lines:
        if line.announced and not line.printed:
            truth = f"nothing prints them{did_you_mean(line.kind, unannounced)}"
            yield _announced(view, line, "announced-unprinted", truth, PRINT_THEM)
        elif line.differs and not view.unread_rulings.may_explain:
            yield _announced(view, line, "announced-count", f"{line.number} are there", MEND_NUMBER)
    yield from _needless(view)
    yield from _unlike(view)


def _counted(view: PackView) -> Sequence[MaterialLine]:
    """What lies in the box, as far as faults of cards let it be counted."""
    uncounted = uncounted_kinds(view)
    return [line for line in material(view) if line.kind not in uncounted]


def _needless(view: PackView) -> Iterator[Finding]:
    """Rulings that explain why a number differs which is the one announced."""
    as_announced = {line.kind for line in _counted(view) if line.announced == line.number}
    for ruling in view.rulings:
        if ruling.explains and ruling.explains.count in as_announced:
            kind = ruling.explains.count
            message = f"as many {kind} are announced as there are, and this explains a difference"
            help = f"mend announces: {{{kind}: …}} of pack.yaml, or take explains: out"
            place = ruling.entry.place("explains")
            yield Finding("announced-count", "announced-explained", place, message, help)


def _unlike(view: PackView) -> Iterator[Finding]:
    """Cards that count as one, of which none replaces the other and whose names share no word."""
    cards = {card.id: card for card in view.cards}
    for ruling in view.rulings:
        named = ruling.explains.as_one if ruling.explains else ()
        told = [(index, cards[name]) for index, name in enumerate(named) if name in cards]
        for index, card in told[1:]:
            one = told[0][1]
            if _words(card).isdisjoint(_words(one)) and not is_replaced(one, card):
                message = f"{card.id} counts as one with {one.id}, and its name shares no word"
                help = "name cards of like names, or say replaces: on one of them"
                place = ruling.entry.place("explains", "as one", index)
                yield Finding("announced-count", "announced-unlike", place, message, help)


def _words(card: Card) -> set[str]:
    return {word for name in card.name.values() for word in name.text.casefold().split()}


def _announced(view: PackView, line: MaterialLine, code: str, truth: str, help: str) -> Finding:
    place = view.pack.entry.place("announces", line.kind)
    message = f"{line.announced} {line.kind} are announced and {truth}"
    return Finding("announced-count", code, place, message, help)


MEND_NUMBER = "mend the number or the deck, or explain the difference by a ruling"
PRINT_THEM = (
    "print them, as components: {kind: …, layout: …, of: …} or a deck of this name, or take the"
    " number out of announces:"
)
ANNOUNCED_COUNT = Check(
    slug="announced-count",
    title="Material that differs from what is announced",
    why="""\
A rulebook announces its material, and readers count. Where our cards differ, a ruling says why:
red and blue Hestia, say, are two cards and count as one god. A difference that no ruling explains
is a card forgotten or printed twice. What is announced and printed by nothing, be it coins or
boards, is missed only once the box has been opened.
""",
    refused="""\
announces: {gods: 30, coins: 17}     # 31 gods stand in the deck, no ruling says why; no coins
""",
    mend="""\
Add the missing card, mend the number, or write a ruling in rulings.yaml with
`explains: {count: gods, as one: [iris-red, iris-blue]}`; where the source itself describes
another number than it announces, with `explains: {count: leaders, described: 43}`. What is not
printed wants a deck, or a set of `components:` with its layout. `cardgen show PACK` lists both.
Take out an explanation of what does not differ; cards that count as one share a word
of their names.
""",
    codes=("announced-count", "announced-unprinted", "announced-explained", "announced-unlike"),
    over_pack=check_announced_count,
)

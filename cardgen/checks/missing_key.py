"""The check `missing-key`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.asked import STAND_IN, drawings, layouts
from cardgen.checks.review.material import Material
from cardgen.layout.subject import front
from cardgen.loading.suggest import listed
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.pack import Deck


def check_missing_key(material: Material) -> Iterator[Finding]:
    """What a layout draws of a card, and the words of a card whose neighbours have some."""
    yield from _undrawn(material)
    for deck in material.pack.decks:
        if not deck.printed:  # the others were asked for their words when they were read
            yield from _silent(deck)


def _silent(deck: Deck) -> Iterator[Finding]:
    """Cards with a power and no words, where most cards of the deck have both."""
    able = [card for card in deck.cards if any(card.power)]
    silent = [card for card in able if not card.text]
    for card in silent if 2 * len(silent) < len(able) else ():
        message = 'missing key "text": most cards of its deck say what they do'
        help = "add text: {fr: …}, in each language; `cardgen fmt --write-words` proposes words"
        place = card.place("power")
        yield Finding("missing-key", "missing-key", place, message, help, card=card.id)


def _undrawn(material: Material) -> Iterator[Finding]:
    """The emblem and the pantheon, on cards whose layout draws them."""
    known = {"emblem": sorted(material.emblems), "pantheon": list(material.pack.pantheons)}
    for deck in material.pack.printed_decks:
        for card in deck.cards:
            for field, names in known.items():
                if not getattr(card, field) and _drawn(field, card, deck, material):
                    one_of = "one of " if len(names) > 1 else ""
                    help = f"add {field}: {one_of}{listed(names) or 'its name'}"
                    yield Finding(
                        "missing-key", "missing-key", card.place(),
                        f'missing key "{field}": the layout {deck.layout} draws it', help,
                        card=card.id,
                    )  # fmt: skip


def _drawn(field: str, card: Card, deck: Deck, material: Material) -> bool:
    """Whether a layout of the deck draws what the field names."""
    pack, language = material.pack, material.pack.languages[0]
    known = front(card, pack, language, number=1, count=1, powers=material.powers(card))
    subject = {**known, field: STAND_IN}
    return any(
        STAND_IN in name
        for layout in layouts(deck, material.presses)
        for name in drawings(layout, subject)
    )


MISSING_KEY = Check(
    slug="missing-key",
    title="A key that must be there",
    why="""\
Some values have no sensible default: a card without a name, a deck without a size. What is not
said is not guessed.
""",
    refused="""\
- id: iris
  emblem: lyre            # no name, cost, power and text
""",
    mend="""\
Add the key the finding names.
""",
    over_pack=check_missing_key,
)

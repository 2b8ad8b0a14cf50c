"""The check `unknown-replaced`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding


def check_unknown_replaced(material: Material) -> Iterator[Finding]:
    """What each card replaces, in its own pack or another."""
    for card in material.fresh:
        if card.replaces and (card.replaces == card.id or not material.knows(card.replaces)):
            known = [other.id for other in material.cards if other is not card]
            message = f'no card has the id "{card.replaces}"{question(card.replaces, known)}'
            if card.replaces == card.id:
                message = f"{card.id} replaces itself"
            place, help = card.place("replaces"), "name another card of the pack, or pack/id"
            yield Finding(
                "unknown-replaced", "unknown-replaced", place, message, help, card=card.id
            )


UNKNOWN_REPLACED = Check(
    slug="unknown-replaced",
    title="A card said to be replaced that is not there",
    why="""\
`replaces:` tells players which card to leave in the box, and lets two cards share a name.
""",
    refused="""\
- id: iris-blue
  replaces: iris-rouge        # the card is called iris-red
""",
    mend="""\
Type the id of a card of the pack, or `pack/id`.
""",
    over_pack=check_unknown_replaced,
)

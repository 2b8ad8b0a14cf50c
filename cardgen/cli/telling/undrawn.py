"""Why a card has no picture."""

from cardgen.checks.review.material import Material
from cardgen.checks.review.review import signed
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop


def undrawn(material: Material, card: Card) -> tuple[Finding, ...]:
    """What kept the front of a card from being composed, its layout's faults included; nothing
    where there is a front. Stop for a card of a deck that is not printed."""
    deck = next(deck for deck in material.pack.decks if any(card.id == c.id for c in deck.cards))
    if not deck.printed:
        message = f"{card.id} has no picture: its deck {deck.id} is not printed"
        place = material.pack.entry.place("decks", deck.id)
        raise Stop(message, place=place, help="a deck that is printed names size, layout and back")
    if any(one.id == card.id for _, one in material.fronts()):
        return ()
    met = map(signed, material.composition.findings)
    return tuple(finding for finding in met if finding.card in ("", card.id))

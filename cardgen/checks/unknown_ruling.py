"""The check `unknown-ruling`."""

import re
from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import question
from cardgen.model.card import Card
from cardgen.model.finding import Finding

NAMED = re.compile(r"\bruling ([a-z0-9-]+)")


def check_unknown_ruling(material: Material) -> Iterator[Finding]:
    """Rulings that cards name, and cards that rulings name."""
    for card in material.fresh:
        for said, path in _sayings(card):
            for name in NAMED.findall(said):
                yield from _ruling(material, card, name, path)
    yield from _cards(material)


def _sayings(card: Card) -> Iterator[tuple[str, tuple[str, ...]]]:
    for field, source in card.sources.items():
        yield source, ("source", *field.split(".")) if field else ("source",)
    for printed in card.printed:
        if printed:
            yield printed.reason, ("printed",)


def _ruling(material: Material, card: Card, name: str, path: tuple[str, ...]) -> Iterator[Finding]:
    known = [ruling.id for ruling in material.rulings]
    if name not in known:
        message = f'there is no ruling "{name}"{question(name, known)}'
        help = "write it in rulings.yaml"
        place = card.place(*path)
        yield Finding("unknown-ruling", "unknown-ruling", place, message, help, card=card.id)


def _cards(material: Material) -> Iterator[Finding]:
    """`as one` names cards of the pack; whether they are there shows once all can be read."""
    if material.unread:
        return
    known = [card.id for card in material.cards]
    for ruling in material.rulings if any(r.explains for r in material.rulings) else ():
        for index, name in enumerate(ruling.explains.as_one if ruling.explains else ()):
            if name not in known:
                place = ruling.entry.place("explains", "as one", index)
                message = f'no card has the id "{name}"{question(name, known)}'
                yield Finding("unknown-ruling", "unknown-ruling", place, message, "name a card")


UNKNOWN_RULING = Check(
    slug="unknown-ruling",
    title="A ruling that is not there",
    why="""\
“See ruling iris-by-age” is worth something only if that ruling exists. Rulings are named in
sources and recorded exceptions, and themselves name the cards they count as one.
""",
    refused="""\
- id: iris
  source: {power: ruling hephaistos}      # the ruling is called iris-by-age
""",
    mend="""\
Type the id of a ruling of the pack's rulings.yaml, or write it there.
""",
    over_pack=check_unknown_ruling,
)

"""A pantheon that the pack does not declare, or that cannot be drawn."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.loading.report import Where
from cardgen.loading.suggest import listed, question
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.model.pack import Pack

CODES = ("unknown-pantheon", "pantheon-drawing")
WHY = """\
A pantheon gives a card its name at the foot, its moment of invocation, its scene, ring and frieze.
pack.yaml declares it once, so that a slip on one card is seen; its drawings are needed for every
card, so they are told once, where it is declared.
"""
REFUSED = """\
# pack.yaml has pantheons: {norse: {name: {fr: Panthéon nordique, en: Norse pantheon}}}
- id: odin
  pantheon: nors          # did you mean "norse"?
"""
MEND = """\
Type a pantheon of pack.yaml, or declare it there and draw the files that the finding lists.
"""


def check(material: Material) -> Iterator[Finding]:
    """The pantheon of each card that names one, and the drawings of those declared."""
    for card in material.cards:
        if card.pantheon and card.pantheon not in material.pack.pantheons:
            yield _unknown(card, material.pack)
    for name, files in material.undrawn.items():
        yield _undrawn(name, files, material.pack)


def _unknown(card: Card, pack: Pack) -> Finding:
    known, names = tuple(pack.pantheons), ", ".join(f"{one}: …" for one in pack.languages)
    declared = f"pantheons: {{{card.pantheon}: {{name: {{{names}}}}}}}"
    there = f"the pack has {listed(known, joined_by='and')}; " if known else ""
    return Finding(
        "unknown-pantheon",
        "unknown-pantheon",
        card.place("pantheon"),
        f'unknown pantheon "{card.pantheon}"{question(card.pantheon, known)}',
        f"{there}to have this one, add to pack.yaml: {declared}",
        card=card.id,
    )


def _undrawn(name: str, files: tuple[str, ...], pack: Pack) -> Finding:
    declared = pack.entry["pantheons"]
    where = Where(declared, name) if isinstance(declared, Map) else Where(pack.entry, "pantheons")
    message = f'the pantheon "{name}" cannot be drawn: {len(files)} drawings are missing'
    paths = "\n".join(f"templates/{file}.svg" for file in files)
    help = f"wear another pantheon's with style: greek, or draw these files:\n{paths}"
    return Finding("unknown-pantheon", "pantheon-drawing", where.key_place, message, help)

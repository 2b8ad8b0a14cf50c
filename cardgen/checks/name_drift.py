"""The check `name-drift`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.checks.review.prose.said import Said


def check_name_drift(prose: "Prose") -> Iterator[Finding]:
    """Each name of a card that a pack before it spells otherwise."""
    first: dict[tuple[str, str, str], Said] = {}
    for said in prose.said:
        if said.kind in ("name", "wonder"):
            one = first.setdefault((said.card, said.kind, said.language), said)
            if one.words != said.words and prose.nearly_same(one.words, said.words):
                yield _finding(prose, said, one)


def _finding(prose: "Prose", said: "Said", first: "Said") -> Finding:
    pack, span = first.key[0], (0, len(said.words))
    message = f'"{said.words}" is spelt "{first.words}" in the pack {pack}'
    help = f"spell it alike; there: {prose.place(first, 0, len(first.words))}"
    return prose.finding("name-drift", said, span, message, help, severity="error")


NAME_DRIFT = Check(
    slug="name-drift",
    title="One figure spelt in two ways in two packs",
    why="""\
A figure of two expansions lies on one table, and is spelt in one way: the ids are the same, and so
are the names, in every language. Names that have nothing in common are two things.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}     # and cards/other has: - id: iris, name: {fr: Irys, en: Iris}
""",
    mend="""\
Choose one spelling, say why in a ruling, and use it everywhere. Where published games differ and
both are to be kept, say so on one of the cards: `accepts: {name-drift: {fr: why}}`.
""",
    over_prose=check_name_drift,
)

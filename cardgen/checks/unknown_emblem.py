"""The check `unknown-emblem`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import listed, nearest, question
from cardgen.model.finding import Finding


def check_unknown_emblem(material: Material) -> Iterator[Finding]:
    """The emblem of each card that names one."""
    known = material.emblems
    for card in material.fresh:
        if card.emblem and card.emblem not in known:
            message = f'there is no emblem "{card.emblem}"{question(card.emblem, known)}'
            there = "" if nearest(card.emblem, known) else f": {listed(sorted(known))}"
            help = f"name one that is there{there}; to add one: templates/emblems/README.md"
            place = card.place("emblem")
            yield Finding("unknown-emblem", "unknown-emblem", place, message, help, card=card.id)


UNKNOWN_EMBLEM = Check(
    slug="unknown-emblem",
    title="An emblem that is not there",
    why="""\
The medallion of a card shows its emblem: an SVG file of templates/emblems/.
""",
    refused="""\
- id: iris
  emblem: lyer          # did you mean "lyre"?
""",
    mend="""\
Type the name of a file of templates/emblems/ without its ending, or add one as its README.md
says.
""",
    over_pack=check_unknown_emblem,
)

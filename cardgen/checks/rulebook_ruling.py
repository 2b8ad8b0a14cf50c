"""The check `rulebook-ruling`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose


def check_rulebook_ruling(prose: "Prose") -> Iterator[Finding]:
    """Every ruling of a pack with a rulebook; that languages differ is told elsewhere."""
    for shelf in prose.shelves:
        printed = {link.id for book in shelf.books for link in book.links if link.kind == "ruling"}
        for ruling in shelf.material.rulings if shelf.books else ():
            if ruling.id not in printed:
                message = f"no rulebook of the pack {shelf.pack.id} prints this ruling"
                help = f"type {{ruling:{ruling.id}}} where a player would look"
                place = ruling.entry.place("id")
                yield Finding("rulebook-ruling", "rulebook-ruling", place, message, help, "warning")


RULEBOOK_RULING = Check(
    slug="rulebook-ruling",
    title="A ruling that no rulebook prints",
    why="""\
A ruling answers what the rules leave open. Players look for the answer in the rulebook, where the
question comes up or among the frequent ones; in rulings.yaml alone nobody reads it.
""",
    refused="""\
- id: iris-by-age        # and no rulebook of the pack says {ruling:iris-by-age}
""",
    mend="""\
Print it where a player would look: `{ruling:iris-by-age}`. It is a warning, since some rulings are
about what is printed rather than how to play.
""",
    over_prose=check_rulebook_ruling,
)

"""The check `rulebook-link`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding
from cardgen.model.text import Icon

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.checks.review.prose.shelf import Shelf
    from cardgen.model.rulebook import Inset, Link


def check_rulebook_link(prose: "Prose") -> Iterator[Finding]:
    """Every link and every sign of every rulebook."""
    known = prose.library.assets.signs.names
    for shelf in prose.shelves:
        for book in shelf.books:
            for block in book.blocks:
                for inset in block.insets:
                    said = _astray(inset, shelf, known)
                    if said:
                        place = block.place(inset.start, inset.end)
                        yield Finding(
                            "rulebook-link", "rulebook-link", place, *said, language=book.language
                        )


def _astray(inset: "Inset", shelf: "Shelf", icons: frozenset[str]) -> tuple[str, str] | None:
    """What is wrong with a link or sign, and what to type; None of one that is right."""
    what = inset.what
    if what is None:
        return None
    if not isinstance(what, Icon):
        return _link(what, shelf) if what.id not in shelf.targets[what.kind] else None
    if what.name in icons:
        return None
    message = f'there is no icon "{what.name}"{question(what.name, icons)}'
    return message, f"put {what.name}.svg into templates/icons/, or name one that is there"


def _link(link: "Link", shelf: "Shelf") -> tuple[str, str]:
    others = [kind for kind, ids in shelf.targets.items() if link.id in ids]
    known = shelf.targets[link.kind]
    if others:
        return f'"{link.id}" is no {link.kind}', f"type {link._replace(kind=others[0])}"
    message = f'there is no {_noun(link.kind)} "{link.id}"{question(link.id, known)}'
    return message, _help(link.kind, known)


def _noun(kind: str) -> str:
    return {"example": "scenario", "count": "kind to count"}.get(kind, kind)


def _help(kind: str, known: frozenset[str]) -> str:
    if kind == "example":
        return "write it in scenarios/, or name one that is there"
    if kind == "ruling":
        return "write it in rulings.yaml, or name one that is there"
    if kind == "count":
        return f"the pack counts {', '.join(sorted(known))}"
    return f"name a {kind} of the pack, or pack/id"


RULEBOOK_LINK = Check(
    slug="rulebook-link",
    title="A link of a rulebook that leads nowhere",
    why="""\
`{card:iris}` prints a name, `{count:gods}` a number, `{ruling:…}` an answer, `{example:…}` names
the scenario that proves it, `{coin:3}` draws a sign. Each is taken from where it is written once,
so that a rulebook stays right when a card changes; what is not there cannot be printed.
""",
    refused="""\
Mélangez les {count:godds} cartes, {card:irys} comprise.      <!-- gods, iris -->
""",
    mend="""\
Type an id of the pack; cards and Wonders of others are `pack/id`. `{count:…}` knows the decks, the
pantheons, what `announces:` and `components:` of pack.yaml list, and `wonders`.
""",
    over_prose=check_rulebook_link,
)

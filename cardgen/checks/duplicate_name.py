"""The check `duplicate-name`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.model.card import Card
from cardgen.model.finding import Finding


def check_duplicate_name(material: Material) -> Iterator[Finding]:
    """Every name in every language, capitals and small letters alike."""
    met: dict[tuple[str, str], Card] = {}
    for card in material.cards:
        for language, name in card.name.items():
            first = met.setdefault((language, name.text.casefold()), card)
            if first is not card and not _replaced(first, card):
                yield _finding(card, first, language, name.text)


def _replaced(first: Card, second: Card) -> bool:
    ids = (first.id, f"{first.pack}/{first.id}")
    return second.replaces in ids or first.replaces in (second.id, f"{second.pack}/{second.id}")


def _finding(card: Card, first: Card, language: str, name: str) -> Finding:
    place = card.place("name", language)
    message = f'"{name}" is already the name of {first.id} ({first.place("name", language)})'
    help = f"give one another name, or say replaces: {first.id}"
    return Finding(
        "duplicate-name", "duplicate-name", place, message, help, card=card.id, language=language
    )


DUPLICATE_NAME = Check(
    slug="duplicate-name",
    title="Two cards with one name",
    why="""\
Players call cards by their names; rules say “no two cards of the same name in a city”. Two cards
of one pack may share a name only where one is said to replace the other.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}
- id: phoebus
  name: {fr: Iris, en: Phoebus}      # the French name is taken
""",
    mend="""\
Give one of the two another name, or say `replaces: iris`.
""",
    over_pack=check_duplicate_name,
)

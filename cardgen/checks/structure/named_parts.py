"""Fields that repeat a part of the card's name, and the colour of the cards that have them."""

from collections.abc import Iterator, Mapping

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView


def check_name_part(view: PackView, card: Card) -> Iterator[Finding]:
    """Each declared field of the card that says of what it is a part, or in which colour."""
    for name, field in view.pack.fields.items():
        said = card.declared.get(name)
        if said is not None and field.colour and card.colour != field.colour:
            message = (
                f"the card is {card.colour or 'of no colour'}, those with {name} {field.colour}"
            )
            key = "colour" if card.colour else name
            yield _finding(card, (key,), message, f"say colour: {field.colour}")
        if isinstance(said, Mapping) and field.within:
            for language, runs in said.items():
                words, whole = "".join(map(str, runs)), card.name[language].text
                if words not in whole:
                    message = f'"{words}" is no part of the name "{whole}"'
                    help = "spell both alike: what is printed large is a part of the name"
                    yield _finding(card, (name, language), message, help)


def _finding(card: Card, path: tuple[str, ...], message: str, help: str) -> Finding:
    return Finding("name-part", "name-part", card.place(*path), message, help, card=card.id)


NAME_PART = Check(
    slug="name-part",
    title="A part of a name that is not in the name, or on a card of another colour",
    why="""\
Some layouts print a part of the name large, so that the card says it twice. A field that pack.yaml
declares `within: name` holds words of the name, in each language; with `colour: purple` the cards
that have it are of that colour.
""",
    refused="""\
- id: weavers-guild
  name: {fr: Guilde des Tisseurs, en: Weavers Guild}
  guild: {fr: Tisserands, en: Weavers}      # Tisseurs
  colour: red                               # a Guild is purple
""",
    mend="""\
Find out which of the two is right and mend the other.
""",
    over_card=check_name_part,
)

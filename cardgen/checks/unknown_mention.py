"""The check `unknown-mention`."""

from collections.abc import Iterable, Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.effects.power.ability import Ability
from cardgen.layout.subject import Powers
from cardgen.loading.suggest import question
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place


def check_unknown_mention(material: Material) -> Iterator[Finding]:
    """Every id that an ability mentions, each once a card."""
    known = {card.id for card in material.cards}
    known |= {f"{card.pack}/{card.id}" for card in material.cards}
    for card in material.fresh:
        for name in mentioned(material.powers(card)):
            if name not in known and not material.knows(name):
                yield _finding(card, name, known)


def mentioned(powers: Powers) -> tuple[str, ...]:
    """The ids of cards that a card's powers name, each once."""
    return tuple(dict.fromkeys(_mentions(ability for power in powers for ability in power)))


def _mentions(abilities: Iterable[Ability]) -> Iterator[str]:
    for ability in abilities:
        yield from ability.effect.mentions()
        yield from _mentions((*ability.then, *ability.else_))


def _finding(card: Card, name: str, known: set[str]) -> Finding:
    message = f'no card has the id "{name}"{question(name, known)}'
    place = _place_of(card.entry, name) or card.place("power")
    help = "name a card of the pack, or pack/id"
    return Finding("unknown-mention", "unknown-mention", place, message, help, card=card.id)


def _place_of(value: Map | Seq, name: str) -> Place | None:
    """Where the name stands inside the entry."""
    for key, held in value.items() if isinstance(value, Map) else enumerate(value):
        if held == name:
            return value.place(key)
        if isinstance(held, Map | Seq) and (found := _place_of(held, name)):
            return found
    return None


UNKNOWN_MENTION = Check(
    slug="unknown-mention",
    title="A card that a power names and no pack has",
    why="""\
Some powers name other cards: what they guard against, what they stand for. Such a name is a link,
and a link leads somewhere.
""",
    refused="""\
- id: iris-blue
  power:
    - ward: {losing: coins}
      from: {gods: [irys]}      # the card is called iris
""",
    mend="""\
Type the id of a card of the pack, or `pack/id`.
""",
    over_pack=check_unknown_mention,
)

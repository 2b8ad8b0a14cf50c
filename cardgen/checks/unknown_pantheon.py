"""The check `unknown-pantheon`."""

from collections.abc import Iterator, Sequence

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.loading.report import Where
from cardgen.loading.suggest import listed, question
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.model.pack import Pack


def check_unknown_pantheon(material: Material) -> Iterator[Finding]:
    """The pantheon of each card that names one, and the drawings of those declared."""
    pack = material.pack
    named = [card for card in material.cards if card.pantheon not in ("", *pack.pantheons)]
    if named and not pack.pantheons:
        yield _undeclared(named, pack)
    else:
        yield from (_unknown(card, pack) for card in named)
    for name, files in material.undrawn.items():
        yield _undrawn(name, files, pack)


def _undeclared(cards: Sequence[Card], pack: Pack) -> Finding:
    names = tuple(dict.fromkeys(card.pantheon for card in cards))
    many = f"{len(cards)} cards name" if len(cards) > 1 else "a card names"
    return Finding(
        "unknown-pantheon",
        "unknown-pantheon",
        pack.entry.place(),
        f"no pantheons are declared, and {many} {listed(names, joined_by='and')}",
        "\n".join(("add to pack.yaml:", "pantheons:", *(_declared(name, pack) for name in names))),
    )


def _unknown(card: Card, pack: Pack) -> Finding:
    known = tuple(pack.pantheons)
    return Finding(
        "unknown-pantheon",
        "unknown-pantheon",
        card.place("pantheon"),
        f'unknown pantheon "{card.pantheon}"{question(card.pantheon, known)}',
        f"the pack has {listed(known, joined_by='and')}; to have this one, add to pack.yaml,"
        f" under pantheons:\n{_declared(card.pantheon, pack)}",
        card=card.id,
    )


def _declared(name: str, pack: Pack) -> str:
    """The line of pack.yaml that declares a pantheon."""
    return f"  {name}: {{name: {{{', '.join(f'{one}: …' for one in pack.languages)}}}}}"


def _undrawn(name: str, files: tuple[str, ...], pack: Pack) -> Finding:
    declared = pack.entry["pantheons"]
    where = Where(declared, name) if isinstance(declared, Map) else Where(pack.entry, "pantheons")
    message = f'the pantheon "{name}" cannot be drawn: {len(files)} drawings are missing'
    paths = "\n".join(f"templates/{file}.svg" for file in files)
    help = f"wear another pantheon's with style: greek, or draw these files:\n{paths}"
    return Finding("unknown-pantheon", "pantheon-drawing", where.key_place, message, help)


UNKNOWN_PANTHEON = Check(
    slug="unknown-pantheon",
    title="A pantheon that the pack does not declare, or that cannot be drawn",
    why="""\
A pantheon gives a card its name at the foot, its moment of invocation, its scene, ring and frieze.
pack.yaml declares it once, so that a slip on one card is seen; its drawings are needed for every
card, so they are told once, where it is declared.
""",
    refused="""\
# pack.yaml has pantheons: {norse: {name: {fr: Panthéon nordique, en: Norse pantheon}}}
- id: odin
  pantheon: nors          # did you mean "norse"?
""",
    mend="""\
Type a pantheon of pack.yaml, or declare it there and draw the files that the finding lists.
""",
    codes=("unknown-pantheon", "pantheon-drawing"),
    over_pack=check_unknown_pantheon,
)

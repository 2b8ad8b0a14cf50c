"""The check `card-size`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.model.finding import Finding


def check_card_size(material: Material) -> Iterator[Finding]:
    """The faces of each deck against its size."""
    met: set[tuple[str, str]] = set()
    for shown in material.faces:
        deck, field = shown.deck, "layout" if shown.card else "back"
        if shown.face.size != deck.size and (deck.id, field) not in met:
            met.add((deck.id, field))
            sizes = (f"{size.width:g}x{size.height:g}" for size in (deck.size, shown.face.size))
            message = f"the deck is {next(sizes)}, its {field} {next(sizes)}"
            place = material.pack.entry.place("decks", deck.id, "size")
            help = "type the size of the layout, or name a layout of this size"
            yield Finding("card-size", "card-size", place, message, help)


CARD_SIZE = Check(
    slug="card-size",
    title="A deck whose cards are of another size than its layout",
    why="""\
A layout is made for one size of card, in millimetres; nothing is scaled, since words would no
longer be as large as they were fitted. A deck of another size would be cut through its words.
""",
    refused="""\
decks:
  gods: {size: 44x68, layout: god, back: gods, cards: gods/*.yaml}    # the layout is 65 by 100
""",
    mend="""\
Type the size of the layout, or name a layout of the deck's size.
""",
    over_pack=check_card_size,
)

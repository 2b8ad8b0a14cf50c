"""The check `drawing`."""

from cardgen.checks.check import Check

DRAWING = Check(
    slug="drawing",
    title="A card that cannot be drawn",
    why="""\
A layout sets drawings, and signs with a number in them. Where one is missing, or a sign has no
place for a number, the card cannot be composed, and a hole in a card is no better than no card.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Recevez {chain:3}.      # the sign chain has no place for a number
""",
    mend="""\
Type the name of a drawing that is there, draw it, or leave out the number.
""",
)

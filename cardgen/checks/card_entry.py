"""The check `card-entry`."""

from cardgen.checks.check import Check

CARD_ENTRY = Check(
    slug="card-entry",
    title="A file of cards that is not a list of cards with ids",
    why="""\
Everything that is said about a card hangs on its id: its picture, an overlay, the command line,
findings. An entry without one cannot be spoken of.
""",
    refused="""\
- name: Iris        # no id
""",
    mend="""\
Begin each card with its id: `- id: iris`.
""",
)

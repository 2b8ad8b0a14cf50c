"""The check `duplicate-id`."""

from cardgen.checks.check import Check

DUPLICATE_ID = Check(
    slug="duplicate-id",
    title="Two cards with one id",
    why="""\
Ids are unique within a pack, so that pictures, overlays, rulings and the command line name one
card. A second card of the same id would silently stand behind the first.
""",
    refused="""\
- id: iris
- id: iris          # already taken
""",
    mend="""\
Give one of the two another id; where one replaces the other, say `replaces:`.
""",
)

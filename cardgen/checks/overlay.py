"""The check `overlay`."""

from cardgen.checks.check import Check

OVERLAY = Check(
    slug="overlay",
    title="An overlay that names no card, or changes an id",
    why="""\
`--with my-costs.yaml` lays an owner's own values over a pack by card id. A name that no card bears
would be ignored in silence, and the owner would print the wrong cost.
""",
    refused="""\
irris:                   # a slip: the card is called iris
  cost: {stone: 2}
""",
    mend="""\
Type the id of a card, or `pack/id`; `cardgen sources` lists the ids.
""",
    codes=("unknown-card", "overlay-id"),
)

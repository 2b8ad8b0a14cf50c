"""An overlay that names no card, or changes an id."""

CODES = ("unknown-card", "overlay-id")
WHY = """\
`--with my-costs.yaml` lays an owner's own values over a pack by card id. A name that no card bears
would be ignored in silence, and the owner would print the wrong cost.
"""
REFUSED = """\
irris:                   # a slip: the card is called iris
  cost: {stone: 2}
"""
MEND = """\
Type the id of a card, or `pack/id`; `cardgen sources` lists the ids.
"""

"""The check `ability`."""

from cardgen.checks.check import Check

ABILITY = Check(
    slug="ability",
    title="A power that no effect understands",
    why="""\
A power is a list of abilities; each is a map with exactly one action, the name of a file in
cardgen/effects/, and the clauses that action knows. Counts, events, savings, dangers, tokens and
resources inside it are maps of the same kind. Without exactly one such key nobody can say what
the map means, so nothing could be drawn or checked.
""",
    refused="""\
- id: iris
  power:
    - coin: 3               # no such action
    - coins: 3
      vp: 1                 # two actions in one map
""",
    mend="""\
Give each ability its own map with one action: `- coins: 3`, then `- vp: 1`.
""",
    codes=(
        "unknown-action",
        "no-action",
        "two-actions",
        "unknown-count",
        "no-count",
        "two-counts",
        "unknown-event",
        "no-event",
        "two-events",
        "unknown-saving",
        "no-saving",
        "two-savings",
        "unknown-danger",
        "no-danger",
        "two-dangers",
        "unknown-token",
        "no-token",
        "two-tokens",
        "unknown-resource",
        "no-resource",
        "two-resources",
    ),
)

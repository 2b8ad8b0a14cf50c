"""The check `unknown-key`."""

from cardgen.checks.check import Check

UNKNOWN_KEY = Check(
    slug="unknown-key",
    title="A key that nobody reads",
    why="""\
A misspelt key would be ignored in silence, and the card printed without what it says. So every key
is known, or refused with the nearest known one.
""",
    refused="""\
- id: iris
  emblen: lyre            # did you mean "emblem"?
""",
    mend="""\
Type the key the finding suggests, or delete the line.
""",
    codes=("unknown-key", "unknown-cost", "unknown-language"),
)

"""A key that nobody reads."""

CODES = ("unknown-key", "unknown-cost", "unknown-language")
WHY = """\
A misspelt key would be ignored in silence, and the card printed without what it says. So every key
is known, or refused with the nearest known one.
"""
REFUSED = """\
- id: iris
  emblen: lyre            # did you mean "emblem"?
"""
MEND = """\
Type the key the finding suggests, or delete the line.
"""

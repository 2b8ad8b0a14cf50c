"""A file that is no YAML."""

WHY = """\
A file that cannot be parsed has no cards; no other check can say anything about it, so the program
stops there (exit code 2).
"""
REFUSED = """\
- id: iris
  cost: {stone: 1         # never closed
"""
MEND = """\
Mend the line named, or the one above it: YAML often notices a mistake one line late.
"""

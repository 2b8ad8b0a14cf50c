"""The check `yaml`."""

from cardgen.checks.check import Check

YAML = Check(
    slug="yaml",
    title="A file that is no YAML",
    why="""\
A file that cannot be parsed has no cards; no other check can say anything about it, so the program
stops there (exit code 2).
""",
    refused="""\
- id: iris
  cost: {stone: 1         # never closed
""",
    mend="""\
Mend the line named, or the one above it: YAML often notices a mistake one line late.
""",
)

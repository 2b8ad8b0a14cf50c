"""The check `overflow`."""

from cardgen.checks.check import Check

OVERFLOW = Check(
    slug="overflow",
    title="Words that do not fit on the card",
    why="""\
Words are set as large as they fit. Below 6.5 points they can no longer be read across a table, so
nothing shrinks further and nothing is cut: text that was silently cut is the complaint heard most
often about printed cards.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      À l’invocation, recevez 3 pièces, puis racontez toute l’histoire du dieu et de sa
      lyre, de ses frères et de ses sœurs, sans rien oublier, …
""",
    mend="""\
Say it in fewer words; the finding says by how many millimetres. Clarifications go in `notes:`.
""",
)

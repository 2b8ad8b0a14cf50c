"""The check `glyph`."""

from cardgen.checks.check import Check

GLYPH = Check(
    slug="glyph",
    title="A character that no font of the project has",
    why="""\
A glyph that a font lacks vanishes from paper without an error, or prints as a box. Every word is
held against the character maps of the face it is set in and of the fallback.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris ☀}     # no font has ☀
""",
    mend="""\
Write the character out, or use an icon: `{coin:3}`.
""",
)

"""A character that no font of the project has."""

WHY = """\
A glyph that a font lacks vanishes from paper without an error, or prints as a box. Every word is
held against the character maps of the face it is set in and of the fallback.
"""
REFUSED = """\
- id: iris
  name: {fr: Iris, en: Iris ☀}     # no font has ☀
"""
MEND = """\
Write the character out, or use an icon: `{coin:3}`.
"""

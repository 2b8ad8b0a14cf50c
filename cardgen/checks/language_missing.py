"""A language that a value lacks."""

WHY = """\
A pack says in which languages it speaks. There is no falling back on another language: half a
translation on a table is worse than none, and nobody would notice the hole.
"""
REFUSED = """\
- id: iris
  name: {fr: Iris}     # the pack also speaks English
"""
MEND = """\
Add the language: `name: {fr: Iris, en: Iris}`.
"""

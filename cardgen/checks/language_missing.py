"""A language that a value lacks."""

WHY = """\
A pack says in which languages it speaks. There is no falling back on another language: half a
translation on a table is worse than none, and nobody would notice the hole.
"""
REFUSED = """\
- id: apollo
  name: {fr: Apollon}     # the pack also speaks English
"""
MEND = """\
Add the language: `name: {fr: Apollon, en: Apollo}`.
"""

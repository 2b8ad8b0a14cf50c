"""A key that must be there."""

WHY = """\
Some values have no sensible default: a card without a name, a deck without a size. What is not
said is not guessed.
"""
REFUSED = """\
- id: apollo
  emblem: lyre            # no name, cost, power and text
"""
MEND = """\
Add the key the finding names.
"""

"""A key that is no text."""

WHY = """\
Keys of a pack are words. A list, a map or nothing at all in the place of a key comes from words
that begin with a brace, or from a stray dash or colon.
"""
REFUSED = """\
- id: iris
  text: {[fr]: words}
"""
MEND = """\
Write `key: value`; type words as a block: `fr: >-`.
"""

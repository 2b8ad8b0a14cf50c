"""A key given twice."""

CODES = ("duplicate-key", "second-id")
WHY = """\
Of two equal keys in one map, readers of YAML keep one and drop the other without a word, and not
always the same one.
"""
REFUSED = """\
- id: iris
  emblem: lyre
  emblem: sun         # which of the two?
"""
MEND = """\
Keep one of the two.
"""

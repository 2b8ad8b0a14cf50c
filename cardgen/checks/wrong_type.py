"""A value of another kind than expected."""

WHY = """\
A number where a list is meant, a text where a number is meant: each value has one kind, which the
finding names together with what it found.
"""
REFUSED = """\
- id: iris
  copies: two             # a whole number
"""
MEND = """\
Type a value of the kind the finding names.
"""

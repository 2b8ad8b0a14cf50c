"""The check `wrong-type`."""

from cardgen.checks.check import Check

WRONG_TYPE = Check(
    slug="wrong-type",
    title="A value of another kind than expected",
    why="""\
A number where a list is meant, a text where a number is meant: each value has one kind, which the
finding names together with what it found.
""",
    refused="""\
- id: iris
  copies: two             # a whole number
""",
    mend="""\
Type a value of the kind the finding names.
""",
)

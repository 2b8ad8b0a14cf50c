"""The check `duplicate-key`."""

from cardgen.checks.check import Check

DUPLICATE_KEY = Check(
    slug="duplicate-key",
    title="A key given twice",
    why="""\
Of two equal keys in one map, readers of YAML keep one and drop the other without a word, and not
always the same one.
""",
    refused="""\
- id: iris
  emblem: lyre
  emblem: sun         # which of the two?
""",
    mend="""\
Keep one of the two.
""",
    codes=("duplicate-key", "second-id"),
)

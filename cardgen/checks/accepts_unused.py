"""The check `accepts-unused`."""

from cardgen.checks.check import Check

ACCEPTS_UNUSED = Check(
    slug="accepts-unused",
    title="An acceptance of findings that are not there",
    why="""\
What was accepted once may be mended since, and the acceptance then hides the next fault. It is told
by `cardgen check` over all packs, where every check has looked.
""",
    refused="""\
- id: iris
  accepts: {announced-count: the red one counts as none}      # the count comes out
""",
    mend="""\
Take the line out.
""",
)

"""An acceptance of findings that are not there."""

WHY = """\
What was accepted once may be mended since, and the acceptance then hides the next fault. It is told
by `cardgen check` over all packs, where every check has looked.
"""
REFUSED = """\
- id: iris
  accepts: {announced-count: the red one counts as none}      # the count comes out
"""
MEND = """\
Take the line out.
"""

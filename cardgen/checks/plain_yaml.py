"""Anchors, aliases, tags, merges and directives."""

CODES = ("alias", "anchor", "tag", "directive", "merge-key")
WHY = """\
A pack is read by people who do not program. Values that come from somewhere else on the page are
hard to follow, differ between readers, and let a small file mean a huge one.
"""
REFUSED = """\
- id: iris
  cost: &cheap {stone: 1}
- id: eris
  cost: *cheap
"""
MEND = """\
Write the value out where it belongs.
"""

"""Two cards with one id."""

WHY = """\
Ids are unique within a pack, so that pictures, overlays, rulings and the command line name one
card. A second card of the same id would silently stand behind the first.
"""
REFUSED = """\
- id: iris
- id: iris          # already taken
"""
MEND = """\
Give one of the two another id; where one replaces the other, say `replaces:`.
"""

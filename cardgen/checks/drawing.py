"""A card that cannot be drawn."""

WHY = """\
A layout asks a card for its emblem, its pantheon's scene, ring and frieze. Where one of these
drawings is missing the card cannot be composed, and a hole in a card is no better than no card.
"""
REFUSED = """\
- id: odin
  pantheon: norse         # templates/ has no scene, ring and frieze called norse
"""
MEND = """\
Type the name of a drawing that is there, or draw it: one SVG file in the folder named.
"""

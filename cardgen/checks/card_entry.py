"""A file of cards that is not a list of cards with ids."""

WHY = """\
Everything that is said about a card hangs on its id: its picture, an overlay, the command line,
findings. An entry without one cannot be spoken of.
"""
REFUSED = """\
- name: Iris        # no id
"""
MEND = """\
Begin each card with its id: `- id: iris`.
"""

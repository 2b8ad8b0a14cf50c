"""A word that is not in the list."""

WHY = """\
Some values are one of a few words: moments, colours, scopes, games. Another word has no meaning
here, however clear it is to a person.
"""
REFUSED = """\
- id: iris
  name: {fr: {text: Iris, gender: male}, en: Iris}     # m or f
"""
MEND = """\
Type one of the words the finding lists.
"""

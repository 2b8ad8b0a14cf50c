"""The check `unknown-word`."""

from cardgen.checks.check import Check

UNKNOWN_WORD = Check(
    slug="unknown-word",
    title="A word that is not in the list",
    why="""\
Some values are one of a few words: moments, colours, scopes, games. Another word has no meaning
here, however clear it is to a person.
""",
    refused="""\
- id: iris
  name: {fr: {text: Iris, gender: male}, en: Iris}     # m or f
""",
    mend="""\
Type one of the words the finding lists.
""",
)

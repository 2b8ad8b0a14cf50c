"""The check `language-missing`."""

from cardgen.checks.check import Check

LANGUAGE_MISSING = Check(
    slug="language-missing",
    title="A language that a value lacks",
    why="""\
A pack says in which languages it speaks. There is no falling back on another language: half a
translation on a table is worse than none, and nobody would notice the hole.
""",
    refused="""\
- id: iris
  name: {fr: Iris}     # the pack also speaks English
""",
    mend="""\
Add the language: `name: {fr: Iris, en: Iris}`.
""",
)

"""The check `key-not-text`."""

from cardgen.checks.check import Check

KEY_NOT_TEXT = Check(
    slug="key-not-text",
    title="A key that is no text",
    why="""\
Keys of a pack are words. A list, a map or nothing at all in the place of a key comes from words
that begin with a brace, or from a stray dash or colon.
""",
    refused="""\
- id: iris
  text: {[fr]: words}
""",
    mend="""\
Write `key: value`; type words as a block: `fr: >-`.
""",
)

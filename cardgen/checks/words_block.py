"""The check `words-block`."""

from cardgen.checks.check import Check

WORDS_BLOCK = Check(
    slug="words-block",
    title="Words outside a block, or in a block that keeps line ends",
    why="""\
Ordinary French breaks plain YAML: a colon with a space before it ends the key, a first brace opens
a map, and a comma inside braces cuts the words off without any error. Words in a block, `>-`, are
safe from all three; `|` and `>` alone keep line ends, which a card, setting its own lines, cannot
print.
""",
    refused="""\
- id: iris
  text: {fr: Recevez 3 pièces, puis 2, en: Gain 3 coins}    # cut at the comma
""",
    mend="""\
Type `fr: >-` and the words on the next line, further in.
""",
    codes=("words-not-block", "words-cut", "words-brace", "words-colon", "words-line-end"),
)

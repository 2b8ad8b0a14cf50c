"""The check `words-form`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_FORM = Check(
    slug="words-form",
    title="Words that are understood but not spelt as they should be",
    why="""\
Agreement, elision, commas, the full stop: a slip in these changes no rule, but it is read by every
player. The phrasebook knows how its own sentences are spelt, and tells where yours differ.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièce.           # pièces
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Type what the finding proposes.
""",
    over_project=check_words,
)

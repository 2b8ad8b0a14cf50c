"""The check `words-reviewed`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_REVIEWED = Check(
    slug="words-reviewed",
    title="A seal on words that no longer holds, or that nothing needs",
    why="""\
Words that cannot be read may be vouched for by somebody who has compared them with the power. The
seal is made of both; once either changes, the comparison is out of date. So a translation goes
stale when the meaning changes, not when a comma does elsewhere.
""",
    refused="""\
- id: iris
  power:
    - coins: 4                                  # 3 when the words were compared
  text:
    fr: >-
      Que l’or pleuve : 3 pièces.
    en: >-
      On invocation, gain 4 coins.
  reviewed: {fr: kqmtzrb}
""",
    mend="""\
Compare words and power again, mend what is wrong, and type the new seal that the finding tells.
Leave out a seal on words that are read as they stand.
""",
    over_project=check_words,
)

"""The check `words-reminder`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_REMINDER = Check(
    slug="words-reminder",
    title="A rule that one language reminds of and another does not",
    why="""\
Some words change nothing that the effect does: they remind of a rule that holds anyway (the rest
goes back to the box, a fixed price brings nothing). Left out in one language they leave its readers
asking what those of the other are told. The phrases looked for are the `reminder` of each phrase
file.
""",
    refused="""\
- id: iris
  power:
    - build from: unused black cards
  text:
    fr: >-
      … construisez-en 1 gratuitement. Rangez le reste dans la boîte.
    en: >-
      … build 1 for free.                # the rest
""",
    mend="""\
Remind of it in every language, or in none.
""",
    over_project=check_words,
)

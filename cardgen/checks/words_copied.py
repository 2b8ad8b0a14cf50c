"""The check `words-copied`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_COPIED = Check(
    slug="words-copied",
    title="Words that belong to another card",
    why="""\
A card begun as a copy of its neighbour in the file may keep its words.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Au conflit de cet Âge, comptez 2 boucliers de plus.   # that is what Eris does
- id: eris
  power:
    - shields: 2
""",
    mend="""\
Write what this card does. The finding proposes the words of the house.
""",
    over_project=check_words,
)

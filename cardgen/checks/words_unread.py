"""The check `words-unread`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_UNREAD = Check(
    slug="words-unread",
    title="Words that the phrasebook cannot read",
    why="""\
What is not understood cannot be held against the effect, and a rule that nobody compared is a rule
that may be wrong. So the whole of a card's words is read or none of it: nothing is skipped. The
finding says how far the words were understood and what may follow there.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez vite 3 pièces.     # "vite" is no word of the game
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Say it as the finding proposes, or add your wording to templates/phrases/ as a further pattern. If
neither will do, compare the words with the power yourself and vouch for them with the seal that the
finding tells: `reviewed: {fr: kqmtzrb}`. It holds until words or power change.
A phrase that is itself no pattern stops everything, with its place.
""",
    over_project=check_words,
)

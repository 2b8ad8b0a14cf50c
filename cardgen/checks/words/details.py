"""Words that say the power of the card with one detail of it changed."""

from cardgen.checks.check import Check
from cardgen.checks.words.reading import check_words

WORDS_NUMBER = Check(
    slug="words-number",
    title="A number in the words that is not the number of the effect",
    why="""\
A wrong number is the fault that a player cannot see: the card reads well, and the game is off. The
words of each language are read back to an effect and compared with the declared one.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.         # the effect gives 3
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_UNIT = Check(
    slug="words-unit",
    title="Words that give another thing than the effect",
    why="""\
Coins, victory points, shields, and one resource instead of another: the number may be right while
what is counted is not.
""",
    refused="""\
- id: iris
  power:
    - vp: 3
  text:
    fr: >-
      En fin de partie, recevez 3 pièces.         # points, says the effect
    en: >-
      At the end of the game, score 3 victory points.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_SCOPE = Check(
    slug="words-scope",
    title="Words that concern other people than the effect",
    why="""\
Your own city, your neighbours, everybody, the team: who counts, pays or receives is half of a
power, and the half that is most easily left out.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: neighbours}
  text:
    fr: >-
      À l’invocation, recevez 1 pièce par carte verte de votre cité.
    en: >-
      On invocation, gain 1 coin per green card of your neighbours.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_SELECTOR = Check(
    slug="words-selector",
    title="Words that select other things than the effect",
    why="""\
A colour, a kind of card, a symbol or a token put for another turns a card into a different one.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: self}
  text:
    fr: >-
      À l’invocation, recevez 1 pièce par carte bleue de votre cité.
    en: >-
      On invocation, gain 1 coin per green card in your city.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_TIMING = Check(
    slug="words-timing",
    title="Words that act at another time than the effect",
    why="""\
At once, at the end of the Age, at the end of the game: the same gain is worth more or less, and
cards are played in another order for it.
""",
    refused="""\
- id: iris
  power:
    - vp: 3                                     # scored at the end of the game
  text:
    fr: >-
      À l’invocation, marquez 3 points de victoire.
    en: >-
      At the end of the game, score 3 victory points.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_CONDITION = Check(
    slug="words-condition",
    title="Words with another condition than the effect",
    why="""\
If, unless, only when: a condition that one witness lacks changes when the power works at all.
""",
    refused="""\
- id: iris
  power:
    - build: free
      of: green
      if: {symbol: new to self}
  text:
    fr: >-
      Construisez 1 carte verte gratuitement.     # only a new symbol
    en: >-
      Build 1 green card with a symbol you do not own for free.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_OPTIONAL = Check(
    slug="words-optional",
    title="A choice in the words where the effect has none, or the other way round",
    why="""\
“You may” lets a player refuse; without it the power happens even when it hurts.
""",
    refused="""\
- id: iris
  power:
    - build: free
      of: green
      optional: true
  text:
    fr: >-
      Construisez 1 carte verte gratuitement.     # you may
    en: >-
      You may build 1 green card for free.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_LIMIT = Check(
    slug="words-limit",
    title="Words with another limit than the effect",
    why="""\
Once a turn, once an Age, twice at most: a limit left out makes a power as strong as its owner’s
patience.
""",
    refused="""\
- id: iris
  power:
    - trade: {price: 1}
      limit: {times: 1, per: turn}
  text:
    fr: >-
      Vous achetez les ressources pour 1 pièce.   # once a turn
    en: >-
      Once a turn, buy resources for 1 coin each.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_POLARITY = Check(
    slug="words-polarity",
    title="Words that deny what the effect says, or the other way round",
    why="""\
A lost or added "not", "except" or "without" makes the opposite of a rule, and it is one short word.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, ne recevez pas 3 pièces.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)

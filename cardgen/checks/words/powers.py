"""Words that say another power than the card has."""

from cardgen.checks.check import Check
from cardgen.checks.words.reading import check_words

WORDS_EFFECT = Check(
    slug="words-effect",
    title="Words that do something else than the effect",
    why="""\
The words are understood, and they are another power altogether: the player does one thing, and the
engine that tried the card out did another.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Jusqu’à la fin de l’Âge, produisez 1 bois.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_ADDED = Check(
    slug="words-added",
    title="A part in the words that the effect does not have",
    why="""\
What is said is played, whatever the engine believes, and whoever reads the card has no other
source to doubt it by.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièces. En fin de partie, marquez 2 points de victoire.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Take it out of the words, or give the power what they say.
""",
    over_project=check_words,
)


WORDS_MISSING = Check(
    slug="words-missing",
    title="A part of the effect that the words leave out",
    why="""\
What is not said is not played: nobody at the table looks the effect up.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
    - shields: 1
  text:
    fr: >-
      À l’invocation, recevez 3 pièces.           # and the shield?
    en: >-
      On invocation, gain 3 coins. In this Age’s conflict, count 1 extra shield.
""",
    mend="""\
Say it, or take it out of the power. The finding shows the whole in the words of the house.
""",
    over_project=check_words,
)


WORDS_AGES = Check(
    slug="words-ages",
    title="Words that belong to another Age of the card",
    why="""\
Texts by Age are typed one below the other, and are easily put in the wrong row.
""",
    refused="""\
- id: iris
  power:
    I: [{coins: 3}]
    III: [{shields: 2}]
  text:
    fr:
      I: >-
        Au conflit de cet Âge, comptez 2 boucliers de plus.
      III: >-
        À l’invocation, recevez 3 pièces.
""",
    mend="""\
Put the texts, or the powers, in the Ages they belong to.
""",
    over_project=check_words,
)


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


WORDS_NAME = Check(
    slug="words-name",
    title="A name in the words that is no card’s",
    why="""\
A card that calls itself or another by a misspelt name sends the player looking for one that does
not exist.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Quand Iriss est invoquée, recevez 3 pièces.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Spell the name as the card named spells it.
""",
    over_project=check_words,
)


WORDS_AND_OR = Check(
    slug="words-and-or",
    title="“And” where the effect has “or”, or the other way round",
    why="""\
Wood and stone are two resources, wood or stone is one: the shortest words of a card change it the
most.
""",
    refused="""\
- id: iris
  power:
    - produce: [wood, stone]
  text:
    fr: >-
      Produisez 1 bois ou 1 pierre.               # both, says the effect
    en: >-
      Produce 1 wood and 1 stone.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)


WORDS_DRIFT = Check(
    slug="words-drift",
    title="Languages that say different things where no effect is declared",
    why="""\
A card without a power (of a pack with `game: none`, or one that is blank) has no effect to compare
its words with; but the languages can be compared with each other.
""",
    refused="""\
- id: iris
  power:
    []
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Mend the language that is wrong, or give the card its power: it is then compared with that.
""",
    over_project=check_words,
)

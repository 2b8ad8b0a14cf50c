"""Words that cannot be read, or not in one way, or are not as the language wants them."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.project.project import Project


def check_words(project: Project) -> Iterator[Finding]:
    """Every text of a card or a board against its power, and where there is none, against the
    texts in other languages: what all checks of words share.

    What it needs is loaded when there are texts.
    """
    if project.texts:
        from cardgen.checks.comparing.compare_texts import compare_texts

        yield from compare_texts(project)
        for one in project.texts:  # counted by the process that has read them
            _ = one.understood
    if project.half_known_texts:
        from cardgen.checks.comparing.half_known import compare_half_known  # powers have few faults

        yield from compare_half_known(project)


WORDS_UNREAD = Check(
    slug="words-unread",
    title="Words that the phrasebook cannot read",
    why="""\
What is not understood cannot be held against the effect, and a rule that nobody compared is a rule
that may be wrong. So the whole of a card's words is read or none of it: nothing is skipped. The
finding says how far the words were understood and what may follow there. Where each word is known
and one thing alone is said otherwise, it says what the words seem to say: who, or when, can be told
in so many ways that they may say the same all the same.

Not every power has words: of one that no phrase says, the finding stands at the part of the power
without which there are some, and the words are not judged.
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
Say it as the finding proposes, or add your wording to its phrases.yaml as a further pattern. If
neither will do, compare the words with the power yourself and vouch for them with the seal that the
finding tells: `reviewed: {fr: kqmtzrb}`. It holds until words or power change.
A phrases.yaml in a folder of your own stands instead of the shipped one: begin with a copy.
A phrase that is itself no pattern stops everything, with its place.
""",
    over_project=check_words,
)


WORDS_LANGUAGE = Check(
    slug="words-language",
    title="Words of another language than the one they stand for",
    why="""\
Who copies a card to translate it, and forgets one field, prints two languages side by side. Words
are known by the small ones among them, articles and prepositions, of which those in their own
language have some; `never last:` of each language.yaml lists them.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièces de la banque.
    en: >-
      À l’invocation, recevez 3 pièces de la banque.     # English?
""",
    mend="""\
Type the words in the language of the field, or move them to that of theirs.
""",
    over_project=check_words,
)


WORDS_PARAPHRASED = Check(
    slug="words-paraphrased",
    title="Words that say the effect in a sentence that no phrase has",
    why="""\
Nobody words a rule exactly as the phrasebook does. Words that are none of its sentences are looked
up in the thesaurus of their language, one by one: if they state all that the words of the house
state and nothing else, with the same persons, moments and limits beside the same things, they say
the effect. Their order and their form are not looked at, so somebody should read them over once. A
word that the thesaurus does not list is taken as a form of one that it does; one word that is none
is passed over and told.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièces.
    en: >-
      The bank hands 3 coins to whoever has invoked her.
""",
    mend="""\
Read the words over and vouch for them with the seal that the finding tells, say it in the words of
the house, or add your wording to its phrases.yaml as a further pattern. What a word says stands in
`templates/languages/<language>/thesaurus.yaml`. In a folder of your own either file stands instead
of the shipped one: begin with a copy.
""",
    over_project=check_words,
)


WORDS_AMBIGUOUS = Check(
    slug="words-ambiguous",
    title="Words that can be read in several ways",
    why="""\
Words with two meanings are played in two ways, and each player takes the better one. One reading is
what a card needs, even if one of several happens to be the effect.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Prenez 3 pièces.          # from the bank, or from a neighbour?
""",
    mend="""\
Say what the readings listed differ in. Where a reading is absurd, the phrasebook is too broad: mend
its pattern in phrases.yaml.
""",
    over_project=check_words,
)


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
Compare words and power again, mend what is wrong, and type the new seal that the finding tells. It
also says what would be told of these words if nobody vouched for them, “without it”, and shows what
they are to be compared with.
Leave out a seal on words that are read as they stand.
""",
    over_project=check_words,
)


WORDS_SEALED = Check(
    slug="words-sealed",
    title="Words that somebody vouches for, and that say something else than the effect",
    why="""\
A finding tells the seal that settles it, and who types that without looking vouches for words that
nobody has compared. So a seal does not hide what the words are sure to say otherwise, be they
sentences of no phrase: another number, another colour, other people. Of a language without a
thesaurus numbers alone are looked at. All that is only likely is told before the words are sealed,
and never again.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Que l’or pleuve : 4 pièces.               # 4?
    en: >-
      On invocation, gain 3 coins.
  reviewed: {fr: kqmtzrb}
""",
    mend="""\
Mend the words or the effect, and type the new seal that is told then. If both do say the same,
accept it, and say why: `accepts: {words-sealed: the fourth coin is paid back at once}`.
""",
    over_project=check_words,
)

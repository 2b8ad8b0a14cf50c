"""Words that are read by what each of them says alone: what somebody is to read over in them."""

import re
from collections.abc import Iterator

from cardgen.checks.comparing.unread import mends
from cardgen.model.finding import Finding, Place
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Same, TextSpan
from cardgen.project.texts import SubjectTexts, Wording

PARAPHRASED = "words-paraphrased"
WORD = re.compile(r"\w+")


def paraphrased_texts(subject: SubjectTexts) -> Iterator[Finding]:
    """Each paraphrase that nobody has vouched for, once where it is typed."""
    met: set[tuple[Place, str]] = set()
    for wording in (one for one in subject.wordings if one.is_paraphrase):
        whole = TextSpan(0, len(typed_text(wording.words)))
        place, language = subject.place(wording, whole), wording.language
        if language not in subject.signatures and (place, language) not in met:
            met.add((place, language))
            yield _paraphrased(subject, wording, place)


def _paraphrased(subject: SubjectTexts, wording: Wording, place: Place) -> Finding:
    language = subject.language_name(wording.language)
    message = f"{language} says what the effect does, but in a sentence that no phrase has"
    looked = "every word of it was looked up, their order and their form were not: read it over"
    looked = "; ".join((looked, *map(_new, _new_words(wording))))
    house = subject.house(wording.power, wording.language) or ""
    return Finding(
        *(PARAPHRASED, PARAPHRASED, place, message),
        "\n".join(
            (looked, *_own_words(typed_text(wording.words), house), *mends(subject, wording))
        ),
        "warning",
        card=subject.speaker.id,
        language=wording.language,
    )


def _new_words(wording: Wording) -> tuple[str, ...]:
    return wording.verdict.new_words if isinstance(wording.verdict, Same) else ()


def _new(word: str) -> str:
    return f"“{word}” stands in no thesaurus: does it change the rule?"


def _own_words(words: str, house: str) -> Iterator[str]:
    """The stretches of words that are none of the house's: what has to be compared with them."""
    known = set(WORD.findall(house.casefold()))
    stretches: list[list[re.Match[str]]] = [[]]
    for word in WORD.finditer(words):
        if word[0].casefold() in known:
            stretches.append([])
        else:
            stretches[-1].append(word)
    told = [f"“{words[one[0].start() : one[-1].end()]}”" for one in stretches if one]
    if told and house:
        yield f"not in the words of the house: {', '.join(told)}"

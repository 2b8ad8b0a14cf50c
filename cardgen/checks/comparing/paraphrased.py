"""Words that are read by what each of them says alone: what somebody is to read over in them."""

import re
from collections.abc import Iterator
from itertools import groupby

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
    return Finding(
        *(PARAPHRASED, PARAPHRASED, place, message),
        "\n".join((_looked_up(wording), *_own_words(subject, wording), *mends(subject, wording))),
        "warning",
        card=subject.speaker.id,
        language=wording.language,
    )


def _looked_up(wording: Wording) -> str:
    looked = "every word of it was looked up, their order and their form were not: read it over"
    new = wording.verdict.new_words if isinstance(wording.verdict, Same) else ()
    told = (f"“{word}” stands in no thesaurus: does it change the rule?" for word in new)
    return "; ".join((looked, *told))


def _own_words(subject: SubjectTexts, wording: Wording) -> Iterator[str]:
    """The stretches of words that are none of the house's: what has to be compared with them."""
    house = subject.house(wording.power, wording.language)
    if not house:
        return
    known = set(WORD.findall(house.casefold()))
    words = typed_text(wording.words)
    runs = groupby(WORD.finditer(words), lambda word: word[0].casefold() in known)
    own = [list(run) for is_known, run in runs if not is_known]
    if own:
        told = (f"“{words[run[0].start() : run[-1].end()]}”" for run in own)
        yield f"not in the words of the house: {', '.join(told)}"

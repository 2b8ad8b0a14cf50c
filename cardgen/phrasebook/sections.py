"""The sections of a phrase file, and what the rules of each of them mean."""

from collections.abc import Mapping

from cardgen.effects.power.ability import CONDITION, LIMIT
from cardgen.effects.power.counts import COUNT
from cardgen.effects.power.moments import WHEN
from cardgen.effects.power.reading import ABILITY, Abilities
from cardgen.effects.power.tokens import FROM_SUPPLY
from cardgen.loading.kinds import Anything, Kind
from cardgen.loading.schema import Record
from cardgen.phrasebook.declared import VARIATION

RULES: Mapping[str, Kind | None] = {
    "sentences": Abilities(),
    "abilities": ABILITY,
    "counts": COUNT,
    "moments": WHEN,
    "limits": LIMIT,
    "conditions": CONDITION,
    "tokens": FROM_SUPPLY,
    "variations": VARIATION,
    "phrases": None,
}
CATEGORIES = ("words", "lists", *RULES)  # sections whose keys are categories


class Section(Anything):
    """A section, read on its own once the others are there that it needs."""

    def __init__(self, what: str) -> None:
        self.what = what


FILE = Record(
    dict,
    {
        "spelling": Section("how the language is spelt, such as {plural: 2, splits: false}"),
        "numbers": Section("numbers in words, such as {1: one}"),
        "icons": Section("the icons that carry a number, such as [coin]"),
        "synonyms": Section("words for <name>"),
        **dict.fromkeys(CATEGORIES, Section("categories by name")),
    },
    required=("spelling", "numbers", "words", "sentences"),
    what="the sections of a phrase file",
    example="spelling: …, numbers: …, words: …, sentences: …",
)

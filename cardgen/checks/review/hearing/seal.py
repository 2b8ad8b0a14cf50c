"""The seal of words that somebody has compared with the power: another one once either changes."""

from hashlib import blake2b
from json import dumps

from cardgen.phrasebook.speaker import Speaker

LETTERS = "bcdfghjklmpqrstvwxz"  # no words, and no numbers for YAML, can come of them
LENGTH = 7


def seal(speaker: Speaker, language: str) -> str:
    """The seal of words in a language together with the power, of all Ages."""
    variants = [(one.when, list(one.power)) for one in speaker.variants]
    words = ["".join(map(str, runs)) for runs in speaker.text[language]]
    told = dumps([list(speaker.power), variants, words], sort_keys=True)
    number = int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big")
    places = (number // len(LETTERS) ** place for place in range(LENGTH))
    return "".join(LETTERS[each % len(LETTERS)] for each in places)

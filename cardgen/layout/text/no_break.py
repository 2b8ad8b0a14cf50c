"""Spaces that must not break, by language: what a careful typesetter adds to plain words."""

import re

NO_BREAK, NARROW = "\u00a0", "\u202f"

_NUMBER = re.compile(r"(?<![\w,.])([+−-]?\d+(?:[.,]\d+)?½?|½)[ \u00a0](?=\w)")
_AGE = re.compile(r"\b([ÂA]ges?) (?=[IVX]+\b)")
# What the patterns below need, looked for first: most words have nothing of the kind.
_COUNTING, _FRENCH_SIGNS = frozenset("0123456789½"), frozenset(";:!?«»")
_FRENCH_BEFORE = re.compile(r"[ \u00a0\u202f]*([;!?]+|»|(?<!\d):|:(?!\d))")
_FRENCH_AFTER = re.compile(r"«[ \u00a0\u202f]*")


def _french(text: str) -> str:
    if _FRENCH_SIGNS.isdisjoint(text):
        return text
    text = _FRENCH_BEFORE.sub(NARROW + r"\1", text)
    return _FRENCH_AFTER.sub("«" + NARROW, text)


_LANGUAGE_RULES = {"fr": _french}


def insert_no_breaks(text: str, language: str) -> str:
    """The same words with unbreakable spaces where the language wants them.

    A number stays with what it counts, an Age with its numeral; French puts a narrow space
    before ; : ! ? and inside « ».
    """
    if not _COUNTING.isdisjoint(text):
        text = _NUMBER.sub(r"\1" + NO_BREAK, text)
    if "ge " in text or "ges " in text:
        text = _AGE.sub(r"\1" + NO_BREAK, text)
    rule = _LANGUAGE_RULES.get(language)
    return rule(text) if rule else text

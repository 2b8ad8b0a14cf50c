"""Spaces that must not break, words that lead on: what a careful typesetter heeds in a language."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from functools import partial

from cardgen.model.frozen import frozen
from cardgen.model.language import Typography

NO_BREAK, NARROW = "\u00a0", "\u202f"

SELDOM = 0.7  # of words that lead on, those that lead on less: a pronoun, `victory` before `points`
CLOSING = re.compile(r"[\u202f.,;:!?…)»]+$")  # what stands behind a word, with its narrow space

_SPACE = " \u00a0\u202f"
# Both begin with a figure, before which a sign may stand: to look for anything else takes longer.
_FIGURES = r"(?:(?<=½)|(?<=\d)\d*(?:[.,]\d+)?½?)"
_NUMBER = re.compile(rf"([0-9½](?<![\w,.].){_FIGURES})[ \u00a0](?=(\w+))")
_ALONE = re.compile(  # a number that counts nothing: what comes after it is no noun
    r"[0-9½](?:(?<=\w[ \u00a0].)|(?<=\w[ \u00a0][+−-]\d))"
    rf"{_FIGURES}(?=[.,;!?)]|:(?!\d)|\Z|[ \u00a0](\w+)\b)"
)
_SIGNED = tuple(NO_BREAK + sign for sign in ("", "+", "−", "-"))
_SECTION = re.compile("§ (?=\\d)")
_NAMED = re.compile(r"\b([^\W\d_a-zß-ÿ][^\W\d_]+) (?=[IVX]+\b)")  # Ramses II, but not “and II”
# What the patterns below need, looked for first: most words have nothing of the kind, and to seek
# one character after the other in words is six times quicker than to look at each of theirs.
_COUNTING = tuple("0123456789½")
_COUNTED_ON = r"(?=[IVX]+\b|[A-Z]\b|\d)"  # Age II, side B, space 9


@frozen
class NoBreakRules:
    """Where spaces must not break in a language: each pattern with what is looked for first, and
    what `unbroken` words become.

    `never_last` are the words that no line ends on if it can, in small letters; `articles` those
    that want the next word most, `seldom_last` those that lead on less. `unparted` has for the
    first of two words that no line parts if it can the second ones. `uncounted` are those that lead
    on and are no nouns that a number could count.
    """

    signs: frozenset[str] = frozenset()
    before: re.Pattern[str] | None = None
    after: re.Pattern[str] | None = None
    numbered: tuple[str, ...] = ()
    numerals: re.Pattern[str] | None = None
    unbroken: tuple[tuple[str, str], ...] = ()
    never_last: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    seldom_last: frozenset[str] = frozenset()
    unparted: Mapping[str, frozenset[str]] = field(default_factory=dict)
    uncounted: frozenset[str] = frozenset()

    __eq__, __hash__ = object.__eq__, object.__hash__  # one for each language; found by it quickly

    def leads_on(self, said: str) -> float:
        """How much a word wants the next one on its line, whatever that is: at most 1."""
        return 1.0 if said in self.never_last else SELDOM if said in self.seldom_last else 0.0


NO_RULES = NoBreakRules()


def no_break_rules(typography: Typography) -> NoBreakRules:
    """The rules that follow from a typography."""
    first, last = typography.narrow_inside[:1], typography.narrow_inside[1:]
    signs, words = typography.narrow_before, typography.before_numerals
    return NoBreakRules(
        frozenset((*signs, first, last)) - {""},
        _before(signs, last) if signs or last else None,
        re.compile(rf"{re.escape(first)}[{_SPACE}]*") if first else None,
        tuple(f"{word} " for word in words),
        re.compile(rf"\b({'|'.join(map(re.escape, words))}) {_COUNTED_ON}") if words else None,
        tuple((words, _joined(words)) for words in typography.unbroken),
        frozenset(typography.never_last),
        frozenset(typography.articles),
        frozenset(typography.seldom_last),
        _second_words(typography.unparted),
        frozenset((*typography.never_last, *typography.seldom_last)) - {*typography.counted},
    )


def _joined(words: str) -> str:
    """Words whose spaces never break, narrow ones in an abbreviation."""
    return words.replace(" ", NARROW if "." in words else NO_BREAK)


def _second_words(pairs: Sequence[str]) -> Mapping[str, frozenset[str]]:
    """Of pairs of words the second ones, by the first."""
    both = [pair.split(" ") for pair in pairs]
    return {first: frozenset(two for one, two in both if one == first) for first, _ in both}


def _before(signs: str, closing: str) -> re.Pattern[str]:
    """A sign, or several together, before which a space stands; before a colon within 10:30 stands
    none. It begins with what it may begin with, which is found ten times as fast as by its ways."""
    several, last = re.escape(signs.replace(":", "")), re.escape(closing)
    options = [rf"(?<=[{several}])[{several}]*"] if several else []
    options += [rf"(?<={last})"] if closing else []
    options += [r"(?<=:)(?:(?<!\d:)|(?!\d))"] if ":" in signs else []
    return re.compile(rf"([{re.escape(signs)}{last}](?:{'|'.join(options)}))")


def insert_no_breaks(text: str, rules: NoBreakRules) -> str:
    """The same words with unbreakable spaces where their language wants them.

    In every language a number stays with what it counts, or where that is nothing, with the word
    before it: a token worth 1. It stays with the name or the section sign before it: Ramses II,
    § 3. Narrow spaces are put before signs that want one and inside quotation marks, whether or
    not a space was typed there.
    """
    if _has_one(text, _COUNTING):
        text = _with_words_before(text, rules)
        text = _NUMBER.sub(partial(_with_noun, rules), text)
    if "§" in text:
        text = _SECTION.sub("§" + NO_BREAK, text)
    if " I" in text or " V" in text or " X" in text:
        text = _NAMED.sub(r"\1" + NO_BREAK, text)
    if numerals := rules.numerals:
        for word in rules.numbered:
            if word in text:
                text = numerals.sub(r"\1" + NO_BREAK, text)
                break
    for words, joined in rules.unbroken:
        text = text.replace(words, joined)
    if not _has_one(text, rules.signs):
        return text
    if rules.before:
        said = rules.before.split(text)
        said[:-1:2] = [words.rstrip(_SPACE) for words in said[:-1:2]]
        said[1::2] = [NARROW + sign for sign in said[1::2]]
        text = "".join(said)
    if rules.after:
        text = rules.after.sub(lambda found: found[0][0] + NARROW, text)
    return text


def _has_one(text: str, characters: Iterable[str]) -> bool:
    """Whether one of the characters is in a text."""
    for character in characters:  # noqa: SIM110  # `any` takes twice as long
        if character in text:
            return True
    return False


def _with_words_before(text: str, rules: NoBreakRules) -> str:
    """Each number with the word before it if no noun comes after it."""
    for found in _ALONE.finditer(text):
        if not found[1] or found[1].lower() in rules.uncounted:
            at = found.start() - 1 - (text[found.start() - 1] in "+−-")
            text = f"{text[:at]}{NO_BREAK}{text[at + 1 :]}"
    return text


def _with_noun(rules: NoBreakRules, found: re.Match[str]) -> str:
    """A number with the noun after it, or with whatever stands there if no word before has it."""
    before = found.string[: found.start()]
    tied = before.endswith(NO_BREAK if found[1] == "½" else _SIGNED)
    return found[0] if tied and found[2].lower() in rules.uncounted else found[1] + NO_BREAK

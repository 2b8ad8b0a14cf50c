"""Lines of a few sentences, each of which begins on a line of its own where there is room."""

from itertools import pairwise

from cardgen.layout.text.paragraph import MeasuredWord, Paragraph, WordGroup

ENDS = (".", "!", "?", "…")


def sentence_lines(words: Paragraph, measure: float, *, spare: int = 0) -> list[tuple[int, int]]:
    """The lines of `even`, or those that part sentences if they are at most `spare` more."""
    even = words.even(measure, spare=spare)
    parted = [line for part in _sentences(words) for line in _lines(words, part, measure)]
    return parted if len(parted) <= len(words.lines(measure)) + spare else even


def _lines(words: Paragraph, sentence: tuple[int, int], measure: float) -> list[tuple[int, int]]:
    """The lines of one sentence, as slices of the whole."""
    first, last = sentence
    alone = Paragraph(words.groups[first:last], words.space, words.never_last)
    return [(first + start, first + end) for start, end in alone.even(measure)]


def _sentences(words: Paragraph) -> list[tuple[int, int]]:
    """The sentences as slices of the groups."""
    inner = [at for at, group in enumerate(words.groups[:-1], 1) if _ends(group)]
    return list(pairwise([0, *inner, len(words.groups)]))


def _ends(group: WordGroup) -> bool:
    """Whether a sentence ends with this group."""
    last = group.parts[-1]
    return isinstance(last, MeasuredWord) and last.text.rstrip("”’»").endswith(ENDS)

"""How words are spelt: by their letters alone, and how many of them two words differ in."""

import unicodedata
from functools import cache

SHORTEST, LONG = 3, 6  # letters of a word that may be a slip for a name, and for any other word


@cache
def fold_letters(word: str) -> str:
    """The letters of a word, without accents, capitals and ligatures."""
    if word.isascii() and word.isalpha():  # most words
        return word.lower()
    apart = unicodedata.normalize("NFD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(sign for sign in apart if sign.isalpha())


def allowed_edits(length: int) -> int:
    """How many letters of a word so long may differ from the name that is meant."""
    return 0 if length <= SHORTEST else 1 if length < 7 else 2


def edit_steps(one: str, other: str, most: int) -> int:
    """How many letters must be put in, left out, changed or swapped with the next one.

    Beyond `most` they are no longer counted.
    """
    rows: list[list[int]] = [[*range(len(other) + 1)]]
    for i, sign in enumerate(one, 1):
        row, above = [i], rows[-1]
        for j, against in enumerate(other, 1):
            best = min(above[j] + 1, row[-1] + 1, above[j - 1] + (sign != against))
            if i > 1 and j > 1 and sign == other[j - 2] and against == one[i - 2]:
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
        rows.append(row)
    return rows[-1][-1]


def a_letter_apart(one: str, other: str) -> bool:
    """Whether two long words differ in one letter, and not as one and several do."""
    long = min(len(one), len(other)) >= LONG and abs(len(one) - len(other)) <= 1
    near = long and len({*one} ^ {*other}) <= 2  # to count the letters first is much quicker
    return (
        near and one.removesuffix("s") != other.removesuffix("s") and edit_steps(one, other, 1) == 1
    )

"""Close matches for an unknown word, and lists of words, as sentences need them."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from unicodedata import combining, normalize

JOINTS = str.maketrans("-_", "  ")
SMALL_LETTERS = "small letters a-z, digits, single hyphens between them"
FILE_NAME = re.compile(r"(?i)(?:.*[/\\])?([^/\\]*?)(?:\.(?:svg|png|jpe?g|webp|pdf|ya?ml))?")
MOST_LIKE = 3  # words looked at: the one that shares most letters need not be the one meant
LETTERS_PER_SLIP = 3
COMMENT = re.compile(r"(\S+?)#(.*)")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def closest_match(word: str, known: Iterable[str], *, near: float = 0.6) -> str:
    """The known word that was meant by `word`: as `near` to it as that, from 0 to 1 for the same,
    and it but for a slip or two, or with parts of it left out. An empty string when none is."""
    plain = {name.casefold(): name for name in known}
    typed = word.casefold()
    matches = get_close_matches(typed, plain, n=MOST_LIKE, cutoff=near)
    return next((plain[one] for one in matches if _may_be_meant(typed, one)), "")


def _may_be_meant(typed: str, known: str) -> bool:
    """Whether a word is another, mistyped: short ones that share most letters often are two. Of
    `leaders/nosuch`, in a pack that is spelled right, the letters behind the pack alone count."""
    pack = typed[: typed.rfind("/") + 1]
    if pack and known.startswith(pack):
        typed, known = typed[len(pack) :], known[len(pack) :]
    shorter, longer = sorted((typed, known), key=len)
    begun = shorter[:-1] if len(shorter) > LETTERS_PER_SLIP else shorter
    if longer.startswith(begun) or shorter in _bare(longer).split():  # city, cities
        return True
    return _slips(typed, known) <= max(1, len(longer) // LETTERS_PER_SLIP)


def _slips(one: str, other: str) -> int:
    """How many letters are put in, left out, exchanged with the next, or typed for others."""
    before: list[int] = []
    row: list[int] = [*range(len(other) + 1)]
    for i, letter in enumerate(one):
        above, row, last = before, [i + 1], row
        for j, wanted in enumerate(other):
            least = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter != wanted))
            if i and j and letter == other[j - 1] and wanted == one[i - 1]:
                least = min(least, above[j - 1] + 1)
            row.append(least)
        before = last
    return row[-1]


def same_spelling(word: str, known: Iterable[str]) -> str:
    """The known word that this one is but for capitals and what joins its parts, or nothing."""
    return next((name for name in known if _bare(name) == _bare(word)), "")


def _bare(word: str) -> str:
    return word.casefold().translate(JOINTS)


def plain_letters(word: str) -> str:
    """A word in small letters without accents and ligatures: `Éole` is `eole`."""
    apart = normalize("NFD", word.lower().translate(LIGATURES))
    return "".join(sign for sign in apart if not combining(sign))


def as_id(typed: str) -> str:
    """The id that is nearest to what is typed, `marée haute` → `maree-haute`, or nothing."""
    return "-".join(re.findall("[a-z0-9]+", plain_letters(typed)))


def how_to_type_id(typed: str, *, prefix: str = "") -> str:
    """What to type instead of an id that cannot be one: of a file its name, without the `prefix`
    that its files bear, else the nearest."""
    file = FILE_NAME.fullmatch(typed)
    if file and file[1] != typed and (name := as_id(file[1]).removeprefix(prefix)):
        return f"type {name}: the name alone, without folder and ending"
    plain = as_id(typed)
    return f"{SMALL_LETTERS}: type {plain}" if plain else SMALL_LETTERS


def how_to_write_id(typed: str, *, prefix: str = "") -> str:
    """The same for a file of YAML, where a comment may follow."""
    noted = COMMENT.fullmatch(typed)
    if noted and as_id(noted[1]) == noted[1]:
        return f"a comment has a space before its #: type {noted[1]} #{noted[2]}"
    return how_to_type_id(typed, prefix=prefix)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`: did you mean "pantheon"?` to follow a message, or nothing."""
    return ask_whether(closest_match(word, known))


def ask_whether(match: str) -> str:
    """The question whether `match` was meant, or nothing where nothing matched."""
    return f': did you mean "{match}"?' if match else ""


def join_words(names: Iterable[object], *, joined_by: str = "or") -> str:
    """`a, b or c`, the way a sentence lists them."""
    words = [str(name) for name in names]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joined_by} {words[-1]}"


def split_names(words: str | None) -> tuple[str, ...]:
    """`fr,en` as its parts, each once."""
    parts = (part.strip() for part in (words or "").split(","))
    return tuple(dict.fromkeys(part for part in parts if part))


def quantity(number: int, thing: str) -> str:
    """`1 card`, `2 cards`, `2 boxes`."""
    many = "es" if thing.endswith("x") else "s"
    return f"{number} {thing}{'' if number == 1 else many}"

"""Which cards of a deck are printed, and how often each: `iris,eris*2`."""

import re
from collections.abc import Collection, Sequence

from cardgen.suggest import ask_whether, closest_match

MOST_COPIES = 999
DIGITS = 10  # a number of as many is not even read
COPIED = r"{}[ :x×]+\d+"  # as some type copies of a card
LISTED = 12  # cards, where none is like what was typed
MOST_CARDS = 1_000_000  # in one build: more is a slip of whoever typed the copies


def select_cards(
    ids: Sequence[str], choice: str = "", *, each: Sequence[int] | None = None
) -> tuple[int, ...]:
    """The numbers of the cards to print, in order; a copy is the same number again.

    `ids` are the cards' ids, plain or with their pack (`faith/eris`); those of other components
    have their set too (`faith/boards/lagoon`). `choice` names some of them in the order wanted,
    each with `*n` for n copies; empty means all, `each` its own number of times (once when not
    given). ValueError says what to type.
    """
    if not choice.strip():
        times = each if each is not None else [1] * len(ids)
        chosen = list(enumerate(times))
    else:
        chosen = [_chosen(ids, part.strip()) for part in choice.split(",")]
    wanted = sum(count for _, count in chosen)
    if wanted > MOST_CARDS:
        raise ValueError(f"{wanted} cards are wanted: at most {MOST_CARDS} at once")
    return tuple(index for index, count in chosen for _ in range(count))


def _chosen(ids: Sequence[str], part: str) -> tuple[int, int]:
    """One part of the choice: the card's number, and how often it is wanted."""
    name, star, count = (piece.strip() for piece in part.partition("*"))
    if not name:
        raise ValueError("a card is missing between two commas; write them as iris,eris*2")
    if star and not (count.isdecimal() and len(count) < DIGITS):
        raise ValueError(f'"{part}" wants a number of copies after the star, as in {name}*2')
    times = int(count) if star else 1
    _refuse_copies(times, f'"{part}"')
    return _index(ids, name), times


def _index(ids: Sequence[str], name: str) -> int:
    """The one card called `name`, by its id with or without its pack."""
    ends = [n for n, known in enumerate(ids) if known == name or known.endswith(f"/{name}")]
    depth = min((ids[n].count("/") for n in ends), default=0)
    found = [n for n in ends if ids[n].count("/") == depth]  # a card before what goes with it
    if not found:
        short = {known.split("/")[-1] for known in ids}
        raise _unknown(name, set(ids) if "/" in name else short)
    if len(found) > 1:
        which = ", ".join(ids[index] for index in found)
        raise ValueError(f'"{name}" names several cards; say which one: {which}')
    return found[0]


def _unknown(name: str, known: Collection[str]) -> ValueError:
    listed = sorted(known)
    if copied := next((one for one in listed if re.fullmatch(COPIED.format(one), name)), ""):
        return ValueError(f'"{name}" wants a star before the number of copies, as in {copied}*2')
    near, rest = closest_match(name, listed), len(listed) - LISTED
    others = f" and {rest} more" if rest > 0 else ""
    advice = ask_whether(near) or f"; known: {', '.join(listed[:LISTED])}{others}"
    return ValueError(f'unknown card "{name}"{advice}')


def _refuse_copies(count: int, said: str) -> None:
    if not 1 <= count <= MOST_COPIES:
        raise ValueError(f"{said}: the number of copies is 1 to {MOST_COPIES}")

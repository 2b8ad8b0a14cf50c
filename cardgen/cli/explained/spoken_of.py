"""The effects, and the words beside them, that speak of something: what to type for an idea."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from cardgen.cli.explained.clause_values import INDENT, clause_values
from cardgen.effects.power.reading import (
    CLAUSES,
    ability_record,
    action_keys,
    action_purpose,
    effect_class,
)

LONGEST_ENDING = 3  # loot, looting
# Words of players for what no effect calls so.
MEANT: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("steal", "rob", "theft"), ("lose coins", "redirect", "swap", "copy")),
        **dict.fromkeys(("money", "gold"), ("coins", "lose coins")),
        **dict.fromkeys(("military", "army", "attack", "war"), ("shields", "skip", "redirect")),
        **dict.fromkeys(("sell", "sale"), ("play", "counts as")),
        "points": ("vp",),
        "free": ("build", "build from", "recruit", "chains"),
        "cheaper": ("discount", "trade", "bank price"),
        "protect": ("ward", "cancel"),
    }
)


def spoken_of(word: str) -> Iterator[str]:
    """The effects, and what may stand beside them, that speak of a word; nothing where none does.

    Of a word in the plural its singular is sought too.
    """
    stem = re.escape(word.lower().removesuffix("s"))
    said = re.compile(rf"\b{stem}\w{{0,{LONGEST_ENDING}}}\b", re.IGNORECASE)
    effects = [one for one in sorted(action_keys()) if _speaks(one, said)]
    effects = [*MEANT.get(word.lower(), ()), *effects]
    told = {one: action_purpose(one) for one in dict.fromkeys(effects)}
    lines = dict.fromkeys(line for key in CLAUSES for line in _values(key, said))
    widest = max(map(len, told), default=0)
    if told:
        yield f'Effects that speak of "{word}":'
        yield from (f"  {name:<{widest}}  {purpose}" for name, purpose in told.items())
    if lines:
        yield from ("", f'Beside effects, what speaks of "{word}":')
        yield from lines
    if told:
        yield from ("", f"more of each: cardgen explain {next(iter(told))}")


def _speaks(action: str, said: "re.Pattern[str]") -> bool:
    """Whether an effect says a word: in what it is, and in what it takes."""
    made, record = effect_class(action), ability_record(action)
    takes = [record.fields[key].what for key in record.fields if key not in CLAUSES]
    options = [str(one) for one in getattr(made.takes, "options", ())]
    return bool(
        said.search(" ".join((action_purpose(action), str(made.__doc__), *takes, *options)))
    )


def _values(key: str, said: "re.Pattern[str]") -> Iterator[str]:
    """What may be typed at a clause and says a word: `who: neighbours`."""
    records = [ability_record(one) for one in sorted(action_keys())]
    kinds = [one.fields[key] for one in records if key in one.fields]
    for line in clause_values(kinds):
        if said.search(line):
            yield f"{INDENT}{key}: {line.strip()}"

"""Powers that no phrase says: which clauses beside an effect keep it from being put into words."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import CLAUSES, effect_class, read_power
from cardgen.model.card import Name
from cardgen.model.finding import Report
from cardgen.model.located import Map, Seq
from cardgen.phrasebook.grammar.meaning import Variable
from cardgen.phrasebook.grammar.productions import Productions
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import Power
from cardgen.schema.records import attribute_name

Speaker = tuple[Phrasebook, Name | None]
OPTIONAL = "optional"
MOST_LEFT_OUT = 3  # clauses: a power that has words only without four of them is another one


class WordlessAbility(NamedTuple):
    """An ability without words as it is typed, and its place in the power.

    `clauses`: each of which it could do without to have words, or, if it must do without `all_`
    of them, these; none where that does not help. `other` is what the one of them that it cannot do
    without would have to be; an effect that no phrase has is not `spoken` of. `left_free`: it would
    have words if it said that its owner may do without.
    """

    typed: Map
    place: int
    clauses: tuple[str, ...]
    together: bool = False
    other: str = ""
    spoken: bool = True
    left_free: bool = False

    @property
    def action(self) -> str:
        """The key of the effect."""
        return next(key for key in self.typed if key not in CLAUSES)

    @property
    def needless(self) -> str:
        """The one of its clauses that says no more than another."""
        return "optional" if self.clauses == ("optional",) and _is_free(self.typed) else ""


def _is_free(typed: Map) -> bool:
    """Whether the owner may do without an ability by its `else` alone."""
    action = next(key for key in typed if key not in CLAUSES)
    return "else" in typed and effect_class(action).else_frees


def wordless_abilities(
    typed: Seq, power: Power, bearer: str, speakers: Sequence[Speaker]
) -> Iterator[WordlessAbility]:
    """The abilities of a power, as it is typed, that cannot be said in each of some languages.

    A power whose abilities all have words has some too: they are said one after the other.
    """
    for place, (held, ability) in enumerate(zip(typed, power, strict=False)):
        if isinstance(held, Map) and not _sayable((ability,), bearer, speakers):
            yield _wordless(held, place, bearer, speakers)


def _wordless(typed: Map, place: int, bearer: str, speakers: Sequence[Speaker]) -> WordlessAbility:
    clauses = [key for key in typed if key in CLAUSES]
    each = [one for one in clauses if _has_words(typed, (one,), bearer, speakers)]
    if _is_free(typed) and "optional" in each:
        each = ["optional"]
    if each:
        return WordlessAbility(typed, place, tuple(each))
    for size in range(2, MOST_LEFT_OUT + 1):
        for some in combinations(clauses, size):
            if _has_words(typed, some, bearer, speakers):
                return WordlessAbility(typed, place, some, together=True)
    if OPTIONAL not in typed and _sayable_as(typed, OPTIONAL, True, bearer, speakers):
        return WordlessAbility(typed, place, (), left_free=True)
    return _with_others(typed, place, bearer, speakers)


def _with_others(
    typed: Map, place: int, bearer: str, speakers: Sequence[Speaker]
) -> WordlessAbility:
    """An ability that would have words if a clause said what phrases say in its place."""
    made = effect_class(next(key for key in typed if key not in CLAUSES))
    meant = [one for book, _ in speakers for one in _meanings(book, made)]
    for key in (key for key in typed if key in CLAUSES):
        said = {getattr(one, attribute_name(key), None) for one in meant}
        for other in sorted(filter(None, map(_typed_word, said))):
            if other != typed[key] and _sayable_as(typed, key, other, bearer, speakers):
                return WordlessAbility(typed, place, (key,), other=other)
    return WordlessAbility(typed, place, (), spoken=bool(meant))


def _meanings(book: Phrasebook, made: type) -> Iterator[Any]:
    """What the phrases mean that say an effect."""
    for category in book.grammar.categories.values():
        for rule in category.rules if isinstance(category, Productions) else ():
            held = rule.means if isinstance(rule.means, tuple) else (rule.means,)
            effects = (getattr(one, "effect", None) for one in held)
            yield from (one for one in effects if isinstance(one, made))


def _typed_word(value: object) -> str:
    """A word of a closed list as it is typed; nothing of all else, and of what stands in a slot."""
    if isinstance(value, tuple) and len(value) == 1 and not isinstance(value, Variable):
        (value,) = value
    return value if isinstance(value, str) else ""


def _sayable_as(
    typed: Map, key: str, word: str | bool, bearer: str, speakers: Sequence[Speaker]
) -> bool:
    """Whether an ability would have words if one of its clauses said something else."""
    other = typed.without(key)
    other[key] = word
    return _has_words(other, (), bearer, speakers)


def _has_words(
    typed: Map, without: Collection[str], bearer: str, speakers: Sequence[Speaker]
) -> bool:
    """Whether an ability without some of its clauses is one, and has words."""
    for key in without:
        typed = typed.without(key)
    alone, report = Seq(typed.file, typed.spot), Report()
    alone.append(typed)
    alone.spots.append(typed.spot)
    read: tuple[Ability, ...] = read_power(alone, report)
    return bool(read) and not report.findings and _sayable(read, bearer, speakers)


def _sayable(power: Power, bearer: str, speakers: Sequence[Speaker]) -> bool:
    return all(book.write(power, bearer, name) is not None for book, name in speakers)

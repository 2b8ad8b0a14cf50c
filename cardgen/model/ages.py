"""The three Ages, and values that may differ by Age."""

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar
from unicodedata import normalize

T_co = TypeVar("T_co", covariant=True)
U = TypeVar("U")

AGES = ("I", "II", "III")


class Span(NamedTuple, Generic[T_co]):
    """Consecutive Ages that share one value: `first` and `last` index into AGES."""

    first: int
    last: int
    value: T_co


class ByAge(tuple[T_co, T_co, T_co]):
    """One value for each Age I, II, III; a value said once for several Ages is the same object."""

    __slots__ = ()

    @classmethod
    def same(cls, value: U) -> "ByAge[U]":
        return ByAge((value, value, value))

    def spans(self) -> tuple[Span[T_co], ...]:
        """Consecutive equal values joined: `(I, II-III)` gives two spans."""
        spans = [Span(0, 0, self[0])]
        for age in (1, 2):
            if self[age] == spans[-1].value:
                spans[-1] = Span(spans[-1].first, age, self[age])
            else:
                spans.append(Span(age, age, self[age]))
        return tuple(spans)


_AGES = {
    **{age.casefold(): age for age in AGES},
    **{str(number): age for number, age in enumerate(AGES, 1)},
}


def age_meant(key: str) -> str:
    """The Age that a key means, however it is written, or nothing: `2`, `ii`, `Ⅱ`, `Age II`."""
    plain = normalize("NFKC", key).casefold().replace("â", "a")
    return _AGES.get(plain.removeprefix("age "), "")


def ages_meant(keys: Iterable[str]) -> tuple[str, ...]:
    """The Ages that keys mean which are written otherwise: 1, ii, `Age III`; none where one of them
    means something else, two mean the same Age, or all are right."""
    typed = [*keys]
    meant = [age_meant(key) for key in typed]
    apart = all(meant) and len({*meant}) == len(meant)
    return tuple(meant) if apart and typed != meant else ()

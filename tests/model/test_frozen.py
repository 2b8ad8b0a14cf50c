"""Values that never change: what a dataclass with slots does, `@frozen` does."""

from collections.abc import Mapping
from copy import copy, deepcopy
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from pickle import dumps, loads
from typing import Any

import pytest

from cardgen.model.frozen import frozen


@frozen
class Coin:
    """A coin of some worth."""

    worth: int
    of: str = "gold"
    marks: Mapping[str, int] = field(default_factory=dict, compare=False)
    secret: str = field(default="", repr=False)


@frozen
class LargeCoin(Coin):
    """One with a rim."""

    rim: float = 1.5


@frozen
class Nothing:
    """No field at all."""


@dataclass(frozen=True, slots=True)
class Usual:
    """The same by the library's own means."""

    worth: int
    of: str = "gold"
    marks: Mapping[str, int] = field(default_factory=dict, compare=False)
    secret: str = field(default="", repr=False)


MADE: tuple[Any, ...] = Coin(3), Usual(3)


@pytest.mark.parametrize("one", MADE)
def test_it_is_made_shown_and_changed_alike(one: Any) -> None:
    kind = type(one)
    assert (one.worth, one.of, one.marks, one.secret) == (3, "gold", {}, "")
    assert repr(one) == f"{kind.__name__}(worth=3, of='gold', marks={{}})"
    assert one.marks is not kind(3).marks
    assert replace(one, of="tin") == kind(3, "tin") != one
    assert [each.name for each in fields(one)] == ["worth", "of", "marks", "secret"]
    assert kind.__match_args__ == ("worth", "of", "marks", "secret")


@pytest.mark.parametrize("one", MADE)
def test_it_is_equal_by_what_is_compared(one: Any) -> None:
    kind = type(one)
    assert one == kind(3, marks={"eagle": 1})
    assert hash(one) == hash(kind(3, marks={"eagle": 1}))
    assert one != kind(4)
    assert len({one, kind(3), kind(4)}) == 2
    assert one != (3, "gold", {}, "")


@pytest.mark.parametrize("one", MADE)
def test_it_never_changes(one: Any) -> None:
    with pytest.raises(FrozenInstanceError):
        one.worth = 4
    with pytest.raises(FrozenInstanceError):
        del one.worth
    with pytest.raises((AttributeError, TypeError)):
        one.more = 1
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize("one", MADE)
def test_it_can_be_copied_and_sent(one: Any) -> None:
    assert copy(one) == deepcopy(one) == loads(dumps(one)) == one


def test_one_field_more_stands_behind_those_inherited() -> None:
    assert LargeCoin(3, rim=2.0) == LargeCoin(3, "gold", {}, "", 2.0) != LargeCoin(3)
    assert LargeCoin(3) != Coin(3)
    assert repr(LargeCoin(3)) == "LargeCoin(worth=3, of='gold', marks={}, rim=1.5)"


def test_one_without_fields_is_equal_to_every_other() -> None:
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(Nothing())


def test_what_is_lacking_or_too_much_is_refused() -> None:
    with pytest.raises(TypeError, match="worth"):
        Coin()  # type: ignore[call-arg]  # it lacks what it is worth
    with pytest.raises(TypeError, match="colour"):
        Coin(3, colour="red")  # type: ignore[call-arg]  # it has no colour

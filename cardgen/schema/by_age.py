"""Values by Age: one tree with keys I, II, III anywhere becomes one tree an Age."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from cardgen.model.ages import AGES, ByAge, age_meant
from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, Seq, Spot, ValueRef
from cardgen.schema.kinds import Kind, refuse_ages
from cardgen.suggest import ask_whether

AGE_KEYS: Mapping[str, tuple[int, ...]] = {
    "I": (0,),
    "II": (1,),
    "III": (2,),
    "I-II": (0, 1),
    "II-III": (1, 2),
    "I-III": (0, 1, 2),
}
ALL = (0, 1, 2)
HOLDERS = (Map, Seq)  # asked of each value; a union made each time takes four times as long


class LocatedValue(NamedTuple):
    """A value and where it was written; Ages that share it share this object."""

    value: Any
    where: ValueRef


def expand_ages(value: Any, report: Report) -> ByAge[Any]:
    """One tree an Age; without Age keys the very same object three times.

    Ages that share a tree share the object. Maps and lists keep their file and spots; the spot
    of a value by Age is that of the Age's own value. A value left out for an Age is MISSING and
    reported (`ages-hole`); so are `ages-overlap`, `ages-mixed` and `ages-outside`.
    """
    if not varies_by_age(value):
        return ByAge.same(value)
    trees = _different_trees(LocatedValue(value, ValueRef(value)), ALL, report)
    return ByAge((trees[0].value, trees[1].value, trees[2].value))


def expand_ages_at(
    where: ValueRef, report: Report, *, partial: bool = False
) -> ByAge[LocatedValue]:
    """Like `expand_ages` for the value at `where`, each Age with the place of its own value.

    With `partial`, the outermost map may leave Ages out: these are MISSING without a finding.
    """
    held = LocatedValue(where.value, where)
    if not varies_by_age(held.value):
        return ByAge.same(held)
    trees = (
        _chosen(held.value, ALL, report, partial)
        if partial
        else _different_trees(held, ALL, report)
    )
    return ByAge((trees[0], trees[1], trees[2]))


def varies_by_age(value: object) -> bool:
    """Whether Age keys stand anywhere in the tree."""
    if isinstance(value, Map):
        if not AGE_KEYS.keys().isdisjoint(value):
            return True
        held: Iterable[object] = value.values()
    else:
        held = value if isinstance(value, Seq) else ()
    return any(map(varies_by_age, [one for one in held if isinstance(one, HOLDERS)]))


def _trees(held: LocatedValue, ages: tuple[int, ...], report: Report) -> dict[int, LocatedValue]:
    if not varies_by_age(held.value):
        return dict.fromkeys(ages, held)
    return _different_trees(held, ages, report)


def _different_trees(
    held: LocatedValue, ages: tuple[int, ...], report: Report
) -> dict[int, LocatedValue]:
    """Those of a tree that varies by Age."""
    value = held.value
    if isinstance(value, Map) and not AGE_KEYS.keys().isdisjoint(value):
        return _chosen(value, ages, report)
    return _rebuilt(value, held.where, ages, report)


def _chosen(
    value: Map, ages: tuple[int, ...], report: Report, partial: bool = False
) -> dict[int, LocatedValue]:
    """The branches of a map by Age."""
    trees: dict[int, LocatedValue] = {}
    for key, branch in value.items():
        wanted = AGE_KEYS.get(key, ())
        if ages != ALL or not wanted or not trees.keys().isdisjoint(wanted):
            wanted = _wanted(value, key, ages, trees, report)
        if wanted:
            held = LocatedValue(branch, ValueRef(value, key))
            if isinstance(branch, HOLDERS):
                trees.update(_trees(held, wanted, report))
            else:
                trees.update(dict.fromkeys(wanted, held))
    holes = [age for age in ages if age not in trees]
    if holes and not partial:
        _note(report, "ages-hole", ValueRef(value), f"nothing for Age {_named(holes)}")
    if holes:
        trees.update(dict.fromkeys(holes, LocatedValue(MISSING, ValueRef(value))))
    return trees


def _wanted(
    value: Map, key: str, ages: tuple[int, ...], taken: Mapping[int, LocatedValue], report: Report
) -> tuple[int, ...]:
    """The Ages this key still serves; what is wrong with the key is reported."""
    where = ValueRef(value, key, at_key=True)
    if key not in AGE_KEYS:
        _note(
            report,
            "ages-mixed",
            where,
            f'"{key}" stands among keys that are Ages{ask_whether(age_meant(key))}',
        )
        return ()
    twice = [age for age in AGE_KEYS[key] if age in taken]
    if twice:
        _note(report, "ages-overlap", where, f"Age {_named(twice)} is given twice")
    outside = [age for age in AGE_KEYS[key] if age not in ages]
    if outside:
        _note(
            report,
            "ages-outside",
            where,
            f"Age {_named(outside)} is never read here: this stands under Age {_named(ages)}",
        )
    return tuple(age for age in AGE_KEYS[key] if age in ages and age not in taken)


def _rebuilt(
    value: Map | Seq, where: ValueRef, ages: tuple[int, ...], report: Report
) -> dict[int, LocatedValue]:
    """One copy for each different set of parts; the value itself where nothing differs."""
    parts = {
        key: _trees(LocatedValue(part, ValueRef(value, key)), ages, report)
        for key, part in _parts(value)
        if varies_by_age(part)
    }
    made: dict[tuple[int, ...], LocatedValue] = {}
    trees: dict[int, LocatedValue] = {}
    for age in ages:
        chosen = {key: by_age[age] for key, by_age in parts.items()}
        signature = tuple([id(held.value) for held in chosen.values()])
        if signature not in made:
            made[signature] = LocatedValue(_copy(value, chosen) if chosen else value, where)
        trees[age] = made[signature]
    return trees


def _parts(value: Map | Seq) -> Iterable[tuple[Any, Any]]:
    return value.items() if isinstance(value, Map) else enumerate(value)


def _copy(value: Map | Seq, chosen: Mapping[Any, LocatedValue]) -> Map | Seq:
    """The map or list with some of its parts, and their spots, put in."""
    copied: Any
    if isinstance(value, Map):
        copied = Map(value.file, value.spot)
        copied.update(value)
        copied.spots, copied.key_spots = dict(value.spots), value.key_spots
    else:
        copied = Seq(value.file, value.spot)
        copied += value
        copied.spots = list(value.spots)
    for key, held in chosen.items():
        copied[key], copied.spots[key] = held.value, _spot(held.where)
    return copied  # type: ignore[no-any-return]  # Any, for keys of maps and of lists alike


def _spot(where: ValueRef) -> Spot:
    spots: Any = where.container.spots
    return where.container.spot if where.key is None else spots[where.key]


def _named(ages: Iterable[int]) -> str:
    return " and ".join(AGES[age] for age in ages)


def _note(report: Report, code: str, where: ValueRef, message: str) -> None:
    report.add(
        code=code,
        place=where.place,
        message=message,
        help=f"say each Age once, with the keys {', '.join(AGE_KEYS)}",
    )


def read_once(ages: ByAge[LocatedValue], read: Callable[[LocatedValue], Any]) -> list[Any]:
    """What `read` makes of the value of each Age; it is called once for Ages that share one."""
    made: dict[int, Any] = {}
    for held in ages:
        if id(held) not in made:
            made[id(held)] = read(held)
    return [made[id(held)] for held in ages]


class PerAge:
    """A kind that may be given by Age → ByAge; one value for all Ages is read once."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    @property
    def what(self) -> str:
        return f"{self.kind.what}, or a map by Age of them"

    def fits(self, value: object) -> bool:
        by_age = isinstance(value, Map) and not AGE_KEYS.keys().isdisjoint(value)
        return by_age or self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        """The ByAge of what the kind reads, or MISSING when an Age could not be read."""
        if isinstance(value, Map) and not varies_by_age(value) and refuse_ages(value, report):
            return MISSING
        trees = expand_ages_at(where, report)
        values = read_once(trees, lambda held: self.kind.read(held.value, held.where, report))
        return MISSING if MISSING in values else ByAge(values)

    def json_schema(self) -> dict[str, Any]:
        return by_age_schema(self.kind.json_schema())


class SaidOnce:
    """A kind that never goes by Age → ByAge of the one value: for games that have no Ages."""

    def __init__(self, kind: Kind) -> None:
        self.kind, self.what = kind, kind.what

    def fits(self, value: object) -> bool:
        return self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        """The value of the kind for each Age, or MISSING."""
        read = self.kind.read(value, where, report)
        return MISSING if read is MISSING else ByAge.same(read)

    def json_schema(self) -> dict[str, Any]:
        return self.kind.json_schema()


def by_age_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """JSON Schema of a value that may be given by Age (holes and overlaps are not its matter)."""
    ages = {key: {**schema, "description": f"in Age {key}"} for key in AGE_KEYS}
    by_age = {"type": "object", "minProperties": 1, "properties": ages}
    return {"anyOf": [schema, {**by_age, "additionalProperties": False}]}

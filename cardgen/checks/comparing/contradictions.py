"""Two sentences that tell one thing, of which one says the contrary of the other."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardgen.project.prose.senses.told_sentences import ToldSentence

TEXT, ANSWER = "text", ("ruling", "reason")
CONTRARY_SIGN, NUMBER_SIGN, DENIAL_SIGN = "!#-"  # as terms of statements begin
LOOSE_SIGNS = NUMBER_SIGN + DENIAL_SIGN  # others are the frame in which these stand
# Senses of which one makes another rule than its contrary, whoever tells it. Others depend on who
# tells it: what one player gives, another gains.
CONTRARY = (
    ("prior", "subsequent"),
    ("keeping", "discarding"),
    ("returning", "taking"),
    ("gaining", "losing"),
    ("sparing", "requiring"),
    ("most of all", "least of all"),
    ("most of all", "less of it"),
    ("more of it", "least of all"),
    ("no more than", "no less than"),
    ("larger than", "smaller than"),
    ("dearer than", "cheaper than"),
    ("rising", "falling"),
    ("opening", "closing"),
    ("allowed", "forbidden"),
    ("allowed", "compulsory"),
    ("possible", "impossible"),
    ("ever and ever", "at no time"),
    ("counted in", "left out"),
    ("on top", "in its place"),
    ("on top", "taken off"),
    ("up to then", "from then on"),
    ("any time", "a single time"),
    ("twice over", "a single time"),
    ("at one time", "one by one"),
    ("still so", "no longer so"),
    ("winning", "beaten"),
    ("advancing", "retreating"),
    ("shown", "hidden"),
    ("upper part", "lower part"),
    ("near", "far"),
    ("rich", "poor"),
    ("going in", "going out"),
    ("in front", "behind"),
    ("whole lot", "not one"),
    ("left", "right"),
    ("side A", "side B"),
    ("first player", "second player"),
)
# They say no as well: two in one sentence, or one and a denial, cancel each other.
DENYING = frozenset(("!no longer so", "!forbidden", "!impossible", "!at no time", "!not one"))
# Said of a thing before it in one language and behind it in another: the lowest number.
OF_THINGS = frozenset(
    ("!most of all", "!least of all", "!more of it", "!less of it", "!shown", "!hidden")
)
IN_ORDER = frozenset(("!prior", "!subsequent"))  # who stands before them and who behind
EXCEPTIONS = frozenset(("=unless", "=except"))  # what is told with one is told of two cases
AGES = frozenset(("=Age I", "=Age II", "=Age III"))
NEAR = 2  # terms on either side of what is contrary, by which its place is known
BOTH, SWAPPED = 2, 2
# How much two sentences share, in the weight of their words, where what is contrary stands between
# the same terms, or beside the same; and which part of the one that says less.
WEIGHTS, NAME_WEIGHT = MappingProxyType({"=": 3.0, "~": 4.5, "!": 3.5}), 6.0
LOOSE, FIRM, LEAST = 8.0, 9.0, 0.1
HALF, ENOUGH, MOST, NEARLY = 0.5, 0.6, 0.75, 0.8
Side = Sequence[str]


def _opposites() -> Mapping[str, tuple[str, ...]]:
    """By each term those that it is contrary to."""
    found: dict[str, set[str]] = {}
    for one, other in CONTRARY:
        for term, contrary in ((one, other), (other, one)):
            found.setdefault(CONTRARY_SIGN + term, set()).add(CONTRARY_SIGN + contrary)
    return MappingProxyType({term: tuple(sorted(each)) for term, each in found.items()})


OPPOSITE = _opposites()
CONTRARIES = frozenset(sense for pair in CONTRARY for sense in pair)


class TermPlace(NamedTuple):
    """A term, its number in the sentence, and what stands just before and just behind it."""

    term: str
    number: int
    before: Side
    behind: Side


class SentenceRow:
    """A sentence of a passage as it is compared, without its particles."""

    def __init__(self, statement: "ToldSentence", particles: frozenset[str]) -> None:
        self.statement, self._particles = statement, particles
        self.implied, self.kind, self.key = statement.implied, statement.kind, statement.key

    @cached_property
    def _firm(self) -> list[int]:
        """The numbers of the terms in whose frame the others stand."""
        particles = self._particles
        return [
            at
            for at, term in enumerate(self.statement.terms)
            if term[0] not in LOOSE_SIGNS and term not in particles
        ]

    @cached_property
    def order(self) -> list[str]:
        return [self.statement.terms[at] for at in self._firm]

    @cached_property
    def whats(self) -> frozenset[str]:
        return frozenset(self.order)

    @cached_property
    def named(self) -> frozenset[str]:
        return frozenset(self.statement.named)

    @cached_property
    def words(self) -> frozenset[str]:
        return self.whats.union(["=" + one for one in self.named])

    @cached_property
    def contraries(self) -> "list[TermPlace]":
        return self._places(CONTRARY_SIGN)

    def _places(self, sign: str) -> list[TermPlace]:
        """The terms of a sign, each with those around it."""
        return [
            self._place(at, term) for at, term in enumerate(self.statement.terms) if term[0] == sign
        ]

    def _place(self, at: int, term: str) -> TermPlace:
        firm = bisect_left(self._firm, at)
        behind = firm + (term[0] == CONTRARY_SIGN)
        before = self.order[max(firm - NEAR, 0) : firm]
        return TermPlace(term, at, before, self.order[behind : behind + NEAR])

    @cached_property
    def numbers(self) -> list[TermPlace]:
        return self._places(NUMBER_SIGN)

    @cached_property
    def denials(self) -> list[TermPlace]:
        return self._places(DENIAL_SIGN)

    @property
    def section(self) -> tuple[object, ...]:
        """What is told together with it: an answer and its reason, the notes of a card."""
        return self.key[: 2 if self.kind in ANSWER else 3]

    def denies(self, but: str = "") -> bool:
        """Whether it denies something in all, a term in `but` apart."""
        denying = (one.term in DENYING and one.term != but for one in self.contraries)
        return (len(self.denials) + sum(denying)) % 2 == 1


class Contradiction(NamedTuple):
    """Two sentences, and of each the number of the term that is contrary to the other."""

    one: SentenceRow
    other: SentenceRow
    here: int
    there: int


Pairs = Iterator[tuple[SentenceRow, TermPlace, SentenceRow, TermPlace]]


class SentenceRows:
    """Sentences of one language, each held against those that tell the same."""

    def __init__(self, rows: Sequence[SentenceRow]) -> None:
        self._rows = rows
        self._sections: dict[tuple[object, ...], list[SentenceRow]] = defaultdict(list)
        for row in rows:
            self._sections[row.section].append(row)

    def contradictions(self, fresh: Sequence[SentenceRow]) -> Iterator[Contradiction]:
        """Every two sentences of which one denies what the other tells, once, if either is one of
        those that are fresh."""
        met: set[tuple[int, int]] = set()
        found = chain(self._contrary(fresh), self._differing(fresh), self._denied(fresh))
        for one, here, other, there in found:
            pair = min(id(one), id(other)), max(id(one), id(other))
            if pair not in met:
                met.add(pair)
                yield Contradiction(one, other, here.number, there.number)

    def _contrary(self, fresh: Sequence[SentenceRow]) -> Pairs:
        """Contrary senses that stand beside the same term."""
        places = _by_side(fresh)
        terms = frozenset(contrary for term, _, _ in places for contrary in OPPOSITE[term])
        for other in self._rows:
            if terms.isdisjoint(other.statement.terms):
                continue
            for there in other.contraries:
                near = {
                    (id(one), here.number): (one, here)
                    for contrary in OPPOSITE[there.term]
                    for side, beside in _beside(there)
                    for one, here in places.get((contrary, side, beside), ())
                }
                for one, here in near.values():
                    if self._are_contrary(one, here, other, there):
                        yield one, here, other, there

    def _are_contrary(
        self, one: SentenceRow, here: TermPlace, other: SentenceRow, there: TermPlace
    ) -> bool:
        """Whether all else agrees in what two sentences say, one of which denies the other."""
        shared, parts = self._shared(one, other, here.term, there.term)
        sides = _sides(here, there)
        if sides == BOTH:
            likely = shared >= LOOSE and max(parts) >= HALF
        else:
            turned = here.term in IN_ORDER  # the Age before the draft, the draft before the Age
            likely = sides == 1 and not turned and shared >= FIRM and max(parts) >= MOST
        return (
            likely
            and _comparable(one, other)
            and one.denies(here.term) == other.denies(there.term)
            and _opposed(one, other) == {(here.term, there.term)}
            and _are_alike(one, other, parts)
            and not self._is_contrast(one, here, other, there)
        )

    def _differing(self, fresh: Sequence[SentenceRow]) -> Pairs:
        """Sentences with as many numbers, of which one is another, or two have changed places."""
        groups: dict[tuple[object, ...], list[SentenceRow]] = defaultdict(list)
        for row in fresh:
            for group in _by_number(row):
                groups[group].append(row)
        for other in self._rows if groups else ():
            for group in _by_number(other):
                for one in groups.get(group, ()):
                    yield from self._differ(one, other)

    def _differ(self, one: SentenceRow, other: SentenceRow) -> Pairs:
        pairs = [*zip(one.numbers, other.numbers, strict=True)]
        apart = [(here, there) for here, there in pairs if here.term != there.term]
        turned = len(apart) == SWAPPED and [(there.term, here.term) for here, there in apart[::-1]]
        if len(apart) != 1 and turned != [(here.term, there.term) for here, there in apart]:
            return
        if not _comparable(one, other) or one.denies() != other.denies() or _opposed(one, other):
            return
        shared, parts = self._shared(one, other)
        if shared >= FIRM and max(parts) >= NEARLY and min(parts) >= HALF:
            here, there = apart[0]
            beside = all(_sides(*pair) == BOTH for pair in apart)
            if beside and not self._is_contrast(one, here, other, there):
                yield one, here, other, there

    def _denied(self, fresh: Sequence[SentenceRow]) -> Pairs:
        """Sentences of which one says no between two terms that stand side by side in the other."""
        yield from self._denied_by(fresh, self._rows)
        yield from self._denied_by(self._rows, fresh)

    def _denied_by(self, denying: Sequence[SentenceRow], plain: Sequence[SentenceRow]) -> Pairs:
        denied: dict[tuple[str, str], list[tuple[SentenceRow, TermPlace]]] = defaultdict(list)
        for row in denying:
            for place in row.denials if len(row.denials) == 1 else ():
                if place.before and place.behind:
                    denied[place.before[-1], place.behind[0]].append((row, place))
        for other in plain if denied else ():
            for pair in zip(other.order, other.order[1:], strict=False):
                for row, place in denied.get(pair, ()):
                    if not other.denials and self._is_denied(row, other):
                        there = other.statement.terms.index(pair[1])
                        yield row, place, other, TermPlace(pair[1], there, (), ())

    def _is_denied(self, one: SentenceRow, other: SentenceRow) -> bool:
        shared, parts = self._shared(one, other)
        return (
            shared >= FIRM
            and max(parts) >= NEARLY
            and min(parts) >= ENOUGH
            and _comparable(one, other)
            and not _opposed(one, other)
            and one.denies() != other.denies()
        )

    def _shared(
        self, one: SentenceRow, other: SentenceRow, *apart: str
    ) -> tuple[float, tuple[float, float]]:
        """How much two sentences share, and which part of each that is but for what is `apart`."""
        common = one.words & other.words
        shared = _weight(common)
        mine, yours = (_weight((each.whats | common).difference(apart)) for each in (one, other))
        return shared, (shared / max(mine, LEAST), shared / max(yours, LEAST))

    def _is_contrast(
        self, one: SentenceRow, here: TermPlace, other: SentenceRow, there: TermPlace
    ) -> bool:
        """Whether what is told beside one of the sentences tells the contrary of it too: then the
        two cases are told apart there."""
        return self._tells(one, here, there.term) or self._tells(other, there, here.term)

    def _tells(self, row: SentenceRow, here: TermPlace, contrary: str) -> bool:
        return any(
            place.term == contrary and _sides(here, place)
            for other in self._sections[row.section]
            if other is not row
            for place in (*other.contraries, *other.numbers)
        )


def _weight(words: Iterable[str]) -> float:
    return sum([NAME_WEIGHT if one.startswith("=name") else WEIGHTS[one[0]] for one in words])


def _by_side(
    rows: Iterable[SentenceRow],
) -> Mapping[tuple[str, str, str], list[tuple[SentenceRow, TermPlace]]]:
    """What has a contrary, by its sense and by each term on a side of it."""
    places: dict[tuple[str, str, str], list[tuple[SentenceRow, TermPlace]]] = defaultdict(list)
    for row in rows:
        for place in row.contraries:
            for side, beside in _beside(place):
                places[place.term, side, beside].append((row, place))
    return places


def _beside(place: TermPlace) -> list[tuple[str, str]]:
    """The terms near it, each with the side on which it stands."""
    before, behind = ("", "") if place.term in OF_THINGS else ("before", "behind")
    return [(before, one) for one in place.before] + [(behind, one) for one in place.behind]


def _by_number(row: SentenceRow) -> list[tuple[object, ...]]:
    """By what sentences with numbers are held against each other."""
    behind = dict.fromkeys(tuple(place.behind[:1]) for place in row.numbers)
    return [(row.named, len(row.numbers), one) for one in behind]


def _sides(one: TermPlace, other: TermPlace) -> int:
    """On how many sides two terms have a neighbour in common, or both have none."""
    if one.term in OF_THINGS:
        around = {*one.before, *one.behind}
        return 0 if around.isdisjoint((*other.before, *other.behind)) else BOTH
    before = not set(one.before).isdisjoint(other.before)
    behind = not set(one.behind).isdisjoint(other.behind)
    if not (before or behind):
        return 0
    return (before or not (one.before or other.before)) + (
        behind or not (one.behind or other.behind)
    )


def _comparable(one: SentenceRow, other: SentenceRow) -> bool:
    """Whether two sentences may tell one thing: of the same cards, in the same Ages, and without
    exceptions. Words of cards are held against their powers, not against each other."""
    if one.key == other.key or one.kind == other.kind == TEXT:
        return False
    mine, yours = AGES & one.whats, AGES & other.whats
    if (mine and yours and mine != yours) or EXCEPTIONS & (one.whats | other.whats):
        return False
    return (one.implied or one.named <= other.named) or (other.implied or other.named <= one.named)


def _opposed(one: SentenceRow, other: SentenceRow) -> set[tuple[str, str]]:
    """The terms of one sentence that the other lacks, saying the contrary."""
    return {
        (place.term, contrary)
        for place in one.contraries
        if place.term not in other.whats
        for contrary in OPPOSITE[place.term]
        if contrary in other.whats and contrary not in one.whats
    }


def _are_alike(one: SentenceRow, other: SentenceRow, parts: tuple[float, float]) -> bool:
    """Whether both are about the same; notes of two cards, only where they say the same."""
    apart = one.implied and other.implied and one.named and other.named
    return not apart or one.named == other.named or min(parts) >= ENOUGH

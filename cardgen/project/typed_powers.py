"""The powers of a pack's cards, typed once each, and what is wrong with those of its boards."""

from collections.abc import Callable, Iterable, Iterator

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import read_power, read_powers
from cardgen.layout.template.variables import Powers
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Report
from cardgen.model.located import Seq
from cardgen.model.wonder import Wonder

MOST_KNOWN = 4096  # powers: those of many cards soon come back


class TypedPowers:
    """Typed powers by card id; a card is best read early, while its entry is parsed."""

    def __init__(self) -> None:
        self._report = Report("ability")
        self._powers: dict[str, Powers] = {}
        self._known: dict[str, tuple[Ability, ...]] = {}  # without fault, by what they say
        self._variants: dict[str, tuple[tuple[str, Powers], ...]] = {}  # where a card has any
        self._boards: dict[str, dict[int, tuple[Ability, ...]]] = {}  # by identity of their entries

    def of(self, card: Card) -> Powers:
        """The powers of a card; what is wrong with them is noted."""
        if card.id not in self._powers:
            about = self._report.about(card=card.id)
            self._powers[card.id] = self._read(card.power, about)
            read = [(variant, self._read(variant.power, about)) for variant in card.variants]
            if told := tuple((one.when, powers) for one, powers in read if one.said == "card"):
                self._variants[card.id] = told
        return self._powers[card.id]

    def _read(self, power: ByAge[Seq], report: Report) -> Powers:
        """The abilities of every Age; equal ones are read once, and are the same for all cards."""
        different = {id(tree): tree for tree in power}
        said = {at: repr(tree) for at, tree in different.items()}
        if not self._known.keys() >= set(said.values()):
            before, read = len(report), read_powers(power, report)
            if len(report) > before:
                return read
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = zip(power, read, strict=True)
            self._known.update({said[id(tree)]: abilities for tree, abilities in known})
        return ByAge([self._known[said[id(tree)]] for tree in power])

    def told(self, card: Card) -> tuple[Powers, tuple[tuple[str, Powers], ...]]:
        """The powers that the words of a card tell, and of its variants those, with what is in
        play; to parse its entry for them once more takes three times as long as to read words that
        are known."""
        return self.of(card), self._variants.get(card.id, ())

    def board(self, wonder: Wonder) -> Callable[[Seq], tuple[Ability, ...]]:
        """What types the powers of a board; what is wrong with any of them is noted now."""
        if wonder.id not in self._boards:
            about = self._report.about(card=wonder.id)
            self._boards[wonder.id] = {
                id(power): read_power(power, about)
                for side in wonder.sides.values()
                for power in (side.power, *(stage.power for stage in side.stages))
            }
        typed = self._boards[wonder.id]
        return lambda power: typed[id(power)]

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is wrong with the powers read so far, as the effects say."""
        return self._report.findings


def mentioned(powers: Powers) -> tuple[str, ...]:
    """The ids of cards that a card's powers name, each once."""
    return tuple(dict.fromkeys(_mentions(ability for power in powers for ability in power)))


def _mentions(abilities: Iterable[Ability]) -> Iterator[str]:
    for ability in abilities:
        yield from ability.effect.mentions()
        if ability.then or ability.else_:
            yield from _mentions((*ability.then, *ability.else_))

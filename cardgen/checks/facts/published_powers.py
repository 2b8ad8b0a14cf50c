"""Powers that were published, told a second time in pack.yaml, the other way round."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_pack
from cardgen.effects.power.description import describe_ability
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.wonder import Wonder
from cardgen.project.sources import is_published
from cardgen.suggest import did_you_mean

if TYPE_CHECKING:
    from cardgen.effects.power.ability import Ability
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

KEY, CODE = "published powers", "published-power"
Printed = dict[str, tuple[Card | Wonder, str]]  # by `haven` or `rhodos A 2`: whose it is, in words


class ToldPower(NamedTuple):
    """A name beside the power that it has."""

    name: str
    power: str
    place: Place


def check_published_powers(prose: "Prose") -> Iterator[Finding]:
    """The powers of each pack that tells them a second time."""
    project = prose.project
    for view in project.packs:
        if view.pack.published_powers:
            yield from look_at_pack(project, KEY, view, partial(_in_pack, view))


def _in_pack(view: "PackView") -> Iterator[Finding]:
    every: Printed = {name: (owner, words) for name, owner, words in _printed(view)}
    told = [*_told(view)]
    for one in told:
        if not _is_unread(view, one.name, every):
            yield from _otherwise(one, every)
    known = {one.name for one in told}
    for name, (owner, _) in every.items():
        source = owner.sources.get("power", "")
        faulty = owner.id in view.faulty_powers
        if is_published(source) and name not in known and not faulty:
            message = f'{name} has its power from "{source}", and {KEY} does not tell it'
            help = f"add it to {KEY}: of pack.yaml, or say the source that it has, such as house"
            yield Finding(CODE, CODE, owner.place("source"), message, help, card=owner.id)


def _is_unread(view: "PackView", name: str, printed: Printed) -> bool:
    """Whether the power of a card or a stage cannot be read."""
    id = name.partition(" ")[0]
    return id in view.faulty_powers or (name not in printed and view.may_hold(id))


def _told(view: "PackView") -> Iterator[ToldPower]:
    for power, names in view.pack.published_powers.items():
        for index, name in enumerate(names):
            yield ToldPower(name, power, view.pack.entry.place(KEY, power, index))


def _otherwise(one: ToldPower, printed: Printed) -> Iterator[Finding]:
    """A card or stage that is not there, or does something else."""
    if one.name not in printed:
        message = f'no card or stage "{one.name}"{did_you_mean(one.name, tuple(printed))}'
        yield Finding(CODE, CODE, one.place, message, "type its id, or rhodos A 2 of a board")
        return
    owner, words = printed[one.name]
    if _compared(words) != _compared(one.power):
        place = owner.place("power") if isinstance(owner, Card) else owner.place("sides")
        message = f'{one.name}: "{words}", and {KEY} says "{one.power}"'
        help = f"mend the power, or {KEY}: in pack.yaml ({one.place})"
        yield Finding(CODE, CODE, place, message, help, card=owner.id)


def _printed(view: "PackView") -> Iterator[tuple[str, Card | Wonder, str]]:
    """Each power: of a card, or of a card in one Age where they differ; of a side and a stage."""
    for card in view.cards:
        ages = [_in_words(power) for power in view.powers(card)]
        if len({*ages}) == 1:
            yield card.id, card, ages[0]
        else:
            yield from ((f"{card.id} {AGES[age]}", card, said) for age, said in enumerate(ages))
    for board in view.pack.wonders:
        typed = view.readings.board(board)
        for letter, side in board.sides.items():
            if side.power:
                yield f"{board.id} {letter}", board, _in_words(typed(side.power))
            for number, stage in enumerate(side.stages, 1):
                yield f"{board.id} {letter} {number}", board, _in_words(typed(stage.power))


def _compared(words: str) -> list[list[str]]:
    """A power clause by clause, the words of each in one order: a list of things has none."""
    return [sorted(clause.replace(",", "").split()) for clause in words.split(" · ")]


def _in_words(power: "tuple[Ability, ...]") -> str:
    return "; ".join(map(describe_ability, power)) or "nothing"


PUBLISHED_POWER = Check(
    slug="published-power",
    title="A power that differs from the one that was published",
    why="""\
Cards of the published games print nothing here: they are facts for the rules, and no words bear
witness of what they do. So a pack may tell their powers once more in pack.yaml, the other way
round: what is done, as `cardgen show CARD` says it under `understood` (; between several lines),
and then who does it, `iris`, in one Age `iris II`, of a board `rhodos A`, of a stage `rhodos A 2`.
Where a pack has this table, it tells every power whose `source:` is neither house nor a ruling.
""",
    refused="""\
# pack.yaml
published powers: {shields 3 · when conflict: [arsenal]}
# cards.yaml
- id: arsenal
  power: [{shields: 2}]             # three in the lists
  source: {power: public card lists}
""",
    mend="""\
Look the power up where it was published, and mend the card or the table.
""",
    over_prose=check_published_powers,
)

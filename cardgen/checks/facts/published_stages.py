"""Costs of stages that were published, told a second time in pack.yaml among those of cards."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.facts.published import KEY, Published, costs_told
from cardgen.checks.sound import look_unless_sound
from cardgen.checks.structure.costs import cost_in_words, named_parts
from cardgen.model.finding import Finding
from cardgen.model.wonder import Stage, Wonder
from cardgen.project.sound_parts import digest_of
from cardgen.project.sources import is_published
from cardgen.suggest import did_you_mean

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

CODE = "published-stage"
Stages = Mapping[str, tuple[Wonder, Stage]]  # by `rhodos A 2`: whose it is


def check_published_stages(prose: "Prose") -> Iterator[Finding]:
    """The stages of each pack that tells the costs of some a second time."""
    project = prose.project
    for view in project.packs:
        if view.pack.published_costs and view.pack.wonders:
            key = project.digests.of_pack(view)
            key = digest_of(CODE, key) if key else b""
            yield from look_unless_sound(project.parts, key, partial(_in_pack, view))


def _in_pack(view: "PackView") -> Iterator[Finding]:
    told = [one for one in costs_told(view) if one.is_of_stage]
    stages = _stages(view)
    for one in told:
        if one.name in stages:
            yield from _otherwise(one, *stages[one.name])
        elif not view.may_hold(one.id):
            message = f'no stage "{one.name}"{did_you_mean(one.name, tuple(stages))}'
            yield Finding(CODE, CODE, one.place, message, "type it as rhodos A 2")
    known = {one.name for one in told}
    for name, (board, _) in stages.items() if told else ():
        source = board.sources.get("cost", "")
        if is_published(source) and name not in known:
            message = f'{name} has its cost from "{source}", and {KEY} does not tell it'
            help = f"add it to {KEY}: of pack.yaml, or say the source that it has, such as house"
            yield Finding(CODE, CODE, board.place("source"), message, help, card=board.id)


def _stages(view: "PackView") -> Stages:
    return {
        f"{board.id} {letter} {number}": (board, stage)
        for board in view.pack.wonders
        for letter, side in board.sides.items()
        for number, stage in enumerate(side.stages, 1)
    }


def _otherwise(one: Published, board: Wonder, stage: Stage) -> Iterator[Finding]:
    """A stage that costs something else."""
    words = cost_in_words(stage.cost)
    if named_parts(words) != named_parts(one.words):
        message = f'{one.name} costs {words}, "{one.source}" says {one.words}'
        help = f"mend the cost, or {KEY}: in pack.yaml ({one.place})"
        yield Finding(CODE, CODE, board.place("sides"), message, help, card=board.id)


PUBLISHED_STAGE = Check(
    slug="published-stage",
    title="A cost of a stage that differs from the one that was published",
    why="""\
The cost of a stage and its words are mended together, as those of a card are. So `published costs:`
of pack.yaml may tell stages too, as `rhodos A 2`: board, side and number. Where it tells any, it
tells every stage of the boards whose cost has a `source:` that is neither house nor a ruling.
""",
    refused="""\
# pack.yaml
published costs:
  public board lists: {two wood: [rhodos A 1]}
# wonders.yaml
- id: rhodos
  source: {cost: public board lists}
  sides: {A: {stages: {1: {cost: {wood: 3}, cost in words: three wood}}}}    # two in the lists
""",
    mend="""\
Look the cost up where it was published, and mend the board or the table.
""",
    over_prose=check_published_stages,
)

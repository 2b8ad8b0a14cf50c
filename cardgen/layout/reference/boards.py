"""What the boards of a pack say, side by side and stage by stage, for an icon reference."""

from collections.abc import Iterator
from itertools import groupby

from cardgen.effects.power.description import cost_icons, effect_starts, icon_line
from cardgen.effects.power.reading import read_power
from cardgen.layout.reference.summaries import CardCost, CardRow, CardSummary
from cardgen.layout.template.variables import need_signs
from cardgen.model.finding import Report
from cardgen.model.located import Seq
from cardgen.model.pack import Pack
from cardgen.model.text import Runs
from cardgen.model.wonder import Side, Wonder


def board_summaries(pack: Pack, language: str) -> Iterator[CardSummary]:
    """Each side of each board that the pack prints."""
    for wonder in printed_boards(pack):
        for letter, side in wonder.sides.items():
            name = f"{wonder.name[language].text} · {letter}"
            rows = tuple(_rows(side, language))
            badges = need_signs(wonder.needs)
            yield CardSummary(name, rows, badges=badges, costs=tuple(_costs(side, pack)))


def printed_boards(pack: Pack) -> tuple[Wonder, ...]:
    """The boards that the pack prints, each once."""
    printed = (one for of in pack.printed_sets for one in of.members if isinstance(one, Wonder))
    return tuple({one.id: one for one in printed}.values())


def _rows(side: Side, language: str) -> Iterator[CardRow]:
    """What holds without any stage, then the stages, those of one entry together."""
    if side.text:
        yield _row("", side.power, side.text.get(language, ()))
    for key, stages in groupby(side.stages, lambda stage: stage.key):
        stage = next(stages)
        yield _row(_numbers(key), stage.power, stage.text.get(language, ()))


def _row(label: str, power: Seq, words: Runs) -> CardRow:
    abilities = read_power(power, Report())
    return CardRow(label, icon_line(abilities), words, effect_starts(abilities))


def _costs(side: Side, pack: Pack) -> Iterator[CardCost]:
    """Stages of one entry may cost different things; the same cost stands once for them."""
    numbered = enumerate(side.stages, 1)
    for (_, cost), stages in groupby(numbered, lambda one: (one[1].key, one[1].cost)):
        numbers = [number for number, _ in stages]
        key = "-".join(map(str, dict.fromkeys((numbers[0], numbers[-1]))))
        yield CardCost(_numbers(key), cost_icons(cost, pack.game))


def _numbers(key: str) -> str:
    """The numbers of stages as they are printed: `2-3` with a dash."""
    return key.replace("-", "–")

"""The variables that a layout's expressions may name, for boards and tokens."""

from collections.abc import Callable, Iterator
from typing import Any

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import cost_icons, effect_starts, icon_line
from cardgen.layout.age_rows import StageRow
from cardgen.layout.template.variables import back_variables, need_signs, style_of
from cardgen.model.component import GameToken
from cardgen.model.located import Seq
from cardgen.model.pack import Pack
from cardgen.model.wonder import Side, Wonder

ReadPower = Callable[[Seq], tuple[Ability, ...]]


def board_variables(
    wonder: Wonder, pack: Pack, language: str, name: str, power: ReadPower
) -> dict[str, Any]:
    """Variables of the side of a board called `name`; `power` types what stands in its entry."""
    side = wonder.sides[name]
    return {
        **back_variables(pack, language),
        "id": wonder.id,
        "name": wonder.name[language].text,
        "wonder": wonder.wonder[language].text,
        "side": name,
        "produces": side.produces,
        "badges": need_signs(wonder.needs),
        "icons": icon_line(power(side.power)),
        "starts": effect_starts(power(side.power)),
        "text": side.text.get(language, ()),
        "stages": tuple(_stages(side, name, pack, language, power)),
    }


def _stages(
    side: Side, name: str, pack: Pack, language: str, power: ReadPower
) -> Iterator[StageRow]:
    for number, stage in enumerate(side.stages, 1):
        yield StageRow(
            number,
            cost_icons(stage.cost, pack.game),
            icon_line(power(stage.power)),
            stage.text.get(language, ()),
            ("sides", name, "stages", stage.key, "text"),
            effect_starts(power(stage.power)),
        )


def token_variables(token: GameToken, pack: Pack, language: str) -> dict[str, Any]:
    """Variables of both sides of a token."""
    return {
        **back_variables(pack, language),
        "id": token.id,
        "name": token.name[language].text,
        "emblem": token.emblem,
        "pantheon": token.pantheon,
        "style": token.style or style_of(token.pantheon, pack),
        "colour": token.colour,
        "value": token.value,
        "legend": token.legend,
    }

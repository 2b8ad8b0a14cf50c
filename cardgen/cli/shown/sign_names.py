"""The signs of a power as a voice reads them out: what the game calls what a card speaks of."""

from collections.abc import Iterable, Iterator

from cardgen.cli.shown.card_text import span_of_ages
from cardgen.cli.shown.lookup import Shown
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import icon_line
from cardgen.model.card import Card
from cardgen.model.legend import Legend
from cardgen.model.wonder import Wonder
from cardgen.project.pack_view import PackView


def signs_read_out(found: Shown, legend: Legend, indent: str) -> Iterator[str]:
    """A line for each Age that differs, or each side and stage of a board, and each language of the
    pack; none where nothing is shown.

    Who writes the words of a card finds in them the terms of the game, in no sentence.
    """
    for at, signs in _rows(found.view, found.one):
        for language in found.view.languages if signs else ():
            yield f"{indent}{at}{language}: {legend.spoken(language).row(signs)}"


def _rows(view: PackView, one: object) -> Iterator[tuple[str, list[str]]]:
    """The signs in each row, behind what the row is of; nothing where that goes without saying."""
    if isinstance(one, Card):
        for span in view.powers(one).spans():
            ages = span_of_ages(span)
            yield "" if ages == "all" else f"Age {ages}, ", _signs(span.value, one.marker)
    elif isinstance(one, Wonder):
        typed = view.readings.board(one)
        for letter, side in one.sides.items():
            yield f"Side {letter}, ", _signs(typed(side.power))
            for number, stage in enumerate(side.stages, 1):
                yield f"Side {letter}, stage {number}, ", _signs(typed(stage.power))


def _signs(power: Iterable[Ability], marker: str = "") -> list[str]:
    return [str(icon) for icon in icon_line(power, marker=marker)]

"""The signs of a power as a voice reads them out: what the game calls what a card speaks of."""

from collections.abc import Iterator

from cardgen.cli.shown.card_text import span_of_ages
from cardgen.cli.shown.lookup import Shown
from cardgen.effects.power.description import icon_line
from cardgen.model.card import Card
from cardgen.model.legend import Legend


def signs_read_out(found: Shown, legend: Legend, indent: str) -> Iterator[str]:
    """A line for each Age that differs and each language of the pack; none where nothing is shown.

    Who writes the words of a card finds in them the terms of the game, in no sentence.
    """
    card, view = found.one, found.view
    if not isinstance(card, Card):
        return
    for span in view.powers(card).spans():
        signs = [str(icon) for icon in icon_line(span.value, marker=card.marker)]
        ages = span_of_ages(span)
        at = "" if ages == "all" else f"Age {ages}, "
        for language in view.languages if signs else ():
            yield f"{indent}{at}{language}: {legend.spoken(language).row(signs)}"

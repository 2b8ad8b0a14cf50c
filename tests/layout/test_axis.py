"""Title, medallion and frieze of a god in low ink stand on one axis, the middle of its panel."""

from typing import Any

from cardgen.layout.template.layouts import load_layout
from tests.conftest import ROOT

PANEL = (10.4, 63.5)  # mm, from the rule beside the border to the outline


def test_a_god_in_low_ink_has_one_axis() -> None:
    layout = load_layout("god-low-ink", root=ROOT)
    every: list[Any] = [*layout.zones, *layout.grounds[0].zones]
    boxes = [zone.box for zone in every if getattr(zone, "field", "") == "name"]
    boxes += [zone.box for zone in every if type(zone).__name__ == "FriezeZone"]
    boxes += [zone.box for zone in every if hasattr(zone, "ramp") and 12 < zone.box.width < 32]
    boxes += [zone.panel for zone in every if hasattr(zone, "panel") and zone.radius > 5]
    assert len(boxes) == 7  # title, frieze, emblem, ring, its seat and both discs
    assert {round(box.centre[0], 2) for box in boxes} == {round(sum(PANEL) / 2, 2)}

"""Title and medallion stand in the middle of a front; in low ink no frame is near the cut."""

from typing import Any

import pytest

from cardgen.layout.template.layouts import load_layout
from cardgen.units import Box
from tests.conftest import ROOT

SAFE = 2.5  # mm from the cut: what stands nearer shows when a cut is off
PANEL = (10.68, 65)  # mm, from the gold rule beside the border to the trim


@pytest.mark.parametrize("name", ["god", "god-low-ink"])
def test_title_and_medallion_of_a_god_have_one_axis(name: str) -> None:
    layout = load_layout(name, root=ROOT)
    every: list[Any] = [*layout.zones, *layout.grounds[0].zones]
    boxes = [zone.box for zone in every if getattr(zone, "field", "") == "name"]
    boxes += [zone.box for zone in every if hasattr(zone, "ramp") and 12 < zone.box.width < 32]
    boxes += [zone.panel for zone in every if hasattr(zone, "panel") and zone.radius > 5]
    assert len(boxes) == 6  # title, emblem, ring, its seat and both discs
    (axis,) = {round(box.centre[0], 2) for box in boxes}
    assert axis == pytest.approx(sum(PANEL) / 2, abs=0.1)


@pytest.mark.parametrize("name", ["god", "guild"])
def test_in_low_ink_no_frame_stands_beside_the_cut(name: str) -> None:
    layout = load_layout(f"{name}-low-ink", root=ROOT)
    zones: list[Any] = [*layout.zones, *layout.grounds[0].zones]
    panels: list[Any] = [zone.panel for zone in zones if hasattr(zone, "panel")]
    trim = Box(0, 0, *layout.size)
    for panel in panels:  # what runs over the cut ends beyond the bleed
        for edge, cut in zip(_edges(panel), _edges(trim), strict=True):
            assert abs(edge - cut) >= SAFE, panel


def _edges(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.x + box.width, box.y + box.height

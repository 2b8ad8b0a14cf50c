"""What stands in the middle of a front: its title and its medallion, in both inks."""

from typing import Any

import pytest

from cardgen.layout.composers import Composers
from cardgen.layout.template.layouts import load_layout
from cardgen.packs.pack import load_pack
from cardgen.units import POINTS_PER_MM
from tests.conftest import ROOT
from tests.layout.marks_seen import texts
from tests.layout.test_shipped_cards import ASSETS

STRIP, BAND = 14.4, (2.15, 11.7)  # mm: where the title of a Guild begins, and from rule to rule
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


@pytest.mark.parametrize("name", ["faith", "leaders"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_titles_of_guilds_in_low_ink_stand_midway_between_outline_and_rule(
    name: str, language: str
) -> None:
    pack = load_pack(ROOT, name).pack
    assert pack
    (deck,) = [one for one in pack.printed_decks if one.id == "guilds"]
    capital = ASSETS.faces.face("Cinzel-Bold").cap_height / POINTS_PER_MM / 1000
    for front in Composers(ASSETS, ink="low").fronts(pack, deck, language):
        title = [one for one in texts(front.marks) if one.x > STRIP and one.y < BAND[1]]
        over = min(line.y - line.size * capital for line in title) - BAND[0]
        assert over == pytest.approx(BAND[1] - max(line.y for line in title), abs=0.1)

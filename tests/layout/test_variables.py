"""The variables that layouts may name."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardgen.layout.template.variables import front_variables
from cardgen.model.pack import Pack, Pantheon
from cardgen.packs.pack import load_pack

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def faith() -> Pack:
    pack = load_pack(ROOT, "faith").pack
    assert pack is not None
    return pack


@pytest.mark.parametrize(("style", "worn"), [("", "greek"), ("egyptian", "egyptian")])
def test_a_pantheon_wears_its_own_style_or_another(faith: Pack, style: str, worn: str) -> None:
    greek = Pantheon({"fr": "Panthéon grec", "en": "Greek pantheon"}, style=style)
    pack = replace(faith, pantheons={"greek": greek})
    seen = front_variables(faith.decks[0].cards[0], pack, "fr", number=1, count=33)
    assert (seen["style"], seen["pantheon_name"]) == (worn, "Panthéon grec")

"""The table of the plainest Leaders in two rulebooks says what their cards score."""

import re
from pathlib import Path

import pytest

CARDS = Path(__file__).parents[2] / "cards"
FIXED = "2, 3, 4"


def scored(pack: str, card: str) -> int:
    """The points, for each thing or in all, that the entry of a Leader says."""
    entry = (CARDS / pack / "leaders.yaml").read_text("utf-8").split(f"- id: {card}\n")[1]
    found = re.search(r"vp: (\d+)", entry.split("\n- id: ")[0])
    assert found, card
    return int(found[1])


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("pack", ["leaders", "duel-leaders"])
def test_the_plainest_leaders_score_what_their_table_says(pack: str, language: str) -> None:
    book = (CARDS / pack / "rulebook" / f"{language}.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d[^|]*) \| ([^|]*) \|$", book, re.MULTILINE)
    points = [(said, re.findall(r"\{card:([\w-]+)\}", names)) for said, names in rows]
    told = [(said, cards) for said, cards in points if cards and "point" in said]
    assert len(told) >= 3
    for said, cards in told:
        numbers = [2, 3, 4, 5] if said.startswith(FIXED) else [int(said[0])] * len(cards)
        assert [scored(pack, card) for card in cards] == numbers, said

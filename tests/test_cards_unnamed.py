"""No rule of play, and nothing else of the program, knows a card by its name."""

import re

from tests.test_architecture import ROOT, modules, name_of

SHIPPED = ("faith", "leaders", "duel-leaders")


def ids_of_cards() -> frozenset[str]:
    """The ids of every card and Wonder of the packs that print something of their own."""
    files = (path for pack in SHIPPED for path in (ROOT / "cards" / pack).rglob("*.yaml"))
    entries = (path for path in files if path.parent.name != "scenarios")
    found = (
        re.findall(r"^- id: (\S+)", path.read_text(encoding="utf-8"), re.M)
        for path in entries
        if path.name not in ("rulings.yaml", "aid.yaml")
    )
    return frozenset().union(*found)


def test_no_card_is_named() -> None:
    """Not even in a comment or an example: what a card does stands on the card."""
    ids = "|".join(map(re.escape, sorted(ids_of_cards())))
    assert len(ids_of_cards()) > 80
    wrong = [
        f"cardgen/{name_of(path)}: {word}"
        for path in modules()
        for word in re.findall(rf"(?<![\w-])({ids})(?![\w-])", path.read_text(encoding="utf-8"))
    ]
    assert not wrong

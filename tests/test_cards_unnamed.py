"""No rule of play and no code knows a card by its name."""

import ast
import re

from tests.test_architecture import ROOT, modules, name_of, tree_of

SHIPPED = ("faith", "leaders", "duel-leaders")


def ids_of_cards() -> frozenset[str]:
    """The ids of every card and Wonder of the packs that print something of their own."""
    files = (path for pack in SHIPPED for path in (ROOT / "cards" / pack).rglob("*.yaml"))
    entries = (path for path in files if path.parent.name != "scenarios")
    found = (
        re.findall(r"^- id: (\S+)", path.read_text(encoding="utf-8"), re.M)
        for path in entries
        if path.name != "rulings.yaml"
    )
    return frozenset().union(*found)


def test_no_rule_names_a_card() -> None:
    """Not even in a comment: what a card does stands on the card."""
    ids = "|".join(map(re.escape, sorted(ids_of_cards())))
    assert len(ids_of_cards()) > 80
    wrong = [
        f"cardgen/{name_of(path)}: {word}"
        for path in modules()
        if name_of(path).startswith(("effects/", "engine/"))
        for word in re.findall(rf"(?<![\w-])({ids})(?![\w-])", path.read_text(encoding="utf-8"))
    ]
    assert not wrong


def test_no_code_asks_for_a_card() -> None:
    """Elsewhere cards are named in examples alone: no name and no whole string is a card's id."""
    ids = ids_of_cards()
    wrong = [
        f"cardgen/{name_of(path)}:{node.lineno} {word}"
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant | ast.Name | ast.Attribute | ast.arg | ast.FunctionDef)
        for word in _words_of(node)
        if word.rpartition("/")[2].replace("_", "-") in ids
    ]
    assert not wrong


def _words_of(node: ast.AST) -> tuple[str, ...]:
    """What a node of the source says as one word: a string, or a name."""
    said = (getattr(node, key, None) for key in ("value", "id", "attr", "arg", "name"))
    return tuple(word for word in said if isinstance(word, str))

"""Items of a list that stand among the keys of a map, and keys that stand among items."""

import re
from typing import Any

from cardgen.yaml.columns import KEY, STEP, indentation, key_lines, list_of_items
from cardgen.yaml.hint import SyntaxHint

ITEM_KEY = re.compile(r":(?:\s|$)")


def explain_item_or_key(complaint: str, lines: list[str], mark: Any) -> SyntaxHint | None:
    """A key where YAML waits for the next item of a list, or an item where it waits for a key."""
    line = lines[mark.line].strip() if mark.line < len(lines) else ""
    is_item = line == "-" or line.startswith("- ")
    if "block collection" in complaint and line and not is_item:
        return _key_beside_items(lines, mark.line)
    if "block mapping" in complaint and is_item:
        return _item_beside_keys(lines, mark.line)
    if "mapping values are not allowed" in complaint and is_item:
        return _item_beneath_value(lines, mark.line)
    return None


def _key_beside_items(lines: list[str], number: int) -> SyntaxHint:
    """`per: …` in the column of the hyphens."""
    column, list_ = indentation(lines[number]), list_of_items(lines, number)
    named = KEY.match(lines[number])
    key = f"{named[2]}:" if named else "a key"
    of = f" of {list_.name}:" if list_ else ""
    message = f"{key} in column {column + 1} stands beside the list items{of}, not in one of them"
    under = f", or in column {list_.column + 1}, as a key beside {list_.name}:" if list_ else ""
    if list_ and (words := _lone_words(lines[list_.line + 1 : number])):
        help = f"type keys without - if {list_.name}: holds keys: KEY: {words}"
        return SyntaxHint("yaml", message, f"{help}; else begin it{under.removeprefix(', or')}")
    help = f"begin it in column {column + STEP + 1}, under the keys of its item{under}"
    return SyntaxHint("yaml", message, f"{help}; a new item begins with -")


def _lone_words(lines: list[str]) -> str:
    """The words of the first of items that have no keys; nothing where one has."""
    words = [line.strip()[2:].strip() for line in lines if line.strip()[:1] not in ("", "#")]
    return words[0] if words and not any(map(ITEM_KEY.search, words)) else ""


def _item_beside_keys(lines: list[str], number: int) -> SyntaxHint:
    """`- vp: 3` in the column of the keys of a map."""
    column = indentation(lines[number])
    keys = [one for one in key_lines(lines, number) if one.column <= column]
    beside = keys[-1] if keys and keys[-1].column == column else None
    message = f"a list item in column {column + 1} stands among the keys of a map"
    if beside is None:
        help = "begin it in the column of the other items; a list of its own goes under a key"
        return SyntaxHint("yaml", message, help)
    message = f"{message}, beside {beside.name}:"
    help = f"type - before {beside.name}: too if both are items; a list of its own goes under a key"
    return SyntaxHint("yaml", message, help)


def _item_beneath_value(lines: list[str], number: int) -> SyntaxHint | None:
    """`- vp: 3` further in than a key above that has its value already."""
    column = indentation(lines[number])
    above = next((one for one in reversed([*key_lines(lines, number)])), None)
    if (
        above is None
        or above.column >= column
        or any(map(str.strip, lines[above.line + 1 : number]))
    ):
        return None
    message = f"a list item in column {column + 1} stands under {above.name}:, which has its value"
    help = "begin it in the column of the other items of its list, right after these"
    return SyntaxHint("yaml", message, help)

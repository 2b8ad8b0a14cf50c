"""Tables of a rulebook that tell, Age by Age, to which side hands are passed."""

from pathlib import Path

import pytest

from tests.checks.books import EN, FR, PACK, book_files, book_root, found
from tests.small_root import copy_languages

TABLES = {
    EN: "### Sides\n\n| Age | Hands go |\n|--|--|\n| I | {} |\n| II | {} |\n| III | {} |\n",
    FR: "### Côtés\n\n| Âge | Les mains vont |\n|--|--|\n| I | {} |\n| II | {} |\n| III | {} |\n",
}
SIDES = {
    EN: {"left": "to the left", "right": "to the right"},
    FR: {"left": "à gauche", "right": "à droite"},
}


def told(folder: Path, *sides: str) -> list[str]:
    """Where what is told of a table stands that passes hands to these sides."""
    files = {
        PACK: f"{book_files()[PACK]}constants: {{passing: {{I: left, II: right, III: left}}}}\n"
    }
    for file, table in TABLES.items():
        cells = table.format(*(SIDES[file][one] for one in sides))
        files[file] = f"{book_files()[file].rstrip()}\n\n{cells}"
    root = book_root(folder, files)
    copy_languages(root, "senses")
    findings = (one for one in found(root) if one.check == "passing-told")
    return sorted(
        f"{one.place.file}:{files[one.place.file].splitlines()[one.place.line - 1]}"
        for one in findings
    )


@pytest.mark.parametrize("sides", [("left", "right", "left"), ("right", "left", "right")])
def test_a_table_passes_as_the_game_does_or_the_other_way_round(
    sides: tuple[str, ...], tmp_path: Path
) -> None:
    assert not told(tmp_path, *sides)


def test_the_row_that_turns_one_age_is_told(tmp_path: Path) -> None:
    assert told(tmp_path, "right", "right", "right") == [
        f"{EN}:| II | to the right |",
        f"{FR}:| II | à droite |",
    ]


def test_rows_of_something_else_pass_as_they_like(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, table in TABLES.items():
        monkeypatch.setitem(TABLES, file, table.replace("| II |", "| 5 |"))
    assert not told(tmp_path, "right", "right", "right")

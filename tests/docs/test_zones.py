"""The pages of zones and of variables name what the program knows, no more and no less."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run
from tests.docs.pages import text_of
from tests.small_root import ROOT, small_root

ZONES, VARIABLES = text_of("docs/zones.md"), text_of("docs/variables.md")
ROW = re.compile(r"^\| (\*\*)?`([^`]+)`(?:\*\*)? \|(.*)\|$", re.M)
SUBJECTS = ("front", "board", "token", "box", "back")  # as the columns of the table
PANELS = ("front", "back", "side", "top")

# A card that is alike in all Ages has all variables; one that is not has no `cost`, for instance.
ALIKE = """\
- id: apollo
  name: {fr: {text: Apollon, gender: m}, en: Apollo}
  pantheon: greek
  emblem: lyre
  cost: {coins: 1}
  power: [{coins: 3}]
  text: {fr: "À l’invocation, recevez {coin:3}.", en: "On invocation, gain {coin:3}."}
"""

# Each in a pack of its own, whose layout names a variable that is not there.
BOARD = "components: {boards: {kind: board, layout: wrong, of: wonders}}\nwonders: wonders.yaml\n"
TOKEN = """\
components:
  markers:
    {kind: token, layout: wrong, back: wrong, of: {sun: {name: {fr: Un, en: One}}}}
"""
BOX = """\
components:
  boxes:
    kind: box
    layout: wrong
    of: {sun: {holds: [gods], name: {fr: Un, en: One}, emblem: lyre, scene: sun, colour: red}}
"""


def keys_of(schema: Mapping[str, Any], defs: Mapping[str, Any], lead: str = "") -> Iterator[str]:
    """The keys of a zone, those of its parts behind a point, in asterisks if they must be there."""
    schema = defs[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema
    for name, held in schema.get("properties", {}).items():
        star = "*" if name in schema.get("required", ()) else ""
        yield f"{star}{lead}{name}"
        yield from keys_of(held, defs, f"{lead}{name}.")


@pytest.fixture(scope="module")
def kinds() -> dict[str, set[str]]:
    """The kinds of zone, as the schema of a layout that extends none tells them to editors."""
    schema = json.loads(run("schema", "layout").out)
    defs = schema["$defs"]
    layout = defs[schema["else"]["$ref"].rsplit("/", 1)[1]]
    found = {}
    for kind in _zones(layout, defs)["anyOf"]:
        keys = set(keys_of(kind, defs))
        found[next((key[1:] for key in keys if key[1:] in HEADINGS), f"{sorted(keys)}")] = keys
    return found


HEADINGS = re.findall(r"^## (\w+)$", ZONES, re.M)


def _zones(layout: Mapping[str, Any], defs: Mapping[str, Any]) -> Any:
    held: Any = layout["properties"]["zones"]
    while "anyOf" not in held:
        held = (
            held["additionalProperties"]
            if "$ref" not in held
            else defs[held["$ref"].rsplit("/", 1)[1]]
        )
    return held


def test_every_kind_of_zone_stands_there(kinds: dict[str, set[str]]) -> None:
    assert set(HEADINGS) == set(kinds)


@pytest.mark.parametrize("kind", HEADINGS)
def test_the_keys_of_a_zone_are_those_of_the_program(kind: str, kinds: dict[str, set[str]]) -> None:
    section = re.split(r"^##", ZONES.split(f"\n## {kind}\n")[1], flags=re.M)[0]
    told = {("*" if bold else "") + name for bold, name, _ in ROW.findall(section)}
    assert told == kinds[kind]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_variables_are_those_of_the_program(subject: str, tmp_path: Path) -> None:
    assert known(subject, tmp_path) == told(subject)


def told(subject: str) -> set[str]:
    """The variables that the table gives to a subject."""
    column = 1 + SUBJECTS.index(subject)
    return {name for _, name, cells in ROW.findall(VARIABLES) if cells.split("|")[column].strip()}


def known(subject: str, folder: Path) -> set[str]:
    """The variables that a finding lists where a layout names another one."""
    wrong = 'zones: {a: {signs: "{{ nothing }}", box: [1, 1, 5, 5]}}\n'
    size = {"board": "[250, 105]", "token": "[30, 30]"}.get(subject, "[65, 100]")
    stretched = "stretch: {x: [3], y: [3]}\ncolours: {red: '#FF0000'}\n"
    files = {
        f"templates/layouts/{name}{ink}.yaml": f"size: {size}\n{stretched}{wrong}"
        for name in ("wrong", "back-wrong", *(f"wrong-{panel}" for panel in PANELS))
        for ink in ("", "-low-ink")
    }
    boards = (ROOT / "cards" / "faith" / "wonders.yaml").read_text(encoding="utf-8")
    own = {"cards/trial/wonders.yaml": boards, "cards/trial/cards.yaml": ALIKE}
    root = small_root(folder / "root", {**files, **own})
    pack = root / "cards/trial/pack.yaml"
    text = pack.read_text(encoding="utf-8")
    side = {"front": "layout", "back": "back"}.get(subject)
    more = {"board": BOARD, "token": TOKEN, "box": BOX}.get(subject, "")
    text = text.replace("components: {booklets: 1}\n", more)
    pack.write_text(text.replace(f"{side}: trial", f"{side}: wrong"), encoding="utf-8")
    said = run("check", root=root).err
    listed = re.search(r"no variable \"nothing\".*?known: ([^\n]+)", said, re.S)
    assert listed, said
    return set(re.split(", | or ", listed[1]))

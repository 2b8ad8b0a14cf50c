"""Content that once broke the program: each is told with its file, its place and what to type."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.run import inside, run
from tests.small_root import APOLLO, LANGUAGES, LAYOUTS, PACK, small_root

CARDS, PLAN = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
SCENARIO = "cards/trial/scenarios/gain.yaml"
LAYOUT, COIN = "templates/layouts/trial.yaml", "templates/icons/coin.svg"
TRIAL = (LAYOUTS / "trial.yaml").read_text(encoding="utf-8")
PHRASES = "templates/languages/en/phrases.yaml"
TOLD = "says: {fr: a, en: b}\ngiven: {}\nplay: []\nthen: {}\n"
LONG = "a" * 300
BEFORE = PACK[: PACK.index("cards.yaml")].split("\n")
FILES = f"{PLAN}:{len(BEFORE)}:{len(BEFORE[-1]) + 1}"  # where the pack names the files of cards


def card(before: str, after: str) -> dict[str, str]:
    assert before in APOLLO
    return {CARDS: APOLLO.replace(before, after)}


def plan(before: str, after: str) -> dict[str, str]:
    assert before in PACK
    return {PLAN: PACK.replace(before, after)}


def coin(
    inside: str, *, head: str = "", box: str = "0 0 100 100", more: str = ""
) -> dict[str, str]:
    root = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {more}>'
    return {COIN: f"{head}{root}{inside}</svg>"}


def phrase(pattern: str) -> dict[str, str]:
    """The phrases of English with one wording more."""
    written = (LANGUAGES / "en" / "phrases.yaml").read_text(encoding="utf-8")
    first = 'card: ["{all:by-god} .'
    assert first in written
    return {PHRASES: written.replace(first, f'{first}", "{pattern}', 1)}


ENGLISH = ">-\n      On invocation, gain {coin:3|5|7} from the bank."

# What is wrong, the files that are so, the command, and what it says.
TELLING: Mapping[str, tuple[dict[str, str], str, str]] = {
    "a name of one space": (
        card("en: Apollo", 'en: " "'), "check", f'{CARDS}:2:46: error wrong-type: expected a name',
    ),
    "braces in a name": (
        card("en: Apollo", "en: 'Apollo {a: [b] | - ’ } {x} 0/0'"), "check",
        f"{CARDS}:2:64: warning typography-marks",
    ),
    "braces in flavour": (
        card("  source:", "  flavour: {fr: A, en: '{|||||||||||}0/0'}\n  source:"), "check",
        f"{CARDS}:13:25: error brace",
    ),
    "an accent alone": (
        card(ENGLISH, r'"\u0301 "'), "check", f"{CARDS}:11:10: error words-unread",
    ),
    "an Age at the top of a scenario": (
        {SCENARIO: "I: x\n" + TOLD}, "run",
        f'{SCENARIO}:1:4: error wrong-type: expected a scenario, found the text "x"',
    ),
    "a pattern of files too long for the system": (
        plan("cards.yaml", f"{LONG}.yaml"), "check", f"{FILES}: error no-files",
    ),
    "a folder too long for the system": (
        plan("cards.yaml", f"{LONG}/*.yaml"), "check", f"{FILES}: error no-files",
    ),
    "brackets within brackets without end": (
        phrase("[a|" * 400 + "b" + "]" * 400), "check",
        ':93: error: too many "[" stand within each other',
    ),
    "an arc of endless radius": (
        coin('<path d="M0 0A1e300 1e300 0 0 0 1 1"/>'), "check",
        f"{COIN}:1:64: error layout-file: <path> cannot be read: the number 1e300 is too large",
    ),
    "a circle without end": (coin('<circle r="1e308"/>'), "check", 'r="1e308" is too large'),
    "a variable of cards on a back": (
        {"templates/layouts/back-trial.yaml": "size: [65, 100]\nzones:\n"
         "  a: {drawing: '{{ strength }}', box: [9, 9, 9, 9]}\n"},
        "check", ' on a back, the same for every card: no variable "strength"',
    ),
    "a drawing in an unknown encoding": (
        coin("", head='<?xml version="1.0" encoding="nosuch"?>'), "check",
        f"{COIN}:1:1: error layout-file: this SVG cannot be read: unknown encoding: nosuch",
    ),
    "a drawing in an encoding of several bytes": (
        coin("", head='<?xml version="1.0" encoding="shift_jis"?>'), "check",
        f"{COIN}:1:1: error layout-file: this SVG cannot be read: multi-byte encodings",
    ),
    "a drawing of no size": (
        coin("", box="0 0 1e-300 1e9"), "check", 'viewBox="0 0 1e-300 1e9" has no area',
    ),
    "a number without a colour": (
        coin("", more='data-number="1 2 3 none"'), "build", 'data-number="1 2 3 none", expected x',
    ),
    "a number without a height": (
        coin("", more='data-number="1 2 0 #000000"'), "build", 'data-number="1 2 0 #000000", exp',
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TELLING)
def test_it_is_told(case: str, tmp_path: Path) -> None:
    files, command, told = TELLING[case]
    root = small_root(tmp_path / "root", files, phrases=PHRASES in files or "unread" in told)
    said = run(command, root=root)
    assert said.code == (2 if PHRASES in files else 0 if ": warning" in told else 1)
    assert told in said.err
    assert "fault of the program" not in said.err


def body(before: str, after: str) -> str:
    assert before in TRIAL
    return TRIAL.replace(before, after)


def zone(kind: str, more: str = "") -> str:
    return f'{TRIAL}  p: {{{kind}: "{{{{ % }}}}", box: [1, 1, 5, 5]{more}}}\n'


# Zones, the values that they can use, and the layout that asks for one.
ZONES: Mapping[str, tuple[str, str, str]] = {
    "words": (
        "words or a number", "name number none badges costs[0][0]", body("{{ name }}", "{{ % }}"),
    ),
    "ages": ("the rows of a body", "rows", body("{{ rows }}", "{{ % }}")),
    "costs": ("a cost for each Age", "costs", body("{{ costs }}", "{{ % }}")),
    "flavour": (
        "words or nothing", "name none badges",
        TRIAL.replace("{{ flavour }}", "{{ % }}"),
    ),
    "signs": ("signs or the name of one", "name badges", zone("signs")),
    "badges": ("signs, found", "badges", zone("badges", ", size: 2, gap: 1")),
    "picture": (
        "a path from the root, or nothing", "name none badges",
        zone("picture", ', focus: "{{ focus }}"'),
    ),
    "focus": (
        "two numbers from 0 to 1", "focus",
        zone("picture", ', focus: "{{ % }}"').replace("{{ % }}", "art/a.png", 1),
    ),
}  # fmt: skip
VALUES = (
    *("name", "number", "none", "rows", "costs", "badges", "focus"),
    *("(1,2)", "(name,1)", "rows[0]", "costs[0][0]"),
)


@pytest.mark.parametrize("kind", ZONES)
def test_a_value_that_a_zone_cannot_use_is_told_at_its_place(kind: str, tmp_path: Path) -> None:
    wanted, usable, layout = ZONES[kind]
    root = small_root(tmp_path / "root", {LAYOUT: layout})
    for value in VALUES:
        (root / LAYOUT).write_text(layout.replace("%", value), encoding="utf-8")
        said = run("check", root=root)
        line = next(n for n, line in enumerate(layout.splitlines(), 1) if "%" in line)
        refused = f"{LAYOUT}:{line}:" in said.err and f"expected {wanted}" in said.err
        assert said.code in (0, 1), said.err
        assert refused == (value not in usable.split()), (value, said.err)


@pytest.mark.parametrize(
    ("expression", "told"),
    [
        ("(" * 140 + "1" + ")" * 140, "too much stands within brackets within brackets"),
        ("1e400", "has no value here: a number in it is too large"),
        ("1e308 + 1e308", "has no value here: a number in it is too large"),
    ],
)
def test_an_expression_beyond_measure(expression: str, told: str, tmp_path: Path) -> None:
    layout = body("{{ name }}", f"{{{{ {expression} }}}}")
    said = run("check", root=small_root(tmp_path / "root", {LAYOUT: layout}))
    assert said.code == 1
    assert f"{LAYOUT}:5:12: error " in said.err
    assert told in said.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", LONG],
        ["show", LONG],
        ["run", LONG],
        ["new", "pack", LONG],
        ["new", "card", "trial", LONG],
        ["--root", LONG, "check"],
        ["--root", LONG, "new", "pack", "x"],
        ["check", "--with", LONG],
        ["build", "--out", LONG],
        ["show", "apollo", "--png", f"{LONG}.png"],
    ],
    ids=lambda words: " ".join(words).replace(LONG, "…"),
)
def test_a_name_too_long_for_the_system(arguments: list[str], tmp_path: Path) -> None:
    with inside(small_root(tmp_path / "root")):
        said = run(*arguments)
    assert said.code == 2
    assert "error: " in said.err
    assert "fault of the program" not in said.err


def test_a_drawing_that_is_a_link_to_itself(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    (root / COIN).unlink()
    (root / COIN).symlink_to("coin.svg")
    said = run("check", root=root)
    assert said.code == 1
    assert "coin.svg" in said.err


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    files = plan("cards.yaml", '"card?.yaml"') | card("stone", "stonne")
    root = small_root(tmp_path / "root", files)
    (root / CARDS).rename(os.fsdecode(os.fsencode(root / "cards" / "trial") + b"/card\xff.yaml"))
    for form in ("text", "json", "sarif", "github"):
        said = run("check", "--format", form, root=root)
        assert said.code == 1
        (said.out + said.err).encode("utf-8")

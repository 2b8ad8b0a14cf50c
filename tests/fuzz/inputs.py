"""The inputs of the fuzzer: a small sound root, and for each number what is damaged in it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.checks.books import EN, FR, book_files
from tests.fuzz.mutations import damaged
from tests.small_root import APOLLO, ROOT, small_root

PLAN = "cards/trial/pack.yaml"
CARDS, BOARDS = "cards/trial/winds.yaml", "cards/trial/boards.yaml"
SCENARIO = "cards/trial/scenarios/breeze-pays.yaml"
PHRASES = "templates/languages/en/phrases.yaml"  # slow to read, and so most often left out
SAID = ("check", "check", "check", "build", "run", "show", "fmt", "sources", "fix", "plan")
WITH_PHRASES = 0.1  # of the inputs
FORMS = ("text", "text", "json", "sarif", "github")
# What is damaged, and how often beside the others.
TARGETS: Mapping[str, int] = {
    CARDS: 12,
    PLAN: 6,
    BOARDS: 3,
    "cards/trial/rulings.yaml": 2,
    SCENARIO: 6,
    EN: 6,
    "templates/layouts/trial.yaml": 8,
    "templates/layouts/back-trial.yaml": 1,
    PHRASES: 4,
    "templates/languages/en/prose.yaml": 1,
    "templates/languages/en/sheets.yaml": 1,
    "templates/languages/en/language.yaml": 1,
    "templates/languages/en/story.yaml": 1,
    "templates/legend.yaml": 1,
    "templates/icons/coin.svg": 3,
    "overlay.yaml": 2,
}
SOURCE = "  source: {power: seed 206, cost: house}\n"
MORE = """\
  flavour:
    fr: >-
      Rien ne bouge encore.
    en: >-
      Nothing moves yet.
  notes:
    fr:
      - >-
        La banque paie.
    en:
      - >-
        The bank pays.
"""
BREEZE = APOLLO.replace("apollo", "breeze").replace("Apollon, gender: m", "Brise, gender: f")
RICH = BREEZE.replace("Apollo", "Breeze").replace(SOURCE, MORE + SOURCE)


class FuzzInput(NamedTuple):
    """Files that go over those of the root, and what is asked of the program."""

    files: Mapping[str, bytes]
    arguments: tuple[str, ...]


def sound_root(folder: Path) -> Path:
    """The root that is damaged, sound."""
    files = {**sources(), "overlay.yaml": "breeze: {cost: {I: {coins: 1}}}\n"}
    root = small_root(folder, files, every_drawing=True)
    (root / "cards" / "trial" / "cards.yaml").unlink()
    return root


@cache
def sources() -> Mapping[str, str]:
    """The files that the small root gets beside its own, with one card that says all it may."""
    story = "templates/languages/en/story.yaml"
    files = {**book_files(), story: (ROOT / story).read_text(encoding="utf-8")}
    _, *others = files[CARDS].split("- id: ")
    plain = [f"- id: {other}" for other in others if not other.startswith("breeze\n")]
    _, constants = (ROOT / "cards" / "base" / "pack.yaml").read_text("utf-8").split("constants:\n")
    plan = files[PLAN].replace("West Winds}", "West Winds}, invoked: any time")
    books = {path: f"{files[path]}\n- {{anytime}}\n" for path in (FR, EN)}
    said = {PLAN: f"{plan}constants:\n{constants.partition('published')[0]}", **books}
    return {**files, **said, CARDS: "".join((RICH, *plain))}


def _text(path: str, root: Path) -> str:
    """A file as it is when it is sound."""
    return (ROOT if path == PHRASES else root).joinpath(path).read_text(encoding="utf-8")


def fuzz_input(number: int, root: Path) -> FuzzInput:
    """The input with this number, always the same one."""
    random = Random(number)
    chosen = random.choices([*TARGETS], [*TARGETS.values()], k=random.choice((1, 1, 1, 2)))
    files = {
        path: damaged(_text(path, root), random, is_yaml=path.endswith(".yaml")) for path in chosen
    }
    if random.random() < WITH_PHRASES:
        files.setdefault(PHRASES, _text(PHRASES, root).encode("utf-8"))
    return FuzzInput(files, _arguments(random, chosen))


def _arguments(random: Random, chosen: list[str]) -> tuple[str, ...]:
    """A command that reads what is damaged, most often `check`."""
    said = "run" if SCENARIO in chosen and random.random() < 0.7 else random.choice(SAID)
    overlay = ("--with", "overlay.yaml") if "overlay.yaml" in chosen else ()
    commands = {
        "check": ("check", "--format", random.choice(FORMS), *overlay),
        "build": ("build", "--lang", "en", "--out", "OUT", *overlay),
        "plan": ("build", "--plan", "--out", "OUT", *overlay),
        "show": ("show", "breeze", *overlay),
        "fix": ("check", "--fix"),
        "fmt": random.choice((("fmt",), ("fmt", "--check"), ("fmt", "--write-words"))),
    }
    return commands.get(said, (said,))

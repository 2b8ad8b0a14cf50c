"""What makes a build of generated gods fast and small, counted: seconds are for the benchmark."""

import subprocess
import sys
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import pikepdf
import pytest

from benchmarks.deck import write_root
from cardgen.effects.power import description
from cardgen.effects.power.ability import Ability
from cardgen.layout.power_block import PowerColumn
from cardgen.layout.text.typefaces import Typeface
from cardgen.layout.text.typesetting import LineStyle
from cardgen.packs.cards import CardReader
from tests.cli.run import run

FEW, MANY = 24, 48  # cards: 4 sheets and 8, of two pages each
NEW_DRAWINGS = 6  # emblems, signs and numbers that the first cards do not have
MOST_MODULES = 302  # a subject a file
MOST_METHODS = 50
SETTINGS = 2.4
PDF = "bench-gods-fr-a4.pdf"


class Counted(NamedTuple):
    """A build of so many cards: the words shaped, the entries read, how often powers were set at a
    step, the abilities drawn, the file made."""

    cards: int
    shaped: list[tuple[int, str]]
    read: list[None]
    set_at: list[float]
    drawn: list[Ability]
    pdf: bytes


def counted(root: Path, cards: int, monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Build, and count."""
    shaped, read = list[tuple[int, str]](), list[None]()
    set_at, drawn = list[float](), list[Ability]()
    shape, read_card = Typeface.shape, CardReader.read
    set_powers, times = PowerColumn.sized_alike, description._times

    def shaping(self: Typeface, word: str) -> Any:
        shaped.append((id(self), word))
        return shape(self, word)

    def reading(self: CardReader, *given: Any) -> Any:
        read.append(None)
        return read_card(self, *given)

    def setting(self: Any, rows: Any, ink: LineStyle, *looks: float) -> Any:
        set_at.append(ink.size)
        return set_powers(self, rows, ink, *looks)

    def drawing(ability: Ability) -> Any:
        drawn.append(ability)
        return times(ability)

    write_root(root, cards)
    description.ability_icons.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(Typeface, "shape", shaping)
        patched.setattr(CardReader, "read", reading)
        patched.setattr(PowerColumn, "sized_alike", setting)
        patched.setattr(description, "_times", drawing)
        out = root / "out"
        assert run("build", "bench", "--only", "cards", "--out", out, root=root).code == 0
    return Counted(cards, shaped, read, set_at, drawn, (out / PDF).read_bytes())


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> tuple[Counted, Counted]:
    folder = tmp_path_factory.mktemp("gods")
    with pytest.MonkeyPatch.context() as patch:
        few, many = (counted(folder / str(count), count, patch) for count in (FEW, MANY))
    return few, many


def test_a_word_is_shaped_once_for_all_cards(builds: tuple[Counted, Counted]) -> None:
    """A number that is drawn as an outline is so once more."""
    for build in builds:
        again = Counter(build.shaped) - Counter(set(build.shaped))
        assert set(again.values()) == {1}
        assert all(word.strip("−").isdecimal() for _, word in again), again


def test_few_words_are_new_on_a_card(builds: tuple[Counted, Counted]) -> None:
    few, many = builds
    assert 0 < (len(many.shaped) - len(few.shaped)) / (MANY - FEW) < 5


def test_an_entry_is_parsed_once(builds: tuple[Counted, Counted]) -> None:
    """To read the card: checks ask what it holds, and for its place once they found something."""
    for build in builds:
        assert len(build.read) == build.cards


def test_powers_are_set_at_few_steps(builds: tuple[Counted, Counted]) -> None:
    """At each of both at most once, and once more where one power might part its signs."""
    few, many = builds
    assert 1 < (len(many.set_at) - len(few.set_at)) / (MANY - FEW) < SETTINGS


def test_what_cards_do_alike_is_drawn_once(builds: tuple[Counted, Counted]) -> None:
    for build in builds:
        assert 1 < len(build.drawn) == len(set(build.drawn))


def test_a_sheet_is_four_objects_and_a_bookmark_for_each_card(
    builds: tuple[Counted, Counted],
) -> None:
    few, many = (_objects(build.pdf) for build in builds)
    sheets = (MANY - FEW) // 6
    assert 0 < many - few <= 4 * sheets + (MANY - FEW) + NEW_DRAWINGS


def _objects(pdf: bytes) -> int:
    with pikepdf.open(BytesIO(pdf)) as document:
        return len(document.objects)


def test_a_card_is_few_bytes(builds: tuple[Counted, Counted]) -> None:
    few, many = builds
    assert (len(many.pdf) - len(few.pdf)) / (MANY - FEW) < 850


def test_a_build_loads_few_modules(tmp_path: Path) -> None:
    """Of the program; each costs about a third of a millisecond at the start."""
    write_root(tmp_path, 1)
    script = (
        "import sys\n"
        "from cardgen.cli.main import outcome\n"
        "code = outcome(sys.argv[1:])\n"
        "print(code, sum(name.startswith('cardgen') for name in sys.modules))\n"
    )
    command = [sys.executable, "-c", script, "--root", str(tmp_path)]
    counts = {
        words: subprocess.run(
            [*command, *words.split()], capture_output=True, text=True, check=True
        )
        for words in ("--help", "build bench --only cards")
    }
    told = {words: done.stdout.split()[-2:] for words, done in counts.items()}
    assert told["--help"][0] == "0"
    assert int(told["--help"][1]) <= 10
    assert told["build bench --only cards"][0] == "0"
    assert 200 < int(told["build bench --only cards"][1]) <= MOST_MODULES


def _built_by(script: str, root: Path) -> list[str]:
    """The words that a script prints which builds the cards of a root."""
    command = [sys.executable, "-c", script, "--root", str(root), "build", "--only", "cards"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_a_start_compiles_few_methods(tmp_path: Path) -> None:
    """Of dataclasses; to compile one takes as long as to load a small module."""
    write_root(tmp_path, 1)
    script = (
        "import dataclasses, sys\n"
        "make, made = dataclasses._create_fn, []\n"
        "dataclasses._create_fn = lambda *a, **k: (made.append(a), make(*a, **k))[1]\n"
        "from cardgen.cli.main import outcome\n"
        "code = outcome(sys.argv[1:])\n"
        "print(code, len(made))\n"
    )
    code, compiled = _built_by(script, tmp_path)[-2:]
    assert code == "0"
    assert 0 < int(compiled) <= MOST_METHODS


def test_a_build_without_pictures_loads_no_pillow(tmp_path: Path) -> None:
    """Which takes 7 ms to load."""
    write_root(tmp_path, 1)
    script = (
        "import sys\n"
        "from cardgen.cli.main import outcome\n"
        "code = outcome(sys.argv[1:])\n"
        "print(code, 'PIL._imaging' in sys.modules, 'pydyf' in sys.modules)\n"
    )
    assert _built_by(script, tmp_path)[-3:] == ["0", "False", "True"]

"""What is kept from a build is believed only where all that it stands on is as it was."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardgen.build.record import pack_key, program_digest, program_key
from tests.small_root import small_root

FULL, OVERLAY = (("fr", "en"), "full"), "my.yaml"
BOOK = "cards/trial/rulebook/en.md"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    files = {"cards/trial/rulings.yaml": "[]\n", BOOK: "# Winds\n", OVERLAY: "{}\n"}
    made = small_root(tmp_path / "root", files)
    (made / "fonts").unlink()
    (made / "fonts").mkdir()
    program = made / "program" / "cardgen"
    program.mkdir(parents=True)
    monkeypatch.setattr(sys.modules["cardgen"], "__file__", str(program / "__init__.py"))
    yield made
    program_digest.cache_clear()


def digest(root: Path, *, overlay: bool = True, wanted: object = FULL) -> bytes:
    """As a new process makes it."""
    program_digest.cache_clear()
    around = program_key(root)
    return pack_key(root, "trial", root / OVERLAY if overlay else None, wanted, around)


def write(path: str, text: str = "x") -> Callable[[Path], object]:
    def written(root: Path) -> None:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")

    return written


CHANGES: dict[str, Callable[[Path], object]] = {
    "the pack": write("cards/trial/pack.yaml"),
    "its rulings": write("cards/trial/rulings.yaml"),
    "no rulebook": lambda root: shutil.rmtree((root / BOOK).parent),
    "a picture": write("cards/trial/art/apollo.png"),
    "a layout": write("templates/layouts/god.yaml"),
    "an icon": write("templates/icons/coin.svg"),
    "an icon gone": lambda root: (root / "templates/icons/coin.svg").unlink(),
    "an icon renamed": lambda root: shutil.move(
        root / "templates/icons/coin.svg", root / "templates/icons/coyn.svg"
    ),
    "a font": write("fonts/one.ttf"),
    "the overlay": write(OVERLAY),
    "a letter of it": write(OVERLAY, "[]\n"),
    "the program": write("program/cardgen/imposition/papers.py"),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_makes_other_circumstances(root: Path, name: str) -> None:
    before = digest(root)
    assert digest(root) == before
    CHANGES[name](root)
    assert digest(root) != before


STRANGERS = ("cards/other/pack.yaml", "build/a.pdf", "cards/trial/rulebook/fr.md", BOOK)


@pytest.mark.parametrize("name", ["cards/trial/cards.yaml", *STRANGERS])
def test_cards_and_strangers_are_not_among_them(root: Path, name: str) -> None:
    before = digest(root)
    write(name)(root)
    assert digest(root) == before


def test_another_wish_makes_other_circumstances(root: Path) -> None:
    assert digest(root) != digest(root, overlay=False)
    assert digest(root) != digest(root, wanted=(("fr",), "full"))


def test_another_library_makes_other_circumstances(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = digest(root)
    (root / "site" / "pillow-99.dist-info").mkdir(parents=True)
    monkeypatch.syspath_prepend(root / "site")
    assert digest(root) != before


def test_what_is_shipped_counts_for_a_pack_that_lies_over_it(root: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    for path in ("cards/trial/pack.yaml", OVERLAY):
        write(path)(own)
    shipped = Path(str(sys.modules["cardgen"].__file__)).parent / "shipped"
    for part in ("cards", "templates", "fonts"):
        write(f"{part}/x")(shipped)
    seen = [digest(own)]
    for folder in (own, shipped):
        write("templates/icons/coin.svg")(folder)
        seen.append(digest(own))
    assert len(set(seen)) == 3

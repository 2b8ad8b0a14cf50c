"""Which cards of an earlier build are known to be sound, so that nobody looks at them again."""

import shutil
from pathlib import Path

import pytest

from cardgen.build.cache import BuildCache
from cardgen.build.options import PrintOptions
from cardgen.imposition.papers import PAPERS
from cardgen.layout.svg.drawing import SvgDrawing
from cardgen.layout.svg.reader import read_svg
from cardgen.model.located import Seq
from cardgen.project.load import LoadedProject, Selection, load_project
from cardgen.yaml.reader import Chunk
from tests.cli.run import run
from tests.small_root import APOLLO, PACK, small_root

FIRST, SECOND, SETUP = "cards/trial/cards.yaml", "cards/trial/more.yaml", "cards/trial/pack.yaml"
DECK = "  gods: {kind: god, size: 65x100, layout: trial, back: trial, cards: cards.yaml}\n"
TWO_DECKS = PACK.replace(DECK, DECK + DECK.replace("gods", "more").replace("cards.y", "more.y"))
NAMES, OTHERS = ("ares", "rhea", "pan"), ("nut", "seth", "isis")
WARD = "    - ward: {losing: coins}\n      from: {gods: [pan]}\n"


def card(name: str) -> str:
    return APOLLO.replace("id: apollo", f"id: {name}").replace("Apoll", name.title())


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {
        SETUP: TWO_DECKS,
        FIRST: "".join(map(card, NAMES)),
        SECOND: "".join(map(card, OTHERS)),
    }
    return small_root(tmp_path / "root", files, every_drawing=True)


def edit(root: Path, path: str, old: str, new: str) -> None:
    text = (root / path).read_text(encoding="utf-8")
    assert old in text
    (root / path).write_text(text.replace(old, new), encoding="utf-8")


def sound(root: Path, *, built: bool = True) -> set[str]:
    """The cards that another build would not look at, after one now if `built`."""
    if built:
        assert run("build", "--out", root / "out", root=root).code == 0
    (view,) = load(root).project.packs
    return set(view.sound)


def load(root: Path) -> LoadedProject:
    """The pack as another build would have it."""
    cache = BuildCache(root, PrintOptions(PAPERS["a4"], root / "out"), (), None)
    return load_project(root, Selection(inks=("full",)), cache.earlier(("trial",)))


def test_cards_without_faults_are_sound(root: Path) -> None:
    assert sound(root, built=False) == set()
    assert sound(root) == {*NAMES, *OTHERS}


def test_the_entry_of_a_known_card_is_not_parsed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[int] = []
    tree = Chunk.tree

    def counting(self: Chunk) -> Seq:
        parsed.append(self.line)
        return tree(self)

    sound(root)
    edit(root, FIRST, "Rhea", "Rhea the Great")
    monkeypatch.setattr(Chunk, "tree", counting)
    assert sound(root, built=False) == {"ares", "pan", *OTHERS}
    assert parsed == [card("ares").count("\n")]


def test_a_known_card_is_the_card_of_its_deck(root: Path) -> None:
    """What a deck says of all its cards is part of each of them, wherever it stood before."""
    edit(root, SETUP, "cards: more.yaml}", "cards: more.yaml, source: a list}")
    sound(root)
    edit(root, SECOND, card("seth"), "")
    edit(root, FIRST, card("pan"), card("pan") + card("seth"))
    for _ in range(2):  # the card as it was moved, and as the build after that has left it
        assert "seth" in sound(root)
        gods, more = load(root).project.packs[0].pack.decks
        assert ["" in one.sources for one in (*gods.cards, *more.cards)] == [False] * 4 + [True] * 2


def test_a_card_with_printed_icons_is_read_again_and_sound(root: Path) -> None:
    """They stand in its entry, where a finding would lead to them."""
    printed = "  printed: {II: {icons: [coin:5]}}\n"
    edit(root, FIRST, card("rhea"), card("rhea") + printed)
    assert sound(root) == {*NAMES, *OTHERS}


def test_an_edited_card_is_not(root: Path) -> None:
    sound(root)
    edit(root, FIRST, "Rhea", "Rhea the Great")
    assert sound(root, built=False) == {"ares", "pan", *OTHERS}


def test_a_card_with_another_number_is_not(root: Path) -> None:
    sound(root)
    (root / FIRST).write_text("".join(map(card, ("pan", "rhea", "ares"))), encoding="utf-8")
    assert sound(root, built=False) == {"rhea", *OTHERS}


def test_a_card_in_a_larger_deck_is_not(root: Path) -> None:
    sound(root)
    edit(root, FIRST, card("pan"), card("pan") + card("zeus"))
    assert sound(root, built=False) == set(OTHERS)


def test_a_card_in_another_deck_is_not(root: Path) -> None:
    sound(root)
    edit(root, FIRST, card("rhea"), card("seth"))
    edit(root, SECOND, card("seth"), card("rhea"))
    assert sound(root, built=False) == {"ares", "pan", "nut", "isis"}


@pytest.mark.parametrize("entry", [card("rhea") + "  replaces: pan\n",
                                   card("rhea").replace("  text", f"{WARD}  text")])  # fmt: skip
def test_a_card_that_names_another_is_not(root: Path, entry: str) -> None:
    edit(root, FIRST, card("rhea"), entry)
    assert sound(root) == {"ares", "pan", *OTHERS}


def test_a_card_with_a_warning_is_not(root: Path) -> None:
    edit(root, FIRST, card("rhea"), card("rhea").replace("en: >-\n      On", "en: On"))
    assert sound(root) == {"ares", "pan", *OTHERS}


def test_none_is_where_something_is_wrong_with_the_pack(root: Path) -> None:
    """Whose fault it is, nobody knows: it might be missed once the card is believed sound."""
    shutil.copyfile(root / SECOND, root / "cards/trial/unnamed.yaml")
    assert sound(root) == set()


def test_a_check_knows_the_drawings_that_builds_read_until_they_change(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counting(file: Path, *, fill: str | None = None) -> SvgDrawing:
        read.append(file.stem)
        return read_svg(file, fill=fill)

    monkeypatch.setattr("cardgen.layout.svg.reader.read_svg", counting)
    assert run("build", root=root).code == 0
    assert {"lyre", "coin"} <= {*read}
    read.clear()
    assert run("check", root=root).code == 0
    assert {"lyre", "coin"}.isdisjoint(read)
    edit(root, "templates/emblems/lyre.svg", "<path", '<path stroke="red"')
    assert "lyre.svg:" in run("check", root=root).err

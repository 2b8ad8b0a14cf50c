"""Decks of one size share sheets: none ends half full while another begins, each back in place."""

import json
from collections import Counter
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from tests.cli.run import Run, run, snapshot
from tests.small_root import APOLLO, PACK, small_root

GODS, GUILDS = ("ares", "hera", "pan", "zeus"), ("baths", "well")
LAYOUT = "size: [65, 100]\nzones: {{ground: {{panel: [-3, -3, 71, 106], fill: [{}]}}}}\n"
FRONTS = {"red": "#FF0000", "lime": "#00FF00"}
BACKS = {"red": "#990000", "lime": "#009900"}  # the back of a card is its front, darker
DECK = "  gods: {kind: god, size: 65x100, layout: trial, back: trial, cards: cards.yaml}\n"
DECKS = (
    "  gods: {size: 65x100, layout: red, back: red, cards: cards.yaml}\n"
    "  guilds: {size: 65x100, layout: lime, back: lime, cards: guilds.yaml}\n"
)
SMALL = "  small: {size: 44x68, layout: tiny, back: tiny, cards: small.yaml}\n"


def card(name: str) -> str:
    return APOLLO.replace("id: apollo", f"id: {name}").replace("Apoll", name.title())


@pytest.fixture
def root(tmp_path: Path) -> Path:
    files = {
        "cards/trial/pack.yaml": PACK.replace(DECK, DECKS),
        "cards/trial/cards.yaml": "".join(map(card, GODS)),
        "cards/trial/guilds.yaml": "".join(map(card, GUILDS)),
    }
    for ink in ("", "-low-ink"):
        for name in FRONTS:
            for side, colours in (("", FRONTS), ("back-", BACKS)):
                layout = LAYOUT.format(f'"{colours[name]}"')
                files[f"templates/layouts/{side}{name}{ink}.yaml"] = layout
    return small_root(tmp_path / "root", files, every_drawing=True)


def build(root: Path, *arguments: str) -> Run:
    return run("build", "--out", root / "out", "--lang", "en", *arguments, root=root)


def listed(root: Path) -> list[tuple[str, str, int, int]]:
    files = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    fields = ("path", "deck", "pages", "cards")
    return [tuple(each[field] for field in fields) for each in files if each["kind"] == "card"]


def pages(root: Path, name: str) -> list[Image.Image]:
    """Each page, a pixel for a millimetre."""
    document = pypdfium2.PdfDocument(root / "out" / name)
    return [page.render(scale=25.4 / 72).to_pil().convert("RGB") for page in document]


def within(page: Image.Image, x: int, y: int) -> tuple[int, ...] | None:
    """The colour of a place that lies well inside one card."""
    box = (x - 9, y - 9, x + 10, y + 10)
    colours = page.crop(box).getcolors()
    one = colours[0][1] if colours and len(colours) == 1 else None
    return one if isinstance(one, tuple) and one != (255, 255, 255) else None


def places(page: Image.Image) -> list[tuple[int, int]]:
    return [(x, y) for x in range(10, page.width - 10) for y in range(10, page.height - 10)]


def test_two_decks_share_a_sheet(root: Path) -> None:
    assert build(root).code == 0
    assert listed(root) == [("trial-gods+guilds-en-a4.pdf", "gods+guilds", 2, 6)]


@pytest.mark.parametrize("edge", ["long", "short"])
def test_each_back_lies_behind_its_card(edge: str, root: Path) -> None:
    assert build(root, "--duplex", edge).code == 0
    ((name, *_),) = listed(root)
    front, back = pages(root, name)
    seen: Counter[tuple[int, ...]] = Counter()
    for x, y in places(front):
        aside = (edge == "long") == (front.height > front.width)
        turned = (front.width - x, y) if aside else (x, front.height - y)
        if (colour := within(front, x, y)) and (behind := within(back, *turned)):
            assert behind == tuple(level * 0x99 // 0xFF for level in colour), (x, y)
            seen[colour] += 1
    assert seen[255, 0, 0] > 1.5 * seen[0, 255, 0] > 0


def test_a_fold_brings_each_back_to_its_card(root: Path) -> None:
    assert build(root, "--duplex", "fold").code == 0
    ((name, *_),) = listed(root)
    for page in pages(root, name):
        colours = Counter(filter(None, (within(page, x, y) for x, y in places(page))))
        for front, behind in (((255, 0, 0), (153, 0, 0)), ((0, 255, 0), (0, 153, 0))):
            assert abs(colours[front] - colours[behind]) <= 0.1 * colours[front]


def test_the_plan_counts_them_together(root: Path) -> None:
    first = build(root, "--plan").out.splitlines()[0]
    asked = "6 cards of 65 × 100 mm on A4 with 2 mm bleed"
    assert first == f"trial gods+guilds: {asked}: 1 sheet, 2 pages a language"


def test_chosen_cards_of_one_deck_bear_its_name_alone(root: Path) -> None:
    assert build(root, "--cards", "well*2,baths").code == 0
    assert listed(root) == [("trial-guilds-en-a4-chosen.pdf", "guilds", 2, 3)]


def test_cards_of_another_size_have_sheets_of_their_own(root: Path) -> None:
    plan = root / "cards/trial/pack.yaml"
    plan.write_text(PACK.replace(DECK, DECKS + SMALL), encoding="utf-8")
    (root / "cards/trial/small.yaml").write_text(card("bes"), encoding="utf-8")
    for side in ("", "back-"):
        for ink in ("", "-low-ink"):
            text = (
                LAYOUT.format('"#0000FF"').replace("65, 100", "44, 68").replace("71, 106", "50, 74")
            )
            (root / f"templates/layouts/{side}tiny{ink}.yaml").write_text(text, encoding="utf-8")
    assert build(root).code == 0
    assert [each[1:] for each in listed(root)] == [("gods+guilds", 2, 6), ("small", 2, 1)]


def test_built_again_they_are_the_same(root: Path) -> None:
    build(root)
    before = snapshot(root / "out")
    build(root)
    assert snapshot(root / "out") == before
    guilds = root / "cards/trial/guilds.yaml"
    guilds.write_text(guilds.read_text("utf-8").replace("Well", "Wells"), encoding="utf-8")
    build(root)
    again = (root / "out" / "trial-gods+guilds-en-a4.pdf").read_bytes()
    run("build", "--out", root / "clean", "--lang", "en", root=root)
    assert (root / "clean" / "trial-gods+guilds-en-a4.pdf").read_bytes() == again


def test_a_back_changes_with_the_deck_of_its_card(root: Path) -> None:
    gods, guilds = root / "cards/trial/cards.yaml", root / "cards/trial/guilds.yaml"
    for count in (4, 3):  # of each back there are several, before and after
        every = [card(name) for name in (*GODS, *GUILDS)]
        gods.write_text("".join(every[:count]), encoding="utf-8")
        guilds.write_text("".join(every[count:]), encoding="utf-8")
        build(root)
    again = (root / "out" / "trial-gods+guilds-en-a4.pdf").read_bytes()
    run("build", "--out", root / "clean", "--lang", "en", root=root)
    assert (root / "clean" / "trial-gods+guilds-en-a4.pdf").read_bytes() == again

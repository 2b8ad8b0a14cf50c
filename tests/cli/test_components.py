"""Boards and tokens: on sheets of their own, cut to shape, both sides one behind the other."""

import json
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops

from tests.cli.git import committed
from tests.cli.run import Run, run
from tests.small_root import APOLLO, PACK, copy_languages, small_root

SETUP, BOARDS = "cards/trial/pack.yaml", "cards/trial/boards.yaml"
COMPONENTS = """\
components:
  boards: {kind: board, layout: plank, of: wonders}
  markers:
    kind: token
    layout: tile
    back: tile
    of:
      gust: {name: {fr: Rafale, en: Gust}, emblem: sun, pantheon: greek, copies: 2}
      apollo: {name: {fr: Apollon, en: Apollo}, emblem: lyre, pantheon: greek}
"""
CAIRO = """\
- id: cairo
  name: {fr: Le Caire, en: Cairo}
  wonder: {fr: Le Phare, en: The Lighthouse}
  source: house
  sides:
    A:
      produces: ore
      stages:
        1:
          cost: {stone: 2}
          power: [{vp: 3}]
          text:
            fr: >-
              En fin de partie, marquez 3 points de victoire.
            en: >-
              At the end of the game, score 3 victory points.
    B:
      produces: ore
      stages:
        1:
          cost: {stone: 2}
          power: [{vp: 4}]
          text:
            fr: >-
              En fin de partie, marquez 4 points de victoire.
            en: >-
              At the end of the game, score 4 victory points.
"""
LAYOUT = "size: {size}\nzones: {{ground: {{panel: {box}, fill: [{fill}]}}}}\n"
GROUNDS = {  # size, ground, and the colour of a condition or else another
    "plank": ("[250, 105]", "[-3, -3, 256, 111]", ("#FF0000", "side == 'A'", "#990000")),
    "tile": ("[30, 30]", "[-3, -3, 36, 36]", ("#00FF00", "id == 'gust'", "#0000FF")),
    "back-tile": ("[30, 30]", "[-3, -3, 36, 36]", ("#009900", "id == 'gust'", "#000099")),
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return components_root(tmp_path / "root")


def components_root(folder: Path) -> Path:
    """A root whose pack has a god, a board and two tokens, in plain colours."""
    pack = PACK.replace("components: {booklets: 1}\n", f"wonders: boards.yaml\n{COMPONENTS}")
    files = {SETUP: pack, BOARDS: CAIRO}
    for name, (size, box, fill) in GROUNDS.items():
        for ink in ("", "-low-ink"):
            one, where, other = fill
            colour = f"\"{{{{ '{one}' if {where} else '{other}' }}}}\""
            layout = LAYOUT.format(size=size, box=box, fill=colour)
            files[f"templates/layouts/{name}{ink}.yaml"] = layout
    return small_root(folder, files, every_drawing=True)


def build(root: Path, *arguments: str) -> Run:
    return run("build", "--out", root / "out", "--lang", "en", *arguments, root=root)


def edit(root: Path, old: str, new: str) -> None:
    text = (root / SETUP).read_text(encoding="utf-8")
    assert old in text
    (root / SETUP).write_text(text.replace(old, new, 1), encoding="utf-8")


def listed(root: Path) -> dict[str, tuple[str, int, int]]:
    """Kind, pages and number of things of each set that was printed."""
    files = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    return {one["deck"]: (one["kind"], one["pages"], one["cards"]) for one in files if one["deck"]}


def pages(root: Path, name: str) -> list[Image.Image]:
    """Each page, four pixels for a millimetre."""
    document = pypdfium2.PdfDocument(root / "out" / name)
    return [page.render(scale=4 * 25.4 / 72).to_pil().convert("RGB") for page in document]


def where(page: Image.Image, colour: tuple[int, int, int]) -> Image.Image:
    """White where a page has just this colour, black elsewhere."""
    away = ImageChops.difference(page, Image.new("RGB", page.size, colour))
    red, green, blue = away.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda value: 0 if value else 255)


def found(page: Image.Image, colour: tuple[int, int, int]) -> tuple[float, ...]:
    """The box around a colour, in mm."""
    box = where(page, colour).getbbox()
    assert box is not None
    return tuple(edge / 4 for edge in box)


def test_each_set_has_a_file_and_each_thing_its_copies(root: Path) -> None:
    said = build(root)
    assert said.code == 0, said.err
    assert listed(root) == {
        "gods": ("card", 2, 1), "boards": ("board", 2, 1), "markers": ("token", 2, 3),
    }  # fmt: skip
    assert "2 pages  1 board" in said.out
    assert "2 pages  3 tokens" in said.out


def test_a_printer_is_measured_for_all_sheets_and_each_is_moved_by_its_own(root: Path) -> None:
    """Boards lie on their paper, tokens stand on it."""
    build(root, "--only", "calibration")
    names = {path.name for path in (root / "out").glob("*.pdf")}
    assert names == {"calibration-en-a4.pdf", "calibration-en-a4-landscape.pdf"}
    offsets = ("--offset", "2,0", "--landscape-offset", "0,-3")
    said = build(root, "--only", "components", *offsets)
    assert said.err.endswith(
        "upright sheets: backs move 2 mm right and 0 mm down\n"
        "landscape sheets: backs move 0 mm right and 3 mm up\n"
    )
    _, back = pages(root, "trial-boards-en-a4-offset0,-3.pdf")
    assert found(back, (153, 0, 0)) == pytest.approx((21.5, 47.5, 275.5, 156.5), abs=0.3)
    assert (root / "out" / "trial-markers-en-a4-offset2,0.pdf").is_file()


def test_a_board_lies_alone_with_its_other_side_behind_it(root: Path) -> None:
    assert build(root, "--only", "components").code == 0
    front, back = pages(root, "trial-boards-en-a4.pdf")
    assert front.width > front.height
    bleeding = (21.5, 50.5, 275.5, 159.5)  # 250 by 105 mm in the middle, and 2 mm about it
    assert found(front, (255, 0, 0)) == pytest.approx(bleeding, abs=0.3)
    assert found(back, (153, 0, 0)) == pytest.approx(bleeding, abs=0.3)


def test_a_token_is_a_disc_and_its_back_lies_behind_it(root: Path) -> None:
    assert build(root, "--only", "components").code == 0
    front, back = pages(root, "trial-markers-en-a4.pdf")
    left, top, right, bottom = found(front, (0, 0, 255))  # the one that is there once
    assert (right - left, bottom - top) == pytest.approx((34, 34), abs=0.3)
    assert found(back, (0, 0, 153)) == pytest.approx(
        (210 - right, top, 210 - left, bottom), abs=0.3
    )
    painted = where(back, (0, 0, 153)).histogram()[255] / 16
    assert painted == pytest.approx(3.14159 * 17**2, rel=0.03)


def test_discs_of_one_size_lie_in_the_middle_of_their_sheet(root: Path) -> None:
    """As those of several sizes do."""
    assert build(root, "--only", "components").code == 0
    front, _ = pages(root, "trial-markers-en-a4.pdf")
    lefts, tops, rights, feet = zip(
        *(found(front, colour) for colour in ((0, 255, 0), (0, 0, 255))), strict=True
    )
    assert min(lefts) + max(rights) == pytest.approx(210, abs=0.5)
    assert min(tops) + max(feet) == pytest.approx(297, abs=0.5)


def test_only_the_front_has_a_line_to_cut_along(root: Path) -> None:
    """Where the line stands, 2 mm inside the bleed, the back has the colour of its ground alone."""
    assert build(root, "--only", "components").code == 0
    front, back = pages(root, "trial-markers-en-a4.pdf")
    seen = []
    for page, ground in ((front, (0, 0, 255)), (back, (0, 0, 153))):
        left, top, _, bottom = found(page, ground)
        row = tuple(round(4 * edge) for edge in (left + 1, (top + bottom) / 2))
        strip = page.crop((*row, row[0] + 8, row[1] + 1))
        seen.append({colour for _, colour in strip.getcolors() or ()})
    assert seen[0] - {(0, 0, 255)}
    assert seen[1] == {(0, 0, 153)}


def test_low_ink_and_a_fold(root: Path) -> None:
    said = build(root, "--ink", "low", "--duplex", "fold")
    assert said.code == 0, said.err
    assert "boards: no board fits on half of a sheet" in said.err
    made = sorted(path.name for path in (root / "out").glob("*.pdf"))
    assert "trial-boards-en-a4-low-ink.pdf" in made
    assert "trial-markers-en-a4-low-ink-fold.pdf" in made


@pytest.mark.parametrize(
    ("choice", "printed"),
    [
        ("cairo", {"boards": 1}),
        ("apollo", {"gods": 1}),  # the card, though a marker is called so too
        ("markers/apollo*4,gust", {"markers": 5}),
        ("trial/markers/gust", {"markers": 1}),
    ],
)
def test_a_choice_names_cards_boards_and_tokens(
    root: Path, choice: str, printed: dict[str, int]
) -> None:
    said = build(root, "--cards", choice)
    assert said.code == 0, said.err
    assert {name: one[2] for name, one in listed(root).items()} == printed


def test_a_second_build_knows_a_token_from_the_card_of_its_name(root: Path) -> None:
    gust = "      gust: {name: {fr: Rafale, en: Gust}, emblem: sun, pantheon: greek, copies: 2}\n"
    edit(root, gust, "")
    cards = root / "cards/trial/cards.yaml"
    marked = APOLLO.replace("  pantheon", "  marker: apollo\n  pantheon")
    cards.write_text(marked, encoding="utf-8")
    assert build(root).code == 0
    again = build(root, "--margin", "6")
    assert again.code == 0, again.err
    printed = {path.name for path in (root / "out").glob("trial-*-margin6.pdf")}
    assert printed == {f"trial-{deck}-en-a4-margin6.pdf" for deck in ("gods", "boards", "markers")}


def test_only_what_changed_since_a_revision(root: Path) -> None:
    committed(root, "printed")
    assert "nothing was written" in build(root, "--changed", "printed").err
    text = (root / BOARDS).read_text(encoding="utf-8")
    (root / BOARDS).write_text(text.replace("{stone: 2}", "{stone: 3}"), encoding="utf-8")
    edit(root, "emblem: sun", "emblem: lyre")
    assert build(root, "--changed", "printed").code == 0
    assert {name: one[2] for name, one in listed(root).items()} == {"boards": 1, "markers": 2}


def test_kinds_of_files(root: Path) -> None:
    assert build(root, "--only", "cards").code == 0
    assert set(listed(root)) == {"gods"}
    plan = build(root, "--plan", "--only", "components")
    assert "trial boards: 1 board of 250 × 105 mm on A4" in plan.out
    assert "trial markers: 3 tokens of 30 × 30 mm on A4" in plan.out
    assert "trial gods" not in plan.out


def test_a_kind_of_ones_own_is_printed_alone(root: Path) -> None:
    """By its name, or by that of several."""
    game = root / "cards/games/seven-wonders.yaml"
    game.parent.mkdir(exist_ok=True)
    game.write_text("like: seven-wonders\nkinds: {rune: {size: 30x30}}\n", encoding="utf-8")
    edit(root, "    kind: token", "    kind: rune")
    for name in ("rune", "runes"):
        assert build(root, "--only", name).code == 0
        assert set(listed(root)) == {"markers"}
    assert build(root, "--only", "rune", "--cutter", "silhouette").code == 0
    said = build(root, "--only", "runn")
    assert 'a build makes no "runn": did you mean "rune"?' in said.err
    assert "web, png and rune; or several at once" in said.err
    edit(root, "    kind: rune", "    kind: token")
    assert "no rune is printed of trial" in build(root, "--only", "runes").err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("layout: plank", "layout: blank",
         'cards/trial/pack.yaml:10:33: error unknown-layout: no layout "blank"'),
        ("    back: tile\n", "    back: stile\n",
         'cards/trial/pack.yaml:14:11: error unknown-layout: no back "stile": did you mean'),
        ("kind: token", "kind: god",
         "cards/trial/pack.yaml:12:11: error card-size: the god is 65x100, its layout 30x30"),
        ("kind: token", "kind: tokn",
         'cards/trial/pack.yaml:12:11: error unknown-word: unknown word "tokn"'),
    ],
)  # fmt: skip
def test_bad_input_is_told_with_its_place(root: Path, old: str, new: str, told: str) -> None:
    edit(root, old, new)
    said = build(root)
    assert said.code == 1
    assert told in said.err
    assert not list((root / "out").glob("*.pdf"))


@pytest.mark.parametrize(
    ("game", "help"),
    [("seven-wonders", "type kind: token, of 30x30, or name a layout of 24x24"),
     ("small", "cardgen new kind NAME --game small --size 30x30")],
)  # fmt: skip
def test_another_kind_is_told_where_the_layout_is_of_its_size(
    root: Path, game: str, help: str
) -> None:
    own = root / "cards/games/small.yaml"
    own.parent.mkdir()
    own.write_text(
        "like: seven-wonders\nkinds: {token: {size: 20x20, shape: circle}}\n", encoding="utf-8"
    )
    edit(root, "game: seven-wonders", f"game: {game}")
    edit(root, "kind: token", "kind: coin")
    assert "error card-size: the coin is 24x24, its layout 30x30" in (said := build(root)).err
    assert help in said.err


def add_layouts(root: Path, name: str, size: str) -> None:
    """Layouts of both sides and inks that draw nothing."""
    for side in (name, f"back-{name}"):
        for ink in ("", "-low-ink"):
            layout = root / f"templates/layouts/{side}{ink}.yaml"
            layout.write_text(f"size: {size}\nzones: {{}}\n", encoding="utf-8")


def test_coins_and_markers_share_a_sheet(root: Path) -> None:
    coins = """\
  coins:
    kind: coin
    layout: piece
    back: piece
    of:
      ten: {name: {fr: 10 pièces, en: 10 coins}, value: 10, copies: 9}
"""
    edit(root, "  markers:\n", f"{coins}  markers:\n")
    add_layouts(root, "piece", "[24, 24]")
    said = build(root, "--only", "components")
    assert said.code == 0, said.err
    assert listed(root) == {"boards": ("board", 2, 1), "coins+markers": ("token", 2, 12)}
    plan = build(root, "--plan", "--only", "components")
    assert "9 coins of 24 × 24 mm and 3 tokens of 30 × 30 mm on A4 with 2 mm bleed" in plan.out
    assert build(root, "--only", "components", "--cards", "ten*90,gust").code == 0
    assert {"coins": ("coin", 4, 90), "markers": ("token", 2, 1)}.items() <= listed(root).items()


def test_a_deck_of_a_kind_of_ones_own_is_printed_by_its_name(root: Path) -> None:
    game = root / "cards/games/seven-wonders.yaml"
    game.parent.mkdir(exist_ok=True)
    game.write_text("like: seven-wonders\nkinds: {hero: {}}\n", encoding="utf-8")
    edit(root, "gods: {kind: god", "gods: {kind: hero")
    assert build(root, "--only", "hero").code == 0
    assert set(listed(root)) == {"gods"}


def test_a_card_of_a_wonder_lies_with_the_decks_of_its_size(root: Path) -> None:
    cards = "  deals: {kind: card, layout: deal, back: deal, of: wonders}\n"
    edit(root, "  markers:\n", f"{cards}  markers:\n")
    add_layouts(root, "deal", "[65, 100]")
    said = build(root, "--only", "cards,components")
    assert said.code == 0, said.err
    assert listed(root)["gods+deals"] == ("card", 2, 2)
    assert build(root, "--only", "components", "--cards", "deals/cairo").code == 0
    assert listed(root)["deals"] == ("card", 2, 1)


def test_a_pack_is_shown_by_its_material(root: Path) -> None:
    edit(root, "components:\n", "announces: {wonders: 1, markers: 2, coins: 17}\ncomponents:\n")
    shown = run("show", "trial", root=root)
    assert shown.code == 0, shown.err
    assert [line.split() for line in shown.out.splitlines()[3:]] == [
        ["wonders", "1", "1"], ["markers", "3", "2"], ["coins", "0", "17", "not", "printed"],
        ["gods", "1", "-", "no", "list", "announces", "them"],
    ]  # fmt: skip
    said = run("check", "trial", root=root)
    assert "announced-unprinted: 17 coins are announced and nothing prints them" in said.err
    assert "announced-count: 2 markers are announced and 3 are there" in said.err
    refused = run("show", "trial", "--png", "trial.png", root=root)
    assert (refused.code, "leave out --png" in refused.err) == (2, True)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (BOARDS, "          cost: {stone: 2}\n          power: [{vp: 3}]\n",
         "          power: [{vp: 3}]\n", f'{BOARDS}:10:11: error missing-key: missing key "cost"'),
        (SETUP, "emblem: sun, pantheon: greek, copies: 2", "emblem: sun, ring: greek, copies: 2",
         'error unknown-key: unknown key "ring"'),
        ("cards/games/seven-wonders.yaml", "",
         "like: seven-wonders\nkinds: {board: {size: 500x105}}\n",
         "cards/games/seven-wonders.yaml:2:23: error component-shape: 500 × 105 mm"),
    ],
)  # fmt: skip
def test_nothing_is_overwritten_by_a_build_with_an_error(
    root: Path, file: str, old: str, new: str, told: str
) -> None:
    assert build(root, "--only", "components").code == 0
    before = {path.name: path.read_bytes() for path in (root / "out").glob("*.pdf")}
    target = root / file
    text = target.read_text(encoding="utf-8") if target.exists() else ""
    assert old in text
    target.parent.mkdir(exist_ok=True)
    target.write_text(text.replace(old, new, 1) if old else new, encoding="utf-8")
    said = build(root, "--only", "components")
    assert (said.code, told in said.err) == (1, True), said.err
    assert {path.name: path.read_bytes() for path in (root / "out").glob("*.pdf")} == before


def test_a_board_too_wide_for_the_paper_is_told_at_its_set(root: Path) -> None:
    said = build(root, "--only", "components", "--margin", "30")
    assert said.code == 2
    assert f"{SETUP}:10:11: error: a board of 250 × 105 mm with 2 mm bleed does not fit" in said.err
    assert not list((root / "out").glob("*.pdf"))


def test_a_layout_that_draws_an_emblem_wants_one(root: Path) -> None:
    edit(root, "{name: {fr: Rafale, en: Gust}, emblem: sun, ", "{name: {fr: Rafale, en: Gust}, ")
    for ink in ("", "-low-ink"):
        layout = root / f"templates/layouts/tile{ink}.yaml"
        zone = 'emblem: {drawing: "emblems/{{ emblem }}", box: [9, 9, 12, 12]}'
        layout.write_text(f"size: [30, 30]\nzones:\n  {zone}\n", encoding="utf-8")
    said = build(root)
    assert said.code == 1
    assert 'missing key "emblem": the layout tile draws it' in said.err


def test_words_of_boards_that_are_printed_are_held_against_effects(root: Path) -> None:
    text = (root / BOARDS).read_text(encoding="utf-8")
    (root / BOARDS).write_text(text.replace("score 3", "score 5"), encoding="utf-8")
    for name in ("fr", "en"):
        target = root / "templates" / "languages" / name / "phrases.yaml"
        target.write_bytes((Path(__file__).parents[2] / target.relative_to(root)).read_bytes())
    said = build(root, "--only", "components")
    assert said.code == 1
    assert "words-number" in said.err


def test_words_too_long_for_a_stage_are_told_there(root: Path) -> None:
    for ink in ("", "-low-ink"):
        layout = Path(__file__).parents[2] / f"templates/layouts/board{ink}.yaml"
        board = layout.read_text(encoding="utf-8")
        start, end = board.index("  scene:\n"), board.index("  frame:\n")
        target = root / f"templates/layouts/plank{ink}.yaml"
        target.write_text(board[:start] + board[end:], encoding="utf-8")
    shipped = Path(__file__).parents[2] / "templates"
    drawings = (*shipped.glob("rings/greek*.svg"), *shipped.glob("friezes/greek*.svg"))
    for path in (*drawings, shipped / "ornaments" / "title.svg"):
        target = root / "templates" / path.relative_to(shipped)
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(path.read_bytes())
    text = (root / BOARDS).read_text(encoding="utf-8")
    long = "score 4 victory points" + ", and once more score 4 victory points" * 20
    (root / BOARDS).write_text(text.replace("score 4 victory points", long), encoding="utf-8")
    said = build(root, "--only", "components")
    assert "cards/trial/boards.yaml:26" in said.err
    assert "error overflow: cairo, en, stage 1:" in said.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("emblem: lyre, pantheon: greek}", "emblem: lire, pantheon: greek}",
         'error unknown-emblem: there is no emblem "lire": did you mean "lyre"?'),
        ("emblem: lyre, pantheon: greek}", "emblem: lyre, pantheon: greec}",
         'error unknown-pantheon: unknown pantheon "greec": did you mean "greek"?'),
        ("wonders: boards.yaml\n", "",
         "error missing-key: the pack names no Wonders"),
        ("  boards:", "  medals: {kind: token, layout: tile, of: {gust: {name: {fr: R, en: R}}}}\n"
         "  boards:", 'error duplicate-id: the id "gust" is that of a token of medals'),
    ],
)  # fmt: skip
def test_what_a_token_or_a_board_wants_is_told(root: Path, old: str, new: str, told: str) -> None:
    edit(root, old, new)
    said = build(root)
    assert said.code == 1
    assert told in said.err


def test_the_face_of_a_layout_is_told_in_the_layout(root: Path) -> None:
    layout = root / "templates/layouts/trial.yaml"
    text = layout.read_text(encoding="utf-8")
    layout.write_text(text.replace("face: Cinzel-Bold", "face: Cinzel", 1), encoding="utf-8")
    said = build(root)
    assert said.code == 1
    assert said.err.count('no face "Cinzel": did you mean "Cinzel-Bold"') == 1
    assert "templates/layouts/trial.yaml:7:" in said.err


WHITE = (255, 255, 255)
SHOWN = """\
trial/boards/cairo: Le Caire, Cairo
place        cards/trial/boards.yaml:1:7
set          boards, 1 of 1
wonder       Le Phare, The Lighthouse
produces     A      ore
             B      ore
cost         A 1    stone stone
             B 1    stone stone
understood   A 1    vp 3 · when end
             B 1    vp 4 · when end
icons        A 1    laurel:3
             B 1    laurel:4
text fr      A 1    En fin de partie, marquez 3 points de victoire.
             B 1    En fin de partie, marquez 4 points de victoire.
text en      A 1    At the end of the game, score 3 victory points.
             B 1    At the end of the game, score 4 victory points.
source       all: house
"""


@pytest.mark.parametrize("name", ["cairo", "boards/cairo", "trial/boards/cairo"])
def test_show_tells_the_sides_and_stages_of_a_board(name: str, root: Path) -> None:
    assert run("show", name, root=root) == (0, SHOWN, "")


def test_show_says_how_the_words_of_a_stage_are_read(root: Path) -> None:
    copy_languages(root, "phrases")
    board = root / BOARDS
    board.write_text(board.read_text("utf-8").replace("score 4", "score 5"), encoding="utf-8")
    said = run("show", "cairo", "--lang", "en", root=root)
    assert said.code == 1
    assert f"{BOARDS}:27:45: error words-number" in said.err
    assert said.out.endswith("""\
read en      A 1    as the effect does
             B 1    vp 5 · when end
                    the house says: At the end of the game, score 4 victory points.
source       all: house
""")


def test_a_board_whose_words_are_wrong_is_not_printed(root: Path) -> None:
    copy_languages(root, "phrases")
    board = root / BOARDS
    board.write_text(board.read_text("utf-8").replace("score 4", "score 5"), encoding="utf-8")
    said = build(root, "--cards", "boards/cairo")
    assert said.code == 1
    assert "words-number" in said.err


def test_show_takes_a_card_before_the_token_that_is_called_so(root: Path) -> None:
    token = "trial/markers/apollo: Apollon, Apollo\nplace        cards/trial/pack.yaml:"
    assert run("show", "markers/apollo", root=root).out.startswith(token)
    assert run("show", "apollo", root=root).out.startswith("trial/apollo: Apollon, Apollo\n")
    assert "copies       2\n" in run("show", "gust", root=root).out


@pytest.mark.parametrize(
    ("name", "side", "size", "middle", "corner"),
    [
        ("cairo", "A", (2953, 1240), (255, 0, 0), WHITE),
        ("cairo", "back", (2953, 1240), (153, 0, 0), WHITE),
        ("gust", "front", (354, 354), (0, 255, 0), WHITE),
        ("gust", "back", (354, 354), (0, 153, 0), WHITE),
    ],
)
def test_show_saves_any_side_cut_to_its_shape(
    name: str,
    side: str,
    size: tuple[int, int],
    middle: tuple[int, int, int],
    corner: tuple[int, int, int],
    root: Path,
) -> None:
    said = run("show", name, "--side", side, "--png", root / "a.png", root=root)
    assert said.code == 0, said.err
    with Image.open(root / "a.png") as picture:
        seen = picture.convert("RGB")
        assert seen.size == size
        assert seen.getpixel((size[0] // 2, size[1] // 2)) == middle
        assert seen.getpixel((2, 2)) == corner


@pytest.mark.parametrize(
    ("arguments", "told", "help"),
    [
        (["boards/cairo", "--age", "I"], "cairo is the same in all Ages", "leave out --age"),
        (["gust", "--side", "back"], "--side is the side in the picture", "--png FILE"),
        (["gust", "--side", "B", "--png", "a.png"], "gust has no side B", "--side back"),
        (["cards/trial/cards.yaml"], "which are named without a path", "cardgen sources trial"),
        (["boards/cairro"], 'there is no card, board or token "boards/cairro"', "cardgen sources"),
        (["bords/cairo"], 'there is no pack "bords"', "trial"),
    ],
)
def test_show_says_what_to_type_instead(
    arguments: list[str], told: str, help: str, root: Path
) -> None:
    said = run("show", *arguments, root=root)
    assert (said.code, said.out) == (2, "")
    assert told in said.err
    assert help in said.err.partition("help: ")[2]


def test_show_has_no_picture_of_a_board_that_is_not_printed(root: Path) -> None:
    edit(root, "  boards: {kind: board, layout: plank, of: wonders}\n", "")
    assert run("show", "cairo", root=root).out.startswith("trial/cairo: Le Caire, Cairo\n")
    said = run("show", "cairo", "--png", root / "a.png", root=root)
    assert said.code == 2
    assert "cairo has no picture: trial does not print its boards" in said.err


def test_a_drawing_may_cover_its_box(root: Path) -> None:
    (root / "templates/scenes").mkdir(exist_ok=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
    square = f'{head}<path d="M0 0h9v9h-9z" fill="#F00"/></svg>'
    (root / "templates/scenes/red.svg").write_text(square, encoding="utf-8")
    for ink in ("", "-low-ink"):
        zone = "scene: {drawing: scenes/red, box: [-3, -3, 256, 111], cover: true}"
        layout = root / f"templates/layouts/plank{ink}.yaml"
        layout.write_text(
            f"size: [250, 105]\ngrounds:\n  all:\n    zones:\n      {zone}\n", encoding="utf-8"
        )
    assert build(root, "--only", "components").code == 0
    front, _ = pages(root, "trial-boards-en-a4.pdf")
    assert found(front, (255, 0, 0)) == pytest.approx((21.5, 50.5, 275.5, 159.5), abs=0.3)


def test_an_aid_alone_of_a_game_without_rules_is_refused(root: Path) -> None:
    (root / "cards/games").mkdir()
    edit(root, "game: seven-wonders", "game: none")
    edit(root, "wonders: boards.yaml\n", "")
    edit(root, "  boards: {kind: board, layout: plank, of: wonders}\n", "")
    said = build(root, "--only", "aid")
    assert said.code == 2
    assert "no aid goes with trial" in said.err

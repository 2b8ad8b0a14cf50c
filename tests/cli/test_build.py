"""`cardgen build`: what it prints, what it refuses, and what it leaves untouched."""

import json
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pypdfium2 as pdfium
import pytest

from cardgen.build.options import GROUPS, KINDS, kinds_wanted
from cardgen.suggest import quantity
from tests.checks.test_pictures import FORMS, huge_png
from tests.cli.run import Run, run, snapshot
from tests.small_root import APOLLO, PACK, small_root

CARDS, ART = "cards/trial/cards.yaml", "cards/trial/art/"
ARES = APOLLO.replace("id: apollo", "id: ares").replace("Apoll", "Ar")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root", {CARDS: APOLLO + ARES})


def build(root: Path, *arguments: str | Path) -> Run:
    return run("build", "--out", root / "out", *arguments, root=root)


def pages(file: Path) -> list[str]:
    document = pdfium.PdfDocument(file)
    return [page.get_textpage().get_text_range() for page in document]


def test_every_language_an_aid_and_a_calibration_a_line_each(root: Path) -> None:
    said = build(root)
    assert said.code == 0, said.err
    assert said.err == ""
    files = sorted(path.name for path in (root / "out").glob("*.pdf"))
    assert len(files) == 6
    assert {"trial-gods-fr-a4.pdf", "trial-gods-en-a4.pdf", "trial-aid-fr-a4.pdf"} < set(files)
    sizes = {path.name: path.stat().st_size for path in (root / "out").glob("*.pdf")}
    lines = [line.split("  ") for line in said.out.splitlines()]
    assert [Path(line[0]).name for line in lines][:2] == [
        "trial-gods-fr-a4.pdf", "trial-gods-en-a4.pdf",
    ]  # fmt: skip
    assert lines[0][1:] == ["2 pages", "2 cards", f"{sizes['trial-gods-fr-a4.pdf']} bytes"]


def test_where_nothing_is_wrong_no_name_is_sought_that_was_meant(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To compare names letter by letter takes long, and tells people something only of a slip."""
    monkeypatch.delattr("cardgen.suggest.get_close_matches")
    assert build(root, "--only", "cards").code == 0


@pytest.mark.parametrize(
    ("arguments", "name", "count"),
    [
        ([], "trial-gods-fr-a4.pdf", 2),
        (["--paper", "letter"], "trial-gods-fr-letter.pdf", 2),
        (["--duplex", "short"], "trial-gods-fr-a4-short.pdf", 2),
        (["--duplex", "fold"], "trial-gods-fr-a4-fold.pdf", 1),
        (["--duplex", "none"], "trial-gods-fr-a4-fronts.pdf", 1),
        (["--ink", "low"], "trial-gods-fr-a4-low-ink.pdf", 2),
        (["--ink", "low", "--duplex", "fold"], "trial-gods-fr-a4-low-ink-fold.pdf", 1),
        (["--bleed", "0"], "trial-gods-fr-a4-bleed0.pdf", 2),
        (["--bleed", "2.5", "--ink", "low"], "trial-gods-fr-a4-low-ink-bleed2.5.pdf", 2),
        (["--margin", "8"], "trial-gods-fr-a4-margin8.pdf", 2),
        (["--paper", "Letter"], "trial-gods-fr-letter.pdf", 2),
        (["--landscape-offset", "1.5,-0.5"], "trial-gods-fr-a4-offset1.5,-0.5.pdf", 2),
    ],
)
def test_options_choose_the_name_and_the_pages(
    arguments: list[str], name: str, count: int, root: Path
) -> None:
    assert build(root, "--lang", "fr", *arguments).code == 0
    assert len(pages(root / "out" / name)) == count


def test_a_choice_of_cards_with_copies(root: Path) -> None:
    said = build(root, "--lang", "en", "--cards", "ares*2")
    assert "  2 cards  " in said.out
    front = pages(root / "out" / "trial-gods-en-a4-chosen.pdf")[0]
    assert front.count("ARO") + front.count("Aro") == 2
    assert "Apollo" not in front
    assert not (root / "out" / "trial-gods-en-a4.pdf").exists()


def test_an_offset_moves_the_backs(root: Path) -> None:
    places = []
    for shift, mark in (("0,0", ""), ("1,-2", "-offset1,-2")):
        build(root, "--lang", "fr", "--landscape-offset", shift)
        document = pdfium.PdfDocument(root / "out" / f"trial-gods-fr-a4{mark}.pdf")
        places.append([page.get_textpage().get_charbox(0)[:2] for page in document])
    (front, back), (same, moved) = places
    assert front == same
    assert moved[0] - back[0] == pytest.approx(72 / 25.4, abs=0.01)
    assert moved[1] - back[1] == pytest.approx(2 * 72 / 25.4, abs=0.01)


def test_a_margin_keeps_the_cards_off(root: Path) -> None:
    """With 50 mm less in height and width fewer cards fit on a sheet: more pages."""
    for margin, count in (("5", 2), ("25", 4)):
        said = build(root, "--lang", "fr", "--cards", "ares*5", "--margin", margin)
        assert f"  {count} pages  " in said.out


def test_copies_that_the_card_asks_for(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO + "  copies: 3\n"})
    assert "  3 cards  " in build(root, "--lang", "fr").out


def test_the_manifest_lists_what_lies_there(root: Path) -> None:
    build(root, "--lang", "fr")
    build(root, "--lang", "en")
    files = json.loads((root / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert len(files) == 6
    card = next(file for file in files if file["path"] == "trial-gods-fr-a4.pdf")
    content = (root / "out" / "trial-gods-fr-a4.pdf").read_bytes()
    assert card == {
        "path": "trial-gods-fr-a4.pdf",
        "pack": "trial",
        "language": "fr",
        "kind": "card",
        "deck": "gods",
        "paper": "a4",
        "pages": 2,
        "cards": 2,
        "bytes": len(content),
        "sha256": sha256(content).hexdigest(),
    }
    assert {file["kind"] for file in files} == {"card", "aid", "calibration"}


def test_a_build_leaves_the_files_of_others(root: Path) -> None:
    build(root, "--lang", "fr")
    mine = root / "out" / "notes.txt"
    mine.write_text("mine", encoding="utf-8")
    before = snapshot(root / "out")
    build(root, "--lang", "en", "--paper", "letter")
    after = snapshot(root / "out")
    assert {name: after[name] for name in before if name != "manifest.json"} == {
        name: content for name, content in before.items() if name != "manifest.json"
    }


def test_only_the_calibration(root: Path) -> None:
    said = build(root, "--only", "calibration", "--lang", "fr")
    assert said.out.count("\n") == 1
    assert "calibration-fr-a4" in said.out


def test_only_the_cards(root: Path) -> None:
    said = build(root, "--only", "cards", "--lang", "fr")
    assert said.out.count("\n") == 1
    assert "trial-gods-fr-a4" in said.out
    both = build(root, "--only", "calibration, cards", "--lang", "fr").out
    assert both.count("\n") == 2


@pytest.mark.parametrize("name", [*KINDS, *GROUPS])
def test_a_kind_of_files_may_be_asked_for_in_the_plural(name: str) -> None:
    assert kinds_wanted(name) <= kinds_wanted(quantity(2, name).split()[1])
    assert kinds_wanted("boards") == {"board"}
    assert kinds_wanted("booklets") == kinds_wanted("booklet")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("padz", 'a build makes no "padz"'),
        ("bord", 'did you mean "board"?'),
        (",", "names nothing"),
    ],
)
def test_only_what_there_is(typed: str, message: str, root: Path) -> None:
    said = build(root, "--only", typed)
    assert said.code == 2
    assert message in said.err
    kinds = "card, board, token, coin, box, scorepad, aid, credits, calibration, booklet, "
    kinds += "booklet-print, booklet-large, web and png"
    assert f"it makes {kinds}" in said.err
    assert not (root / "out").exists()


def test_the_plan_writes_nothing(root: Path) -> None:
    said = build(root, "--plan")
    assert said.code == 0
    first, heads, *rows, explained = said.out.splitlines()
    wanted = "trial gods: 2 cards of 65 × 100 mm on A4 with 2 mm bleed: 1 sheet, 2 pages a language"
    assert first == wanted
    assert heads.split()[:3] == ["paper", "bleed", "margin"]
    assert [row.split()[:4] for row in rows if row.startswith(">")] == [[">", "A4", "2", "5"]]
    assert len(rows) == 4 * 3
    assert "plain: " in explained
    assert "edge: " in explained
    assert not (root / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "rows"),
    [
        (["--paper", "Letter"], ["Letter 0 5", "> Letter 2 5", "Letter 3 5"]),
        (["--paper", "a4", "--bleed", "1.5", "--margin", "8"], ["> A4 1.5 8"]),
    ],
)
def test_a_plan_shows_what_is_asked_for(arguments: list[str], rows: list[str], root: Path) -> None:
    table = build(root, "--plan", *arguments).out.splitlines()[2:-1]
    seen = [row.split()[: 4 if row.startswith(">") else 3] for row in table]
    assert [" ".join(cells) for cells in seen] == rows


def test_a_plan_of_one_card(root: Path) -> None:
    first = build(root, "--plan", "--cards", "ares", "--duplex", "none").out.splitlines()[0]
    assert first.startswith("trial gods: 1 card of ")
    assert first.endswith(": 1 sheet, 1 page a language")


def test_what_a_fold_costs_is_told(root: Path) -> None:
    said = build(root, "--cards", "ares*33", "--duplex", "fold", "--lang", "fr")
    assert said.code == 0
    assert said.err == (
        "gods: folded, a sheet holds 2 cards: 17 sheets, and 6 on a printer for both sides;"
        " with --bleed 1.5 it holds 3: 11 sheets\n"
    )
    assert said.err in build(root, "--plan", "--cards", "ares*33", "--duplex", "fold").out


def test_an_offset_is_told_as_it_was_understood_and_printed(root: Path) -> None:
    said = build(root, "--lang", "fr", "--landscape-offset", "2,-5")
    assert said.err == "landscape sheets: backs move 2 mm right and 5 mm up\n"
    front, back = pages(root / "out" / "trial-gods-fr-a4-offset2,-5.pdf")
    assert "offset 2,-5" not in front
    assert "--landscape-offset 2,-5" in back


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("0.5,1", "backs move 0.5 mm right and 1 mm down"),
        ("-1,-2,0.2", "backs move 1 mm left and 2 mm up, and turn 0.2° clockwise"),
        ("0,0,-1.0", "backs move 0 mm right and 0 mm down, and turn 1° anticlockwise"),
        ("1.5,−0.5", "backs move 1.5 mm right and 0.5 mm up"),
        ("0,0,0.25", "backs move 0 mm right and 0 mm down, and turn 0.25° clockwise"),
    ],
)
def test_offsets_in_words(typed: str, words: str, tmp_path: Path) -> None:
    """They are kept as they are typed, and told again from what was kept."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path))
        assert words in run("calibrate", "--printer", "home", "--offset", typed).out
        assert run("calibrate", "--printer", "home").out == f"home: upright sheets: {words}\n"


@pytest.mark.parametrize(
    ("words", "meant"), [("2,5,-1", "2.5,-1"), ("2,5,-1,5", "2.5,-1.5"), ("0,0,1", "0,0,1.0")]
)
def test_decimal_commas_are_asked_about(words: str, meant: str, root: Path) -> None:
    said = build(root, "--offset", words)
    assert said.code == 2
    assert "are its commas decimal signs" in said.err
    assert f"--offset {meant}" in said.err


def test_an_overlay_is_printed(root: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("apollo:\n  name: {fr: Phébus, en: Phoebus}\n", encoding="utf-8")
    assert build(root, "--with", mine, "--lang", "en").code == 0
    assert "Phoebus" in pages(root / "out" / "trial-gods-en-a4-with-mine.pdf")[0]
    assert not (root / "out" / "trial-gods-en-a4.pdf").exists()


def test_nothing_moves_on_a_screen_that_is_none(root: Path) -> None:
    assert "\r" not in build(root).err


@pytest.mark.parametrize("words", ["1", "a,b", "1,2,3,4", "nan,0", "100,0", ""])
def test_offsets_that_are_none(words: str, root: Path) -> None:
    said = build(root, "--offset", words)
    assert said.code == 2
    assert f'"{words}" is no offset' in said.err


# What goes wrong: exit code, where, and nothing overwritten. --------------------------------------

LONG = "      " + "recevez 3 pièces de la banque et racontez la vie du dieu " * 30 + "\n"
WRONG = {
    "a broken file": (
        1, {CARDS: "- id: apollo\n  cost: {stone: 1\n"}, f"{CARDS}:3:1: error yaml: the"
    ),
    "a colon in words": (
        1,
        {CARDS: APOLLO.replace("fr: >-\n      À", "fr: À l'Âge II : recevez\n      À")},
        f"{CARDS}:9:",
    ),
    "a file that a deck names and is not there": (
        1, {"cards/trial/pack.yaml": PACK.replace("cards.yaml", "card.yaml")},
        "cards/trial/pack.yaml:7:",
    ),
    "a wrong type": (1, {CARDS: APOLLO + "  copies: two\n"}, f"{CARDS}:14:11: error wrong-type"),
    "an unknown key": (1, {CARDS: APOLLO + "  emblen: lyre\n"}, f"{CARDS}:14:3: error unknown-key"),
    "an unknown icon": (
        1, {CARDS: APOLLO.replace("gain {coin:", "gain {coins:")},
        f"{CARDS}:12:28: error unknown-icon",
    ),
    "an unknown icon in a list": (
        1, {CARDS: APOLLO + "  printed:\n    I: {icons: [swap, koin:3], exception: why}\n"},
        f"{CARDS}:15:23: error unknown-icon",
    ),
    "an unknown emblem": (
        1, {CARDS: APOLLO.replace("lyre", "lyer")}, f"{CARDS}:4:11: error unknown-emblem"
    ),
    "an unknown layout": (
        1, {"cards/trial/pack.yaml": PACK.replace("layout: trial", "layout: trail")},
        "cards/trial/pack.yaml:7:43: error unknown-layout",
    ),
    "an id given twice": (1, {CARDS: APOLLO + APOLLO}, f"{CARDS}:14:7: error duplicate-id"),
    "words that cannot fit": (
        1, {CARDS: APOLLO.replace("      À", LONG + "      À")}, f"{CARDS}:9:9: error overflow"
    ),
    "a glyph no font has": (
        1, {CARDS: APOLLO.replace("en: Apollo}", "en: Apollo ☀}")}, f"{CARDS}:2:53: error glyph"
    ),
    "a picture cut short": (
        1, {f"{ART}apollo.jpg": FORMS["jpeg"][:200]}, f"{ART}apollo.jpg:1:1: error picture-damaged"
    ),
    "a picture too large": (
        1, {f"{ART}apollo.png": huge_png()}, f"{ART}apollo.png:1:1: error picture-huge"
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_bad_input_is_told_with_its_place_and_nothing_is_overwritten(
    case: str, tmp_path: Path
) -> None:
    code, files, place = WRONG[case]
    root = small_root(tmp_path / "root", files)
    (root / "out").mkdir()
    for name in ("trial-gods-fr-a4.pdf", "trial-gods-en-a4.pdf"):
        (root / "out" / name).write_bytes(b"old")
    before = snapshot(root / "out")
    said = build(root)
    assert said.code == code, said.err
    assert place in said.err
    assert said.out == ""
    assert "Traceback" not in said.err
    assert snapshot(root / "out") == before
    assert len(WRONG[case][1]) == 1


def test_a_picture_that_leads_out_of_the_pack(root: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("password\n", encoding="utf-8")
    (root / ART).mkdir()
    (root / ART / "apollo.jpg").symlink_to(tmp_path / "secret.txt")
    said = build(root)
    assert said.code == 1
    assert "password" not in said.err
    assert f"{ART}apollo.jpg:1:1: error picture-outside" in said.err
    assert not (root / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["tria"], 'there is no pack "tria": did you mean "trial"?'),
        (["--lang", "de"], 'no pack speaks the language "de"'),
        (["--cards", "apolo"], 'did you mean "apollo"?'),
        (["--cards", "apollo*0"], "the number of copies is 1 to 999"),
        (["--cards", "apollo,,ares"], "a card is missing between two commas"),
        (["--with", "/nowhere.yaml"], "cannot read"),
        (["--cards", ""], "--cards names no card"),
        (["--bleed", "2,5"], "with a full stop: type 2.5"),
        (["--bleed", "nan"], "'nan' is not a length of 0 to 3 mm"),
        (["--margin", "40"], "'40' is not a length of 0 to 30 mm"),
        (["--duplex", "fold", "--offset", "1,1"], "--offset moves backs"),
        (["--offset", ""], '"" is no offset'),
        (["--colour"], "No such option '--colour'.\n"),
        (["--inc", "low"], "No such option '--inc'. Did you mean '--ink'?"),
        (
            ["--root", "games"],
            "  help: --root stands before the command: cardgen --root DIR build\n",
        ),
        (["-lang", "en"], "  help: did you mean --lang?\n"),
    ],
)
def test_names_that_are_not_there(arguments: list[str], expected: str, root: Path) -> None:
    said = build(root, *arguments)
    assert said.code == 2, said.err
    assert expected in said.err
    assert not (root / "out").exists()


def test_a_fault_of_a_card_that_is_not_printed_does_not_matter(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO + ARES.replace("lyre", "lyer")})
    assert build(root, "--cards", "apollo").code == 0
    assert build(root, "--cards", "ares").code == 1
    assert build(root).code == 1


def test_a_fault_of_a_language_that_is_not_printed_does_not_matter(tmp_path: Path) -> None:
    words = APOLLO.replace("      On", LONG + "      On")
    root = small_root(tmp_path / "root", {CARDS: words})
    assert build(root, "--lang", "fr").code == 0
    assert build(root, "--lang", "en").code == 1


def test_a_card_that_cannot_be_read_cannot_be_chosen(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO + ARES + "  copies: two\n"})
    said = build(root, "--cards", "ares")
    assert said.code == 1
    assert "wrong-type" in said.err


def test_an_output_folder_that_is_a_file(root: Path) -> None:
    (root / "out").write_text("mine", encoding="utf-8")
    said = build(root)
    assert said.code == 2
    assert "cannot write" in said.err
    assert (root / "out").read_text(encoding="utf-8") == "mine"


def test_an_output_folder_without_permission(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("cardgen.output.folder.os.open", refused)
    said = build(root)
    assert said.code == 2
    assert "you may not write there" in said.err


def test_a_full_disk_overwrites_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second file finds no room: the first, already on the disk, must not take its place."""
    assert build(root).code == 0
    before = snapshot(root / "out")
    (root / CARDS).write_text(APOLLO.replace("Apollo", "Phoebus"), encoding="utf-8")
    written: list[int] = []

    def full(handle: int) -> None:
        written.append(handle)
        if len(written) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardgen.output.safe_files.os.fsync", full)
    said = build(root)
    assert said.code == 2
    assert "the disk is full" in said.err
    assert snapshot(root / "out") == before


def test_two_builds_at_once(root: Path) -> None:
    from cardgen.output.folder import lock_folder

    with lock_folder(root / "out"):
        said = build(root)
    assert said.code == 2
    assert "another build is writing" in said.err
    assert build(root).code == 0


def test_a_build_killed_while_saving_leaves_the_old_files_whole(root: Path) -> None:
    """SIGKILL between the first file's bytes and its place; the next build sweeps and works."""
    assert build(root).code == 0
    before = snapshot(root / "out")
    script = (
        "import os, signal, sys\n"
        "import cardgen.output.safe_files as files\n"
        "from cardgen.cli.main import outcome\n"
        "files.os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "outcome(sys.argv[1:])\n"
    )
    (root / CARDS).write_text(APOLLO, encoding="utf-8")
    command = [
        sys.executable,
        "-c",
        script,
        "--root",
        str(root),
        "build",
        "--out",
        str(root / "out"),
    ]
    done = subprocess.run(command, capture_output=True)
    assert done.returncode == -signal.SIGKILL
    left = snapshot(root / "out")
    assert {name: left[name] for name in before} == before
    assert len(left) > len(before), "unfinished files were there"
    assert build(root).code == 0
    after = snapshot(root / "out")
    assert set(after) == set(before)
    assert after["trial-gods-fr-a4.pdf"] != before["trial-gods-fr-a4.pdf"]

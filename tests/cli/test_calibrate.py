"""Printers: measured once, known to every build, and every slip answered."""

from contextlib import closing
from pathlib import Path

import pypdfium2
import pytest

from tests.cli.run import Run, run
from tests.conftest import ROOT
from tests.small_root import small_root


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a person's settings."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return tmp_path / "settings"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_root(tmp_path / "root")


def build(root: Path, *arguments: str) -> Run:
    return run("build", "--out", root / "out", "--lang", "en", *arguments, root=root)


def keep(name: str, offset: str) -> Run:
    return run("calibrate", "--printer", name, "--offset", offset)


def test_a_printer_is_kept_and_told(settings: Path) -> None:
    said = keep("home", "0.5,-1,0.2")
    file = settings / "cardgen" / "printers.toml"
    moved = "backs move 0.5 mm right and 1 mm up, and turn 0.2° clockwise"
    assert said == (0, f"home: upright sheets: {moved}\nkept in {file}\n", "")
    assert run("calibrate", "--printer", "home").out == f"home: upright sheets: {moved}\n"
    keep("Büro “2”", "-2,0")
    assert run("calibrate").out == (
        f"home: upright sheets: {moved}\n"
        "Büro “2”: upright sheets: backs move 2 mm left and 0 mm down\n"
        f"kept in {file}\n"
    )


def test_the_last_measure_counts() -> None:
    keep("home", "1,1")
    keep("home", "2,2")
    moved = "backs move 2 mm right and 2 mm down"
    assert run("calibrate").out.startswith(f"home: upright sheets: {moved}\nkept in ")


def test_landscape_sheets_are_measured_by_themselves() -> None:
    """A printer turns them its own way: what was measured of the others stays as it is."""
    keep("home", "1,1")
    run("calibrate", "--printer", "home", "--landscape-offset", "0,2")
    assert run("calibrate", "--printer", "home").out == (
        "home: upright sheets: backs move 1 mm right and 1 mm down\n"
        "home: landscape sheets: backs move 0 mm right and 2 mm down\n"
    )


def test_a_build_uses_what_was_kept(root: Path) -> None:
    run("calibrate", "--printer", "home", "--offset", "1,1", "--landscape-offset", "2,-5")
    said = build(root, "--printer", "home")
    assert (said.code, said.err) == (
        0, "landscape sheets: backs move 2 mm right and 5 mm up\n"
    )  # fmt: skip
    name = "trial-gods-en-a4-offset2,-5.pdf"
    kept = (root / "out" / name).read_bytes()
    (root / "out" / name).unlink()
    build(root, "--landscape-offset", "2,-5")
    assert (root / "out" / name).read_bytes() == kept
    text = pypdfium2.PdfDocument(kept)[1].get_textpage().get_text_range()
    assert "--landscape-offset 2,-5" in text


def test_no_sheet_moves_by_the_offset_of_the_others(root: Path) -> None:
    keep("home", "2,-5")
    said = build(root, "--printer", "home")
    assert said.err.startswith(
        "landscape sheets: backs stay, since only upright sheets were measured"
    )
    assert "--landscape-offset x,y" in said.err
    assert (root / "out" / "trial-gods-en-a4.pdf").is_file()


def test_no_printer_is_known_at_first(settings: Path) -> None:
    assert run("calibrate") == (0, "no printer is known yet\n", "")
    assert not settings.exists()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--printer", "hme"], ['there is no printer "hme": did you mean "home"?',
                                "known are home and work"]),
        (["--printer", "home", "--offset", "1,1"], ["--offset and --printer both say"]),
        (["--printer", "home", "--landscape-offset", "1,1"], ["--landscape-offset and --printer"]),
        (["--printer", "home", "--duplex", "fold"], ["--printer moves backs, and --duplex fold"]),
    ],
)  # fmt: skip
def test_a_build_that_cannot_use_it(arguments: list[str], expected: list[str], root: Path) -> None:
    keep("home", "1,1")
    keep("work", "1,2")
    said = build(root, *arguments)
    assert said.code == 2
    assert all(words in said.err for words in expected), said.err
    assert not (root / "out").exists()


def test_a_printer_before_any_was_measured(root: Path) -> None:
    said = build(root, "--printer", "home")
    assert said.code == 2
    assert "none is known yet" in said.err
    assert "cardgen calibrate --printer NAME --offset 0.5,-1" in said.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--offset", "1,2"], "cardgen calibrate --printer home --offset 1,2"),
        (["--landscape-offset", "1,2"], "--printer home --landscape-offset 1,2"),
        (["--printer", "home", "--offset", "2,5,-1"], "are its commas decimal signs"),
        (["--printer", " ", "--offset", "1,1"], "a printer needs a name"),
        (["--printer", "a\nb", "--offset", "1,1"], "a printer needs a name"),
        (["--printer", "home"], 'there is no printer "home"'),
    ],
)
def test_wrong_usage_keeps_nothing(arguments: list[str], expected: str, settings: Path) -> None:
    said = run("calibrate", *arguments)
    assert said.code == 2
    assert expected in said.err
    assert not settings.exists()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("[home", "cannot be read"),
        ("home = 3\n", 'the printer "home" has no offset of two or three numbers'),
        ("[home]\noffset = [1]\n", "write offset = [0.5, -1]"),
        ("[home]\noffset = ['a', 1]\n", "write offset = [0.5, -1]"),
        ("# mine\n[home]\noffset = [nan, 1]\n", "printers.toml:3: the printer"),
        ("[home]\noffset = [1, 1]\n'landscape-offset' = [1, 5000]\n", "printers.toml:3: the pr"),
        ("[home]\noffset = [1, 1]\n\n[work]\nnote = 1\n", 'printers.toml:4: the printer "work"'),
        ("home.offset = [inf, 0]\n", "numbers up to 20"),
        ("home = {offset = [1, 1]}\nwork = 3\n", 'printers.toml:2: the printer "work"'),
        (b"\xff\xfe", "cannot be read"),
    ],
)
def test_a_file_that_somebody_broke(
    content: str | bytes, expected: str, root: Path, settings: Path
) -> None:
    file = settings / "cardgen" / "printers.toml"
    file.parent.mkdir(parents=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    for said in (build(root, "--printer", "home"), keep("home", "1,1")):
        assert said.code == 2
        assert expected in said.err
        assert str(file) in said.err
    assert not (root / "out").exists()


def test_what_a_person_writes_is_read(root: Path, settings: Path) -> None:
    keep("home", "1,1")
    file = settings / "cardgen" / "printers.toml"
    file.write_text(
        file.read_text("utf-8") + "\n[work]\nlandscape-offset = [0, 1.5]\n", encoding="utf-8"
    )
    moved = "landscape sheets: backs move 0 mm right and 1.5 mm down"
    assert run("calibrate", "--printer", "work").out == f"work: {moved}\n"
    assert f"{moved}\n" in build(root, "--printer", "work").err


def test_a_file_where_the_settings_should_lie(settings: Path) -> None:
    settings.write_text("in the way", encoding="utf-8")
    said = keep("home", "1,1")
    assert said.code == 2
    assert "cannot be read: Not a directory" in said.err
    assert settings.read_text(encoding="utf-8") == "in the way"


WRITTEN = """\
# my printers, measured in May

[home]  # upstairs
note = "[work]"
offset = [
  1,
  2,
]  # tray 2

["Büro “2”"]
  landscape-offset = [0, 1]  # backs move 0 mm right and 1 mm down
"""


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_only_the_lines_of_a_measure_change(line_end: str, settings: Path) -> None:
    file = settings / "cardgen" / "printers.toml"
    file.parent.mkdir(parents=True)
    file.write_bytes(WRITTEN.replace("\n", line_end).encode())
    for name, option, offset in (
        ("home", "--offset", "3,4"),
        ("home", "--landscape-offset", "5,6"),
        ("Büro “2”", "--landscape-offset", "0,-1"),
        ("work", "--offset", "7,8"),
    ):
        assert run("calibrate", "--printer", name, option, offset).code == 0
    moved = "landscape-offset = [5, 6, 0]  # backs move 5 mm right and 6 mm down\n"
    new = WRITTEN.replace("[\n  1,\n  2,\n]", "[3, 4, 0]").replace("[0, 1]", "[0, -1, 0]")
    new = new.replace("upstairs\n", f"upstairs\n{moved}").replace("1 mm down", "1 mm up")
    new += '["work"]\noffset = [7, 8, 0]  # backs move 7 mm right and 8 mm down\n'
    assert file.read_bytes().decode() == new.replace("\n", line_end)


@pytest.mark.parametrize("written", ["home.offset = [1, 1]\n", "home = {offset = [1, 1]}\n"])
def test_a_printer_that_is_written_otherwise_is_left_alone(written: str, settings: Path) -> None:
    file = settings / "cardgen" / "printers.toml"
    file.parent.mkdir(parents=True)
    file.write_text(written, encoding="utf-8")
    said = keep("home", "2,2")
    assert said.code == 2
    assert "change it there by hand: offset = [2, 2, 0]" in said.err
    assert file.read_text("utf-8") == written


def test_a_colour_that_has_two_names_is_printed_once(tmp_path: Path) -> None:
    only = ("--only", "calibration", "--lang", "fr", "--out", str(tmp_path))
    assert run("build", "faith", *only, root=ROOT).code == 0
    (file,) = tmp_path.glob("calibration-*-landscape.pdf")
    with closing(pypdfium2.PdfDocument(file)) as document:
        said = document[0].get_textpage().get_text_bounded().split()
    assert said.count("noir") == 1
    assert "encre" not in said

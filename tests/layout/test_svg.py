"""Drawings: every file of the project is read, and whatever would not be drawn is refused."""

from pathlib import Path

import pytest

from cardgen.layout.svg.drawing import SvgDrawing
from cardgen.layout.svg.reader import read_svg
from cardgen.model.finding import Stop
from cardgen.units import Box

TEMPLATES = Path(__file__).parents[2] / "templates"
FILES = sorted(TEMPLATES.rglob("*.svg"))


def svg(body: str, *, root: str = 'viewBox="0 0 10 10"') -> str:
    """A drawing whose body begins on line 2."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" {root}>\n{body}\n</svg>\n'


def refused(tmp_path: Path, code: str) -> Stop:
    file = tmp_path / "sign.svg"
    file.write_text(code, encoding="utf-8")
    with pytest.raises(Stop) as stop:
        read_svg(file)
    return stop.value


def read(tmp_path: Path, code: str, fill: str | None = None) -> SvgDrawing:
    file = tmp_path / "sign.svg"
    file.write_text(code, encoding="utf-8")
    return read_svg(file, fill=fill)


def test_the_project_has_drawings() -> None:
    folders = {file.parent.name for file in FILES}
    assert folders >= {"icons", "emblems", "rings", "scenes", "friezes"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_file_reads(file: Path) -> None:
    drawn = read_svg(file)
    assert drawn.paths
    assert drawn.box.width > 0
    assert drawn.box.height > 0


@pytest.mark.parametrize("file", sorted((TEMPLATES / "icons").glob("*.svg")), ids=lambda f: f.stem)
def test_icons_are_a_hundred_units_tall(file: Path) -> None:
    assert read_svg(file).box.height == 100
    assert (read_svg(file).box.x, read_svg(file).box.y) == (0, 0)


def test_paints_are_inherited_and_capitals(tmp_path: Path) -> None:
    body = '<g fill="#abcdef" stroke="#112233"><rect width="4" height="2" stroke="none"/></g>'
    (path,) = read(tmp_path, svg(body)).paths
    assert (path.fill, path.stroke) == ("#ABCDEF", None)


def test_a_fill_given_paints_only_what_names_none(tmp_path: Path) -> None:
    body = '<circle r="1"/><circle r="1" fill="#112233"/><circle r="1" fill="none"/>'
    drawn = read(tmp_path, svg(body), fill="#FFFFFF")
    assert [path.fill for path in drawn.paths] == ["#FFFFFF", "#112233", None]


def test_a_colour_of_three_digits(tmp_path: Path) -> None:
    drawn = read(tmp_path, svg('<circle r="1" fill="#f0a"/>'))
    assert [path.fill for path in drawn.paths] == ["#FF00AA"]


def test_the_number_slot(tmp_path: Path) -> None:
    root = 'viewBox="0 0 100 100" data-number="50 48 36 #2b2118"'
    drawn = read(tmp_path, svg('<circle r="9"/>', root=root))
    assert drawn.box == Box(0, 0, 100, 100)
    assert drawn.number == (50, 48, 36, "#2B2118") or drawn.number.colour == "#2B2118"


def test_titles_and_comments_may_say_anything(tmp_path: Path) -> None:
    body = "<title>Zeus &amp; co</title><desc>a bolt</desc><!-- two tones --><circle r='1'/>"
    assert len(read(tmp_path, svg(body)).paths) == 1


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("<text>Zeus</text>", "<text> is not allowed"),
        ("<style>path {fill: red}</style>", "<style> is not allowed"),
        ("<image href='file:///etc/passwd'/>", "<image> is not allowed"),
        ("<use href='#a'/>", "<use> is not allowed"),
        ("<script>1</script>", "<script> is not allowed"),
        ("<svg viewBox='0 0 1 1'/>", "<svg> is not allowed"),
        ("<path d='M0 0L1 1' href='other.svg'/>", 'the attribute "href" is not understood'),
        ("<path d='M0 0L1 1' style='fill:red'/>", 'the attribute "style" is not understood'),
        ("<path d='M0 0L1 1' transform='scale(2)'/>", 'the attribute "transform" is not'),
        ("<g opacity='.5'/>", 'the attribute "opacity" is not understood'),
        ("<path/>", "d is missing"),
        ("<path d='L1 1'/>", "path code begins with M"),
        ("<circle cx='1'/>", "r is missing"),
        ("<rect width='1px' height='1'/>", 'width="1px", expected a plain number'),
        ("<rect width='nan' height='1'/>", 'width="nan", expected a plain number'),
        ("<rect width='1' height='1' rx='1' ry='2'/>", "rx and ry differ"),
        ("<polygon points='1 2 3'/>", "at least two pairs"),
        ("<circle r='1' fill='red'/>", 'fill="red", expected #RRGGBB or none'),
        ("<circle r='1' fill='#+12345'/>", 'fill="#+12345", expected #RRGGBB'),
        ("<circle r='1' stroke='url(#a)'/>", 'stroke="url(#a)", expected #RRGGBB'),
        ("<circle r='1' stroke-linecap='flat'/>", 'stroke-linecap="flat", expected butt, round or'),
        ("<circle r='1' fill-rule='odd'/>", 'fill-rule="odd", expected nonzero or evenodd'),
        ("Zeus", 'the words "Zeus" would not be drawn'),
        ("<?xml-stylesheet href='a.css'?>", "<?xml-stylesheet …?> is not allowed"),
        ("<circle r='1'", "cannot be read as XML"),
        ("&lol;", "cannot be read as XML"),
    ],
)
def test_what_would_not_be_drawn_is_refused_with_its_line(
    tmp_path: Path, body: str, said: str
) -> None:
    stop = refused(tmp_path, svg(body))
    assert said in stop.message
    assert stop.help
    assert ("ungroup" in stop.help) == ("is not understood" in stop.message)
    assert stop.place is not None
    assert stop.place.line in ((2, 3) if "XML" in said else (2,))
    assert stop.place.file.endswith("sign.svg")


@pytest.mark.parametrize(
    "declared",
    [
        "<!DOCTYPE svg>",
        '<!DOCTYPE svg SYSTEM "file:///etc/passwd">',
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
    ],
)
def test_document_types_are_refused_before_any_entity_is_read(
    tmp_path: Path, declared: str
) -> None:
    stop = refused(tmp_path, declared + "\n" + svg("<title>&b;</title>"))
    assert "a document type is not allowed" in stop.message
    assert stop.place is not None
    assert stop.place.line == 1


@pytest.mark.parametrize(
    ("root", "said"),
    [
        ("", "viewBox is missing"),
        ('viewBox="0 0 10"', 'viewBox="0 0 10", expected 4 numbers'),
        ('viewBox="0 0 0 10"', "has no area"),
        ('viewBox="0 0 9 9" onload="x()"', 'the attribute "onload" is not understood'),
        ('viewBox="0 0 9 9" data-number="1 2 3"', "data-number"),
        ('viewBox="0 0 9 9" data-number="1 2 3 gold"', 'data-number="gold"'),
    ],
)
def test_a_root_must_say_its_size(tmp_path: Path, root: str, said: str) -> None:
    assert said in refused(tmp_path, svg("", root=root)).message


def test_a_picture_that_is_called_a_drawing_is_told_as_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "sign.svg"
    file.write_bytes(b"\x89PNG\r\n\x1a\n and more")
    with pytest.raises(Stop) as stop:
        read_svg(file)
    assert "it is a PNG picture, which no drawing can be: trace it" in stop.value.help


def test_a_file_without_svg_is_refused(tmp_path: Path) -> None:
    assert "an <svg> with a viewBox" in refused(tmp_path, "<g/>").message

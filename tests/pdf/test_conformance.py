"""Every file is PDF/A-2b: it brings its fonts and says what its colours are.

A validator is asked, and what the program must do for it stands here rule by rule.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path as FilePath

import pikepdf
import pytest
from PIL import Image, ImageCms

from cardgen.layout.marks import Gradient, Picture, Stamp
from cardgen.pdf.catalog import PROFILE_NAME, srgb_profile
from cardgen.pdf.objects import packed_stream, plain_stream
from cardgen.pdf.pictures import PictureCache
from cardgen.units import Box
from tests.pdf.drawn import BLUE, RED, page_of, pdf, rect, words
from tests.pdf.read_aloud import broken_rules
from tests.pdf.test_document import ICON, SHADED, card, sheets


@pytest.fixture
def content(tmp_path: FilePath) -> bytes:
    """A file with all that there is: words, drawings, gradients, pictures, see-through ones too."""
    for name, mode in (("solid.png", "RGB"), ("clear.png", "RGBA")):
        Image.new(mode, (30, 20), "#33557780" if mode == "RGBA" else "#335577").save(
            tmp_path / name
        )
    art = [Picture(name, Box(0, 10 * n, 9, 6)) for n, name in enumerate(("solid.png", "clear.png"))]
    radial = rect(0, 0, 9, 9)._replace(fill=Gradient("radial", (4, 4, 4, 0), ((0, RED), (1, BLUE))))
    marks = page_of(*art, SHADED, radial, Stamp(ICON, 20, 20), words("Œuvre ½"))
    pages = (*sheets([card(n) for n in range(14)]), marks)
    return pdf(*pages, pictures=PictureCache(tmp_path, tmp_path / "ready"))


def test_a_validator_finds_nothing(content: bytes) -> None:
    assert broken_rules(content, "2b") == []


def test_the_colours_are_those_of_the_screen(content: bytes) -> None:
    with pikepdf.open(BytesIO(content)) as document:
        (intent,) = document.Root.OutputIntents
        assert (str(intent.S), str(intent.OutputConditionIdentifier)) == (
            "/GTS_PDFA1",
            PROFILE_NAME,
        )
        assert intent.DestOutputProfile.N == 3
        assert intent.DestOutputProfile.read_bytes() == srgb_profile()


def test_the_profile_is_srgb() -> None:
    profile = ImageCms.ImageCmsProfile(BytesIO(srgb_profile()))
    assert profile.profile.profile_description == PROFILE_NAME
    assert (profile.profile.version, profile.profile.device_class) == (4.2, "mntr")
    ramp = Image.merge("RGB", [Image.linear_gradient("L").rotate(turn) for turn in (0, 90, 180)])
    known = ImageCms.createProfile("sRGB")
    for there, back in ((profile, known), (known, profile)):
        seen = ImageCms.profileToProfile(ramp, there, back)
        assert seen is not None
        assert max(abs(a - b) for a, b in zip(seen.tobytes(), ramp.tobytes(), strict=True)) <= 1


def test_it_says_that_it_conforms(content: bytes) -> None:
    with pikepdf.open(BytesIO(content)) as document:
        assert "/Filter" not in document.Root.Metadata
        with document.open_metadata() as metadata:
            assert (metadata["pdfaid:part"], metadata["pdfaid:conformance"]) == ("2", "B")
            assert metadata.pdfa_status == "2B"
        assert len(document.trailer.ID) == 2


def test_fonts_are_in_it(content: bytes) -> None:
    with pikepdf.open(BytesIO(content)) as document:
        fonts = [one for one in parts(document) if one.get("/Type") == "/Font"]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor
            assert "/ToUnicode" in font


def test_nothing_is_inherited_run_or_fetched(content: bytes) -> None:
    with pikepdf.open(BytesIO(content)) as document:
        assert all("/Resources" in page.obj for page in document.pages)
        assert not {"/OpenAction", "/AA", "/Names", "/AcroForm"} & set(document.Root.keys())
        for part in parts(document):
            assert part.get("/ColorSpace", "/DeviceRGB") in ("/DeviceRGB", "/DeviceGray")
            assert part.get("/Subtype") not in ("/PS", "/Link")
            assert "/Interpolate" not in part
            assert "/F" not in part


def parts(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Every dictionary and every stream of a file."""
    kinds = (pikepdf.Dictionary, pikepdf.Stream)
    return (part for part in document.objects if isinstance(part, kinds))


def test_streams_end_where_they_say(content: bytes) -> None:
    with pikepdf.open(BytesIO(content)) as document:
        streams = [part for part in parts(document) if isinstance(part, pikepdf.Stream)]
        assert len(streams) > 12
        for stream in streams:
            raw = stream.read_raw_bytes()
            assert len(raw) == stream.Length
            assert b"stream\n" + raw + b"\r\nendstream" in content


def test_streams_are_told_apart_from_their_end() -> None:
    """A stream whose last sign looks like half a line end keeps it."""
    assert plain_stream(b"/A 1", b"x\r").endswith(b"/Length 2>>stream\nx\r\r\nendstream")
    assert b"/Filter/FlateDecode/Length " in packed_stream(b"x" * 99)


def test_all_this_costs_little() -> None:
    alone = len(pdf(page_of(rect(0, 0, 1, 1))))
    assert alone < 4_000
    few, many = (len(pdf(*[page_of(rect(0, 0, 1, 1))] * count)) for count in (1, 11))
    assert (many - few) / 10 < 350

"""The icon reference explains each sign that a pack prints, and no other."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pypdfium2
import pytest

from cardgen.layout.marks import Mark, Stamp
from cardgen.project.load import Selection, load_project
from tests.cli.run import run
from tests.conftest import ROOT
from tests.pdf.read_aloud import Spoken, broken_rules, check_with_qpdf, read_aloud

PACKS = ("faith", "leaders", "duel-leaders")
PROJECT = load_project(ROOT, Selection(packs=PACKS, languages=("en",), inks=("full",))).project
LONG = 25  # letters of a meaning that stands in no other one


def names(marks: Iterable[Mark]) -> Iterator[str]:
    """The signs that are drawn, drawings inside drawings included."""
    for mark in marks:
        if isinstance(mark, Stamp):
            yield mark.drawing.name.removeprefix("icons/").partition(":")[0]
            yield from names(mark.drawing.marks)


@pytest.mark.parametrize("pack", PACKS)
def test_box_by_box(pack: str, tmp_path: Path) -> None:
    (view,) = (one for one in PROJECT.packs if one.pack.id == pack)
    drawn = {name for shown in view.faces for name in names(shown.face.marks)}
    said = run("build", pack, "--only", "aid", "--lang", "en", "--out", tmp_path, root=ROOT)
    assert said.code == 0, said.err
    pages = pypdfium2.PdfDocument(tmp_path / f"{pack}-aid-en-a4.pdf")
    words = " ".join(" ".join(page.get_textpage().get_text_range() for page in pages).split())
    assert PROJECT.legend is not None
    for name, meanings in PROJECT.legend.meanings.items():
        means = meanings["en"]
        if name in drawn:
            assert means in words, name
        elif len(means) > LONG and name != view.pack.mark:
            assert means not in words, name


@pytest.mark.parametrize(("ink", "language"), [("full", "fr"), ("low", "en")])
@pytest.mark.parametrize("pack", PACKS)
def test_they_can_be_read_out(pack: str, ink: str, language: str, tmp_path: Path) -> None:
    """Aids and credits keep to PDF/UA-1 and PDF/A-2a, each word whole in the order of reading."""
    kinds = ("--only", "aid", "--only", "credits", "--lang", language)
    said = run("build", pack, *kinds, "--ink", ink, "--out", tmp_path, root=ROOT)
    assert said.code == 0, said.err
    files = sorted(tmp_path.glob("*.pdf"))
    assert len(files) == 2
    for file in files:
        content = file.read_bytes()
        assert broken_rules(content, "ua1") == []
        assert broken_rules(content, "2a") == []
        check_with_qpdf(content, tmp_path)
        pages = pypdfium2.PdfDocument(content)
        printed = {word for page in pages for word in page.get_textpage().get_text_range().split()}
        root = read_aloud(content)
        assert all(figure.alt for figure in root.all("Figure"))
        spoken = {word for one in root.all("P", "LBody", "H2") for word in own_words(one)}
        assert spoken
        assert spoken <= printed


def own_words(one: Spoken) -> list[str]:
    """The words of an element without what stands within it."""
    return [word for part in one.held if isinstance(part, str) for word in part.split()]

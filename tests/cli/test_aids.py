"""The icon reference explains each sign that a pack prints, and no other."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pypdfium2
import pytest

from cardgen.layout.marks import Mark, Stamp
from cardgen.layout.reference.contents import barred_lines, explained_signs
from cardgen.project.load import Selection, load_project
from cardgen.project.printed.printed_works import signs_among
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
            yield mark.drawing.name
            yield from names(mark.drawing.marks)


@pytest.mark.parametrize("pack", PACKS)
def test_box_by_box(pack: str, tmp_path: Path) -> None:
    (view,) = (one for one in PROJECT.packs if one.pack.id == pack)
    known = view.assets.signs.names
    every = dict.fromkeys(name for shown in view.composed.faces for name in names(shown.face.marks))
    drawn = signs_among(every, known)
    said = run("build", pack, "--only", "aid", "--lang", "en", "--out", tmp_path, root=ROOT)
    assert said.code == 0, said.err
    pages = pypdfium2.PdfDocument(tmp_path / f"{pack}-aid-en-a4.pdf")
    words = " ".join(" ".join(page.get_textpage().get_text_range() for page in pages).split())
    legend = PROJECT.legend
    assert legend is not None
    cards = view.pack.printed_cards
    lines = barred_lines(view.pack, cards, "en", view.powers)
    told = explained_signs(view.pack, cards, drawn, legend, "en", lines)
    means = {sign.icon.name: sign.means for group in told for sign in group.signs}
    assert means.keys() == {"next", *(icon.name for icon in drawn)} & legend.meanings.keys()
    assert [name for name in means if means[name] not in words] == []
    for name, meanings in legend.meanings.items():
        others = [meanings, *legend.further.get(name, {}).values()]
        for other in others:
            if name != view.pack.mark and other["en"] not in " ".join(means.values()):
                assert len(other["en"]) <= LONG or other["en"] not in words, name


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

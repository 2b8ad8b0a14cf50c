"""A page of an earlier build is taken again only where it would come out the same."""

import marshal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path as FilePath

import pytest
from PIL import Image

from cardgen.imposition.geometry import Affine
from cardgen.layout.marks import (
    Begin,
    CardFace,
    Drawing,
    End,
    Gradient,
    Mark,
    Picture,
    Stamp,
    UncomposedFace,
)
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.page_cache import PageCache, page_cache_from
from cardgen.pdf.pages import DocumentFaces, PlacedFace, PrintPage
from cardgen.pdf.pictures import PictureCache
from cardgen.units import Box, Size
from tests.pdf.drawn import ABOUT, BLUE, GREEN, RED, SHAPES, face, placed, rect, words

PAGE = Size(60, 40)
ASIDE = Affine(e=20, f=10)
INNER = Drawing("inner", Box(0, 0, 4, 4), (rect(0, 0, 4, 4, GREEN), words("Zénith", y=3, size=2)))
ICON = Drawing("icon", Box(0, 0, 10, 10), (rect(1, 1, 8, 8, BLUE), Stamp(INNER, 2, 2)))
SHADE = Gradient("linear", (0, 0, 6, 4), ((0, RED), (1, BLUE)))
SHADED = rect(0, 0, 6, 4)._replace(fill=SHADE)
FRONT = face(SHADED, Stamp(ICON, 1, 1, 0.2), words("Épreuve", x=0, y=3, size=2), card="front")
BACK = face(rect(0, 0, 6, 4, BLUE), Stamp(ICON, 2, 1, 0.2), card="back")

READ = (Begin("P"), words("Zénith"), End())


def page(*fronts: PlacedFace) -> PrintPage:
    marks = (rect(50, 0, 1, 5, GREEN), Stamp(ICON, 30, 30, 0.3))
    return PrintPage(PAGE, fronts, marks)


def origins(*faces: CardFace) -> dict[int, bytes]:
    return {id(each): each.card.encode() for each in faces}


def bytes_of(
    pages: list[PrintPage], cache: PageCache | None = None, pictures: PictureCache | None = None
) -> bytes:
    return pdf_bytes(pages, ABOUT, shapes=SHAPES, pictures=pictures, page_cache=cache)


def left_by(
    pages: list[PrintPage], faces: dict[int, bytes], pictures: PictureCache | None = None
) -> PageCache:
    """The cache as the next build reads it."""
    cache = PageCache(faces)
    bytes_of(pages, cache, pictures)
    return page_cache_from(marshal.loads(marshal.dumps(cache.plain())), faces, {})


CHANGES: dict[str, Callable[[PrintPage], list[PrintPage]]] = {
    "nothing": lambda page: [page],
    "place": lambda page: [page._replace(placed=(placed(FRONT, ASIDE),))],
    "turn": lambda page: [page._replace(placed=(placed(FRONT, Affine(0, 1, -1, 0, 20, 10)),))],
    "bleed": lambda page: [page._replace(placed=(placed(FRONT, bleed=-1),))],
    "page size": lambda page: [page._replace(size=Size(60, 41))],
    "card": lambda page: [page._replace(placed=(placed(BACK),))],
    "one card more": lambda page: [page._replace(placed=(placed(FRONT), placed(BACK, ASIDE)))],
    "no card": lambda page: [page._replace(placed=())],
    "a mark": lambda page: [page._replace(marks=(rect(50, 0, 1, 6, GREEN), page.marks[1]))],
    "a sign": lambda page: [page._replace(marks=(page.marks[0], Stamp(INNER, 30, 30, 0.3)))],
    "a sign moved": lambda page: [page._replace(marks=(page.marks[0], Stamp(ICON, 30, 29, 0.3)))],
    "shown twice": lambda page: [page, page],
    "read in another order": lambda page: [page._replace(marks=READ), page],
    "ornament now": lambda page: [page, PrintPage(PAGE, (), READ)],
    "other letters": lambda page: [page, PrintPage(PAGE, (), (words("Œuvre ŁĀ"),))],
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_changed_is_painted_anew(name: str) -> None:
    before, faces = page(placed(FRONT)), origins(FRONT, BACK)
    cache = left_by([before], faces)
    assert len(cache.pages) == 1
    after = CHANGES[name](before)
    assert bytes_of(after, cache) == bytes_of(after)


def test_a_face_that_becomes_a_form_is_painted_anew() -> None:
    """The page shows the same; but a card on two pages is written once, and called from both."""
    one, other = page(placed(FRONT)), page(placed(FRONT, ASIDE))
    cache = left_by([one], origins(FRONT))
    assert bytes_of([one, other], cache) == bytes_of([one, other])


def test_nothing_is_painted_twice() -> None:
    pages, faces = [page(placed(FRONT)), page(placed(BACK))], origins(FRONT, BACK)
    cache = left_by(pages, faces)
    found = cache.find(pages, DocumentFaces(pages))
    assert sorted(found.streams) == [0, 1]


def test_an_uncomposed_face_is_composed_once_and_only_where_its_page_is_not_there() -> None:
    composed: list[str] = []

    def uncomposed(made: CardFace) -> UncomposedFace:
        def compose() -> CardFace:
            composed.append(made.card)
            return made

        return UncomposedFace(made.card, compose)

    pages = [page(placed(FRONT)), page(placed(BACK))]
    cache = left_by(pages, origins(FRONT, BACK))
    known, changed = uncomposed(FRONT), uncomposed(BACK)
    cache.faces = {id(known): b"front", id(changed): b"another"}
    _, matrix, clip, _ = pages[0].placed[0]
    asked = [page(PlacedFace(known, matrix, clip)), page(PlacedFace(changed, matrix, clip))]
    assert bytes_of(asked, cache) == bytes_of(pages)
    assert composed == ["back"]


def test_a_page_with_a_face_of_unknown_origin_is_not_kept() -> None:
    strange = replace(BACK, marks=(rect(0, 0, 1, 1),))
    pages = [page(placed(FRONT)), page(placed(FRONT), placed(strange, ASIDE))]
    cache = left_by(pages, origins(FRONT))
    assert len(cache.pages) == 1
    assert bytes_of(pages, cache) == bytes_of(pages)


def test_pages_of_the_build_before_the_last_are_forgotten() -> None:
    later = replace(FRONT, marks=(rect(0, 0, 1, 1), *FRONT.marks), card="later")
    one, other = page(placed(FRONT)), page(placed(later))
    cache = left_by([one], origins(FRONT, later))
    bytes_of([other], cache)
    pages = [one, other]
    assert sorted(cache.find(pages, DocumentFaces(pages)).streams) == [1]


def test_a_page_with_a_picture_is_not_kept(tmp_path: FilePath) -> None:
    Image.new("RGB", (20, 20), "#335577").save(tmp_path / "art.png")
    art = face(Picture("art.png", Box(0, 0, 6, 4)), card="art")
    once, twice = placed(art), (placed(art), placed(art, ASIDE))
    pictures, faces = PictureCache(tmp_path, tmp_path / "ready"), origins(art, FRONT)
    for pages in ([page(once), page(placed(FRONT))], [page(*twice), page(placed(FRONT))]):
        cache = left_by(pages, faces, pictures)
        assert len(cache.pages) == 1
        assert bytes_of(pages, cache, pictures) == bytes_of(pages, None, pictures)


@pytest.mark.parametrize("mark", [rect(0, 0, 4, 4), SHADED, words("Zénith", y=3, size=2)])
def test_a_drawing_known_from_another_file_is_the_same(mark: Mark) -> None:
    """What a form uses has its name from the file it stands in: such a form is not handed on."""
    sign = Drawing("sign", Box(0, 0, 9, 9), (mark,), "icons/sign.svg")
    pages = [PrintPage(PAGE, (), (Stamp(sign, 5, 5), Stamp(sign, 20, 5)))]
    cache = PageCache()
    bytes_of(pages, cache)
    assert bytes_of(pages, PageCache(forms=cache.forms)) == bytes_of(pages)

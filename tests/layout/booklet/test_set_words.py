"""Words as they are set in the columns of booklets."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.text import text_lines
from cardgen.layout.booklet.text.line_sums import LineSums
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import SetText, TextSetter, TypeStyle
from cardgen.model.legend import SignNames
from cardgen.model.text import Icon

ROOT = Path(__file__).parents[3]
FACE, STRONG = "Vollkorn-Regular", "Vollkorn-SemiBold"
ARES = (
    "Pour l’invoquer, il faut déjà avoir des boucliers (voir § 8.2, p. 14). Les boucliers d’Arès ne"
    " paient aucun coût et ne comptent pas pour la Guilde de l’Empereur."
)


def words(text: SetText) -> list[str]:
    """The words of each line."""
    return [
        "".join(f"{piece.content[1]}{' ' * (piece.space > 0)}" for piece in pieces).strip()
        for line in text.lines
        for pieces in [text.pieces[line.first : line.last]]
    ]


def test_no_word_stands_alone_where_others_would_fit_beside_it() -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "fr"), SignNames({}))
    style = TypeStyle(9.0, 11.6, "#2B2118")
    first, *_ = words(setter.set((BookSpan(ARES, FACE),), 57.0, style))
    assert first.startswith("Pour l’invoquer, il faut")


def test_words_are_measured_once_for_columns_of_all_widths(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[int] = []

    class Counted(LineSums):
        def __init__(self, *pieces: Any, **options: Any) -> None:
            measured.append(1)
            super().__init__(*pieces, **options)

    monkeypatch.setattr(text_lines, "LineSums", Counted)
    setter = TextSetter(PieceMaker(Assets(ROOT), "fr"), SignNames({}))
    style = TypeStyle(9.0, 11.6, "#2B2118")
    for width in (40.0, 57.0, 118.0):
        setter.set((BookSpan(ARES, FACE),), width, style)
    assert len(measured) == 1


def test_words_are_cut_once_for_signs_of_all_heights() -> None:
    maker = PieceMaker(Assets(ROOT), "fr")
    plain, signed = (BookSpan(ARES, FACE),), (BookSpan("les", FACE), BookSpan(Icon("coin"), FACE))
    large = maker.of_figures(900.0)
    with patch.object(PieceMaker, "_made", autospec=True, side_effect=PieceMaker._made) as made:
        for one in (maker, large):
            one.pieces(plain, hyphens=True)
            one.pieces(signed, hyphens=True)
    assert [call.args[1] for call in made.call_args_list] == [plain, signed, signed]
    assert maker.sign_height(Icon("coin")) < large.sign_height(Icon("coin"))


def test_a_word_is_cut_once_however_often_a_book_says_it() -> None:
    maker = PieceMaker(Assets(ROOT), "fr")
    with patch.object(PieceMaker, "_cut", autospec=True, side_effect=PieceMaker._cut) as cut:
        for words in ("les dieux, les dieux", "les dieux paient", "les dieux"):
            maker.pieces((BookSpan(words, FACE),), hyphens=True)
    said = [call.args[1] for call in cut.call_args_list]
    assert sorted(said) == [
        "dieux",
        "dieux",
        "dieux,",
        "les",
        "paient",
    ]  # "dieux" ends, or does not


def test_spaces_between_spans_are_one_and_none_stands_at_either_end() -> None:
    maker = PieceMaker(Assets(ROOT), "fr")
    spans = (BookSpan(" Paie ", FACE), BookSpan("  la ", STRONG), BookSpan(Icon("coin", "3"), FACE),
             BookSpan(" dieu  ", FACE))  # fmt: skip
    pieces = maker.pieces(spans, hyphens=False)
    assert [str(one.content) if isinstance(one.content, Icon) else one.content[1]
            for one in pieces] == ["Paie", "la", "coin:3", "dieu"]  # fmt: skip
    wide, strong = (maker.assets.faces.space(face) for face in (FACE, STRONG))
    assert [one.space for one in pieces] == [wide, strong, wide, 0.0]


def test_no_line_ends_between_the_first_page_and_the_last() -> None:
    maker = PieceMaker(Assets(ROOT), "fr")
    pieces = maker.pieces((BookSpan("p. 4–5, Rhodes–Gizeh", FACE),), hyphens=True)
    said = [one.content[1] for one in pieces if not isinstance(one.content, Icon)]
    assert said == ["p.", "4–5,", "Rhodes–", "Gizeh"]

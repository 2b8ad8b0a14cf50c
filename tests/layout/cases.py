"""Paragraphs, icons and rows that the layout tests draw at random."""

from hypothesis import strategies as st

from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.paragraph_builder import ParagraphBuilder
from cardgen.model.text import Icon, Runs

STYLE = TextStyle("Vollkorn-Regular", "Vollkorn-SemiBold", "en")
WORDS = ("a", "coin", "victory", "shield", "of", "your", "cards:", "3", "1½", "I", "neighbours’")
ICONS = (Icon("coin", "3"), Icon("laurel", "5"), Icon("shield"), Icon("wood"), Icon("card-blue"))

words = st.lists(st.sampled_from(WORDS), min_size=1, max_size=30).map(" ".join)
icons = st.lists(st.sampled_from(ICONS), min_size=1, max_size=9).map(tuple)


@st.composite
def runs(draw: st.DrawFn) -> Runs:
    """Words with an icon here and there, with or without spaces about it; words never touch."""
    made: list[str | Icon] = []
    for _ in range(draw(st.integers(1, 4))):
        after, before = draw(st.sampled_from(("", " ", ". "))), draw(st.sampled_from(("", " ")))
        made += [after + draw(words) + before, draw(st.sampled_from(ICONS))]
    return tuple(made[: draw(st.integers(1, len(made)))])


def paragraph(composition: ParagraphBuilder, made: Runs) -> Paragraph:
    return composition.paragraph(made, STYLE)

"""How an icon reference looks: colours, faces and lengths, in full colour and sparing ink."""

from typing import NamedTuple

from cardgen.layout.composers import InkUse


class Theme(NamedTuple):
    """Colours; `band` is a gradient from top to bottom, empty where nothing is filled.

    `panel` is the ground of what stands in a box of its own, `shade` that of its title.
    """

    band: tuple[str, ...]
    on_band: str
    ground: str
    rule: str
    hairline: str
    ink: str
    heading: str
    chip: str
    on_chip: str
    panel: str
    shade: str


THEMES: dict[InkUse, Theme] = {
    "full": Theme(
        band=("#0F3350", "#17466B", "#2F6EA6"),
        on_band="#FFF8E6",
        ground="#FBF6EA",
        rule="#D9A93B",
        hairline="#DCC79A",
        ink="#2B2118",
        heading="#7A540F",
        chip="#15110D",
        on_chip="#FFF8E6",
        panel="#FFFDF7",
        shade="#F1E2BE",
    ),
    "low": Theme(
        band=(),
        on_band="#17466B",
        ground="",
        rule="#17466B",
        hairline="#8A94A0",
        ink="#2B2118",
        heading="#17466B",
        chip="",
        on_chip="#2B2118",
        panel="",
        shade="",
    ),
}
TITLE_FACE, TEXT_FACE, STRONG_FACE, LABEL_FACE = (
    "Cinzel-Bold",
    "Vollkorn-Regular",
    "Vollkorn-SemiBold",
    "AlegreyaSans-Medium",
)

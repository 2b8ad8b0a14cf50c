"""How an icon reference looks: colours, faces and lengths, in full colour and sparing ink."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse


class Theme(NamedTuple):
    """Colours; `band` is a gradient from top to bottom, empty where nothing is filled.

    `titles` are the grounds of the titles of cards by whose they are, with "" for any other.
    `panel` is the ground of what stands in a box of its own, `shade` that of its title, `emblem`
    the colour of emblems. The first of the `friezes` that is drawn stands below the title. `lines`
    is how wide rules are, as a share of those in full colour, `words` how large words may be,
    `white` the share of it in signs, `thin` how much thinner their lines are: about as on cards in
    low ink, so that a sign is found again by its look.
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
    emblem: str
    faces: "Faces"
    friezes: tuple[str, ...]
    titles: Mapping[str, str] = MappingProxyType({})
    lines: float = 1.0
    white: float = 0.0
    thin: float = 0.0
    words: float = 1.0

    def largest(self, points: float) -> float:
        """So many points at most, in quarters."""
        return int(points * self.words * 4) / 4

    def title_ground(self, style: str) -> str:
        """What a title of this style stands on; nothing where the theme fills no ground."""
        return self.titles.get(style, self.titles.get("", ""))

    def signed(self, assets: Assets) -> Assets:
        """The assets with their signs as this theme shows them."""
        return assets.paled(self.white, self.thin)


class Faces(NamedTuple):
    """The typefaces of titles, words, words and numbers that stand out, small labels."""

    title: str
    text: str
    strong: str
    label: str


# Grounds on which ivory is read with ease: the blue of gods, and the colours of other cards.
TITLES = MappingProxyType(
    {
        "": "#17466B",
        "egyptian": "#6E471C",
        "babylonian": "#1F4E5F",
        "goodies": "#7A231D",
        "leader": "#54431A",
        "purple": "#472C6B",
        "wonder": "#123243",
    }
)

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
        emblem="#7A540F",
        faces=Faces("Cinzel-Bold", "Vollkorn-Regular", "Vollkorn-SemiBold", "AlegreyaSans-Medium"),
        friezes=("greek",),
        titles=TITLES,
    ),
    # A slender face in black and lines of a hair take less than half the ink of the ones above, and
    # are read as well as these.
    "low": Theme(
        band=(),
        on_band="#17466B",
        ground="",
        rule="#A3ABB4",
        hairline="#C3C9CF",
        ink="#3B3B3B",
        heading="#17466B",
        chip="",
        on_chip="#3B3B3B",
        panel="",
        shade="",
        emblem="#9FB2C1",
        faces=Faces(
            "Cinzel-Regular", "AlegreyaSans-Regular", "AlegreyaSans-Bold", "AlegreyaSans-Regular"
        ),
        friezes=("greek-thin-low-ink", "greek-thin"),
        lines=0.4,
        white=0.8,
        thin=0.35,
        words=0.85,
    ),
}

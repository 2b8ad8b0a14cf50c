"""Leaders and their coins: values of a layout, ramps, clips, struck emblems, one size of type."""

from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers, FaceComposer
from cardgen.layout.marks import CardFace, Drawing, Stamp
from cardgen.layout.marks import Path as Outline
from cardgen.layout.optical import optical_fit
from cardgen.layout.template.variables import front_variables
from cardgen.layout.tones import lightness, mixed
from cardgen.model.finding import Stop
from cardgen.model.pack import Pack
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from cardgen.units import POINTS_PER_MM, Box
from tests.conftest import ROOT
from tests.layout.layouts import loaded, written
from tests.layout.marks_seen import flat, texts

LATIN = set("ABCDEFGHIKLMNOPQRSTVXYZ ·")  # no J, U and W
COIN = """
    size: [65, 100]
    values:
      metal: "{{ 'gold' if price > 3 else 'tin' }}"
    colours:
      gold light: "#FFFFC0"
      gold body: "#FFE080"
      gold dark: "#C08020"
      gold deep: "#402000"
    zones:
      coin: {coin: "{{ metal }}", emblem: lion, seed: "{{ id }}", centre: [30, 40], radius: 10}
"""


def composer(tmp_path: Path, text: str) -> FaceComposer:
    written(tmp_path, card=text)
    return FaceComposer(loaded(tmp_path), Assets(ROOT))


def coin_of(face: CardFace) -> Drawing:
    """The only drawing of a face."""
    (mark,) = face.marks
    assert isinstance(mark, Stamp)
    return mark.drawing


def outlines(drawing: Drawing) -> list[Outline]:
    return [mark for mark in drawing.marks if isinstance(mark, Outline)]


def test_a_value_of_the_layout_chooses_the_metal(tmp_path: Path) -> None:
    press = composer(tmp_path, COIN)
    gold = coin_of(press.face({"id": "dido", "language": "fr", "price": 5}))
    assert outlines(gold)[0].fill == "#402000"
    with pytest.raises(Stop, match='unknown metal "tin"'):
        press.face({"id": "dido", "language": "fr", "price": 2})


def test_each_seed_has_an_edge_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    press = composer(tmp_path, COIN)
    edges = [
        outlines(coin_of(press.face({"id": name, "language": "fr", "price": 5})))[2].segments
        for name in ("dido", "hiram", "dido")
    ]
    assert edges[0] == edges[2] != edges[1]
    for edge in edges:
        for segment in edge[:-1]:
            assert 9.8 - 1e-6 <= hypot(*map(float, segment[-2:])) <= 10 + 1e-6


def test_the_emblem_of_a_coin_in_lines_may_have_a_colour_within(tmp_path: Path) -> None:
    card = {"id": "dido", "language": "fr", "price": 5}
    for name, more, fill in (("bare", "", None), ("tinted", ", within: gold light", "#FFFFC0")):
        said = COIN.replace("radius: 10}", f"radius: 10, line: gold deep{more}}}")
        *_, emblem = outlines(coin_of(composer(tmp_path / name, said).face(card)))
        assert (emblem.fill, emblem.stroke) == (fill, "#402000")


def test_a_drawing_in_outlines_may_have_a_colour_within(tmp_path: Path) -> None:
    for name, more, fill in (("bare", "", None), ("tinted", ", within: '#FFFFC0'", "#FFFFC0")):
        drawing = f"{{drawing: emblems/lion, box: [5, 5, 20, 20], stroke: '#402000'{more}}}"
        text = f"size: [65, 100]\nzones:\n  emblem: {drawing}"
        face = composer(tmp_path / name, text).face({"id": "dido", "language": "fr"})
        assert {(one.fill, one.stroke) for one in outlines(coin_of(face))} == {(fill, "#402000")}


def test_a_legend_keeps_the_emblem_away_up_and_down(tmp_path: Path) -> None:
    legend = (
        ", legend: {above: DIDO, below: TYRVS, face: Cinzel-Bold, size: [4, 3], emblem: 0.5,"
        " colour: gold deep, on: gold body}}"
    )
    text = COIN.replace("emblem: lion", "emblem: torso")
    card = {"id": "dido", "language": "fr", "price": 5}
    reach = []
    for number, said in enumerate((text, text.replace("radius: 10}", f"radius: 10{legend}"))):
        *_, emblem = outlines(coin_of(composer(tmp_path / str(number), said).face(card)))
        fit = optical_fit((emblem.segments,))
        assert fit
        reach.append(fit.upright)
    assert reach[0] > 5.5
    assert reach[1] == pytest.approx(5)


def test_a_legend_runs_where_it_is_told(tmp_path: Path) -> None:
    legend = (
        "legend: {above: DIDO, below: TYRVS, face: Cinzel-Bold, size: [4, 3], colour: gold deep,"
        " on: gold body"
    )
    card = {"id": "dido", "language": "fr", "price": 5}
    for name, more, runs in (("usual", "", {6.65, 7.7}), ("told", ", runs: [0.6, 0.8]", {6, 8})):
        said = COIN.replace("radius: 10}", f"radius: 10, {legend}{more}}}}}")
        drawn = coin_of(composer(tmp_path / name, said).face(card)).marks
        letters = [m for m in drawn if isinstance(m, Stamp) and m.drawing.name in "DIOTYRVS"]
        assert {round(hypot(m.x, m.y), 3) for m in letters} == runs


def test_letters_of_the_lower_half_stand_further_apart(tmp_path: Path) -> None:
    legend = (
        "legend: {above: DIDO, below: DIDO, face: Cinzel-Bold, size: [4, 4], colour: gold deep,"
        " on: gold body}"
    )
    card = {"id": "dido", "language": "fr", "price": 5}
    text = COIN.replace("radius: 10}", f"radius: 10, {legend}}}")
    drawn = coin_of(composer(tmp_path, text).face(card)).marks
    letters = [m for m in drawn if isinstance(m, Stamp) and m.drawing.name in "DIO"]
    above, below = letters[:4], letters[4:]
    long = [sum(hypot(a.x - b.x, a.y - b.y) for a, b in pairwise(half)) for half in (above, below)]
    assert long[1] - long[0] == pytest.approx(3 * 0.08 * 4 / POINTS_PER_MM, abs=0.1)


SIGNS = 'size: [65, 100]\nzones:\n  cost: {signs: "{{ price }}", box: [5, 5, 9, 9]}'


@pytest.mark.parametrize("text", [COIN, SIGNS], ids=["of an expression", "by its name alone"])
def test_a_value_for_all_ages_is_refused_where_ages_differ(text: str, tmp_path: Path) -> None:
    press, why = composer(tmp_path, text), Stop("its cost differs by Age")
    with pytest.raises(Stop, match="its cost differs by Age"):
        press.face({"id": "dido", "language": "fr", "price": why})


def test_a_ramp_keeps_light_light_and_a_clip_hides_the_rest(tmp_path: Path) -> None:
    scene = "{drawing: scenes/roman, box: [5, 10, 20, 20], cover: true, clip: true, ramp: %s}"
    text = "size: [65, 100]\nzones:\n  scene: " + scene % '["#100000", "#FF0000"]'
    clipped = coin_of(composer(tmp_path, text).face({"id": "rome", "language": "fr"}))
    assert clipped.box == Box(5, 10, 20, 20)
    fills = {mark.fill for mark in flat(clipped.marks) if isinstance(mark, Outline)}
    assert len(fills) > 10
    assert all(str(fill).endswith("0000") for fill in fills if fill)


def test_pale_signs_keep_what_is_drawn_in_ink(tmp_path: Path) -> None:
    text = "size: [65, 100]\n{pale}zones:\n  cost: {{signs: coin, box: [5, 5, 10, 10]}}"
    seen = []
    for number, pale in enumerate(("", "pale signs: 0.5\n")):
        press = composer(tmp_path / str(number), text.format(pale=pale))
        paths = outlines(coin_of(press.face({"id": "dido", "language": "fr"})))
        seen.append((paths[0].fill, paths[0].stroke))
    assert seen == [("#D9A93B", "#2B2118"), ("#ECD49D", "#2B2118")]


def test_thin_signs_have_thinner_lines_and_those_in_colour_are_paler(tmp_path: Path) -> None:
    text = "size: [65, 100]\npale signs: 0.5\n{thin}zones:\n  s: {{signs: age, box: [5, 5, 9, 9]}}"
    seen = []
    for number, thin in enumerate(("", "thin signs: 0.25\n")):
        press = composer(tmp_path / str(number), text.format(thin=thin))
        paths = outlines(coin_of(press.face({"id": "dido", "language": "fr"})))
        seen.append({path.stroke: path.width for path in paths if path.stroke})
    full, thinner = seen
    assert thinner["#2B2118"] == pytest.approx(full["#2B2118"] * 0.75)
    assert full["#D9A93B"]
    assert thinner[mixed("#D9A93B", "#FFFFFF", 0.25)]


def surrounds(path: Outline, x: float, y: float) -> bool:
    """Whether a point lies within the extent of an outline."""
    across, down = zip(*ends_of(path), strict=True)
    return min(across) < x < max(across) and min(down) < y < max(down)


@pytest.mark.parametrize("white", [0.0, 0.6])
def test_numbers_stand_out_from_their_signs(white: float) -> None:
    signs = Assets(ROOT).paled(white).signs
    for name in signs.names:
        if slot := signs.svg(name).number:
            *ground, number = outlines(signs.drawing(Icon(name, "3")))
            under = [one for one in ground if one.fill and surrounds(one, slot.x, slot.y)][-1]
            assert abs(lightness(number.fill) - lightness(under.fill)) > 0.3, name


def test_a_card_as_dark_as_ink_is_nearly_white_behind_figures_in_ink() -> None:
    card, *_, figures = outlines(Assets(ROOT).paled(0.6).signs.drawing(Icon("age", "III")))
    assert card.fill
    assert lightness(card.fill) > 0.8
    assert lightness(figures.fill) < 0.25


def test_the_disc_of_a_number_leaves_the_face_of_a_leader_free() -> None:
    *drawn, disc, _ = outlines(Assets(ROOT).signs.drawing(Icon("card-leader", "2")))
    skin = "#C98A55"
    (face,) = (one for one in drawn if one.fill == skin)
    chin = max(y for x, y in ends_of(face) if x > 50)  # what is left of it is the neck
    assert chin <= min(y for _, y in ends_of(disc)) + 1


def ends_of(path: Outline) -> list[tuple[float, float]]:
    return [segment[-2:] for segment in path.segments if len(segment) > 2]


def packs() -> list[Pack]:
    found = [load_pack(ROOT, name).pack for name in ("leaders", "duel-leaders")]
    return [pack for pack in found if pack]


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.id)
def test_no_two_leaders_share_an_emblem_and_legends_are_latin(pack: Pack) -> None:
    (deck,) = (deck for deck in pack.decks if deck.id == "leaders")
    emblems = [card.emblem for card in deck.cards]
    assert len(emblems) == len(set(emblems)) == {"leaders": 36, "duel-leaders": 43}[pack.id]
    for card in deck.cards:
        words = card.declared["legend"]
        assert isinstance(words, tuple)
        assert len(words) == 2
        assert set("".join(words)) <= LATIN, card.id


@pytest.mark.parametrize(
    ("pack", "deck", "sizes"),
    [("leaders", "leaders", {8.6}), ("leaders", "guilds", {8.6}), ("faith", "guilds", {8.6}),
     ("faith", "leaders", {8.6}), ("duel-leaders", "leaders", {7.1})],
)  # fmt: skip
def test_the_words_of_a_deck_are_of_one_size_or_of_two_that_are_alike(
    pack: str, deck: str, sizes: set[float], assets: Assets
) -> None:
    found = load_pack(ROOT, pack).pack
    assert found
    (of,) = (one for one in found.decks if one.id == deck)
    for language in found.languages:
        seen = set()
        for face in Composers(assets).fronts(found, of, language):
            words = [t for t in texts(face.marks) if t.words[0][0].startswith("Vollkorn-")]
            (rules,) = {t.size for t in words if "Italic" not in t.words[0][0]}
            seen.add(rules)
        assert seen == sizes
    assert max(sizes) / min(sizes) < 1.1


@pytest.mark.parametrize("layout", ["duel-leader", "duel-leader-low-ink"])
def test_signs_of_duel_have_one_size_over_one_rule_whatever_the_words(
    assets: Assets, layout: str
) -> None:
    (pack,) = (pack for pack in packs() if pack.id == "duel-leaders")
    card = next(card for card in pack.decks[0].cards if card.id == "cleopatra")
    known = front_variables(card, pack, "fr", number=1, count=1)
    press = Composers(assets).composer(layout)
    seen = set()
    for said in (("marquez 5 points",), ("marquez ", Icon("laurel", "5")), ("marquez " * 14,)):
        signs = [m for m in press.face(known | {"text": said}).marks if isinstance(m, Stamp)]
        (rule,) = (m for m in signs if m.drawing.name.startswith("frames/duel-rule"))
        laurel = next(m for m in signs if m.drawing.name == "laurel:5")
        seen.add((rule.y, laurel.y, laurel.scale))
    assert len(seen) == 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_of_duel_take_four_lines_at_most(assets: Assets, language: str) -> None:
    """A fifth would stand closer to the rule above them than the words of all other Leaders."""
    (pack,) = (pack for pack in packs() if pack.id == "duel-leaders")
    deck = pack.decks[0]
    for face in Composers(assets).fronts(pack, deck, language):
        words = [t for t in texts(face.marks) if t.words[0][0].startswith("Vollkorn-")]
        assert len({line.y for line in words}) <= 4, face.id

"""Icon references: every icon explained, every card told, on each paper and in each ink."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from cardgen.effects.power.reading import read_powers
from cardgen.imposition.papers import PAPERS
from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.marks import Begin, CardFace, Stamp
from cardgen.layout.marks import Path as PathMark
from cardgen.layout.reference.blocks import head_typesetter
from cardgen.layout.reference.boards import board_summaries
from cardgen.layout.reference.card_blocks import NameStyle, card_block
from cardgen.layout.reference.contents import ReferenceContents, card_summaries, reference_contents
from cardgen.layout.reference.icon_lines import part_icons
from cardgen.layout.reference.pages import LEAST, reference_pages
from cardgen.layout.reference.theme import THEMES
from cardgen.layout.template.variables import icons_by_age, shown_icons
from cardgen.layout.text.no_break import insert_no_breaks
from cardgen.model.finding import Report, Stop
from cardgen.model.pack import Pack
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from cardgen.packs.root import list_packs
from cardgen.project.load import Selection, load_project
from cardgen.units import Box, Size
from tests.conftest import ROOT
from tests.golden_files import Goldens
from tests.layout.contrast import canvas, contrast, picture, rgb, sparse, wanted
from tests.layout.marks_seen import described, said, seen, texts

ASSETS = Assets(ROOT)
LEGEND = load_project(ROOT, Selection()).project.legend
assert LEGEND is not None
INKS: tuple[InkUse, ...] = ("full", "low")
EDGE = 8.0  # mm of paper that no printer need reach
TOLERANCE = 0.02  # mm


@cache
def packs() -> list[Pack]:
    read = (load_pack(ROOT, name).pack for name in list_packs(ROOT))
    return [pack for pack in read if pack and pack.printed_decks]


def faith() -> Pack:
    return next(pack for pack in packs() if pack.id == "faith")


def told(pack: Pack, language: str, *cards: str) -> ReferenceContents:
    chosen = [card for card in pack.printed_cards if not cards or card.id in cards]
    powers = {card.id: read_powers(card.power, Report()) for card in chosen}
    return reference_contents(pack, chosen, language, LEGEND, lambda card: powers[card.id])


@cache
def sides(pack: str, language: str, paper: str, ink: InkUse) -> tuple[CardFace, ...]:
    """The pages of a pack's icon reference, as faces."""
    (one,) = (each for each in packs() if each.id == pack)
    size = PAPERS[paper].size
    pages = reference_pages(told(one, language), size, ASSETS, ink=ink)
    return tuple(CardFace(f"{pack}-aid", language, size, marks) for marks in pages)


EVERY = [
    (pack.id, language, paper, ink)
    for pack in packs()
    for language in pack.languages
    for paper in PAPERS
    for ink in (INKS if paper == "a4" else INKS[:1])
]


def test_there_are_some() -> None:
    assert len(EVERY) >= 16


def test_a_pack_that_prints_nothing_has_none() -> None:
    (base,) = (load_pack(ROOT, "base").pack,)
    assert base is not None
    assert not base.printed_decks
    assert {"faith", "leaders"} <= {pack.id for pack in packs()}


@pytest.mark.parametrize(("pack", "language", "paper", "ink"), EVERY)
def test_every_icon_and_every_word_is_there(
    pack: str, language: str, paper: str, ink: InkUse
) -> None:
    (one,) = (each for each in packs() if each.id == pack)
    faces = sides(pack, language, paper, ink)
    drawn = Counter(m.drawing.name for face in faces for m in face.marks if isinstance(m, Stamp))
    lines: Counter[str] = Counter()
    for card in (card for card in one.printed_cards if card.text):
        powers = read_powers(card.power, Report())
        names = {icon.name for icon in shown_icons(card, one, powers)}
        assert names <= {name.partition(":")[0] for name in drawn}, card.id
        for span in icons_by_age(card, powers).spans():
            lines.update(map(str, span.value))
    assert not lines - drawn
    words = "".join(said(text) + text.ends for face in faces for text in texts(face.marks))
    shown = set(words.replace("\u00a0", " ").replace("\u202f", " ").split())
    for card in one.printed_cards:
        for runs in card.text.get(language, ()):
            for run in (run for run in runs if isinstance(run, str)):
                plain = (
                    insert_no_breaks(run, ASSETS.no_breaks(language))
                    .replace("\u00a0", " ")
                    .replace("\u202f", " ")
                )
                assert set(plain.split()) <= shown, card.id


@pytest.mark.parametrize(("pack", "language", "paper", "ink"), EVERY)
def test_nothing_is_small_or_collides_or_leaves_the_frame(
    pack: str, language: str, paper: str, ink: InkUse
) -> None:
    for face in sides(pack, language, paper, ink):
        inside = Box(0, 0, *face.size).grown(-EDGE)
        things = [one for one in seen(face, ASSETS.faces) if not one.name.endswith(FRIEZES)]
        assert [one for one in things if not inside.holds(one.box, TOLERANCE)] == []
        close = [
            (one.name, two.name)
            for one, two in combinations(things, 2)
            if one.box.grown(-0.2).meets(two.box.grown(-0.2))
        ]
        assert close == []
        assert min(text.size for text in texts(face.marks)) >= LEAST


FRIEZES = tuple(sorted(ASSETS.friezes.names))


@pytest.mark.parametrize("ink", INKS)
def test_words_stand_out_from_their_ground(ink: InkUse) -> None:
    for face in sides("faith", "fr", "a4", ink):
        empty = CardFace(
            face.card, "fr", face.size, tuple(m for m in face.marks if m not in texts([m]))
        )
        seen_there = canvas(empty, ASSETS.faces)
        for one in seen(face, ASSETS.faces):
            for text in texts([one.mark]):
                ground = min(contrast(rgb(text.colour), c) for c in seen_there.under(one.box))
                assert ground >= wanted(text), (one.name, ground)


def test_little_ink_fills_nothing_but_icons() -> None:
    for face in sides("faith", "en", "a4", "low"):
        filled = [m for m in face.marks if isinstance(m, PathMark) and m.fill]
        assert filled == []


def test_cards_are_told_in_their_order_whole_in_one_column() -> None:
    cards = faith().printed_cards
    gods = [card.name["fr"].text.upper() for card in cards if card.pantheon]
    guilds = [card.name["fr"].text.upper() for card in cards if card.colour == "purple"]
    others = [card.name["fr"].text.upper() for card in cards if not card.pantheon]
    names = [*gods, *sorted(guilds), *(name for name in others if name not in guilds)]
    told_names = [
        said(text).partition(" · ")[0]
        for face in sides("faith", "fr", "a4", "full")[1:]
        for text in texts(face.marks)
        if said(text).partition(" · ")[0] in names
    ]
    assert told_names == names


def test_only_the_icons_of_chosen_cards_are_explained() -> None:
    one = told(faith(), "en", "apollo")
    names = {sign.icon.name for group in one.signs for sign in group.signs}
    assert names == {"coin", "free", "at-once", "stone", "clay", "faith"}
    assert [card.name for group in one.cards for card in group.cards] == ["Apollo"]
    rows = one.cards[0].cards[0].rows
    assert [(row.ages, row.icons) for row in rows] == [
        (age, (Icon("at-once"), Icon("coin", number)))
        for age, number in (("I", "3"), ("II", "5"), ("III", "7"))
    ]


def test_cards_of_no_pantheon_stand_under_their_kind() -> None:
    def titles(contents: ReferenceContents) -> list[str]:
        return [group.title for group in contents.cards]

    gods = [pantheon.name["en"] for pantheon in faith().pantheons.values()]
    assert titles(told(faith(), "en")) == [*gods, "Guilds", "Leaders"]
    assert titles(told(faith(), "fr", "heracles")) == [""]  # alone it needs none


def test_cards_of_a_kind_are_told_by_the_alphabet_of_the_reader() -> None:
    (one,) = (each for each in packs() if each.id == "duel-leaders")
    for language, last in (
        ("fr", ["Salomon", "Sapho", "Sémiramis"]),
        ("en", ["Sappho", "Semiramis", "Solomon"]),
    ):
        names = [card.name for card in told(one, language).cards[0].cards]
        assert [name for name in names if name.startswith("S")] == last


def test_words_are_not_held_together_as_on_their_cards() -> None:
    (one,) = (each for each in packs() if each.id == "leaders")
    rows = [row for card in told(one, "fr").cards[-1].cards for row in card.rows]
    assert "À la construction, placez" in str(rows)
    assert [row for row in rows if "\u00a0" in "".join(map(str, row.words))] == []


def test_boards_are_told_side_by_side_where_the_whole_pack_is() -> None:
    one = faith()
    cards = one.printed_cards[:1]
    powers = {card.id: read_powers(card.power, Report()) for card in cards}
    whole = reference_contents(one, cards, "en", LEGEND, lambda card: powers[card.id], whole=True)
    boards = whole.cards[-1]
    assert (boards.title, boards.style) == ("Boards", "board")
    assert [card.name for card in boards.cards] == [
        "Syracuse · A", "Syracuse · B", "Ithaca · A", "Ithaca · B",
    ]  # fmt: skip
    ithaca = boards.cards[3]
    assert [row.ages for row in ithaca.rows] == ["1", "2"]
    assert (
        " ".join(map(str, ithaca.rows[0].barred))
        == "age:II gives card-god:2 next game-end laurel:3"
    )
    assert [(cost.ages, len(cost.icons)) for cost in ithaca.costs] == [("1", 2), ("2", 3)]
    assert "next" in {sign.icon.name for group in whole.signs for sign in group.signs}


def test_stages_of_one_entry_have_each_its_own_cost() -> None:
    leaders = next(pack for pack in packs() if pack.id == "leaders")
    *_, rome = board_summaries(leaders, "en")
    assert [row.ages for row in rome.rows] == ["", "1", "2–3"]
    assert [(cost.ages, " ".join(map(str, cost.icons))) for cost in rome.costs] == [
        ("1", "wood clay"), ("2", "stone clay cloth"), ("3", "stone stone papyrus"),
    ]  # fmt: skip


def test_boards_are_told_with_the_signs_of_what_they_need() -> None:
    badges = {board.name: board.badges for pack in packs() for board in board_summaries(pack, "en")}
    assert badges["Syracuse · A"] == ()
    assert badges["Ithaca · A"] == badges["Ithaca · B"] == (Icon("faith"),)
    assert badges["Rome · A"] == badges["Rome · B"] == (Icon("card-leader"),)


def test_effects_are_parted_at_their_bars() -> None:
    hand = head_typesetter(told(faith(), "en").head, ASSETS, THEMES["full"], LEAST)
    effect = (Icon("coin", "1"), Icon("gives"), Icon("shield"), Icon("shield"))
    barred = (*effect, Icon("next"), *effect, Icon("next"), Icon("laurel", "2"))
    assert part_icons(barred, 200.0, hand) == (barred,)
    lines = part_icons(barred, 24.0, hand)
    assert lines == (effect, (*effect, Icon("next"), Icon("laurel", "2")))  # no bar first
    assert part_icons(effect, 200.0, hand) == (effect,)


def test_words_of_gods_of_guilds_and_of_boards_begin_at_one_edge() -> None:
    contents = told(faith(), "fr")
    hand = head_typesetter(contents.head, ASSETS, THEMES["full"], LEAST)
    cards = [card for group in contents.cards for card in group.cards]
    edges = set()
    for entry in (*cards, *board_summaries(faith(), "fr")):
        drawn = card_block(entry, 88.0, hand, NameStyle(Begin("H3"))).draw(0, 0)
        words = [text for text in texts(drawn) if text.words[0][0].startswith("Vollkorn")]
        edges.add(round(min(text.x for text in words), 2))
    assert len(edges) == 1, edges


def test_sentences_begin_on_lines_of_their_own_in_a_narrow_column() -> None:
    hand = head_typesetter(told(faith(), "en").head, ASSETS, THEMES["full"], LEAST)
    words = hand.paragraph(
        ("Gain 2 coins. Then until the end of the Age, produce 1 cloth each turn.",)
    )
    (first, *others) = texts(hand.words(words, Box(0, 0, 36.0, 0)))
    assert said(first) == "Gain 2 coins."
    assert len(others) + 1 == len(words.lines(36.0 / hand.ink.em))


def test_two_cards_of_one_name_are_told_apart() -> None:
    told_cards = [
        card
        for group in told(faith(), "fr", "hestia-red", "hestia-blue").cards
        for card in group.cards
    ]
    assert [card.name for card in told_cards] == ["Hestia · rouge", "Hestia · bleue"]
    assert [card.emblem for card in told_cards] == ["emblems/hearth-altar", "emblems/fire-bowl"]
    alone = told(faith(), "fr", "hestia-red").cards[0].cards[0]
    assert alone.name == "Hestia"


def test_what_a_card_costs_and_wants_stands_beside_its_name() -> None:
    ((nut,),) = (group.cards for group in told(faith(), "en", "nut").cards)
    assert [(cost.ages, *map(str, cost.icons)) for cost in nut.costs] == [
        ("I", "coin:2"), ("II", "coin:4"), ("III", "coin:6"),
    ]  # fmt: skip
    assert [*map(str, nut.badges)] == ["anytime", "players:4+", "card-black"]


def test_a_price_of_nothing_is_a_coin_with_a_nought_though_a_card_prints_it_as_a_figure() -> None:
    (pack,) = (one for one in packs() if one.id == "duel-leaders")
    paid = [card for card in pack.printed_cards if card.id in ("darius", "nero")]
    powers = {card.id: read_powers(card.power, Report()) for card in paid}
    for printed in ({}, {card.id: (Icon("coin", "0"),) for card in paid}):
        told = card_summaries(pack, paid, "en", lambda card: powers[card.id], printed)
        costs = [cost.icons for one in told for cost in one.costs]
        assert costs == [(Icon("coin", "0"),)] * 2


def test_each_icon_is_shown_as_a_card_first_shows_it() -> None:
    one = told(faith(), "fr", "hecate")
    assert Icon("coin", "−2") in {sign.icon for group in one.signs for sign in group.signs}


@pytest.mark.parametrize(("pack", "most"), [("faith", 4), ("leaders", 3), ("duel-leaders", 3)])
def test_no_page_is_begun_for_little(pack: str, most: int) -> None:
    """The icons take one page on A4 and Letter, the cards no more than they need."""
    for language in ("fr", "en"):
        for paper in ("a4", "letter"):
            assert len(sides(pack, language, paper, "full")) <= most, (language, paper)


def test_paper_too_small_for_a_card_is_refused() -> None:
    with pytest.raises(Stop, match="more words than a column"):
        reference_pages(told(faith(), "fr"), Size(210, 60), ASSETS)


def test_marks(goldens: Goldens) -> None:
    pages = reference_pages(told(faith(), "fr", "hermes", "shamash"), PAPERS["a4"].size, ASSETS)
    faces = [CardFace("aid", "fr", PAPERS["a4"].size, marks) for marks in pages]
    goldens.check_text("marks/aid-fr.txt", "\n".join(map(described, faces)))


@pytest.mark.parametrize(("page", "ink"), [(0, "full"), (1, "full"), (1, "low")])
def test_pictures(page: int, ink: InkUse, goldens: Goldens) -> None:
    face = sides("faith", "fr", "a4", ink)[page]
    shot = sparse(picture(face, ASSETS.faces, 24))
    assert len(shot) <= 20 * 1024
    goldens.check_picture(f"pictures/aid-fr-{page + 1}-{ink}.png", shot)


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("pack", ["faith", "leaders", "duel-leaders"])
def test_the_mark_of_a_pack_is_explained_in_the_colour_that_cards_give_it(
    pack: str, ink: InkUse
) -> None:
    stamps = [m for face in sides(pack, "en", "a4", ink) for m in face.marks]
    marks = [m for m in stamps if isinstance(m, Stamp) and m.drawing.name == f"icons/{pack}"]
    explained = [m for m in marks if m.y > 30]  # below the bands of the pages
    assert len(explained) == 1
    paths = [one for one in explained[0].drawing.marks if isinstance(one, PathMark)]
    assert {one.fill or one.stroke for one in paths} == {THEMES[ink].heading}

"""Positions in booklets: what lies on the table is what the rules set up."""

import pytest

from cardgen.layout.booklet.position.table import ConflictTrack
from cardgen.model.finding import Stop
from cardgen.model.text import Icon
from tests.build.booklet_blocks import HERE, position


def test_players_have_their_names_and_coins_in_the_language_of_the_book() -> None:
    french, english = (position("leaders", "rome-b-prices", lang) for lang in ("fr", "en"))
    assert [mat.name for mat in french.mats] == ["David", "Léa", "Tom", "Eva"]
    assert [mat.name for mat in english.mats] == ["David", "Lea", "Tom", "Eva"]
    assert all(mat.signs == (Icon("coin", "6"),) for mat in french.mats)


def test_a_board_is_named_with_its_side_and_shown_if_it_is_of_the_pack() -> None:
    david, lea, *_ = position("leaders", "rome-b-prices").mats
    assert david.board == "Rome · face B"
    assert david.picture is not None
    assert david.picture.name == "boards/rome back"
    assert (lea.board, lea.picture) == ("", None)


def test_mates_of_a_team_are_named() -> None:
    mats = position("leaders", "nero-in-teams").mats
    assert [(mat.team, mat.note) for mat in mats] == [
        (1, "avec Léa"), (1, "avec David"), (2, "avec Eva"), (2, "avec Tom"),
    ]  # fmt: skip


def test_coins_that_nobody_names_are_those_of_the_start() -> None:
    assert position("faith", "prayer-passes-backwards").mats[0].signs == (Icon("coin", "3"),)


def test_the_prayer_passes_hands_against_the_way_of_each_age() -> None:
    ages = position("faith", "prayer-passes-backwards").ages
    assert [(one.age, one.passes, one.said) for one in ages] == [
        ("I", -1, "les dieux à droite"),
        ("II", 1, "les dieux à gauche"),
        ("III", -1, "les dieux à droite"),
    ]


def test_cards_of_the_pack_have_pictures_and_others_the_sign_of_their_colour() -> None:
    dorothy = position("faith", "ishtar-pools").mats[0]
    city, gods = dorothy.places
    assert (city.title, [card.name for card in city.cards]) == (
        "Cité",
        ["Muraille", "Champs de tir"],
    )
    assert all(card.sign == Icon("card-red") and not card.picture for card in city.cards)
    assert (gods.title, [card.name for card in gods.cards]) == ("Dieux en main", ["Ishtar"])
    assert gods.cards[0].picture is not None


def test_no_way_of_hands_is_told_where_nobody_holds_cards() -> None:
    (age,) = position("faith", "ishtar-pools").ages
    assert (age.title, age.passes, age.said) == ("Âge\u00a0II", 0, "")


def test_duel_shows_structure_track_wonders_and_leaders_set_aside() -> None:
    table = position("duel-leaders", "rome-draws-two")
    assert [one.card.name for one in table.structure] == ["Taverne", "Autel"]
    tokens = ((3, 2), (6, 5), (-3, 2), (-6, 5))
    assert table.track == ConflictTrack(9, 1, tokens, (1, 3, 6))
    assert [place.title for place in table.mats[0].places] == ["À construire", "Leaders en main"]
    assert [place.title for place in table.places] == ["Leaders écartés"]


def test_a_token_that_was_taken_is_gone_and_who_starts_is_told() -> None:
    table = position("duel-leaders", "alexander-poor-opponent")
    assert table.track is not None
    assert (3, 2) not in table.track.tokens
    assert (-3, 2) in table.track.tokens
    (age,) = position("duel-leaders", "caesar-loots-after-payment").ages
    assert age.said == "Bruno commence"


def test_cards_still_covered_lie_face_down() -> None:
    table = position("duel-base", "face-down-card")
    faces = [(one.card.name, one.card.hidden) for one in table.structure]
    assert faces == [("Théâtre", False), ("face cachée", True), ("Taverne", False)]


def test_all_of_it_is_said_in_words() -> None:
    said = position("duel-leaders", "rome-draws-two").said
    for part in (
        "Âge\u00a0I", "Antoine – pièces\u202f: 14; À construire (Rome); Leaders en main (César)",
        "Bruno – pièces\u202f: 3", "pion Conflit\u202f: case 1, côté Bruno",
        "Structure (Taverne, Autel)", "Leaders écartés (face cachée)",
    ):  # fmt: skip
        assert part in said


def test_a_scenario_that_is_not_there_stops_where_it_is_named() -> None:
    with pytest.raises(Stop) as stop:
        position("faith", "no-such-thing")
    assert stop.value.message == 'there is no scenario "no-such-thing"'
    assert stop.value.place == HERE


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "Choix des Leaders"), ("en", "Leaders are drafted")]
)
def test_what_comes_before_the_ages_says_what_it_is(language: str, title: str) -> None:
    (before,) = position("leaders", "draft-of-four-leaders", language).ages
    assert (before.age, before.title, before.passes) == ("", title, -1)
    assert before.sign == Icon("card-leader")
    first, *_ = position("faith", "prayer-passes-backwards", language).ages
    assert (first.age, first.sign) == ("I", None)

"""Scenarios told in booklets: short, by name, with the numbers of the run."""

import pytest

from cardgen.layout.booklet.contents import CallOut, ListItem, ProseBlock, Spans, TableRows
from tests.build.booklet_blocks import example


def plain(spans: Spans) -> str:
    return "".join(str(span.content) for span in spans)


def items(said: CallOut) -> list[tuple[int, str]]:
    """Its steps, each with its number."""
    return [(one.number, plain(one.spans)) for one in said.blocks if isinstance(one, ListItem)]


def rows(said: CallOut) -> list[list[str]]:
    return [
        [plain(cell) for cell in row]
        for one in said.blocks
        if isinstance(one, TableRows)
        for row in one.rows
    ]


def test_what_it_shows_comes_first_and_its_id_nowhere() -> None:
    first, *others = example("faith", "ishtar-pools").blocks
    assert isinstance(first, ProseBlock)
    assert plain(first.spans).startswith("Ishtar\u202f: Dorothée prête 2 boucliers à Marjolaine")
    assert "ishtar-pools" not in repr((first, *others))


def test_several_steps_are_numbered_and_named() -> None:
    (one, turn), (two, fights) = items(example("faith", "ishtar-pools"))
    assert (one, turn) == (1, "Tour. Dorothée invoque Ishtar.")
    assert two == 2
    assert fights.startswith("Conflits. Dorothée compte pour soi 2 des boucliers")
    assert "Dorothée l’emporte sur Chris" in fights


def test_who_does_several_things_is_named_once() -> None:
    ((number, said),) = items(example("faith", "marduk-shares"))
    assert number == 0
    assert said == "Julien invoque Marduk et construit Bibliothèque. Éric construit Aqueduc."


def test_ages_that_differ_have_a_line_each() -> None:
    said = items(example("faith", "prayer-passes-backwards"))
    assert [line.partition(". ")[0] for _, line in said] == [
        f"Âge\u00a0{n}" for n in ("I", "II", "III")
    ]
    assert said[0][1].partition(". ")[2].startswith("David garde Arès, Ouranos, Hermès. Léa garde")
    assert "David garde Arès, Héra, Chronos." in said[1][1]


def test_coins_before_and_after_of_those_whose_coins_change() -> None:
    assert rows(example("duel-leaders", "caesar-loots-after-payment", "en")) == [
        ["Player", "Before", "After"],
        ["Antoine", "coin:4", "coin:0"],
        ["Bruno", "coin:3", "coin:0"],
    ]
    assert rows(example("faith", "ishtar-pools")) == []


def test_coins_that_change_otherwise_in_each_age_are_told_for_each() -> None:
    _, *told = rows(example("faith", "seth-cancels"))
    assert [row[0] for row in told] == [f"David, Âge\u00a0{n}" for n in ("I", "II", "III")]
    assert [row[2] for row in told] == ["coin:2", "coin:1", "coin:0"]


@pytest.mark.parametrize(("scenario", "shown"), [("ishtar-pools", ["Ishtar"])])
def test_the_cards_of_the_pack_that_are_played_are_pictured(
    scenario: str, shown: list[str]
) -> None:
    assert [picture.said for picture in example("faith", scenario).pictures] == shown


def test_two_who_act_together_are_both_named() -> None:
    _, (_, end) = items(example("faith", "zeus-own-last-card", "en"))
    assert end.startswith("End of the Age. David builds Lumber Yard. David and Lea are equally")


def test_a_clause_that_has_signs_inside_stands_alone() -> None:
    ((_, said),) = items(example("duel-leaders", "euclid-pair-of-laws"))
    assert said.startswith(
        "Antoine ne paie rien, grâce au chaînage depuis Officine (Antoine). Antoine"
    )
    assert said.endswith("pour Antoine. Antoine prend le jeton Progrès Stratégie.")


def test_a_refusal_is_told() -> None:
    assert items(example("faith", "heracles-coins-stay", "en")) == [
        (0, "Refused: there are too few coins to pay for it.")
    ]

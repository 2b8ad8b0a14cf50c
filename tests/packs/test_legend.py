"""A legend of one's own lies over the one that is shipped."""

from pathlib import Path
from typing import Any

import pytest

from cardgen.model.legend import sign_forms
from cardgen.model.text import Icon
from cardgen.packs.aids.legend import icon_meant
from cardgen.project.load import Selection, load_project
from tests.small_root import ROOT, small_root

WORDS = """\
words:
  title: {en: Aid}
  icons: {en: Icons}
  cards: {en: Cards}
  continued: {en: More}
  page: {en: Page}
"""


def legend_of(root: Path, *packs: str) -> Any:
    """The legend of a root that prints cards, with which nothing is wrong."""
    project = load_project(root, Selection(packs)).project
    assert project.legend_findings == ()
    return project.legend


@pytest.fixture
def shipped() -> Any:
    return legend_of(ROOT)


def over(folder: Path, text: str) -> Any:
    """The legend of a root that has the cards of the project, and a file of its own."""
    (folder / "templates").mkdir()
    (folder / "templates" / "legend.yaml").write_text(text, encoding="utf-8")
    return legend_of(folder, "faith")


def test_groups_of_one_title_are_joined_and_new_ones_come_after(
    tmp_path: Path, shipped: Any
) -> None:
    legend = over(
        tmp_path,
        "groups:\n"
        "  - title: {en: Runes}\n    icons: {rune: {en: A rune.}}\n"
        "  - title: {en: Science}\n    icons: {star: {en: A star.}}\n",
    )
    assert legend.words == shipped.words
    titles = [group.title["en"] for group in legend.groups]
    assert titles == [*(group.title["en"] for group in shipped.groups), "Runes"]
    science = next(group for group in legend.groups if group.title["en"] == "Science")
    old = next(group for group in shipped.groups if group.title["en"] == "Science")
    assert [*science.icons] == ["star", *old.icons]
    assert science.title == {"fr": "Science", "en": "Science"}


def test_ones_own_meaning_goes_before_and_stands_once(tmp_path: Path, shipped: Any) -> None:
    legend = over(tmp_path, "groups:\n  - title: {en: Mine}\n    icons: {gear: {en: A cog.}}\n")
    assert legend.meanings["gear"] == {"fr": "Roue.", "en": "A cog."}
    assert [group.title["en"] for group in legend.groups if "gear" in group.icons] == ["Mine"]
    assert sum(len(group.icons) for group in legend.groups) == len(shipped.meanings)


def test_words_of_the_page_may_be_left_out_or_said_in_part(tmp_path: Path, shipped: Any) -> None:
    legend = over(tmp_path, "words:\n  title: {en: Help, de: Hilfe}\n")
    assert legend.words["title"] == {"fr": "Aide de jeu", "en": "Help", "de": "Hilfe"}
    assert legend.words["page"] == shipped.words["page"]
    assert legend.groups == shipped.groups


def test_a_root_that_stands_by_itself_says_all_of_it(tmp_path: Path) -> None:
    groups = "groups:\n  - title: {en: Mine}\n    icons: {gear: {en: A cog.}}\n"
    file = "templates/legend.yaml"
    assert [*legend_of(small_root(tmp_path / "whole", {file: WORDS + groups})).meanings] == ["gear"]
    project = load_project(small_root(tmp_path / "part", {file: groups}), Selection()).project
    assert project.legend is None
    assert [finding.code for finding in project.legend_findings] == ["missing-key"]


@pytest.mark.parametrize(
    ("language", "signs", "said"),
    [
        ("fr", "coin:3 per card-blue", "3 pièces par carte bleue"),
        ("fr", "wood stone or coin:1", "bois, pierre ou 1 pièce"),
        ("fr", "gives coin", "d’où pièce"),
        ("en", "coin:0 coin:−2 coin:n", "no coins, −2 coins, n coins"),
        ("en", "per", "per"),
        ("en", "age:II players:3+ eye", "Age II, 3+ players, look"),
    ],
)
def test_signs_are_read_out(language: str, signs: str, said: str, shipped: Any) -> None:
    assert shipped.spoken(language).row(signs.split()) == said


def test_a_sign_without_a_name_is_called_by_its_meaning(tmp_path: Path) -> None:
    told = "groups: [{title: {en: Runes}, icons: {rune: {en: 'A rune, or two: old.'}}}]\n"
    names = over(tmp_path, f"names: {{coin: {{en: penny}}}}\n{told}").spoken("en")
    assert names.row(("rune", "coin:3", "ore")) == "A rune, penny 3, ore"


def test_every_icon_has_a_name(shipped: Any) -> None:
    assert sorted(shipped.names) == sorted(
        path.stem for path in (ROOT / "templates/icons").iterdir()
    )
    assert all(sorted(each) == ["en", "fr"] for each in shipped.names.values())


def meaning(legend: Any, language: str, *icons: Icon, paid: tuple[Icon, ...] = ()) -> str:
    """What the first of some signs of one name means, if all are printed."""
    shown = {icons[0].name: icons[0]}
    ((_, ((_, said),)),) = legend.explained(shown, sign_forms(icons, paid), language)
    return str(said)


def test_a_sign_in_a_border_says_when_a_card_is_used(shipped: Any) -> None:
    icon = Icon("card-leader")
    shown, forms = {icon.name: icon}, sign_forms([icon], badges=[icon])
    ((_, ((_, said),)),) = shipped.explained(shown, forms, "en")
    assert said == "Leader. In a border: you need Leader cards."
    assert meaning(shipped, "en", icon) == "Leader."


def told_in(legend: Any, sign: str, line: str) -> str:
    """What a sign means in English where this line is printed."""
    icons = [Icon(*each.split(":")) for each in line.split()]
    shown = {icon.name: icon for icon in icons if icon.name == sign}
    ((_, ((_, said),)),) = legend.explained(shown, sign_forms(icons, (), [icons]), "en")
    return str(said)


@pytest.mark.parametrize(
    ("sign", "line", "said"),
    [
        ("coin", "ward card-god coin:−", "A minus alone: any loss."),
        ("coin", "card-leader coin:−2", "Beside a card: its price drops by that many."),
        ("coin", "sell gives coin:n−1", "N−1: one coin fewer than the number gained."),
        ("shield", "laurel:1 per shield card-red", "Before cards: those printed on them."),
        ("neighbours", "pawn-self chain neighbours", "only these bring you what follows."),
        (
            "gives",
            "card-red gives coin:1",
            "A card on the left: the effect comes each time you build one.",
        ),
        ("share", "team share shield", "Whole shields: each counts for you or for the other."),
        ("times", "times:2× hand-coming or coin:1", "Each time, choose one of the two effects."),
        (
            "any-resource",
            "coin:−1 gives any-resource pawns-others",
            "neighbours or not, as many as you like.",
        ),
        ("stage", "shield card-red stage card-leader", "Among cards: the stages built."),
        ("buried", "laurel:2 per coin:1 buried", "Behind a coin: the coins of its cost."),
        ("next", "at-once coin:1 next half-shield", "points at the end."),
        ("next", "coin:1 next shield", "Another effect begins."),
        ("law", "times:1× science-pair gives law", "Behind an arrow: what the symbol becomes."),
        ("law", "law", "Law, a symbol in its own right."),
        ("coin", "sell gives coin:+1", "A plus: that many more than usual."),
        (
            "times",
            "times:1× science-pair gives law",
            "That many times in all; the card says on what occasion.",
        ),
        ("buy", "buy neighbours gives coin:1", "from one of them in a turn counts once."),
        ("bank", "pawn-other bank gives coin:1", "buys resources from it, at its price."),
        ("hand-leaders", "card-leader:4 gives hand-leaders", "draw them into your hand."),
    ],
)
def test_a_clause_is_said_of_what_stands_beside(
    sign: str, line: str, said: str, shipped: Any
) -> None:
    assert told_in(shipped, sign, line).endswith(said)


def test_what_an_arrow_leads_to_is_said_where_it_is_printed(shipped: Any) -> None:
    free = "Without paying its cost."
    assert told_in(shipped, "build-free", "hand gives build-free") == free
    drawn = told_in(shipped, "build-free", "card-leader:2 gives build-free")
    assert drawn.startswith(f"{free} After a number of cards:")
    ward = told_in(shipped, "ward", "ward card-black coin:−")
    assert ward.startswith("You are safe from what follows. Before cards: they neither take")


def test_a_clause_of_neighbours_is_left_out_elsewhere(shipped: Any) -> None:
    assert told_in(shipped, "shield", "laurel:1 per shield") == "Shield."
    assert told_in(shipped, "neighbours", "coin:1 neighbours") == "Each of your two neighbours."


def test_a_clause_is_said_only_where_a_pack_prints_it(shipped: Any) -> None:
    three, less, as_many = Icon("coin", "3"), Icon("coin", "−2"), Icon("coin", "−n")
    assert meaning(shipped, "en", three) == "Coins, as many as the number."
    assert meaning(shipped, "en", three, less).endswith("number. With a minus they are lost.")
    assert meaning(shipped, "en", three, as_many).endswith("N: the number of coins gained or lost.")
    stage = Icon("stage", "")
    assert meaning(shipped, "fr", stage) == "Étape de Merveille."
    assert meaning(shipped, "fr", stage, paid=(stage,)).endswith("celui de la prochaine étape.")


def test_a_sign_without_number_may_mean_something_of_its_own(shipped: Any) -> None:
    assert meaning(shipped, "en", Icon("eye", "2")) == "Look."
    assert meaning(shipped, "en", Icon("eye", "")) == "At the foot: Abilities variant."
    assert meaning(shipped, "en", Icon("eye", ""), Icon("eye", "2")) == "Look."
    both = meaning(shipped, "en", Icon("laurel", "n"), Icon("laurel", "2"), Icon("laurel", ""))
    assert "At the foot: Points variant." in both
    assert "foot" not in meaning(shipped, "en", Icon("laurel", "n"), Icon("laurel", "2"))


def test_every_clause_that_is_shipped_is_said_in_each_language(shipped: Any) -> None:
    spoken = {language for said in shipped.meanings.values() for language in said}
    clauses = [each for forms in shipped.further.values() for each in forms.values()]
    assert all(set(each) == spoken for each in clauses)


def test_who_says_a_meaning_anew_says_all_of_it(tmp_path: Path) -> None:
    group = "  - title: {fr: Miens, en: Mine}\n    icons: {coin: {en: Gold.}}\n"
    legend = over(tmp_path, f"groups:\n{group}")
    signs = Icon("coin", "3"), Icon("coin", "−2")
    assert meaning(legend, "en", *signs) == "Gold."
    assert meaning(legend, "fr", *signs).endswith("Avec un moins, elles sont perdues.")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("carte-verte", "card-green"), ("green", "card-green"), ("red", "card-red"), ("brick", "")],
)
def test_a_sign_is_known_by_what_it_is_called_in_a_language(typed: str, meant: str) -> None:
    icons = {path.stem for path in (ROOT / "templates/icons").glob("*.svg")}
    assert icon_meant(typed, icons, ROOT) == meant

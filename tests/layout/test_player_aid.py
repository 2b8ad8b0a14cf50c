"""Player aids: one page on each paper, words to be read across a table, the order of play."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.engine.whole_game import RandomDuelTable, RandomTable, play_duel_game, play_game
from cardgen.imposition.papers import PAPERS
from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace, Mark
from cardgen.layout.marks import Path as PathMark
from cardgen.layout.reference.aid_sections import ARROW, course_block
from cardgen.layout.reference.blocks import Typesetter
from cardgen.layout.reference.contents import reference_contents
from cardgen.layout.reference.pages import LEAST, reference_pages
from cardgen.layout.reference.theme import THEMES
from cardgen.layout.template.variables import shown_icons
from cardgen.model.legend import SignNames
from cardgen.model.player_aid import PlayerAid
from cardgen.project.load import Selection, load_project
from cardgen.units import Size
from tests.conftest import ROOT
from tests.games.mixes import NAMES, Mix
from tests.layout.contrast import canvas, contrast, rgb, wanted
from tests.layout.marks_seen import said, seen, texts
from tests.small_root import PACK, small_root

ASSETS = Assets(ROOT)
PACKS = ("faith", "leaders", "duel-leaders")
PROJECT = load_project(ROOT, Selection(packs=PACKS)).project
VIEWS = {view.pack.id: view for view in PROJECT.packs}
EDGE = 8.0  # mm of paper that no printer need reach
HOME = ("a4", "letter")


def page(pack: str, language: str, paper: str, ink: str = "full") -> CardFace:
    """The player aid of a pack: the first page of its aids."""
    view = VIEWS[pack]
    assert PROJECT.legend is not None
    card = view.pack.printed_cards[:1]
    held = reference_contents(view.pack, card, language, PROJECT.legend, view.powers, view.aid)
    size = PAPERS[paper].size
    first = reference_pages(held, size, ASSETS, ink=ink)[0]  # type: ignore[arg-type]  # an ink
    return CardFace(f"{pack}-aid", language, size, first)


def every_page() -> Iterator[CardFace]:
    for pack in PACKS:
        for language in VIEWS[pack].languages:
            yield from (page(pack, language, paper) for paper in HOME)


def test_nothing_is_small_or_collides_or_leaves_the_page() -> None:
    for face in every_page():
        inside = (EDGE, EDGE, face.size.width - EDGE, face.size.height - EDGE)
        words = [one for one in seen(face, ASSETS.faces) if one.mark in texts(face.marks)]
        for one in words:
            x, y, right, foot = inside
            assert x <= one.box.x, one.name
            assert y <= one.box.y, one.name
            assert one.box.right <= right, one.name
            assert one.box.bottom <= foot, one.name
        close = [
            (one.name, two.name)
            for one, two in combinations(words, 2)
            if one.box.grown(-0.2).meets(two.box.grown(-0.2))
        ]
        assert close == []
        assert min(text.size for text in texts(face.marks)) >= LEAST


def test_words_stand_out_from_their_ground() -> None:
    for face in (page("faith", "fr", "a4"), page("faith", "fr", "a4", "low")):
        bare = tuple(mark for mark in face.marks if mark not in texts([mark]))
        ground = canvas(CardFace(face.card, "fr", face.size, bare), ASSETS.faces)
        for one in seen(face, ASSETS.faces):
            for text in texts([one.mark]):
                least = min(contrast(rgb(text.colour), c) for c in ground.under(one.box))
                assert least >= wanted(text), (one.name, least)


def test_little_ink_fills_no_ground() -> None:
    """What is filled is an arrow or a bullet."""
    for mark in page("faith", "en", "a4", "low").marks:
        if isinstance(mark, PathMark) and mark.fill:
            numbers = [n for segment in mark.segments for n in segment[1:]]
            across = [float(n) for n in numbers[::2]]
            assert max(across) - min(across) < 3


def shown(pack: str, sections: PlayerAid, size: Size) -> list[Mark]:
    """What the first page shows of some sections of an aid, in French."""
    view = VIEWS[pack]
    assert PROJECT.legend is not None
    card = view.pack.printed_cards[:1]
    held = reference_contents(view.pack, card, "fr", PROJECT.legend, view.powers, sections)
    return reference_pages(held, size, ASSETS)[0]


@pytest.mark.parametrize("pack", PACKS)
def test_titles_beside_each_other_are_as_large(pack: str) -> None:
    sections = VIEWS[pack].aid
    marks = shown(pack, sections, Size(160, 255))
    phases = [line for section in sections if section.across for line in section.lines]
    panels = [section.title["fr"] for section in sections if not section.across]
    for told in ([phase.title["fr"] for phase in phases], panels):
        titles = set(map(str.upper, told))
        sizes = {text.size for text in texts(marks) if said(text) in titles}
        assert len(sizes) == 1, (titles, sizes)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("pack", PACKS)
def test_titles_of_phases_keep_off_the_edges_of_their_panels(pack: str, language: str) -> None:
    (course,) = (section for section in VIEWS[pack].aid if section.across)
    titles = [line.title[language].upper() for line in course.lines]
    face = page(pack, language, "a4")
    boxes = [one.box for one in seen(face, ASSETS.faces) if one.name in titles][: len(titles)]
    middles = [box.centre[0] for box in boxes]
    each = min(two - one for one, two in pairwise(middles)) - ARROW
    assert max(box.width for box in boxes) <= each - 5.0 + 0.3  # and the space of a last letter


@pytest.mark.parametrize(("width", "arrows"), [(180.0, 4), (60.0, 4)])
def test_an_arrow_leads_to_every_phase_but_the_first(width: float, arrows: int) -> None:
    """Also to one that begins a row of its own, since the type is large."""
    (course,) = (section for section in VIEWS["duel-leaders"].aid if section.across)
    hand = Typesetter(ASSETS, THEMES["full"], "fr", 11.0, SignNames({}))
    drawn = course_block(course, width, hand).draw(0.0, 0.0)
    triangles = [mark for mark in drawn if isinstance(mark, PathMark) and len(mark.segments) == 4]
    assert len(triangles) == arrows
    tips = [tuple(map(float, mark.segments[1][1:])) for mark in triangles]
    rows = {round(y) for _, y in tips}
    assert (len(rows) > 1) is (width < 100)


def test_panels_side_by_side_are_level() -> None:
    sections = VIEWS["faith"].aid[:5]
    marks = shown("faith", sections, PAPERS["a4"].size)
    titles = [one.title["fr"].upper() for one in sections if not one.across]
    tops = [text.y for text in texts(marks) if said(text) in titles]
    half = len(tops) // 2
    assert len(tops) == len(titles)
    assert tops[:half] == pytest.approx(tops[half:])


def phases_of(plays: tuple[str, ...], *, duel: bool = False) -> list[str]:
    """The phases of the first Age of a game, and of what comes before it."""
    mix = Mix(8, NAMES[: 2 if duel else 4], frozenset(plays), duel=duel)
    play, table = (play_duel_game, RandomDuelTable(8)) if duel else (play_game, RandomTable(8))
    met: dict[str, None] = {}
    for game in play(mix.prepared(), table):  # type: ignore[operator]  # as many kinds of table
        if game.age:
            break
        met[str(game.phase)] = None
    return [*met]


@pytest.mark.parametrize(
    ("pack", "plays", "others"),
    [
        ("faith", ("leaders", "faith"), {"draft"}),  # the draft is told by the aid of Leaders
        ("leaders", ("leaders",), set[str]()),
        ("duel-leaders", ("duel-leaders",), set[str]()),
    ],
)
def test_the_phases_are_those_of_the_game(
    pack: str, plays: tuple[str, ...], others: set[str]
) -> None:
    (course,) = (section for section in VIEWS[pack].aid if section.across)
    named = dict.fromkeys(line.phase for line in course.lines if line.phase)
    played = phases_of(plays, duel=pack == "duel-leaders")
    conflicts = [] if pack == "duel-leaders" else ["conflicts"]  # with which the Age ends
    wanted = [one for one in played if one not in ("beginning", *others, *conflicts)]
    assert [*named] == [*wanted, *conflicts]


def test_too_many_words_for_a_page_are_told(tmp_path: Path) -> None:
    words = " ".join(["mot"] * 4000)
    aid = (
        "- id: long\n  title: {fr: Long, en: Long}\n  lines:\n    - text:\n"
        f"        fr: >-\n          {words}.\n        en: >-\n          Short.\n"
    )
    files = {"cards/trial/pack.yaml": PACK, "cards/trial/aid.yaml": aid}
    project = load_project(small_root(tmp_path / "root", files), Selection()).project
    (found,) = [one for one in findings_of(project) if one.check == "player-aid"]
    assert (found.code, found.place.line, found.language) == ("player-aid-page", 1, "fr")
    assert "at 7 points the player aid does not fit on one page" in found.message


def test_it_stands_before_the_icons() -> None:
    shown = {said(text) for text in texts(page("leaders", "en", "a4").marks)}
    assert "LEADERS · PLAYER AID" in shown
    assert "DRAFTING LEADERS" in shown


@pytest.mark.parametrize("pack", ["leaders", "duel-leaders"])
def test_what_is_worth_remembering_has_a_sign_that_means_nothing_else(pack: str) -> None:
    """Its lines would be read as told of that alone: of a variant, of a card."""
    view = VIEWS[pack]
    (head,) = (section.signs for section in view.aid if section.id == "remember")
    (sign,) = {icon.name for icon in head}
    elsewhere = (line for section in view.aid for line in section.lines)
    assert sign not in {icon.name for line in elsewhere for icon in line.signs}
    shown = (
        icon for card in view.pack.cards for icon in shown_icons(card, view.pack, view.powers(card))
    )
    assert sign not in {icon.name for icon in shown}


def test_what_is_called_the_same_has_the_same_sign_in_all_packs() -> None:
    """The phases of an Age, and the sections of the aid."""
    shown: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for view in VIEWS.values():
        for section in view.aid:
            every = [("", section), *((one.phase, one) for one in section.lines if section.across)]
            for phase, one in every:
                key = phase, one.title.get("en", "")
                shown.setdefault(key, set()).add(tuple(map(str, one.signs)))
    assert {title: signs for title, signs in shown.items() if len(signs) > 1} == {}
    assert len(shown) > 15

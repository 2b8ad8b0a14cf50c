"""`cardgen check --format github`: annotations where GitHub looks for them."""

from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, FINDINGS
from cardgen.model.finding import Finding, Place
from tests.cli.run import run, told
from tests.small_root import APOLLO, PACK, small_root

CARDS = "cards/trial/cards.yaml"
PLAN = "cards/trial/pack.yaml"


def annotated(place: Place, root: Path) -> str:
    return told("github", [Finding("x", "x", place, "message", "first\nsecond")], root).out


def test_an_annotation_shows_the_message_and_all_of_the_help(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO.replace("lyre", "lyer")})
    said = run("check", "trial", "--format", "github", root=root)
    assert said.out == (
        f"::error file={CARDS},line=4,endLine=4,col=11,endColumn=15,title=unknown-emblem"
        '::there is no emblem "lyer": did you mean "lyre"?%0Aname one that is there; or draw it: '
        "templates/emblems/lyer.svg\n"
    )
    assert (said.code, said.err) == (FINDINGS, "")


@pytest.mark.parametrize(
    ("place", "span"),
    [
        (Place("f", 2, 3, 2, 3), "line=2,endLine=2,col=3,endColumn=3"),
        (Place("f", 2, 3, 4, 2), "line=2,endLine=4"),  # GitHub takes no columns of several lines
        (Place("f", 2, 3, 4, 1), "line=2,endLine=3"),  # a block of words ends before the next key
        (Place("f", 2, 3, 3, 1), "line=2,endLine=2,col=3"),
    ],
)
def test_lines_and_columns(place: Place, span: str, tmp_path: Path) -> None:
    assert f"file=f,{span},title=x::message%0Afirst%0Asecond\n" in annotated(place, tmp_path)


def test_what_would_end_a_property_is_escaped(tmp_path: Path) -> None:
    said = annotated(Place("100%, a:b.yaml"), tmp_path)
    assert "file=100%25%2C a%3Ab.yaml,line=1" in said


def test_files_are_named_from_the_top_of_the_repository(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert "file=games/mine/f.yaml," in annotated(Place("f.yaml"), tmp_path / "games" / "mine")
    outside = str(tmp_path.parent / "over.yaml")
    assert f"file={outside.replace(':', '%3A')}," in annotated(Place(outside), tmp_path / "games")


def test_a_file_that_is_no_yaml_is_shown_too(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {PLAN: PACK.replace("Trial}", "Trial")})
    said = run("check", "--format", "github", root=root)
    assert said.code == CANNOT
    assert said.out.startswith(f"::error file={PLAN},line=2,")
    assert f"{PLAN}:2:" in said.err


def test_what_has_no_place_is_no_annotation(tmp_path: Path) -> None:
    said = run("check", "trail", "--format", "github", root=small_root(tmp_path / "root"))
    assert (said.code, said.out) == (CANNOT, "")

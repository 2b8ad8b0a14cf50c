"""A check of rulebooks reads no more of cards than it says: by that its verdict is kept."""

from dataclasses import fields
from pathlib import Path
from typing import NoReturn

import pytest

from cardgen.checks.catalogue import checks
from cardgen.engine.library import CardLibrary
from cardgen.model.card import COUNTED, SAID, Card
from cardgen.model.pack import Pack
from cardgen.packs.root import PRINTED_IN_PACK, TOLD_IN_PACK
from cardgen.project.load import Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.project.printed.composed_pack import ComposedPack
from cardgen.project.prose.prose import Prose
from tests.checks.books import book_root

UNCOUNTED = tuple(sorted({each.name for each in fields(Card)} - {*COUNTED, "pack"}))
BESIDE = ("rulings", "aid")
# By what a check says that it reads: what it may not ask for.
UNREAD: dict[str, dict[type, tuple[str, ...]]] = {
    "books": {Pack: ("cards", "printed_cards", "wonders", "constants"), Card: ("entry", *SAID)},
    "counted": {Card: UNCOUNTED, PackView: (*BESIDE, "scenario_files"), Pack: TOLD_IN_PACK},
    "linked": {Card: UNCOUNTED, PackView: ("aid",), Pack: TOLD_IN_PACK},
    "examples": {Card: SAID, PackView: BESIDE, Pack: (*TOLD_IN_PACK, *PRINTED_IN_PACK)},
    "words": {PackView: (*BESIDE, "scenario_files"), Pack: TOLD_IN_PACK},
}


def refuse(_: object) -> NoReturn:
    raise AssertionError("this is not read")


@pytest.mark.parametrize("reads", UNREAD)
def test_what_is_not_said_to_be_read_is_not_asked_for(
    reads: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prose = Prose(load_project(book_root(tmp_path / "root"), Selection()).project)
    (rulebooks,) = prose.project.rulebooks
    assert len(rulebooks.books) == len(prose.spoken) == 2
    prose.project.libraries.of(rulebooks.pack)
    assert all(card.entry for card in rulebooks.pack.cards)  # parsed while they may be
    asked = [one for one in checks().values() if one.reads == reads]
    for owner, names in UNREAD[reads].items():
        for name in names:
            monkeypatch.setattr(owner, name, property(refuse), raising=False)
    looks = [one.over_rulebooks for one in asked if one.over_rulebooks]
    assert len(looks) >= 2
    assert not [found for look in looks for found in look(prose, rulebooks)]
    if reads == "examples":
        CardLibrary.of([rulebooks.pack])


def test_checks_of_packs_say_that_they_look_at_what_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of sound cards nothing is drawn: what these checks tell of no card may be of any."""
    (view,) = load_project(book_root(tmp_path / "root"), Selection()).project.packs
    looks = {one.over_pack: one.of_faces for one in checks().values() if one.over_pack}
    monkeypatch.setattr(ComposedPack, "made", property(refuse))
    monkeypatch.setattr(ComposedPack, "undrawn", property(refuse))
    for look in (look for look, of_faces in looks.items() if not of_faces):
        assert not [*look(view)]
    drawing = [look for look, of_faces in looks.items() if of_faces]
    assert len(drawing) == 8
    asked = 0
    for look in drawing:
        try:
            assert not [*look(view)]
        except AssertionError as refused:
            asked += str(refused) == "this is not read"
    assert asked == 6  # contrast asks layouts alone


def test_no_card_is_looked_at_with_the_rulings_of_its_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor with its player aid, nor with what pack.yaml tells beside; one that names a ruling is
    never passed over."""
    project = load_project(book_root(tmp_path / "root"), Selection()).project
    (view,) = project.packs
    for told in ("rulings", "aid"):
        monkeypatch.setattr(type(view), told, property(refuse))
    for told in TOLD_IN_PACK:
        monkeypatch.setattr(Pack, told, property(refuse), raising=False)
        view.pack.entry.pop(told, None)
    assert [*view.power_findings, *view.composed.findings] == []
    looks = {one.over_card for one in checks().values() if one.over_card}
    assert len(looks) > 5
    for look in looks:
        for card in view.cards:
            assert not [*look(view, card)]
    assert [*Prose(project).scenarios.findings(view.pack, "breeze-pays")] == []

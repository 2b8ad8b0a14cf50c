"""The folder of effects is complete: files, classes, keys, words and use agree."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardgen.effects.power.reading as folder
from cardgen.effects.power.ability import Effect
from cardgen.effects.power.reading import (
    CLAUSES,
    COMMON,
    action_keys,
    class_name,
    effect_class,
    read_power,
    read_powers,
)
from cardgen.effects.power.terms import MOMENTS
from cardgen.model.finding import Report
from cardgen.model.located import Seq
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs
from cardgen.packs.root import list_packs
from cardgen.schema.records import attribute_name
from tests.effects.conftest import ROOT, used

ALL = sorted(action_keys())
FILES = sorted((ROOT / "cardgen" / "effects").glob("[a-z]*.py"))


def test_a_file_is_an_action() -> None:
    assert [path.stem.replace("_", " ") for path in FILES] == ALL
    assert len(ALL) > 29


@pytest.mark.parametrize("action", ALL)
def test_file_class_and_key_are_one_name(action: str) -> None:
    made = effect_class(action)
    assert made.__name__ == class_name(action)
    assert made.__module__ == f"cardgen.effects.{attribute_name(action)}"
    assert issubclass(made, Effect)
    assert attribute_name(action) in {field.name for field in dataclasses.fields(made)}


@pytest.mark.parametrize("action", ALL)
def test_clauses_come_from_the_closed_list(action: str) -> None:
    made = effect_class(action)
    assert set(made.clauses) <= set(CLAUSES)
    assert set(made.required) <= set(made.clauses)
    assert not set(made.clauses) & set(COMMON)
    assert made.moment in MOMENTS
    fields = {field.name for field in dataclasses.fields(made)}
    assert fields == {attribute_name(key) for key in (action, *made.clauses)}


@pytest.mark.parametrize("action", ALL)
def test_each_effect_says_its_rule(action: str) -> None:
    words = effect_class(action).__doc__ or ""
    assert len(words.split()) >= 6
    assert words.rstrip().endswith(".")


def test_no_action_is_a_clause() -> None:
    assert not action_keys() & set(CLAUSES)


def powers(pack: Pack) -> Iterator[Seq]:
    """Every power of a pack: of cards, their variants, Wonders and their stages."""
    for card in pack.cards:
        yield from (*card.power, *(age for variant in card.variants for age in variant.power))
    for wonder in pack.wonders:
        for side in wonder.sides.values():
            yield from (side.power, *(stage.power for stage in side.stages))


def test_every_effect_is_used_and_every_power_reads() -> None:
    report = Report()
    packs = [loaded.pack for loaded in load_packs(ROOT, list_packs(ROOT)) if loaded.pack]
    abilities = [each for pack in packs for one in powers(pack) for each in read_power(one, report)]
    assert report.findings == ()
    assert set().union(*map(used, abilities)) == action_keys()


def test_what_an_effect_mentions_exists(faith: Pack) -> None:
    report = Report()
    ids = {card.id for card in faith.cards}
    mentioned = [
        name
        for card in faith.cards
        for ability in read_powers(card.power, report)[0]
        for name in ability.effect.mentions()
    ]
    assert sorted(mentioned) == ["amun-ra", "hades", "hecate", "hera", "nut"]
    assert set(mentioned) <= ids


def test_a_broken_file_stops_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_effect.py").write_text("this is no Python", encoding="utf-8")
    monkeypatch.setattr("cardgen.effects.__path__", [str(tmp_path)])
    monkeypatch.setattr(folder, "FOLDER", str(tmp_path))
    assert action_keys.__wrapped__() == {"broken effect"}
    with pytest.raises(SyntaxError):
        effect_class.__wrapped__("broken effect")

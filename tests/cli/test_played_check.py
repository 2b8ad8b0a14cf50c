"""`cardgen check` plays scenarios: it tells what `cardgen run` tells, and plays again what an edit
may have changed, and nothing else."""

import re
import shutil
from pathlib import Path

import pytest

from tests.cli.git import committed
from tests.cli.run import Run, run
from tests.cli.test_kept_parts import counting, edited
from tests.cli.test_repeated_check import afresh, check
from tests.small_root import ROOT, USED, small_root

BASE, OWN = "cards/base", "cards/base/scenarios"
SCENARIOS = ("chain-is-free", "conflict-of-three", "olympia-free-card", "posts-on-one-side")
# A card that lends the sign of the Baths makes free what follows them, and names them nowhere.
LENDER = """\

- id: cistern
  name: {fr: {text: Citerne, gender: f}, en: Cistern}
  colour: blue
  age: I
  copies: {3-7: 1}
  cost: free
  cost in words: nothing
  power: [{chains: {symbols: [drop]}}]
"""
LENT = """\
says:
  fr: >-
    La Citerne offre l’Aqueduc.
  en: >-
    The Cistern gives the Aqueduct for free.
given:
  age: II
  players:
    david: {city: [cistern], hand: [aqueduct], coins: 0}
    lea: {}
    tom: {}
play:
  - turn: {david: {builds: aqueduct}}
then:
  players:
    david: {city: {adds: [aqueduct]}, hand: []}
"""
FREE = """\
- build: free
              of: age
              limit: {times: 1, per: age}
              optional: true"""
WORK = {"run_scenario": "played", "ScenarioReader.read": "read"}
NAMED, SIGNED = "cards/base/age-i.yaml", "- id: baths"
PACK = "cards/base/pack.yaml"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root with the cards of 7 Wonders and five scenarios, which was checked."""
    root = small_root(tmp_path_factory.mktemp("played") / "root", drawings=USED)
    shutil.rmtree(root / "cards/trial")
    left_out = shutil.ignore_patterns("scenarios", "rulings.yaml", "reviewed.txt")
    shutil.copytree(ROOT / BASE, root / BASE, ignore=left_out)
    shutil.copytree(ROOT / "cards/games", root / "cards/games", dirs_exist_ok=True)
    (root / OWN).mkdir()
    for name in SCENARIOS:
        shutil.copyfile(ROOT / OWN / f"{name}.yaml", root / OWN / f"{name}.yaml")
    (root / OWN / "lent.yaml").write_text(LENT, "utf-8")
    cards = (root / NAMED).read_text("utf-8")
    (root / NAMED).write_text(
        cards.replace(f"{SIGNED}\n", f"{SIGNED}\n  chain symbol: drop\n") + LENDER, "utf-8"
    )
    (root / "build").mkdir()
    assert told(check(root)) == []
    return root


def told(said: Run) -> list[str]:
    """The findings of scenarios, each with its lines."""
    return [one.rstrip() for one in re.split(r"\n(?=\S)", said.err) if one.startswith(OWN)]


EDITS = {  # a file, what stands there and then, how many scenarios are played again, and which fail
    "a comment": (NAMED, SIGNED, f"# more\n{SIGNED}", 0, []),
    "a power that lies on no table": (NAMED, "power: [{vp: 2}]", "power: [{vp: 9}]", 0, []),
    "a scenario": (f"{OWN}/lent.yaml", "adds: [aqueduct]", "adds: [baths]", 1, ["lent"]),
    "the sign of a card that it only follows": (
        NAMED, "symbol: drop", "symbol: lamp", 3, ["lent"]
    ),
    "a number of the game": (PACK, "price: 2\n", "price: 1\n", 5, ["posts-on-one-side"] * 2),
    "a board": ("cards/base/wonders.yaml", FREE, "- vp: 1", 5,
                ["olympia-free-card"]),
}  # fmt: skip


@pytest.mark.parametrize("edit", EDITS)
def test_only_what_an_edit_may_change_is_played_again(edit: str, kept: Path) -> None:
    file, before, after, played, failing = EDITS[edit]
    with edited(kept, file, before, after):
        with counting(WORK) as done:
            again = check(kept)
        assert done["played"] == played
        assert [Path(one.partition(":")[0]).stem for one in told(again)] == failing
        assert again == afresh(kept)
        assert told(again) == told(run("run", root=kept))


def test_what_nothing_says_the_numbers_of_is_not_played(kept: Path) -> None:
    with edited(kept, PACK, "  start coins: 3", "  # none"):
        again = check(kept)
        assert told(again) == []
        assert "76 cards" in again.out


def test_a_power_that_cannot_be_read_is_told_and_not_what_comes_of_it(kept: Path) -> None:
    with edited(kept, NAMED, "{chains: {symbols: [drop]}}", "{chians: {symbols: [drop]}}"):
        again = check(kept)
        assert NAMED in again.err
        assert told(again) == []
        assert "lent" in "".join(told(run("run", root=kept)))
        with edited(kept, f"{OWN}/posts-on-one-side.yaml", "coins: 6", "coins: 7"):
            assert len(told(check(kept))) == 1
    with edited(kept, f"{OWN}/lent.yaml", "adds: [aqueduct]", "adds: [baths]"):
        assert len(told(check(kept))) == 1


def test_only_the_scenarios_of_the_packs_asked_for_are_played(kept: Path) -> None:
    with edited(kept, f"{OWN}/lent.yaml", "adds: [aqueduct]", "adds: [baths]"):
        assert len(told(check(kept, "base"))) == 1
        assert len(told(check(kept, "--select", "scenario-differs"))) == 1
        with counting(WORK) as done:
            assert told(check(kept, "--select", "overflow")) == []
        assert done == {}


def test_a_scenario_is_told_though_only_a_card_of_it_has_changed(kept: Path) -> None:
    committed(kept, "v1")
    with edited(kept, NAMED, "symbol: drop", "symbol: lamp"):
        assert len(told(check(kept, "--changed", "v1"))) == 1

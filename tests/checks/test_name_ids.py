"""Names beside the ids of their cards: one that is no more than a slip from its id."""

from pathlib import Path

import pytest

from tests.cli.run import Run, run
from tests.small_root import APOLLO, small_root

SAID = (
    *("apollo", "hera", "demeter", "artemis", "athena", "hermes", "medusa", "pan", "hestia"),
    *("poseidon", "hades"),
)


def said_of(folder: Path, **names: str) -> Run:
    """What the check says of cards whose ids are names, each with the English one it is given."""
    cards = "".join(
        APOLLO.replace("- id: apollo", f"- id: {id}")
        .replace("Apollon", f"Dieu{id}")
        .replace("en: Apollo", f"en: {names.get(id, id.capitalize())}")
        for id in SAID
    )
    root = small_root(folder / "root", {"cards/trial/cards.yaml": cards})
    return run("check", "--select", "name-id", root=root)


def test_the_one_name_that_is_a_slip_from_its_id_is_told(tmp_path: Path) -> None:
    said = said_of(tmp_path, demeter="Demetter")
    assert said.code == 1
    assert '"Demetter" and its id, demeter, are spelt in two ways; the other 10 names' in said.err


@pytest.mark.parametrize(
    "names",
    [
        {"demeter": "Demetter", "artemis": "Artemiss"},  # a language with spellings of its own
        {"demeter": "Ceres", "artemis": "Diana"},  # other names
        {"pan": "Pax"},  # too short to be sure
        {},
    ],
)
def test_what_is_spelt_otherwise_on_purpose_may_stay(names: dict[str, str], tmp_path: Path) -> None:
    assert said_of(tmp_path, **names).code == 0

"""What is told of words is told in one order, whatever the seed of hashes."""

import subprocess
import sys

import pytest

# Two layers differ; sets of what is missing and what is too much are walked to find them.
TOLD = """
from cardgen.phrasebook.concepts.differences import contradictions
from cardgen.phrasebook.concepts.gap import AssertionGap
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

def some(*pairs):
    return frozenset(Assertion(Concept(*pair)) for pair in pairs)

wanted = some(("modality", "may"), ("pile", "discard"), ("kind", "brown"), ("times", "once"))
told = some(("modality", "must"), ("pile", "deck"), ("kind", "blue"), ("times", "once a turn"))
print(*(one.told.concept.name for one in contradictions(AssertionGap(wanted, told, {}))), sep=", ")
"""


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_what_is_told_otherwise_stands_in_one_order(seed: str) -> None:
    command, env = [sys.executable, "-c", TOLD], {"PYTHONHASHSEED": seed}
    told = subprocess.check_output(command, text=True, env=env)
    assert told.strip() == "blue, must, deck, once a turn"

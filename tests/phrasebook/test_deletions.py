"""What a text in print can lose without a finding is listed, sentence by sentence."""

from tests.phrasebook.deletions import ONCE, accepted, listed
from tests.some_of import some_of

EACH = 9  # of so many texts one is tried
SOME = some_of(ONCE, EACH)


def test_every_hole_is_listed_and_every_listed_hole_is_there() -> None:
    tried = {(said.language, f"{said.id} {said.age}") for said in SOME}
    known = {hole for hole in listed() if (hole.language, hole.sentence) in tried}
    assert set(accepted(SOME)) == known

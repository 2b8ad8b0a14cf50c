"""What a text in print can lose without a finding is listed, sentence by sentence."""

from tests.phrasebook.deletions import ONCE, accepted, listed

EACH = 9  # of so many texts one is tried here, all of them by `make nightly`
SOME = ONCE[::EACH]


def test_every_hole_is_listed_and_every_listed_hole_is_there() -> None:
    tried = {(said.language, f"{said.id} {said.age}") for said in SOME}
    known = {hole for hole in listed() if (hole.language, hole.sentence) in tried}
    assert set(accepted(SOME)) == known

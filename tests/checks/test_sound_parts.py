"""What a check leaves of what parts say: an edit that is taken back makes all of it true again."""

import marshal

import pytest

from cardgen.project import sound_parts
from cardgen.project.sound_parts import LONG, SoundParts

SHORT = marshal.dumps(("bronze",))
BOOK = marshal.dumps(("x" * LONG,))


def left(known: dict[bytes, bytes], *asked: bytes) -> list[bytes]:
    """The parts that are left, in order, by a check that asked what some of them say."""
    parts = SoundParts((b"", known, {}))
    for key in asked:
        parts.words(key, tuple)
    return [*parts.plain(())[1]]


def test_what_no_check_asked_is_left_before_what_it_asked() -> None:
    assert left({b"1": SHORT, b"2": BOOK, b"3": SHORT}, b"1") == [b"2", b"3", b"1"]


def test_of_what_is_long_the_latest_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_parts, "ROOM", 2 * len(BOOK))
    known = {b"1": BOOK, b"2": SHORT, b"3": BOOK, b"4": BOOK}
    assert left(known) == [b"2", b"3", b"4"]
    assert left(known, b"1") == [b"2", b"3", b"4", b"1"]

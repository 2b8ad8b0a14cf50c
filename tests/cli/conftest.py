"""What tests of builds share: a note of each face that is composed."""

from collections.abc import Iterator

import pytest

from cardgen.layout.composers import FaceComposer


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The ids of the cards whose faces are composed from now on; backs are empty."""
    faces: list[str] = []
    compose = FaceComposer.face

    def counting(self: FaceComposer, subject: dict[str, object]) -> object:
        faces.append(str(subject["id"]))
        return compose(self, subject)

    monkeypatch.setattr(FaceComposer, "face", counting)
    yield faces
    faces.clear()

"""Parts of a check in which nothing was found before are passed over."""

from collections.abc import Callable, Iterable, Iterator

from cardgen.model.finding import Finding
from cardgen.project.sound_parts import SoundParts


def look_unless_sound(
    parts: SoundParts, key: bytes, look: Callable[[], Iterable[Finding]]
) -> Iterator[Finding]:
    """What is found in a part; nothing is sought where nothing was. No key: it is sought."""
    if parts.known(key):
        parts.settle(key)
        return
    found = tuple(look())
    if not found:
        parts.settle(key)
    yield from found

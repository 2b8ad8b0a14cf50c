"""Parts of a check in which nothing was found before are passed over."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding, findings_kept, plain_findings
from cardgen.project.sound_parts import SoundParts, digest_of

if TYPE_CHECKING:
    from cardgen.project.load import Project
    from cardgen.project.pack_view import PackView

Look = Callable[[], Iterable[Finding]]


def look_unless_sound(
    parts: SoundParts, key: bytes, look: Look, *, standing: bytes = b""
) -> Iterator[Finding]:
    """What is found in a part; nothing is sought where nothing was. No key: it is sought.

    Where a part is `standing` as it was, each line in its place, what was found is told again.
    """
    if parts.known(key):
        parts.settle(key)
        return
    found = _kept(parts, standing, look) if standing else tuple(look())
    if not found:
        parts.settle(key)
    yield from found


def look_at_pack(project: "Project", what: str, view: "PackView", look: Look) -> Iterator[Finding]:
    """The same of all that a pack is without its rulebooks and scenarios."""
    key = project.digests.of_pack(view)
    yield from look_unless_sound(project.parts, digest_of(what, key) if key else b"", look)


def _kept(parts: SoundParts, standing: bytes, look: Look) -> tuple[Finding, ...]:
    return findings_kept(parts.words(standing, lambda: plain_findings(tuple(look()))))


class Sheaves:
    """Many small parts, known together where nothing was found in any of a sheaf: to make the key
    of each takes longer than most checks. `what` is all that they have in common."""

    def __init__(self, *what: object) -> None:
        self._what = digest_of(*what)
        self._sheaves: dict[object, list[tuple[object, Look]]] = {}

    def add(self, sheaf: object, told: object, look: Look) -> None:
        """A part, and all that it is known by besides."""
        self._sheaves.setdefault(sheaf, []).append((told, look))

    def look(self, parts: SoundParts) -> Iterator[Finding]:
        """What is found in the parts, one sheaf after the other."""
        for together in self._sheaves.values():
            if not parts.states:  # nothing is kept
                yield from (one for _, look in together for one in look())
                continue
            key = digest_of("sheaf", self._what, [told for told, _ in together])
            if parts.known(key):
                parts.settle(key)
                continue
            found = [one for told, look in together for one in self._found(parts, told, look)]
            if not found:
                parts.settle(key)
            yield from found

    def _found(self, parts: SoundParts, told: object, look: Look) -> Iterator[Finding]:
        return look_unless_sound(parts, digest_of(self._what, told), look)

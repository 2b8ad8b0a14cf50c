"""Parts of a check in which nothing was found before are passed over."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding, findings_kept, plain_findings
from cardgen.project.sound_parts import SoundParts, digest_of

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.project import Project
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

    LookAtPieces = Callable[[LanguageProse, Sequence[Passage]], Iterable[Finding]]

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


def look_among_names(
    prose: "Prose", what: str, look: "Callable[[Prose, PackProse], Iterable[Finding]]"
) -> Iterator[Finding]:
    """The same of all that each pack says, by a look that knows cards, Wonders and players by their
    names."""
    around = prose.called.all_known_by
    for pack in prose.packs:
        key = pack.key(what, around)
        yield from look_unless_sound(prose.project.parts, key, partial(look, prose, pack))


def look_at_kinds(
    prose: "Prose",
    pack: "PackProse",
    kinds: Collection[str],
    known_by: Sequence[object],
    look: "LookAtPieces",
) -> Iterator[Finding]:
    """What a check finds that looks at pieces of some `kinds` by themselves: all of a kind that a
    pack says in a language together. `known_by` are its name and all that it reads beside them.

    Most of what a pack says is rulebooks and scenarios: where nothing but a note was edited, to
    look at notes alone takes 0.81 of a check.
    """

    def look_at_all() -> Iterator[Finding]:
        beside = prose.project.digests.beside_cards("kinds", pack.view)
        around, of_sheaf = digest_of(beside, known_by), prose.digests.of_sheaf
        for how in prose.spoken:
            sheaves = pack.page(how.language).sheaves.items()
            for sheaf in (sheaf for (_, kind), sheaf in sheaves if kind in kinds):
                key = digest_of("kind", around, of_sheaf(sheaf)) if beside else b""
                yield from look_unless_sound(prose.project.parts, key, partial(look, how, sheaf))

    yield from look_unless_sound(prose.project.parts, pack.key("kinds", *known_by), look_at_all)


def look_at_kinds_together(
    prose: "Prose",
    pack: "PackProse",
    kinds: Collection[str],
    known_by: Sequence[object],
    look: Look,
) -> Iterator[Finding]:
    """What a check finds that holds pieces of some `kinds` against each other: all that a pack says
    of these, in every language, is known together."""

    def told() -> list[bytes]:
        return [prose.digests.of_sheaf(sheaf) for kind, sheaf in pack.sheaves if kind in kinds]

    yield from _look_together(prose, pack, ("among kinds", *known_by), told, look)


def look_at_all_but_powers(
    prose: "Prose", pack: "PackProse", known_by: Sequence[object], look: Look
) -> Iterator[Finding]:
    """What a check finds that looks at all that a pack says, but for the words of cards that are
    held against a power: most edits are of these."""
    told = partial(prose.digests.but_powers, pack)
    yield from _look_together(prose, pack, ("but powers", *known_by), told, look)


def _look_together(
    prose: "Prose",
    pack: "PackProse",
    known_by: Sequence[object],
    told: Callable[[], object],
    look: Look,
) -> Iterator[Finding]:
    """What is found in pieces that are known together by what `told` collects of them, which it is
    asked for only where the pack as a whole is not known."""
    parts, digests = prose.project.parts, prose.project.digests

    def look_at_told() -> Iterator[Finding]:
        beside = digests.beside_cards("among", pack.view)
        key = digest_of(beside, known_by, told()) if beside else b""
        yield from look_unless_sound(parts, key, look)

    yield from look_unless_sound(parts, pack.key("among", *known_by), look_at_told)


def telling(
    prose: "Prose",
    what: str,
    pieces: "Sequence[Passage]",
    tells: "Callable[[Passage], object]",
    *beside: object,
) -> "Iterator[Passage]":
    """Those of a sheaf that tell `what` a check looks for, as an earlier check left them: few do,
    and where a card was edited most words are as they were. `beside` is all that is read of what
    is said but the words themselves and the names there are."""

    def seek() -> "Iterator[tuple[int]]":
        return ((number,) for number, said in enumerate(pieces) if tells(said))

    key = b""
    if prose.project.parts.states and pieces:
        names = prose.called.known_by.get(pieces[0].language)
        key = digest_of("telling", what, names, beside, prose.digests.of_sheaf(pieces))
    for (number,) in prose.project.parts.words(key, seek):
        yield pieces[number]


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

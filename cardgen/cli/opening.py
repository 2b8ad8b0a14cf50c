"""From names typed on the command line to packs under the eyes of the checks."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cardgen.checks.review.library import Library
from cardgen.checks.review.material import Material
from cardgen.checks.review.readings import Readings
from cardgen.layout.assets import Assets
from cardgen.layout.press import Ink, Press
from cardgen.loading.pack import load_packs
from cardgen.loading.pieces import Known
from cardgen.loading.root import list_packs, own_packs
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Pack

if TYPE_CHECKING:
    from cardgen.checks.review.hearing.books import Books

INKS: tuple[Ink, ...] = ("full", "low")


class Wanted(NamedTuple):
    """What is asked for: packs (all if none), languages (each pack's own if none), inks.

    With `printed` the words of what is not printed are left unheard; without `aids` nobody asks
    what icons mean.
    """

    packs: Sequence[str] = ()
    languages: Sequence[str] = ()
    inks: tuple[Ink, ...] = INKS
    overlay: Path | None = None
    printed: bool = False
    aids: bool = True


class Recalls(Protocol):
    """What an earlier build found out: cards by pack and source, ids of those without fault,
    drawings by file."""

    def recall(self, pack: str, source: bytes) -> Known | None: ...

    def sound(self, pack: Pack) -> frozenset[str]: ...

    @property
    def drawings(self) -> Mapping[str, Any]: ...


class Opened(NamedTuple):
    """The packs that could be read, and the findings of those that could not."""

    library: Library
    lost: tuple[Finding, ...]


def opened(
    root: Path,
    wanted: Wanted,
    memory: Recalls | None = None,
    *,
    phrasebooks: "Books | None" = None,
) -> Opened:
    """The packs asked for, with what `memory` has of them; `phrasebooks` compiled before may serve
    again.

    Stop when there is none, no such one, or a language nobody speaks.
    """
    every = list_packs(root)
    names = tuple(dict.fromkeys(wanted.packs)) or own_packs(root)
    readings = {name: Readings() for name in names}
    loaded = load_packs(
        *(root, names, wanted.overlay),
        seen=lambda card: readings[card.pack].of(card),
        recall=memory.recall if memory else None,
    )
    assets = Assets(root, memory.drawings) if memory else Assets(root)
    presses = tuple(Press(assets, ink=ink) for ink in wanted.inks)
    _refuse_languages(wanted.languages, [one.pack for one in loaded if one.pack])
    packs = tuple(
        Material(
            *(root, one.pack, one.findings, languages(one.pack, wanted), presses),
            readings[one.pack.id],
            memory.sound(one.pack) if memory else frozenset(),
        )
        for one in loaded
        if one.pack
    )
    lost = tuple(finding for one in loaded if not one.pack for finding in one.findings)
    everything = set(every) <= set(names) and not wanted.languages and wanted.inks == INKS
    library = Library(
        *(root, assets, packs, everything and not lost, wanted.aids),
        printed=wanted.printed,
        phrasebooks=phrasebooks,
    )
    return Opened(library, lost)


def languages(pack: Pack, wanted: Wanted) -> tuple[str, ...]:
    """The languages to print: those of the pack, or the ones asked for that it speaks."""
    if not wanted.languages:
        return pack.languages
    return tuple(language for language in wanted.languages if language in pack.languages)


def _refuse_languages(wanted: Sequence[str], packs: Sequence[Pack]) -> None:
    """A language that no pack speaks is a slip."""
    spoken = dict.fromkeys(language for pack in packs for language in pack.languages)
    for language in wanted:
        if packs and language not in spoken:
            near = question(language, spoken)
            help = f"the packs speak {listed(spoken, joined_by='and')}"
            raise Stop(f'no pack speaks the language "{language}"{near}', help=help)


def split(words: str | None) -> tuple[str, ...]:
    """`fr,en` as its parts, each once."""
    parts = (part.strip() for part in (words or "").split(","))
    return tuple(dict.fromkeys(part for part in parts if part))

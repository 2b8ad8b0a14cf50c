"""From names typed on the command line to packs under the eyes of the checks."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers, InkUse
from cardgen.layout.svg.drawing_cache import NO_DRAWINGS
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Pack
from cardgen.packs.card_record import CardKeeping, CardRecords, CardWorks, unchanged_cards
from cardgen.packs.languages import language_named
from cardgen.packs.pack import LoadedPack, read_packs
from cardgen.packs.root import list_packs, own_packs
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.sound_parts import SoundParts
from cardgen.project.typed_powers import TypedPowers
from cardgen.suggest import did_you_mean, join_words

if TYPE_CHECKING:
    from cardgen.project.phrasebooks import Phrasebooks

INKS: tuple[InkUse, ...] = ("full", "low")


class Selection(NamedTuple):
    """What is asked for: packs (all if none), languages (each pack's own if none), inks.

    With `printed` the words of what is not printed are left unheard; without `aids` nobody asks
    what icons mean.
    """

    packs: Sequence[str] = ()
    languages: Sequence[str] = ()
    inks: tuple[InkUse, ...] = INKS
    overlay: Path | None = None
    printed: bool = False
    aids: bool = True

    def pack_names(self, root: Path) -> tuple[str, ...]:
        """The packs asked for, each once. Stop where all are asked for and there is none."""
        return tuple(dict.fromkeys(self.packs)) or own_packs(root)


class EarlierBuild(NamedTuple):
    """What an earlier build found out: cards without fault by pack, drawings by file, and by pack
    what stands on cards."""

    cards: Mapping[str, CardRecords] = MappingProxyType({})
    drawings: Mapping[str, bytes] = NO_DRAWINGS
    works: Mapping[str, CardWorks] = MappingProxyType({})


NO_BUILD = EarlierBuild()


class LoadedProject(NamedTuple):
    """The packs that could be read, and the findings of those that could not."""

    project: Project
    lost: tuple[Finding, ...]


def load_project(
    root: Path,
    wanted: Selection,
    earlier: EarlierBuild = NO_BUILD,
    *,
    phrasebooks: "Phrasebooks | None" = None,
    parts: SoundParts | None = None,
) -> LoadedProject:
    """The packs asked for, with what is known of them; `phrasebooks` compiled before may serve
    again, and `parts` that an earlier check found sound are not looked at.

    Stop when there is none, no such one, or a language nobody speaks.
    """
    every, names = list_packs(root), wanted.pack_names(root)
    powers = {name: TypedPowers() for name in names}
    keeping = CardKeeping(as_text=True, known=earlier.cards)
    read = read_packs(root, names, wanted.overlay, keeping=keeping)
    loaded = _load_typed(read, powers, parts)
    _refuse_languages(root, wanted.languages, [one.pack for one in loaded if one.pack])
    assets = Assets(root, earlier.drawings)
    packs = _views(assets, loaded, wanted, powers, earlier)
    lost = tuple(finding for one in loaded if not one.pack for finding in one.findings)
    is_whole = set(every) == set(names) and not wanted.languages and wanted.inks == INKS
    # Where something could not be read, nobody knows what hangs on it.
    kept = None if lost or any(view.unread for view in packs) else parts
    project = Project(
        *(root, assets, packs, is_whole and not lost, wanted.aids),
        printed=wanted.printed,
        phrasebooks=phrasebooks,
        parts=kept or SoundParts(),
    )
    return LoadedProject(project.with_known() if kept else project, lost)


def _views(
    assets: Assets,
    loaded: Sequence[LoadedPack],
    wanted: Selection,
    powers: Mapping[str, TypedPowers],
    earlier: EarlierBuild,
) -> tuple[PackView, ...]:
    """The packs that could be read, with what each is to be printed in and is known of it."""
    composers = tuple(Composers(assets, ink=ink) for ink in wanted.inks)
    return tuple(
        PackView(
            *(assets.root, one.pack, one.findings, selected_languages(one.pack, wanted), composers),
            powers[one.pack.id],
            unchanged_cards(one.pack, earlier.cards.get(one.pack.id, {})),
            dict(earlier.works.get(one.pack.id, {})),
        )
        for one in loaded
        if one.pack
    )


def _load_typed(
    read: Iterator[Card | LoadedPack],
    powers: Mapping[str, TypedPowers],
    parts: SoundParts | None,
) -> tuple[LoadedPack, ...]:
    """The packs, with the power of each card typed while its entry is parsed."""
    loaded = []
    for one in read:
        if isinstance(one, LoadedPack):
            loaded.append(one)
        else:
            powers[one.pack].of(one)
            if parts:
                parts.note(one)
    return tuple(loaded)


def selected_languages(pack: Pack, wanted: Selection) -> tuple[str, ...]:
    """The languages to print: those of the pack, or the ones asked for that it speaks."""
    if not wanted.languages:
        return pack.languages
    return tuple(language for language in wanted.languages if language in pack.languages)


def _refuse_languages(root: Path, wanted: Sequence[str], packs: Sequence[Pack]) -> None:
    """A language that no pack speaks is a slip."""
    spoken = dict.fromkeys(language for pack in packs for language in pack.languages)
    for language in wanted:
        if packs and language not in spoken:
            near = did_you_mean(language, spoken)
            help = f"the packs speak {join_words(spoken, joined_by='and')}"
            if (code := language_named(root, language)) in spoken:
                help = f"type --lang {code}"
            raise Stop(f'no pack speaks the language "{language}"{near}', help=help)

"""A pack: its pack.yaml, the files its decks name, their cards, and an overlay over them."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from cardgen.loading.cards import CardReader, Entry, entries, is_first
from cardgen.loading.caret import Carets
from cardgen.loading.decks import DeckPlan, deck_files, matches, pack_kind, patterns
from cardgen.loading.overlay import Overlay
from cardgen.loading.reader import read_file
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.loading.root import pack_folder
from cardgen.loading.wonders import WonderReader
from cardgen.model.finding import Finding
from cardgen.model.located import Map, Seq
from cardgen.model.pack import Deck, Pack
from cardgen.model.wonder import Wonder

Made = TypeVar("Made", covariant=True)


class Loaded(NamedTuple):
    """A pack and what is wrong with it; None when its pack.yaml has errors.

    Cards whose entry has errors are left out of `pack`.
    """

    pack: Pack | None
    findings: tuple[Finding, ...]


def load_pack(root: Path, pack_id: str, overlay: Path | None = None) -> Loaded:
    """The pack `cards/<pack_id>` under `root`, with the values of an overlay file laid over it.

    Stop when there is no such pack, or a file of it is missing or no YAML.
    """
    return load_packs(root, (pack_id,), overlay)[0]


def load_packs(
    root: Path, pack_ids: Sequence[str], overlay: Path | None = None
) -> tuple[Loaded, ...]:
    """Several packs; an overlaid card id must be in one of them, else the first says so."""
    with _collector_at_rest():
        reports = [Report() for _ in pack_ids]
        over = _overlay(overlay, root, reports[0]) if overlay and reports else None
        read = [
            _PackReader(root, pack, over, report).read()
            for pack, report in zip(pack_ids, reports, strict=True)
        ]
        if over:
            over.unknown({p: ids for p, (_, ids) in zip(pack_ids, read, strict=True)}, reports[0])
    return tuple(
        Loaded(pack, report.findings) for (pack, _), report in zip(read, reports, strict=True)
    )


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Loading makes many values and no rings of them: looking for rings would double its time."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.freeze()
            gc.enable()


def _overlay(path: Path, root: Path, report: Report) -> Overlay | None:
    """The overlay, or None when its faults, all reported, leave nothing of it."""
    here = path.resolve()
    file = here.relative_to(root).as_posix() if here.is_relative_to(root) else str(here)
    tree = read_file(here, file=file, report=report)
    if isinstance(tree, Map):
        return Overlay(tree)
    if tree is not MISSING:
        message, help = "expected a map from card ids, found a list", "write apollo: {cost: free}"
        report.add(code="wrong-type", place=tree.place(), message=message, help=help)
    return None


class EntryReader(Protocol[Made]):
    """Makes a value of the model of an entry."""

    def read(self, entry: Entry, report: Report) -> Made | Missing: ...


class _PackReader:
    """Reads one pack."""

    def __init__(self, root: Path, pack: str, overlay: Overlay | None, report: Report) -> None:
        self.root, self.pack, self.overlay, self.report = root, pack, overlay, report
        self.folder = pack_folder(root, pack)

    def read(self) -> tuple[Pack | None, list[str]]:
        """The pack, and the ids of its cards, with or without faults."""
        entry = self.file(self.folder / "pack.yaml")
        if not isinstance(entry, Map):
            self._no_map(entry)
            return None, []
        plan = pack_kind(entry).read(entry, Where(entry), self.report)
        if plan is MISSING:
            return None, []
        first: dict[str, Entry] = {}
        made = {
            "decks": self.decks(plan, entry, first),
            "wonders": self.wonders(plan, entry, first),
        }
        return Pack(id=self.pack, folder=self.folder, entry=entry, **{**plan, **made}), [*first]

    def file(self, path: Path) -> Map | Seq | Missing:
        """The tree of one of the pack's files."""
        return read_file(path, file=path.relative_to(self.root).as_posix(), report=self.report)

    def _no_map(self, tree: Seq | Missing) -> None:
        if tree is not MISSING:
            message, help = "expected a map, found a list", "write title: …, version: … and so on"
            self.report.add(code="wrong-type", place=tree.place(), message=message, help=help)

    def decks(self, plan: dict[str, Any], entry: Map, first: dict[str, Entry]) -> tuple[Deck, ...]:
        """The decks with their cards; ids met are noted in `first`."""
        plans: dict[str, DeckPlan] = plan["decks"]
        files = deck_files(self.folder, plans, entry, self.report)
        effects, carets = plan["game"] != "none", Carets(self.root)
        made = []
        for name, deck in plans.items():
            reader = CardReader(
                self.pack,
                plan["languages"],
                carets,
                effects=effects,
                printed=deck.printed,
                source=deck.source,
            )
            made.append(deck.made(name, self.entries(files[name], reader, first)))
        return tuple(made)

    def wonders(
        self, plan: dict[str, Any], entry: Map, first: dict[str, Entry]
    ) -> tuple[Wonder, ...]:
        """The Wonders of the files that pack.yaml names for them."""
        paths = [
            path
            for pattern, where in patterns(plan.get("wonders", ()), Where(entry, "wonders"))
            for path in matches(self.folder, pattern, where, self.report)
        ]
        return self.entries(paths, WonderReader(self.pack, plan["languages"]), first)

    def entries(
        self, paths: Sequence[Path], reader: EntryReader[Made], first: dict[str, Entry]
    ) -> tuple[Made, ...]:
        """What these files hold, in their order, without the entries that have faults."""
        made = []
        for path in paths:
            tree = self.file(path)
            for entry in entries(tree, self.report) if tree is not MISSING else ():
                over = self.overlay
                laid = over.over(entry, self.pack, self.report) if over else entry
                read = reader.read(laid, self.report)
                if is_first(entry, first, self.report) and not isinstance(read, Missing):
                    made.append(read)
        return tuple(made)

"""A pack: its pack.yaml, the files its decks name, their cards, and an overlay over them; its
`rulings.yaml`, the open questions of its rules, answered."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.finding import MISSING, Finding, Missing, Report
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.pack import Deck, Pack
from cardgen.model.ruling import Explained, Ruling
from cardgen.model.wonder import PartlyReadBoard, Wonder
from cardgen.packs.card_files import (
    CardFiles,
    files_of_decks,
    list_patterns,
    match_files,
)
from cardgen.packs.card_record import WITH_ENTRIES, CardKeeping
from cardgen.packs.cards import CardReader
from cardgen.packs.components.decks import DeckPlan, GameName, list_designs, pack_kind
from cardgen.packs.components.sets import components_of
from cardgen.packs.components.wonders import WonderReader
from cardgen.packs.entries import EntryForm, read_listed
from cardgen.packs.fields import slug
from cardgen.packs.files import Overlay, PackFiles, read_entry_file
from cardgen.packs.games import GameFiles
from cardgen.packs.misplaced import how_to_place_game
from cardgen.packs.root import RULINGS_FILE, display_path
from cardgen.packs.words import PerLanguage, WordsAlone
from cardgen.schema.containers import ListOf, OneOrMore
from cardgen.schema.kinds import Kind, OneOf, String
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.suggest import join_words
from cardgen.yaml.reader import read_file
from cardgen.yaml.source_map import SourceMap


class LoadedPack(NamedTuple):
    """A pack and what is wrong with it; None when its pack.yaml has errors.

    Cards whose entry has errors are left out of `pack`.
    """

    pack: Pack | None
    findings: tuple[Finding, ...]


def load_pack(root: Path, pack_id: str, overlay: Path | None = None) -> LoadedPack:
    """The pack `cards/<pack_id>` under `root`, with the values of an overlay file laid over it.

    Stop when there is no such pack, or a file of it is missing or no YAML.
    """
    return load_packs(root, (pack_id,), overlay)[0]


def load_packs(
    root: Path, pack_ids: Sequence[str], overlay: Path | None = None, *, words: bool = True
) -> tuple[LoadedPack, ...]:
    """Several packs; an overlaid card id must be in one of them, else the first says so.

    Without `words` cards are read as if they said nothing, whatever stands there.
    """
    read = read_packs(root, pack_ids, overlay, words=words)
    return tuple(one for one in read if isinstance(one, LoadedPack))


def read_packs(
    root: Path,
    pack_ids: Sequence[str],
    overlay: Path | None = None,
    *,
    keeping: CardKeeping = WITH_ENTRIES,
    words: bool = True,
) -> Iterator[Card | LoadedPack]:
    """Each card of several packs while its entry is parsed, and in the end the packs.

    So whoever wants more of an entry than the card has can take it before the entry is only text.
    """
    reports, games = [Report() for _ in pack_ids], GameFiles(root)
    over = _overlay(overlay, root, reports[0]) if overlay and reports else None
    readers = [
        _PackReader(PackFiles(root, pack, over, report), keeping, games, words=words)
        for pack, report in zip(pack_ids, reports, strict=True)
    ]
    wholes: dict[str, Pack | None] = {}
    for reader in readers:
        wholes[reader.pack] = yield from reader.read()
    if over:
        over.unknown({one.pack: [*one.files.first] for one in readers}, reports[0])
    for one in readers:
        yield LoadedPack(wholes[one.pack], one.report.findings)


def _overlay(path: Path, root: Path, report: Report) -> Overlay | None:
    """The overlay, or None when its faults, all reported, leave nothing of it."""
    here = path.resolve()
    tree = read_file(here, file=display_path(here, root), report=report)
    if isinstance(tree, Map):
        return Overlay(tree)
    if tree is not MISSING:
        message, help = "expected a map from card ids, found a list", "write iris: {cost: free}"
        report.add(code="wrong-type", place=tree.place(), message=message, help=help)
    return None


class _PackReader:
    """Reads one pack."""

    def __init__(
        self, files: PackFiles, keeping: CardKeeping, games: GameFiles, *, words: bool
    ) -> None:
        self.games = games
        self.files, self.keeping, self.report = files, keeping, files.report
        self.words = words
        self.pack, self.folder = files.pack, files.folder

    def _games(self, named: object) -> GameName:
        """The games there are; of another that is named where its file lies."""
        names, lost = self.games.names, isinstance(named, str) and named not in self.games.names
        lying = how_to_place_game(self.games.root, str(named)) if lost else ""
        return GameName(*names, lying=lying)

    def read(self) -> Generator[Card, None, Pack | None]:
        """Its cards; returns the pack, if its pack.yaml could be read."""
        entry = self.files.tree(self.folder / "pack.yaml")
        if not isinstance(entry, Map):
            self._no_map(entry)
            return None
        named = entry.get("game")
        game = self.games.spec(named, self.report) if isinstance(named, str) else None
        spec, designs = game or GameSpec("", periods=AGES), list_designs(self.files.root)
        kind = pack_kind(entry, spec, self._games(named), designs)
        plan = kind.read(entry, ValueRef(entry), self.report)
        if plan is MISSING or game is None:
            return None
        plan["game"] = game
        plan.pop("credits", None)  # they stay as they are in the entry
        decks = yield from self.decks(plan, entry)
        wonders, partly = self.wonders(plan, entry)
        beside = components_of(
            plan.get("components", {}), entry, self.pack, game, wonders, self.report
        )
        made = {"decks": decks, "wonders": wonders, "components": beside}
        whole = Pack(id=self.pack, folder=self.folder, entry=entry, **{**plan, **made})
        of_decks = sum(len(deck.strays) for deck in decks)
        strays = tuple(self.files.strays[of_decks:])
        return replace(whole, partly_read_boards=partly, stray_boards=strays)

    def _no_map(self, tree: Seq | Missing) -> None:
        if tree is not MISSING:
            message, help = "expected a map, found a list", "write title: …, version: … and so on"
            self.report.add(code="wrong-type", place=tree.place(), message=message, help=help)

    def decks(self, plan: dict[str, Any], entry: Map) -> Generator[Card, None, tuple[Deck, ...]]:
        """The cards; returns the decks with them."""
        plans: dict[str, DeckPlan] = plan["decks"]
        paths = files_of_decks(self.folder, plans, entry, self.report)
        source_map = SourceMap(self.files.root)
        made = []
        for name, deck in plans.items():
            reader = CardReader(
                self.pack,
                plan["languages"],
                source_map,
                plan["game"],
                printed=deck.printed,
                words=self.words,
                source=deck.source,
                fields=plan.get("fields", {}),
            )
            before = len(self.files.strays)
            files = CardFiles(self.files, name, reader, self.keeping)
            cards = yield from files.cards(paths[name])
            whole = deck.made(name, cards, plan["game"])
            partly, strays = tuple(files.partly_read), tuple(self.files.strays[before:])
            made.append(whole._replace(partly_read=partly, strays=strays))
            self._know_kinds(made[-1], plan["game"], entry)
        return tuple(made)

    def _know_kinds(self, deck: Deck, game: GameSpec, entry: Map) -> None:
        """Report a deck of which the rules could not tell what its cards are."""
        strange = [card.id for card in deck.cards if game.rules and not deck.kind_of(card)]
        if strange:
            cards = join_words(strange[:3], joined_by="and")
            have = "has" if len(strange) == 1 else "have"
            message = f'missing key "kind": {cards} {have} no colour and no pantheon'
            help = f"say what the cards of {deck.id} are: kind: {join_words(game.kinds)}"
            place = entry.place("decks", deck.id)
            self.report.add(code="missing-key", place=place, message=message, help=help)

    def wonders(
        self, plan: dict[str, Any], entry: Map
    ) -> tuple[tuple[Wonder, ...], tuple[PartlyReadBoard, ...]]:
        """The Wonders of the files that pack.yaml names for them, and those that have faults."""
        paths = [
            path
            for pattern, where in list_patterns(plan.get("wonders", ()), ValueRef(entry, "wonders"))
            for path in match_files(self.folder, pattern, where, self.report)
        ]
        if not paths:
            return (), ()
        source_map = SourceMap(self.files.root)
        reader = WonderReader(self.pack, plan["languages"], source_map, plan["game"])
        boards, faulty = self.files.all(paths, reader)
        return boards, tuple(map(reader.partly, faulty))


EXPLAINED = Record(
    Explained,
    {
        "count": slug("a kind of card"),
        "as one": ListOf(slug("a card's id"), min=2),
        "described": Integer(1, 9999),
    },
    required=("count",),
)


def ruling_kind(languages: tuple[str, ...], source_map: SourceMap) -> Record:
    """What may stand in an entry of rulings.yaml."""
    words = PerLanguage(languages, WordsAlone(source_map))
    fields: dict[str, Kind] = {
        "id": slug("an id"),
        "question": words,
        "ruling": words,
        "reason": words,
        "explains": EXPLAINED,
        "source": String("a source"),
        "scenarios": OneOrMore(slug("a scenario")),
        "answer": OneOf("yes", "no"),
    }
    required = ("id", "question", "ruling", "reason")
    return Record(dict, fields, required=required, what="a ruling")


def scenario_files(pack: Pack) -> tuple[Path, ...]:
    """The scenarios of a pack, be they readable or not."""
    return tuple(sorted((pack.folder / "scenarios").glob("*.yaml")))


class LoadedRulings(NamedTuple):
    """The rulings of a pack in their order, and the entries of those that have faults."""

    read: tuple[Ruling, ...]
    faulty: tuple[Map, ...]


NO_RULINGS = LoadedRulings((), ())


def load_rulings(root: Path, pack: Pack, report: Report) -> LoadedRulings:
    """What stands in the rulings.yaml of a pack; nothing without one."""
    path = pack.folder / RULINGS_FILE
    if not path.exists():
        return NO_RULINGS
    tree = read_entry_file(path, file=display_path(path, root), report=report)
    if tree is MISSING:
        return NO_RULINGS
    form = EntryForm(ruling_kind(pack.languages, SourceMap(root)), "ruling", "rulings")
    read = tuple(read_listed(tree, form, Ruling, report))
    sound = [ruling.entry for ruling in read]
    listed = [entry for entry in tree if isinstance(entry, Map)] if isinstance(tree, Seq) else []
    faulty = (entry for entry in listed if not any(entry is one for one in sound))
    return LoadedRulings(read, tuple(faulty))

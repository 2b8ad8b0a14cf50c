"""What cards, boards and scenarios know of what is told beside them: how many coins, shields and
points there are, and which colours."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cardgen.files import read_or_nothing
from cardgen.model.card import COLOURS, RESOURCES, THINGS, Card
from cardgen.model.pack import Pack
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.prose.known_packs import KnownPacks
from cardgen.project.prose.manner import Manner
from cardgen.project.prose.printed_facts import COLOUR, Owner, PrintedFacts
from cardgen.project.prose.senses.senses import NAME, SenseReader
from cardgen.project.sound_parts import digest_of, without_asides
from cardgen.yaml.source import MOST_BYTES

SIDE, STAGE = "side", "stage"
GIVEN = re.compile(r"^given:", re.MULTILINE)
CARD = re.compile(r"[a-z][\w-]*(?:/[a-z][\w-]*)?")
# What stands before the numbers of a unit in a scenario, of which one, some or all are counted.
KEYS = {
    "coin": r"coins|pays|from \w+|price|treasury|looted|bank|buys",
    "shield": r"shields?|pawn",
    "point": r"points|vp|victory|defeats?|civilian|guilds|treasury|science|military|leaders|"
    r"wonders?",
}
COUNTED = {
    unit: re.compile(rf"\b(?:{keys})[\w ]*: *(?:-?\d+|\[[^\]]*\]|\{{[^}}]*\}})")
    for unit, keys in KEYS.items()
}


class Fact(NamedTuple):
    """A number of coins, shields or points, a colour by its English name, or the side of a board
    that a scenario lays out."""

    what: str
    value: int | str


Facts = frozenset[Fact]


class Story(NamedTuple):
    """What a scenario gives and comes to, as it is written, and what may be a card of it."""

    facts: Facts
    cards: tuple[str, ...]


class Witnesses:
    """Asked when something is told; what was found out is kept for the next check."""

    def __init__(
        self,
        project: Project,
        packs: KnownPacks,
        manners: Mapping[str, Manner],
        readers: Mapping[str, SenseReader],
        alike: Mapping[str, Mapping[str, str]],
    ) -> None:
        self._project, self._packs = project, packs
        self._manners, self._readers, self._alike = manners, readers, alike
        self.of_story = cache(self._of_story)
        self._printed = PrintedFacts(manners, readers)
        self._cards: dict[tuple[str, str], Facts] = {}
        self._games: dict[str, Mapping[str, Owner]] = {}
        self._known_by: dict[str, bytes] = {}  # by game
        self._called_known_by: dict[str, bytes] = {}
        self._printing_known_by: dict[tuple[str, str], bytes] = {}
        self._looked_at: dict[str, Mapping[str, list[Owner]]] = {}
        self._by_name: dict[str, Mapping[str, list[Owner]]] = {}

    def owners(self, pack: Pack) -> Mapping[str, Owner]:
        """The cards and boards of the game of a pack, by `pack/id`."""
        if pack.game.id not in self._games:
            self._games[pack.game.id] = owners_of(self._packs.of_game(pack))
        return self._games[pack.game.id]

    def named(self, pack: Pack, language: str, words: str) -> list[Owner]:
        """The cards and boards that words name."""
        reader, game = self._readers.get(language), pack.game.id
        if game not in self._by_name:
            self._by_name[game] = owners_by_name(self.owners(pack).values(), self._alike)
        senses = {one.sense for one in reader.read(words)} if reader else set()
        return [owner for sense in senses for owner in self._by_name[game].get(sense, ())]

    def known_by(self, pack: Pack) -> bytes:
        """What the cards and boards of the game of a pack are known by, in the packs looked at: by
        what each knows, since most words of a card may change and it knows the same; asked again
        whenever one was edited, the witnesses were a tenth of a check. Each part of a check is
        known by all other packs anyhow, and most checks have no need to read these."""
        game = pack.game.id
        if game not in self._known_by:
            of_game = (view for view in self._project.packs if view.pack.game.id == game)
            self._known_by[game] = digest_of([self._facts_known_by(view) for view in of_game])
        return self._known_by[game]

    def _facts_known_by(self, view: PackView) -> str:
        """What the facts of a pack are known by; kept, since most packs are what they were."""
        manners = tuple(self._manners)

        def read() -> Iterator[str]:
            owners = owners_of([view.pack]).items()
            facts = [(id, sorted(self.of_card(one), key=str)) for id, one in owners]
            yield digest_of(manners, facts).hex()

        key = self._project.digests.of_all_cards(f"facts in {manners}", view)
        (known,) = self._project.parts.names(key, read)
        return known

    def called_known_by(self, pack: Pack) -> bytes:
        """What the cards and boards of the game of a pack are known by, as they are called."""
        game = pack.game.id
        if game not in self._called_known_by:
            called = [
                (one.pack, one.id, [*_names(one)])
                for each in self._by_id(pack).values()
                for one in each
            ]
            self._called_known_by[game] = digest_of(called)
        return self._called_known_by[game]

    def printing_known_by(self, pack: Pack, id: str) -> bytes:
        """What the cards and boards of an id in the game of a pack are known by, with all that they
        print: for those who read their words."""
        key = pack.game.id, id
        if key not in self._printing_known_by:
            every = self._by_id(pack).get(id, ())
            printed = [(one.pack, _owner_known_by(self._project, one)) for one in every]
            self._printing_known_by[key] = digest_of(tuple(self._manners), id, printed)
        return self._printing_known_by[key]

    def _by_id(self, pack: Pack) -> Mapping[str, list[Owner]]:
        """The cards and boards of the game of a pack, in the packs looked at."""
        game = pack.game.id
        if game not in self._looked_at:
            packs = [view.pack for view in self._project.packs if view.pack.game.id == game]
            by_id: dict[str, list[Owner]] = {}
            for one in owners_of(packs).values():
                by_id.setdefault(one.id, []).append(one)
            self._looked_at[game] = by_id
        return self._looked_at[game]

    def of_card(self, owner: Owner) -> Facts:
        """What a card or a board prints, in its power, its cost, its words."""
        id = owner.pack, owner.id
        if id not in self._cards:
            self._cards[id] = self._of_card(owner)
        return self._cards[id]

    def _of_card(self, owner: Owner) -> Facts:
        told = _owner_known_by(self._project, owner), tuple(self._manners)
        key = digest_of("facts", told) if self._project.parts.states else b""
        found = self._project.parts.words(key, lambda: [*dict.fromkeys(self._printed.of(owner))])
        return frozenset(Fact(*one) for one in found)

    def _of_story(self, file: str) -> Story:
        state = self._project.parts.state(f"{self._project.root}/{file}") or b""
        key = digest_of("facts of a story", file, state) if state else b""
        told = self._project.parts.words(key, lambda: _told(self._text(file)))
        facts = frozenset(Fact(*one) for one in told if one[0] != "card")
        return Story(facts, tuple(str(value) for what, value in told if what == "card"))

    def _text(self, file: str) -> str:
        content = read_or_nothing(self._project.root / file, self._project.root, MOST_BYTES)
        text = content.decode("utf-8", "replace")
        begun = GIVEN.search(text)
        return text[begun.start() :] if begun else ""


def _told(text: str) -> list[tuple[str, int | str]]:
    told: dict[tuple[str, int | str], None] = {}
    for unit, counted in COUNTED.items():
        for found in counted.findall(text):
            told |= dict.fromkeys((unit, int(number)) for number in re.findall(r"\d+", found))
    told |= dict.fromkeys((SIDE, side) for side in re.findall(r": *([AB])\b", text))
    told |= dict.fromkeys((STAGE, number) for number in _stages(text))
    words = dict.fromkeys(CARD.findall(text))
    told |= dict.fromkeys((COLOUR, one) for one in COLOURS if one in words)
    things = {sense: what for sense, (what, in_data) in THINGS.items() if in_data in words}
    told |= dict.fromkeys((what, sense) for sense, what in things.items())
    return [*told, *(("card", one) for one in words if one not in (*COLOURS, *RESOURCES))]


def _stages(text: str) -> Iterator[int]:
    """The stages that are built in a scenario; where none is, those that there are."""
    given, _, then = text.partition("\nthen:")
    before, after = ([*map(int, re.findall(r"stages: *(\d)", part))] for part in (given, then))
    first = min(before, default=0) if after else 0
    yield from range(first + 1, max((*before, *after), default=0) + 1)


def _owner_known_by(project: Project, owner: Owner) -> tuple[object, ...]:
    """What is read of a card or a board: what it prints."""
    if isinstance(owner, Card):
        return owner.colour, project.parts.printing(owner)
    return "", without_asides(owner.entry)


def owners_of(packs: Iterable[Pack]) -> Mapping[str, Owner]:
    """The cards and boards of packs, by `pack/id`, those with faults as far as they were read."""
    found: dict[str, Owner] = {}
    for pack in packs:
        found |= {f"{pack.id}/{one.id}": one for one in pack.named_cards}
        found |= {f"{pack.id}/{one.id}": one for one in pack.named_boards}
    return found


def owners_by_name(
    owners: Iterable[Owner], alike: Mapping[str, Mapping[str, str]]
) -> Mapping[str, list[Owner]]:
    """Cards and boards by the sense that their name has."""
    found: dict[str, list[Owner]] = {}
    for owner in owners:
        called = (alike[language].get(name) for language, name in _names(owner))
        for sense in {f"{NAME}{name}" for name in called if name}:
            found.setdefault(sense, []).append(owner)
    return found


def _names(owner: Owner) -> Iterable[tuple[str, str]]:
    every = [owner.name] if isinstance(owner, Card) else [owner.name, owner.wonder]
    return [(language, name.text) for each in every for language, name in each.items()]

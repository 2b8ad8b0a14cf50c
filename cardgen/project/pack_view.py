"""What checks look at: a pack as it was read, and what follows from it, made when asked for."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers
from cardgen.layout.template.variables import Powers
from cardgen.model.card import Card, PartlyRead
from cardgen.model.finding import Finding, Report
from cardgen.model.pack import Pack
from cardgen.model.player_aid import PlayerAid
from cardgen.model.ruling import Ruling
from cardgen.packs.aids.player_aids import AID_FILE, load_aid
from cardgen.packs.card_files import files_of_pack
from cardgen.packs.card_record import CardWorks, card_digest
from cardgen.packs.pack import LoadedRulings, load_pack, load_rulings, scenario_files
from cardgen.packs.root import list_all_packs, list_files
from cardgen.project.printed.composed_pack import ComposedPack
from cardgen.project.printed.faces import KnownFaces
from cardgen.project.typed_powers import TypedPowers, mentioned

if TYPE_CHECKING:
    from cardgen.project.unread import UnreadEntries, UnreadRulings

IDLE_CLAUSE = "idle-clause"  # what nobody heeds changes nothing of the power it stands in


@dataclass(frozen=True)
class PackView:
    """One pack under the eyes of the checks.

    `loaded` are the findings of reading it. `languages` and `composers_by_ink` are those wanted: a
    build asks for what it prints, a full check for everything. `readings` are powers typed before.
    `sound` are ids of cards that an earlier build found without fault, and for which nothing has
    changed since: what a card alone can have wrong is not sought in them again. `works` is what
    stands on their fronts; what this build finds out is added. `known_beside` is whether an earlier
    check found all other faces sound, `known_fronts` the cards whose fronts it found so, whatever
    else of them was edited, `known_powers` whether it found no fault in any power. `elsewhere` are
    those of the sound cards of which nothing is known: a large deck is looked at a batch at a time,
    and they are in other batches.
    """

    root: Path
    pack: Pack
    loaded: tuple[Finding, ...]
    languages: tuple[str, ...]
    composers_by_ink: tuple[Composers, ...]
    readings: TypedPowers = field(default_factory=TypedPowers)
    sound: frozenset[str] = frozenset()
    works: CardWorks = field(default_factory=dict)
    known_beside: bool = False
    known_fronts: frozenset[str] = frozenset()
    known_powers: bool = False
    elsewhere: frozenset[str] = frozenset()

    @property
    def assets(self) -> Assets:
        return self.composers_by_ink[0].assets

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards of its decks; asked for with each of them."""
        return self.pack.cards

    @cached_property
    def partly_read(self) -> tuple[PartlyRead, ...]:
        """What could be read of cards with faults, which are none of `cards`."""
        return self.pack.partly_read

    @cached_property
    def named_cards(self) -> tuple[Card, ...]:
        """All cards of its decks that may be named, those with faults too."""
        return self.pack.named_cards

    @cached_property
    def named_files(self) -> frozenset[Path]:
        """The files that its decks and its Wonders name; to look for them takes 2 ms."""
        return files_of_pack(self.pack)

    @cached_property
    def cards_to_check(self) -> tuple[Card, ...]:
        """The cards of which nobody knows yet that there is no fault in them by themselves."""
        return tuple(card for card in self.cards if card.id not in self.sound)

    def faultless(self, faulty: Collection[str]) -> frozenset[str]:
        """The cards, of those that are not `faulty`, in which no other card makes a fault."""
        left_out = self.elsewhere.union(faulty)
        kept = (card for card in self.cards if card.id not in left_out and card_digest(card))
        return frozenset(card.id for card in kept if self._is_alone(card))

    def batch(self, cards: Collection[str]) -> "PackView":
        """The same with these cards alone to be looked at; others are left to other batches."""
        elsewhere = frozenset(card.id for card in self.cards).difference(cards)
        return replace(self, sound=self.sound | elsewhere, elsewhere=elsewhere)

    def _is_alone(self, card: Card) -> bool:
        """Whether what is wrong with a card, if anything, is in its own entry."""
        if card.id in self.sound:
            return True
        return not any((card.replaces, *mentioned(self.powers(card))))

    @cached_property
    def known(self) -> KnownFaces:
        """The faces that nothing is wrong with."""
        return KnownFaces(self.sound | self.known_fronts, beside=self.known_beside)

    @cached_property
    def composed(self) -> ComposedPack:
        """All that is printed of it, in the languages and inks wanted."""
        of = self.pack, self.root, self.languages, self.composers_by_ink
        return ComposedPack(*of, self.readings, self.known)

    def is_printed(self, card: Card) -> bool:
        """Whether the card belongs to a deck that is printed."""
        return card.id in self._printed

    @cached_property
    def _printed(self) -> frozenset[str]:
        partly = (part.card for deck in self.pack.printed_decks for part in deck.partly_read)
        return frozenset(card.id for card in (*self.pack.printed_cards, *partly))

    @cached_property
    def printed_ids(self) -> frozenset[str]:
        """The ids of all cards and boards that are printed."""
        return frozenset(one.id for of in self.pack.printed_sets for one in of.members)

    @property
    def unread(self) -> bool:
        """Whether something has faults that keep it from being read."""
        return bool(self.unread_findings or self.pack.strays)

    @cached_property
    def unread_findings(self) -> tuple[Finding, ...]:
        """The errors that kept a card, a board or a file from being read."""
        errors = tuple(one for one in self.loaded if one.severity == "error")
        return tuple(one for one in errors if one.card not in self.ids)

    @cached_property
    def unread_entries(self) -> "UnreadEntries":
        """The cards and boards that these errors kept from being read."""
        from cardgen.project.unread import unread_entries  # most packs have no errors

        return unread_entries(self.pack, self.unread_findings)

    def may_hold(self, id: str) -> bool:
        """Whether what none of those that could be read is called may be a card or a board that
        could not."""
        return self.unread and (id in self.unread_entries.ids or self.unread_entries.may_be_more)

    @property
    def may_hold_more(self) -> bool:
        """Whether there may be cards or boards that could not be read and that nobody knows by an
        id."""
        return self.unread and self.unread_entries.may_be_more

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of the cards and boards that could be read."""
        boards = (board.id for board in self.pack.wonders)
        return frozenset((*(card.id for card in self.cards), *boards))

    def powers(self, card: Card) -> Powers:
        """The typed power of a card."""
        return self.readings.of(card)

    @property
    def power_findings(self) -> tuple[Finding, ...]:
        """What is wrong with powers, as the effects say."""
        for card in (*self.cards_to_check, *(part.card for part in self.partly_read)):
            self.readings.of(card)
        for wonder in self.pack.named_boards:
            self.readings.board(wonder)
        return self.readings.findings

    @cached_property
    def faulty_powers(self) -> frozenset[str]:
        """The ids of cards and boards whose powers cannot be read."""
        if self.known_powers:
            return frozenset()
        return frozenset(
            finding.card for finding in self.power_findings if finding.code != IDLE_CLAUSE
        )

    @cached_property
    def emblems(self) -> frozenset[str]:
        """The emblems there are, by name."""
        return frozenset(list_files(self.root, "templates/emblems", ".svg"))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings of the pack; their file is read when first asked for."""
        return self._ruled[0].read

    @property
    def ruling_findings(self) -> tuple[Finding, ...]:
        """What is wrong with rulings.yaml."""
        return self._ruled[1]

    @cached_property
    def unread_rulings(self) -> "UnreadRulings":
        """The rulings that errors kept from being read."""
        from cardgen.project.unread import unread_rulings  # most packs have no errors

        return unread_rulings(self._ruled[0].faulty, self.ruling_findings)

    @property
    def aid(self) -> PlayerAid:
        """The player aid of the pack; its file is read when first asked for."""
        return self._aided[0]

    @property
    def aid_findings(self) -> tuple[Finding, ...]:
        """What is wrong with aid.yaml."""
        return self._aided[1]

    @property
    def aided(self) -> bool:
        """Whether an aid goes with the pack: it prints cards, whose icons stand for rules, or with
        which lies a player aid of its own."""
        ruled = self.pack.game.rules or (self.pack.folder / AID_FILE).is_file()
        return bool(self.pack.printed_decks and ruled)

    @property
    def heads_pages(self) -> bool:
        """Whether the mark of the pack stands at the head of its aid or its credits, in one colour
        as it does on cards."""
        return bool(self.pack.mark and (self.aided or self.pack.credited))

    @property
    def has_rulebook(self) -> bool:
        """Whether there is a folder of rulebooks, in whatever languages."""
        return (self.pack.folder / "rulebook").is_dir()

    @cached_property
    def scenario_files(self) -> tuple[Path, ...]:
        """The scenarios of the pack, be they readable or not."""
        return scenario_files(self.pack)

    def knows(self, name: str) -> bool:
        """Whether a card has this id: one of the pack, or `pack/id` in any pack there is."""
        pack, slash, card = name.rpartition("/")
        if not slash or pack == self.pack.id:
            return any(own.id == card for own in self.named_cards)
        if pack not in list_all_packs(self.root):
            return False
        other = load_pack(self.root, pack).pack
        return other is None or any(one.id == card for one in other.cards)

    def kind(self, card: Card) -> str:
        """The kind of a card, which its deck names."""
        return self._kinds[card.id]

    @cached_property
    def kinds_counted(self) -> Mapping[tuple[str, str], int]:
        """How many cards are of a kind and a colour."""
        return Counter((self.kind(card), card.colour) for card in self.cards)

    @cached_property
    def _kinds(self) -> dict[str, str]:
        decks = self.pack.decks
        partly = {part.card.id: deck.kind for deck in decks for part in deck.partly_read}
        return {**partly, **{card.id: deck.kind for deck in decks for card in deck.cards}}

    @cached_property
    def _ruled(self) -> tuple[LoadedRulings, tuple[Finding, ...]]:
        report = Report("rulings")
        return load_rulings(self.root, self.pack, report), report.findings

    @cached_property
    def _aided(self) -> tuple[PlayerAid, tuple[Finding, ...]]:
        report = Report("player-aid")
        return load_aid(self.root, self.pack, report), report.findings

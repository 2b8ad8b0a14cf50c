"""A pack: an expansion's cards and what its `pack.yaml` says of them."""

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Any, Literal, NamedTuple

from cardgen.model.card import Accepted, Card, PartlyRead
from cardgen.model.component import SQUARE_CUT, BoxSet, ComponentSet, CutShape, GameToken, TuckBox
from cardgen.model.declared_field import DeclaredField
from cardgen.model.frozen import frozen
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map
from cardgen.model.score_pad import PadSet
from cardgen.model.unsaid import UnsaidRules
from cardgen.model.wonder import PartlyReadBoard, Wonder
from cardgen.units import Size


class Deck(NamedTuple):
    """Cards that share size, front layout and back, in the order in which they are numbered.

    `kind` is what the rules call those of its cards that have no colour. Cards of the published
    games are facts for the rules alone: no layout, no back, no size. Cards with faults are none of
    its `cards`: what could be read of them is `partly_read`, for checks alone. `strays` are entries
    of its files that are no cards, since they lack an id or have that of another.
    """

    id: str
    size: Size
    layout: str
    back: str
    cards: tuple[Card, ...]
    kind: str = ""
    shape: CutShape = SQUARE_CUT
    partly_read: tuple[PartlyRead, ...] = ()
    strays: tuple[Map, ...] = ()

    @property
    def printed(self) -> bool:
        return bool(self.layout)

    def kind_of(self, card: Card) -> str:
        """What the rules call one of its cards: its colour, or god, leader, wonder, progress.

        A card of a pantheon is a god. Empty where nothing says what the card is.
        """
        return card.colour or self.kind or ("god" if card.pantheon else "")

    @property
    def components(self) -> ComponentSet:
        """The deck as what is printed and cut."""
        kind, entry = self.kind or "card", ("decks", self.id)
        return ComponentSet(
            *(self.id, kind, self.size, self.shape, self.layout, self.back),
            *(self.cards, True, entry),
        )


class Pantheon(NamedTuple):
    """Gods that belong together; `invoked` says when, where it is not with an Age card.

    `style` names the scene, ring and friezes they wear, where these are another pantheon's.
    """

    name: Mapping[str, str]
    invoked: Literal["", "any time"] = ""
    style: str = ""


@frozen
class Pack:
    """An expansion. `mark` is the small sign that tells its cards apart, empty for none;
    `game` is that of `cards/games/` which its cards are for. `edition` is the month in which this
    version was made, 2026-11, and `changes` are what differs from the one before it. `announces`
    counts material by kind, as the source does. `components` lie beside the cards: how many, their
    names, or all that prints them. `pantheons` are known by the id that cards name. `constants` are
    the game's numbers that this pack sets or changes: `cardgen.model.constants` makes them whole.
    `published_costs` are told a second time: by source, by what is paid, who costs it;
    `published_chains` by the card that stands first, `published_powers` by what they do; `prints`
    says how many there are of what the source does not count.
    `partly_read_boards` are those with faults, which are none of its `wonders`; `stray_boards` the
    entries that lack an id or have that of another. `unsaid` is what words of a kind of card may
    leave to the reader. `fields` are the keys that the pack gives its cards beside those that every
    card may have.
    """

    id: str
    folder: Path
    title: Mapping[str, str]
    version: str
    mark: str
    game: GameSpec
    languages: tuple[str, ...]
    decks: tuple[Deck, ...]
    entry: Map
    edition: str = ""
    changes: tuple[Mapping[str, str], ...] = ()
    announces: Mapping[str, int] = field(default_factory=dict)
    published_costs: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    published_chains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    published_powers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    prints: Mapping[str, int] = field(default_factory=dict)
    pantheons: Mapping[str, Pantheon] = field(default_factory=dict)
    wonders: tuple[Wonder, ...] = ()
    constants: Mapping[str, Any] = field(default_factory=dict)
    accepts: Accepted = field(default_factory=dict)
    unsaid: UnsaidRules = field(default_factory=dict)
    fields: Mapping[str, DeclaredField] = field(default_factory=dict)
    components: Mapping[str, int | tuple[str, ...] | ComponentSet | BoxSet | PadSet] = field(
        default_factory=dict
    )
    partly_read_boards: tuple[PartlyReadBoard, ...] = ()
    stray_boards: tuple[Map, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for deck in self.decks for card in deck.cards)

    @property
    def partly_read(self) -> tuple[PartlyRead, ...]:
        """What could be read of cards with faults, which are none of `cards`."""
        return tuple(part for deck in self.decks for part in deck.partly_read)

    @property
    def named_cards(self) -> tuple[Card, ...]:
        """All cards that may be named, those with faults too, as far as they could be read."""
        return (*self.cards, *(part.card for part in self.partly_read))

    @property
    def named_boards(self) -> tuple[Wonder, ...]:
        """The same of boards."""
        return (*self.wonders, *(part.board for part in self.partly_read_boards))

    @property
    def strays(self) -> tuple[Map, ...]:
        """The entries of its files that are neither cards nor boards."""
        return (*(entry for deck in self.decks for entry in deck.strays), *self.stray_boards)

    @property
    def printed_cards(self) -> tuple[Card, ...]:
        """Those that are printed; the others are facts for the rules."""
        return tuple(card for deck in self.printed_decks for card in deck.cards)

    @property
    def printed_decks(self) -> tuple[Deck, ...]:
        return tuple(deck for deck in self.decks if deck.printed)

    @property
    def printed_sets(self) -> tuple[ComponentSet, ...]:
        """All that is printed and cut: the cards of decks, then boards and tokens."""
        beside = (held for held in self.components.values() if isinstance(held, ComponentSet))
        return (*(deck.components for deck in self.printed_decks), *beside)

    @property
    def box_sets(self) -> tuple[BoxSet, ...]:
        """The boxes that are printed."""
        return tuple(held for held in self.components.values() if isinstance(held, BoxSet))

    @property
    def pad_sets(self) -> tuple[PadSet, ...]:
        """The score pads that are printed."""
        return tuple(held for held in self.components.values() if isinstance(held, PadSet))

    @property
    def boxes(self) -> tuple[TuckBox, ...]:
        """Each of these boxes."""
        return tuple(box for of in self.box_sets for box in of.members)

    @property
    def markers(self) -> tuple[str, ...]:
        """The markers in the box, by name."""
        held = self.components.get("markers", ())
        if isinstance(held, ComponentSet):
            return tuple(one.id for one in held.members)
        return held if isinstance(held, tuple) else ()

    @property
    def tokens(self) -> tuple[GameToken, ...]:
        """The tokens that are printed."""
        every = (one for of in self.printed_sets for one in of.members)
        return tuple(one for one in every if isinstance(one, GameToken))

    @property
    def credited(self) -> bool:
        """Whether a credits page goes with it: it names its makers, and prints something."""
        return "credits" in self.entry and bool(self.printed_sets)

    def chained_after(self, card: str) -> tuple[Card, ...]:
        """The cards of this pack that owning `card` makes free."""
        return tuple(later for later in self.cards if card in later.chain)

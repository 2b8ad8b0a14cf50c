"""A card as its author wrote it, typed, and what it costs; every part can say where it stands."""

from collections.abc import Collection, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol

from cardgen.model.ages import ByAge
from cardgen.model.declared_field import FieldValue
from cardgen.model.finding import Place
from cardgen.model.frozen import frozen
from cardgen.model.located import Map, Seq
from cardgen.model.text import Icon, Runs

# What is left as it is: a check, and the reason; or a reason for each language it is accepted in.
Accepted = Mapping[str, str | Mapping[str, str]]

COLOURS = ("brown", "grey", "yellow", "blue", "green", "red", "purple", "black")
RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
# What cards deal with, by its sense: what it is one of, and what data call it.
THINGS: Mapping[str, tuple[str, str]] = {
    **{one: ("resource", one) for one in RESOURCES},
    **{one: ("token", one) for one in ("victory", "defeat", "debt")},
    "raw material": ("kind of resource", "brown"),
    "manufactured": ("kind of resource", "grey"),
}

ASIDES = ("notes", "flavour", "source", "accepts")  # the keys of what stands beside what it prints
# The keys of what is said, and changes nothing in play.
SAID = ("text", "flavour", "notes", "source")
# What tells which cards there are: all that is asked of them where they are counted and listed.
COUNTED = ("id", "name", "copies", "pantheon", "colour", "players", "needs")


class Payment(NamedTuple):
    """One part of a cost.

    `what` is a resource (`stone`), `coins`, `any brown`, `any grey`, `any resource` (brown or
    grey), `shields` or `points` that must be owned (never spent, never bought from neighbours),
    `next stage` (the resources of the next Wonder stage) or `sacrifice` (Age cards).
    """

    what: str
    amount: int = 1


class Cost(NamedTuple):
    """All payments together; none at all is the red cross: nothing to pay.

    One that was never `said` is not drawn at all: in games whose cards may have no cost.
    """

    payments: tuple[Payment, ...] = ()
    said: bool = True

    @property
    def free(self) -> bool:
        return not self.payments


class Name(NamedTuple):
    """A name with the grammar a sentence needs: gender, number, and whether `le` becomes `l’`.

    `elides` is None where the first letter decides.
    """

    text: str
    gender: Literal["m", "f", ""] = ""
    plural: bool = False
    elides: bool | None = None


class Needs(NamedTuple):
    """When a card may be used: expansions or team play in the game, or only their cards at hand."""

    play: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Players(NamedTuple):
    """The smallest number of players the card works with, and the number it is advised from."""

    min: int | None = None
    advised: int | None = None


class Variant(NamedTuple):
    """A power that changes with another expansion in play; `said` names the text that tells it."""

    when: str
    power: ByAge[Seq]
    said: Literal["card", "booklet"]


class PrintedIcons(NamedTuple):
    """Icons that the author wrote instead of the effect's own; if they differ, with the reason."""

    icons: tuple[Icon, ...]
    reason: str
    entry: Map


class CardEntry(NamedTuple):
    """The entry of a card as located YAML, and the parts of it that the card leaves so.

    `power` holds the abilities of each Age: `cardgen.effects` types them.
    """

    tree: Map
    power: ByAge[Seq]
    variants: tuple[Variant, ...] = ()

    @property
    def file(self) -> str:
        """The file that it stands in, as findings call it."""
        return self.tree.file

    def may_say(self, words: Collection[str]) -> bool:
        """Whether to look into it: it is parsed."""
        return True

    def read(self) -> "CardEntry":
        """The entry itself: it is its own source."""
        return self


class EntrySource(Protocol):
    """What the entry of a card is read from: the entry itself, or its text, which is a twentieth
    of its weight."""

    @property
    def file(self) -> str: ...

    def may_say(self, words: Collection[str]) -> bool: ...

    def read(self) -> CardEntry: ...


NOTHING: Mapping[str, Any] = MappingProxyType({})  # one for all, since most cards have several
NOWHERE: ByAge[Mapping[int, int]] = ByAge.same(NOTHING)  # type: ignore[arg-type]  # it has no keys


def _nothing() -> Mapping[str, Any]:
    return NOTHING


def full_id(name: str, pack: str) -> str:
    """The id of a card with its pack; files of `pack` name its own cards without."""
    return name if "/" in name else f"{pack}/{name}"


@frozen
class Card:
    """One card of a deck.

    `text` holds, for each language, the words of each Age. `reviewed` holds, by language, the seal
    of words that cannot be read and that somebody has compared with the power. `entry_source`
    has the rest: `entry`, `power` and `variants` are read from it each time.

    `colour` and `ages` are those of a card of an Age deck; `dealt` says for each Age how many
    lie in the deck of a game of so many players, where that number matters. Owning one of the
    `chain` cards makes this one free; `chain_symbol` is what this one shows to those it frees.
    `cost_in_words` says the cost a second time, as a cheque does. `declared` holds what the card
    says of the fields that its pack declares.
    """

    id: str
    pack: str
    name: Mapping[str, Name]
    cost: ByAge[Cost]
    text: Mapping[str, ByAge[Runs]]
    entry_source: EntrySource
    pantheon: str = ""
    emblem: str = ""
    sources: Mapping[str, str] = field(default_factory=_nothing)
    flavour: Mapping[str, str] = field(default_factory=_nothing)
    notes: Mapping[str, tuple[Runs, ...]] = field(default_factory=_nothing)
    players: Players = Players()
    needs: Needs = Needs()
    printed: ByAge[PrintedIcons | None] = ByAge.same(None)
    reviewed: Mapping[str, str] = field(default_factory=_nothing)
    replaces: str = ""
    marker: str = ""
    focus: tuple[float, float] = (0.5, 0.5)
    copies: int = 1
    colour: str = ""
    ages: tuple[str, ...] = ()
    dealt: ByAge[Mapping[int, int]] = NOWHERE
    chain: tuple[str, ...] = ()
    chain_symbol: str = ""
    cost_in_words: ByAge[str] | None = None
    accepts: Accepted = field(default_factory=_nothing)
    declared: Mapping[str, FieldValue] = field(default_factory=_nothing)

    @property
    def entry(self) -> Map:
        """The card's entry in its file."""
        return self.entry_source.read().tree

    @property
    def file(self) -> str:
        """The file of its entry, for which this need not be parsed."""
        return self.entry_source.file

    def may_say(self, words: Collection[str]) -> bool:
        """Whether one of these words may stand in its entry, as its text tells: a tenth of a card's
        time would go by in parsing the entries of all cards that say none of them."""
        return self.entry_source.may_say(words)

    @property
    def power(self) -> ByAge[Seq]:
        """The abilities of each Age, as located YAML."""
        return self.entry_source.read().power

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The powers that the card has with another expansion in play."""
        return self.entry_source.read().variants

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands, `card.place("text", "fr")`."""
        return self.entry.place(*path)


class PartlyRead(NamedTuple):
    """A card with faults in its entry: the card as it is without what could not be read, and the
    names of its fields of which something could not.

    Of words, names and notes it has those languages that could be read.
    """

    card: Card
    unread: frozenset[str]

"""What a card can do: an effect with the hooks that the rules call, in an ability, acting.

These types speak of each other, so they stand in one file. A hook that is given a `source` knows
who asks for whom: the ability, its owner, and what it stands on.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import ClassVar, NamedTuple

from cardgen.effects.power.clauses import Condition, Limit
from cardgen.effects.power.moments import Moment
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.cards import HeldAbility, Offer, Permanent, Purchase, Unit
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.table import Table
from cardgen.model.frozen import frozen
from cardgen.schema.kinds import Kind

# What an effect may wait for, the first one first: all that the moment puts on the discard pile,
# or only the cards that come in together.
WAITS = ("discard pile", "cards")


@frozen
class Effect:
    """What an effect does. The file `build_from.py` defines `BuildFrom` for the key `build from`.

    The class says how its YAML is read: `takes` is the kind of the effect's value, which becomes
    the field named like the file; `clauses` are the kinds of the clauses of its own; `moment` is
    when it acts if the card does not say. An effect overrides the hooks that concern it; the
    answers here are those of an effect that has nothing to say.
    """

    takes: ClassVar[Kind]
    clauses: ClassVar[Mapping[str, Kind]] = {}
    required: ClassVar[tuple[str, ...]] = ()
    moment: ClassVar[str] = "played"
    asks: ClassVar[bool] = False  # whether it lets the owner choose nothing when it acts
    else_frees: ClassVar[bool] = False  # whether an `else` lets the owner do without, as `optional`
    # Which clauses of any ability it looks at, what an `if` may ask of it, and when it can come
    # where that is not told by its hooks; `power/heeded.py` refuses all else.
    heeds: ClassVar[tuple[str, ...]] = ()
    asked: ClassVar[tuple[str, ...]] = ()
    moments: ClassVar[tuple[str, ...]] = ()
    reacts: ClassVar[bool] = False  # whether it may follow an event, though it does not act

    def icons(self, ability: "Ability") -> Icons:
        """The signs of the effect alone; events, `then` and `else` are set around them."""
        raise NotImplementedError

    def idle(self, ability: "Ability", *, follows: bool) -> Iterator[tuple[str, str]]:
        """Parameters of its own that change nothing beside the others, with what to type instead;
        `follows` if it stands in a `then` or `else`."""
        return iter(())

    def mentions(self) -> tuple[str, ...]:
        """Ids of cards the parameters point to."""
        return ()

    def act(self, game: Game, activation: "Activation") -> Game:
        """What happens when the ability's moment comes."""
        return game

    def harms(self) -> bool:
        """Whether this happens with the harmful effects of a turn, after all benefits."""
        return False

    def waits(self) -> str:
        """What a card that comes in waits for before this happens: one of WAITS, or nothing."""
        return ""

    def production(self, game: Game, source: "ActiveAbility") -> tuple[Unit, ...]:
        """The units of resources the owner makes each turn."""
        return ()

    def offers(self, game: Game, source: "ActiveAbility") -> tuple[Offer, ...]:
        """Where the owner may buy, beyond the neighbours' usual price."""
        return ()

    def bank_offer(self) -> tuple[int, frozenset[str]] | None:
        """The fixed price of a resource at the bank, and of which ones."""
        return None

    def sharers(self, game: Game, source: "ActiveAbility") -> tuple[str, ...]:
        """Players who use each other's resources as if they were their own."""
        return ()

    def multiplied(self) -> tuple[int, tuple[str, ...]] | None:
        """How often one resource made by a card of these colours counts."""
        return None

    def saving(
        self, game: Game, source: "ActiveAbility", purchase: Purchase, payer: str
    ) -> tuple[str, int | str] | None:
        """What `payer` need not pay of a purchase: `resources` or `coins`, and how many."""
        return None

    def frees(self, game: Game, source: "ActiveAbility", purchase: Purchase) -> bool:
        """Whether the owner may have the purchase for nothing."""
        return False

    def chain_lenders(self, game: Game, source: "ActiveAbility") -> tuple[str, ...]:
        """Players whose cards serve the owner's chains."""
        return ()

    def repeats_chains(self) -> bool:
        """Whether a chain serves more than once."""
        return False

    def lent(self) -> tuple[str, ...]:
        """Chain symbols that it offers, as if an earlier card showed them."""
        return ()

    def lifts(self, rule: str) -> bool:
        """Whether the owner is free from a rule."""
        return False

    def houses(self, game: Game, source: "ActiveAbility") -> tuple[str, ...]:
        """Players who may build their Age cards of one turn in the same city."""
        return ()

    def strength(self) -> Fraction:
        """Shields in a conflict."""
        return Fraction(0)

    def stops(self, what: str) -> bool:
        """Whether it stops something before it happens, such as a `pawn move`."""
        return False

    def loss_factor(self, game: Game, source: "ActiveAbility", what: str, loser: str) -> int:
        """How many times as many coins a player loses by `loot`."""
        return 1

    def redirects(self, game: Game, source: "ActiveAbility", what: str, taker: str) -> bool:
        """Whether what `taker` would take in a conflict goes to its winner instead.

        In Duel, whether the coins that `taker` loses by `loot` go to the owner.
        """
        return False

    def sits_out(self) -> bool:
        """Whether the owner takes no part in the conflict."""
        return False

    def pools_shields(self, game: Game, source: "ActiveAbility") -> tuple[str, ...]:
        """Players who split their shields among them as they like."""
        return ()

    def points(self, game: Game, source: "ActiveAbility") -> Fraction:
        """Victory points at the end of the game."""
        return Fraction(0)

    def printed_points(self) -> Fraction:
        """Victory points printed as a number."""
        return Fraction(0)

    def symbols(self) -> tuple[str, ...]:
        """The science symbol it gives; several are a free choice."""
        return ()

    def other_symbols(
        self, game: Game, source: "ActiveAbility", card: Permanent
    ) -> tuple[str, ...]:
        """The science symbols that a card just built may show instead of its own."""
        return ()

    def taken_for(self, use: str) -> tuple[str, ...]:
        """The colours of cards that it counts as in a `sale`, one card each."""
        return ()

    def tucks(self) -> bool:
        """Whether a card taken from the structure may be laid under it, unused."""
        return False

    def keeps_hand(self) -> bool:
        """Whether the owner's hand may stay where it is when hands are passed."""
        return False

    def seen_hands(self, game: Game, source: "ActiveAbility") -> tuple[str, ...]:
        """Players whose hand the owner may look at."""
        return ()

    def last_card_ways(self) -> tuple[str, ...]:
        """How the owner may play the card that would be discarded at the end of the Age."""
        return ()

    def lays_marker(self) -> bool:
        """Whether the marker of its card is laid as it acts, on the card that it concerns."""
        return False

    def recruits(self) -> bool:
        """Whether the owner may play one more Leader of the hand."""
        return False

    def copies(self, game: Game, source: "ActiveAbility") -> "tuple[tuple[Ability, ...], ...]":
        """The powers of which one counts for the owner at the end of the game."""
        return ()

    def invocation_limit(self) -> int:
        """How many gods the owner may invoke in an Age."""
        return 1

    def wards_off(self, how: str, what: str, by: Permanent) -> bool:
        """Whether the owner is safe from `losing` or `being given` something by a card."""
        return False


@frozen
class Ability(HeldAbility):
    """One map of a power. `optional` lets the owner decide; `if_` must hold.

    `then` follows each time the effect was used; `else_` happens instead, for each use not made.
    """

    action: str
    effect: Effect
    when: Moment
    optional: bool = False
    limit: Limit | None = None
    until: str = ""
    if_: Condition | None = None
    then: tuple["Ability", ...] = ()
    else_: tuple["Ability", ...] = ()


class ActiveAbility(NamedTuple):
    """An ability of something that stands in its owner's city; `place` is its number there."""

    owner: str
    permanent: Permanent
    place: int
    ability: Ability


@frozen
class Activation:
    """An ability acting at a table; `event` is what it reacts to or goes by."""

    source: ActiveAbility
    table: Table
    event: GameEvent | None = None

    @property
    def owner(self) -> str:
        return self.source.owner

    @property
    def ability(self) -> Ability:
        return self.source.ability

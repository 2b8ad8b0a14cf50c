"""Keys and values that do not belong where they stand; most are found while packs are read."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.project.pack_view import IDLE_CLAUSE, PackView

NEXT_AGE = "next age"  # the moment of what a card does when it has left
LEAVING = "god"  # the kind of cards that leave when their Age ends


def check_next_age(view: PackView, card: Card) -> Iterator[Finding]:
    """A card that stays, with a moment that only what is left of a god has."""
    if view.kind(card) == LEAVING or not card.may_say([NEXT_AGE.partition(" ")[0]]):
        return
    for power in {id(tree): tree for tree in card.power}.values():
        for typed in power:
            if isinstance(typed, Map) and typed.get("when") == NEXT_AGE:
                message = f"`when: {NEXT_AGE}` does nothing here: only gods leave, and act later"
                help = "leave it out for what lasts from now on, or name the Age: when: age III"
                place = typed.place("when")
                yield Finding("ability", IDLE_CLAUSE, place, message, help, card=card.id)


WRONG_TYPE = Check(
    slug="wrong-type",
    title="A value of another kind than expected",
    why="""\
A number where a list is meant, a text where a number is meant: each value has one kind, which the
finding names together with what it found.
""",
    refused="""\
- id: iris
  copies: two             # a whole number
""",
    mend="""\
Type a value of the kind the finding names.
""",
)


UNKNOWN_KEY = Check(
    slug="unknown-key",
    title="A key that nobody reads",
    why="""\
A misspelt key would be ignored in silence, and the card printed without what it says. So every key
is known, or refused with the nearest known one.
""",
    refused="""\
- id: iris
  emblen: lyre            # did you mean "emblem"?
""",
    mend="""\
Type the key the finding suggests, or delete the line. A pack may declare keys of its own for its
cards: `fields:` of pack.yaml.
""",
    codes=("unknown-key", "unknown-cost", "unknown-language"),
)


FIELD_TAKEN = Check(
    slug="field-taken",
    title="A field that bears a name already taken",
    why="""\
A pack may declare keys of its own for its cards under `fields:` of pack.yaml. One that every card
may have anyway, or a name that layouts know something else by, would mean two things.
""",
    refused="""\
# pack.yaml
fields:
  cost: {kind: number}     # every card may have a cost
""",
    mend="""\
Give the field another name; what a layout writes for `trash cost` is `trash_cost`.
""",
)


UNKNOWN_WORD = Check(
    slug="unknown-word",
    title="A word that is not in the list",
    why="""\
Some values are one of a few words: moments, colours, scopes, games. Another word has no meaning
here, however clear it is to a person.
""",
    refused="""\
- id: iris
  name: {fr: {text: Iris, gender: male}, en: Iris}     # m or f
""",
    mend="""\
Type one of the words the finding lists.
""",
)


CARD_ENTRY = Check(
    slug="card-entry",
    title="A file of cards that is not a list of cards with ids",
    why="""\
Everything that is said about a card hangs on its id: its picture, an overlay, the command line,
findings. An entry without one cannot be spoken of.
""",
    refused="""\
- name: Iris        # no id
""",
    mend="""\
Begin each card with its id: `- id: iris`.
""",
)


DUPLICATE_ID = Check(
    slug="duplicate-id",
    title="Two cards with one id",
    why="""\
Ids are unique within a pack, so that pictures, overlays, rulings and the command line name one
card. A second card of the same id would silently stand behind the first.
""",
    refused="""\
- id: iris
- id: iris          # already taken
""",
    mend="""\
Give one of the two another id; where one replaces the other, say `replaces:`.
""",
)


LANGUAGE_MISSING = Check(
    slug="language-missing",
    title="A language that a value lacks",
    why="""\
A pack says in which languages it speaks. There is no falling back on another language: half a
translation on a table is worse than none, and nobody would notice the hole.
""",
    refused="""\
- id: iris
  name: {fr: Iris}     # the pack also speaks English
""",
    mend="""\
Add the language: `name: {fr: Iris, en: Iris}`.
""",
)


AGES = Check(
    slug="ages",
    title="Ages with holes, overlaps or strangers among their keys",
    why="""\
Wherever a value stands, a map with the keys I, II, III (or I-II, II-III, I-III) may stand instead.
Every Age must get exactly one value: a hole would print an empty row, an overlap would make the
reader guess which of the two holds, and a key that is no Age is a slip of the hand.
""",
    refused="""\
- id: eris
  power:
    - shields: {I: 1, II: 2}    # nothing for Age III
""",
    mend="""\
Say each Age once: `shields: {I: 1, II: 2, III: 3}` or `{I: 1, II-III: 2}`.
""",
    codes=("ages-hole", "ages-overlap", "ages-mixed", "ages-outside"),
)


OVERLAY = Check(
    slug="overlay",
    title="An overlay that names no card, or changes an id",
    why="""\
`--with my-costs.yaml` lays an owner's own values over a pack by card id. A name that no card bears
would be ignored in silence, and the owner would print the wrong cost.
""",
    refused="""\
irris:                   # a slip: the card is called iris
  cost: {stone: 2}
""",
    mend="""\
Type the id of a card, or `pack/id`; `cardgen sources` lists the ids.
""",
    codes=("unknown-card", "overlay-id"),
)


ABILITY = Check(
    slug="ability",
    title="A power that no effect understands",
    why="""\
A power is a list of abilities; each is a map with exactly one effect, the name of a file in
cardgen/effects/, and the clauses that effect knows. Counts, events, savings, dangers, tokens and
resources inside it are maps of the same kind. Without exactly one such key nobody can say what
the map means, so nothing could be drawn or checked. A clause that no rule heeds beside its effect
is told too: who types it means something by it.
""",
    refused="""\
- id: iris
  power:
    - coin: 3               # no such effect
    - coins: 3
      vp: 1                 # two effects in one map
""",
    mend="""\
Give each ability its own map with one effect: `- coins: 3`, then `- vp: 1`.
""",
    codes=(
        "unknown-effect",
        "no-effect",
        "two-effects",
        "idle-clause",
        "unknown-count",
        "no-count",
        "two-counts",
        "unknown-event",
        "no-event",
        "two-events",
        "unknown-saving",
        "no-saving",
        "two-savings",
        "unknown-price",
        "no-price",
        "two-prices",
        "unknown-danger",
        "no-danger",
        "two-dangers",
        "unknown-token",
        "no-token",
        "two-tokens",
        "unknown-resource",
        "no-resource",
        "two-resources",
    ),
    over_card=check_next_age,
)

"""How much of its own a pack prints, told a second time in pack.yaml."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_pack
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.project.counting import counted_pack, counts_by_kind, uncounted_kinds
from cardgen.schema.records import attribute_name
from cardgen.suggest import did_you_mean

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

CODE = "own-count"


def check_own_count(prose: "Prose") -> Iterator[Finding]:
    """The numbers of each pack that says some."""
    project = prose.project
    for view in project.packs:
        if view.pack.prints:
            yield from look_at_pack(project, CODE, view, partial(_in_pack, view))


def _in_pack(view: "PackView") -> Iterator[Finding]:
    """Each number under `prints:` against what there is."""
    pack = counted_pack(view.pack)
    counts, uncounted = {**counts_by_kind(pack), **_chosen(pack)}, {*_uncounted(view)}
    certain = (each for each in view.pack.prints.items() if each[0] not in uncounted)
    for kind, number in certain:
        place = view.pack.entry.place("prints", kind)
        if kind not in counts:
            message = f'nothing is called "{kind}"{did_you_mean(kind, tuple(counts))}'
            help = "name a deck, a component, or a field with one of its words: panel points"
            yield Finding(CODE, CODE, place, message, help)
        elif counts[kind] != number:
            message = f"{number} {kind} are to be printed, and {counts[kind]} are there"
            help = "mend the number, copies:, or the card that lacks the word"
            yield Finding(CODE, CODE, place, message, help)


def _uncounted(view: "PackView") -> Iterator[str]:
    """What nobody can count, since faults of cards hide it."""
    pack = view.pack
    yield from uncounted_kinds(view)
    unread = {name for part in view.partly_read for name in part.unread}
    for name, field in pack.fields.items():
        if view.may_hold_more or attribute_name(name) in unread:
            yield from (f"{name} {word}" for word in field.choices)


def _chosen(pack: Pack) -> dict[str, int]:
    """How many cards say each word of each field that has a list of them: `panel points`."""
    said: list[tuple[str, Any]] = [
        (name, held) for card in pack.cards for name, held in card.declared.items()
    ]
    every = [(name, word) for name, field in pack.fields.items() for word in field.choices]
    return {f"{name} {word}": said.count((name, word)) for name, word in every}


OWN_COUNT = Check(
    slug="own-count",
    title="Another number of one’s own material than pack.yaml says",
    why="""\
What a rulebook announces is counted by `announces:`. What a pack adds of its own, blank cards or
reminders, no list knows, and `copies:` alone says how many there are; so does nothing say how many
cards bear a mark, a word of one of the pack’s `fields:`. `prints:` says it a second time.
""",
    refused="""\
prints: {blank: 2, panel points: 16}      # copies: 3 there; 15 cards say panel: points
""",
    mend="""\
Find out which of the two is right. The number is that of a deck, a component, or of the cards that
say a word of a field.
""",
    over_prose=check_own_count,
)

"""Colours and resources told of a card that has to do with others."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import CLAUSE, IN_BOOKS, CardStretch
from cardgen.checks.passages.card_looks import CardLook, look_at_told_cards
from cardgen.checks.passages.tellings import NEGATION
from cardgen.checks.passages.told_beside import COLOUR
from cardgen.model.card import THINGS
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.printed_facts import Owner
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import Said

CODE = "thing-told"
BESIDE = ("notes", "ruling", "reason", "aid")


def check_thing_told(prose: "Prose") -> "Iterator[Finding]":
    """Every clause that is about one card; of what is told beside cards, those that name it."""
    for pack in prose.packs:
        yield from look_at_told_cards(prose, pack, BESIDE, partial(_look, prose), CODE)


def _look(prose: "Prose", how: "LanguageProse") -> CardLook | None:
    if how.language not in prose.things_told:
        return None

    def find(one: CardStretch) -> "Iterator[Finding]":
        if one.named or one.said.kind in IN_BOOKS:
            yield from _strange(prose, one)

    return CardLook(CLAUSE, prose.things_told[how.language].may_be_in, find)


def _strange(prose: "Prose", one: CardStretch) -> "Iterator[Finding]":
    """What a clause says that is none of the things of its card, if that has any of the kind."""
    things = prose.things_told[one.said.language]
    told = [*things.colours(one.words), *things.things(one.words)]
    if not told or prose.sense_readers[one.said.language].may_say(NEGATION, one.words):
        return
    for thing in told:
        kind = THINGS[thing.sense][0] if thing.sense in THINGS else COLOUR
        known = {str(value) for owner in one.owners for value in _known(prose, owner, kind)}
        if known and thing.sense not in known | {_colour(owner) for owner in one.owners}:
            yield _finding(prose, one, thing, kind, known)


def _known(prose: "Prose", owner: "Owner", kind: str) -> Iterator[int | str]:
    """What a card tells of a kind, its own colour apart."""
    facts = prose.witnesses.of_card(owner)
    yield from (one.value for one in facts if one.what == kind and one.value != _colour(owner))


def _colour(owner: "Owner") -> str:
    return getattr(owner, "colour", "")


def _finding(
    prose: "Prose", one: CardStretch, thing: "Said", kind: str, known: set[str]
) -> "Finding":
    words = one.words[thing.start : thing.end]
    message = f'"{words}", and {one.id} has to do with {join_words(sorted(known), joined_by="and")}'
    help = f"name another {kind}, or another card; or mend {one.id}: {one.owners[0].place('power')}"
    span = one.span(thing.start, thing.end)
    return prose.places.finding(CODE, one.said, span, message, help)


THING_TOLD = Check(
    slug="thing-told",
    title="A colour or a resource told of a card that has to do with others",
    why="""\
“Dionysus makes glass, Hermes papyrus”: goods, or colours, that are exchanged in every language are
told by the cards alone. In notes, answers, aids and rulebooks each clause that names one card, and
in a rulebook each clause below the heading of one, tells resources, kinds of them, tokens and
colours that this card prints, where it prints any; what it has not is told with a no.
""",
    refused="""\
# Apollo produces stone
notes:
  en:
    - >-
      Apollo gives wood, as if he were a brown card.
""",
    mend="""\
Name the resource or the colour of the card, or the card that it is of. Where a clause speaks of two
cards, name both in it.
""",
    over_prose=check_thing_told,
    of_cards=("powers",),
)

"""What a card or a board says it needs, against what its powers speak of."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from cardgen.checks.check import Check
from cardgen.model.card import Card, Needs
from cardgen.model.finding import Finding, Place
from cardgen.model.game_spec import Brought
from cardgen.model.located import Map, Seq
from cardgen.model.wonder import Side, Wonder
from cardgen.packs.root import list_packs
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words

Brings = Mapping[str, Brought]
INSTEAD = "else"  # what happens where the first cannot: it asks for nothing


class Spoken(NamedTuple):
    """The expansions that powers speak of: `all` of them, and those that one of the powers is about
    and nothing else."""

    all: frozenset[str]
    alone: frozenset[str]


def check_needs_of_card(view: PackView, card: Card) -> Iterator[Finding]:
    """A printed card whose power can be read, in a game that expansions change."""
    brings = view.pack.game.brings
    if not brings or not view.is_printed(card) or card.id in view.faulty_powers:
        return
    own = _brought(brings, {view.kind(card), card.colour})
    terms = tuple([word for what in brings.values() for word in what.words])
    if card.needs != Needs() or card.may_say(_first_words(terms)):
        varied = [power for variant in card.variants for power in variant.power]
        # Who deals a Leader out of a pack of gods has these; a Guild or a board lies among those of
        # every game, and has to say it.
        pack = frozenset((view.pack.id,)) if own else frozenset()
        yield from _held(card, _spoken(card.power, varied, brings), own | pack, brings)
    yield from _alone_of_its_kind(view, card, own)
    yield from _too_few_players(view, card)


@lru_cache(maxsize=16)  # those of a game are the same for all its cards
def _first_words(terms: tuple[str, ...]) -> tuple[str, ...]:
    """The first word of each term: where the text of a card has none of them, its power need not be
    parsed. The others may stand in the next line."""
    return tuple(dict.fromkeys(term.partition(" ")[0] for term in terms))


def _alone_of_its_kind(view: PackView, card: Card, own: frozenset[str]) -> Iterator[Finding]:
    """A card that goes into the pile of an expansion that is a pack, in a pack of other cards."""
    for expansion in sorted(own - {*card.needs.play, *card.needs.cards}):
        kinds = view.pack.game.brings[expansion].kinds
        every = view.kinds_counted.items()
        same = sum(count for held, count in every if {*held}.intersection(kinds))
        other = view.pack.id != expansion and 2 * same < len(view.cards)
        if other and expansion in list_packs(view.root):
            message = (
                f"it is a {view.kind(card)}, which {expansion} brings, and needs names nothing"
            )
            yield _finding(card, message, f"add it: needs: {{play: [{expansion}]}}")


def _too_few_players(view: PackView, card: Card) -> Iterator[Finding]:
    """A card whose power takes more players than it says."""
    fewest = view.pack.game.players
    if not fewest or not card.may_say(_first_words(tuple(fewest))):
        return
    keys = dict.fromkeys(word for power in card.power for word, _ in _terms(power, alone=True))
    for key in (one for one in keys if fewest.get(one, 0) > (card.players.min or 1)):
        message = f'"{key}" does nothing with fewer than {fewest[key]} players'
        yield _finding(card, message, f"say players: {{min: {fewest[key]}}}, or mend the power")
    asked = {key: fewest[key] for key in keys if key in fewest}
    if asked and card.players.min and card.players.min > max(asked.values()):
        key = max(asked, key=lambda one: asked[one])
        message = f'"{key}" does something with {asked[key]} players already'
        help = f"say players: {{min: {asked[key]}}}, or mend players: of the game"
        yield _finding(card, message, help)._replace(severity="warning")


def check_needs_of_boards(view: PackView) -> Iterator[Finding]:
    """The printed boards whose powers can be read."""
    brings = view.pack.game.brings
    for board in view.pack.wonders if brings else ():
        if board.id in view.printed_ids and board.id not in view.faulty_powers:
            sides = board.sides.values()
            powers = [power for side in sides for power in (side.power, *_of_stages(side))]
            yield from _held(board, _spoken(powers, (), brings), frozenset(), brings)


def _of_stages(side: Side) -> Iterator[Seq]:
    return (stage.power for stage in side.stages)


def _brought(brings: Brings, kinds: Collection[str]) -> frozenset[str]:
    """What whoever holds a card of these kinds has."""
    return frozenset(by for by, what in brings.items() if not {*what.kinds}.isdisjoint(kinds))


def _spoken(powers: Iterable[Seq], varied: Iterable[Seq], brings: Brings) -> Spoken:
    """What powers speak of, and those `varied` with an expansion, which is in play then."""
    by = {word: expansion for expansion, what in brings.items() for word in what.words}
    said = [term for power in powers for term in _terms(power, alone=True)]
    said += [term for power in varied for term in _terms(power, alone=False)]
    return Spoken(
        frozenset(by[word] for word, _ in said if word in by),
        frozenset(by[word] for word, alone in said if alone and word in by),
    )


def _terms(value: object, *, alone: bool) -> Iterator[tuple[str, bool]]:
    """Each word of a power, and whether it stands alone: not in a list, nor in its place."""
    if isinstance(value, Map):
        for key, held in value.items():
            yield key, alone
            yield from _terms(held, alone=alone and key != INSTEAD)
    elif isinstance(value, Seq):
        abilities = all(isinstance(one, Map) for one in value)
        for held in value:
            yield from _terms(held, alone=alone and (abilities or len(value) == 1))
    elif isinstance(value, str):
        yield value, alone


def _held(
    of: Card | Wonder, spoken: Spoken, own: frozenset[str], brings: Brings
) -> Iterator[Finding]:
    said = {*of.needs.play, *of.needs.cards}
    for expansion in sorted(spoken.alone - said - own):
        message = f"its power is about what {expansion} brings, but needs does not name it"
        help = f"add it: needs: {{play: [{expansion}]}}, or cards: if its cards suffice"
        yield _finding(of, message, help)
    for expansion in sorted(said.intersection(brings) - spoken.all - own):
        message = f"needs names {expansion}, but its power speaks of nothing that it brings"
        told = join_words(sorted(spoken.alone - own)) or "nothing else"
        yield _finding(of, message, f"its power is about {told}; mend one of the two")


def _finding(of: Card | Wonder, message: str, help: str) -> Finding:
    code = "needs-power"
    return Finding(code, code, _place(of), message, help, card=of.id)


def _place(of: Card | Wonder) -> Place:
    return of.place("needs" if "needs" in of.entry else "id")


NEEDS_POWER = Check(
    slug="needs-power",
    title="Needs that the power does not bear out",
    why="""\
`needs:` prints the signs in the border of a card, and rulebooks list what stays in the box without
an expansion. A power that is about Debt tokens or black cards alone does nothing without Cities,
one about the box of Leaders nothing without Leaders, one for team mates nothing without teams. What
stands in a list among others, or under `else:`, asks for nothing. The kind of a card is a witness
as well: whoever is dealt a Leader has Leaders. `brings:` of the game says which words of powers
and which kinds belong to which expansion. One Leader in a pack of gods needs Leaders, into whose
pile it goes. A Guild of that pack whose power is about gods alone needs these as well: without
them it would lie among all others. What a power does may take three players: `players:` of the
game says so, and the card says it.
""",
    refused="""\
- id: iris
  needs: {play: [leaders]}      # she gives Debt tokens, which Cities brings
  power:
    - give: {debt: 2}
      to: others
""",
    mend="""\
Name under `needs:` what the power is about, or mend the power. Where a card needs what its power
does not speak of, say why on it: `accepts: {needs-power: why}`.
""",
    over_card=check_needs_of_card,
    over_pack=check_needs_of_boards,
)

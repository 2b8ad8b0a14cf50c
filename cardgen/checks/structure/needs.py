"""What a card or a board says it needs, against what its powers speak of."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.checks.check import Check
from cardgen.model.card import Card, Needs
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Map, Seq
from cardgen.model.wonder import Wonder
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words

# What powers speak of that only an expansion, or the variant of teams, brings into a game.
RULES = "seven-wonders"
BRINGS = {
    "cities": ("black", "debt", "unused black cards"),
    "faith": ("god", "gods", "invocations"),
    "leaders": ("leader", "leader box"),
    "teams": ("team", "team mate", "teams"),
}
BROUGHT_BY = {term: by for by, terms in BRINGS.items() for term in terms}
# Whoever holds a card of this kind or colour has the expansion.
KINDS = {"god": "faith", "leader": "leaders", "black": "cities"}
INSTEAD = "else"  # what happens where the first cannot: it asks for nothing


class Spoken(NamedTuple):
    """What powers speak of: `all` of it, and what one of them is about and nothing else."""

    all: frozenset[str]
    alone: frozenset[str]


def check_needs(view: PackView) -> Iterator[Finding]:
    """Every printed card and board whose powers can be read."""
    if view.pack.game.rules != RULES:
        return
    kinds = {card.id: deck.kind for deck in view.pack.decks for card in deck.cards}
    for card in view.cards:
        if view.is_printed(card) and card.id not in view.faulty_powers:
            spoken = _spoken(
                [*card.power], [power for variant in card.variants for power in variant.power]
            )
            yield from _held(card, card.needs, spoken, {kinds.get(card.id, ""), card.colour})
    for board in view.pack.wonders:
        if board.id in view.printed_ids and board.id not in view.faulty_powers:
            sides = board.sides.values()
            powers = [
                power
                for side in sides
                for power in (side.power, *(stage.power for stage in side.stages))
            ]
            yield from _held(board, board.needs, _spoken(powers, []), set())


def _spoken(powers: list[Seq], variants: list[Seq]) -> Spoken:
    said = [term for power in powers for term in _terms(power, alone=True)]
    of_variants = [term for power in variants for term, _ in _terms(power, alone=False)]
    every = [BROUGHT_BY[term] for term, _ in said if term in BROUGHT_BY]
    every += [BROUGHT_BY[term] for term in of_variants if term in BROUGHT_BY]
    alone = [BROUGHT_BY[term] for term, alone in said if alone and term in BROUGHT_BY]
    return Spoken(frozenset(every), frozenset(alone))


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


def _held(of: Card | Wonder, needs: Needs, spoken: Spoken, kinds: set[str]) -> Iterator[Finding]:
    said = {*needs.play, *needs.cards}
    own = {KINDS[kind] for kind in kinds if kind in KINDS}
    for expansion in sorted(spoken.alone - said - own):
        message = f"its power is about what {expansion} brings, but needs does not name it"
        help = f"add it: needs: {{play: [{expansion}]}}, or cards: if its cards suffice"
        yield _finding(of, message, help)
    for expansion in sorted(said.intersection(BRINGS) - spoken.all - own):
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
as well: whoever is dealt a Leader has Leaders.
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
    over_pack=check_needs,
)

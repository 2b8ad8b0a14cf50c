"""Examples of a rulebook that begin on a table that no game comes to."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.rulebook.example_ages import ages_of_example, over_examples
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.engine.scenario.model import Scenario
    from cardgen.engine.scenario.table_at_start import Oddity
    from cardgen.model.pack import Pack
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


def check_rulebook_example_state(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every scenario that a rulebook shows, in the Ages in which it is told there."""
    yield from over_examples(prose, rulebooks, "state", _strange)


def _strange(prose: "Prose", pack: "Pack", id: str, named: Sequence[str]) -> Iterator[Finding]:
    ages = ages_of_example(prose, pack, id, named)
    for age, scenario, odd in _odd(prose, pack, ages, told=bool(named)):
        place = prose.scenarios.place(scenario, age, *odd.way)
        check = "rulebook-example-state"
        yield Finding(check, check, place, odd.message, odd.help, "warning")


def _odd(
    prose: "Prose", pack: "Pack", ages: "tuple[tuple[str, Scenario], ...]", *, told: bool
) -> "Iterator[tuple[str, Scenario, Oddity]]":
    """What is odd in the Ages that words name; if they name none, in that which has the least."""
    every = [(age, one, prose.scenarios.oddities(pack, one, age)) for age, one in ages]
    for age, scenario, odd in every if told else sorted(every, key=lambda each: len(each[2]))[:1]:
        yield from ((age, scenario, each) for each in odd)


RULEBOOK_EXAMPLE_STATE = Check(
    slug="rulebook-example-state",
    title="An example that begins as no game can",
    why="""\
An example teaches by what can happen. A pawn that has moved before any shield was played, a fourth
Leader recruited before the third Age, a card that lies twice on the table, a Victory token of an
Age to come: whoever knows the game stops there and looks for the rule that allows it. A scenario
leaves out what it does not need, so only what is too much is told.
""",
    refused="""\
> **Exemple.** Avant l’Âge I, David, qui a 2 pièces, …     <!-- everybody begins with 6 -->
""",
    mend="""\
Set the example later in the game, or give what can be there: the finding says what. The Age is what
the words of the example name; one that names none may begin in any Age that its scenario plays.
""",
    over_rulebooks=check_rulebook_example_state,
    reads="examples",
)

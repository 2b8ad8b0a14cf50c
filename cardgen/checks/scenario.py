"""The check `scenario`."""

from cardgen.checks.check import Check

SCENARIO = Check(
    slug="scenario",
    title="A scenario that does not come true when the rules play it",
    why="""\
Worked examples, frequent questions and rulings are kept as scenarios: given, play, then. `cardgen
run` plays them on the rules. Whatever `then` does not name must be as it was given, so a
scenario also says what a card leaves alone; cards and coins neither appear nor vanish.
""",
    refused="""\
given:
  age: I
  players:
    david: {hand: [base/baths]}
play:
  - turn: {david: {builds: base/baths}}     # illegal: no stone to be had
then: {}
""",
    mend="""\
Correct the scenario, or the power whose effect it tells: `cardgen run NAME` tells each step.
A play that the rules should refuse is told as `then: {refused: resources-lacking}`.
""",
    codes=(
        "scenario-differs",
        "illegal",
        "not-refused",
        "conservation",
        "scenario-card",
        "two-players",
        "unknown-player",
        "unknown-step",
        "no-step",
        "two-steps",
    ),
)

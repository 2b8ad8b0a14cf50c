"""The story of a scenario in words: one sentence for each thing that happened.

A language is one table; its keys are the verbs of the story.
"""

from collections.abc import Iterator, Mapping

from cardgen.effects.state.happening import Happening
from cardgen.engine.scenario.running import Told

ENGLISH: Mapping[str, str] = {
    "beats": "{who} beats {whom}: {number} Victory, {number} Defeat",
    "builds": "{who} builds {cards}",
    "builds by chain": "{who} needs not pay, thanks to {cards} of {whom}",
    "builds stage": "{who} builds stage {number} of the Wonder",
    "buries": "{who} buries {cards}",
    "buys": "{who} buys {cards} from {whom} for {number}",
    "copies": "{who} copies {cards}",
    "counts shields": "{who} counts {number} of the shields shared with {whom}",
    "discards god": "{who} discards {cards} for coins",
    "draws": "{who} and {whom} are equally strong",
    "draws cards": "{who} draws {cards}",
    "gains coins": "{who} gains {number} coins",
    "gains debt": "{who} gets {number} Debt",
    "gains defeat": "{who} gets {number} Defeat",
    "gains diplomacy": "{who} gets {number} Diplomacy",
    "gains victory": "{who} gets {number} Victory",
    "hands on": "{who} hands {number} Defeat on to {whom}",
    "invokes": "{who} invokes {cards}",
    "is cancelled": "{cards} of {who} is cancelled by {whom}",
    "keeps hand": "{who} keeps the hand",
    "loses": "{who} loses {number} coins",
    "pays": "{who} pays {number} to the bank",
    "recruits": "{who} recruits {cards}",
    "redeals": "{who} deals all hands anew",
    "reveals": "{who} reveals {cards}",
    "sacrifices": "{who} sacrifices {cards}",
    "sees": "{who} sees what {whom} holds: {cards}",
    "sells": "{who} sells {cards}",
    "spends diplomacy": "{who} lays down a Diplomacy token",
    "swaps": "{who} swaps {cards} with {whom}",
}


def told(one: Told, language: Mapping[str, str] = ENGLISH) -> Iterator[str]:
    """The lines of a story: title, then each step with what happened in it."""
    yield f"{one.scenario.id} · Age {one.age}"
    for step, happenings in zip(one.scenario.play, one.steps, strict=False):
        yield f"  {step.what}"
        yield from (f"    {sentence(each, language)}" for each in happenings)
    if one.refusal:
        yield f"  refused: {one.refusal}"


def sentence(happening: Happening, language: Mapping[str, str] = ENGLISH) -> str:
    """One thing that happened, in words."""
    cards = ", ".join(card.rpartition("/")[2] for card in happening.cards) or "nothing"
    return language[happening.what].format(
        who=happening.who, whom=happening.whom, cards=cards, number=happening.number
    )

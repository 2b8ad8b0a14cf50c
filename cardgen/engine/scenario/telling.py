"""The story of a scenario in words: one sentence for each thing that happened.

A language is one table; its keys are the verbs of the story.
"""

from collections import Counter
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
    "chooses start": "{who} will choose who starts the next Age",
    "counts shields": "{who} counts {number} of the shields shared with {whom}",
    "discards god": "{who} discards {cards} for coins",
    "destroys": "{who} discards {cards} of {whom}",
    "discards leader": "{who} discards {cards} for coins",
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
    "keeps": "{who} keeps {cards}",
    "keeps hand": "{who} keeps the hand",
    "lays out": "{number} cards are laid out for Age {who}",
    "lays under": "{who} lays {cards} under a Wonder",
    "loots": "{who} takes the looting token of {number} on the side of {whom}",
    "loses": "{who} loses {number} coins",
    "makes more": "{who} makes more: {cards}",
    "pays": "{who} pays {number} to the bank",
    "plays again": "{who} will play again",
    "pushes pawn": "{who} moves the Conflict pawn by {number}",
    "recruits": "{who} recruits {cards}",
    "redeals": "{who} deals all hands anew",
    "reveals": "{who} reveals {cards}",
    "sacrifices": "{who} sacrifices {cards}",
    "sees": "{who} sees what {whom} holds: {cards}",
    "sells": "{who} sells {cards}",
    "shows": "{cards} of {who} shows another science symbol",
    "spends diplomacy": "{who} lays down a Diplomacy token",
    "starts": "{who} starts the Age",
    "stops pawn": "{who} keeps {whom} from moving the Conflict pawn",
    "swaps": "{who} swaps {cards} with {whom}",
    "takes token": "{who} takes the Progress token {cards}",
    "tucks": "{who} lays {cards} away",
    "turns up": "face up now: {cards}",
    "wins civilian": "{who} wins with the most points",
    "wins military": "{who} reaches the capital and wins",
    "wins scientific": "{who} has the science to win",
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
    named = Counter(card.rpartition("/")[2] for card in happening.cards)
    cards = ", ".join(f"{n} {card}" if n > 1 else card for card, n in named.items()) or "nothing"
    return language[happening.what].format(
        who=happening.who, whom=happening.whom, cards=cards, number=happening.number
    )

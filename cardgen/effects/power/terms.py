"""The closed lists of words that powers share, with the sign that stands for each."""

from fractions import Fraction

from cardgen.model.card import COLOURS, RESOURCES
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore
from cardgen.schema.kinds import OneOf

Icons = tuple[Icon, ...]

BASE_COLOURS = tuple(colour for colour in COLOURS if colour != "black")  # those without Cities
CARDS = (*COLOURS, "leader", "god", "wonder", "age")  # `age`: an Age card of any colour
SYMBOLS = ("compass", "gear", "tablet")
DUEL_SYMBOLS = ("quill", "pendulum", "mortar", "wheel", "sundial", "gyroscope", "law")
TOKENS = ("victory", "defeat", "debt", "diplomacy")

# When an ability acts, with what that means.
MOMENTS: dict[str, str] = {
    "played": "once, when the card comes in",
    "active": "from when the card comes in, as long as it stays: a god to the end of its Age, "
    "one of Age III to the final scoring",
    "conflict": "in each conflict while it stays, for a god that of its Age; in Duel at once",
    "turn end": "once, at the end of the turn in which it came in",  # before an Age there is none
    "age end": "at the end of each Age while it stays, before the conflicts; for a god, of its own "
    "Age alone",
    "next age": "as long as the next Age lasts, though the card is gone",
    "age II": "as long as Age II lasts",
    "age III": "as long as Age III lasts",
    "structure": "when the cards of an Age have been laid out, or at once where they lie already",
    "structure III": "when the cards of Age III have been laid out, or at once where they lie",
    "end": "at the final scoring",
}
LATER = ("next age", "age II", "age III")

# Who a clause means, where the word alone does not say it.
WHO: dict[str, str] = {
    "others": "everybody else, a team mate too",
    "team": "the owner and the owner's team mate",
    "direct opponent": "in team play, the neighbour who is no team mate",
    "loser": "who loses coins by this",
    "neighbours": "the player to the left and the one to the right",
}
# Who acts in an event, who is concerned or whose things are meant, who gives or receives.
ACTORS = {
    **WHO,
    "opponent": "whoever does it, if outside the owner's team; in Duel the other player",
}
CONCERNED = {
    **WHO,
    "opponent": "every player outside the owner's team; in Duel the other player",
}
PARTNERS = {
    **WHO,
    "opponent": "one player outside the owner's team, whom the owner chooses; in Duel the only one",
}
RECEIVERS = {**PARTNERS, "team mate": "the team mate of whoever gained the coins"}
# Who a clause means, with the signs for it.
SCOPES: dict[str, Icons] = {
    "self": (),
    "left": (Icon("neighbour-left"),),
    "right": (Icon("neighbour-right"),),
    "neighbours": (Icon("neighbours"),),
    "self and neighbours": (Icon("self-and-neighbours"),),
    "others": (Icon("pawns-others"),),
    "opponent": (Icon("pawn-other"),),
    "direct opponent": (Icon("neighbours"),),
    "team": (Icon("team"),),
    "team mate": (Icon("team-mate"),),
    "loser": (),
}

RESOURCE = OneOf(*RESOURCES, what="a resource")
CARD = OneOrMore(OneOf(*CARDS, what="a card colour, leader, god, wonder or age"))
SYMBOL = OneOrMore(OneOf(*SYMBOLS, *DUEL_SYMBOLS, what="a science symbol"))
PART_OF_SET = OneOrMore(
    OneOf(*SYMBOLS, *DUEL_SYMBOLS, *COLOURS, what="a science symbol or a card colour")
)
LOSER = "loser"
SCOPE = OneOf(
    *(scope for scope in SCOPES if scope != LOSER),
    what="a scope such as self, neighbours or others",
    elsewhere={
        LOSER: "it is the player who loses coins, where lose coins counts what they have, per:"
        " {cards: red, of: loser}"
    },
)
LOSERS_SCOPE = OneOf(*SCOPES, what="a scope such as loser, neighbours or others")

HALF = Fraction(1, 2)

OWN_PAWN = Icon("pawn-self")
GIVES, PER, OR, PLUS = Icon("gives"), Icon("per"), Icon("or"), Icon("plus")
NEXT = Icon("next")  # the bar between two effects
FREE, BUILD_FREE, TEAM = Icon("free"), Icon("build-free"), Icon("team")
RECRUIT_FREE, HAND_OF_LEADERS = Icon("recruit-free"), Icon("hand-leaders")


def card_icons(colours: tuple[str, ...]) -> Icons:
    """The card signs of colours, leaders and gods; side by side, what is printed on them counts."""
    return tuple(Icon(f"card-{colour}") for colour in colours)


def any_of(icons: Icons) -> Icons:
    """Signs of which any will do, parted by “or”."""
    return tuple(sign for icon in icons for sign in (OR, icon))[1:]


def all_of(icons: Icons) -> Icons:
    """Signs that are wanted together, joined by “plus”."""
    return tuple(sign for icon in icons for sign in (PLUS, icon))[1:]


def pawn_icons(scope: str) -> Icons:
    """Who, with the owner's own pawn drawn too: where things move between players."""
    return (OWN_PAWN,) if scope == "self" else SCOPES[scope]


def lot_label(number: int) -> str:
    """The number of a lot in its sign, where more than one thing makes a lot."""
    return str(number) if number > 1 else ""


def minus_label(number: object) -> str:
    """A number taken away, with a true minus sign."""
    return f"−{number}"


def fraction_label(number: Fraction) -> str:
    """An exact number as it is printed: 3, ½, 1½."""
    whole, rest = divmod(number, 1)
    if rest == 0:
        return str(whole)
    return f"{whole or ''}½" if rest == HALF else str(number)

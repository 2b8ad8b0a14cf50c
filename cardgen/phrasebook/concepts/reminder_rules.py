"""What the rules say anyway, which a text may add: by the concepts of which such words speak."""

from typing import NamedTuple

# Whatever else is said, but when and how often, if the power itself is told elsewhere.
ANYTHING = "*"


class Reminder(NamedTuple):
    """A rule that may be told beside powers which state one of `beside` and none of `unless`: words
    that state one of each of `needs`, and nothing but these and `also`, or `ANYTHING`. `whole`:
    they are no end of a stretch that says more, but may be a sentence of several; `opens`: they
    begin with the first of `needs`. Beside no power named it may be told of all."""

    beside: frozenset[str]
    needs: tuple[frozenset[str], ...]
    also: frozenset[str]
    unless: frozenset[str]
    whole: bool
    opens: bool


def _reminder(
    beside: str,
    *needs: str,
    also: str = "",
    unless: str = "",
    whole: bool = False,
    opens: bool = False,
) -> Reminder:
    wanted = tuple(map(_names, needs))
    return Reminder(_names(beside), wanted, _names(also), _names(unless), whole, opens)


def _names(listed: str) -> frozenset[str]:
    return frozenset(listed.split(", ")) if listed else frozenset()


REMINDERS = (
    # Who cannot lose or give so many loses or gives all.
    _reminder(
        "lose, give",
        "shortage, fewer, minus, if, if have",
        "all, each, or else, otherwise, or, lose, pay, give, last",
        also="coin, debt token, defeat token, own, at most, more",
    ),
    # “No more than they have”; but not “nothing, if they have fewer”.
    _reminder(
        "lose, give",
        "not",
        "shortage, at most, more, last",
        also="fewer, minus, if, if have, all, each, or else, otherwise, or, lose, pay, give, coin, "
        "debt token, defeat token, own",
    ),
    _reminder("lose, give", "if, if have", "fewer, minus, shortage", also="own", whole=True),
    # “If they cannot, they pay all they have”, “who has too few gives what there is”.
    _reminder(
        "lose, give",
        "if, if have, not, any player",
        "shortage",
        also="opponent, the opponent, others, fewer, minus, lose, pay, give, coin, own, all, each, "
        "debt token, defeat token, last, or, or else",
        whole=True,
    ),
    _reminder("fewer, minus", "not", "fewer, minus"),
    # A card that comes from elsewhere than a hand is neither sold nor marks a stage.
    _reminder(
        "discard pile, left out, leader box, unused, box, draw",
        "not, except",
        "stage, built stage, wonder, sale",
        also="build, recruit, may, or, or else, leader, guild, any player",
    ),
    # A Leader from there is recruited.
    _reminder("discard pile", "leader", also="recruit, build, if, any player", unless="leader"),
    # What somebody buys at a fixed price is not bought at the ordinary one.
    _reminder(
        "ordinary",
        "fixed, fixed price",
        also="not, except, buy, resource, card, each, per, reduced, unpaid",
    ),
    # What costs fewer resources, or none, costs as many coins.
    _reminder(
        "resource",
        "coin",
        also="lose, pay, cost, each, ordinary, build, invoke, recruit, god, stage, only, if, "
        "if have",
        unless="coin",
        whole=True,
    ),
    _reminder(
        "resource",
        "not",
        "coin",
        also="each, fewer, minus, reduced, may, cost",
        unless="coin",
    ),
    # Nothing happens where there is no Leader to copy or to lay down.
    _reminder(
        "copy, tuck, bury",
        "not, if, if have, otherwise",
        also="leader, card, god, neighbour, neighbours, own, recruit, build, or, copy, put, tuck, "
        "bury, each, all, any player, power, lay out",
    ),
    # What happens when cards are laid out happens at once where they lie.
    _reminder("lay out", "if", also="at once, or, or else, age, age 3, next age, lay out, not"),
    # A fixed price does not depend on what somebody produces.
    _reminder(
        "buy",
        "make",
        "opponent, each opponent, the opponent",
        "not, cost, even if",
        also="resource",
        whole=True,
    ),
    # What is produced each turn is for its owner alone.
    _reminder(
        "each turn",
        "not",
        "buy, sale",
        also="others, any player, may, neighbour, neighbours",
    ),
    # What does not matter, whatever it is: “no matter whether they can pay”.
    _reminder(
        "",
        "no matter, whatever number",
        also="not, or, or else, may, each, build, recruit, invoke, lose, pay, cost, buy, coin, "
        "conflict pawn, pawn, card, leader, god, any player, opponent, the opponent, unit, kind, "
        "resource, looting, shield, advance, chain, prepaid, paid for, free, unpaid, draw, "
        "discard, keep, power, team, neighbour, neighbours, own, symbol, pair, choose card, "
        "reveal, sale, held",
        opens=True,
    ),
    # “Neither the cost nor the place makes a difference”, “what is printed does not matter”.
    _reminder(
        "",
        "does not matter",
        also="not, or, or else, may, each, build, recruit, invoke, lose, pay, cost, coin, conflict "
        "pawn, pawn, card, leader, god, any player, opponent, the opponent, others, resource, "
        "looting, shield, chain, paid for, draw, discard, own, symbol, last, printed, winner, "
        "victory token, defeat token",
        whole=True,
    ),
    # What others do as usual they do.
    _reminder(
        "",
        "others, any player, neighbours, opponent, the opponent, everyone",
        "ordinary",
        also="lose, pay, cost, build, recruit, invoke, buy, god, leader, card, stage, resource, "
        "coin, each, all, must, may",
        unless="ordinary, others, any player, neighbours, opponent, everyone, neighbour",
        whole=True,
    ),
    # Who stays out of a conflict wins and loses nothing by it.
    _reminder(
        "stay out",
        "not",
        "conflict, victory token, defeat token, victory",
        also="or, or else, each",
    ),
    # With teams, both tokens go to the one neighbour who is no team mate.
    _reminder(
        "defeat token",
        "in team play",
        "direct opponent",
        "defeat token",
        also="team, neighbours, neighbour, each, only, victory token",
        unless="team",
        whole=True,
    ),
    # What came before does not count.
    _reminder(
        "from now on, until the end of the Age, each, at once",
        "not",
        "before, already",
        also="build, recruit, invoke, at once, victory token, card, leader, god, defeat token, "
        "brown, grey, yellow, blue, green, red, purple, black",
        unless="second of a pair, same name, new symbol",
        whole=True,
    ),
    # What a marker of the next Age is for, and when it is given back.
    _reminder(
        "next age",
        "marker of the next Age",
        also="discard, sale, coin, or, or else, until the end of the Age, at once, invoke, god, "
        "may, keep",
        whole=True,
    ),
    # Of two who are one team, the other neighbour alone gets what both would.
    _reminder(
        "defeat token",
        "in teams",
        "not, opponent, except",
        also="neighbour, neighbours, other one, team, both, defeat token, victory token, "
        "from now on, only, all, keep",
        unless="in teams, team",
        whole=True,
    ),
    # In games with debt tokens, who does not pay coins takes as many.
    _reminder(
        "lose",
        "debt token",
        also=ANYTHING,
        unless="debt token",
        whole=True,
    ),
    _reminder(
        "lose",
        "with Cities",
        "may",
        also=ANYTHING,
        unless="debt token",
        whole=True,
    ),
    _reminder(
        "lose",
        "debt token",
        also="coin, keep, may, each, per, any player, others, unpaid, waived, free, not, pay, "
        "lose, fewer, minus, if, or, or else, otherwise, everyone",
        unless="debt token",
        whole=True,
    ),
)

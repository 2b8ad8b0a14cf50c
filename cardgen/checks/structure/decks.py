"""Decks: the size of their cards, doubled names, and copies for more players."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.game_spec import GameSpec
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words
from cardgen.units import Size


def check_card_size(view: PackView) -> Iterator[Finding]:
    """The faces of each set against its size."""
    met: set[tuple[str, str]] = set()
    for shown in view.composed.faces:
        of, field = shown.of, "back" if shown.side == "back" and shown.of.back else "layout"
        if shown.face.size != of.size and (of.id, field) not in met:
            met.add((of.id, field))
            sizes = (f"{size.width:g}x{size.height:g}" for size in (of.size, shown.face.size))
            whole = "deck" if of.entry[0] == "decks" else of.kind
            message = f"the {whole} is {next(sizes)}, its {field} {next(sizes)}"
            said: Any = view.pack.entry[of.entry[0]]
            key = "size" if "size" in said[of.id] else "kind"
            place = view.pack.entry.place(*of.entry, key)
            help = _sized(view.pack.game, key, of.size, shown.face.size)
            yield Finding("card-size", "card-size", place, message, help)


def _sized(game: GameSpec, key: str, size: Size, drawn: Size) -> str:
    """What to type where a set is of one size and what is drawn of another."""
    typed = f"{drawn.width:g}x{drawn.height:g}"
    other = f"name a layout of {size.width:g}x{size.height:g}"
    if key == "size":
        return f"type size: {typed}, or {other}"
    kinds = join_words(game.kinds_sized(drawn))
    if kinds:
        return f"type kind: {kinds}, of {typed}, or {other}"
    return f"{other}, or add a kind: cardgen new kind NAME --game {game.id} --size {typed}"


CARD_SIZE = Check(
    slug="card-size",
    title="A deck whose cards are of another size than its layout",
    why="""\
A layout is made for one size of card, in millimetres; nothing is scaled, since words would no
longer be as large as they were fitted. A deck of another size would be cut through its words.
""",
    refused="""\
decks:
  gods: {size: 44x68, layout: god, back: gods, cards: gods/*.yaml}    # the layout is 65 by 100
""",
    mend="""\
Type the size of the layout, or name a layout of the deck's size.
""",
    over_pack=check_card_size,
    of_faces=True,
)


def check_duplicate_name(view: PackView) -> Iterator[Finding]:
    """Every name in every language, capitals and small letters alike."""
    met: dict[tuple[str, str], Card] = {}
    for card in view.cards:
        for language, name in card.name.items():
            first = met.setdefault((language, name.text.casefold()), card)
            if first is not card and not is_replaced(first, card):
                yield _finding(card, first, language, name.text)


def is_replaced(first: Card, second: Card) -> bool:
    ids = (first.id, f"{first.pack}/{first.id}")
    return second.replaces in ids or first.replaces in (second.id, f"{second.pack}/{second.id}")


def _finding(card: Card, first: Card, language: str, name: str) -> Finding:
    place = card.place("name", language)
    message = f'"{name}" is already the name of {first.id} ({first.place("name", language)})'
    help = f"give one another name, or say replaces: {first.id}"
    return Finding(
        "duplicate-name", "duplicate-name", place, message, help, card=card.id, language=language
    )


DUPLICATE_NAME = Check(
    slug="duplicate-name",
    title="Two cards with one name",
    why="""\
Players call cards by their names; rules say “no two cards of the same name in a city”. Two cards
of one pack may share a name only where one is said to replace the other.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}
- id: phoebus
  name: {fr: Iris, en: Phoebus}      # the French name is taken
""",
    mend="""\
Give one of the two another name, or say `replaces: iris`.
""",
    over_pack=check_duplicate_name,
)


def check_copies_fall(view: PackView, card: Card) -> Iterator[Finding]:
    """The copies of a card of an Age deck, from fewer players to more."""
    for dealt in dict.fromkeys(tuple(sorted(each.items())) for each in card.dealt):
        for (fewer, copies), (players, then) in pairwise(dealt):
            if then < copies:
                message = (
                    f"{copies} in the deck of {fewer} players, and {then} in that of {players}"
                )
                help = f"say at least {copies} for {players} players, or fewer for {fewer}"
                place = card.place("copies")
                yield Finding("copies-fall", "copies-fall", place, message, help, card=card.id)


COPIES_FALL = Check(
    slug="copies-fall",
    title="Fewer copies of a card for more players",
    why="""\
An Age deck grows with the number of players: cards come in, and none is taken out. Where `copies:`
falls, two numbers have changed places.
""",
    refused="""\
- id: mine
  age: I
  copies: {3: 2, 4-7: 1}
""",
    mend="""\
Say the numbers in their order: `copies: {3: 1, 4-7: 2}`.
""",
    over_card=check_copies_fall,
)

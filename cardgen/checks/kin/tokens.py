"""Coins and markers that say something else than their name, or the card that hands them out."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.component import GameToken
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView

ROMAN: Mapping[str, int] = MappingProxyType(
    {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
)


def check_coin_kin(view: PackView) -> Iterator[Finding]:
    """The number in the name of each coin, in each language, against its value."""
    for token in view.pack.tokens:
        for language, name in token.name.items() if token.value else ():
            numbers = [int(digits) for digits in re.findall(r"\d+", name.text)]
            if numbers and token.value not in numbers:
                message = f'the value is {token.value}, and the name says "{name.text}"'
                help = f"say {token.value} in the name, or value: {numbers[0]}"
                place = token.place("name", language)
                yield Finding("coin-kin", "coin-kin", place, message, help, language=language)
        yield from _struck_otherwise(token) if token.value else ()


def _struck_otherwise(token: GameToken) -> Iterator[Finding]:
    """Numbers struck on a coin, in Roman figures, that are not its value."""
    for index, word in enumerate(token.legend):
        number = _from_roman(word)
        if number and number != token.value:
            message = f'the value is {token.value}, and {number} is struck on the coin: "{word}"'
            help = f"strike {token.value} on it, or say value: {number}"
            yield Finding("coin-kin", "coin-kin", token.place("legend", index), message, help)


def _from_roman(word: str) -> int:
    """The number that Roman figures tell, 0 for other words."""
    values = [ROMAN[letter] for letter in word if letter in ROMAN]
    if len(values) != len(word):
        return 0
    behind = (*values[1:], 0)
    return sum(-one if one < then else one for one, then in zip(values, behind, strict=True))


COIN_KIN = Check(
    slug="coin-kin",
    title="A coin that is called by another value",
    why="""\
The value is struck on the coin and added up by the rules; its name stands in the list of components
and in the box. A coin of 6 whose name says 5 in one language is one or the other; so is one whose
`legend:` has a number in Roman figures that is not its value.
""",
    refused="""\
components:
  coins:
    of:
      six: {name: {fr: 6 pièces, en: 5 coins}, value: 6}
""",
    mend="""\
Find out which of the two is right, and say the same number in the name and as `value:`.
""",
    over_pack=check_coin_kin,
)


def check_token_kin(view: PackView) -> Iterator[Finding]:
    """Each token against the card of its name that hands it out."""
    tokens = {token.id: token for token in view.pack.tokens}
    for card in view.cards:
        token = tokens.get(card.marker)
        if token and _named_alike(token, card):
            if token.pantheon and token.pantheon != card.pantheon:
                yield _unlike(token, card, "pantheon", card.pantheon)
            if token.emblem and card.emblem and token.emblem != card.emblem:
                yield _unlike(token, card, "emblem", card.emblem)


def _named_alike(token: GameToken, card: Card) -> bool:
    names = {name.text for name in token.name.values()}
    return not names.isdisjoint(name.text for name in card.name.values())


def _unlike(token: GameToken, card: Card, key: str, wanted: str) -> Finding:
    message = f"the {key} is {getattr(token, key)}, that of the card {card.id} {wanted or 'none'}"
    help = f"say {key}: {wanted}, or mend the card" if wanted else f"take {key}: out"
    return Finding("token-kin", "token-kin", token.place(key), message, help, card=token.id)


TOKEN_KIN = Check(
    slug="token-kin",
    title="A token that is not of the pantheon of its card",
    why="""\
A marker that bears the name of the card which hands it out is that god in small: it wears the same
ring and shows the same emblem. A token that was copied with its line keeps those of another.
""",
    refused="""\
- id: iris
  pantheon: greek
  emblem: lyre
  marker: iris
# pack.yaml, components: {markers: {of: …}}
iris: {name: {fr: Iris, en: Iris}, pantheon: egyptian, emblem: lyre, colour: ruby}
""",
    mend="""\
Say the pantheon and the emblem of the card, or mend these there. A token of another look has a name
of its own.
""",
    over_pack=check_token_kin,
)

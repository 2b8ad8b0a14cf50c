"""Effects that only the published games need: what they require."""

import pytest

from tests.effects.conftest import ReadPower


@pytest.mark.parametrize(
    ("power", "message"),
    [
        ("- copy: guild", 'missing key "from"'),
        ("- discard: brown", 'missing key "from"'),
        ("- bank price: 1", 'missing key "of"'),
        ("- turn: twice", 'unknown word "twice"'),
        ("- draw: 4\n  from: leader box", 'missing key "to"'),
        ("- recruit: paid", 'missing key "from"'),
        ("- redirect: defeat\n  from: self", 'missing key "to"'),
        ("- vp: 1\n  per: {set: [blue, rad]}", 'unknown word "rad": did you mean "red"?'),
        ("- coins: 2\n  per: {gained: tokens}", 'unknown word "tokens"'),
        ("- progress: {}", 'missing key "one of"'),
        ("- science: compas", 'unknown word "compas": did you mean "compass"?'),
        ("- vp: 1\n  per: {most: {card: red}}", 'unknown count "card": did you mean "cards"?'),
        ("- vp: 1\n  per: {most: {most: {cards: red}}}", 'unknown count "most"'),
    ],
)
def test_faults(read: ReadPower, power: str, message: str) -> None:
    _, (finding,) = read(power)
    assert finding.message.startswith(message)

"""Effects that only Duel needs: what they require."""

import pytest

from tests.effects.conftest import ReadPower


@pytest.mark.parametrize(
    ("power", "message"),
    [
        ("- redirect: loot", 'missing key "from"'),
        ("- counts as: yellow", 'missing key "in"'),
        ("- multiply losses: 2\n  who: opponent", 'missing key "of"'),
        ("- tuck: card", 'unknown word "card"'),
        ("- lift: last wonders", 'unknown word "last wonders": did you mean "last wonder"?'),
        ("- vp: 1\n  per: {printed coins: 1}", 'missing key "in"'),
        ("- chains: {symbols: []}", "expected a list (each item a chain symbol), found an empty"),
    ],
)
def test_faults(read: ReadPower, power: str, message: str) -> None:
    _, (finding, *_) = read(power)
    assert finding.message.startswith(message)

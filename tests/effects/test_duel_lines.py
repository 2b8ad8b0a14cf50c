"""Effects that only Duel needs: their icon lines, moments and what they require."""

import pytest

from cardgen.effects.power.lines import icon_line
from tests.effects.conftest import ReadPower


@pytest.mark.parametrize(
    ("power", "line", "moment"),
    [
        ("- bury: leader", "card-leader buried", "played"),
        ("- vp: 2\n  per: {printed coins: 1, in: buried}", "laurel:2 per coin:1 buried", "end"),
        ("- vp: 1\n  per: {looted: dearest token}", "laurel:1 per loot most", "end"),
        ("- vp: 2\n  per: {chain pairs: 1}", "laurel:2 per chain-pair", "end"),
        ("- chains: {symbols: [book, gear]}", "chain:book chain:gear", "active"),
        ("- counts as: yellow\n  in: sale", "sell gives card-yellow", "active"),
        ("- multiply losses: 2\n  of: loot\n  who: opponent", "pawn-other loot coin:×2", "active"),
        ("- redirect: loot\n  from: opponent\n  to: self",
         "pawn-other loot coin:− gives pawn-self", "active"),
        ("- replace symbol: law\n  if: {symbol: second of a pair}",
         "science-pair gives law", "active"),
        ("- replace symbol: owned\n  of: green", "science-copy card-green", "active"),
        ("- tuck: taken card\n  then: [{turn: again}]", "card-age tuck gives play-again", "active"),
        ("- lift: last wonder", "wonder-eighth", "active"),
        ("- build from: boxed cards\n  when: structure", "boxed-cards gives free", "structure"),
        ("- build from: unused guilds\n  choose: {one of: 2}\n  when: structure III",
         "card-purple:2 gives free", "structure III"),
    ],
)  # fmt: skip
def test_lines_and_moments(read: ReadPower, power: str, line: str, moment: str) -> None:
    abilities, findings = read(power)
    assert findings == ()
    assert " ".join(map(str, icon_line(abilities))) == line
    assert [ability.when for ability in abilities] == [moment]


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("- cancel: pawn move\n  when: {moves: pawn}", "conflict-pawn gives cancel"),
        ("- shields: 1\n  when: {loots: coins, by: opponent}", "pawn-other loot gives shield"),
        ("- lose coins: {lost less: 0}\n  who: opponent\n  when: {loses coins: loot, by: self}",
         "loot coin:− gives coin:−n pawn-other"),
        ("- coins: 1\n  per: {bought: resources}\n"
         "  when: {buys: resources, by: opponent, from: bank}",
         "pawn-other any-resource bank gives coin:1 per any-resource"),
    ],
)  # fmt: skip
def test_events(read: ReadPower, power: str, line: str) -> None:
    abilities, findings = read(power)
    assert findings == ()
    assert " ".join(map(str, icon_line(abilities))) == line


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
